import type { RequestContext } from '../../../kit/request/context.js';
import { Where } from '../../../kit/request/list.js';
import { requireViewer } from '../../../kit/request/viewer.js';
import type { Viewer } from '../../../kit/request/viewer.js';
import type { ItTicketFigures } from '../../generated/schema.js';
import { IT_SUPPORT } from '../../category/category.fixed.js';
import { database } from '../../database.js';
import { ownAnonymousIds } from '../../anonymity/authorship.service.js';
import { anonymousRows, besidesIt, ownRows, reachOf, visibleTo } from '../ticket.access.js';
import type { Reach } from '../ticket.access.js';
import { KINDS } from '../kind.js';
import { ALL_KINDS } from '../ticket.kinds.js';
import type { TicketKind } from '../ticket.kinds.js';
import { OPEN_GROUP, RESOLVED_GROUP } from '../ticket.status.js';
import type { TicketPriority, TicketStatus } from '../ticket.status.js';

/** The filters that the tally can answer; null is no filter. */
export interface CountFilters {
  kinds: TicketKind[] | null;
  statuses: TicketStatus[] | null;
  priorities: TicketPriority[] | null;
}

const filtered = (where: Where, { kinds, statuses, priorities }: CountFilters) =>
  where
    .andIf(kinds, 'kind = any(?::ticket_kind[])')
    .andIf(statuses, 'status = any(?::ticket_status[])')
    .andIf(priorities, 'priority = any(?::ticket_priority[])');

/** The answer of a statement that counts. */
export async function countRows({ sql, params }: { sql: string; params: unknown[] }): Promise<number> {
  return (await database.one<{ count: number }>(sql, params))?.count ?? 0;
}

/**
 * The number of tickets for a person who sees many, without reading them, in one statement; the row rule is that of
 * the list. The tally only distinguishes IT tickets; the other tickets that IT Staff see are counted on the index
 * of own rows.
 */
export async function countVisible(
  viewer: Viewer,
  reach: Exclude<Reach, 'own'>,
  filters: CountFilters,
  anonymous: readonly number[],
): Promise<number> {
  const tallied = filtered(new Where(), filters);
  if (reach === 'all')
    return countRows({
      sql: `select coalesce(sum(count), 0)::bigint as count from ticket_tally where ${tallied.sql}`,
      params: tallied.params,
    });
  const others = new Where();
  others.params.push(...tallied.and('is_it').params); // one list of parameters for both
  besidesIt(
    filtered(others.and('t.deleted_at is null'), filters),
    viewer,
    filters.kinds ?? ALL_KINDS,
    anonymousRows(others, anonymous),
  );
  return countRows({
    sql: `select coalesce(sum(count), 0)::bigint + (select count(*) from ticket t where ${others.sql}) as count from ticket_tally where ${tallied.sql}`,
    params: others.params,
  });
}

/** How many tickets of the kind the viewer made, by status; statuses without any are left out. */
export async function countOwn(
  context: RequestContext,
  kind: TicketKind,
): Promise<{ status: TicketStatus; count: number }[]> {
  const where = new Where().and('t.deleted_at is null').and('t.kind = ?', kind);
  ownRows(
    where,
    requireViewer(context),
    anonymousRows(where, KINDS[kind].mayBeAnonymous ? await ownAnonymousIds(context) : []),
  );
  return database.query(
    `select t.status, count(*) as count from ticket t where ${where.sql} group by t.status order by t.status`,
    where.params,
  );
}

/** Tickets of one kind, status and priority. */
export interface KindCount {
  kind: TicketKind;
  status: TicketStatus;
  priority: TicketPriority;
  count: number;
}

/**
 * The number of tickets that the viewer sees, by kind, status and priority, in one statement; the row rule is that
 * of the list. People who see all tickets get the tally, IT Staff the tally and the index of own rows, everyone
 * else that index.
 */
export async function countVisibleByKind(context: RequestContext): Promise<KindCount[]> {
  const viewer = requireViewer(context);
  const reach = reachOf(viewer);
  const grouped = (from: string, params: unknown[] = []) =>
    database.query<KindCount>(
      `select kind, status, priority, sum(count)::bigint as count from (${from}) seen
       group by kind, status, priority having sum(count) > 0 order by kind, status, priority`,
      params,
    );
  if (reach === 'all') return grouped('select kind, status, priority, count from ticket_tally');

  const where = new Where().and('t.deleted_at is null');
  const anonymous = anonymousRows(where, await ownAnonymousIds(context));
  if (reach === 'own') visibleTo(where, viewer, ALL_KINDS, reach, anonymous);
  else besidesIt(where, viewer, ALL_KINDS, anonymous);
  const rows = `select t.kind, t.status, t.priority, 1 as count from ticket t where ${where.sql}`;
  return grouped(
    reach === 'own'
      ? rows
      : `select kind, status, priority, count from ticket_tally where is_it union all ${rows}`,
    where.params,
  );
}

/** Counts over all IT tickets. */
export async function itTicketFigures(): Promise<ItTicketFigures> {
  const figures = await database.one<ItTicketFigures>(
    `select coalesce(sum(count) filter (where status = any($1::ticket_status[])), 0)::bigint as "openTickets",
            coalesce(sum(count) filter (where status = any($2::ticket_status[])), 0)::bigint as "resolvedTickets",
            (select count(*) from ticket where category_id = ${IT_SUPPORT} and impact_level = 'critical' and deleted_at is null and status = any($1::ticket_status[])) as "criticalTickets"
     from ticket_tally where is_it`,
    [OPEN_GROUP, RESOLVED_GROUP],
  );
  return figures ?? { openTickets: 0, resolvedTickets: 0, criticalTickets: 0 };
}

/** Adds up what the triggers appended since last time; counts read before, during and after are the same. */
export async function foldTally(): Promise<void> {
  await database.query(`with taken as (delete from ticket_tally returning *)
    insert into ticket_tally select kind, status, priority, is_it, sum(count), system_category, is_critical, is_assigned
      from taken group by 1, 2, 3, 4, 6, 7, 8 having sum(count) <> 0`);
}
