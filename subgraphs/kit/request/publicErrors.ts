import type { GraphQLFormattedError } from 'graphql';

/** The codes that may leave, as they are; everything else becomes INTERNAL_SERVER_ERROR (S-07). */
const KNOWN = new Set([
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'BAD_USER_INPUT',
  'CONFLICT',
  'RATE_LIMITED',
  'SERVICE_UNAVAILABLE',
  'INSUFFICIENT_STORAGE',
  'PASSWORD_CHANGE_REQUIRED',
  'GRAPHQL_VALIDATION_FAILED',
  'GRAPHQL_PARSE_FAILED',
]);
/** Apollo's and graphql's own words for a request that cannot be read; a caller's mistake, not a fault. */
const UNREADABLE = new Set([
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
]);
const SHOWN = ['code', 'fields', 'currentStatus', 'retryAfter'];

/**
 * What callers read when something broke: no stack, no SQL, no host. The cause is in the log under the
 * request id.
 */
export const FAULT_TEXT = 'An unexpected error occurred';

/**
 * An error as it may leave a process: code of a closed list, no internals, path kept. `onFault` is called with
 * hidden errors.
 */
export function publicError(
  error: GraphQLFormattedError,
  onFault: (error: GraphQLFormattedError) => void,
): GraphQLFormattedError {
  const code = error.extensions?.['code'];
  const place = {
    ...(error.locations && { locations: error.locations }),
    ...(error.path && { path: error.path }),
  };
  if (typeof code === 'string' && UNREADABLE.has(code))
    return { message: error.message, ...place, extensions: { code: 'BAD_USER_INPUT' } };
  if (typeof code !== 'string' || !KNOWN.has(code)) {
    onFault(error);
    return { message: FAULT_TEXT, ...place, extensions: { code: 'INTERNAL_SERVER_ERROR' } };
  }
  const extensions = Object.fromEntries(
    SHOWN.flatMap((key) => (error.extensions?.[key] === undefined ? [] : [[key, error.extensions[key]]])),
  );
  return { message: error.message, ...place, extensions };
}
