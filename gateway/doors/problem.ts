import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLFormattedError } from 'graphql';
import type { PortalError } from '../../subgraphs/kit/request/errors.js';
import { publicError } from '../../subgraphs/kit/request/publicErrors.js';
import { statusOf } from './httpStatus.js';

/**
 * The body of every refusal that is no field map: the same text under the three names that screens read
 * (decision P6).
 */
export function problemBody(detail: string, more: Record<string, unknown> = {}): Record<string, unknown> {
  return { detail, message: detail, error: detail, ...more };
}

export function sendProblem(
  reply: FastifyReply,
  status: number,
  detail: string,
  more: Record<string, unknown> = {},
): FastifyReply {
  return reply.code(status).type('application/json; charset=utf-8').send(problemBody(detail, more));
}

/** Whether a request came to the door of the graph, where every answer has the shape of GraphQL. */
export const isGraph = ({ url }: Pick<FastifyRequest, 'url'>): boolean => /^\/graphql\/?(\?|$)/.test(url);

/** An answer of the graph's door that never reached the graph. */
export function sendGraphErrors(
  reply: FastifyReply,
  status: number,
  errors: readonly GraphQLFormattedError[],
): FastifyReply {
  return reply.code(status).type('application/json; charset=utf-8').send({ errors });
}

/**
 * A refusal in the shape of the door it was made at, with the headers that say the same without reading the
 * body.
 */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, error: PortalError): FastifyReply {
  const { code, retryAfter, fields } = error.extensions as {
    code: string;
    retryAfter?: number;
    fields?: Record<string, string[]>;
  };
  const status = statusOf(code);
  if (retryAfter) reply.header('retry-after', String(retryAfter));
  if (code === 'UNAUTHENTICATED') reply.header('www-authenticate', 'Token');
  if (isGraph(request)) return sendGraphErrors(reply, status, [publicError(error.toJSON(), () => undefined)]);
  return fields ? reply.code(status).send(fields) : sendProblem(reply, status, error.message, { code });
}
