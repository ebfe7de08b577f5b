import { badInput, noSpace, PortalError, unavailable } from '../request/errors.js';

interface PostgresError {
  code?: string;
  constraint?: string;
}

function postgresError(error: unknown): PostgresError {
  const direct = error as PostgresError & { driverError?: PostgresError };
  return direct.driverError ?? direct;
}

/** Deadlock or serialization failure: nothing was written, and the same work may succeed now. */
export function isWorthRepeating(error: unknown): boolean {
  return ['40P01', '40001'].includes(postgresError(error).code ?? '');
}

/** PostgreSQL said nothing in time, so that it would say nothing to the next statement either. */
export function isUnanswered(error: unknown): boolean {
  const { code } = postgresError(error);
  return code === undefined && error instanceof Error && awayTexts.test(error.message);
}

/** A value that does not have its type, such as an impossible date. */
export function isUnreadable(error: unknown): boolean {
  return ['22P02', '22003', '22007', '22008'].includes(postgresError(error).code ?? '');
}

/** A NUL, in a text and in JSON. */
const UNSTORABLE_TEXTS = ['22021', '22P05'];
const DISK_FULL = '53100';
// Connection lost or refused, too many connections, shutting down, statement cancelled by its time limit.
const away = /^(08...|53...|57P0.|57014|55P03|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/;
const awayTexts = /timeout|Connection terminated|not queryable|Client was closed/i;

/**
 * What the caller may know of a database error: the specified refusal for a known constraint, "temporarily
 * unavailable" when PostgreSQL is away or too slow, and the error itself otherwise (logged, never
 * shown).
 */
export function translateDatabaseError(
  error: unknown,
  constraints: Record<string, () => Error> = {},
): unknown {
  if (error instanceof PortalError) return error;
  const { code, constraint } = postgresError(error);
  const refusal = constraint === undefined ? undefined : constraints[constraint];
  if (refusal) return refusal();
  if (code !== undefined && UNSTORABLE_TEXTS.includes(code))
    return badInput({ nonFieldErrors: ['Null characters are not allowed.'] });
  if (code === DISK_FULL) return noSpace();
  if (code !== undefined && away.test(code)) return unavailable();
  if (isUnanswered(error)) return unavailable();
  return error;
}
