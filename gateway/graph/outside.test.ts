import { Socket } from 'node:net';
import { openTestPortal } from '../testing/portal.js';

/** The target of a socket: a host, or the path of a local socket. */
function target(given: unknown[]): string {
  const [options] = given.flat() as { host?: string; path?: string }[];
  return options?.host ?? (options?.path === undefined ? 'localhost' : 'a local path');
}

const connect = Socket.prototype.connect;
const targets = new Set<string>();

beforeAll(() => {
  Socket.prototype.connect = function (this: Socket, ...given: unknown[]) {
    targets.add(target(given));
    return connect.apply(this, given as Parameters<typeof connect>);
  };
});
afterAll(() => {
  Socket.prototype.connect = connect;
});

test('a running portal connects to no outside host: no usage reports, no cloud detection', async () => {
  const portal = await openTestPortal();
  const answer = await portal.call('GET', '/api/core/health/');
  await portal.close();
  expect(answer.status).toBe(200);
  expect(targets.size).toBeGreaterThan(0);
  for (const host of targets) expect(['localhost', '127.0.0.1', '::1', 'a local path']).toContain(host);
});
