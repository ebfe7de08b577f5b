import { buildSchema, Kind, parse } from 'graphql';
import type { FragmentDefinitionNode, OperationDefinitionNode } from 'graphql';
import { loadConfig } from '../../subgraphs/kit/config/config.js';
import { readSchemaFile } from '../graph/supergraph.js';
import { measure } from './cost.js';
import { limitsPlugin } from './limitsPlugin.js';
import { operationHash } from './operationHash.js';
import { Quota } from './quota.js';

const schema = buildSchema(`
  type Query { people(page: Int = 1, pageSize: Int = 100): Page! me: Person! }
  type Page { count: Int! results: [Person!]! }
  type Person { id: Int! name: String! manager: Person roles: [String!]! reports: [Person!]! }
`);

function measured(text: string, variables: Record<string, unknown> = {}, of = schema) {
  const document = parse(text);
  const operation = document.definitions.find(
    (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
  )!;
  const fragments = Object.fromEntries(
    document.definitions
      .filter(
        (definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION,
      )
      .map((fragment) => [fragment.name.value, fragment]),
  );
  return measure(of, operation, fragments, variables);
}

describe('the cost of a query', () => {
  test('has as many rows for a page as its size allows, whether the size is a literal, a variable or the default', () => {
    const rows = (args: string, variables = {}) =>
      measured(`query ($n: Int) { people${args} { results { id } } }`, variables).cost;
    expect(rows('(pageSize: 50)')).toBe(1 + 1 + 50);
    expect(rows('(pageSize: $n)', { n: 20 })).toBe(1 + 1 + 20);
    expect(rows('')).toBe(1 + 1 + 100);
    expect(rows('(pageSize: 9999)')).toBe(1 + 1 + 200);
  });

  test('multiplies by nesting, also through fragments', () => {
    const direct = measured('{ people(pageSize: 10) { results { reports { name } } } }');
    const spread = measured(
      '{ people(pageSize: 10) { ...P } } fragment P on Page { results { ...R } } fragment R on Person { reports { name } }',
    );
    expect(direct.cost).toBe(1 + 1 + 10 + 100);
    expect(spread).toEqual(direct);
    expect(direct.depth).toBe(4);
  });

  test('includes aliases, directives and root fields wherever they are', () => {
    expect(measured('{ a: me { id } b: me { x: name @include(if: true) } }')).toMatchObject({
      aliases: 3,
      directives: 1,
      rootFields: 2,
    });
  });

  test('recognises introspection, but ignores __typename', () => {
    expect(measured('{ __schema { types { name } } }').introspects).toBe(true);
    expect(measured('{ me { __typename } }').introspects).toBe(false);
  });
});

describe('the organisation chart', () => {
  const portal = buildSchema(readSchemaFile('api.graphql'));
  const most = loadConfig({}).graph.cost;
  const cost = (inside: string) => measured(`{ orgChart { people { ${inside} } } }`, {}, portal).cost;

  test('is low enough for an analyst to read all of it, with a record or a user for each person', () => {
    expect(cost('id fullName position departmentName managerId depth')).toBe(5000 + 1 + 6 * 2000);
    for (const inside of [
      'id userId fullName position departmentName email managerId parentId depth directReportsCount teamSize',
      'id employee { hireDate yearsOfService department { name } manager { fullName } }',
      'id fullName user { id profilePicture }',
    ])
      expect([inside, cost(inside) <= most]).toEqual([inside, true]);
  });

  test('is too high with a chain or a team for everyone, in any notation', () => {
    for (const inside of [
      'employee { managerChain { id } }',
      'employee { directReports { id } }',
      'user { employee { managerChain { id } } }',
      'employee { ...E } } } } fragment E on Employee { ... on Employee { managerChain { id } }  } query Other { orgChart { people { id',
    ])
      expect([inside, cost(inside) > most]).toEqual([inside, true]);
  });

  test('allows chains and teams for a page of people, but not nested', () => {
    const page = (size: number, inside: string) =>
      measured(`{ employees(pageSize: ${size}) { results { ${inside} } } }`, {}, portal).cost;
    expect(page(100, 'id fullName managerChain { id fullName }')).toBe(1 + 1 + 100 * (3 + 50 * 2));
    expect(page(100, 'id fullName directReports { id fullName }')).toBeLessThan(most);
    for (const inside of [
      'managerChain { managerChain { id } }',
      'directReports { directReports { id } }',
      'managerChain { directReports { id } }',
    ])
      expect([inside, page(100, inside) > most]).toEqual([inside, true]);
  });
});

test('allows at most two drawn images in a document', () => {
  const portal = buildSchema(readSchemaFile('api.graphql'));
  const previews = (count: number) =>
    measured(
      `mutation ($f: Upload!) { ${Array.from({ length: count }, (_, n) => `a${n}: previewPhoto(photo: $f)`).join(' ')} }`,
      {},
      portal,
    ).cost;
  const changes = (count: number) =>
    measured(
      `mutation ($f: Upload!) { ${Array.from({ length: count }, (_, n) => `a${n}: updateProfile(input: { profilePicture: $f }) { id }`).join(' ')} }`,
      {},
      portal,
    ).cost;
  expect(changes(2)).toBeLessThanOrEqual(loadConfig({}).graph.cost);
  expect(changes(3)).toBeGreaterThan(loadConfig({}).graph.cost);
  expect(previews(2)).toBeLessThanOrEqual(loadConfig({}).graph.cost);
  expect(previews(3)).toBeGreaterThan(loadConfig({}).graph.cost);
});

test('allows the excerpts of one full page of articles in a document', () => {
  const portal = buildSchema(readSchemaFile('api.graphql'));
  const pages = (count: number, size: number) =>
    measured(
      `{ ${Array.from({ length: count }, (_, n) => `a${n}: kbArticles(search: "vpn${n}", pageSize: ${size}) { results { id highlights { text isMatch } } }`).join(' ')} }`,
      {},
      portal,
    ).cost;
  expect(pages(1, 200)).toBeLessThanOrEqual(loadConfig({}).graph.cost);
  expect(pages(2, 200)).toBeGreaterThan(loadConfig({}).graph.cost);
});

test('depends on the page sizes: a document with large pages is refused, and accepted again with small pages', async () => {
  const api = buildSchema(readSchemaFile('api.graphql'));
  const document = parse(
    `query ($n: Int) { ${['vpn', 'wifi'].map((word) => `${word}: kbArticles(search: "${word}", pageSize: $n) { results { highlights { text } } }`).join(' ')} }`,
  );
  const listener = await limitsPlugin(loadConfig({}), new Set(), () => undefined).requestDidStart?.(
    {} as never,
  );
  const ask = (n: number) =>
    listener?.didResolveOperation?.({
      document,
      operation: document.definitions[0],
      request: { variables: { n } },
      contextValue: { viewer: null },
      schema: api,
    } as never);
  await expect(ask(50)).resolves.toBeUndefined();
  await expect(ask(200)).rejects.toMatchObject({ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } });
  await expect(ask(50)).resolves.toBeUndefined();
});

test('an operation is recognised in any layout and with any __typename that a client adds', () => {
  const written = parse('query A { me { ...P } } fragment P on Person { id name }');
  const sent = parse('fragment P on Person { id __typename name }\nquery A { me { __typename ...P } }');
  expect(operationHash(sent)).toBe(operationHash(written));
  expect(operationHash(parse('query A { me { id } }'))).not.toBe(operationHash(written));
});

test('a person over their limit waits, and nobody else does', async () => {
  const quota = new Quota({
    ...loadConfig().limits,
    enabled: true,
    requestsPerMinute: 5,
    writesPerMinute: 2,
  });
  await quota.write('user:1', 2);
  await expect(quota.write('user:1', 1)).rejects.toMatchObject({
    extensions: { code: 'RATE_LIMITED', retryAfter: expect.any(Number) as number },
  });
  await expect(quota.request('user:1')).resolves.toBeUndefined();
  await expect(quota.write('user:2', 1)).resolves.toBeUndefined();
});
