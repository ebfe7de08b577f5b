import { readFailure } from '../../failure/failure';
import type { CallFailure } from './trackerState';

/** Codes of a server that failed, rather than refused. */
const brokenCodes = new Set<string | null>([null, 'INTERNAL_SERVER_ERROR']);

/** What the tracker has to know of a call that failed. */
export function readCallFailure(error: unknown): CallFailure {
  const { code, passing, fields, message } = readFailure(error);
  const text = Object.values(fields)[0]?.[0] ?? message;
  const isAhead = fields['stopTime'] !== undefined;
  if (code === 'NOT_FOUND') return { reason: 'gone', text, isAhead };
  if (code === 'UNAUTHENTICATED') return { reason: 'signedOut', text, isAhead };
  return { reason: passing || brokenCodes.has(code) ? 'broken' : 'refused', text, isAhead };
}
