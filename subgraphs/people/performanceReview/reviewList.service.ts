import { dayIn } from '../../kit/config/calendar.js';
import type { RequestContext } from '../../kit/request/context.js';
import { notFound } from '../../kit/request/errors.js';
import { listRows, refuseLongLists, Where } from '../../kit/request/list.js';
import type { PlacedPage } from '../../kit/request/list.js';
import { requireViewer } from '../../kit/request/viewer.js';
import { database } from '../database.js';
import type { QueryPerformanceReviewsArgs } from '../generated/schema.js';
import { narrowToScope, narrowToVisible } from './performanceReview.access.js';
import { ITS_MANAGER, REVIEW_COLUMNS, reviewById, REVIEWS } from './performanceReview.loader.js';
import type { ReviewRow } from './performanceReview.loader.js';
import { isFinished } from './performanceReview.status.js';

const ORDER = { cycle: 'r.cycle_id', id: 'r.id', state: 'r.state', updatedAt: 'r.updated_at' };

/** The open part of a cycle whose due date is before the day; `c`, `r` and `e` as in REVIEWS. */
const LATE = `c.closed_at is null and c.due_date < ? and r.state in ('draft', 'self_review_done') and e.is_employed`;

/** Whether a review is late on a day, as the filter says it. */
export const isLate = (row: ReviewRow, today: string): boolean =>
  row.cycleIsOpen && row.dueDate < today && !isFinished(row.state) && row.isEmployed;

/** One page of the reviews that the viewer may see. @throws BAD_USER_INPUT on a list of over 200 values */
export async function listReviews(
  context: RequestContext,
  args: QueryPerformanceReviewsArgs,
): Promise<PlacedPage<ReviewRow>> {
  refuseLongLists(args, 'cycleId', 'state', 'employeeId', 'departmentId');
  const viewer = requireViewer(context);
  const where = narrowToScope(narrowToVisible(new Where(), viewer), viewer, args.scope)
    .anyOf('r.cycle_id', 'int', args.cycleId)
    .anyOf('r.state', 'review_state', args.state)
    .anyOf('r.employee_id', 'int', args.employeeId)
    .anyOf('e.department_id', 'int', args.departmentId)
    .search(args.search, 'e.search_text') // has an index, and has more than the name
    .search(args.search, `fold_text(btrim(e.first_name || ' ' || e.last_name))`);
  if (args.isLate != null)
    where.and(args.isLate ? LATE : `not (${LATE})`, dayIn(context.config.organisation.timeZone));
  return listRows<ReviewRow>(
    database,
    {
      select: REVIEW_COLUMNS,
      from: `${REVIEWS} ${ITS_MANAGER}`,
      where,
      order: ORDER,
      defaultOrder: '-cycle,id',
      tie: 'r.id',
      hasPlaces: true,
    },
    args,
  );
}

/** @throws NOT_FOUND for an id that does not exist or is hidden from the viewer */
export async function findReview(context: RequestContext, id: number): Promise<ReviewRow> {
  const row = await reviewById(context).load(id);
  if (!row) throw notFound();
  return row;
}
