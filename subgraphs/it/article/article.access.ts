import type { Where } from '../../kit/request/list.js';
import { can } from '../../kit/request/viewer.js';
import type { Viewer } from '../../kit/request/viewer.js';

/** All rules about reading and changing articles are in this file. */

/**
 * IT Staff and Administrators read drafts, change any article and restore removed ones; they write the categories.
 */
export const mayManage = (viewer: Viewer): boolean => can(viewer, 'article.manage');

/**
 * The row rule: published articles and the viewer's own drafts; all for IT Staff and Administrators; none before a
 * forced password change (I10). Removed articles and the texts of withdrawn policies are visible to nobody. `a` is
 * the article in the query.
 */
export function narrowToVisible(where: Where, viewer: Viewer): Where {
  if (viewer.mustChangePassword) return where.and('false');
  where.and('a.deleted_at is null').and('a.is_published or not a.is_policy');
  return mayManage(viewer) ? where : where.and('a.is_published or a.author_id = ?', viewer.userId);
}

/** Removed articles: only for IT Staff and Administrators, who may restore them (K4). */
export const narrowToRemoved = (where: Where, viewer: Viewer): Where =>
  where.and(mayManage(viewer) && !viewer.mustChangePassword ? 'a.deleted_at is not null' : 'false');

/**
 * Change and remove: the author, IT Staff and Administrators (R4, K4); a policy changes by a new version of it alone.
 */
export const mayWrite = (
  viewer: Viewer,
  { authorId, isPolicy }: { authorId: number; isPolicy: boolean },
): boolean => !isPolicy && (authorId === viewer.userId || mayManage(viewer));
