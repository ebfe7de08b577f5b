import { buildSchema, getNamedType, isNonNullType, isObjectType, Kind, parse, print } from 'graphql';
import type { GraphQLField, ObjectTypeDefinitionNode } from 'graphql';
import { newAccessToken } from '../../subgraphs/kit/request/credentials/accessToken.js';
import { identity } from '../../subgraphs/identity/subgraph.js';
import { logLinesOf } from '../testing/logLines.js';
import { openTestPortal } from '../testing/portal.js';
import type { Account, Errors, TestPortal } from '../testing/portal.js';
import { NOT_BY_TOKEN } from './accessTokens.js';
import { readSchemaFile } from './supergraph.js';

let portal: TestPortal;
let lines: string[];
/** Every permission that an administrator may choose for a token is chosen for this one, and it may write. */
let mightiest: string;
beforeAll(async () => {
  portal = await openTestPortal();
  lines = logLinesOf(portal);
  mightiest = (await made('admin', ['role.manage', 'user.manage', 'employee.manage'], true)).token;
}, 60_000);
afterAll(() => portal.close());

const CREATE = `mutation ($name: String!, $permissions: [String!]!, $mayWrite: Boolean!) {
  createPersonalAccessToken(name: $name, permissions: $permissions, mayWrite: $mayWrite, lifetimeDays: 7) {
    token personalAccessToken { id } } }`;
interface Made {
  createPersonalAccessToken: { token: string; personalAccessToken: { id: number } };
}
let names = 0;
async function made(as: Account, permissions: string[] = [], mayWrite = false) {
  names += 1;
  const { data } = await portal.graphql<Made>(as, CREATE, {
    name: `Program ${names}`,
    permissions,
    mayWrite,
  });
  return data.createPersonalAccessToken;
}
const graph = (token: string, query: string, variables = {}) =>
  portal.call<Errors & { data?: unknown }>('POST', '/graphql', { token, body: { query, variables } });
const rest = (token: string, method: string, path: string, body?: unknown) =>
  portal.call(method, `/api/${path}`, { token, ...(body !== undefined && { body }) });

/** The status of an answer and what it says. */
const detailOf = async (answer: ReturnType<typeof rest>) => {
  const { status, body } = await answer;
  return [status, body['detail']];
};

const schema = buildSchema(readSchemaFile('api.graphql'));
const closed: readonly string[] = Object.values(NOT_BY_TOKEN).flat();

/** The shortest document that names a root field; its variables need no values to be refused. */
function documentFor(name: string): string {
  const root = [schema.getQueryType(), schema.getMutationType()].find((type) => type?.getFields()[name]);
  const field = root?.getFields()[name] as GraphQLField<unknown, unknown>;
  const needed = field.args.filter(
    ({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined,
  );
  const list = (text: (name: string, type: string) => string) =>
    needed.length > 0 ? `(${needed.map((one) => text(one.name, String(one.type))).join(', ')})` : '';
  const within = isObjectType(getNamedType(field.type)) ? ' { __typename }' : '';
  const kind = root === schema.getQueryType() ? 'query' : 'mutation';
  return `${kind} ${list((one, type) => `$${one}: ${type}`)} { ${name}${list((one) => `${one}: $${one}`)}${within} }`;
}

test.each(closed)('an access token can never run %s, whatever its owner may do', async (name) => {
  for (const text of [documentFor(name), documentFor(name).replace(name, `other: ${name}`)]) {
    const { status, body } = await graph(mightiest, text);
    expect([status, body.errors.map(({ message, extensions: { code } }) => [message, code])]).toEqual([
      403,
      [['An access token cannot do this. Sign in to the portal instead.', 'FORBIDDEN']],
    ]);
  }
});

test('every mutation of identity is closed to tokens or known to be harmless', () => {
  const mutation = parse(readSchemaFile('supergraph.graphql')).definitions.find(
    (one): one is ObjectTypeDefinitionNode =>
      one.kind === Kind.OBJECT_TYPE_DEFINITION && one.name.value === 'Mutation',
  );
  const fields = (mutation?.fields ?? []).flatMap(({ name, directives = [] }) =>
    directives.some((one) => print(one).includes('graph: IDENTITY')) ? [name.value] : [],
  );
  expect(fields.length).toBeGreaterThan(15);
  expect(fields.filter((name) => !closed.includes(name)).sort()).toEqual([
    'createSavedQuery',
    'markNotificationsRead',
    'previewPhoto',
    'removeSavedQuery',
    'setNotificationPreference',
    'updateSavedQuery',
  ]);
});

test('over REST a token cannot sign in or out, change a password or the profile, or grant a role', async () => {
  for (const [method, path] of [
    ['POST', 'auth/login/'],
    ['POST', 'auth/logout/'],
    ['POST', 'auth/change-password/'],
    ['PATCH', 'auth/profile/'],
    ['POST', 'rbac/user-roles/'],
  ] as const)
    expect([path, await detailOf(rest(mightiest, method, path, {}))]).toEqual([
      path,
      [403, 'An access token cannot do this. Sign in to the portal instead.'],
    ]);
  expect((await rest(mightiest, 'GET', 'auth/profile/')).status).toBe(200);
});

test('an access token cannot end an employment, because that would end a sign-in', async () => {
  const statusOf = async () =>
    (
      await portal.graphql<{ employees: { results: { id: number; employmentStatus: string }[] } }>(
        'admin',
        '{ employees(search: "employee@portal.example") { results { id employmentStatus } } }',
      )
    ).data.employees.results;
  const before = await statusOf();
  expect(before).toMatchObject([{ employmentStatus: 'ACTIVE' }]);
  const { token } = await made('admin', ['user.manage', 'employee.manage'], true);
  for (const text of [
    'mutation ($id: Int!) { removeEmployee(id: $id) }',
    'mutation ($id: Int!) { updateEmployee(id: $id, input: { employmentStatus: TERMINATED }) { id } }',
  ]) {
    const { body } = await graph(token, text, { id: before[0]?.id });
    expect(body.errors.map(({ message, extensions: { code } }) => [message, code])).toEqual([
      ['An access token cannot do this. Sign in to the portal instead.', 'FORBIDDEN'],
    ]);
  }
  expect(await statusOf()).toEqual(before);
});

test('a read-only token changes nothing, and is refused before invalid input', async () => {
  const { token } = await made('hr', ['employee.manage']);
  const text = 'This access token can only read. To do this, use one with write access.';
  expect(await detailOf(rest(token, 'POST', 'tickets/general/', { title: 5 }))).toEqual([403, text]);
  expect(await detailOf(rest(token, 'DELETE', 'tickets/general/1/'))).toEqual([403, text]);
  const { status, body } = await graph(token, 'mutation { cancelLeaveRequest(id: 1) }');
  expect([status, body.errors.map(({ message }) => message)]).toEqual([403, [text]]);
  expect((await rest(token, 'GET', 'hr/employees/')).status).toBe(200);
});

test("a read-only token does not get the stored answer of its owner's write with the same key", async () => {
  const { token } = await made('employee');
  const wrote = (as: { as: Account } | { token: string }) =>
    portal.call('POST', '/api/tickets/general/', {
      ...as,
      headers: { 'idempotency-key': 'the-same-lamp-of-both' },
      body: { title: 'A lamp', description: 'It hums.', category: 'General' },
    });
  expect((await wrote({ as: 'employee' })).status).toBe(201);
  expect((await wrote({ token })).status).toBe(403);
});

test('a token with write access changes neither address nor name of a colleague whom HR may change', async () => {
  const { token } = await made('hr', ['employee.manage'], true);
  const { body } = await rest(token, 'GET', 'hr/employees/?search=employee%40portal.example');
  const [row] = body['results'] as { id: number }[];
  for (const change of [{ email: 'other@portal.example' }, { first_name: 'Mallory' }])
    expect(await detailOf(rest(token, 'PATCH', `hr/employees/${String(row?.id)}/`, change))).toEqual([
      403,
      'An access token cannot do this. Sign in to the portal instead.',
    ]);
});

test('a token without permissions reads what an employee reads, though its owner reads more', async () => {
  const bare = (await made('hr')).token;
  const full = (await made('hr', ['employee.manage'])).token;
  const salary = async (token: string) => {
    const { body } = await rest(token, 'GET', 'hr/employees/?page_size=200');
    return (body['results'] as { salary: string | null }[]).filter((one) => one.salary !== null).length;
  };
  expect(await salary(bare)).toBeLessThanOrEqual(1);
  expect(await salary(full)).toBeGreaterThan(5);
});

test('a token without a permission is refused because the token lacks it, even if its owner has it', async () => {
  const { token } = await made('it', [], true);
  const text = 'This access token does not have the permission to do this.';
  expect((await portal.call('GET', '/api/it/assets/', { as: 'it' })).status).toBe(200);
  expect(await detailOf(rest(token, 'GET', 'it/assets/'))).toEqual([403, text]);
  const { body } = await graph(token, '{ assets { count } }');
  expect(body.errors.map(({ message }) => message)).toEqual([text]);
});

test('a token with write access writes under its owner’s name, with either scheme in the header', async () => {
  const { token } = await made('employee', [], true);
  for (const scheme of ['Token', 'Bearer', 'bearer']) {
    const { status, body } = await portal.call('POST', '/api/tickets/general/', {
      headers: { authorization: `${scheme} ${token}` },
      body: { title: 'A lamp', description: 'It hums.', category: 'IT Support' },
    });
    expect([status, body['created_by_email']]).toEqual([201, 'employee@portal.example']);
  }
});

test('an invented, a truncated or changed, and a revoked token are refused', async () => {
  const { token, personalAccessToken } = await made('employee');
  expect((await graph(token, '{ me { email } }')).body.data).toEqual({
    me: { email: 'employee@portal.example' },
  });
  for (const wrong of [newAccessToken(), token.slice(0, -1), `${token.slice(0, -1)}~`, token.slice(4)])
    expect((await rest(wrong, 'GET', 'auth/profile/')).status).toBe(401);
  await portal.graphql('employee', 'mutation ($id: Int!) { revokePersonalAccessToken(id: $id) }', {
    id: personalAccessToken.id,
  });
  expect((await rest(token, 'GET', 'auth/profile/')).status).toBe(401);
});

test('when a person loses a role, their token loses its permissions with the next request', async () => {
  const { token } = await made('it', ['asset.manage']);
  expect((await rest(token, 'GET', 'it/assets/')).status).toBe(200);
  const it = await portal.graphql<{ me: { id: number } }>('it', '{ me { id } }');
  const userRoles = await portal.graphql<{
    userRoles: { results: { id: number; role: { name: string } }[] };
  }>('admin', 'query ($id: Int!) { userRoles(userId: $id) { results { id role { name } } } }', {
    id: it.data.me.id,
  });
  const link = userRoles.data.userRoles.results.find(({ role }) => role.name === 'IT Staff');
  await portal.graphql('admin', 'mutation ($id: Int!) { revokeRole(id: $id) }', { id: link?.id });
  const text = 'This access token does not have the permission to do this.';
  expect(await detailOf(rest(token, 'GET', 'it/assets/'))).toEqual([403, text]);
});

test('the secret of a token is returned once and is in no log line, no audit row and no other row [S-16] [S-74]', async () => {
  const { token } = await made('employee', [], true);
  await rest(token, 'POST', 'tickets/general/', { title: '' });
  await rest(token, 'GET', 'auth/profile/');
  await rest(`${token}0`, 'GET', 'auth/profile/');
  await graph(token, '{ personalAccessTokens { count } }');
  const listed = await portal.graphql(
    'employee',
    '{ personalAccessTokens { results { id name createdAt } } }',
  );
  const tables = await identity.database.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'identity'`,
  );
  const rows = await Promise.all(
    tables.map(({ name }) => identity.database.query(`select row::text from identity."${name}" row`)),
  );
  expect(lines.length).toBeGreaterThan(5);
  expect(JSON.stringify(rows)).toContain('access_token.create');
  expect(
    [JSON.stringify([rows, listed]), lines.join('')].filter((text) => text.includes(token.slice(4, 47))),
  ).toEqual([]);
});
