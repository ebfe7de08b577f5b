import type { Where } from '../../kit/request/list.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { mayManage } from '../posting/posting.access.js';
import { isUnderWay } from './application.status.js';

/** All rules about reading and changing applications are in this file. */

/** Only the viewer's own, whatever the role. `a` is the application in the query. */
export const narrowToOwn = (where: Where, viewer: Viewer): Where =>
  viewer.mustChangePassword ? where.and('false') : where.and('a.applicant_id = ?', viewer.userId);

/**
 * The row rule: own applications and, for HR and administrators, all; none for a person who must change the
 * password first (I10).
 */
export const narrowToVisible = (where: Where, viewer: Viewer): Where =>
  mayManage(viewer) && !viewer.mustChangePassword ? where : narrowToOwn(where, viewer);

/** What decides over an application beside the viewer. */
export interface ApplicationFacts {
  /** User id. */
  applicantId: number;
  statusId: number;
}

export const isApplicant = (
  viewer: Viewer,
  { applicantId }: Pick<ApplicationFacts, 'applicantId'>,
): boolean => applicantId === viewer.userId;

/**
 * Status, rating, notes and interview: HR and administrators, who on their own application are applicants
 * like everyone.
 */
export const mayReview = (viewer: Viewer, row: Pick<ApplicationFacts, 'applicantId'>): boolean =>
  mayManage(viewer) && !isApplicant(viewer, row);

export const mayWithdraw = (viewer: Viewer, row: ApplicationFacts): boolean =>
  isApplicant(viewer, row) && isUnderWay(row.statusId);
