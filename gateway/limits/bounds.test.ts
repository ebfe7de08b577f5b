import { buildSchema, getIntrospectionQuery, parse, specifiedRules, validate } from 'graphql';
import { loadConfig } from '../../subgraphs/kit/config/config.js';
import { knownDocuments } from '../graph/operations.js';
import { readSchemaFile } from '../graph/supergraph.js';
import { extentOf, MOST } from './bounds.js';
import { documentRules } from './documents.js';

const schema = buildSchema(readSchemaFile('api.graphql'));
const { validationRules, validationOptions, parseOptions } = documentRules(loadConfig());

/**
 * The most general rules alone: what they let through goes to the others, whose work grows with the square.
 */
const refused = (text: string) =>
  validate(schema, parse(text, parseOptions), validationRules).map(({ message }) => message);
const all = (text: string) =>
  validate(schema, parse(text, parseOptions), [...specifiedRules, ...validationRules], validationOptions).map(
    ({ message }) => message,
  );
const many = (count: number, one: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => one(n)).join(' ');

const LARGE = 'The query is too large.';
const REPEATS = 'The query repeats fields; at most 10 repeats are allowed.';
const ROOTS = 'The query asks for more than 20 root fields.';

test.each([
  ['one field again and again', `{ me { ${many(12, () => 'roles { id }')} } }`, REPEATS],
  [
    'one field again and again in fragments without a name',
    `{ me { ${many(12, () => '... on User { roles { id } }')} } }`,
    REPEATS,
  ],
  [
    'one field again and again in fragments',
    `{ me { ${many(12, (n) => `...f${n}`)} } } ${many(12, (n) => `fragment f${n} on User { roles { id } }`)}`,
    REPEATS,
  ],
  ['one fragment again and again', `{ me { ${many(12, () => '...f')} } } fragment f on User { id }`, REPEATS],
  ['one field with an argument again and again', `{ me { ${many(12, () => 'name(as: 1)')} } }`, REPEATS],
  [
    'one field again and again in a fragment that no one asks for',
    `{ me { id } } fragment f on User { ${many(12, () => 'roles { id }')} }`,
    REPEATS,
  ],
  ['one field under many names at the top', `{ ${many(21, (n) => `a${n}: me { id }`)} }`, ROOTS],
  [
    'many fields at the top out of fragments',
    `{ ${many(7, (n) => `...f${n}`)} } ${many(7, (n) => `fragment f${n} on Query { a${n}: me { id } b${n}: me { id } c${n}: me { id } }`)}`,
    ROOTS,
  ],
  ['one plain field a hundred times', `{ me { ${'id '.repeat(100)} } }`, LARGE],
  [
    'one plain field a hundred times in fragments',
    `{ me { ${many(20, (n) => `...f${n}`)} } } ${many(20, (n) => `fragment f${n} on User { id email fullName id email }`)}`,
    LARGE,
  ],
  ['more fields than anyone reads', `{ me { ${many(301, (n) => `a${n}: id`)} } }`, LARGE],
  ['fragments in fragments in fragments', `{ me { ${'... { '.repeat(60)} id ${'} '.repeat(60)} } }`, LARGE],
  ['fields in fields in fields', `{ me { ${'manager { '.repeat(60)} id ${'} '.repeat(60)} } }`, LARGE],
  [
    'more fragments than anyone writes',
    `{ me { id } } ${many(30, (n) => `fragment f${n} on User { id }`)}`,
    LARGE,
  ],
  [
    'fragments that double themselves',
    `{ me { ...f0 } } ${many(12, (n) => `fragment f${n} on User { a: manager { ...f${n + 1} } b: manager { ...f${n + 1} } }`)} fragment f12 on User { id }`,
    LARGE,
  ],
  ['more variables than anyone names', `query (${many(400, (n) => `$v${n}: Int`)}) { me { id } }`, LARGE],
  ['a list of a thousand numbers and more', `{ user(id: [${'1 '.repeat(1_500)}]) { id } }`, LARGE],
  ['a list in a list in a list', `{ user(id: ${'['.repeat(101)}${']'.repeat(101)}) { id } }`, LARGE],
  ['a field with hundreds of directives', `{ me { id ${'@skip '.repeat(750)} } }`, LARGE],
])('a document with %s is refused before validation', (_, text, problem) => {
  expect(refused(text)).toEqual([problem]);
  expect(all(text)).toEqual([problem]);
});

test.each([
  [
    'a page of everything',
    `{ employees(pageSize: 50) { count results { ${many(60, (n) => `a${n}: id`)} department { id name } } } }`,
  ],
  [
    'the schema',
    getIntrospectionQuery({
      descriptions: true,
      inputValueDeprecation: true,
      schemaDescription: true,
      specifiedByUrl: true,
      oneOf: true,
    }),
  ],
  [
    'fields that parts of a page each ask for',
    '{ me { ...A ...B ...C } } fragment A on User { id employee { id } } fragment B on User { id employee { id } } fragment C on User { id employee { id } }',
  ],
  ['a fragment of itself, which other rules refuse', '{ me { ...A } } fragment A on User { id ...A }'],
])('a document with %s passes to the other rules', (_, text) => {
  expect(refused(text)).toEqual([]);
});

test('no operation of the portal itself comes near a limit', async () => {
  const extents = (await knownDocuments()).map(extentOf);
  expect(extents.length).toBeGreaterThan(100);
  for (const [name, most] of Object.entries(MOST) as [keyof typeof MOST, number][]) {
    expect([name, Math.max(...extents.map((extent) => extent[name])) <= most / 2]).toEqual([name, true]);
  }
  expect(Math.max(...extents.map(({ rootFields }) => rootFields))).toBeLessThanOrEqual(20);
});

test('of a document full of errors a handful is named', () => {
  expect(all(`{ me { ${many(200, (n) => `wrong${n}`)} } }`)).toHaveLength(6);
});
