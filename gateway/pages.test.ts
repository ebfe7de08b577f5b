import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { loadConfig } from '../subgraphs/kit/config.js';
import { isScreen, registerPages } from './pages.js';

const folder = mkdtempSync(join(tmpdir(), 'portal-test-'));
let app: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  writeFileSync(join(folder, 'assets/index-Bx31aQ9z.js'), 'export {};');
  app = Fastify();
  await registerPages(app, loadConfig(), folder);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

test.each([
  ['/assets/index-Bx31aQ9z.js', 'public, max-age=31536000, immutable'],
  ['/favicon.svg', 'public, max-age=3600'],
])('a browser that has %s keeps it', async (url, kept) => {
  for (const headers of [{}, { 'accept-encoding': 'br' }]) {
    const { statusCode, headers: answered } = await app.inject({ url, headers });
    expect([statusCode, answered['cache-control']]).toEqual([200, kept]);
  }
});

test('the address of a screen is told from that of a file that is not there', () => {
  expect(['/', '/home', '/leave?tab=team', '/it/assets/7'].map(isScreen)).toEqual([true, true, true, true]);
  expect(
    ['/none.js', '/assets/old-1a2b.css?x', '/api', '/api/none/', '/graphql/x', '/internal'].map(isScreen),
  ).toEqual(Array(6).fill(false));
});
