import { deskNotice, notice, noticeGone } from '../../../kit/request/notice.js';
import type { Transaction } from '../../../kit/postgres/queryable.js';
import type { Viewer } from '../../../kit/request/viewer.js';
import { KINDS } from '../kind.js';
import { handledWith } from '../ticket.access.js';
import type { TicketRow } from '../ticket.row.js';

type NoticedTicket = Pick<TicketRow, 'id' | 'kind' | 'isAnonymous' | 'categoryId' | 'createdById'>;

/** Who works on a ticket reads about it on a line apart from the one of who asked. */
const WORK = 'work';

/**
 * Notifies the requester of a change of their ticket. Nobody is notified of anonymous feedback: a line would reveal
 * its author and the time (F2).
 * @param what such as `status`: prefixed with the kind's name in the inbox
 */
export async function tellOwner(
  tx: Pick<Transaction, 'emit'>,
  viewer: Viewer,
  row: NoticedTicket,
  what: string,
): Promise<void> {
  if (row.isAnonymous || row.createdById === viewer.userId) return;
  const kind = `${KINDS[row.kind].inbox}.${what}`;
  await tx.emit(...notice({ kind, thing: row.id, to: [row.createdById], by: viewer.userId }));
}

/** Notifies the assignee of a ticket, as long as they handle such tickets. */
export async function tellAssignee(
  tx: Pick<Transaction, 'emit'>,
  viewer: Viewer,
  row: NoticedTicket,
  what: 'assigned' | 'comment',
  assigneeId: number | null,
): Promise<void> {
  if (row.isAnonymous || assigneeId === null || assigneeId === viewer.userId) return;
  const given = { thing: row.id, to: [assigneeId], by: viewer.userId, needs: handledWith(row) };
  await tx.emit(...notice({ kind: `${WORK}.${what}`, ...given }));
}

/**
 * Notifies the open lists of handlers that a ticket was created, changed or deleted. No row names the author of a
 * ticket without its id.
 */
export async function tellDesk(
  tx: Pick<Transaction, 'emit'>,
  viewer: Viewer,
  row: NoticedTicket,
): Promise<void> {
  if (row.isAnonymous) return;
  const by = row.createdById === viewer.userId ? {} : { by: viewer.userId };
  await tx.emit(...deskNotice({ holders: handledWith(row), ...by }));
}

/** Takes back the line of someone who does not work any more on a ticket. */
export async function forgetAssignee(
  tx: Pick<Transaction, 'emit'>,
  row: NoticedTicket,
  assigneeId: number | null,
): Promise<void> {
  if (row.isAnonymous || assigneeId === null) return;
  await tx.emit(...noticeGone({ things: [WORK], thing: row.id, of: assigneeId }));
}

/** Takes back all lines about a ticket that is withdrawn. */
export async function forgetTicket(tx: Pick<Transaction, 'emit'>, row: NoticedTicket): Promise<void> {
  if (row.isAnonymous) return;
  await tx.emit(...noticeGone({ things: [KINDS[row.kind].inbox, WORK], thing: row.id }));
}
