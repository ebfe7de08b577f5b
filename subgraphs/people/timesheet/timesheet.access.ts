import type { Where } from '../../kit/list.js';
import type { Viewer } from '../../kit/viewer.js';

/** The row rule: one's own weeks and nobody else's, whatever the role. `e` is the employee in the query. */
export const narrowToOwn = (where: Where, viewer: Viewer): Where => where.and('e.user_id = ?', viewer.userId);
