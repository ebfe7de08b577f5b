import { getIntrospectionQuery, parse, print } from 'graphql';
import { knownDocuments } from '../graph/operations.js';
import { extentOf, MOST } from './bounds.js';
import { extentOfText } from './textExtent.js';

const WITHOUT_END = { depth: Infinity, parts: Infinity };
const partsOf = (text: string) => extentOfText(text, WITHOUT_END).parts;
const depthOf = (text: string) => extentOfText(text, WITHOUT_END).depth;

const WRITTEN = [
  '{me{id}}',
  `{${'me{id}'.repeat(60)}}`,
  'query A($v: [Int!]! = [1, -2.5e+3], $w: I = {a: null, b: true, c: RED}) @d(a: $v) { b: c(d: $w) { ...F } }',
  'fragment F on T @skip(if: false) { ... on U { on } ... { fragment } ...F, query mutation }',
  'mutation { a(text: "{[(\\"$ @ x", long: """ "two words" \\""" { """, none: "", nothing: """""") { id } }',
  '# a comment ( of many words\n{ me { id # and "another\r } }',
  '{ me { id...A...on B{name}} } fragment A on User{id}',
  '{a(b:[1,2,3,[4,[5]]],c:{d:{e:"f"}})}',
  getIntrospectionQuery({ descriptions: true, inputValueDeprecation: true }),
];

test.each(WRITTEN)('a document has at least as many nodes as the tokens counted in its text: %s', (text) => {
  const { parts } = extentOf(parse(text, { noLocation: true }));
  expect(partsOf(text)).toBeLessThanOrEqual(parts);
  expect(partsOf(text)).toBeGreaterThan(parts / 3);
});

test('so has every operation of the portal', async () => {
  for (const document of await knownDocuments())
    expect(partsOf(print(document))).toBeLessThanOrEqual(extentOf(document).parts);
});

test('words of comments and of strings are not tokens', () => {
  const words = 'many words '.repeat(1_000);
  for (const text of [
    `{ me(a: "${words}") { id } }`,
    `{ me(a: """${words} \\""" " ${words}""") { id } }`,
    `# ${words}\n{ me(a: 1) { id } }`,
    `{ me(a: 1) { id } } # ${words}`,
  ])
    expect(partsOf(text)).toBeLessThan(10);
});

test('brackets are counted wherever they are', () => {
  expect(depthOf('{ me { id } }')).toBe(2);
  expect(depthOf(`{ me(a: "${'['.repeat(50)}") { id } }`)).toBe(52);
  expect(depthOf(']]]]')).toBe(0);
});

test('texts that are not documents are also scanned, to their end or past a limit', () => {
  for (const text of ['', '"', '"""', '"\\', '"""\\"""', '#', '$', '\u2028{', 'é'.repeat(100)])
    expect(partsOf(text)).toBeLessThan(5);
  const most = { depth: 200, parts: MOST.parts };
  expect(extentOfText('me{id}'.repeat(3_000), most).parts).toBe(MOST.parts + 1);
  expect(extentOfText('['.repeat(3_000), most).depth).toBe(201);
});
