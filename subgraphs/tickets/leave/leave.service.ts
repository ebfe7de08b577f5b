import { isDeepStrictEqual } from 'node:util';
import type { RequestContext } from '../../kit/request/context.js';
import { conflict, forbidden, Problems } from '../../kit/request/errors.js';
import { requireViewer } from '../../kit/request/viewer.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { requireVersion } from '../../kit/request/version.js';
import type { LeaveRequestChanges, MutationUpdateLeaveRequestArgs } from '../generated/schema.js';
import { database } from '../database.js';
import { isOwner } from '../ticket/ticket.access.js';
import type { HeldFile, TicketRow } from '../ticket/ticket.row.js';
import { changeTicket, findTicket, readTicket } from '../ticket/ticket.service.js';
import { tellDesk } from '../ticket/write/ticketNotice.js';
import { removeTicket } from '../ticket/write/ticketRemove.service.js';
import { changeStatus, follow } from '../status/status.service.js';
import type { StatusOrder } from '../status/status.service.js';
import { makeTicket, writeTicket } from '../ticket/write/ticketWrite.service.js';
import { isApprover, mayWithdraw } from './leave.access.js';
import { DECISIONS } from './leave.status.js';
import {
  discardDocument,
  documentValue,
  forgetDocument,
  keepDocument,
  withDocument,
} from './leaveDocument.service.js';
import { tellWhoDecides } from './leaveNotice.js';
import { readLeave, requireWhole } from './leaveInput.service.js';
import type { LeaveFacts } from './leaveInput.service.js';

const KIND = 'leave-request';

/** The fields of a request for the audit trail: no text of the person. */
const audited = ({
  leaveType,
  startDate,
  endDate,
}: Pick<LeaveFacts, 'leaveType' | 'startDate' | 'endDate'>) => ({ leaveType, startDate, endDate });

const valuesOf = (facts: LeaveFacts) => [
  facts.title,
  facts.description,
  facts.priority,
  facts.leaveType,
  facts.startDate,
  facts.endDate,
  facts.reason,
];

/**
 * Asks for leave for oneself. @throws BAD_USER_INPUT per field, on nonFieldErrors for days that are asked for
 * or taken already (L1)
 */
export function createLeave(context: RequestContext, input: LeaveRequestChanges): Promise<TicketRow> {
  const viewer = requireViewer(context);
  const problems = new Problems();
  const facts = readLeave(input, {}, problems);
  return withDocument(context, input.supportingDocument, problems, (document) =>
    database.write(context, async (tx) => {
      const made = await makeTicket(
        tx,
        `insert into ticket (kind, title, description, priority, leave_type, start_date, end_date, details, document, created_by_id, created_by_name, created_by_department)
         values ('${KIND}', $1, $2, $3, $4, $5, $6, jsonb_build_object('reason', $7::text), $8, $9, $10, $11)`,
        [...valuesOf(facts), documentValue(document), viewer.userId, viewer.fullName, viewer.departmentName],
      );
      // After the row: days that are taken already leave no file behind.
      if (document) await keepDocument(tx, viewer.userId, document);
      await tx.audit({
        action: 'leave.create',
        objectType: 'ticket',
        objectId: made.id,
        after: audited(facts),
      });
      await tellWhoDecides(tx, viewer, made.id);
      await tellDesk(tx, viewer, made);
      return made;
    }),
  );
}

function requireOwn(viewer: Viewer, row: TicketRow): void {
  if (!isOwner(viewer, row)) throw forbidden('Only the person who asked may do this.');
}

/**
 * Own requests, still to be decided. @throws FORBIDDEN for someone else's, CONFLICT with `refusal` once
 * decided
 */
const requirePending = (refusal: string) => (viewer: Viewer, row: TicketRow) => {
  requireOwn(viewer, row);
  if (!mayWithdraw(viewer, row)) throw conflict(refusal, row.status);
};
const requireChangeable = requirePending('Only pending leave requests can be changed.');
const requireCancellable = requirePending('Only pending leave requests can be cancelled.');

const factsOf = (row: TicketRow): LeaveFacts => ({
  title: row.title,
  description: row.description,
  priority: row.priority,
  leaveType: row.leaveType ?? '',
  startDate: row.startDate ?? '',
  endDate: row.endDate ?? '',
  reason: row.details.reason ?? '',
});

/**
 * Changes the viewer's own request until it is decided. The owner is checked before the document, too.
 * @throws as createLeave, FORBIDDEN, NOT_FOUND, CONFLICT
 */
export async function updateLeave(
  context: RequestContext,
  { id, input, isWhole, version }: MutationUpdateLeaveRequestArgs,
): Promise<TicketRow> {
  const viewer = requireViewer(context);
  const repeated = await database.stored<TicketRow>(context);
  if (repeated) return repeated;
  requireOwn(viewer, await findTicket(context, id, KIND));
  const upload = input.supportingDocument;
  let removed: HeldFile | null = null;
  const changed = await withDocument(context, upload, new Problems(), (document) =>
    changeTicket(context, id, async (tx) => {
      const row = await readTicket(tx, context, id, KIND);
      requireChangeable(viewer, row);
      requireVersion(version, row.version, row.status);
      const before = factsOf(row);
      const problems = new Problems();
      if (isWhole) requireWhole(input, problems);
      const facts = readLeave(input, before, problems);
      problems.throwIfAny();
      if (upload === undefined && isDeepStrictEqual(facts, before)) return;
      await writeTicket(
        tx,
        row,
        `title = $3, description = $4, priority = $5, leave_type = $6, start_date = $7, end_date = $8,
         details = details || jsonb_build_object('reason', $9::text), document = $10, updated_at = now()`,
        [...valuesOf(facts), upload === undefined ? documentValue(row.document) : documentValue(document)],
      );
      removed = upload === undefined ? null : row.document;
      // before the new one is stored: a replacement needs no additional room
      if (removed) await forgetDocument(tx, removed);
      if (document) await keepDocument(tx, viewer.userId, document);
      await tx.audit({
        action: 'leave.update',
        objectType: 'ticket',
        objectId: id,
        before: audited(before),
        after: audited(facts),
      });
      await tellDesk(tx, viewer, row);
    }),
  );
  await discardDocument(context, removed);
  return changed;
}

/**
 * Withdraws the viewer's own request: it is gone from every list, its row and history stay (L5), its document does
 * not.
 * @throws FORBIDDEN, NOT_FOUND, CONFLICT
 */
export async function cancelLeave(context: RequestContext, id: number): Promise<boolean> {
  let removed: HeldFile | null = null;
  await removeTicket(context, {
    id,
    kind: KIND,
    rule: requireCancellable,
    also: async (tx, row) => {
      removed = row.document;
      if (removed) await forgetDocument(tx, removed);
      await tx.audit({
        action: 'leave.cancel',
        objectType: 'ticket',
        objectId: id,
        before: { status: row.status },
      });
    },
  });
  await discardDocument(context, removed);
  return true;
}

/**
 * Approves or rejects leave: HR, Administrators and the direct manager, never the person who asked (L4).
 * @throws FORBIDDEN, NOT_FOUND, CONFLICT with the present status once it is decided
 */
export function decideLeave(
  context: RequestContext,
  order: Omit<StatusOrder, 'kind'>,
  move: 'approve' | 'reject',
): Promise<TicketRow> {
  return changeStatus(context, { ...order, kind: KIND }, `leave.${move}`, (row, viewer) => {
    if (!isApprover(viewer, row)) throw forbidden();
    return follow(DECISIONS[move], row);
  });
}
