import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse, print } from 'graphql';
import { limitsOf, withLimitSentences } from './limitDirectives.js';

const SDL = `
  type Note { "What it is called." title: String! @length(min: 1, max: 200) marks: [String!]! @count(max: 10) @length(max: 50) }
  type Letter { code: String! @length(min: 8, max: 12) papers: [String!]! @count(max: 3) @fileSize(megabytes: 10) }
  type Query { note("As it was read." title: String!, size: Int @range(min: 1, max: 9)): Note @writes(types: ["Note"]) }
  input NoteInput @writes(types: ["Note"]) { title: String! picture: Upload @fileSize(megabytes: 5) }
`;

test('a limit is declared once, and is in the description of each input and argument of the field', () => {
  const told = print(withLimitSentences(parse(SDL)));
  expect(told).toContain('"What it is called. 1 to 200 characters."');
  expect(told).toContain('"As it was read. 1 to 200 characters."');
  expect(told).toContain('"1 to 200 characters."\n  title: String!');
  expect(told).toContain('"At most 10 of 50 characters."');
  expect(told).toContain('"Under 5 MB."');
  expect(told).toContain('"8 to 12 characters."');
  expect(told).toContain('"At most 3, each under 10 MB."');
});

test('limits are declared on the type, or on the field for its arguments', () => {
  expect(limitsOf(parse(SDL))).toEqual({
    Letter: { code: { min: 8, max: 12 }, papers: { count: 3, megabytes: 10 } },
    Note: { title: 200, marks: { count: 10, length: 50 } },
    note: { size: { min: 1, max: 9 } },
    NoteInput: { picture: 5 },
  });
});

test('an input cannot copy limits from a type without limits', () => {
  const wrong = 'input NoteInput @writes(types: ["Notes"]) { title: String! }';
  expect(() => withLimitSentences(parse(wrong))).toThrow('@writes names Notes, which has no limits.');
});

const folderOf = (name: string) => fileURLToPath(new URL(`../../${name}/`, import.meta.url));
const filesOf = (name: string, end: RegExp) =>
  readdirSync(folderOf(name), { recursive: true, encoding: 'utf8' })
    .filter((file) => end.test(file) && !/\.test\.ts$|^generated/.test(file))
    .map((file) => readFileSync(folderOf(name) + file, 'utf8'));

test.each(['identity', 'people', 'tickets', 'it'])('every limit in the SDL of %s is enforced', (name) => {
  const sdl = filesOf(name, /\.graphql$/).join('\n');
  const code = filesOf(name, /\.ts$/).join('\n');
  const unread = Object.entries(limitsOf(parse(sdl))).flatMap(([owner, fields]) =>
    Object.keys(fields)
      .filter((field) => !code.includes(`${owner}Limits.${field}`) && !code.includes(`${owner}Limits[`))
      .map((field) => `${owner}.${field}`),
  );
  expect(unread).toEqual([]);
});
