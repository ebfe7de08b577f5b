import type DataLoader from 'dataloader';
import { dayIn } from '../../kit/config/calendar.js';
import type { RequestContext } from '../../kit/request/context.js';
import { byKey, loader } from '../../kit/graphql/loader.js';
import { Where } from '../../kit/request/list.js';
import { columnMapOf, selectOf } from '../../kit/postgres/entityColumns.js';
import { requireViewer } from '../../kit/request/viewer.js';
import { narrowToVisible } from '../examAccess/exam.access.js';
import { database } from '../database.js';
import { Certificate } from './certificate.entity.js';

/** A certificate as it is read. */
export interface CertificateRow extends Omit<Certificate, 'revokedById'> {
  certificationName: string;
}

/** The columns of `certificate t`. */
export const CERTIFICATE_COLUMNS = selectOf<CertificateRow>({
  ...columnMapOf(Certificate, 't', ['revokedById']),
  scoreAchieved: 't.score_achieved::float8',
  certificationName: 'c.name',
});
export const CERTIFICATE_JOINS = 'join certification c on c.id = t.certification_id';

/** Today in the organization's zone, which decides whether a certificate has expired. */
export const today = (context: Pick<RequestContext, 'config'>): string =>
  dayIn(context.config.organisation.timeZone);

/** Adds "is valid today" (decision L4). `t` is the certificate in the query. */
export const narrowToValid = (where: Where, day: string): Where =>
  where.and(`t.status = 'active' and (t.expiry_date is null or t.expiry_date >= ?::date)`, day);

/** Certificates that fulfil a condition. */
export const readCertificates = ({ sql, params }: Where): Promise<CertificateRow[]> =>
  database.query<CertificateRow & Record<string, unknown>>(
    `select ${CERTIFICATE_COLUMNS} from certificate t ${CERTIFICATE_JOINS} where ${sql}`,
    params,
  );

/** Certificates by id, as far as the viewer may see them. */
export const certificateById = (context: RequestContext): DataLoader<number, CertificateRow | null> =>
  loader(context, 'learning.certificate', async (ids: readonly number[]) => {
    const where = narrowToVisible(new Where().among('t.id', 'int', ids), requireViewer(context), 't');
    return byKey(await readCertificates(where), (row) => row.id);
  });

/** The viewer's certificates that are valid today, by certification. */
export const ownValidCertificate = (context: RequestContext): DataLoader<number, CertificateRow | null> =>
  loader(context, 'learning.ownValidCertificate', async (ids: readonly number[]) => {
    const where = new Where()
      .and('t.user_id = ?', requireViewer(context).userId)
      .among('t.certification_id', 'int', ids);
    return byKey(await readCertificates(narrowToValid(where, today(context))), (row) => row.certificationId);
  });

/** The certificate of each attempt that has one, as far as the viewer may see it. */
export const certificateOfAttempt = (context: RequestContext): DataLoader<number, CertificateRow | null> =>
  loader(context, 'learning.certificateOfAttempt', async (ids: readonly number[]) => {
    const where = narrowToVisible(new Where().among('t.attempt_id', 'int', ids), requireViewer(context), 't');
    return byKey(await readCertificates(where), (row) => row.attemptId);
  });
