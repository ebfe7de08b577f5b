import type DataLoader from 'dataloader';
import type { RequestContext } from '../../kit/request/context.js';
import { notFound } from '../../kit/request/errors.js';
import { byKey, loader } from '../../kit/graphql/loader.js';
import { Where } from '../../kit/request/list.js';
import { columnsOf } from '../../kit/postgres/entityColumns.js';
import { requireViewer } from '../../kit/request/viewer.js';
import { ATTEMPT_COLUMNS, ATTEMPT_JOINS } from '../attempt/attempt.loader.js';
import type { AttemptRow } from '../attempt/attempt.loader.js';
import { finishOverdue } from '../attempt/overdue.service.js';
import { ownValidCertificate } from '../certificate/certificate.loader.js';
import type { CertificateRow } from '../certificate/certificate.loader.js';
import { database } from '../database.js';
import { narrowToVisible } from './certification.access.js';
import { Certification } from './certification.entity.js';

/** The columns of `certification c`. */
export const CERTIFICATION_COLUMNS = columnsOf(Certification, 'c');

/** Certifications by id, as far as the viewer may see them. */
export const certificationById = (context: RequestContext): DataLoader<number, Certification | null> =>
  loader(context, 'learning.certification', async (ids: readonly number[]) => {
    const where = narrowToVisible(new Where().among('c.id', 'int', ids), requireViewer(context));
    const rows = await database.query<Certification & Record<string, unknown>>(
      `select ${CERTIFICATION_COLUMNS} from certification c where ${where.sql}`,
      where.params,
    );
    return byKey(rows, (row) => row.id);
  });

/** @throws NOT_FOUND for a certification that the viewer may not see, too */
export async function findCertification(context: RequestContext, id: number): Promise<Certification> {
  const row = await certificationById(context).load(id);
  if (!row) throw notFound();
  return row;
}

/** The viewer's certificate that is valid today. */
export async function myCertificate(context: RequestContext, id: number): Promise<CertificateRow | null> {
  await finishOverdue(context, requireViewer(context).userId);
  return ownValidCertificate(context).load(id);
}

/** The viewer's attempt that runs. */
export async function myOpenAttempt(context: RequestContext, id: number): Promise<AttemptRow | null> {
  const { userId } = requireViewer(context);
  await finishOverdue(context, userId);
  return loader(context, 'learning.myOpenAttempt', async (ids: readonly number[]) => {
    const rows = await database.query<AttemptRow & Record<string, unknown>>(
      `select ${ATTEMPT_COLUMNS} from exam_attempt a ${ATTEMPT_JOINS}
       where a.user_id = $1 and a.status = 'in_progress' and a.certification_id = any($2::int[])`,
      [userId, ids],
    );
    return byKey(rows, (row) => row.certificationId);
  }).load(id);
}

const passed = (context: RequestContext): DataLoader<number, true | null> =>
  loader(context, 'learning.passed', async (ids: readonly number[]) => {
    const rows = await database.query<{ id: number }>(
      `select distinct a.certification_id as id from exam_attempt a
       where a.user_id = $1 and a.passed and a.certification_id = any($2::int[])
         and not exists (select from certificate t where t.attempt_id = a.id and t.status = 'revoked')`,
      [requireViewer(context).userId, ids],
    );
    return new Map(rows.map(({ id }) => [id, true] as const));
  });

/** Whether the viewer has passed the exam; one whose certificate was revoked is not counted. */
export async function hasPassed(context: RequestContext, id: number): Promise<boolean> {
  await finishOverdue(context, requireViewer(context).userId);
  return (await passed(context).load(id)) ?? false;
}

type Counted = { id: number; count: number };
const counts = (rows: Counted[]) => new Map(rows.map(({ id, count }) => [id, count]));

/** How often the viewer has attempted the exam. */
export const myAttemptCount = (context: RequestContext): DataLoader<number, number | null> =>
  loader(context, 'learning.myAttemptCount', async (ids: readonly number[]) =>
    counts(
      await database.query<Counted>(
        `select a.certification_id as id, count(*) as count from exam_attempt a
         where a.user_id = $1 and a.certification_id = any($2::int[]) group by 1`,
        [requireViewer(context).userId, ids],
      ),
    ),
  );

/** Questions that new exams can draw. */
export const bankSize = (context: RequestContext): DataLoader<number, number | null> =>
  loader(context, 'learning.bankSize', async (ids: readonly number[]) =>
    counts(
      await database.query<Counted>(
        `select n.certification_id as id, count(*) as count from question n
         where n.certification_id = any($1::int[]) and not n.is_retired group by 1`,
        [ids],
      ),
    ),
  );
