import { insertRow } from '../../kit/postgres/insertRow.js';
import type { Queryable } from '../../kit/postgres/queryable.js';
import { ReviewCycle } from '../reviewCycle/reviewCycle.entity.js';
import { PerformanceReview } from './performanceReview.entity.js';
import { isFinished, isShared } from './performanceReview.status.js';
import type { ReviewState } from './performanceReview.status.js';

let cycles = 0;

/** A cycle as given, open and due in years where nothing is given. @returns its id */
export function addCycle(database: Queryable, given: Partial<ReviewCycle> = {}): Promise<number> {
  cycles += 1;
  return insertRow(database, ReviewCycle, {
    name: `Cycle ${cycles}`,
    periodStart: '2026-01-01',
    periodEnd: '2026-12-31',
    dueDate: '2999-12-31',
    departments: [],
    questions: ['What went well?', 'What comes next?'],
    openedByName: 'Priya Raman',
    ...given,
  });
}

/** User id of a person's manager; that of a colleague if they have none. */
async function managerOf(database: Queryable, employeeId: number): Promise<number> {
  const manager = await database.one<{ userId: number }>(
    `select m.user_id as "userId" from employee e join employee m on m.id = e.manager_id where e.id = $1`,
    [employeeId],
  );
  return manager?.userId ?? 7;
}

/** A review in that state with what goes with it, finished by the person's manager. @returns its id */
export async function addReview(
  database: Queryable,
  given: Partial<PerformanceReview> & { cycleId: number; employeeId: number },
): Promise<number> {
  const state: ReviewState = given.state ?? 'draft';
  return insertRow(database, PerformanceReview, {
    ...(state !== 'draft' && {
      selfAnswers: ['The harbour report.', 'Fewer meetings.'],
      selfReviewedAt: '2026-11-02T10:00:00Z',
    }),
    ...(isFinished(state) && {
      rating: 4,
      strengths: 'Clear reports.',
      improvements: 'Says no too rarely.',
      managerReviewedAt: '2026-11-09T10:00:00Z',
      reviewedById: await managerOf(database, given.employeeId),
      reviewedByName: 'Boss Marsh',
    }),
    ...(isShared(state) && {
      sharedAt: '2026-11-16T10:00:00Z',
      sharedById: 9,
      sharedByName: 'Priya Raman',
    }),
    ...(state === 'acknowledged' && { acknowledgedAt: '2026-11-17T10:00:00Z' }),
    ...given,
    state,
  });
}
