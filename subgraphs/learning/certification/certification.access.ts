import type { Where } from '../../kit/request/list.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { mayManage } from '../examAccess/exam.access.js';

/** In lists: active certifications and, for HR and administrators, all. `c` is the certification in the query. */
export const narrowToOffered = (where: Where, viewer: Viewer): Where => {
  if (viewer.mustChangePassword) return where.and('false');
  return mayManage(viewer) ? where : where.and('c.is_active');
};

/** The row rule of single reads and references: one that the viewer has attempted, too (rest.md part 2, 2.3). */
export const narrowToVisible = (where: Where, viewer: Viewer): Where => {
  if (viewer.mustChangePassword) return where.and('false');
  return mayManage(viewer)
    ? where
    : where.and(
        'c.is_active or exists (select from exam_attempt a where a.user_id = ? and a.certification_id = c.id)',
        viewer.userId,
      );
};
