import { outcome, said, UNAUTHENTICATED } from '../testing/answers.js';
import { mismatches, openApi } from '../testing/shape/openApi.js';
import { restOf, usePortal } from '../testing/rest.js';

const portal = usePortal();
const { call, get } = restOf(portal);

test('the OpenAPI document needs a sign-in, and is read-only [S-01]', async () => {
  for (const path of ['schema', 'schema/']) {
    expect(outcome(await call('GET', null, path))).toEqual(UNAUTHENTICATED);
    expect(outcome(await call('GET', { token: 'not-a-token' }, path))).toEqual({
      status: 401,
      body: said('Invalid token.', { code: 'unauthenticated' }),
    });
  }
  const { status, headers } = await call('POST', 'employee', 'schema/', {});
  expect([status, headers['allow']]).toEqual([405, 'GET, HEAD, OPTIONS']);
});

test('anyone signed in reads the document, with or without the trailing slash', async () => {
  expect(await get('employee', 'schema/')).toEqual(openApi);
  expect(await get('analyst', 'schema')).toEqual(openApi);
});

test.each([
  ['schema/', null, '/api/schema/', 401],
  ['schema/', 'employee', '/api/schema/', 200],
  ['core/health/', null, '/api/core/health/', 200],
  ['core/ready/', null, '/api/core/ready/', 200],
  ['files/tickets/forged/', null, '/api/files/{area}/{key}/', 403],
] as const)(
  'GET /api/%s answers %s as the OpenAPI document says [S-07]',
  async (path, who, documented, wanted) => {
    const { status, body } = await call('GET', who, path);
    expect([status, mismatches('GET', documented, status, body)]).toEqual([wanted, []]);
  },
);
