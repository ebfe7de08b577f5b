import { readFileSync } from 'node:fs';
import { loadConfig } from '../config/config.js';
import { defineDatabase } from './database.js';
import type { Database } from './database.js';
import { folded, letterParts } from './fold.js';
import { createTestDatabase } from '../testing/databases.js';

interface Case {
  what: string;
  written: string;
  folded: string;
}

const cases = (
  JSON.parse(readFileSync(new URL('fold.cases.json', import.meta.url), 'utf8')) as { same: Case[] }
).same;

let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  const created = await createTestDatabase();
  drop = created.drop;
  database = defineDatabase({ schema: 'folding', entities: [], migrations: [] });
  await database.open(created.url, loadConfig());
});
afterAll(async () => {
  await database.close();
  await drop();
});

const foldedByDatabase = async (texts: string[]): Promise<string[]> => {
  const rows = await database.query<{ folded: string }>(
    'select fold_text(text) as folded from unnest($1::text[]) with ordinality as given (text, place) order by place',
    [texts],
  );
  return rows.map((row) => row.folded);
};

test.each(cases)('a search treats $what as its plain spelling', async ({ written, folded: plain }) => {
  expect([folded(written), ...(await foldedByDatabase([written]))]).toEqual([plain, plain]);
});

test('folding a text twice changes nothing, and its normal form makes no difference', () => {
  for (const { written, folded: plain } of cases) {
    for (const form of ['NFC', 'NFD'] as const) expect(folded(written.normalize(form))).toBe(plain);
    expect(folded(plain)).toBe(plain);
  }
});

test('each letter of a text and each pair of letters is looked up as the database splits the text', async () => {
  for (const text of [...cases.map((one) => one.folded), 'a', 'ab', 'abc', 'über\nzwei  blanks, c++ 😀😀x']) {
    const [row] = await database.query<{ parts: string[] }>('select letter_parts($1) as parts', [text]);
    const letters = [...text];
    const parts = [...letters, ...letters.slice(1).map((letter, at) => `${letters[at] ?? ''}${letter}`)];
    expect([text, new Set(row?.parts)]).toEqual([text, new Set(parts)]);
    for (const part of parts) expect(letterParts(part)).toEqual([part]);
  }
});

test('a text with three adjacent letters, and an empty text, is not looked up by pairs; any other is', () => {
  expect(letterParts('abc')).toBeNull();
  expect(letterParts('')).toBeNull();
  expect(letterParts('c++')).toEqual(['c+', '++']);
  expect(letterParts('ab c')).toEqual(['ab', 'b ', ' c']);
});

/**
 * Capitals that Unicode has known for a few years only: ICU of an older PostgreSQL leaves them as they are.
 */
const YOUNG: readonly (readonly [first: number, last: number])[] = [
  [0x1c80, 0x1cbf],
  [0x2c2f, 0x2c2f],
  [0xa7b8, 0xa7ff],
];

test('the server and its database fold every letter, mark and sign of the languages in use in the same way', async () => {
  const isKnown = /^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Z}\p{Cf}]$/u;
  const beyond = [0x1bca0, 0x1d173, 0x1f600, 0xe0000, 0xe0100].map((first) => [first, first + 0xff] as const);
  const all = [[0, 0xffff] as const, ...beyond]
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_none, at) => first + at))
    .filter((code) => YOUNG.every(([first, last]) => code < first || code > last))
    .map((code) => String.fromCodePoint(code))
    .filter((one) => isKnown.test(one));
  const stored = await foldedByDatabase(all.map((one) => `a${one}b`));
  const different = all.filter((one, at) => folded(`a${one}b`) !== stored[at]);
  expect(different.map((one) => one.codePointAt(0)?.toString(16))).toEqual([]);
});
