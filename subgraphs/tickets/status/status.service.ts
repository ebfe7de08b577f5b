import type { RequestContext } from '../../kit/request/context.js';
import { badInput, conflict, forbidden } from '../../kit/request/errors.js';
import type { Transaction } from '../../kit/postgres/queryable.js';
import { isBlank } from '../../kit/request/input/text.js';
import { requireViewer } from '../../kit/request/viewer.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { requireVersion } from '../../kit/request/version.js';
import { insertComment } from '../comment/comment.service.js';
import { KINDS } from '../ticket/kind.js';
import { isOwner, mayDo } from '../ticket/ticket.access.js';
import { shownNow } from '../ticket/ticket.clock.js';
import type { TicketKind } from '../ticket/ticket.kinds.js';
import type { TicketRow } from '../ticket/ticket.row.js';
import { tellDesk, tellOwner } from '../ticket/write/ticketNotice.js';
import { changeTicket, readTicket } from '../ticket/ticket.service.js';
import { MOVES, OPEN_GROUP } from '../ticket/ticket.status.js';
import type { Move, TicketStatus } from '../ticket/ticket.status.js';
import { writeTicket } from '../ticket/write/ticketWrite.service.js';

/** Which ticket, and what goes with its new status. */
export interface StatusOrder {
  id: number;
  kind?: TicketKind | null;
  /** The version the caller read; a newer one is a conflict. */
  version?: number | null;
  /** Kept as a visible comment when not blank; refused under `noteField`. */
  note?: string | null;
  noteField?: 'comment' | 'reason';
}

/** Decides where a ticket goes, or throws why it does not. */
type Rule = (row: TicketRow, viewer: Viewer) => TicketStatus;

/** The one way to another status (L3): keeps approval and times in step, writes history. */
async function setStatus(
  tx: Transaction,
  viewer: Viewer,
  row: TicketRow,
  to: TicketStatus,
  timeZone: string,
): Promise<void> {
  const { isApproved, clash } = KINDS[row.kind];
  const approval = isApproved && to === 'resolved' ? viewer : null;
  await writeTicket(
    tx,
    row,
    `status = $3, updated_at = ${shownNow('$6')}, resolved_at = case when $3 = 'resolved'::ticket_status then ${shownNow('$6')} end,
       approved_by_id = $4, approved_by_name = $5, approved_at = case when $4::int is not null then now() end`,
    [to, approval?.userId ?? null, approval?.fullName ?? null, timeZone],
  ).catch((error: unknown) => {
    const broken = (error as { constraint?: string }).constraint;
    throw clash && broken === clash.constraint ? conflict(clash.refusal, row.status) : error;
  });
  await tx.query(
    `insert into ticket_status_change (ticket_id, from_status, to_status, changed_by_id, changed_by_name, changed_at)
     select id, $2, $3, $4, $5, ${shownNow('$6')} from ticket where id = $1`,
    [row.id, row.status, to, viewer.userId, viewer.fullName, timeZone],
  );
}

/**
 * Every change of a status goes through here. The present status changes nothing, but a note is still stored.
 * @throws NOT_FOUND, FORBIDDEN for one's own leave, what `rule` throws, CONFLICT with the present status after
 * someone else's change
 */
export function changeStatus(
  context: RequestContext,
  order: StatusOrder,
  action: string,
  rule: Rule,
): Promise<TicketRow> {
  const viewer = requireViewer(context);
  const { id, kind, version, note, noteField = 'comment' } = order;
  const work = async (tx: Transaction) => {
    const row = await readTicket(tx, context, id, kind);
    // Nothing is written or locked yet, so the query to identity delays nobody.
    const { ownerRefusal } = KINDS[row.kind];
    if (ownerRefusal && isOwner(viewer, row)) throw await ownerRefusal(context);
    const to = rule(row, viewer);
    // The change names who handled it, what they write is the author's and nameless: together they would say
    // who that is (F2).
    if (row.isAuthor && !isBlank(note ?? ''))
      throw badInput({ [noteField]: ['This is your own anonymous feedback. Write your comment by itself.'] });
    requireVersion(version, row.version, row.status);
    if (to !== row.status) {
      await setStatus(tx, viewer, row, to, context.config.organisation.timeZone);
      await tx.audit({
        action,
        objectType: 'ticket',
        objectId: id,
        before: { status: row.status },
        after: { status: to },
      });
      await tellOwner(tx, viewer, row, KINDS[row.kind].decided?.[to] ?? 'status');
      await tellDesk(tx, viewer, row);
      if (!OPEN_GROUP.includes(to)) await KINDS[row.kind].settled?.(tx, id);
    }
    await insertComment(tx, context, row, note, { field: noteField });
  };
  return changeTicket(context, id, work);
}

/** @throws CONFLICT with the move's words from a status that it does not start from */
export function follow(move: Move, row: TicketRow): TicketStatus {
  if (!move.from.includes(row.status)) throw conflict(move.refusal, row.status);
  return move.to;
}

/** @throws FORBIDDEN unless the viewer may give the ticket any status */
function handling(row: TicketRow, viewer: Viewer): TicketRow {
  if (!mayDo(viewer, row, 'changeStatus')) throw forbidden();
  return row;
}

/** Any status from any other, for handlers. @throws BAD_USER_INPUT without a status */
export async function updateTicketStatus(
  context: RequestContext,
  order: StatusOrder,
  status: TicketStatus | null | undefined,
): Promise<TicketRow> {
  return changeStatus(context, order, 'ticket.status', (row, viewer) => {
    handling(row, viewer);
    if (!status) throw badInput({ status: ['Please select a status'] });
    return status;
  });
}

/** By name: `close` and `reopen`. */
export function moveTicket(
  context: RequestContext,
  order: StatusOrder,
  move: 'close' | 'reopen',
): Promise<TicketRow> {
  return changeStatus(context, order, `ticket.${move}`, (row, viewer) =>
    follow(MOVES[move], handling(row, viewer)),
  );
}
