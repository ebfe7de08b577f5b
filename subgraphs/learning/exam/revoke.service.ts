import type { RequestContext } from '../../kit/request/context.js';
import { conflict, notFound, Problems } from '../../kit/request/errors.js';
import { requiredText } from '../../kit/request/input/text.js';
import { requireManager } from '../examAccess/exam.access.js';
import { database } from '../database.js';
import { revokeCertificateLimits } from '../generated/limits.js';
import type { MutationRevokeCertificateArgs } from '../generated/schema.js';
import { findCertificate } from './certificateList.service.js';
import type { CertificateRow } from '../certificate/certificate.loader.js';

/**
 * Takes a certificate back, for good. @throws FORBIDDEN, NOT_FOUND, BAD_USER_INPUT on `reason`, CONFLICT when
 * it is revoked
 */
export async function revokeCertificate(
  context: RequestContext,
  { id, reason: given }: MutationRevokeCertificateArgs,
): Promise<CertificateRow> {
  const { userId } = requireManager(context);
  const problems = new Problems();
  const reason = requiredText(problems, 'reason', given, revokeCertificateLimits.reason);
  problems.throwIfAny();
  await database.write(context, async (tx) => {
    const revoked = await tx.one<{ id: number }>(
      `update certificate set status = 'revoked', revoked_at = now(), revoked_by_id = $2, revocation_reason = $3
       where id = $1 and status = 'active' returning id`,
      [id, userId, reason],
    );
    if (!revoked) {
      if (!(await tx.one('select 1 from certificate where id = $1', [id]))) throw notFound();
      throw conflict('This certificate is already revoked.', 'revoked');
    }
    await tx.audit({
      action: 'certificate.revoke',
      objectType: 'certificate',
      objectId: id,
      after: { reason },
    });
    return id;
  });
  context.loaders.clear();
  return findCertificate(context, id);
}
