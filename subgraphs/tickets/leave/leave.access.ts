import { can } from '../../kit/request/viewer.js';
import type { May } from '../ticket/kind.js';
import { isOpen, isOwner } from '../ticket/ticket.access.js';

/**
 * Whether leave is the viewer's to decide: HR, Administrators and the direct manager, never the person who
 * asked.
 */
export const isApprover: May = (viewer, row) => {
  if (row.createdById === null || isOwner(viewer, row)) return false;
  return can(viewer, 'leave.decide') || viewer.reportUserIds.includes(row.createdById);
};

export const mayDecide: May = (viewer, row) => isApprover(viewer, row) && isOpen(row);

/** Own leave, until it is decided. */
export const mayWithdraw: May = (viewer, row) => isOwner(viewer, row) && isOpen(row);

/** Any status from any other: who decides leave by role, never who asked (L6). */
export const mayChangeStatus: May = (viewer, row) => can(viewer, 'leave.decide') && !isOwner(viewer, row);
