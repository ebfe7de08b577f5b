import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { newNotices } from '../../kit/testing/notices.js';
import { expectOneWinner, expectRefusal } from '../../kit/testing/refusal.js';
import { people } from '../subgraph.js';
import {
  Acknowledge,
  addReviewCast,
  Calibrate,
  Review,
  Share,
  WriteManager,
  WriteSelf,
} from '../testing/reviewDesk.js';
import type { ReviewCast } from '../testing/reviewDesk.js';
import { addCycle, addReview } from './performanceReview.factory.js';
import type { ReviewState } from './performanceReview.status.js';

const ANSWERS = ['The harbour report.', 'Fewer meetings.'];
const PART = { rating: 4, strengths: 'Clear reports.', improvements: 'Says no too rarely.' };
const WHY = { rating: 3, reason: 'As in other teams' };

describeSubgraph(people, { emptied: ['employee', 'review_cycle'] }, ({ as, database }) => {
  let cast: ReviewCast;
  const add = async (state: ReviewState, employeeId = cast.own.id, cycle = {}) =>
    addReview(database, { cycleId: await addCycle(database, cycle), employeeId, state });
  const writeSelf = (who: ReviewCast['me'], id: number, input = {}) =>
    who.try(WriteSelf, { id, input: { selfAnswers: ANSWERS, ...input } });
  const writeManager = (who: ReviewCast['me'], id: number, input = {}, version?: number) =>
    who.try(WriteManager, { id, input: { ...PART, ...input }, version });
  const calibrate = (who: ReviewCast['me'], id: number, input = {}, version?: number) =>
    who.try(Calibrate, { id, input: { ...WHY, ...input }, version });
  const acknowledge = (who: ReviewCast['me'], id: number, input = {}) => who.try(Acknowledge, { id, input });
  beforeEach(async () => {
    cast = await addReviewCast(database, as);
    await newNotices(database);
  });

  test('nobody, HR included, rates, calibrates or shares their own review, and the manager cannot write the self review', async () => {
    const own = await add('manager_review_done', cast.hr.recordId);
    const open = await add('self_review_done', cast.hr.recordId);
    await expectRefusal(writeManager(cast.hr, open), 'FORBIDDEN', { message: 'You cannot rate yourself.' });
    await expectRefusal(calibrate(cast.hr, own), 'FORBIDDEN', {
      message: 'You cannot change the rating of your own review.',
    });
    await expectRefusal(cast.hr.try(Share, { id: own }), 'FORBIDDEN', {
      message: 'You cannot share your own review.',
    });
    await expectRefusal(writeSelf(cast.boss, await add('draft')), 'FORBIDDEN', {
      message: 'Only the person writes their self review.',
    });
    await expectRefusal(acknowledge(cast.boss, await add('shared')), 'FORBIDDEN');
    await expectRefusal(writeManager(cast.admin, await add('self_review_done')), 'FORBIDDEN', {
      message: 'Only the direct manager writes this part of a review.',
    });
    for (const [who] of [[cast.me], [cast.boss], [cast.strangers[3]![1]]] as const) {
      await expectRefusal(calibrate(who, own), 'FORBIDDEN');
      await expectRefusal(who.try(Share, { id: own }), 'FORBIDDEN');
    }
    for (const [, stranger] of cast.strangers) await expectRefusal(writeManager(stranger, open), 'NOT_FOUND');
    expect(await newNotices(database)).toEqual([]);
  });

  test.each([
    [{ selfAnswers: ['One'] }, 'selfAnswers', 'Give 2 answers, one for each question.'],
    [
      { selfAnswers: ['One', ' '], finish: true },
      'selfAnswers',
      'Answer every question to finish the self review.',
    ],
    [
      { selfAnswers: ['x'.repeat(5001), ''] },
      'selfAnswers',
      'Ensure this field has no more than 5000 characters.',
    ],
  ])('a self review of %j is refused under %s', async (input, field, text) => {
    await expectRefusal(writeSelf(cast.me, await add('draft'), input), 'BAD_USER_INPUT', field, text);
  });

  test.each([
    [{ rating: 0 }, 'rating', 'Ensure this value is greater than or equal to 1.'],
    [{ rating: 6 }, 'rating', 'Ensure this value is less than or equal to 5.'],
    [{ rating: null, finish: true }, 'rating', 'This is needed to finish the review.'],
    [{ strengths: ' ', finish: true }, 'strengths', 'This is needed to finish the review.'],
    [
      { improvements: 'x'.repeat(5001) },
      'improvements',
      'Ensure this field has no more than 5000 characters.',
    ],
  ])('a manager’s part of %j is refused under %s', async (input, field, text) => {
    const id = await add('self_review_done');
    await expectRefusal(writeManager(cast.boss, id, input), 'BAD_USER_INPUT', field, text);
  });

  test('a rating can be changed only to a different rating and with a reason', async () => {
    const id = await add('manager_review_done');
    await expectRefusal(
      calibrate(cast.hr, id, { rating: 4 }),
      'BAD_USER_INPUT',
      'rating',
      'This is the present rating.',
    );
    await expectRefusal(
      calibrate(cast.hr, id, { reason: ' ' }),
      'BAD_USER_INPUT',
      'reason',
      'This field may not be blank.',
    );
    await expectRefusal(calibrate(cast.hr, id, { rating: 9 }), 'BAD_USER_INPUT', 'rating');
  });

  test('each step is refused in every state but its own, and the refusal has the present state', async () => {
    const steps = {
      self: (id: number) => writeSelf(cast.me, id),
      manager: (id: number) => writeManager(cast.boss, id),
      calibrate: (id: number) => calibrate(cast.hr, id),
      share: (id: number) => cast.hr.try(Share, { id }),
      acknowledge: (id: number) => acknowledge(cast.me, id),
    };
    const allowed: Record<ReviewState, (keyof typeof steps)[]> = {
      draft: ['self', 'manager'],
      self_review_done: ['manager'],
      manager_review_done: ['calibrate', 'share'],
      shared: ['acknowledge'],
      acknowledged: [],
    };
    for (const [state, names] of Object.entries(allowed) as [ReviewState, string[]][])
      for (const [name, step] of Object.entries(steps)) {
        const id = await add(state);
        if (names.includes(name)) expect([state, name, (await step(id)).errors]).toEqual([state, name, []]);
        else await expectRefusal(step(id), 'CONFLICT', { currentStatus: state });
      }
  });

  test('a person and their manager write at the same time, and neither causes a conflict for the other', async () => {
    const id = await add('draft');
    const version = async (who: ReviewCast['me']) =>
      (await who.ask(Review, { id })).performanceReview?.version ?? 0;
    const before = await version(cast.me);
    expect((await writeManager(cast.boss, id, {}, await version(cast.boss))).errors).toEqual([]);
    expect(await version(cast.me)).toBe(before);
    const mine = { id, input: { selfAnswers: ANSWERS }, version: before };
    expect((await cast.me.try(WriteSelf, mine)).errors).toEqual([]);
    await expectRefusal(cast.me.try(WriteSelf, mine), 'CONFLICT', { currentStatus: 'draft' });
  });

  test('in a closed cycle no part can be written, and finished reviews can still be shared and acknowledged', async () => {
    const closed = { closedAt: '2026-11-20T10:00:00Z' };
    const told = { message: 'This review cycle is closed.' };
    await expectRefusal(writeSelf(cast.me, await add('draft', cast.own.id, closed)), 'CONFLICT', told);
    const id = await add('self_review_done', cast.own.id, closed);
    await expectRefusal(writeManager(cast.boss, id), 'CONFLICT', told);
    const done = await add('manager_review_done', cast.own.id, closed);
    await cast.hr.ask(Calibrate, { id: done, input: WHY });
    await cast.hr.ask(Share, { id: done });
    await cast.me.ask(Acknowledge, { id: done, input: {} });
  });

  test('the manager finishes without a self review only after the due date', async () => {
    const early = await add('draft');
    await expectRefusal(writeManager(cast.boss, early, { finish: true }), 'CONFLICT', {
      currentStatus: 'draft',
    });
    const late = await add('draft', cast.own.id, { dueDate: '2026-01-31' });
    const { performanceReview } = await cast.boss.ask(Review, { id: late });
    expect(performanceReview).toMatchObject({ isLate: true, viewerCan: { finishManager: true } });
    expect((await writeManager(cast.boss, late, { finish: true })).errors).toEqual([]);
  });

  test('a review moves from draft to acknowledgement, people are notified of each step, and the audit trail has no text and no rating', async () => {
    const id = await add('draft');
    await cast.me.ask(WriteSelf, { id, input: { selfAnswers: ['The harbour report.', ''] } });
    await cast.me.ask(WriteSelf, { id, input: { selfAnswers: ANSWERS, finish: true } });
    await cast.boss.ask(WriteManager, { id, input: { rating: 5, strengths: 'Clear reports.' } });
    const done = await cast.boss.ask(WriteManager, { id, input: { improvements: 'Tempo.', finish: true } });
    expect(done.writeManagerReview).toMatchObject({
      state: 'MANAGER_REVIEW_DONE',
      rating: 5,
      strengths: 'Clear reports.',
      reviewedByName: 'Boss Marsh',
    });
    await cast.hr.ask(Calibrate, { id, input: { rating: 4, reason: 'As in other teams' } });
    expect((await cast.hr.ask(Review, { id })).performanceReview?.calibrations).toEqual([
      { ratingBefore: 5, ratingAfter: 4, reason: 'As in other teams', byName: 'Priya Raman' },
    ]);
    await cast.hr.ask(Share, { id });
    const said = await cast.me.ask(Acknowledge, { id, input: { comment: ' Thank you. ' } });
    expect(said.acknowledgeReview).toMatchObject({ state: 'ACKNOWLEDGED', comment: 'Thank you.' });
    const { performanceReview } = await cast.me.ask(Review, { id });
    expect(performanceReview).toMatchObject({ rating: 4, sharedByName: 'Priya Raman', calibrations: [] });
    const cycleId = performanceReview?.cycle.id;
    const boss = cast.boss.userId;
    expect(await newNotices(database)).toEqual([
      { kind: 'review.selfDone', thing: id, to: [boss], by: cast.me.userId },
      { kind: 'review.shared', thing: cycleId, to: [cast.me.userId], by: cast.hr.userId },
      { kind: 'review.acknowledged', thing: id, to: [boss], by: cast.me.userId },
    ]);
    const trail = await database.query<{ action: string; before: object; after: object }>(
      `select action, before, after from audit where object_type = 'performance_review' and object_id = $1 order by id`,
      [String(id)],
    );
    expect(trail.map(({ action }) => action.replace('performance_review.', ''))).toEqual([
      'finishSelf',
      'finishManager',
      'calibrate',
      'share',
      'acknowledge',
    ]);
    for (const { before, after } of trail)
      expect([Object.keys(before), Object.keys(after)]).toEqual([['state'], ['state']]);
  });

  test('of two people who change a review at the same moment the second is refused with the present state', async () => {
    const open = await add('self_review_done');
    await expectOneWinner(
      [1, 2].map(() => writeManager(cast.boss, open, {}, 1)),
      'CONFLICT',
      { message: 'Someone changed this meanwhile. Please look again.' },
    );
    const done = await add('manager_review_done');
    await expectOneWinner<unknown>(
      [calibrate(cast.hr, done, {}, 1), cast.admin.try(Share, { id: done, version: 1 })] as Promise<never>[],
      'CONFLICT',
    );
    // HR shares what the manager still has open in another window.
    const late = await add('self_review_done');
    const version = (await cast.boss.ask(Review, { id: late })).performanceReview?.version ?? 0;
    await cast.boss.ask(WriteManager, { id: late, input: { ...PART, finish: true } });
    await cast.hr.ask(Share, { id: late });
    await expectRefusal(writeManager(cast.boss, late, {}, version), 'CONFLICT', { currentStatus: 'shared' });
  });
});
