import type { FastifyInstance, FastifyRequest } from 'fastify';
import { openLinked } from './linkedFile.js';
import type { Portal } from '../../run/portal.js';
import { sendProblem } from '../problem.js';

/**
 * Signed file links: anyone who has one may read that one file until it expires; a forged or old one is 403
 * (S-56, S-57).
 */
export function registerFiles(app: FastifyInstance, portal: Portal): void {
  const handler = async (request: FastifyRequest, reply: Parameters<typeof sendProblem>[0]) => {
    const { subgraph, token } = request.params as { subgraph: string; token: string };
    const file = await openLinked(portal, subgraph, token, request.headers);
    if (file === 'invalid') return sendProblem(reply, 403, 'This link is not valid any more.');
    if (file === 'gone') return sendProblem(reply, 404, 'Not found.');
    return reply.code(file.status).headers(file.headers).send(file.content);
  };
  for (const slash of ['', '/'])
    app.get(`/api/files/:subgraph/:token${slash}`, { config: { counted: 'refusals' } }, handler);
}
