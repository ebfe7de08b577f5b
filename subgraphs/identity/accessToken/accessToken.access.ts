import type { Where } from '../../kit/request/list.js';
import type { Viewer } from '../../kit/request/viewer.js';

/** Only its owner sees a token, whatever else other people may do. */
export const narrowToOwn = (where: Where, viewer: Viewer): Where => where.and('t.user_id = ?', viewer.userId);
