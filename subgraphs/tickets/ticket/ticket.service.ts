import type { RequestContext } from '../../kit/context.js';
import { notFound } from '../../kit/errors.js';
import { listRows, pageOf, Where } from '../../kit/list.js';
import type { ListArgs, Page } from '../../kit/list.js';
import type { Queryable, Transaction } from '../../kit/queryable.js';
import { requireViewer } from '../../kit/viewer.js';
import type { Viewer } from '../../kit/viewer.js';
import { database } from '../database.js';
import { ownRows, reachOf, visibleTo } from './ticket.access.js';
import { ALL_KINDS, KINDS } from './ticket.kinds.js';
import type { TicketKind } from './ticket.kinds.js';
import { TICKET_COLUMNS, TICKET_JOINS, ticketLoader, visibleTickets } from './ticket.loader.js';
import type { TicketRow } from './ticket.loader.js';
import type { TicketPriority, TicketStatus } from './ticket.status.js';
import { countVisible } from './ticketCount.service.js';

export interface TicketListArgs extends ListArgs {
  type?: TicketKind[] | null;
  status?: TicketStatus[] | null;
  priority?: TicketPriority[] | null;
  assignedTo?: number[] | null;
  mine?: boolean | null;
}

/** What a list over tickets may be ordered by and searches in. */
export interface TicketList {
  order: Record<string, string>;
  /** Expressions over `ticket t`, each with a trigram index. */
  searched: readonly string[];
  /** Narrows it further than TicketListArgs do; such lists are counted, not tallied. */
  narrow?: (where: Where) => void;
}

export const COMMON_ORDER = { createdAt: 't.created_at', updatedAt: 't.updated_at', status: 't.status', priority: 't.priority' };
export const COMMON_TEXTS = ['t.title', 't.description', 't.created_by_name'];

const MASTER: TicketList = { order: { ...COMMON_ORDER, title: 't.title', type: 't.kind' }, searched: COMMON_TEXTS };

/** From so many direct reports on, reading all of one's rows costs more than searching everybody's. */
const MANY_REPORTS = 20;

const orNull = <Item>(list: Item[] | null | undefined) => (list && list.length > 0 ? list : null);

/**
 * Where a list reads from. Somebody who sees many tickets searches them by the trigram indexes first: left to itself the
 * planner may walk all tickets by date instead and test each text. Whoever sees few is faster by their own index, and
 * text without three letters in a row has no trigram to look up.
 */
function source(where: Where, search: string | null | undefined, list: TicketList, kinds: readonly TicketKind[] | null, hasMany: boolean): string {
  if (!hasMany || !/[\p{L}\p{N}]{3}/u.test(search ?? '')) {
    where.and('t.deleted_at is null').search(search, ...list.searched);
    return `ticket t ${TICKET_JOINS}`;
  }
  const found = new Where().and('t.deleted_at is null').search(search, ...list.searched);
  where.params.push(...found.params); // the first parameter in both, so the placeholder fits
  // The index of one kind's own texts serves only a query that names the kind.
  const ofKind = kinds?.length === 1 && kinds[0] ? ` and t.kind = '${kinds[0]}'` : '';
  return `(select t.* from ticket t where ${found.sql}${ofKind} offset 0) t ${TICKET_JOINS}`;
}

/** One page of the tickets that the viewer may see, narrowed by the arguments: one statement, one or two more for a count. */
export async function listTickets(context: RequestContext, args: TicketListArgs, list: TicketList = MASTER): Promise<Page<TicketRow>> {
  const viewer = requireViewer(context);
  const filters = { kinds: orNull(args.type), statuses: orNull(args.status), priorities: orNull(args.priority) };
  const kinds = filters.kinds ?? ALL_KINDS;
  const isWide = !args.mine && reachOf(viewer, kinds) !== 'own';

  const hasMany = isWide || (!args.mine && viewer.reportUserIds.length > MANY_REPORTS);
  const where = new Where();
  const from = source(where, args.search, list, filters.kinds, hasMany);
  where
    .andIf(filters.kinds, 't.kind = any(?::ticket_kind[])')
    .andIf(filters.statuses, 't.status = any(?::ticket_status[])')
    .andIf(filters.priorities, 't.priority = any(?::ticket_priority[])')
    .andIf(args.assignedTo, 't.assigned_to_id = any(?::int[])');
  list.narrow?.(where);
  if (args.mine) ownRows(where, viewer);
  else visibleTo(where, viewer, kinds);

  const page = await listRows<TicketRow>(database, { select: TICKET_COLUMNS, from, where, order: list.order, defaultOrder: '-createdAt', tie: 't.id' }, args);
  const isTallied = isWide && !list.narrow && !args.search?.trim() && orNull(args.assignedTo) === null && page.results.length === pageOf(args).size;
  return isTallied ? { results: page.results, count: () => countVisible(viewer, filters) } : page;
}

/** @throws NOT_FOUND for an id that does not exist, is none of the viewer's business (V1) or, where a kind is named, is of another */
export async function findTicket(context: RequestContext, id: number, kind?: TicketKind | null): Promise<TicketRow> {
  return requireTicket(await ticketLoader(context).load(id), kind);
}

/** The ticket as it stands inside a transaction that is about to change it. @throws NOT_FOUND as findTicket */
export async function readTicket(tx: Queryable, viewer: Viewer, id: number, kind?: TicketKind | null): Promise<TicketRow> {
  return requireTicket((await visibleTickets(tx, viewer, [id]))[0] ?? null, kind);
}

/**
 * Runs `work` on a ticket in one transaction. @returns the ticket as it left it, also to a repeat with the same Idempotency-Key
 * @throws what `work` throws, NOT_FOUND
 */
export async function changeTicket(context: RequestContext, id: number, work: (tx: Transaction) => Promise<void>): Promise<TicketRow> {
  const viewer = requireViewer(context);
  const changed = await database.write(context, async (tx) => {
    await work(tx);
    return readTicket(tx, viewer, id);
  });
  ticketLoader(context).clear(id); // this request may have read it before
  return changed;
}

function requireTicket(row: TicketRow | null, kind: TicketKind | null | undefined): TicketRow {
  if (!row || (kind && !KINDS[row.kind].answersTo.includes(kind))) throw notFound();
  return row;
}
