import { notice, noticeGone } from '../../kit/request/notice.js';
import type { Transaction } from '../../kit/postgres/queryable.js';
import type { Viewer } from '../../kit/request/viewer.js';

const ASKED = 'leave.asked';

/** Tells the manager, as long as they are that, of a request to decide. */
export async function tellManager(tx: Pick<Transaction, 'emit'>, viewer: Viewer, id: number): Promise<void> {
  if (viewer.managerUserId === null) return;
  const who = { to: [viewer.managerUserId], by: viewer.userId, about: viewer.userId };
  await tx.emit(...notice({ kind: ASKED, thing: id, ...who }));
}

/** The line of a request that waits no longer is true for no one. */
export const nothingToDecide = (tx: Pick<Transaction, 'emit'>, id: number): Promise<void> =>
  tx.emit(...noticeGone({ things: ['leave'], thing: id, kind: ASKED }));
