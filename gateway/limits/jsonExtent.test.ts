import { excessOf, MOST, plainName } from './jsonExtent.js';

const list = (length: number, item: unknown) => Array.from({ length }, () => item);
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

test.each<[string, unknown]>([
  [
    'a timesheet of fifty rows',
    { rows: list(50, { day: '2027-01-01', hours: '8.000', project: 'a, {b}: "c"' }) },
  ],
  ['an article of a hundred kilobytes', { content: '{"a":[1,2]},'.repeat(9_000) }],
  ['a list as long as any may be', { items: list(1_000, { a: 1, b: [1, 2], c: { d: 'x' } }) }],
  ['an empty object', {}],
])('%s is parsed', (_, value) => {
  expect(excessOf(JSON.stringify(value))).toBeNull();
  expect(excessOf(JSON.stringify(value, null, 2))).toBeNull();
});

test('the bounds are met and not passed', () => {
  expect(excessOf(nested(MOST.depth))).toBeNull();
  expect(excessOf(nested(MOST.depth + 1))?.text).toBe('Values may be nested at most 50 levels deep.');
  expect(excessOf(JSON.stringify(list(MOST.values, 1)))).toBeNull();
  expect(excessOf(JSON.stringify(list(MOST.values + 1, 1)))?.text).toBe(
    'A request may hold at most 20000 values.',
  );
});

test('signs within a text open nothing, whatever stands before them', () => {
  for (const text of ['['.repeat(100), '\\"'.repeat(100) + '['.repeat(100), `\\\\"${'{'.repeat(100)}`, '\\'])
    expect([text, excessOf(JSON.stringify({ [text]: [text], more: text }))]).toEqual([text, null]);
  for (const broken of ['"', '{"a', '{"a\\', '"\\"', ']]]]', ',:,:'])
    expect([broken, excessOf(broken)]).toEqual([broken, null]);
});

test('the value that is too much is known by its names', () => {
  const names = (value: unknown) => excessOf(JSON.stringify(value))?.names;
  const many = list(30_000, 1);
  expect(names({ query: 'x', variables: { a: { b: 1 }, ids: many } })).toEqual(['variables', 'ids']);
  expect(names({ message: 'x', history: many, last: 1 })?.[0]).toBe('history');
  expect(names(many)).toEqual(['', '']);
});

test('only a plain name is said again', () => {
  expect(['name', 'line_2', '__proto__', '', 'a.b', 'a'.repeat(200)].map(plainName)).toEqual([
    'name',
    'line_2',
    null,
    null,
    null,
    null,
  ]);
});
