import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';

/** What went wrong with a call, whichever layer refused it. */
export interface Failure {
  /** `extensions.code` of the portal, or null without such a body (network, proxy). */
  code: string | null;
  /** Words for a person. */
  message: string;
  /** Field name (camelCase or `nonFieldErrors`) to its texts, most important first. */
  fields: Readonly<Record<string, readonly string[]>>;
  /** Seconds after which another try makes sense. */
  retryAfter: number | null;
  /** The server said nothing, or that it cannot answer now: another try may succeed. */
  passing: boolean;
}

/** The text of anything unforeseen. */
export const unexpectedText = 'An unexpected error occurred';

const proxyStatuses = new Set([502, 503, 504]);
const busyStatuses = new Set([429, ...proxyStatuses]);
const passingCodes = new Set(['SERVICE_UNAVAILABLE', 'RATE_LIMITED']);

/** Reads any thrown value of a call; errors with a body are passed on as that body. */
export function readFailure(error: unknown): Failure {
  if (CombinedGraphQLErrors.is(error)) return fromBody(error.errors) ?? unknown(false);
  if (ServerError.is(error)) {
    const header = Number(error.response.headers.get('retry-after'));
    const passing = busyStatuses.has(error.statusCode);
    const body = fromBody(errorsIn(error.bodyText));
    const words = `HTTP ${String(error.statusCode)}: ${error.response.statusText}`;
    return {
      ...(body ?? { code: null, message: words, fields: {} }),
      ...(error.statusCode === 401 && { code: 'UNAUTHENTICATED' }),
      retryAfter: header > 0 ? header : (body?.retryAfter ?? null),
      passing: passing || (body?.passing ?? false),
    };
  }
  // A page of a proxy instead of an answer; another try may reach the portal itself.
  if (ServerParseError.is(error)) return unknown(busyStatuses.has(error.statusCode));
  return unknown(error instanceof TypeError || isTimeout(error));
}

/** The message of a failure for a toast or a panel. */
export const failureText = (error: unknown): string => readFailure(error).message;

/** The same, but only the server's message; null without one. */
export function serverMessage(error: unknown): string | null {
  const { code, message } = readFailure(error);
  return code === null && message === unexpectedText ? null : message;
}

/** Whether the portal no longer knows the token. */
export const isUnauthenticated = (error: unknown): boolean => readFailure(error).code === 'UNAUTHENTICATED';

/** Whether no answer came in time. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'TimeoutError';

/**
 * Whether a call did not come to the portal at all: no network, or a proxy's refusal or page in place of an
 * answer.
 */
export function isUnreachable(error: unknown): boolean {
  if (ServerError.is(error)) return proxyStatuses.has(error.statusCode);
  return error instanceof TypeError || ServerParseError.is(error);
}

interface ErrorBody {
  message: string;
  extensions?: Readonly<Record<string, unknown>> | undefined;
}

function fromBody(errors: readonly ErrorBody[]): Failure | null {
  // The loss of the sign-in explains every other error of the same answer.
  const first = errors.find((error) => error.extensions?.['code'] === 'UNAUTHENTICATED') ?? errors[0];
  if (!first) return null;
  const { code, fields, retryAfter } = first.extensions ?? {};
  return {
    code: typeof code === 'string' ? code : null,
    message: first.message || unexpectedText,
    fields: (typeof fields === 'object' && fields !== null ? fields : {}) as Failure['fields'],
    retryAfter: typeof retryAfter === 'number' ? retryAfter : null,
    passing: typeof code === 'string' && passingCodes.has(code),
  };
}

function errorsIn(bodyText: string): ErrorBody[] {
  try {
    const body = JSON.parse(bodyText) as { errors?: unknown; detail?: unknown } | null;
    if (Array.isArray(body?.errors)) return body.errors as ErrorBody[];
    return typeof body?.detail === 'string' ? [{ message: body.detail }] : [];
  } catch {
    return [];
  }
}

const unknown = (passing: boolean): Failure => ({
  code: null,
  message: unexpectedText,
  fields: {},
  retryAfter: null,
  passing,
});
