import { dayIn } from '../../kit/config/calendar.js';
import type { Config } from '../../kit/config/config.js';
import { notice } from '../../kit/request/notice.js';
import { writeEvent } from '../../kit/postgres/outbox.js';
import { database } from '../database.js';

/** People are notified this many days before a certificate expires. */
const DAYS_BEFORE = 30;
/** Certificates of one round; the rounds come once a minute. */
const AT_ONCE = 500;

const TAKE = `update certificate set ending_told_at = now() where id in (
    select id from certificate where status = 'active' and ending_told_at is null
      and expiry_date between $1::date and $1::date + ${DAYS_BEFORE} order by expiry_date, id limit ${AT_ONCE} for update skip locked)
  returning id, user_id as "userId"`;

/** Tells people, once for each certificate, that it ends soon. */
export async function tellEnding(config: Pick<Config, 'organisation'>): Promise<void> {
  await database.system(async (tx) => {
    const ending = await tx.query<{ id: number; userId: number }>(TAKE, [
      dayIn(config.organisation.timeZone),
    ]);
    for (const { id, userId } of ending)
      await writeEvent(tx, ...notice({ kind: 'certificate.ends', thing: id, to: [userId] }));
  });
}
