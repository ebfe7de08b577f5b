import { Where } from '../../kit/request/list.js';
import type { RequestContext } from '../../kit/request/context.js';
import { requireViewer } from '../../kit/request/viewer.js';
import type { ItTicketCount } from '../generated/schema.js';
import { database } from '../database.js';
import { urgencyOf } from '../support/support.kinds.js';
import type { SystemCategory } from '../support/support.kinds.js';
import { besidesIt, reachOf, visibleTo } from '../ticket/ticket.access.js';
import type { TicketKind } from '../ticket/ticket.kinds.js';
import type { TicketPriority, TicketStatus } from '../ticket/ticket.status.js';

const KINDS: readonly TicketKind[] = ['it-support', 'general'];

interface Tallied {
  status: TicketStatus;
  priority: TicketPriority;
  systemCategory: SystemCategory;
  critical: boolean;
  assigned: boolean;
  count: number;
}

/**
 * How many tickets the IT page lists for the viewer, in one statement; the row rule is that of
 * `listGeneralIt`. Handlers are answered by the tally and the index of own rows, everyone else by that
 * index.
 */
export async function countOnItPage(context: RequestContext): Promise<ItTicketCount[]> {
  const viewer = requireViewer(context);
  const where = new Where().and('t.deleted_at is null').and(`t.kind in ('it-support', 'general')`);
  const isWide = reachOf(viewer, KINDS) !== 'own';
  if (isWide) besidesIt(where, viewer, KINDS, null);
  else visibleTo(where, viewer, KINDS, 'own', null);
  const rows = `select t.status, t.priority, t.system_category, t.impact_level is not distinct from 'critical' as is_critical,
    t.assigned_to_id is not null as is_assigned, 1 as count from ticket t where ${where.sql}`;
  const tally = `select status, priority, system_category, is_critical, is_assigned, count from ticket_tally where is_it`;
  const tallied = await database.query<Tallied>(
    `select status, priority, system_category as "systemCategory", is_critical as critical, is_assigned as assigned,
       sum(count)::bigint as count
     from (${isWide ? `${tally} union all ${rows}` : rows}) seen
     group by 1, 2, 3, 4, 5 having sum(count) > 0 order by 1, 2, 3, 4, 5`,
    where.params,
  );
  return tallied.map(({ priority, critical, ...rest }) => ({
    ...rest,
    urgency: urgencyOf(critical ? 'critical' : null, priority),
  }));
}
