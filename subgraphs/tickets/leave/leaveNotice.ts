import { notice, noticeGone } from '../../kit/request/notice.js';
import type { Transaction } from '../../kit/postgres/queryable.js';
import type { Viewer } from '../../kit/request/viewer.js';

const ASKED = 'leave.asked';
const UNMANAGED = 'leave.unmanaged';

/** Notifies the present manager of a request to decide; without a manager, HR. */
export async function tellWhoDecides(
  tx: Pick<Transaction, 'emit'>,
  { userId, managerUserId }: Viewer,
  id: number,
): Promise<void> {
  const event =
    managerUserId === null
      ? notice({ kind: UNMANAGED, thing: id, by: userId })
      : notice({ kind: ASKED, thing: id, to: [managerUserId], by: userId, about: userId });
  await tx.emit(...event);
}

/** The line of a request that no longer waits is removed for everyone. */
export const nothingToDecide = (tx: Pick<Transaction, 'emit'>, id: number): Promise<void> =>
  tx.emit(...noticeGone({ things: ['leave'], thing: id, kind: [ASKED, UNMANAGED] }));
