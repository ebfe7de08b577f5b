import type { Where } from '../../kit/request/list.js';
import { can } from '../../kit/request/viewer.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { acceptsApplications, DRAFT } from './posting.status.js';
import type { PostingFacts } from './posting.status.js';

/** All rules about reading, changing and applying for job postings are in this file. */

/** HR and Administrators write postings and read drafts. */
export const mayManage = (viewer: Viewer): boolean => can(viewer, 'recruitment.manage');

/**
 * The row rule: all but drafts, which HR and Administrators see too; none before a forced password change (I10).
 * `p` is the posting in the query.
 */
export function narrowToVisible(where: Where, viewer: Viewer): Where {
  if (viewer.mustChangePassword) return where.and('false');
  return mayManage(viewer) ? where : where.and(`p.status_id <> ${DRAFT}`);
}

/** Everyone, once, while it takes applications. @param today YYYY-MM-DD in the organisation's zone */
export const mayApply = (posting: PostingFacts, today: string, hasApplied: boolean): boolean =>
  acceptsApplications(posting, today) && !hasApplied;
