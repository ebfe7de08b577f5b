import type { Where } from '../../kit/request/list.js';
import type { Viewer } from '../../kit/request/viewer.js';

/**
 * The row rule over `notification n`: one's own lines, as far as one may know of the thing today. A lost role
 * or a person who reports to someone else now takes the line along.
 */
export const narrowToOwn = (where: Where, viewer: Viewer): Where =>
  where
    .and('n.user_id = ?', viewer.userId)
    .and(`(n.needs = '{}' or n.needs && ?::text[])`, viewer.permissions)
    .and('(n.about_id is null or n.about_id = any(?::int[]))', viewer.reportUserIds);
