import type { Where } from '../../kit/request/list.js';
import type { Viewer } from '../../kit/request/viewer.js';

/**
 * The row rule over `notification n`: own lines, as long as the reader may read about the record. A line disappears
 * with a lost role, or when the person reports to another manager.
 */
export const narrowToOwn = (where: Where, viewer: Viewer): Where =>
  where
    .and('n.user_id = ?', viewer.userId)
    .and(`(n.needs = '{}' or n.needs && ?::text[])`, viewer.permissions)
    .and('(n.about_id is null or n.about_id = any(?::int[]))', viewer.reportUserIds);
