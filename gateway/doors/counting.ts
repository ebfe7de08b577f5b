import type { FastifyInstance, FastifyRequest } from 'fastify';
import { askerOf } from './caller.js';
import type { Counted, Turnstile } from '../limits/turnstile.js';
import { isScreen } from './pages.js';
import { isWayIn } from './waysIn.js';

function countedOf({ is404, method, url, routeOptions }: FastifyRequest): Counted {
  if (is404) return (method === 'GET' || method === 'HEAD') && isScreen(url) ? 'never' : 'always';
  return routeOptions.config.counted ?? 'always';
}

/** Counts every request at its first byte, by what its route says of it. */
export function registerCounting(app: FastifyInstance, turnstile: Turnstile): void {
  app.addHook('onRequest', async (request) => {
    if (countedOf(request) !== 'never') await turnstile.enter(askerOf(request), isWayIn(request));
  });
  app.addHook('onResponse', async (request, { statusCode }) => {
    if (statusCode < 400 && countedOf(request) === 'refusals') await turnstile.giveBack(askerOf(request));
  });
}
