import type DataLoader from 'dataloader';
import { byKey, listsByKey, loader } from '../../kit/graphql/loader.js';
import { columnMapOf, selectOf } from '../../kit/postgres/entityColumns.js';
import type { ColumnMap } from '../../kit/postgres/entityColumns.js';
import type { Queryable } from '../../kit/postgres/queryable.js';
import type { RequestContext } from '../../kit/request/context.js';
import { Where } from '../../kit/request/list.js';
import { requireViewer } from '../../kit/request/viewer.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { database } from '../database.js';
import type { ReviewCalibration } from '../generated/schema.js';
import { narrowToVisible } from './performanceReview.access.js';
import type { ReviewFacts } from './performanceReview.access.js';
import { PerformanceReview } from './performanceReview.entity.js';

const UNREAD = ['reviewedById', 'sharedById'] as const satisfies readonly (keyof PerformanceReview)[];

/** A review as it is read; what the viewer may not read yet is masked by the resolvers. */
export interface ReviewRow extends Omit<PerformanceReview, (typeof UNREAD)[number]>, ReviewFacts {
  employeeName: string;
  departmentName: string | null;
  managerName: string | null;
  isEmployed: boolean;
}

/** Where each value of a ReviewRow is read from in REVIEWS and its manager. */
const REVIEW: ColumnMap<ReviewRow> = {
  ...columnMapOf(PerformanceReview, 'r', UNREAD),
  ownerUserId: 'e.user_id',
  employeeName: `trim(e.first_name || ' ' || e.last_name)`,
  departmentName: 'e.department_name',
  isEmployed: 'e.is_employed',
  managerName: `trim(m.first_name || ' ' || m.last_name)`,
  managerUserId: 'm.user_id',
  cycleIsOpen: 'c.closed_at is null',
  dueDate: 'c.due_date',
};
export const REVIEW_COLUMNS = selectOf<ReviewRow>(REVIEW);
/** A review with its person and its cycle. */
export const REVIEWS =
  'performance_review r join employee e on e.id = r.employee_id join review_cycle c on c.id = r.cycle_id';
/** The direct manager of today, who works here. */
export const ITS_MANAGER = 'left join employee m on m.id = e.manager_id and m.is_employed';

/** The reviews that the viewer may see, in one statement. */
export function visibleReviews(
  source: Queryable,
  viewer: Viewer,
  ids: readonly number[],
  lock = '',
): Promise<ReviewRow[]> {
  const where = narrowToVisible(new Where().among('r.id', 'int', ids), viewer);
  return source.query<ReviewRow>(
    `select ${REVIEW_COLUMNS} from ${REVIEWS} ${ITS_MANAGER} where ${where.sql} ${lock}`,
    where.params,
  );
}

/** Reviews by id, as far as the viewer may see them. */
export function reviewById(context: RequestContext): DataLoader<number, ReviewRow | null> {
  return loader(context, 'people.performanceReview', async (ids: readonly number[]) =>
    byKey(await visibleReviews(database, requireViewer(context), ids), (row) => row.id),
  );
}

/** Changed ratings by review, oldest first; the caller has made sure that the viewer may read them. */
export function calibrationsOf(context: RequestContext): DataLoader<number, ReviewCalibration[] | null> {
  return loader(context, 'people.reviewCalibrations', async (ids: readonly number[]) =>
    listsByKey(
      await database.query<ReviewCalibration & { reviewId: number }>(
        `select k.id, k.review_id as "reviewId", k.rating_before as "ratingBefore", k.rating_after as "ratingAfter",
           k.reason, k.by_name as "byName", k.created_at as "createdAt"
         from review_calibration k where k.review_id = any($1::int[]) order by k.review_id, k.id`,
        [ids],
      ),
      (row) => row.reviewId,
    ),
  );
}
