import { buildSchema, parse, print, specifiedRules, validate } from 'graphql';
import { loadConfig } from '../../subgraphs/kit/config/config.js';
import { knownDocuments } from '../graph/operations.js';
import { readSchemaFile } from '../graph/supergraph.js';
import { DocumentCheck } from './documentCheck.js';

const schema = buildSchema(readSchemaFile('api.graphql'));
const check = new DocumentCheck(schema, loadConfig());
const said = (text: string) => check.problemsOf(text).map(({ message }) => message);

test.each([
  ['a field that is not there', '{ me { idd } }'],
  ['fields that it takes and does not take', '{ me roles { id { more } } }'],
  ['an argument that is not there', '{ user(idd: 1) { id } }'],
  ['a value of another type', '{ user(id: "one") { id } }'],
  ['a variable that is not declared', '{ user(id: $id) { id } }'],
  ['a fragment that is not there', '{ me { ...A } }'],
  ['fields that cannot be one', '{ me { a: id a: email } }'],
])('a document with %s is refused with the errors of all rules together', (_, text) => {
  const all = validate(schema, parse(text), specifiedRules, { hideSuggestions: true }).map(({ message }) =>
    message.replace(/ Did you mean .+$/, ''),
  );
  expect(all).toEqual(expect.arrayContaining(said(text)));
  expect(said(text)).not.toEqual([]);
  expect(check.problemsOf(text)[0]?.extensions).toEqual({ code: 'GRAPHQL_VALIDATION_FAILED' });
  expect(said(text)).toEqual(said(text));
});

test('a text that is not a document is refused as such, with the position', () => {
  expect(check.problemsOf('{ me { id }')).toEqual([
    {
      message: 'Syntax Error: Expected Name, found <EOF>.',
      locations: [{ line: 1, column: 12 }],
      extensions: { code: 'GRAPHQL_PARSE_FAILED' },
    },
  ]);
});

test('a refusal reveals no name of the schema', () => {
  expect(said('{ me { emial roles } usr(id: 1) { id } user(ide: 1) { id } }').join()).not.toMatch(
    /Did you mean/,
  );
});

test('every operation of the portal itself is accepted, the first time and again', async () => {
  for (const document of await knownDocuments())
    for (let time = 0; time < 2; time += 1) expect(said(print(document))).toEqual([]);
});

test('of a document full of errors a handful is named, however long they are', () => {
  const text = `{ me { ${'x'.repeat(3_000)} ${Array.from({ length: 50 }, (_, n) => `wrong${n}`).join(' ')} } }`;
  for (let time = 0; time < 2; time += 1) expect(said(text)).toHaveLength(6);
});
