import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import { people } from '../subgraph.js';
import { graphql } from '../testing/graphql.js';
import { addReviewCast, Review, WriteManager } from '../testing/reviewDesk.js';
import type { ReviewCast } from '../testing/reviewDesk.js';
import { addCycle, addReview } from './performanceReview.factory.js';

const SetGoal = graphql(`
  mutation SetGoal($input: CreateGoalInput!) {
    createGoal(input: $input) {
      id
    }
  }
`);
const PART = { rating: 4, strengths: 'Clear reports.', improvements: 'Says no too rarely.' };

describeSubgraph(people, { emptied: ['employee', 'review_cycle'] }, ({ as, database }) => {
  let cast: ReviewCast;
  const add = async (employeeId: number) =>
    addReview(database, { cycleId: await addCycle(database), employeeId, state: 'self_review_done' });
  beforeEach(async () => {
    cast = await addReviewCast(database, as);
  });

  test('HR writes the review, with its goals, of a person without an active manager, but never their own', async () => {
    const id = await add(cast.boss.employeeId ?? 0);
    await expectRefusal(cast.me.try(WriteManager, { id, input: PART }), 'NOT_FOUND');
    expect((await cast.hr.ask(Review, { id })).performanceReview?.viewerCan.writeManager).toBe(true);
    const { createGoal } = await cast.hr.ask(SetGoal, {
      input: { employeeId: cast.boss.employeeId, reviewId: id, title: 'Delegate' },
    });
    await cast.hr.ask(WriteManager, { id, input: PART });
    expect((await cast.admin.ask(Review, { id })).performanceReview).toMatchObject({
      ...PART,
      goals: [{ id: createGoal.id, title: 'Delegate' }],
    });
    expect((await cast.boss.ask(Review, { id })).performanceReview).toMatchObject({
      strengths: null,
      goals: [],
    });
    await cast.admin.ask(WriteManager, { id, input: { finish: true } });
    const own = await add(cast.hr.recordId);
    await database.query('update employee set manager_id = null where id = $1', [cast.hr.recordId]);
    await expectRefusal(cast.hr.try(WriteManager, { id: own, input: PART }), 'FORBIDDEN', {
      message: 'You cannot rate yourself.',
    });
  });

  test('when the manager leaves and has no successor, HR continues the review', async () => {
    const id = await add(cast.own.id);
    await database.query(`update employee set employment_status = 'terminated' where id = $1`, [
      cast.boss.employeeId,
    ]);
    await cast.hr.ask(WriteManager, { id, input: { ...PART, finish: true } });
    expect((await cast.hr.ask(Review, { id })).performanceReview?.reviewedByName).toBe('Priya Raman');
  });
});
