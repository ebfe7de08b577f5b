import { createHash } from 'node:crypto';
import { accessOf } from '../../subgraphs/kit/request/access.js';
import { loadSubgraphs } from '../graph/subgraphs.js';
import { openTestPortal } from '../testing/portal.js';
import type { TestPortal } from '../testing/portal.js';
import { PUBLIC_FIELDS } from './signedOut.js';

let portal: TestPortal;
let planned = 0;
beforeAll(async () => {
  portal = await openTestPortal();
  const { identity, people } = portal.portal.links;
  for (const link of [identity, people]) {
    const { execute } = link;
    link.execute = (...args) => {
      planned += 1;
      return execute(...args);
    };
  }
}, 60_000);
afterAll(() => portal.close());
beforeEach(() => {
  planned = 0;
});

const asked = async (query: string) =>
  (
    await portal.call<{ errors?: { extensions: { code: string } }[] }>('POST', '/graphql', {
      body: { query },
    })
  ).body.errors?.map(({ extensions }) => extensions.code);

test.each([
  ['a field', '{ me { id } }'],
  [
    'a field beside one that is public',
    'mutation { login(email: "employee@portal.example", password: "wrong") { token } logout }',
  ],
  ['a field beside a type name', '{ __typename a: me { id } }'],
  ['a field in a fragment', '{ ...F } fragment F on Query { ... on Query { b: me { id } } }'],
  [
    'a field in the second of two fragments that double',
    '{ ...F ...F } fragment F on Query { ...G ...G } fragment G on Query { __typename me { id } }',
  ],
])('a person who is not signed in is refused %s before planning', async (_, query) => {
  expect(await asked(query)).toEqual(['UNAUTHENTICATED']);
  expect(planned).toBe(0);
});

test('a person who is not signed in may sign in, and select __typename', async () => {
  expect(
    await asked(
      'mutation { ...L } fragment L on Mutation { login(email: "employee@portal.example", password: "Harbor-Lantern-42") { token __typename } __typename }',
    ),
  ).toBeUndefined();
  expect(await asked('{ __typename }')).toBeUndefined();
});

test('a document without a sign-in is not validated, so that a refusal reveals nothing of the schema', async () => {
  for (const query of [
    '{ wrong }',
    '{ me { wrong } }',
    `{ ${'me { id } '.repeat(60)} }`,
    'query A { me { id } } query A { me { id } }',
  ])
    expect([query, await asked(query)]).toEqual([query, ['UNAUTHENTICATED']]);
});

test.each([
  ['names a long list', `mutation { login(email: [${'1 '.repeat(200)}]) { token } }`],
  ['asks many times', `mutation { ${'login{id}'.repeat(60)} }`],
])('a sign-in that %s is refused before it is parsed', async (_, query) => {
  const { body } = await portal.call('POST', '/graphql', { body: { query } });
  expect(body).toEqual({
    errors: [{ message: 'The query is too large.', extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }],
  });
});

test('of two operations in a document the selected one counts', async () => {
  const query =
    'query Me { me { id } } mutation In { login(email: "employee@portal.example", password: "Harbor-Lantern-42") { token } }';
  const meant = async (operationName: string) =>
    (await portal.call<{ errors?: unknown[] }>('POST', '/graphql', { body: { query, operationName } })).body
      .errors?.length ?? 0;
  expect([await meant('Me'), await meant('In')]).toEqual([1, 0]);
});

test('a persisted document is refused without a sign-in just the same', async () => {
  const query = '{ me { id fullName } }';
  const extensions = {
    persistedQuery: { version: 1, sha256Hash: createHash('sha256').update(query).digest('hex') },
  };
  expect(
    (await portal.call('POST', '/graphql', { as: 'employee', body: { query, extensions } })).body,
  ).toHaveProperty('data.me');
  planned = 0;
  expect((await portal.call('POST', '/graphql', { body: { extensions } })).body).toMatchObject({
    errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
  });
  expect(planned).toBe(0);
});

test.each([
  ['long', `{ me { id ${' '.repeat(2_000)} } }`],
  ['full', `mutation { ${'login{id}'.repeat(60)} }`],
])('an expired session is refused as expired, however %s the document', async (_, query) => {
  const { status, body } = await portal.call('POST', '/graphql', { token: 'x'.repeat(43), body: { query } });
  expect([status, body]).toMatchObject([200, { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] }]);
});

test('a large body without a sign-in is not read', async () => {
  const body = { query: '{ me { id } }', extensions: { text: 'x'.repeat(100_000) } };
  expect(await portal.call('POST', '/graphql', { body })).toMatchObject({
    status: 401,
    headers: { connection: 'close' },
    body: { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] },
  });
  expect((await portal.call('POST', '/graphql', { as: 'employee', body })).body).toHaveProperty('data.me');
});

test('a document of more than eight hundred characters without a sign-in is not parsed', async () => {
  const long = `{ me { id ${' '.repeat(800)} } }`;
  expect(await asked(long)).toEqual(['GRAPHQL_VALIDATION_FAILED']);
  expect((await portal.graphql('employee', long)).errors).toBeUndefined();
  expect((await portal.graphql('employee', `{ me { id ${' '.repeat(20_000)} } }`)).errors?.[0]?.message).toBe(
    'The query is too large.',
  );
});

test('the list of operations without a sign-in equals what the subgraphs declare', async () => {
  const declared: string[] = [];
  for (const { schema } of (await loadSubgraphs()).values()) {
    for (const root of [schema.getQueryType(), schema.getMutationType()]) {
      for (const field of Object.values(root?.getFields() ?? {}))
        if (root && !field.name.startsWith('_') && accessOf(schema, root, field)?.public)
          declared.push(field.name);
    }
  }
  expect(declared.sort()).toEqual([...PUBLIC_FIELDS].sort());
});
