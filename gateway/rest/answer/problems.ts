import type { GraphQLFormattedError } from 'graphql';
import { FAULT_TEXT } from '../../../subgraphs/kit/request/publicErrors.js';
import { PortalError } from '../../../subgraphs/kit/request/errors.js';
import { problemBody } from '../../doors/problem.js';
import { snakeCase } from '../caseKeys.js';

/** An answer that is no success. */
export interface Problem {
  status: number;
  headers: Record<string, string>;
  body: Record<string, unknown>;
}

/** Stops a call with a problem of the REST layer itself. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(`${problem.status}`);
  }
}

/** The refusal of a call of which something could not be read. */
export class Unreadable extends Refusal {
  /**
   * @param names REST names of missing or unreadable inputs
   * @param read variables for the others
   */
  constructor(
    problem: Problem,
    readonly names: readonly string[],
    readonly read: Record<string, unknown>,
  ) {
    super(problem);
  }
}

/** A problem said in one sentence; the text is under the three names that screens read (decision P6). */
export function detail(
  status: number,
  text: string,
  headers: Record<string, string> = {},
  more: Record<string, unknown> = {},
): Problem {
  return { status, headers, body: problemBody(text, more) };
}

export const refuse = (...args: Parameters<typeof detail>) => new Refusal(detail(...args));

/** Texts under their REST names, where a dotted name means a nested object. */
export type FieldTexts = Record<string, string[]>;

/** This many messages are enough to correct a list; a refusal is never as long as the input (S-66). */
export const MOST_TEXTS = 20;

/** `{'questions.0.option_a': [...]}` -> `{questions: {0: {option_a: [...]}}}`. */
export function nested(fields: FieldTexts): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const [name, texts] of Object.entries(fields)) {
    const parts = name.split('.');
    const last = parts.pop() ?? name;
    let place = body;
    for (const part of parts) {
      const inner = place[part];
      place = (
        typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? inner : (place[part] = {})
      ) as Record<string, unknown>;
    }
    place[last] = texts;
  }
  return body;
}

/** 400 with the texts under the field names and nothing else, because pages list every key of the body. */
export const invalid = (fields: FieldTexts): Problem => ({ status: 400, headers: {}, body: nested(fields) });

const STATUS: Readonly<Record<string, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  PASSWORD_CHANGE_REQUIRED: 403,
  NOT_FOUND: 404,
  BAD_USER_INPUT: 400,
  CONFLICT: 409,
  RATE_LIMITED: 429,
  SERVICE_UNAVAILABLE: 503,
  INSUFFICIENT_STORAGE: 507,
};

type Extensions = { code?: string; fields?: FieldTexts; currentStatus?: string; retryAfter?: number };

function headersFor(status: number, { retryAfter }: Extensions): Record<string, string> {
  if (status === 401) return { 'www-authenticate': 'Token' };
  if (status === 429 || status === 503) return { 'retry-after': String(retryAfter ?? 1) };
  return {};
}

/**
 * The HTTP answer for an error of the graph.
 * @param restName graph field name to the name this path uses, where it is not simply the same in snake_case
 */
export function problemOf(
  error: GraphQLFormattedError,
  restName: (field: string) => string = snakeCase,
): Problem {
  const extensions = (error.extensions ?? {}) as Extensions;
  const { code = '', fields, currentStatus } = extensions;
  const status = STATUS[code];
  if (status === undefined) return detail(500, FAULT_TEXT, {}, { code: 'internal_server_error' });
  if (status === 400 && fields) {
    return invalid(
      Object.fromEntries(
        Object.entries(fields).map(([field, texts]) => [
          field.split('.').map(restName).join('.'),
          texts.slice(0, MOST_TEXTS),
        ]),
      ),
    );
  }
  const more = {
    ...(currentStatus !== undefined && { current_status: currentStatus }),
    code: code.toLowerCase(),
  };
  return detail(status, error.message, headersFor(status, extensions), more);
}

/** The rest of the body is not wanted, so the connection cannot be used again. */
export const tooLarge = () =>
  refuse(413, 'The request body is too large.', { connection: 'close' }, { code: 'payload_too_large' });

/** The status of a refusal by Fastify itself, such as an unknown content type. */
function unreadableStatus(thrown: unknown): number | null {
  const status = thrown instanceof Error && 'statusCode' in thrown ? thrown.statusCode : null;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : null;
}

/** The answer for any thrown error; `onFault` is called for unexpected ones. */
export function problemFrom(
  thrown: unknown,
  restName: (field: string) => string,
  onFault: (fault: unknown) => void,
): Problem {
  if (thrown instanceof Refusal) return thrown.problem;
  if (thrown instanceof PortalError) return problemOf(thrown.toJSON(), restName);
  const status = unreadableStatus(thrown);
  if (status === 413) return tooLarge().problem;
  if (status)
    return detail(
      status,
      status === 415 ? 'Unsupported media type in request.' : 'The request could not be read.',
    );
  onFault(thrown);
  return detail(500, FAULT_TEXT, {}, { code: 'internal_server_error' });
}
