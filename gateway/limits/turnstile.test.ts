import { Quota } from './quota.js';
import { Turnstile } from './turnstile.js';
import { newAccessToken } from '../../subgraphs/kit/request/credentials/accessToken.js';
import { openTestPortal } from '../testing/portal.js';
import type { Account, CallOptions, TestPortal } from '../testing/portal.js';

const MOST = 6;
/** Every test comes from its own addresses. */
let network = 0;
let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal({
    LIMITS_ENABLED: 'true',
    TRUST_PROXY: '127.0.0.1',
    LIMIT_ADDRESS_REQUESTS_PER_MINUTE: String(MOST),
  });
  // From home, one after the other: a person known to this process pays for themselves.
  for (const account of ['employee', 'hr', 'it'] as const) {
    await portal.token(account);
    network += 1;
    await from(network, 'GET', '/api/auth/profile/', { as: account });
  }
}, 60_000);
afterAll(() => portal.close());
beforeEach(() => {
  network += 1;
});

const from = (place: number, method: string, path: string, { headers, ...options }: CallOptions = {}) =>
  portal.call<Record<string, unknown>>(method, path, {
    ...options,
    headers: { 'x-forwarded-for': `198.51.100.${place}`, ...headers },
  });
const call = (method: string, path: string, options: CallOptions = {}) =>
  from(network, method, path, options);
const graph = (query: string, options: CallOptions = {}) =>
  call('POST', '/graphql', { body: { query }, ...options });

const waits = { 'retry-after': expect.stringMatching(/^[1-9]\d?$/) as string };
const madeUp = (n: number) => `${n}`.padEnd(43, 'x');
const FORM = { 'content-type': 'multipart/form-data; boundary=edge', 'apollo-require-preflight': '1' };

test.each<[string, (n: number) => [method: string, path: string, options?: CallOptions]]>([
  ['a path that is not there', (n) => ['GET', `/api/none/${n}/`]],
  ['a method that a path has not', () => ['PUT', '/api/auth/login/', { body: {} }]],
  ['what needs a sign-in', () => ['GET', '/api/core/employees/']],
  ['a token that is none', (n) => ['GET', '/api/auth/profile/', { token: `x${n}` }]],
  ['a token that was made up', (n) => ['GET', '/api/auth/profile/', { token: madeUp(n) }]],
  ['an access token that was made up', () => ['GET', '/api/auth/profile/', { token: newAccessToken() }]],
  ['a file link that was forged', (n) => ['GET', `/api/files/identity/eyJrZXkiOiJ4In0.A${n}/`]],
  ['a file of the web app that is not there', (n) => ['GET', `/assets/none-${n}.js`]],
  ['a document that cannot be parsed', () => ['POST', '/graphql', { body: { query: '{ me {' } }]],
  ['a document that is not valid', (n) => ['POST', '/graphql', { body: { query: `{ wrong${n} }` } }]],
  [
    'a document that is too large',
    () => ['POST', '/graphql', { body: { query: '{ me { id } }'.repeat(498) } }],
  ],
  ['a question without a sign-in', () => ['POST', '/graphql', { body: { query: '{ me { id } }' } }]],
  [
    'a body that is no JSON',
    () => ['POST', '/graphql', { headers: { 'content-type': 'application/json' }, payload: '{' }],
  ],
  [
    'a REST body that is no JSON',
    () => ['POST', '/api/auth/login/', { headers: { 'content-type': 'application/json' }, payload: '{' }],
  ],
  ['an upload without a sign-in', () => ['POST', '/graphql', { headers: FORM, payload: '--edge--' }]],
  ['the way in for subgraphs', () => ['POST', '/internal/graph', { body: {} }]],
  ['an address that is too long', () => ['GET', `/api/${'x'.repeat(5_000)}`]],
])('%s is counted by address, and refused over the limit', async (_, request) => {
  const statuses: number[] = [];
  for (let n = 0; n < MOST; n += 1) statuses.push((await call(...request(n))).status);
  expect(statuses).not.toContain(429);
  const reply = await call(...request(MOST));
  expect(reply).toMatchObject({ status: 429, headers: waits });
  const [, path] = request(0);
  if (path === '/graphql')
    expect(reply.body).toEqual({
      errors: [
        {
          message: 'Too many requests. Please try again later.',
          extensions: { code: 'RATE_LIMITED', retryAfter: expect.any(Number) as number },
        },
      ],
    });
  else expect(reply.body).toMatchObject({ detail: 'Too many requests. Please try again later.' });
});

test('a body of a megabyte costs as much as sixty small ones', async () => {
  expect((await graph(`{ me { id } } #${'x'.repeat(200_000)}`)).status).toBe(429);
});

test('after any refusals a colleague at the same address continues, and another address is free', async () => {
  for (let n = 0; n <= MOST; n += 1) await graph(`{ wrong${n} }`);
  for (let n = 0; n <= MOST; n += 1) await graph('{ me { id } }', { token: madeUp(n) });
  expect((await graph('{ me { id } }')).status).toBe(429);
  for (const as of ['employee', 'hr'] as Account[]) {
    expect((await graph('{ me { id } }', { as })).body).toMatchObject({
      data: { me: { id: expect.any(Number) as number } },
    });
    expect((await call('GET', '/api/auth/profile/', { as })).status).toBe(200);
  }
  expect((await from(250, 'GET', '/api/core/employees/')).status).toBe(401);
});

test('a person that this gateway process does not know yet is let in while requests without a token are blocked', async () => {
  for (let n = 0; n <= MOST; n += 1) await graph(`{ wrong${n} }`);
  expect((await graph('{ me { id } }', { as: 'manager' })).body).toMatchObject({
    data: { me: { id: expect.any(Number) as number } },
  });
});

test('successful requests of people in one office do not count against the office', async () => {
  for (let n = 0; n < 3 * MOST; n += 1)
    expect((await call('GET', '/api/auth/profile/', { as: 'it' })).status).toBe(200);
  expect((await graph('{ me { id } }')).status).toBe(200);
});

describe('while an address is blocked for requests without a token', () => {
  const CREDENTIALS = { email: 'manager@portal.example', password: 'Harbor-Lantern-42' };
  const LOGIN =
    'mutation SignIn($email: String!, $password: String!) { login(email: $email, password: $password) { token } }';
  const signIn = (headers: Record<string, string> = {}) =>
    graph(LOGIN, { body: { query: LOGIN, variables: CREDENTIALS }, headers });

  test('people there sign in and ask for a new password, over REST and the graph', async () => {
    for (let n = 0; n <= MOST; n += 1) await graph(`{ wrong${n} }`);
    expect((await graph('{ me { id } }')).status).toBe(429);
    expect((await call('POST', '/api/auth/login/', { body: CREDENTIALS })).status).toBe(200);
    expect((await call('POST', '/api/authentication/login', { body: CREDENTIALS })).status).toBe(200);
    const { body } = await signIn({ 'x-apollo-operation-name': 'SignIn' });
    expect(body).toMatchObject({ data: { login: { token: expect.any(String) as string } } });
    const { email } = CREDENTIALS;
    expect((await call('POST', '/api/auth/forgot-password/', { body: { email } })).status).toBe(200);
    expect((await signIn()).status).toBe(429);
  });

  test('sign-in attempts are still counted, and block nothing else', async () => {
    const statuses: number[] = [];
    for (let n = 0; n <= MOST; n += 1)
      statuses.push(
        (await call('POST', '/api/auth/login/', { body: { email: `x${n}`, password: 'x' } })).status,
      );
    expect([statuses.slice(0, -1).includes(429), statuses.at(-1)]).toEqual([false, 429]);
    expect((await signIn({ 'x-apollo-operation-name': 'SignIn' })).status).toBe(429);
    expect((await call('GET', '/api/core/employees/')).status).toBe(401);
  });

  test("a body that is too long for a sign-in is refused without being read, and blocks nobody else's sign-in", async () => {
    for (let n = 0; n < 5; n += 1) {
      const body = { email: 'a', password: 'x'.repeat(500_000) };
      const { status, body: answer } = await call('POST', '/api/auth/login/', { body });
      expect([status, answer]).toMatchObject([
        413,
        { detail: 'The request body is too large.', code: 'payload_too_large' },
      ]);
    }
    expect((await call('POST', '/api/auth/login/', { body: CREDENTIALS })).status).toBe(200);
  });

  test('a sign-in sent in chunks, without a length, is let in', async () => {
    const limits = {
      enabled: true,
      requestsPerMinute: 100,
      addressRequestsPerMinute: 100,
      writesPerMinute: 100,
      chatMessagesPerMinute: 100,
    };
    const turnstile = new Turnstile(limits, new Quota(limits));
    const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
    const asker = { headers, ip: '198.51.100.1', requestId: 'r', token: null, waitedMs: 0 };
    await expect(turnstile.enter(asker, true)).resolves.toBeUndefined();
  });

  test('a request that only claims to be a sign-in is counted with sign-ins', async () => {
    const asked = () => graph('{ me { id } }', { headers: { 'x-apollo-operation-name': 'login' } });
    for (let n = 0; n < MOST; n += 1) expect((await asked()).status).toBe(200);
    expect((await asked()).status).toBe(429);
  });
});

test("the portal's pages and health checks still answer", async () => {
  for (let n = 0; n <= MOST; n += 1) await graph('{ wrong }');
  expect((await graph('{ me { id } }')).status).toBe(429);
  for (const path of ['/', '/home', '/explorer'])
    expect([200, 503]).toContain((await call('GET', path)).status);
  expect((await call('GET', '/api/core/health/')).status).toBe(200);
});

test('an expired token is looked up again, and counted by address', async () => {
  const { body } = await from(240, 'POST', '/api/auth/login/', {
    body: { email: 'analyst@portal.example', password: 'Harbor-Lantern-42' },
  });
  const token = String(body['token']);
  expect((await call('GET', '/api/auth/profile/', { token })).status).toBe(200);
  expect((await call('POST', '/api/auth/logout/', { token, body: {} })).status).toBeLessThan(300);
  const statuses: number[] = [];
  for (let n = 0; n < MOST + 2; n += 1)
    statuses.push((await call('GET', '/api/auth/profile/', { token })).status);
  expect([statuses[0], statuses.at(-1)]).toEqual([401, 429]);
});
