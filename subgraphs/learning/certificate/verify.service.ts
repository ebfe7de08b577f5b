import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../../kit/config/config.js';
import type { RequestContext } from '../../kit/request/context.js';
import { notFound, rateLimited } from '../../kit/request/errors.js';
import { Where } from '../../kit/request/list.js';
import { requireViewer } from '../../kit/request/viewer.js';
import { narrowToVisible } from '../examAccess/exam.access.js';
import { readCertificates, today } from './certificate.loader.js';
import type { CertificateRow } from './certificate.loader.js';
import { readNumber } from './certificateNumber.js';
import type { CertificateInvalidReason } from './certificate.status.js';

/** The limit a minute and person, so that nobody guesses numbers. */
const limiter = new RateLimiterMemory({ points: 30, duration: 60 });

/** @throws RATE_LIMITED with the seconds to wait */
async function count({ limits }: Pick<Config, 'limits'>, userId: number): Promise<void> {
  if (!limits.enabled) return;
  await limiter.consume(userId).catch((spent: unknown) => {
    throw spent instanceof RateLimiterRes
      ? rateLimited(
          Math.max(1, Math.ceil(spent.msBeforeNext / 1000)),
          'You have checked too many certificates. Please wait a moment.',
        )
      : spent;
  });
}

/** By its number; its id finds only what the viewer may see, so that ids are not tried (E6). */
function named(context: RequestContext, text: string): Where | null {
  const number = readNumber(text);
  if (number !== null) return new Where().and('t.certificate_number = ?', number);
  return /^\d{1,9}$/.test(text.trim())
    ? narrowToVisible(new Where().and('t.id = ?', Number(text)), requireViewer(context), 't')
    : null;
}

/** Whether a certificate has expired. */
export const isExpired = ({ expiryDate }: Pick<CertificateRow, 'expiryDate'>, day: string): boolean =>
  expiryDate !== null && expiryDate < day;

function whyInvalid(row: CertificateRow, day: string): CertificateInvalidReason | null {
  if (row.status === 'revoked') return 'revoked';
  return isExpired(row, day) ? 'expired' : null;
}

/** What anyone signed in may know of a certificate. @throws NOT_FOUND, RATE_LIMITED */
export async function verifyCertificate(context: RequestContext, id: string) {
  await count(context.config, requireViewer(context).userId);
  const where = named(context, id);
  const [row] = where ? await readCertificates(where) : [];
  if (!row) throw notFound();
  const day = today(context);
  const invalidReason = whyInvalid(row, day);
  return { ...row, valid: invalidReason === null, invalidReason, isExpired: isExpired(row, day) };
}
