import { usePlugin } from './testing/pluginApp.js';

const { graph, portal, asked, call, latest } = usePlugin();

test('a query string is parsed by the types that the graph declares, and unknown parameters are ignored', async () => {
  graph.answers = { data: { employees: { count: 250, results: [] } } };
  const { status, body } = await call(
    'GET',
    '/api/core/employees?_t=17&page=2&page_size=100&is_active=1&department=Human%20Resources,IT&employment_status=on-leave,Active&manager=&ordering=-user__first_name',
  );
  expect(status).toBe(200);
  expect(latest()).toEqual({
    page: 2,
    pageSize: 100,
    isActive: true,
    departmentName: ['Human Resources', 'IT'],
    employmentStatus: ['ON_LEAVE', 'ACTIVE'],
    ordering: '-firstName',
  });
  expect(body).toMatchObject({
    count: 250,
    next: expect.stringMatching(
      /^http:\/\/127\.0\.0\.1:\d+\/api\/core\/employees\?_t=17&page=3&page_size=100/,
    ) as string,
  });
  await call('GET', '/api/core/employees/?department=4,5');
  expect(latest()).toEqual({ departmentId: [4, 5] });
});

test('links to other pages begin with the configured URL, whatever host the caller uses', async () => {
  graph.answers = {
    data: {
      employees: { count: 250, results: [{ id: 1, user: { profilePicture: '/api/files/identity/x/' } }] },
    },
  };
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'ftp' };
  const asked = () => call('GET', '/api/core/employees/?page=2', { headers });
  expect((await asked()).body).toMatchObject({ next: 'http://evil.example/api/core/employees/?page=3' });
  portal.config.linksFollowHost = false;
  const { body } = await asked();
  portal.config.linksFollowHost = true;
  expect(body).toMatchObject({
    next: 'https://portal.example/api/core/employees/?page=3',
    previous: 'https://portal.example/api/core/employees/',
  });
  expect(JSON.stringify(body)).not.toContain('evil.example');
});

test('an unknown value of a known filter is refused on its name', async () => {
  const { status, body } = await call('GET', '/api/tickets/master-tickets/?status=gone&page=x&mine=maybe');
  expect(status).toBe(400);
  expect(body).toEqual({
    status: ['"gone" is not a valid choice.'],
    page: ['A valid integer is required.'],
    mine: ['Must be a valid boolean.'],
  });
  expect(asked).toEqual([]);
});

test('a filter full of unknown values is refused with the first of them', async () => {
  const { status, body } = await call('GET', `/api/tickets/master-tickets/?status=${'gone,'.repeat(790)}`);
  expect([status, body]).toEqual([400, { status: Array(20).fill('"gone" is not a valid choice.') }]);
});

test('a body with missing or unreadable values is refused field by field', async () => {
  const { status, body } = await call('POST', '/api/rbac/user-roles/', { body: '{"user":"x"}' });
  expect([status, body]).toEqual([
    400,
    { user: ['A valid integer is required.'], role: ['This field is required.'] },
  ]);
});

test('only the keys that were sent are changed, null included', async () => {
  graph.answers = { data: { updateEmployee: null } };
  await call('PATCH', '/api/hr/employees/7/', {
    body: '{"department":null,"job_title":"Lead","hire_date":"","id":9}',
  });
  expect(latest()).toEqual({ id: 7, input: { departmentId: null, jobTitle: 'Lead', hireDate: null } });
});

test('a malformed id is not found', async () => {
  for (const id of ['x', '99999999999', '1.5'])
    expect((await call('GET', `/api/hr/employees/${id}/`)).status).toBe(404);
  expect(asked).toEqual([]);
});

test('a missing record is not found, with the message of its row', async () => {
  graph.answers = { data: { myEmployee: null } };
  expect(await call('GET', '/api/hr/employees/my-profile')).toMatchObject({
    status: 404,
    body: { detail: 'No employee record.', error: 'No employee record.' },
  });
});

test('an empty body is an empty object, whatever its media type', async () => {
  graph.answers = { data: { logout: true, revokeRole: true } };
  expect(
    (await call('POST', '/api/auth/logout/', { headers: { 'content-type': 'application/json' } })).status,
  ).toBe(200);
  expect(
    (await call('POST', '/api/auth/logout/', { body: '', headers: { 'transfer-encoding': 'chunked' } }))
      .status,
  ).toBe(200);
  const { status, body } = await call('DELETE', '/api/rbac/user-roles/3/', {
    headers: { 'content-type': 'application/json' },
  });
  expect([status, body]).toEqual([204, null]);
});

test('a body that is not a JSON object, too large, or of another type is refused', async () => {
  expect(await call('POST', '/api/auth/logout/', { body: '{' })).toMatchObject({
    status: 400,
    body: { code: 'parse_error' },
  });
  expect(await call('POST', '/api/auth/logout/', { body: '[1]' })).toMatchObject({
    status: 400,
    body: { detail: 'Invalid data. Expected a JSON object.' },
  });
  expect(
    (await call('POST', '/api/auth/logout/', { body: `"${'x'.repeat(1024 * 1024)}"` })).body?.['code'],
  ).toBe('payload_too_large');
  expect(
    (await call('POST', '/api/auth/logout/', { body: 'a=b', type: 'application/x-www-form-urlencoded' }))
      .status,
  ).toBe(415);
  expect((await call('POST', '/api/auth/logout/', { body: 'x', type: 'not a type' })).status).toBe(415);
  expect(
    (await call('POST', '/api/auth/logout/', { body: '--b--', type: 'multipart/form-data; boundary=b' }))
      .status,
  ).toBe(415);
});

test('a wrong method is refused with the allowed ones, and an unknown path is not found', async () => {
  for (const method of ['DELETE', 'TRACE', 'PROPFIND', 'PUT', 'QUERY']) {
    expect(await call(method, '/api/core/departments/')).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD, OPTIONS' },
    });
  }
  expect(await call('POST', '/api/core/health/')).toMatchObject({
    status: 405,
    headers: { allow: 'GET, HEAD, OPTIONS' },
  });
  expect(await call('GET', '/api/nothing/here/', { token: null })).toMatchObject({
    status: 404,
    body: { detail: 'Not found.' },
  });
});

test('OPTIONS and HEAD answer without a body', async () => {
  graph.answers = { data: { departments: { count: 0, results: [] } } };
  expect(await call('OPTIONS', '/api/auth/profile/', { token: null })).toMatchObject({
    status: 204,
    headers: { allow: 'GET, HEAD, OPTIONS, PATCH, PUT' },
    body: null,
  });
  expect(await call('HEAD', '/api/core/departments/')).toMatchObject({ status: 200, body: null });
});

test('a person who is not signed in is refused, and the body is not read [A7.19]', async () => {
  const { status, headers, body } = await call('PATCH', '/api/auth/profile/', {
    token: null,
    body: '{',
    type: 'application/json',
  });
  expect([status, headers['www-authenticate'], body?.['detail']]).toEqual([
    401,
    'Token',
    'Authentication credentials were not provided.',
  ]);
  expect((await call('GET', '/api/auth/profile/', { token: 'stale' })).body?.['detail']).toBe(
    'Invalid token.',
  );
  expect((await call('GET', '/api/rbac/roles/', { token: null })).body?.['detail']).toBe(
    'Authentication required to fetch roles',
  );
});

test('the scheme of the header ignores case and may be Bearer [A7.2]', async () => {
  graph.answers = { data: { permissions: { count: 0, results: [] } } };
  for (const authorization of ['token good', 'BEARER good']) {
    expect(
      (await call('GET', '/api/rbac/permissions/', { token: null, headers: { authorization } })).status,
    ).toBe(200);
  }
});

test('a refusal of the graph becomes the answer, with the field names of the path', async () => {
  graph.answers = {
    data: null,
    errors: [
      { message: 'Unknown.', extensions: { code: 'BAD_USER_INPUT', fields: { userId: ['Unknown.'] } } },
    ],
  };
  expect(await call('POST', '/api/rbac/user-roles/', { body: '{"user":1,"role":2}' })).toMatchObject({
    status: 400,
    body: { user: ['Unknown.'] },
  });
  graph.answers = {
    data: null,
    errors: [{ message: 'boom', extensions: { code: 'INTERNAL_SERVER_ERROR' } }],
  };
  expect(await call('GET', '/api/rbac/roles/')).toMatchObject({
    status: 500,
    body: { detail: 'An unexpected error occurred' },
  });
});

test('an Idempotency-Key that is too long is refused', async () => {
  expect(
    await call('POST', '/api/auth/logout/', { headers: { 'idempotency-key': 'x'.repeat(65) } }),
  ).toMatchObject({ status: 400, body: { detail: 'An Idempotency-Key has at most 64 characters.' } });
});

test('a caller that asks for problem documents gets that type', async () => {
  const { headers } = await call('GET', '/api/nothing/', { headers: { accept: 'application/problem+json' } });
  expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
});
