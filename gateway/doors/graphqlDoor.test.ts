import { openTestPortal } from '../testing/portal.js';
import type { Errors, TestPortal } from '../testing/portal.js';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal({ CORS_ORIGINS: 'https://partner.example' });
}, 60_000);
afterAll(() => portal.close());

describe('the GraphQL door', () => {
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    portal.call<Errors>('POST', '/graphql', { as: 'employee', body, headers });

  test('a query from a plain form of another site is refused', async () => {
    const { status } = await portal.call('POST', '/graphql', {
      headers: { 'content-type': 'text/plain' },
      payload: '{"query":"{ me { id } }"}',
    });
    expect([400, 415]).toContain(status);
  });

  test('a mutation sent by GET changes nothing', async () => {
    const { status } = await portal.call(
      'GET',
      `/graphql?query=${encodeURIComponent('mutation { logout }')}`,
      { as: 'employee', headers: { 'apollo-require-preflight': 'true' } },
    );
    expect(status).toBe(405);
  });

  test('a list of operations in one request is refused', async () => {
    expect((await post([{ query: '{ me { id } }' }])).status).toBe(400);
  });

  test('a misspelt field is refused without suggesting the right one', async () => {
    const { body } = await post({ query: '{ me { emial } }' });
    expect(body.errors[0]?.extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
    expect(body.errors[0]?.message).not.toContain('Did you mean');
  });

  test('bad variables name the field', async () => {
    const { body } = await post({
      query: 'query ($id: Int!) { user(id: $id) { id } }',
      variables: { id: 'seven' },
    });
    expect(body.errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { id: ['A valid integer is required.'] },
    });
  });

  test('an impossible date is refused under the name of its field', async () => {
    const query = 'mutation ($i: LeaveRequestChanges!) { updateLeaveRequest(id: 1, input: $i) { id } }';
    const message = 'There is no day 2027-02-29 in the calendar.';
    // Once through the gateway, then the short way.
    for (let run = 0; run < 3; run += 1) {
      const { body } = await post({ query, variables: { i: { startDate: '2027-02-29' } } });
      expect(body.errors).toMatchObject([
        { message, extensions: { code: 'BAD_USER_INPUT', fields: { startDate: [message] } } },
      ]);
    }
    const { body } = await post({
      query: 'query ($from: Date!) { leavePreview(startDate: $from, endDate: "2027-01-01") { totalDays } }',
      variables: { from: 'soon' },
    });
    expect(body.errors).toMatchObject([
      {
        extensions: {
          fields: { from: ['Date has wrong format. Use one of these formats instead: YYYY-MM-DD.'] },
        },
      },
    ]);
  });

  const nested = (depth: number): string => (depth === 0 ? 'id' : `manager { ${nested(depth - 1)} }`);
  test.each([
    ['too deep', `{ myEmployee { ${nested(10)} } }`],
    ['with too many aliases', `{ ${Array.from({ length: 16 }, (_, n) => `a${n}: me { id }`).join(' ')} }`],
    ['with too many root fields', `{ ${Array.from({ length: 21 }, () => 'me { id }').join(' ')} }`],
    [
      'too costly',
      '{ employees(pageSize: 200) { results { department { id } manager { manager { manager { id } } } user { roles { role { permissions { id name codename displayName } } } } } } }',
    ],
    [
      'with the chain above everyone of the chart',
      '{ orgChart { people { employee { managerChain { id fullName } } } } }',
    ],
    [
      'with the team of everyone of the chart',
      '{ orgChart { people { employee { directReports { id } } } } }',
    ],
    ['with too many words', `{ me { ${'id '.repeat(2100)} } }`],
  ])('a query %s is refused before anything runs', async (_, query) => {
    const { body } = await post({ query });
    expect(body.errors[0]?.extensions.code).toMatch(/^GRAPHQL_(VALIDATION|PARSE)_FAILED$/);
  });

  test('thirty sign-ins in one request check no password', async () => {
    const query = `mutation { ${Array.from({ length: 3 }, (_, n) => `a${n}: login(email: "employee@portal.example", password: "guess ${n}") { token }`).join(' ')} }`;
    const { body } = await portal.call<Errors>('POST', '/graphql', { body: { query } });
    expect(body.errors[0]?.message).toBe('Only one credential can be checked in one request.');
  });

  test('only people who may explore read the schema', async () => {
    const query = '{ __schema { queryType { name } } }';
    const asked = async (as: 'employee' | 'hr' | 'analyst' | 'admin') =>
      (await portal.graphql(as, query)).errors?.[0]?.extensions['code'] ?? 'ok';
    expect([
      await asked('employee'),
      await asked('hr'),
      await asked('analyst'),
      await asked('admin'),
    ]).toEqual(['FORBIDDEN', 'FORBIDDEN', 'ok', 'ok']);
    expect((await portal.graphql(null, query)).errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
  });

  test('adding the schema to a query lifts no limit', async () => {
    const query = `{ __schema { __typename } ${Array.from({ length: 16 }, (_, n) => `a${n}: me { id }`).join(' ')} }`;
    const { body, status } = await portal.call<Errors>('POST', '/graphql', {
      as: 'analyst',
      body: { query },
    });
    expect([status, body.errors[0]?.extensions.code]).toEqual([400, 'GRAPHQL_VALIDATION_FAILED']);
  });

  test('fragments that multiply themselves are refused immediately, signed in or not', async () => {
    const levels = 150;
    const fragments = Array.from(
      { length: levels },
      (_, n) => `fragment f${n} on Query { ...f${n + 1} ...f${n + 1} }`,
    ).join(' ');
    for (const kind of ['query', 'mutation']) {
      const root = kind === 'query' ? 'Query' : 'Mutation';
      const query = `${kind} { ...f0 } ${fragments.replaceAll('on Query', `on ${root}`)} fragment f${levels} on ${root} { __typename }`;
      const { body } = await portal.call<Errors>('POST', '/graphql', { body: { query } });
      expect(body.errors[0]).toMatchObject({
        message: 'The query is too large.',
        extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
      });
    }
  });

  test.each([
    ['two operations and no choice', { query: 'query A { __typename } query B { __typename }' }],
    ['a subscription', { query: 'subscription { x }' }],
    ['a number for a query', { query: 5 }],
    ['a list for variables', { query: '{ me { id } }', variables: [1] }],
    [
      'a persisted query that we never saw',
      { extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } } },
    ],
  ])('%s is a client error, not a server error', async (_, body) => {
    const reply = await portal.call<Errors>('POST', '/graphql', { as: 'employee', body });
    expect(reply.status).toBeLessThan(500);
    expect(reply.body.errors[0]?.extensions.code).not.toBe('INTERNAL_SERVER_ERROR');
  });

  test('a bad value written into the query is a client error and is not repeated in the message', async () => {
    const query =
      'mutation { updateEmployee(id: 1, input: { salary: "765432.10", hireDate: "bad" }) { id } }';
    const { text, body } = await portal.call<Errors>('POST', '/graphql', { as: 'hr', body: { query } });
    expect(body.errors[0]?.extensions.code).toMatch(/^(BAD_USER_INPUT|GRAPHQL_VALIDATION_FAILED)$/);
    expect(text).not.toContain('765432.10');
  });

  test.each([
    ['a decimal', 'mutation { applyToJob(input: { jobPosting: "x", expectedSalary: 1e400 }) { id } }'],
    ['a day', 'mutation { applyToJob(input: { jobPosting: "x", availabilityDate: -1e400 }) { id } }'],
    ['an instant', 'mutation { updateJobApplication(id: "x", input: { interviewDate: 1e400 }) { id } }'],
    ['a number', 'mutation { updateJobApplication(id: "x", input: { rating: -1e400 }) { id } }'],
    [
      'a number in four hundred digits',
      `mutation { updateJobApplication(id: "x", input: { rating: 1${'0'.repeat(400)} }) { id } }`,
    ],
    [
      'something in something',
      'mutation { updateJobPosting(id: "x", input: { applicationDeadline: { a: [1, -1e400, 2] } }) { id } }',
    ],
    [
      'what a variable is otherwise',
      'mutation ($pay: Decimal = 1e400) { applyToJob(input: { jobPosting: "x", expectedSalary: $pay }) { id } }',
    ],
  ])('a number literal out of range for %s is a client error, signed in or not', async (_, query) => {
    const text = 'A value written into the query is not valid.';
    for (const as of [undefined, 'hr'] as const) {
      const { status, body } = await portal.call<Errors>('POST', '/graphql', {
        ...(as && { as }),
        body: { query },
      });
      expect([status, body]).toMatchObject([
        400,
        {
          errors: [
            { message: text, extensions: { code: 'BAD_USER_INPUT', fields: { nonFieldErrors: [text] } } },
          ],
        },
      ]);
    }
  });

  test('an Idempotency-Key that is too long is refused', async () => {
    expect((await post({ query: '{ me { id } }' }, { 'idempotency-key': 'k'.repeat(70) })).status).toBe(400);
  });

  test('a form without a boundary is refused', async () => {
    const { status } = await portal.call('POST', '/graphql', {
      as: 'employee',
      headers: { 'content-type': 'multipart/form-data', 'apollo-require-preflight': '1' },
      payload: 'x',
    });
    expect(status).toBe(400);
  });

  test('a form larger than any feature accepts is refused before it is read', async () => {
    const headers = {
      'content-type': 'multipart/form-data; boundary=x',
      'apollo-require-preflight': '1',
      'content-length': String(200 * 1024 * 1024),
    };
    expect((await portal.call('POST', '/graphql', { as: 'employee', headers, payload: '' })).status).toBe(
      413,
    );
  });

  test('a file without the preflight header is refused without being read', async () => {
    const { status } = await portal.call('POST', '/graphql', {
      as: 'employee',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x--',
    });
    expect(status).toBe(400);
  });
});
