import Fastify from 'fastify';
import { registerHealth } from './health.js';
import type { Portal } from '../run/portal.js';

test('while the database is down the portal is alive but not ready, and it is ready again when the database is back', async () => {
  let isAway = true;
  const ping = async () => {
    if (isAway) throw new Error('connect ENOENT');
  };
  const app = Fastify();
  registerHealth(app, {
    links: { people: { ping: async () => undefined }, tickets: { ping } },
  } as unknown as Portal);
  const statusOf = async (path: string) => (await app.inject(path)).statusCode;
  expect([await statusOf('/api/core/health/'), await statusOf('/api/core/ready/')]).toEqual([200, 503]);
  isAway = false;
  expect([await statusOf('/api/core/health/'), await statusOf('/api/core/ready/')]).toEqual([200, 200]);
  await app.close();
});
