import type DataLoader from 'dataloader';
import { byKey, loader } from '../../kit/graphql/loader.js';
import { columnsOf } from '../../kit/postgres/entityColumns.js';
import type { Queryable } from '../../kit/postgres/queryable.js';
import type { RequestContext } from '../../kit/request/context.js';
import { Where } from '../../kit/request/list.js';
import { requireViewer } from '../../kit/request/viewer.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { database } from '../database.js';
import type { ReviewProgress } from '../generated/schema.js';
import { narrowToVisible } from './reviewCycle.access.js';
import { ReviewCycle } from './reviewCycle.entity.js';

const UNREAD = ['openedById'] as const satisfies readonly (keyof ReviewCycle)[];

/** A review cycle as it is read. */
export type CycleRow = Omit<ReviewCycle, (typeof UNREAD)[number]>;

/** The columns of a CycleRow from `review_cycle c`. */
export const CYCLE_COLUMNS = columnsOf(ReviewCycle, 'c', UNREAD);

/** The cycles that the viewer may see, in one statement. */
export function visibleCycles(
  source: Queryable,
  viewer: Viewer,
  ids: readonly number[],
): Promise<CycleRow[]> {
  const where = narrowToVisible(new Where().among('c.id', 'int', ids), viewer);
  return source.query<CycleRow>(
    `select ${CYCLE_COLUMNS} from review_cycle c where ${where.sql}`,
    where.params,
  );
}

/** Review cycles by id, as far as the viewer may see them. */
export function cycleById(context: RequestContext): DataLoader<number, CycleRow | null> {
  return loader(context, 'people.reviewCycle', async (ids: readonly number[]) =>
    byKey(await visibleCycles(database, requireViewer(context), ids), (row) => row.id),
  );
}

const NAMES = {
  draft: 'draft',
  selfReviewDone: 'self_review_done',
  managerReviewDone: 'manager_review_done',
  shared: 'shared',
  acknowledged: 'acknowledged',
};
const COUNTS = Object.entries(NAMES).map(
  ([name, state]) => `count(*) filter (where state = '${state}')::int as "${name}"`,
);

/**
 * The progress of the reviews of cycles, in one statement for all of them; for people who may read every review.
 */
export function progressOf(context: RequestContext): DataLoader<number, ReviewProgress | null> {
  return loader(context, 'people.reviewProgress', async (ids: readonly number[]) =>
    byKey(
      await database.query<ReviewProgress & { cycleId: number }>(
        `select cycle_id as "cycleId", count(*)::int as total, ${COUNTS.join(', ')},
           count(*) filter (where state = 'manager_review_done' and employee_id is distinct from $2)::int as "readyToShare"
         from performance_review where cycle_id = any($1::int[]) group by cycle_id`,
        [ids, requireViewer(context).employeeId],
      ),
      (row) => row.cycleId,
    ),
  );
}
