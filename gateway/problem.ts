import type { FastifyReply } from 'fastify';

/** The body of every refusal that is no field map: the same text under the three names that screens read (decision P6). */
export function problemBody(detail: string, more: Record<string, unknown> = {}): Record<string, unknown> {
  return { detail, message: detail, error: detail, ...more };
}

export function sendProblem(reply: FastifyReply, status: number, detail: string, more: Record<string, unknown> = {}): FastifyReply {
  return reply.code(status).type('application/json; charset=utf-8').send(problemBody(detail, more));
}
