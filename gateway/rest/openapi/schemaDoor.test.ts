import { outcome, said, UNAUTHENTICATED } from '../testing/answers.js';
import { openApi } from '../testing/openApi.js';
import { restOf, usePortal } from '../testing/rest.js';

const portal = usePortal();
const { call, get } = restOf(portal);

test('no one reads the OpenAPI document without signing in, and it is only read [S-01]', async () => {
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

test('anyone signed in reads it, with or without the last slash', async () => {
  expect(await get('employee', 'schema/')).toEqual(openApi);
  expect(await get('analyst', 'schema')).toEqual(openApi);
});
