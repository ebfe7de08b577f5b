import type { RequestContext } from '../../kit/request/context.js';
import { conflict, forbidden } from '../../kit/request/errors.js';
import type { Transaction } from '../../kit/postgres/queryable.js';
import { requireViewer } from '../../kit/request/viewer.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { isOwner } from '../ticket/ticket.access.js';
import type { TicketRow } from '../ticket/ticket.row.js';
import type { TicketWords } from '../ticket/write/ticketInput.service.js';
import { tellDesk } from '../ticket/write/ticketNotice.js';
import { removeTicket } from '../ticket/write/ticketRemove.service.js';
import { makeTicket } from '../ticket/write/ticketWrite.service.js';
import { mayDelete } from './support.access.js';
import { urgencyOf } from './support.kinds.js';
import type { ImpactLevel, SystemCategory } from './support.kinds.js';

/** General and IT support tickets: one way to make them and one to delete them. */
type SupportKind = 'general' | 'it-support';

/** A ticket of either kind. */
export interface SupportRow extends TicketRow {
  impactLevel: ImpactLevel | null;
  systemCategory: SystemCategory;
  categoryId: number;
  categoryName: string;
}

/** What IT support and general tickets have in common. */
export const supportDetails = ({
  details,
  priority,
  impactLevel,
  systemCategory,
  categoryId,
  categoryName,
  categoryDepartment,
}: SupportRow) => ({
  issueType: details.issueType ?? null,
  affectedSystem: details.affectedSystem ?? null,
  assetTag: details.assetTag ?? null,
  location: details.location ?? null,
  estimatedResolution: details.estimatedResolution ?? null,
  impactLevel,
  urgency: urgencyOf(impactLevel, priority),
  systemCategory,
  categoryId,
  categoryName,
  categoryDepartment,
});

const AUDITED_AS: Record<SupportKind, string> = { general: 'general', 'it-support': 'itSupport' };

export interface NewSupportTicket extends TicketWords {
  kind: SupportKind;
  categoryId: number;
  impactLevel?: string;
  issueType?: string;
  /** Blank for none, as are the following fields. */
  affectedSystem: string;
  assetTag?: string | null;
  location?: string;
}

/** Inserts a ticket of the viewer. The audit trail contains no text of it. @returns the ticket as it is read */
export async function insertSupport(
  tx: Transaction,
  context: RequestContext,
  ticket: NewSupportTicket,
): Promise<TicketRow> {
  const viewer = requireViewer(context);
  const { kind, title, description, priority, categoryId, impactLevel = null } = ticket;
  const made = await makeTicket(
    tx,
    `insert into ticket (kind, title, description, priority, category_id, impact_level, created_by_id, created_by_name, created_by_department, details)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, jsonb_strip_nulls(jsonb_build_object(
       'issueType', nullif($10::text, ''), 'affectedSystem', nullif($11::text, ''), 'assetTag', nullif($12::text, ''), 'location', nullif($13::text, ''))))`,
    [
      kind,
      title,
      description,
      priority,
      categoryId,
      impactLevel,
      viewer.userId,
      viewer.fullName,
      viewer.departmentName,
      ticket.issueType,
      ticket.affectedSystem,
      ticket.assetTag,
      ticket.location,
    ],
  );
  await tx.audit({
    action: `${AUDITED_AS[kind]}.create`,
    objectType: 'ticket',
    objectId: made.id,
    after: { priority, categoryId, impactLevel },
  });
  await tellDesk(tx, viewer, made);
  return made;
}

function requireDeletable(viewer: Viewer, row: TicketRow): void {
  if (mayDelete(viewer, row)) return;
  if (!isOwner(viewer, row)) throw forbidden();
  throw conflict(
    'Tickets can be deleted only while they are open, in progress or waiting for a response.',
    row.status,
  );
}

/**
 * Deletes a ticket by the rule of `mayDelete`; 'general' also finds IT support tickets.
 * @throws NOT_FOUND as findTicket, FORBIDDEN, CONFLICT in another status or after someone else's change
 */
export function removeSupport(context: RequestContext, id: number, kind: SupportKind): Promise<boolean> {
  return removeTicket(context, {
    id,
    kind,
    rule: requireDeletable,
    also: (tx, row) =>
      tx.audit({
        action: `${AUDITED_AS[row.kind as SupportKind]}.delete`,
        objectType: 'ticket',
        objectId: id,
        before: { status: row.status },
      }),
  });
}
