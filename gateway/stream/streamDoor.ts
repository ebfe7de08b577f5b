import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { forbidden, unauthenticated } from '../../subgraphs/kit/request/errors.js';
import { askerOf } from '../doors/caller.js';
import type { Portal } from '../run/portal.js';
import type { Outlet } from './streamHub.js';

/** A browser that takes nothing any more is let go; it comes back and asks for what it missed. */
const MOST_WAITING_BYTES = 65_536;

function outletOf(body: Readable): Outlet {
  const end = () => {
    if (!body.destroyed) body.push(null);
  };
  return {
    end,
    write: (text) => {
      if (body.destroyed) return;
      if (body.readableLength > MOST_WAITING_BYTES) body.destroy();
      else body.push(text);
    },
  };
}

/** How far the browser got, by the latest message; null for one that knows nothing. */
function sinceOf({ headers }: FastifyRequest): number | null {
  const given = headers['last-event-id'];
  return typeof given === 'string' && /^\d{1,15}$/.test(given) ? Number(given) : null;
}

/**
 * Server-sent events without content that say that there is something new for a person: the browser then queries
 * the graph, which applies the present rules. The token is in the header and never in the URL (S-18).
 */
export function registerStream(app: FastifyInstance, portal: Portal): void {
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const asker = askerOf(request);
    const viewer = await portal.recognise(asker);
    if (!viewer || asker.token === null) throw unauthenticated();
    if (viewer.mustChangePassword) throw forbidden('You must change your password before you continue.');
    const body = new Readable({ read: () => undefined });
    const given = { token: asker.token, since: sinceOf(request), outlet: outletOf(body) };
    const close = await portal.stream.open(viewer, given);
    body.once('close', close);
    if (request.raw.destroyed) body.destroy(); // gone while it was asked who it is
    return reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      .header('x-accel-buffering', 'no')
      .header('connection', 'close') // a process that stops waits for no connection that was a stream
      .send(body);
  };
  for (const slash of ['', '/']) app.get(`/stream${slash}`, handler);
  app.addHook('preClose', async () => portal.stream.close());
}
