import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import type { GraphQLField, GraphQLInputType } from 'graphql';
import { openTestPortal } from '../testing/portal.js';
import type { TestPortal } from '../testing/portal.js';

/** All that someone not signed in may ask of the graph (S-01). */
const PUBLIC = new Set([
  'Mutation.login',
  'Mutation.signUp',
  'Mutation.requestPasswordReset',
  'Mutation.resetPassword',
  'Mutation.confirmEmailChange',
]);

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(() => portal.close());

const SAMPLES: Record<string, unknown> = {
  Int: 1,
  String: 'x',
  Boolean: true,
  ID: 'x',
  Float: 1,
  Date: '2026-01-01',
  DateTime: '2026-01-01T00:00:00Z',
  Decimal: '1',
  ExamAnswers: {},
  Upload: { key: 'x', name: 'x', size: 1, sha256: 'x', seal: 'x' },
};

function sample(type: GraphQLInputType): unknown {
  const named = getNamedType(type);
  if (isInputObjectType(named)) {
    return Object.fromEntries(
      Object.values(named.getFields()).flatMap((field) =>
        isNonNullType(field.type) ? [[field.name, sample(field.type)]] : [],
      ),
    );
  }
  if (isEnumType(named)) return named.getValues()[0]?.name;
  return SAMPLES[named.name] ?? null;
}

function documentFor(
  kind: 'query' | 'mutation',
  field: GraphQLField<unknown, unknown>,
): { document: string; variables: Record<string, unknown> } {
  const required = field.args.filter((argument) => isNonNullType(argument.type));
  const declared = required.map((argument) => `$${argument.name}: ${argument.type.toString()}`).join(', ');
  const passed = required.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  const selection = isObjectType(getNamedType(field.type)) ? '{ __typename }' : '';
  if (!isLeafType(getNamedType(field.type)) && !selection)
    throw new Error(`${field.name} answers something abstract`);
  return {
    document: `${kind}${declared && ` (${declared})`} { ${field.name}${passed && `(${passed})`} ${selection} }`,
    variables: Object.fromEntries(required.map((argument) => [argument.name, sample(argument.type)])),
  };
}

test('a person who is not signed in gets only the sign-in operations from the graph', async () => {
  const { apiSchema } = portal.portal;
  const roots = [
    { kind: 'query', type: apiSchema.getQueryType() },
    { kind: 'mutation', type: apiSchema.getMutationType() },
  ] as const;
  for (const { kind, type } of roots) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      if (PUBLIC.has(`${type?.name}.${field.name}`)) continue;
      const { document, variables } = documentFor(kind, field);
      const { errors } = await portal.graphql(null, document, variables);
      expect([field.name, errors?.[0]?.extensions['code']]).toEqual([field.name, 'UNAUTHENTICATED']);
    }
  }
});

test('every public field of the graph is on the list above', async () => {
  for (const name of PUBLIC) {
    const [, field] = name.split('.');
    expect(portal.portal.apiSchema.getMutationType()?.getFields()[field ?? '']).toBeDefined();
  }
});

test('an unknown token does not sign in', async () => {
  const { body } = await portal.call<{ errors: { extensions: { code: string } }[] }>('POST', '/graphql', {
    token: 'not-a-token',
    body: { query: '{ me { id } }' },
  });
  expect(body.errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

test('a terminated person is refused on the very next call', async () => {
  const token = await portal.token('analyst');
  const me = async () =>
    (await portal.call('POST', '/graphql', { token, body: { query: '{ me { id employee { id } } }' } }))
      .body as {
      data: { me: { employee: { id: number } } } | null;
      errors?: { extensions: { code: string } }[];
    };
  const { data } = await me();
  const removed = await portal.graphql('hr', 'mutation ($id: Int!) { removeEmployee(id: $id) }', {
    id: data?.me.employee.id,
  });
  expect(removed.errors).toBeUndefined();
  expect((await me()).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});
