import type { FastifyInstance } from 'fastify';
import { inTime } from '../../subgraphs/kit/request/limits/timeLimit.js';
import type { Portal } from '../run/portal.js';
import { sendProblem } from './problem.js';

const READY_MS = 1_000;

/**
 * Alive: answers without touching the database. Ready: every subgraph and its database answer within a
 * second.
 */
export function registerHealth(app: FastifyInstance, portal: Portal): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  const alive = () => ({ status: 'ok', time: new Date().toISOString() });
  const ready = async (_request: unknown, reply: Parameters<typeof sendProblem>[0]) => {
    const pings = await Promise.allSettled(
      Object.values(portal.links).map((link) => inTime(link.ping(), READY_MS)),
    );
    const isReady = !closing && pings.every((ping) => ping.status === 'fulfilled');
    return isReady
      ? { status: 'ok', time: new Date().toISOString() }
      : sendProblem(reply.header('retry-after', '2'), 503, 'The portal is not ready.');
  };
  for (const slash of ['', '/']) {
    app.get(`/api/core/health${slash}`, { config: { counted: 'never' } }, alive);
    app.get(`/api/core/ready${slash}`, ready);
  }
}
