import { conflict, forbidden } from '../../kit/request/errors.js';
import type { Where } from '../../kit/request/list.js';
import { can } from '../../kit/request/viewer.js';
import type { Viewer } from '../../kit/request/viewer.js';
import type { TimesheetStatus } from './timesheet.status.js';

/** All rules about reading and changing timesheets, entries and attendance records are in this file. */

/** Only own rows, whatever the role. `e` is the employee in the query. */
export const narrowToOwn = (where: Where, viewer: Viewer): Where => where.and('e.user_id = ?', viewer.userId);

/**
 * The row rule: own rows, those of direct reports (5j) and, for HR and administrators, everyone's, drafts included;
 * none before a forced password change (I10). `e` is the employee in the query.
 */
export function narrowToVisible(where: Where, viewer: Viewer): Where {
  if (viewer.mustChangePassword) return where.and('false');
  if (can(viewer, 'employee.manage')) return where;
  return viewer.reportUserIds.length === 0
    ? narrowToOwn(where, viewer)
    : where.and('e.user_id = any(?::int[])', [viewer.userId, ...viewer.reportUserIds]);
}

/** What decides over a timesheet beside the viewer. */
export interface TimesheetFacts {
  /** User id of the person whose week it is. */
  ownerUserId: number;
  status: TimesheetStatus;
}

export const isOwner = (viewer: Viewer, { ownerUserId }: Pick<TimesheetFacts, 'ownerUserId'>): boolean =>
  ownerUserId === viewer.userId;

/** The owner writes entries and submits the timesheet while it is a draft. */
export const mayEdit = (viewer: Viewer, sheet: TimesheetFacts): boolean =>
  isOwner(viewer, sheet) && sheet.status === 'draft';

/** HR decides other people's timesheets, never their own, once they are submitted. */
export const mayDecide = (viewer: Viewer, sheet: TimesheetFacts): boolean =>
  can(viewer, 'timesheet.decide') && !isOwner(viewer, sheet) && sheet.status === 'submitted';

/**
 * @throws FORBIDDEN for someone else's sheet, CONFLICT with `refusal` and the present status unless it is a
 * draft
 */
export function requireDraft(viewer: Viewer, sheet: TimesheetFacts, refusal: string): void {
  if (!isOwner(viewer, sheet)) throw forbidden();
  if (sheet.status !== 'draft') throw conflict(refusal, sheet.status);
}
