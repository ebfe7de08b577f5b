import { Columns } from './columns.js';

test('the column sets that callers create are limited: after a number of sets a whole row is read', () => {
  const names = Array.from({ length: 12 }, (_, n) => `c${n}`);
  const columns = new Columns<Record<string, unknown>>({
    columns: Object.fromEntries(names.map((name) => [name, `t.${name}`])),
    joins: {},
    always: [],
    fields: {},
  });
  const subset = (bits: number) => names.filter((_, n) => (bits >> n) & 1);
  expect(columns.named(subset(5)).names).toEqual(['c0', 'c2']);
  for (let bits = 1; bits < 4_000; bits += 1) columns.named(subset(bits));
  expect(columns.named(subset(4_001)).names).toEqual(names);
  expect(columns.named(subset(5)).names).toEqual(['c0', 'c2']);
});
