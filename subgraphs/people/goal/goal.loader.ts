import type DataLoader from 'dataloader';
import { byKey, listsByKey, loader } from '../../kit/graphql/loader.js';
import { columnMapOf, selectOf } from '../../kit/postgres/entityColumns.js';
import type { Queryable } from '../../kit/postgres/queryable.js';
import type { RequestContext } from '../../kit/request/context.js';
import { Where } from '../../kit/request/list.js';
import { requireViewer } from '../../kit/request/viewer.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { database } from '../database.js';
import type { GoalNote } from '../generated/schema.js';
import { ITS_MANAGER } from '../performanceReview/performanceReview.loader.js';
import { narrowToReview, narrowToVisible } from './goal.access.js';
import { Goal } from './goal.entity.js';

const UNREAD = ['createdById'] as const satisfies readonly (keyof Goal)[];
const MOST_NOTES = 100;

/** A goal as it is read. */
export interface GoalRow extends Omit<Goal, (typeof UNREAD)[number]> {
  employeeName: string;
  /** User id of the person whose goal it is. */
  ownerUserId: number;
}

/** The columns of a GoalRow from GOALS. */
export const GOAL_COLUMNS = selectOf<GoalRow>({
  ...columnMapOf(Goal, 'g', UNREAD),
  employeeName: `trim(e.first_name || ' ' || e.last_name)`,
  ownerUserId: 'e.user_id',
});
/** A goal with its person, their manager and the review that it was set with. */
export const GOALS = `goal g join employee e on e.id = g.employee_id ${ITS_MANAGER}
  left join performance_review r on r.id = g.review_id`;

/** The goals that the viewer may see, in one statement. */
export function visibleGoals(
  source: Queryable,
  viewer: Viewer,
  ids: readonly number[],
  lock = '',
): Promise<GoalRow[]> {
  const where = narrowToVisible(new Where().among('g.id', 'int', ids), viewer);
  return source.query<GoalRow>(
    `select ${GOAL_COLUMNS} from ${GOALS} where ${where.sql} ${lock}`,
    where.params,
  );
}

/** Goals by id, as far as the viewer may see them. */
export function goalById(context: RequestContext): DataLoader<number, GoalRow | null> {
  return loader(context, 'people.goal', async (ids: readonly number[]) =>
    byKey(await visibleGoals(database, requireViewer(context), ids), (row) => row.id),
  );
}

/** Goals by the review that they were set with, as far as the viewer may see them within it, oldest first. */
export function goalsOfReview(context: RequestContext): DataLoader<number, GoalRow[] | null> {
  return loader(context, 'people.goalsOfReview', async (ids: readonly number[]) => {
    const where = narrowToReview(new Where().among('g.review_id', 'int', ids), requireViewer(context));
    const rows = await database.query<GoalRow>(
      `select ${GOAL_COLUMNS} from ${GOALS} where ${where.sql} order by g.review_id, g.id`,
      where.params,
    );
    return listsByKey(rows, (row) => row.reviewId ?? 0);
  });
}

/** Notes by goal, the newest first; the caller has made sure that the viewer may see the goals. */
export function notesOf(context: RequestContext): DataLoader<number, GoalNote[] | null> {
  return loader(context, 'people.goalNotes', async (ids: readonly number[]) =>
    listsByKey(
      await database.query<GoalNote & { goalId: number }>(
        `select n.id, n.goal_id as "goalId", n.text, n.by_name as "byName", n.created_at as "createdAt"
         from unnest($1::int[]) g (id) cross join lateral (
           select * from goal_note n where n.goal_id = g.id order by n.id desc limit ${MOST_NOTES}) n
         order by n.goal_id, n.id desc`,
        [ids],
      ),
      (row) => row.goalId,
    ),
  );
}
