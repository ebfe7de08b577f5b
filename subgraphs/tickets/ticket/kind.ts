import type { RequestContext } from '../../kit/request/context.js';
import type { PortalError } from '../../kit/request/errors.js';
import type { Transaction } from '../../kit/postgres/queryable.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { TICKET } from './ticket.columns.js';
import type { TicketKind } from './ticket.kinds.js';
import type { TicketFacts, TicketRow } from './ticket.row.js';
import type { TicketStatus } from './ticket.status.js';

/** Whether the viewer may do something with a ticket in its state. */
export type May = (viewer: Viewer, row: TicketFacts) => boolean;

/** What can be done with a ticket of some kinds, each by its own rule. */
export type KindAction = 'edit' | 'cancel' | 'delete' | 'decide' | 'changeStatus';

/** The rules of one kind of ticket. `ticket/` uses them without importing a kind. */
export interface Kind {
  /** Which of them IT Staff handle; HR and Administrators handle all of every kind. */
  handledByIt: 'all' | 'category IT Support' | 'none';
  /** Kinds under whose name it is found, its own included. */
  answersTo: readonly TicketKind[];
  /** Whether direct managers see the tickets of their reports. */
  seenByManager: boolean;
  /**
   * Whether its author may stay unknown: ids are drawn at random from their own half of the id space, so that
   * they tell no order.
   */
  mayBeAnonymous: boolean;
  /** Whether a reply on it may link an article of the knowledge base. */
  linksArticles: boolean;
  /** Whether the person who resolves it is kept as the one who approved it. */
  isApproved: boolean;
  /** Who may do what; actions that are not listed are forbidden. */
  may: Partial<Record<KindAction, May>>;
  /** Set for a kind over which the person who asked decides nothing, whatever their roles: what they hear. */
  ownerRefusal?: (context: RequestContext) => Promise<PortalError>;
  /** The constraint that a change of status can violate, and its message. */
  clash?: { constraint: string; refusal: string };
  /** The word under which inboxes have it; kinds of the same word share their notices. */
  inbox: 'leave' | 'feedback' | 'ticket';
  /** What inboxes call a change to a status that decides it; `status` for others. */
  decided?: Partial<Record<TicketStatus, string>>;
  /** What else becomes untrue in inboxes once it is decided. */
  settled?: (tx: Pick<Transaction, 'emit'>, id: number) => Promise<void>;
  /** Its part of a ticket: the field of the graph, and the columns it is made of. */
  part: { field: string; columns: readonly Exclude<keyof TicketRow, 'isAuthor'>[] };
}

/** Every kind by its word; filled in once, by the subgraph. */
export const KINDS = {} as Record<TicketKind, Kind>;

/** Makes the kinds known, before the first call. */
export function addKinds(kinds: Record<TicketKind, Kind>): void {
  Object.assign(KINDS, kinds);
  for (const { part } of Object.values(kinds)) TICKET.addField(part.field, part.columns);
}
