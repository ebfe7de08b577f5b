import { excessOf, JsonWatch, MOST, plainName } from './jsonExtent.js';

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

test('the limits themselves are accepted, and one more is refused', () => {
  expect(excessOf(nested(MOST.depth))).toBeNull();
  expect(excessOf(nested(MOST.depth + 1))?.text).toBe('Values may be nested at most 50 levels deep.');
  expect(excessOf(JSON.stringify(list(MOST.values, 1)))).toBeNull();
  expect(excessOf(JSON.stringify(list(MOST.values + 1, 1)))?.text).toBe(
    'A request may hold at most 20000 values.',
  );
});

test('brackets within a string open nothing, whatever is before them', () => {
  for (const text of ['['.repeat(100), '\\"'.repeat(100) + '['.repeat(100), `\\\\"${'{'.repeat(100)}`, '\\'])
    expect([text, excessOf(JSON.stringify({ [text]: [text], more: text }))]).toEqual([text, null]);
  for (const broken of ['"', '{"a', '{"a\\', '"\\"', ']]]]', ',:,:'])
    expect([broken, excessOf(broken)]).toEqual([broken, null]);
});

test('the value over the limit is identified by its names', () => {
  const names = (value: unknown) => excessOf(JSON.stringify(value))?.names;
  const many = list(30_000, 1);
  expect(names({ query: 'x', variables: { a: { b: 1 }, ids: many } })).toEqual(['variables', 'ids']);
  expect(names({ message: 'x', history: many, last: 1 })?.[0]).toBe('history');
  expect(names(many)).toEqual(['', '']);
});

test('a text gives the same result in chunks as in one piece', () => {
  const texts = [
    JSON.stringify({
      query: '{ me("\\\\", "é") }',
      variables: { 'a"': ['x'.repeat(200), '\\'.repeat(150)], é: {} },
    }),
    JSON.stringify({ a: { query: 'no', variables: { b: 1 } }, query: `${'\\"'.repeat(100)}end` }),
    JSON.stringify({ query: 'x', variables: { a: 1, more: nested(3), last: list(30_000, 1) } }),
  ];
  for (const text of texts) {
    const bytes = Buffer.from(text);
    const whole = new JsonWatch();
    const expected = whole.look(bytes);
    for (const size of [1, 63, 64, 1_000]) {
      const watch = new JsonWatch();
      let excess: ReturnType<JsonWatch['look']> = null;
      for (let to = size; to < bytes.length + size && !excess; to += size)
        excess = watch.look(bytes.subarray(0, to));
      expect([excess, watch.document(), watch.variables(0), watch.depth]).toEqual([
        expected,
        whole.document(),
        whole.variables(0),
        whole.depth,
      ]);
    }
  }
});

test('the document and the names of variables are known as soon as they have arrived', () => {
  const seen = (text: string) => {
    const watch = new JsonWatch();
    watch.look(Buffer.from(text));
    return [watch.document(), watch.variables(0)];
  };
  expect(seen('{"query":"{ me }')).toEqual([null, []]);
  expect(seen('{"query":"{ \\u006de }", "variables": {"a"')).toEqual(['{ me }', []]);
  expect(seen('{"variables": {"a":{"query":"x"},"b" : [{"c":1}], "\\u0063":')).toEqual([
    null,
    ['a', 'b', 'c'],
  ]);
  expect(seen('{"query":["{ me }"],"more":{"query":"{ me }"},"a":"query"')).toEqual([null, []]);
  expect(seen('{"query":"\\u00"}')).toEqual([null, []]);
});

test('a request cannot have more values for variables than a document can declare', () => {
  const given = (count: number) => {
    const variables = Object.fromEntries(list(count, 1).map((one, n) => [`v${n}`, one]));
    return new JsonWatch(MOST.variables).look(Buffer.from(JSON.stringify({ variables })));
  };
  expect(given(MOST.variables)).toBeNull();
  expect(given(MOST.variables + 1)).toEqual({
    text: 'A request may give at most 200 variables.',
    names: ['variables', 'v200'],
  });
});

test('a message repeats only a plain name', () => {
  expect(['name', 'line_2', '__proto__', '', 'a.b', 'a'.repeat(200)].map(plainName)).toEqual([
    'name',
    'line_2',
    null,
    null,
    null,
    null,
  ]);
});
