import type { RequestContext } from '../../kit/context.js';
import { conflict, forbidden, Problems } from '../../kit/errors.js';
import { discardFiles } from '../../kit/files.js';
import { openStore } from '../../kit/fileStore.js';
import type { Transaction } from '../../kit/queryable.js';
import { requireViewer } from '../../kit/viewer.js';
import type { Viewer } from '../../kit/viewer.js';
import { database } from '../database.js';
import { isApprover, isOwnLeave, mayWithdraw } from '../ticket/ticket.access.js';
import { refuseOwnLeave } from '../ticket/ownLeave.service.js';
import { ticketLoader } from '../ticket/ticket.loader.js';
import type { TicketRow } from '../ticket/ticket.loader.js';
import { changeTicket, readTicket } from '../ticket/ticket.service.js';
import { MOVES } from '../ticket/ticket.status.js';
import { changeStatus, follow, lostRace } from '../ticket/ticketStatus.service.js';
import type { StatusOrder } from '../ticket/ticketStatus.service.js';
import { keepDocument, withDocument } from './leaveDocument.service.js';
import { readLeave } from './leaveInput.service.js';
import type { LeaveFacts, LeaveInput } from './leaveInput.service.js';

const KIND = 'leave-request';

/** What the audit trail keeps of a request: none of the person's own words. */
const audited = ({ leaveType, startDate, endDate }: Pick<LeaveFacts, 'leaveType' | 'startDate' | 'endDate'>) => ({ leaveType, startDate, endDate });

const valuesOf = (facts: LeaveFacts) => [facts.title, facts.description, facts.priority, facts.leaveType, facts.startDate, facts.endDate, facts.reason];

/** Asks for leave for oneself (A7.38). @throws BAD_USER_INPUT per field, on nonFieldErrors for days that are asked for or taken already (L1) */
export function createLeave(context: RequestContext, input: LeaveInput): Promise<TicketRow> {
  const viewer = requireViewer(context);
  const problems = new Problems();
  const facts = readLeave(input, {}, problems);
  return withDocument(context, input.supportingDocument, problems, (document) =>
    database.write(context, async (tx) => {
      const kept = document && (await keepDocument(tx, viewer.userId, document));
      const made = await tx.one<{ id: number }>(
        `insert into ticket (kind, title, description, priority, leave_type, start_date, end_date, details, created_by_id, created_by_name, created_by_department, document)
         values ('${KIND}', $1, $2, $3, $4, $5, $6, jsonb_build_object('reason', $7::text), $8, $9, $10, $11) returning id`,
        [...valuesOf(facts), viewer.userId, viewer.fullName, viewer.departmentName, kept && JSON.stringify(kept)],
      );
      await tx.audit({ action: 'leave.create', objectType: 'ticket', objectId: made?.id, after: audited(facts) });
      return readTicket(tx, viewer, made?.id ?? 0);
    }),
  );
}

/** The viewer's own request, still to be decided. @throws FORBIDDEN for somebody else's, CONFLICT with `refusal` once decided */
async function readOwnPending(tx: Transaction, viewer: Viewer, id: number, refusal: string): Promise<TicketRow> {
  const row = await readTicket(tx, viewer, id, KIND);
  if (!isOwnLeave(viewer, row)) throw forbidden('Only the person who asked may do this.');
  if (!mayWithdraw(viewer, row)) throw conflict(refusal, row.status);
  return row;
}

const factsOf = (row: TicketRow): LeaveFacts => ({
  title: row.title,
  description: row.description,
  priority: row.priority,
  leaveType: row.leaveType ?? '',
  startDate: row.startDate ?? '',
  endDate: row.endDate ?? '',
  reason: String(row.details['reason'] ?? ''),
});

/** Changes one's own request until it is decided. @throws as createLeave, FORBIDDEN, NOT_FOUND, CONFLICT */
export async function updateLeave(context: RequestContext, id: number, input: LeaveInput): Promise<TicketRow> {
  const viewer = requireViewer(context);
  let replaced: string[] = [];
  const changed = await withDocument(context, input.supportingDocument, new Problems(), (document) =>
    changeTicket(context, id, async (tx) => {
      const row = await readOwnPending(tx, viewer, id, 'Only pending leave requests can be changed.');
      const problems = new Problems();
      const facts = readLeave(input, factsOf(row), problems);
      problems.throwIfAny();
      const isReplaced = input.supportingDocument !== undefined && row.document !== null;
      const kept = document ? await keepDocument(tx, viewer.userId, document) : isReplaced ? null : row.document;
      const updated = await tx.one(
        `update ticket set title = $3, description = $4, priority = $5, leave_type = $6, start_date = $7, end_date = $8,
           details = details || jsonb_build_object('reason', $9::text), document = $10, version = version + 1, updated_at = now()
         where id = $1 and version = $2 and deleted_at is null returning id`,
        [id, row.version, ...valuesOf(facts), kept && JSON.stringify(kept)],
      );
      if (!updated) throw await lostRace(tx, id);
      if (isReplaced) await tx.query('delete from file where key = $1', [row.document?.key]);
      await tx.audit({ action: 'leave.update', objectType: 'ticket', objectId: id, before: audited(factsOf(row)), after: audited(facts) });
      replaced = isReplaced && row.document ? [row.document.key] : [];
    }),
  );
  if (replaced.length > 0) await discardFiles(await openStore(context.config), replaced);
  return changed;
}

/** Withdraws one's own request (A4.13, A4.14): it is gone from every list, its row and history stay (L5). @throws FORBIDDEN, NOT_FOUND, CONFLICT */
export async function cancelLeave(context: RequestContext, id: number): Promise<boolean> {
  const viewer = requireViewer(context);
  await database.write(context, async (tx) => {
    const row = await readOwnPending(tx, viewer, id, 'Only pending leave requests can be cancelled.');
    const gone = await tx.one('update ticket set deleted_at = now(), updated_at = now(), version = version + 1 where id = $1 and version = $2 and deleted_at is null returning id', [id, row.version]);
    if (!gone) throw await lostRace(tx, id);
    await tx.audit({ action: 'leave.cancel', objectType: 'ticket', objectId: id, before: { status: row.status } });
    return true;
  });
  ticketLoader(context).clear(id);
  return true;
}

/**
 * Approves or rejects leave (A7.39): HR, Administrators and the direct manager, never the person who asked (L4).
 * @throws FORBIDDEN, NOT_FOUND, CONFLICT with the present status once it is decided
 */
export async function decideLeave(context: RequestContext, order: Omit<StatusOrder, 'kind'>, move: 'approve' | 'reject'): Promise<TicketRow> {
  await refuseOwnLeave(context, { id: order.id, kind: KIND });
  return changeStatus(context, { ...order, kind: KIND }, `leave.${move}`, (row, viewer) => {
    if (!isApprover(viewer, row)) throw forbidden();
    return follow(MOVES[move], row);
  });
}
