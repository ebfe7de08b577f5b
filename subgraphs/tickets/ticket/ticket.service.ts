import type { RequestContext } from '../../kit/request/context.js';
import { notFound } from '../../kit/request/errors.js';
import { listRows, pageOf, searchedText } from '../../kit/request/list.js';
import type { PlacedPage } from '../../kit/request/list.js';
import type { Queryable, Transaction } from '../../kit/postgres/queryable.js';
import { requireViewer } from '../../kit/request/viewer.js';
import type { QueryMasterTicketsArgs } from '../generated/schema.js';
import { database } from '../database.js';
import { ownAnonymousIds } from '../anonymity/authorship.service.js';
import { reachOf } from './ticket.access.js';
import { TICKET } from './ticket.columns.js';
import type { AskedOfPage } from './ticket.columns.js';
import { KINDS } from './kind.js';
import type { TicketKind } from './ticket.kinds.js';
import { ticketLoader, visibleTickets } from './ticket.loader.js';
import type { TicketRow } from './ticket.row.js';
import { countRows, countVisible } from './counts/ticketCount.service.js';
import { kindsOf, sourceOf } from './ticketSource.js';
import type { TicketList } from './ticketSource.js';

export const COMMON_ORDER = {
  createdAt: 't.created_at',
  updatedAt: 't.updated_at',
  status: 't.status',
  priority: 't.priority',
};
/** What can be searched, as the index ticket_search has it. */
export const SEARCHED = {
  words: 'fold_text(t.title || chr(10) || t.description)',
  name: 'fold_text(t.created_by_name)',
  details: `fold_text(coalesce(t.details->>'reason', '') || chr(10) || coalesce(t.details->>'affectedSystem', '')
    || chr(10) || coalesce(t.details->>'assetTag', ''))`,
};
export const COMMON_TEXTS = [SEARCHED.words, SEARCHED.name];

/** Tickets of every kind. */
export const MASTER: TicketList = {
  order: { ...COMMON_ORDER, title: 't.title', type: 't.kind' },
  searched: COMMON_TEXTS,
};

const orNull = <Item>(list: Item[] | null | undefined) => (list && list.length > 0 ? list : null);

/**
 * One page of the tickets that the viewer may see, narrowed by the arguments: one statement, one more for a
 * count.
 */
export async function listTickets(
  context: RequestContext,
  args: QueryMasterTicketsArgs,
  selected: AskedOfPage,
  list: TicketList = MASTER,
): Promise<PlacedPage<TicketRow>> {
  const viewer = requireViewer(context);
  const filters = {
    kinds: orNull(args.type),
    statuses: orNull(args.status),
    priorities: orNull(args.priority),
  };
  const kinds = kindsOf(args);
  const widest = args.mine ? 'own' : reachOf(viewer, kinds);
  const reach = widest === 'all' ? (list.furthest ?? 'all') : widest;
  const anonymous =
    reach === 'all' || !kinds.some((kind) => KINDS[kind].mayBeAnonymous)
      ? []
      : await ownAnonymousIds(context);

  const source = sourceOf({ viewer, args, list, selected, reach, anonymous });
  const page = await listRows<TicketRow>(database, source, args);
  if (page.results.length < pageOf(args).size) return page;
  const isTallied = !list.narrow && searchedText(args.search) === '' && orNull(args.assignedTo) === null;
  if (isTallied && reach !== 'own')
    return Object.assign(page, { count: () => countVisible(viewer, reach, filters, anonymous) });
  const { counted } = source;
  return counted ? Object.assign(page, { count: () => countRows(counted) }) : page;
}

/**
 * @param selected its columns to read
 * @throws NOT_FOUND for an id that does not exist, is hidden from the viewer (V1) or is of another kind than the
 * given one
 */
export async function findTicket(
  context: RequestContext,
  id: number,
  kind?: TicketKind | null,
  selected = TICKET.all,
): Promise<TicketRow> {
  return requireTicket(await ticketLoader(context).load(id, selected), kind);
}

/**
 * The ticket as it is inside a transaction that is about to change it. @throws NOT_FOUND as findTicket
 */
export async function readTicket(
  tx: Queryable,
  context: RequestContext,
  id: number,
  kind?: TicketKind | null,
): Promise<TicketRow> {
  return requireTicket((await visibleTickets(tx, context, [id]))[0] ?? null, kind);
}

/**
 * The same as the answer of a write, which is kept for repeats and so must not say whose anonymous feedback
 * it is.
 */
export async function readTicketToKeep(
  tx: Queryable,
  context: RequestContext,
  id: number,
): Promise<TicketRow> {
  const { isAuthor: _, ...row } = await readTicket(tx, context, id);
  return row;
}

/**
 * Runs `work` on a ticket in one transaction. @returns the ticket as it left it, also to a repeat with the
 * same Idempotency-Key
 * @throws what `work` throws, NOT_FOUND
 */
export async function changeTicket(
  context: RequestContext,
  id: number,
  work: (tx: Transaction) => Promise<void>,
): Promise<TicketRow> {
  const changed = await database.write(context, async (tx) => {
    await work(tx);
    return readTicketToKeep(tx, context, id);
  });
  ticketLoader(context).forget(); // this request may have read it before
  return changed;
}

function requireTicket(row: TicketRow | null, kind: TicketKind | null | undefined): TicketRow {
  if (!row || (kind && !KINDS[row.kind].answersTo.includes(kind))) throw notFound();
  return row;
}
