import { openTestPortal } from '../testing/portal.js';
import type { TestPortal } from '../testing/portal.js';

const MOST = 8;
let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal({
    LIMITS_ENABLED: 'true',
    LIMIT_REQUESTS_PER_MINUTE: String(MOST),
    LIMIT_ADDRESS_REQUESTS_PER_MINUTE: String(MOST),
  });
}, 60_000);
afterAll(() => portal.close());

const refused = { status: 429, headers: { 'retry-after': expect.stringMatching(/^[1-9]\d?$/) as string } };

test('a signed-in person also pays for refused requests, at both doors and before the body is read', async () => {
  for (let n = 0; n < MOST / 2; n += 1) await portal.graphql('employee', `{ wrong${n} }`);
  for (let n = 0; n < MOST / 2; n += 1) await portal.call('GET', `/api/core/none/${n}/`, { as: 'employee' });
  expect(await portal.call('POST', '/graphql', { as: 'employee', body: { query: '{ me {' } })).toMatchObject(
    refused,
  );
  expect(await portal.call('GET', '/api/auth/profile/', { as: 'employee' })).toMatchObject(refused);
  expect((await portal.graphql('hr', '{ me { id } }')).errors).toBeUndefined();
});

test('a signed-in person pays for a large body by its size', async () => {
  const asking = (bytes: number) =>
    portal.call('POST', '/graphql', {
      as: 'it',
      body: { query: '{ me { id } }', extensions: { note: 'x'.repeat(bytes) } },
    });
  // The first is paid for by the address until the portal knows whose it is.
  expect((await asking(10)).status).toBe(200);
  expect((await asking(100_000)).status).toBe(200);
  expect(await asking(20)).toMatchObject(refused);
});

test('a megabyte of a signed-in person costs as much as sixty small requests', async () => {
  expect((await portal.call('GET', '/api/auth/profile/', { as: 'analyst' })).status).toBe(200);
  const body = { query: '{ me { id } }', extensions: { note: 'x'.repeat(900_000) } };
  expect(await portal.call('POST', '/graphql', { as: 'analyst', body })).toMatchObject(refused);
  expect(
    await portal.call('POST', '/api/tickets/general/', {
      as: 'analyst',
      body: { more: 'x'.repeat(900_000) },
    }),
  ).toMatchObject(refused);
});

test('a file is not weighed like parsed text', async () => {
  const payload = `--edge\r\nContent-Disposition: form-data; name="resume"; filename="cv.txt"\r\n\r\n${'words '.repeat(100_000)}\r\n--edge--\r\n`;
  const upload = (bytes: string) =>
    portal.call('PATCH', '/api/auth/profile/', {
      as: 'manager',
      headers: { 'content-type': 'multipart/form-data; boundary=edge' },
      payload: bytes,
    });
  expect((await upload(payload)).status).toBe(200);
  expect(await upload('')).toMatchObject(refused);
});

test('a personal access token and the sessions of its owner share one limit', async () => {
  const { data } = await portal.graphql<{ createPersonalAccessToken: { token: string } }>(
    'admin',
    'mutation { createPersonalAccessToken(name: "Report", lifetimeDays: 1) { token } }',
  );
  const { token } = data.createPersonalAccessToken;
  for (let n = 0; n < MOST; n += 1) await portal.call('GET', '/api/auth/profile/', { token });
  expect(await portal.call('GET', '/api/auth/profile/', { token })).toMatchObject(refused);
  expect(await portal.call('GET', '/api/auth/profile/', { as: 'admin' })).toMatchObject(refused);
});

test('a malformed URL is counted too', async () => {
  const statuses: number[] = [];
  for (let n = 0; n <= MOST; n += 1) statuses.push((await portal.call('GET', '/api/%ff')).status);
  expect([statuses[0], statuses.at(-1)]).toEqual([400, 429]);
});
