import { Where } from '../../kit/list.js';
import type { Viewer } from '../../kit/viewer.js';
import { IT_SUPPORT } from '../category/category.fixed.js';
import { database } from '../database.js';
import { besidesIt, reachOf } from './ticket.access.js';
import { ALL_KINDS } from './ticket.kinds.js';
import type { TicketKind } from './ticket.kinds.js';
import { OPEN_GROUP, RESOLVED_GROUP } from './ticket.status.js';
import type { TicketPriority, TicketStatus } from './ticket.status.js';

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

async function tallied(where: Where): Promise<number> {
  const row = await database.one<{ count: number }>(`select coalesce(sum(count), 0)::bigint as count from ticket_tally where ${where.sql}`, where.params);
  return row?.count ?? 0;
}

/** How many tickets somebody of a wide reach sees, without reading them; the row rule is that of the list. */
export async function countVisible(viewer: Viewer, filters: CountFilters): Promise<number> {
  const kinds = filters.kinds ?? ALL_KINDS;
  if (reachOf(viewer, kinds) === 'all') return tallied(filtered(new Where(), filters));
  const others = besidesIt(filtered(new Where().and('t.deleted_at is null'), filters), viewer, kinds);
  const [ofIt, own] = await Promise.all([
    tallied(filtered(new Where().and('is_it'), filters)),
    database.one<{ count: number }>(`select count(*) as count from ticket t where ${others.sql}`, others.params),
  ]);
  return ofIt + (own?.count ?? 0);
}

export interface ItTicketFigures {
  openTickets: number;
  resolvedTickets: number;
  criticalTickets: number;
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
    insert into ticket_tally select kind, status, priority, is_it, sum(count) from taken group by 1, 2, 3, 4 having sum(count) <> 0`);
}
