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

test('whoever is signed in pays for refusals too, at both doors and before anything is read', async () => {
  for (let n = 0; n < MOST / 2; n += 1) await portal.graphql('employee', `{ wrong${n} }`);
  for (let n = 0; n < MOST / 2; n += 1) await portal.call('GET', `/api/core/none/${n}/`, { as: 'employee' });
  expect(await portal.call('POST', '/graphql', { as: 'employee', body: { query: '{ me {' } })).toMatchObject(
    refused,
  );
  expect(await portal.call('GET', '/api/auth/profile/', { as: 'employee' })).toMatchObject(refused);
  expect((await portal.graphql('hr', '{ me { id } }')).errors).toBeUndefined();
});

test('an address that cannot be read is counted too', async () => {
  const statuses: number[] = [];
  for (let n = 0; n <= MOST; n += 1) statuses.push((await portal.call('GET', '/api/%ff')).status);
  expect([statuses[0], statuses.at(-1)]).toEqual([400, 429]);
});
