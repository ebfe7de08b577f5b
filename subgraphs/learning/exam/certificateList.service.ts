import type { RequestContext } from '../../kit/request/context.js';
import { notFound, Problems } from '../../kit/request/errors.js';
import { checkRange } from '../../kit/graphql/limits.js';
import { listRows, refuseLongLists, Where } from '../../kit/request/list.js';
import type { ListArgs, Page } from '../../kit/request/list.js';
import { requireViewer } from '../../kit/request/viewer.js';
import { narrowToVisible, personOf } from '../examAccess/exam.access.js';
import { finishOverdue } from '../attempt/overdue.service.js';
import { database } from '../database.js';
import { expiringCertificatesLimits } from '../generated/limits.js';
import type { QueryCertificatesArgs, QueryExpiringCertificatesArgs } from '../generated/schema.js';
import {
  CERTIFICATE_COLUMNS,
  CERTIFICATE_JOINS,
  certificateById,
  narrowToValid,
  today,
} from '../certificate/certificate.loader.js';
import type { CertificateRow } from '../certificate/certificate.loader.js';

/** A person's certificates under a condition. */
async function listOf(
  context: RequestContext,
  person: number,
  args: ListArgs,
  narrow: (where: Where) => Where,
  defaultOrder = '-issuedDate',
): Promise<Page<CertificateRow>> {
  await finishOverdue(context, person);
  const own = narrowToVisible(new Where().and('t.user_id = ?', person), requireViewer(context), 't');
  return listRows<CertificateRow & Record<string, unknown>>(
    database,
    {
      select: CERTIFICATE_COLUMNS,
      joins: CERTIFICATE_JOINS,
      from: 'certificate t',
      where: narrow(own),
      order: { issuedDate: 't.issued_date', expiryDate: 't.expiry_date' },
      defaultOrder,
      tie: 't.id',
    },
    args,
  );
}

/** One page of a person's certificates. @throws FORBIDDEN, BAD_USER_INPUT, NOT_FOUND past the end */
export async function listCertificates(
  context: RequestContext,
  args: QueryCertificatesArgs,
): Promise<Page<CertificateRow>> {
  refuseLongLists(args, 'certification');
  return listOf(context, personOf(context, args.user), args, (where) =>
    where.anyOf('t.certification_id', 'int', args.certification),
  );
}

/** One page of the viewer's certificates that are valid today. */
export const listActive = (context: RequestContext, args: ListArgs): Promise<Page<CertificateRow>> =>
  listOf(context, requireViewer(context).userId, args, (where) => narrowToValid(where, today(context)));

/**
 * One page of the certificates that expire within this many days, the next one first. @throws BAD_USER_INPUT on
 * `days`
 */
export async function listExpiring(
  context: RequestContext,
  args: QueryExpiringCertificatesArgs,
): Promise<Page<CertificateRow>> {
  const days = args.days ?? 30;
  const problems = new Problems();
  checkRange(problems, 'days', days, expiringCertificatesLimits.days);
  problems.throwIfAny();
  const day = today(context);
  return listOf(
    context,
    requireViewer(context).userId,
    args,
    (where) => narrowToValid(where, day).and('t.expiry_date <= ?::date + ?::int', day, days),
    'expiryDate',
  );
}

/** @throws NOT_FOUND for a certificate that the viewer may not see, too */
export async function findCertificate(context: RequestContext, id: number): Promise<CertificateRow> {
  const row = await certificateById(context).load(id);
  if (!row) throw notFound();
  return row;
}

/** How many certificates the viewer earned that were not revoked. */
export async function countEarned(context: RequestContext): Promise<number> {
  const { userId } = requireViewer(context);
  await finishOverdue(context, userId);
  const row = await database.one<{ count: number }>(
    `select count(*) as count from certificate where user_id = $1 and status = 'active'`,
    [userId],
  );
  return row?.count ?? 0;
}
