import type { Where } from '../../kit/request/list.js';
import { can } from '../../kit/request/viewer.js';
import type { Viewer } from '../../kit/request/viewer.js';

/** All rules about reading and changing courses, enrollments and paths are in this file. */

/** HR and Administrators write courses, categories and paths, and read everyone's enrollments (R10). */
export const mayManage = (viewer: Viewer): boolean => can(viewer, 'learning.manage');

/** Whether the viewer is enrolled in the course of `c`. */
const ENROLLED = 'exists (select 1 from enrollment m where m.user_id = ? and m.course_id = c.id)';

/**
 * The row rule of courses: published ones and those in which the viewer is enrolled; all for HR and Administrators;
 * none before a forced password change (I10). `c` is the course in the query.
 */
export function narrowToVisible(where: Where, viewer: Viewer): Where {
  if (viewer.mustChangePassword) return where.and('false');
  return mayManage(viewer) ? where : where.and(`c.status = 'published' or ${ENROLLED}`, viewer.userId);
}

/** Courses that one is enrolled in, or the others. */
export const narrowToEnrolled = (where: Where, viewer: Viewer, isEnrolled: boolean): Where =>
  where.and(isEnrolled ? ENROLLED : `not ${ENROLLED}`, viewer.userId);

/**
 * The row rule of enrollments: the viewer's own; all for HR and Administrators. `e` is the enrollment in the query.
 */
export function narrowToOwn(where: Where, viewer: Viewer): Where {
  if (viewer.mustChangePassword) return where.and('false');
  return mayManage(viewer) ? where : where.and('e.user_id = ?', viewer.userId);
}

/** The row rule of paths: active ones; all for HR and Administrators. `p` is the path in the query. */
export function narrowToOffered(where: Where, viewer: Viewer): Where {
  if (viewer.mustChangePassword) return where.and('false');
  return mayManage(viewer) ? where : where.and('p.is_active');
}
