import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { newNotices } from '../../kit/testing/notices.js';
import { expectOneWinner, expectRefusal } from '../../kit/testing/refusal.js';
import { addEmployee } from '../employee/employee.factory.js';
import { addGoal } from '../goal/goal.factory.js';
import { addCycle, addReview } from '../performanceReview/performanceReview.factory.js';
import { people } from '../subgraph.js';
import { graphql } from '../testing/graphql.js';
import { addReviewCast } from '../testing/reviewDesk.js';
import type { ReviewCast } from '../testing/reviewDesk.js';
import { inDays } from '../../kit/testing/time/days.js';

const Cycles = graphql(`
  query Cycles($isOpen: Boolean) {
    reviewCycles(isOpen: $isOpen) {
      count
      results {
        id
        name
        isOpen
        progress {
          total
          draft
          readyToShare
          shared
        }
        viewerCan {
          close
          share
        }
      }
    }
  }
`);
const Open = graphql(`
  mutation Open($input: ReviewCycleInput!) {
    openReviewCycle(input: $input) {
      id
      name
      departments
      questions
      isOpen
      openedByName
      progress {
        total
        draft
      }
    }
  }
`);
const Close = graphql(`
  mutation Close($id: Int!, $version: Int) {
    closeReviewCycle(id: $id, version: $version) {
      id
      isOpen
    }
  }
`);
const GoalCount = graphql(`
  query GoalCount {
    goals {
      count
    }
  }
`);
const ShareAll = graphql(`
  mutation ShareAll($cycleId: Int!) {
    shareReviewsOfCycle(cycleId: $cycleId) {
      shared
      cycle {
        id
      }
    }
  }
`);
const Distribution = graphql(`
  query Distribution($cycleId: Int!) {
    reviewDistribution(cycleId: $cycleId) {
      departments {
        department
        ratings
        people
        isWithheld
      }
    }
  }
`);
const INPUT = {
  name: 'Annual review 2026',
  periodStart: '2026-01-01',
  periodEnd: '2026-12-31',
  dueDate: inDays(60),
  questions: ['What went well?'],
};

describeSubgraph(people, { emptied: ['employee', 'review_cycle'] }, ({ as, database }) => {
  let cast: ReviewCast;
  const open = (input = {}) => cast.hr.try(Open, { input: { ...INPUT, ...input } });
  beforeEach(async () => {
    cast = await addReviewCast(database, as);
    await newNotices(database);
  });

  test('only HR and Administrators open and close cycles, share reviews and read figures', async () => {
    const id = await addCycle(database);
    await expectRefusal(as.nobody.try(Cycles), 'UNAUTHENTICATED');
    for (const person of [cast.me, cast.boss, as.it, as.analyst]) {
      await expectRefusal(person.try(Open, { input: INPUT }), 'FORBIDDEN');
      await expectRefusal(person.try(Close, { id }), 'FORBIDDEN');
      await expectRefusal(person.try(ShareAll, { cycleId: id }), 'FORBIDDEN');
      await expectRefusal(person.try(Distribution, { cycleId: id }), 'FORBIDDEN');
      expect((await person.ask(Cycles)).reviewCycles).toEqual({ count: 0, results: [] });
    }
  });

  test.each([
    [{ name: ' ' }, 'name', 'This field may not be blank.'],
    [{ periodEnd: '2025-12-31' }, 'periodEnd', 'The period must end on or after its first day.'],
    [{ periodStart: '1026-01-01' }, 'periodStart', 'Ensure this date is 1950-01-01 or later.'],
    [{ periodEnd: '2126-12-31' }, 'periodEnd', 'Choose a day within the next 5 years.'],
    [{ periodStart: '2016-01-01' }, 'periodEnd', 'It spans at most 1096 days. Please check the year.'],
    [{ dueDate: '2126-12-31' }, 'dueDate', 'Choose a day within the next 5 years.'],
    [{ dueDate: '2020-01-01' }, 'dueDate', 'The due date must not be in the past.'],
    [{ questions: [] }, 'questions', 'Ask at least one question.'],
    [
      { questions: Array<string>(11).fill('Why?') },
      'questions',
      'Ensure this field has no more than 10 elements.',
    ],
    [{ questions: [' '] }, 'questions', 'This field may not be blank.'],
    [{ questions: ['\uf0b7 '] }, 'questions', 'This field may not be blank.'],
    [{ departmentIds: [999_999] }, 'departmentIds', 'There is no such department.'],
  ])('a cycle with %j is refused under %s', async (input, field, text) => {
    await expectRefusal(open(input), 'BAD_USER_INPUT', field, text);
    expect((await cast.hr.ask(Cycles)).reviewCycles.count).toBe(0);
  });

  test('leading bullets are removed from pasted questions', async () => {
    const questions = ['\uf0b7 What went well?', 'o\tWhat next?', '2) Why -5 °C?', '➢ Who?'];
    const { openReviewCycle } = await cast.hr.ask(Open, { input: { ...INPUT, questions } });
    expect(openReviewCycle.questions).toEqual(['What went well?', 'What next?', 'Why -5 °C?', 'Who?']);
  });

  test('a cycle without participants is refused, and so is an existing name, even at the same moment', async () => {
    const empty = await database.one<{ id: number }>(`select id from department where name <> 'Engineering'`);
    await expectRefusal(
      open({ departmentIds: [empty?.id] }),
      'BAD_USER_INPUT',
      'departmentIds',
      'No one who works here takes part.',
    );
    await expectOneWinner([open(), open({ name: 'ANNUAL review 2026' })], 'BAD_USER_INPUT', 'name');
  });

  test('every active person gets a review and a notice, or only those of the departments of the cycle', async () => {
    const sales = await addEmployee(database, { departmentName: 'Sales' });
    await addEmployee(database, { employmentStatus: 'terminated' });
    const department = await database.one<{ id: number }>(`select id from department where name = 'Sales'`);
    const one = await cast.hr.ask(Open, { input: { ...INPUT, departmentIds: [department?.id ?? 0] } });
    expect(one.openReviewCycle).toMatchObject({
      departments: ['Sales'],
      isOpen: true,
      openedByName: 'Priya Raman',
      progress: { total: 1, draft: 1 },
    });
    const all = await cast.admin.ask(Open, { input: { ...INPUT, name: 'All' } });
    expect(all.openReviewCycle).toMatchObject({ departments: [], progress: { total: 5 } });
    const told = await newNotices(database);
    expect(told[0]).toEqual({
      kind: 'review.opened',
      thing: one.openReviewCycle.id,
      to: [sales.userId],
      by: cast.hr.userId,
    });
    expect(told[1]?.['to']).toHaveLength(5);
    expect((await cast.me.ask(Cycles)).reviewCycles.results).toEqual([
      {
        id: all.openReviewCycle.id,
        name: 'All',
        isOpen: true,
        progress: null,
        viewerCan: { close: false, share: false },
      },
    ]);
  });

  test('a cycle is closed once, and only with its present version', async () => {
    const id = await addCycle(database);
    await expectRefusal(cast.hr.try(Close, { id, version: 7 }), 'CONFLICT', { currentStatus: 'open' });
    await expectOneWinner([cast.hr.try(Close, { id }), cast.admin.try(Close, { id })], 'CONFLICT', {
      currentStatus: 'closed',
      message: 'This review cycle is closed already.',
    });
    await expectRefusal(cast.hr.try(Close, { id: 999_999 }), 'NOT_FOUND');
    expect((await cast.hr.ask(Cycles, { isOpen: true })).reviewCycles.count).toBe(0);
    expect((await cast.hr.ask(Cycles, { isOpen: false })).reviewCycles.count).toBe(1);
  });

  test('goals of reviews that a closed cycle left unfinished become ordinary goals', async () => {
    const cycleId = await addCycle(database);
    const reviewId = await addReview(database, { cycleId, employeeId: cast.own.id });
    await addGoal(database, { employeeId: cast.own.id, reviewId });
    expect((await cast.me.ask(GoalCount)).goals.count).toBe(0);
    await cast.hr.ask(Close, { id: cycleId });
    expect((await cast.me.ask(GoalCount)).goals.count).toBe(1);
  });

  test('all finished reviews of a cycle are shared together, except one’s own', async () => {
    const cycleId = await addCycle(database);
    const add = (employeeId: number, state: 'self_review_done' | 'manager_review_done') =>
      addReview(database, { cycleId, employeeId, state });
    await add(cast.own.id, 'manager_review_done');
    await add(cast.hr.recordId, 'manager_review_done');
    await add(cast.boss.employeeId ?? 0, 'self_review_done');
    const ready = async () => (await cast.hr.ask(Cycles)).reviewCycles.results[0]?.progress?.readyToShare;
    expect(await ready()).toBe(1);
    expect((await cast.hr.ask(ShareAll, { cycleId })).shareReviewsOfCycle).toEqual({
      shared: 1,
      cycle: { id: cycleId },
    });
    expect(await ready()).toBe(0);
    expect((await cast.hr.ask(ShareAll, { cycleId })).shareReviewsOfCycle.shared).toBe(0);
    expect(await newNotices(database)).toEqual([
      { kind: 'review.shared', thing: cycleId, to: [cast.me.userId], by: cast.hr.userId },
    ]);
    await expectRefusal(cast.hr.try(ShareAll, { cycleId: 999_999 }), 'NOT_FOUND');
  });

  test("ratings are shown by department, never of fewer than five people, and without one's own before it is shared", async () => {
    const cycleId = await addCycle(database);
    const rate = async (departmentName: string, ratings: number[]) => {
      for (const rating of ratings) {
        const { id } = await addEmployee(database, { departmentName });
        await addReview(database, { cycleId, employeeId: id, state: 'manager_review_done', rating });
      }
    };
    await rate('Sales', [1, 2, 3, 3, 3, 5]);
    await rate('Finance', [4, 4, 4, 4, 4]);
    await addReview(database, {
      cycleId,
      employeeId: cast.hr.recordId,
      state: 'manager_review_done',
      rating: 1,
    });
    const read = async (who: ReviewCast['boss']) =>
      (await who.ask(Distribution, { cycleId })).reviewDistribution.departments.map(
        ({ department, ratings, people }) => `${department}: ${ratings?.join() ?? 'withheld'} ${people}`,
      );
    expect(await read(cast.hr)).toEqual(['Finance: 0,0,0,5,0 5', 'Sales: 1,1,3,0,1 6']);
    // One of Engineering is kept back, and the smallest beside it, so that the whole does not tell it.
    expect(await read(cast.admin)).toEqual([
      'Engineering: withheld null',
      'Finance: withheld null',
      'Sales: 1,1,3,0,1 6',
    ]);
  });
});
