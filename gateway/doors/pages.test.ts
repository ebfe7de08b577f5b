import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { loadConfig } from '../../subgraphs/kit/config/config.js';
import { nonceStyles, pagePolicy } from './headers.js';
import { isScreen, registerPages } from './pages.js';

const folder = mkdtempSync(join(tmpdir(), 'portal-test-'));
const LARGE = 'export {};'.repeat(1000);
let app: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  writeFileSync(join(folder, 'assets/index-Bx31aQ9z.js'), 'export {};');
  writeFileSync(join(folder, 'assets/large-1a2b3c4d.js'), LARGE);
  writeFileSync(join(folder, 'assets/large-1a2b3c4d.js.br'), brotliCompressSync(LARGE));
  app = Fastify();
  await registerPages(app, loadConfig(), folder);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
});

test.each([
  ['/assets/index-Bx31aQ9z.js', 'public, max-age=31536000, immutable'],
  ['/favicon.svg', 'public, max-age=3600'],
])('a browser that has %s caches it', async (url, kept) => {
  for (const headers of [{}, { 'accept-encoding': 'br' }]) {
    const { statusCode, headers: answered } = await app.inject({ url, headers });
    expect([statusCode, answered['cache-control']]).toEqual([200, kept]);
  }
});

test('a script is sent as the build compressed it, and to other clients in a form that they can read', async () => {
  const ask = (encoding: string) =>
    app.inject({ url: '/assets/large-1a2b3c4d.js', headers: { 'accept-encoding': encoding } });
  const [br, gzip, plain] = [await ask('gzip, deflate, br, zstd'), await ask('gzip'), await ask('identity')];
  expect(
    [br, gzip, plain].map(({ headers }) => [headers['content-encoding'], headers['content-type']]),
  ).toEqual([
    ['br', 'application/javascript; charset=utf-8'],
    ['gzip', 'application/javascript; charset=utf-8'],
    [undefined, 'application/javascript; charset=utf-8'],
  ]);
  expect(br.rawPayload).toEqual(brotliCompressSync(LARGE));
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(LARGE);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(LARGE);
  expect(plain.payload).toBe(LARGE);
  expect(br.headers.vary).toContain('accept-encoding');
});

test('the address of a screen is distinguished from that of a missing file', () => {
  expect(['/', '/home', '/leave?tab=team', '/it/assets/7'].map(isScreen)).toEqual([true, true, true, true]);
  expect(
    ['/none.js', '/assets/old-1a2b.css?x', '/api', '/api/none/', '/graphql/x', '/internal'].map(isScreen),
  ).toEqual(Array(6).fill(false));
});

const ruleOf = (environment: Record<string, string>, name: string) =>
  pagePolicy(loadConfig(environment), nonceStyles('n'))
    .split('; ')
    .find((rule) => rule.startsWith(`${name} `));
const services = 'https://www.youtube-nocookie.com https://player.vimeo.com';

test('a page plays videos of the API and of the allowed hosts only', () => {
  expect(ruleOf({}, 'frame-src')).toBe(`frame-src 'self' ${services}`);
  expect(ruleOf({}, 'media-src')).toBe("media-src 'self' blob:");
  const apart = {
    WEB_API_HOST: 'https://api.acme.example',
    VIDEO_HOSTS: 'https://video.acme.example,https://media.acme.example/',
  };
  expect(ruleOf(apart, 'frame-src')).toBe(
    `frame-src 'self' ${services} https://video.acme.example https://media.acme.example`,
  );
  expect(ruleOf(apart, 'media-src')).toBe("media-src 'self' blob: https://api.acme.example");
});

test('a page may frame only the report configured by the installation, and may check only its origin [A2.6]', () => {
  const report = { BI_URL: 'https://bi.acme.example/public/dashboard/7?theme=plain' };
  expect(ruleOf(report, 'frame-src')).toBe(`frame-src 'self' https://bi.acme.example ${services}`);
  expect(ruleOf(report, 'connect-src')).toBe("connect-src 'self' https://bi.acme.example");
  expect(ruleOf({}, 'connect-src')).toBe("connect-src 'self'");
});
