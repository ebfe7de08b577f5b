import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { openTestPortal } from '../testing/portal.js';
import type { Errors, TestPortal } from '../testing/portal.js';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal({ CORS_ORIGINS: 'https://partner.example' });
}, 60_000);
afterAll(() => portal.close());

describe('headers', () => {
  test.each([
    '/api/core/health/',
    '/api/auth/profile/',
    '/api/no/such/path/',
    '/graphql',
    '/',
    '/files/none.js',
  ])('%s has the security headers and no cookie', async (path) => {
    const { headers } = await portal.call('GET', path);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    for (const name of ['x-powered-by', 'server', 'set-cookie']) expect(headers[name]).toBeUndefined();
  });

  test('answers of the API are never cached', async () => {
    for (const path of ['/api/core/health/', '/api/auth/profile/', '/graphql'])
      expect((await portal.call('GET', path)).headers['cache-control']).toBe('no-store');
  });

  test('a page of another origin may call only when that origin is on the list', async () => {
    const allowed = async (origin: string) =>
      (await portal.call('GET', '/api/core/health/', { headers: { origin } })).headers[
        'access-control-allow-origin'
      ];
    expect(await allowed('https://partner.example')).toBe('https://partner.example');
    expect(await allowed('https://nikto.example.com')).toBeUndefined();
  });
});

describe('health', () => {
  test('anyone can read whether the portal is alive and ready [A7.26]', async () => {
    expect((await portal.call('GET', '/api/core/health/')).body).toMatchObject({ status: 'ok' });
    expect((await portal.call('GET', '/api/core/health')).status).toBe(200);
    expect((await portal.call('GET', '/api/core/ready/')).status).toBe(200);
  });

  test('the liveness check runs no statement', async () => {
    const { identity } = await import('../../subgraphs/identity/subgraph.js');
    const before = identity.database.statements;
    await portal.call('GET', '/api/core/health/');
    expect(identity.database.statements).toBe(before);
  });
});

test('three hundred incomplete requests do not block other people', async () => {
  const { port } = portal.http.server.address() as AddressInfo;
  const head =
    'POST /api/auth/login/ HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{';
  const idle = await Promise.all(
    Array.from({ length: 300 }, async () => {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      socket.write(head);
      return socket;
    }),
  );
  try {
    expect((await portal.call('GET', '/api/auth/profile/', { as: 'employee' })).status).toBe(200);
    expect((await portal.graphql('employee', '{ me { id } }')).errors).toBeUndefined();
  } finally {
    for (const socket of idle) socket.destroy();
  }
});

describe('requests that no client may send', () => {
  test.each(['GET', 'POST', 'PUT', 'DELETE'])(
    '%s finds no endpoint for subgraphs, with any secret',
    async (method) => {
      for (const [name, [secret = '']] of Object.entries(portal.portal.config.secrets.subgraphs)) {
        const headers = { 'x-subgraph': name, 'x-subgraph-secret': secret };
        const sent = method === 'GET' ? {} : { body: { document: '{ me { id } }', variables: {} } };
        expect((await portal.call(method, '/internal/graph', { as: 'admin', headers, ...sent })).status).toBe(
          404,
        );
      }
    },
  );

  test.each([
    ['/api/%ff', 400],
    ['/api', 404],
    ['/API/core/health/', 404],
  ])("%s is answered in the portal's error format with the security headers", async (path, status) => {
    const reply = await portal.call<{ detail: string }>('GET', path);
    expect(reply.status).toBe(status);
    expect(reply.body.detail).toEqual(expect.any(String));
    expect(reply.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
  });

  test('identity sent from outside in headers has no effect', async () => {
    const { body } = await portal.call<Errors>('POST', '/graphql', {
      body: { query: '{ me { id } }' },
      headers: { 'x-user-id': '1', 'x-viewer-envelope': 'x', 'x-forwarded-user': 'admin' },
    });
    expect(body.errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test('a link to a file that the gateway did not sign opens nothing', async () => {
    expect((await portal.call('GET', '/api/files/identity/eyJrZXkiOiJ4In0.AAAA/')).status).toBe(403);
  });

  test.each([
    '/api/core/employees/%27%20or%201=1/',
    '/api/core/employees/99999999999999999999/',
    '/api/core/employees/1%00/',
    '/api/auth/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
  ])('%s is not a server error', async (path) => {
    const { status, text } = await portal.call('GET', path, { as: 'employee' });
    expect(status).toBeLessThan(500);
    expect(text).not.toMatch(/stack|node_modules|QueryFailedError|syntax error at|ECONNREFUSED|root:/);
  });
});
