import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { untyped } from '../../kit/testing/document.js';
import { expectOneWinner, expectRefusal } from '../../kit/testing/refusal.js';
import { viewer } from '../../kit/testing/viewers.js';
import { addCycle, addReview } from '../performanceReview/performanceReview.factory.js';
import { people } from '../subgraph.js';
import { graphql } from '../testing/graphql.js';
import { addReviewCast } from '../testing/reviewDesk.js';
import type { ReviewCast } from '../testing/reviewDesk.js';
import { addGoal } from './goal.factory.js';
import { inDays } from '../../kit/testing/time/days.js';

const DUE = inDays(60);

const Goals = graphql(`
  query Goals($employeeId: [Int!], $state: [GoalState!], $scope: ReviewScope) {
    goals(employeeId: $employeeId, state: $state, scope: $scope) {
      count
      results {
        id
        employeeName
        title
        viewerCan {
          update
        }
      }
    }
  }
`);
const OneGoal = graphql(`
  query OneGoal($id: Int!) {
    goal(id: $id) {
      title
      description
      state
      dueDate
      version
      notes {
        text
        byName
      }
    }
  }
`);
const GoalsOfReview = graphql(`
  query GoalsOfReview($id: Int!) {
    performanceReview(id: $id) {
      goals {
        title
        state
        notes {
          text
        }
        viewerCan {
          update
        }
      }
    }
  }
`);
const Create = graphql(`
  mutation CreateGoal($input: CreateGoalInput!) {
    createGoal(input: $input) {
      id
      employeeName
      reviewId
      title
      state
      dueDate
      createdByName
    }
  }
`);
const Update = graphql(`
  mutation UpdateGoal($id: Int!, $input: UpdateGoalInput!, $version: Int) {
    updateGoal(id: $id, input: $input, version: $version) {
      id
      title
      description
      state
      dueDate
      version
    }
  }
`);
const AddNote = graphql(`
  mutation AddGoalNote($goalId: Int!, $text: String!) {
    addGoalNote(goalId: $goalId, text: $text) {
      id
    }
  }
`);

describeSubgraph(people, { emptied: ['employee', 'review_cycle'] }, ({ as, database }) => {
  let cast: ReviewCast;
  beforeEach(async () => {
    cast = await addReviewCast(database, as);
  });

  test("a colleague, another manager, IT and an analyst can neither find nor change a person's goals", async () => {
    const id = await addGoal(database, { employeeId: cast.own.id });
    const reference = untyped<{ _entities: unknown[] }>(
      `query { _entities(representations: [{ __typename: "Goal", id: ${id} }]) { ... on Goal { title } } }`,
    );
    await expectRefusal(as.nobody.try(Goals), 'UNAUTHENTICATED');
    for (const [who, person] of cast.strangers) {
      expect([who, (await person.ask(Goals)).goals]).toEqual([who, { count: 0, results: [] }]);
      expect((await person.ask(reference))._entities).toEqual([null]);
      await expectRefusal(person.try(OneGoal, { id }), 'NOT_FOUND');
      await expectRefusal(person.try(Update, { id, input: { title: 'X' } }), 'NOT_FOUND');
      await expectRefusal(person.try(AddNote, { goalId: id, text: 'X' }), 'NOT_FOUND');
      await expectRefusal(
        person.try(Create, { input: { employeeId: cast.own.id, title: 'X' } }),
        'BAD_USER_INPUT',
        'employeeId',
      );
    }
  });

  test('HR and Administrators read every goal but change only their own', async () => {
    const id = await addGoal(database, { employeeId: cast.own.id });
    for (const person of [cast.hr, cast.admin]) {
      expect((await person.ask(Goals)).goals.results).toMatchObject([{ id, viewerCan: { update: false } }]);
      await expectRefusal(person.try(Update, { id, input: { state: 'DONE' } }), 'FORBIDDEN', {
        message: 'Only the person and their direct manager change a goal.',
      });
      await expectRefusal(person.try(AddNote, { goalId: id, text: 'X' }), 'FORBIDDEN');
    }
  });

  test('HR reads a goal of a review once the review is finished, and the person once it is shared, HR for their own review too', async () => {
    const cycleId = await addCycle(database);
    for (const [person, employeeId] of [
      [cast.me, cast.own.id],
      [cast.hr, cast.hr.recordId],
    ] as const) {
      const reviewId = await addReview(database, { cycleId, employeeId, state: 'self_review_done' });
      const { createGoal } = await cast.boss.ask(Create, { input: { employeeId, reviewId, title: 'Lead' } });
      const { id } = createGoal;
      await expectRefusal(person.try(OneGoal, { id }), 'NOT_FOUND');
      await expectRefusal(person.try(AddNote, { goalId: id, text: 'X' }), 'NOT_FOUND');
      expect((await person.ask(Goals, { scope: 'OWN' })).goals).toEqual({ count: 0, results: [] });
      await expectRefusal(cast.admin.try(OneGoal, { id }), 'NOT_FOUND');
      await database.query(
        `update performance_review set state = 'manager_review_done', rating = 3, manager_reviewed_at = now(),
         reviewed_by_id = 1, reviewed_by_name = 'Boss' where id = $1`,
        [reviewId],
      );
      expect((await cast.admin.ask(OneGoal, { id })).goal?.title).toBe('Lead');
      await expectRefusal(person.try(OneGoal, { id }), 'NOT_FOUND');
      await database.query(
        `update performance_review set state = 'shared', shared_at = now(), shared_by_id = 1, shared_by_name = 'Priya'
         where id = $1`,
        [reviewId],
      );
      expect((await person.ask(OneGoal, { id })).goal?.title).toBe('Lead');
    }
  });

  test('a former manager reads the goals of a review that they finished, but no notes and no other goal', async () => {
    const reviewId = await addReview(database, {
      cycleId: await addCycle(database),
      employeeId: cast.own.id,
      state: 'shared',
      reviewedById: cast.boss.userId,
    });
    const id = await addGoal(database, { employeeId: cast.own.id, reviewId, title: 'Lead the harbour' });
    await addGoal(database, { employeeId: cast.own.id, title: 'Learn Dutch' });
    await cast.boss.ask(AddNote, { goalId: id, text: 'Well begun' });
    const before = as({ ...cast.boss, reportUserIds: [] });
    const next = as(viewer(['Manager'], { reportUserIds: [cast.own.userId] }));
    await expectRefusal(before.try(OneGoal, { id }), 'NOT_FOUND');
    await expectRefusal(before.try(Update, { id, input: { state: 'DONE' } }), 'NOT_FOUND');
    await expectRefusal(before.try(AddNote, { goalId: id, text: 'X' }), 'NOT_FOUND');
    expect((await before.ask(Goals)).goals).toEqual({ count: 0, results: [] });
    const read = (await before.ask(GoalsOfReview, { id: reviewId })).performanceReview;
    expect(read?.goals).toEqual([
      { title: 'Lead the harbour', state: 'NOT_STARTED', notes: [], viewerCan: { update: false } },
    ]);
    // The next manager continues with all goals, and does not read the review.
    expect((await next.ask(Goals)).goals.count).toBe(2);
    expect((await next.ask(OneGoal, { id })).goal?.notes).toHaveLength(1);
    await expectRefusal(next.try(GoalsOfReview, { id: reviewId }), 'NOT_FOUND');
  });

  test('only the manager of a review sets a goal in it, for its person and before it is shared', async () => {
    const cycleId = await addCycle(database);
    const open = await addReview(database, { cycleId, employeeId: cast.own.id });
    const shared = await addReview(database, { cycleId, employeeId: cast.hr.recordId, state: 'shared' });
    const create = (who: ReviewCast['me'], employeeId: number, reviewId: number) =>
      who.try(Create, { input: { employeeId, reviewId, title: 'Lead' } });
    await expectRefusal(create(cast.me, cast.own.id, open), 'BAD_USER_INPUT', 'reviewId');
    await expectRefusal(create(cast.boss, cast.hr.recordId, open), 'BAD_USER_INPUT', 'reviewId');
    await expectRefusal(create(cast.boss, cast.hr.recordId, shared), 'CONFLICT', { currentStatus: 'shared' });
  });

  test('an account without an employee record cannot set a goal, and reads the reason', async () => {
    const outside = as(viewer(['Administrator'], { employeeId: null }));
    const said = { message: 'No employee record.' };
    await expectRefusal(outside.try(Create, { input: { title: 'Rest' } }), 'NOT_FOUND', said);
  });

  test.each([
    [{ title: ' ' }, 'title', 'This field may not be blank.'],
    [{ title: 'x'.repeat(201) }, 'title', 'Ensure this field has no more than 200 characters.'],
    [{ description: 'x'.repeat(2001) }, 'description', 'Ensure this field has no more than 2000 characters.'],
    [{ dueDate: '2001-01-01' }, 'dueDate', 'Choose a day that has not passed.'],
    [{ dueDate: '2126-06-30' }, 'dueDate', 'Choose a day within the next 5 years.'],
  ])('a goal of %j is refused under %s', async (input, field, text) => {
    const id = await addGoal(database, { employeeId: cast.own.id });
    const made = cast.me.try(Create, { input: { title: 'T', ...input } });
    await expectRefusal(made, 'BAD_USER_INPUT', field, text);
    await expectRefusal(cast.me.try(Update, { id, input }), 'BAD_USER_INPUT', field, text);
    await expectRefusal(cast.me.try(AddNote, { goalId: id, text: ' ' }), 'BAD_USER_INPUT', 'text');
  });

  test('a person and their manager set goals, change them and note progress; each change is recorded, and the audit trail contains no text', async () => {
    const { createGoal } = await cast.me.ask(Create, {
      input: { title: ' Learn Dutch ', dueDate: DUE },
    });
    expect(createGoal).toMatchObject({
      employeeName: 'Olive Winter',
      reviewId: null,
      title: 'Learn Dutch',
      state: 'NOT_STARTED',
      dueDate: DUE,
      createdByName: 'Olive Winter',
    });
    const { id } = createGoal;
    await cast.boss.ask(Update, { id, input: { state: 'IN_PROGRESS', description: 'B1', dueDate: null } });
    await cast.me.ask(AddNote, { goalId: id, text: 'First lesson' });
    await cast.boss.ask(AddNote, { goalId: id, text: 'Well begun' });
    expect((await cast.me.ask(OneGoal, { id })).goal).toEqual({
      title: 'Learn Dutch',
      description: 'B1',
      state: 'IN_PROGRESS',
      dueDate: null,
      version: 2,
      notes: [
        { text: 'Well begun', byName: 'Boss Marsh' },
        { text: 'First lesson', byName: 'Olive Winter' },
        {
          text: `Description changed. State: In progress, before: Not started. Due date: none, before: ${DUE}.`,
          byName: 'Boss Marsh',
        },
      ],
    });
    expect((await cast.boss.ask(Goals, { scope: 'TEAM', state: ['IN_PROGRESS'] })).goals.count).toBe(1);
    expect((await cast.hr.ask(Goals, { employeeId: [cast.own.id], state: ['DONE'] })).goals.count).toBe(0);
    const trail = JSON.stringify(await database.query(`select * from audit where object_type = 'goal'`));
    for (const word of ['Dutch', 'B1', 'lesson', 'begun']) expect(trail).not.toContain(word);
  });

  test('of two changes of a goal at the same moment the second is refused', async () => {
    const id = await addGoal(database, { employeeId: cast.own.id });
    const change = (who: ReviewCast['me'], title: string) =>
      who.try(Update, { id, input: { title }, version: 1 });
    await expectOneWinner([change(cast.me, 'One'), change(cast.boss, 'Two')], 'CONFLICT', {
      currentStatus: 'not_started',
    });
  });
});
