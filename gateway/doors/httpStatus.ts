import { HeaderMap } from '@apollo/server';
import { GraphQLError } from 'graphql';
import type { GraphQLFormattedError } from 'graphql';
import { PortalError } from '../../subgraphs/kit/request/errors.js';

const STATUS: Readonly<Record<string, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  PASSWORD_CHANGE_REQUIRED: 403,
  NOT_FOUND: 404,
  BAD_USER_INPUT: 400,
  GRAPHQL_VALIDATION_FAILED: 400,
  GRAPHQL_PARSE_FAILED: 400,
  CONFLICT: 409,
  RATE_LIMITED: 429,
  SERVICE_UNAVAILABLE: 503,
  INSUFFICIENT_STORAGE: 507,
};

/** The HTTP status of a refusal; 500 for any other error. */
export function statusOf(code: unknown): number {
  return (typeof code === 'string' ? STATUS[code] : undefined) ?? 500;
}

/** A refusal of a whole GraphQL request, with the status and header that say so without reading the body. */
export function wholeRequest(error: unknown): unknown {
  if (!(error instanceof PortalError)) return error;
  const { code, retryAfter } = error.extensions as { code: string; retryAfter?: number };
  const headers = new HeaderMap();
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter));
  return new GraphQLError(error.message, {
    extensions: { ...error.extensions, http: { status: statusOf(code), headers } },
  });
}

/**
 * An error to which Apollo Server gives a 4xx status but no code, as to a persisted query with a wrong hash:
 * the caller's mistake.
 */
export function asCallersMistake(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  if (!(error instanceof GraphQLError) || error.extensions['code'] !== undefined) return formatted;
  const { status = 0 } = (error.extensions['http'] as { status?: number } | undefined) ?? {};
  return status >= 400 && status < 500
    ? { ...formatted, extensions: { ...formatted.extensions, code: 'BAD_USER_INPUT' } }
    : formatted;
}
