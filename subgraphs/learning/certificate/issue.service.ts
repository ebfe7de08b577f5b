import type { Queryable } from '../../kit/postgres/queryable.js';
import { drawNumber } from './certificateNumber.js';

/**
 * Issues the certificate of a passed attempt in the transaction that grades it (E5). Its last day is fixed
 * here. Where the person has a valid one already, that one stays.
 * @param day of issue
 */
export async function issueCertificate(tx: Queryable, attemptId: number, day: string): Promise<void> {
  await tx.query(
    `insert into certificate (certification_id, attempt_id, user_id, holder_name, certificate_number, score_achieved, issued_date, expiry_date)
     select a.certification_id, a.id, a.user_id, a.user_name, $2, a.score_percentage, $3::date,
       ($3::date + make_interval(months => c.validity_months))::date
     from exam_attempt a join certification c on c.id = a.certification_id where a.id = $1
     on conflict do nothing`,
    [attemptId, drawNumber(day.slice(0, 4)), day],
  );
}
