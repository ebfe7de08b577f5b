import type { Where } from '../../kit/request/list.js';
import { can } from '../../kit/request/viewer.js';
import type { Viewer } from '../../kit/request/viewer.js';

/** HR and Administrators open, follow and close review cycles, and read every review. */
export const managesReviews = (viewer: Viewer): boolean => can(viewer, 'employee.manage');

/**
 * The row rule: HR and Administrators see every cycle, other people the cycles in which they or their direct
 * reports take part or in which they finished a review; none before a forced password change (I10). `c` is the
 * cycle in the query.
 */
export function narrowToVisible(where: Where, viewer: Viewer): Where {
  if (viewer.mustChangePassword) return where.and('false');
  return managesReviews(viewer)
    ? where
    : where.and(
        `exists (select from performance_review r join employee e on e.id = r.employee_id
           where r.cycle_id = c.id and e.user_id = any(?::int[]))
         or exists (select from performance_review r where r.cycle_id = c.id and r.reviewed_by_id = ?)`,
        [viewer.userId, ...viewer.reportUserIds],
        viewer.userId,
      );
}
