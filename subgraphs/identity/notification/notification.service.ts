import { checkCount } from '../../kit/graphql/limits.js';
import type { RequestContext } from '../../kit/request/context.js';
import { Problems } from '../../kit/request/errors.js';
import { listRows, Where } from '../../kit/request/list.js';
import type { PlacedPage } from '../../kit/request/list.js';
import { requireViewer } from '../../kit/request/viewer.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { markNotificationsReadLimits } from '../generated/limits.js';
import type { MutationMarkNotificationsReadArgs, QueryNotificationsArgs } from '../generated/schema.js';
import { database } from '../database.js';
import { nextPosition, tellBrowsers } from '../stream/stream.service.js';
import { narrowToOwn } from './notification.access.js';

/** Lines are deleted after this many days. */
const KEPT_DAYS = 90;
/** More unread lines than this are not counted. */
const MOST_COUNTED = 100;
/** Old lines of one round of housekeeping. */
const FORGOTTEN_AT_ONCE = 5_000;

/** A line of an inbox. */
export interface NotificationRow {
  id: number;
  kind: string;
  /** Type and id of the record. */
  thing: string;
  thingId: string;
  actorId: number | null;
  /** The number of records added to a shared line since it was read. */
  count: number;
  position: number;
  happenedAt: string;
  isRead: boolean;
}

const COLUMNS = `n.id, n.kind, n.thing, n.thing_id as "thingId", n.actor_id as "actorId", n.count, n.position,
  n.happened_at as "happenedAt", n.read_at is not null as "isRead"`;

/** One page of the viewer's own inbox, the latest event first. */
export function listNotifications(
  context: RequestContext,
  { pageSize, after }: QueryNotificationsArgs,
): Promise<PlacedPage<NotificationRow>> {
  return listRows<NotificationRow & Record<string, unknown>>(
    database,
    {
      select: COLUMNS,
      from: 'notification n',
      where: narrowToOwn(new Where(), requireViewer(context)),
      order: { position: 'n.position' },
      defaultOrder: '-position',
      tie: 'n.id',
      hasPlaces: true,
    },
    { pageSize, after },
  );
}

async function countUnread(viewer: Viewer): Promise<number> {
  const where = narrowToOwn(new Where(), viewer).and('n.read_at is null');
  const counted = await database.one<{ count: number }>(
    `select count(*)::int as count from (select from notification n where ${where.sql} limit ${MOST_COUNTED}) unread`,
    where.params,
  );
  return counted?.count ?? 0;
}

/** The number of unread lines in the viewer's own inbox, at most 100. */
export const unreadCount = (context: RequestContext): Promise<number> => countUnread(requireViewer(context));

/**
 * Marks own lines as read, on every device: the given lines, or all. Lines after the position that the reader saw
 * stay unread.
 * @returns the remaining unread count
 * @throws BAD_USER_INPUT on `ids`
 */
export async function markRead(
  context: RequestContext,
  { ids, through }: MutationMarkNotificationsReadArgs,
): Promise<number> {
  const viewer = requireViewer(context);
  const problems = new Problems();
  checkCount(problems, 'ids', ids, markNotificationsReadLimits.ids);
  problems.throwIfAny();
  await database.write(context, async (tx) => {
    const position = await nextPosition(tx);
    const read = await tx.query(
      `update notification set read_at = now()
       where user_id = $1 and read_at is null and position <= $2 and ($3::int[] is null or id = any($3)) returning id`,
      [viewer.userId, through, ids ?? null],
    );
    if (read.length > 0) await tellBrowsers(tx, position, [viewer.userId]);
    return true;
  });
  return countUnread(viewer);
}

/** Forgets old lines, some in each round. */
export async function sweepNotifications(): Promise<void> {
  await database.query(
    `delete from notification where id in (
       select id from notification where happened_at < now() - make_interval(days => ${KEPT_DAYS}) limit ${FORGOTTEN_AT_ONCE})`,
  );
}
