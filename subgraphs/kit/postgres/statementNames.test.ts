import { LIFE_OF_A_NAME, StatementNames } from './statementNames.js';

test('a statement gets a name when it runs for the third time, and keeps it', () => {
  const names = new StatementNames();
  const given = Array.from({ length: 5 }, () => names.nameOf('select 1'));
  expect(given.slice(0, 2)).toEqual([undefined, undefined]);
  expect(given[2]).toMatch(/^[\w-]{27}$/);
  expect(new Set(given.slice(2)).size).toBe(1);
});

test('a caller with thousands of different statements gets none of them prepared', () => {
  const names = new StatementNames();
  const made = Array.from({ length: 5_000 }, (_, n) => `select ${n}`);
  for (let round = 0; round < 4; round += 1)
    for (const sql of made) expect(names.nameOf(sql)).toBeUndefined();
});

test('at most 300 statements have names, however often they run', () => {
  const names = new StatementNames();
  const given = Array.from({ length: 400 }, (_, n) =>
    Array.from({ length: 3 }, () => names.nameOf(`select ${n}`)).at(-1),
  );
  expect(given.filter((name) => name !== undefined)).toHaveLength(300);
  expect(names.nameOf('select 0')).toBe(given[0]);
});

test('names used up by a burst of statements are given to later statements', () => {
  let now = 0;
  const names = new StatementNames(() => now);
  const comes = (sql: string) => Array.from({ length: 3 }, () => names.nameOf(sql)).at(-1);
  for (let n = 0; n < 300; n += 1) comes(`select ${n}`);
  now += (LIFE_OF_A_NAME * 1000) / 2;
  const used = Array.from({ length: 100 }, (_, n) => names.nameOf(`select ${n}`));
  expect(comes('select of a colleague')).toBeUndefined();
  now += (LIFE_OF_A_NAME * 1000) / 2;
  const given = Array.from({ length: 250 }, (_, n) => comes(`select of colleague ${n}`));
  expect(given.filter((name) => name !== undefined)).toHaveLength(200);
  expect(Array.from({ length: 100 }, (_, n) => names.nameOf(`select ${n}`))).toEqual(used);
});
