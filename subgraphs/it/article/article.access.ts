import type { Where } from '../../kit/request/list.js';
import { can } from '../../kit/request/viewer.js';
import type { Viewer } from '../../kit/request/viewer.js';

/** Everything about who may read or change which article is in this file. */

/**
 * IT Staff and Administrators read drafts, change any article and bring removed ones back; they write the
 * categories.
 */
export const mayManage = (viewer: Viewer): boolean => can(viewer, 'article.manage');

/**
 * The row rule: what is published and, of what is not, one's own; IT Staff and Administrators all; anyone who
 * must change the password first, none (I10). Removed articles are no one's, and so is the text of a policy that
 * was withdrawn. `a` is the article in the query.
 */
export function narrowToVisible(where: Where, viewer: Viewer): Where {
  if (viewer.mustChangePassword) return where.and('false');
  where.and('a.deleted_at is null').and('a.is_published or not a.is_policy');
  return mayManage(viewer) ? where : where.and('a.is_published or a.author_id = ?', viewer.userId);
}

/** Removed articles: for IT Staff and Administrators alone, who may bring them back (K4). */
export const narrowToRemoved = (where: Where, viewer: Viewer): Where =>
  where.and(mayManage(viewer) && !viewer.mustChangePassword ? 'a.deleted_at is not null' : 'false');

/**
 * Change and remove: the author, IT Staff and Administrators (R4, K4); a policy changes by a new version of it alone.
 */
export const mayWrite = (
  viewer: Viewer,
  { authorId, isPolicy }: { authorId: number; isPolicy: boolean },
): boolean => !isPolicy && (authorId === viewer.userId || mayManage(viewer));
