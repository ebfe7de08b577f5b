import type { RequestContext } from '../../kit/context.js';
import { notFound } from '../../kit/errors.js';
import { listRows, pageOf, Where } from '../../kit/list.js';
import type { ListArgs, Page } from '../../kit/list.js';
import { requireViewer } from '../../kit/viewer.js';
import { database } from '../database.js';
import { ownRows, reachOf, visibleTo } from './ticket.access.js';
import { ALL_KINDS } from './ticket.kinds.js';
import type { TicketKind } from './ticket.kinds.js';
import { TICKET_COLUMNS, TICKET_JOINS, ticketLoader } from './ticket.loader.js';
import type { TicketRow } from './ticket.loader.js';
import type { TicketPriority, TicketStatus } from './ticket.status.js';
import { countVisible } from './ticketCount.service.js';

export interface TicketListArgs extends ListArgs {
  type?: TicketKind[] | null;
  status?: TicketStatus[] | null;
  priority?: TicketPriority[] | null;
  assignedTo?: number | null;
  mine?: boolean | null;
}

const ORDER = { createdAt: 't.created_at', updatedAt: 't.updated_at', title: 't.title', status: 't.status', priority: 't.priority', type: 't.kind' };
const SEARCHED = ['title', 'description', 'created_by_name'];

/** From so many direct reports on, reading all of one's rows costs more than searching everybody's. */
const MANY_REPORTS = 20;

const orNull = <Item>(list: Item[] | null | undefined) => (list && list.length > 0 ? list : null);

/**
 * Where a list reads from. Somebody who sees many tickets searches them by the trigram index first: left to itself the
 * planner may walk all tickets by date instead and test each text. Whoever sees few is faster by their own index, and
 * text without three letters in a row has no trigram to look up.
 */
function source(where: Where, search: string | null | undefined, hasMany: boolean): string {
  const columns = SEARCHED.map((column) => `t.${column}`);
  if (!hasMany || !/[\p{L}\p{N}]{3}/u.test(search ?? '')) {
    where.and('t.deleted_at is null').search(search, ...columns);
    return `ticket t ${TICKET_JOINS}`;
  }
  const found = new Where().and('t.deleted_at is null').search(search, ...columns);
  where.params.push(...found.params); // the first parameter in both, so the placeholder fits
  return `(select t.* from ticket t where ${found.sql} offset 0) t ${TICKET_JOINS}`;
}

/** One page of the tickets that the viewer may see, narrowed by the arguments: one statement, one or two more for a count. */
export async function listTickets(context: RequestContext, args: TicketListArgs): Promise<Page<TicketRow>> {
  const viewer = requireViewer(context);
  const filters = { kinds: orNull(args.type), statuses: orNull(args.status), priorities: orNull(args.priority) };
  const kinds = filters.kinds ?? ALL_KINDS;
  const isWide = !args.mine && reachOf(viewer, kinds) !== 'own';

  const hasMany = isWide || (!args.mine && viewer.reportUserIds.length > MANY_REPORTS);
  const where = new Where();
  const from = source(where, args.search, hasMany);
  where
    .andIf(filters.kinds, 't.kind = any(?::ticket_kind[])')
    .andIf(filters.statuses, 't.status = any(?::ticket_status[])')
    .andIf(filters.priorities, 't.priority = any(?::ticket_priority[])')
    .andIf(args.assignedTo, 't.assigned_to_id = ?');
  if (args.mine) ownRows(where, viewer);
  else visibleTo(where, viewer, kinds);

  const page = await listRows<TicketRow>(database, { select: TICKET_COLUMNS, from, where, order: ORDER, defaultOrder: '-createdAt', tie: 't.id' }, args);
  const isTallied = isWide && !args.search?.trim() && args.assignedTo == null && page.results.length === pageOf(args).size;
  return isTallied ? { results: page.results, count: () => countVisible(viewer, filters) } : page;
}

/** @throws NOT_FOUND for an id that does not exist or is none of the viewer's business (V1) */
export async function findTicket(context: RequestContext, id: number): Promise<TicketRow> {
  const row = await ticketLoader(context).load(id);
  if (!row) throw notFound();
  return row;
}
