import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { untyped } from '../../kit/testing/document.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import { viewer } from '../../kit/testing/viewers.js';
import { addGoal } from '../goal/goal.factory.js';
import { people } from '../subgraph.js';
import { addReviewCast, Review, Reviews, Share } from '../testing/reviewDesk.js';
import type { ReviewCast } from '../testing/reviewDesk.js';
import { addCycle, addReview } from './performanceReview.factory.js';
import type { ReviewState } from './performanceReview.status.js';

const STATES = ['draft', 'self_review_done', 'manager_review_done', 'shared', 'acknowledged'] as const;

describeSubgraph(people, { emptied: ['employee', 'review_cycle'] }, ({ as, database }) => {
  let cast: ReviewCast;
  let cycleId: number;
  const add = (state: ReviewState, employeeId = cast.own.id, more = {}) =>
    addReview(database, {
      cycleId,
      employeeId,
      state,
      rating: 4,
      strengths: 'Clear.',
      improvements: 'Tempo.',
      ...more,
    });
  beforeEach(async () => {
    cast = await addReviewCast(database, as);
    cycleId = await addCycle(database);
  });

  test('a person cannot read reviews without signing in, or before the first password is changed [A1.3]', async () => {
    const id = await add('shared');
    await expectRefusal(as.nobody.try(Reviews), 'UNAUTHENTICATED');
    for (const person of [cast.me, cast.boss, cast.hr, cast.admin])
      await expectRefusal(
        as({ ...person, mustChangePassword: true }).try(Review, { id }),
        'PASSWORD_CHANGE_REQUIRED',
      );
  });

  test('nobody reads the draft that a manager left unfinished when the cycle was closed, not even the next manager', async () => {
    const id = await add('self_review_done', cast.own.id, {
      cycleId: await addCycle(database, { closedAt: '2026-11-20T10:00:00Z' }),
    });
    for (const who of [cast.boss, cast.hr, cast.me])
      expect((await who.ask(Review, { id })).performanceReview).toMatchObject({
        rating: null,
        strengths: null,
      });
  });

  test.each(STATES)(
    'a colleague, another manager, IT and an analyst do not find a %s review by list, count, search, reference or statistic',
    async (state) => {
      const id = await add(state);
      const reference = untyped<{ _entities: unknown[] }>(
        `query { _entities(representations: [{ __typename: "PerformanceReview", id: ${id} }]) { ... on PerformanceReview { state rating } } }`,
      );
      const figures = untyped(`query { reviewDistribution(cycleId: ${cycleId}) { departments { people } } }`);
      const cycle = untyped(`query { reviewCycle(id: ${cycleId}) { id } }`);
      const nothing = { performanceReviews: { count: 0, results: [] } };
      for (const [who, person] of cast.strangers) {
        await expectRefusal(person.try(Review, { id }), 'NOT_FOUND');
        expect([who, await person.ask(Reviews)]).toEqual([who, nothing]);
        for (const asked of [{ search: 'olive' }, { employeeId: [cast.own.id] }, { cycleId: [cycleId] }])
          expect([who, await person.ask(Reviews, asked)]).toEqual([who, nothing]);
        expect((await person.ask(reference))._entities).toEqual([null]);
        await expectRefusal(person.try(figures), 'FORBIDDEN');
        await expectRefusal(person.try(cycle), 'NOT_FOUND');
      }
    },
  );

  test("the person reads the manager's part with its goals only once it is shared, and never the changed ratings", async () => {
    for (const state of STATES) {
      const id = await add(state, cast.own.id, { cycleId: await addCycle(database) });
      await addGoal(database, { employeeId: cast.own.id, reviewId: id });
      await database.query(
        `insert into review_calibration (review_id, rating_before, rating_after, reason, by_name) values ($1, 5, 4, 'Curve', 'Priya')`,
        [id],
      );
      const { performanceReview: own } = await cast.me.ask(Review, { id });
      const isShared = state === 'shared' || state === 'acknowledged';
      expect([
        state,
        own?.rating,
        own?.strengths,
        own?.improvements,
        own?.goals.length,
        own?.calibrations,
      ]).toEqual(isShared ? [state, 4, 'Clear.', 'Tempo.', 1, []] : [state, null, null, null, 0, []]);
    }
  });

  test('before it is shared the person cannot tell when other people work on their review', async () => {
    const id = await add('manager_review_done');
    await database.query(`update performance_review set updated_at = '2026-11-20T09:00:00Z' where id = $1`, [
      id,
    ]);
    const Changed = untyped<{ performanceReview: { updatedAt: string } }>(
      `{ performanceReview(id: ${id}) { updatedAt } }`,
    );
    const read = async (who: ReviewCast['me']) => (await who.ask(Changed)).performanceReview.updatedAt;
    expect(await read(cast.me)).toMatch('2026-11-02T10:00:00');
    expect(await read(cast.boss)).toMatch('2026-11-20T09:00:00');
    await cast.hr.ask(Share, { id });
    expect(await read(cast.me)).toBe(await read(cast.boss));
  });

  test("HR does not read the manager's part of their own review before it is shared", async () => {
    const id = await add('manager_review_done', cast.hr.recordId);
    await addGoal(database, { employeeId: cast.hr.recordId, reviewId: id });
    const { performanceReview } = await cast.hr.ask(Review, { id });
    expect(performanceReview).toMatchObject({ rating: null, strengths: null, improvements: null, goals: [] });
    expect(performanceReview?.viewerCan).toMatchObject({ calibrate: false, share: false });
    expect((await cast.admin.ask(Review, { id })).performanceReview).toMatchObject({ rating: 4 });
  });

  test('manager, HR and Administrators read a finished self review, and HR also a finished manager’s part', async () => {
    const draft = await add('draft', cast.own.id, { selfAnswers: ['Half', ''] });
    const sent = await add('self_review_done', cast.hr.recordId);
    const read = async (person: ReviewCast['boss'], id: number) => {
      const { performanceReview } = await person.ask(Review, { id });
      return [performanceReview?.selfAnswers, performanceReview?.strengths];
    };
    expect(await read(cast.me, draft)).toEqual([['Half', ''], null]);
    for (const person of [cast.hr, cast.admin]) expect(await read(person, draft)).toEqual([null, null]);
    expect(await read(cast.boss, draft)).toEqual([null, 'Clear.']);
    const answers = ['The harbour report.', 'Fewer meetings.'];
    expect(await read(cast.admin, sent)).toEqual([answers, null]);
    expect(await read(cast.boss, sent)).toEqual([answers, 'Clear.']);
  });

  test('a new manager takes over an open review and reads the draft; the former manager no longer finds it', async () => {
    const id = await add('self_review_done');
    const next = as(viewer(['Manager'], { reportUserIds: [cast.own.userId] }));
    const before = as({ ...cast.boss, reportUserIds: [] });
    expect((await next.ask(Review, { id })).performanceReview).toMatchObject({
      strengths: 'Clear.',
      viewerCan: { writeManager: true, finishManager: true },
    });
    await expectRefusal(before.try(Review, { id }), 'NOT_FOUND');
  });

  test('a manager still reads reviews they finished after the person moves, and the next manager does not', async () => {
    const next = as(viewer(['Manager'], { reportUserIds: [cast.own.userId] }));
    const before = as({ ...cast.boss, reportUserIds: [] });
    const id = await add('shared');
    expect((await before.ask(Review, { id })).performanceReview).toMatchObject({ strengths: 'Clear.' });
    expect((await before.ask(Reviews)).performanceReviews.count).toBe(1);
    await expectRefusal(next.try(Review, { id }), 'NOT_FOUND');
    expect((await next.ask(Reviews)).performanceReviews.count).toBe(0);
  });

  test('HR still reads the reviews of a person who left, and they are not overdue', async () => {
    const past = await addCycle(database, { dueDate: '2026-01-31' });
    const id = await add('draft', cast.own.id, { cycleId: past });
    expect((await cast.hr.ask(Reviews, { isLate: true })).performanceReviews.count).toBe(1);
    await database.query(`update employee set employment_status = 'terminated' where id = $1`, [cast.own.id]);
    const boss = as({ ...cast.boss, reportUserIds: [] });
    await expectRefusal(boss.try(Review, { id }), 'NOT_FOUND');
    expect((await cast.hr.ask(Review, { id })).performanceReview).toMatchObject({
      employeeName: 'Olive Winter',
      isLate: false,
    });
    expect((await cast.hr.ask(Reviews, { isLate: true })).performanceReviews.count).toBe(0);
  });

  test('the list is filtered by cycle, state, person, department, name, overdue, and own or team', async () => {
    const late = await addCycle(database, { dueDate: '2026-01-31' });
    const mine = await add('draft', cast.own.id, { cycleId: late });
    const hers = await add('shared', cast.hr.recordId);
    const department = await database.one<{ id: number }>(
      `select id from department where name = 'Engineering'`,
    );
    const ids = async (person: ReviewCast['boss'], asked = {}) =>
      (await person.ask(Reviews, asked)).performanceReviews.results.map(({ id }) => id);
    expect(await ids(cast.hr)).toEqual([mine, hers]);
    expect(await ids(cast.boss, { scope: 'TEAM' })).toEqual([mine, hers]);
    expect(await ids(cast.boss, { scope: 'OWN' })).toEqual([]);
    expect(await ids(cast.hr, { scope: 'OWN' })).toEqual([hers]);
    expect(await ids(cast.hr, { cycleId: [late] })).toEqual([mine]);
    expect(await ids(cast.hr, { state: ['SHARED'] })).toEqual([hers]);
    expect(await ids(cast.hr, { isLate: true })).toEqual([mine]);
    expect(await ids(cast.hr, { isLate: false })).toEqual([hers]);
    expect(await ids(cast.hr, { search: 'OLIVE win' })).toEqual([mine]);
    expect(await ids(cast.hr, { employeeId: [cast.hr.recordId] })).toEqual([hers]);
    expect(await ids(cast.hr, { departmentId: [department?.id ?? 0] })).toEqual([mine, hers]);
    expect(await ids(cast.hr, { departmentId: [0] })).toEqual([]);
  });
});
