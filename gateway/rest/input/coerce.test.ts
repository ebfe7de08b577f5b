import fc from 'fast-check';
import { buildSchema, coerceInputValue } from 'graphql';
import type { GraphQLInputType } from 'graphql';
import { coercerFor, Received } from './coerce.js';
import { nested } from '../answer/problems.js';
import { Unread } from './unread.js';

const schema = buildSchema(`
  scalar Date
  scalar DateTime
  scalar Decimal
  scalar Upload
  scalar Answers
  enum Status { OPEN IN_PROGRESS }
  input Option { text: String! points: Int = 1 }
  input All { int: Int float: Float decimal: Decimal bool: Boolean text: String date: Date time: DateTime status: Status statuses: [Status!] option: Option options: [Option!] file: Upload free: Answers needed: Int! chosen: Int = 3 }
  type Query { f(all: All): Int }
`);

function declared(field: string): { type: GraphQLInputType; defaultValue: unknown } {
  const type = schema.getType('All');
  if (!type || !('getFields' in type)) throw new Error('no type');
  return type.getFields()[field] as unknown as { type: GraphQLInputType; defaultValue: unknown };
}

function read(field: string, value: unknown, newest?: number): unknown {
  const { type: fieldType, defaultValue } = declared(field);
  const problems = new Unread();
  const result = coercerFor(fieldType, defaultValue !== undefined, newest)(value, field, problems);
  return problems.isEmpty ? result : problems.texts;
}

const refused = (field: string, text: string) => ({ [field]: [text] });

test.each([
  ['int', 5, 5],
  ['int', '5', 5],
  ['int', ' 5.0 ', 5],
  ['float', '2.5', 2.5],
  ['decimal', 8, '8'],
  ['decimal', '8.00', '8.00'],
  ['bool', 'True', true],
  ['bool', '0', false],
  ['bool', 1, true],
  ['text', 12, '12'],
  ['text', '', ''],
  ['text', null, null],
  ['date', '2026-02-28', '2026-02-28'],
  ['time', ' 2026-02-28T10:00Z', '2026-02-28T10:00:00.000Z'],
  ['time', '2026-02-28T10:00:00.123456+02:00', '2026-02-28T08:00:00.123Z'],
  ['time', '2026-02-28 10:00', '2026-02-28T10:00:00.000Z'],
  ['time', '2026-02-28', '2026-02-28T00:00:00.000Z'],
  ['status', 'In-Progress', 'IN_PROGRESS'],
  ['statuses', ['open', 'IN_PROGRESS'], ['OPEN', 'IN_PROGRESS']],
  ['option', { text: 'a', points: '2', more: 1 }, { text: 'a', points: 2 }],
  ['free', { 12: 'A' }, { 12: 'A' }],
])('%s takes %j', (field, value, result) => {
  expect(read(field, value)).toEqual(result);
});

test.each([
  ['int', 'x', 'A valid integer is required.'],
  ['int', 5.5, 'A valid integer is required.'],
  ['int', 2 ** 31, 'Ensure this value is less than or equal to 2147483647.'],
  ['int', ' 99999999999999 ', 'Ensure this value is less than or equal to 2147483647.'],
  ['int', -(2 ** 31) - 1, 'Ensure this value is greater than or equal to -2147483648.'],
  ['int', true, 'A valid integer is required.'],
  ['decimal', '1e5', 'A valid number is required.'],
  ['decimal', [], 'A valid number is required.'],
  ['decimal', '1234567890123.5', 'Ensure that there are no more than 12 digits before the decimal point.'],
  ['decimal', '0.1234567', 'Ensure that there are no more than 6 decimal places.'],
  ['float', 'many', 'A valid number is required.'],
  ['bool', 'maybe', 'Must be a valid boolean.'],
  ['bool', { toString: 1 }, 'Must be a valid boolean.'],
  ['text', {}, 'Not a valid string.'],
  ['text', JSON.parse('1e400'), 'Not a valid string.'],
  ['text', 'a\0b', 'Null characters are not allowed.'],
  ['date', '2026-02-31', 'There is no day 2026-02-31 in the calendar.'],
  ['date', '0000-01-01', 'There is no day 0000-01-01 in the calendar.'],
  ['date', '28.02.2026', 'Date has wrong format. Use one of these formats instead: YYYY-MM-DD.'],
  ['time', '2026-02-31T10:00:00Z', 'There is no day 2026-02-31 in the calendar.'],
  ['time', '2026-02-28T24:00', 'Hours go from 00 to 23, and midnight is 00:00.'],
  ...['2026-02-28T10:00 PST', '1', 'Dec 1, 2026'].map((time): [string, unknown, string] => [
    'time',
    time,
    'Datetime has wrong format. Use one of these formats instead: YYYY-MM-DDThh:mm[:ss[.uuuuuu]][+HH:MM|-HH:MM|Z].',
  ]),
  ['status', 'x'.repeat(101), `"${'x'.repeat(100)}" is not a valid choice.`],
  ['status', 'gone', '"gone" is not a valid choice.'],
  ['status', { toString: 1 }, '"dict" is not a valid choice.'],
  ['statuses', ['open', 'gone'], '"gone" is not a valid choice.'],
  ['statuses', 'open', 'Expected a list of items but got type "str".'],
  ['option', 'a', 'Invalid data. Expected a dictionary, but got str.'],
  [
    'file',
    { key: 'provisional/1', seal: 'x' },
    'The submitted data was not a file. Check the encoding type on the form.',
  ],
  [
    'file',
    'https://portal.example/resume.pdf',
    'The submitted data was not a file. Check the encoding type on the form.',
  ],
  ['needed', null, 'This field may not be null.'],
  ['needed', ' ', 'This field may not be blank.'],
])('%s refuses %j with the usual message', (field, value, text) => {
  expect(read(field, value)).toEqual(refused(field, text));
});

test('an error in an object or in an object of a list is named with its path', () => {
  expect(read('option', {})).toEqual({ 'option.text': ['This field is required.'] });
  expect(read('options', [{ text: 'a' }, { points: 'x' }])).toEqual({
    'options.1.text': ['This field is required.'],
    'options.1.points': ['A valid integer is required.'],
  });
});

describe('a list with many errors', () => {
  /** A list of one item again and again, with how many of them were looked at. */
  function counted(item: unknown, length: number) {
    const looked = new Set<string>();
    const list = new Proxy(Array<unknown>(length).fill(item), {
      get(target, key, receiver) {
        if (typeof key === 'string' && /^\d+$/.test(key)) looked.add(key);
        return Reflect.get(target, key, receiver) as unknown;
      },
    });
    return { list, looked };
  }

  test.each([{}, 1, [], null, { text: [], points: '\u0001'.repeat(200) }])(
    'is read until twenty errors are named: %j',
    (item) => {
      const { list, looked } = counted(item, 1000);
      const texts = read('options', list) as Record<string, string[]>;
      expect(Object.values(texts).flat()).toHaveLength(20);
      expect(looked.size).toBeLessThanOrEqual(20);
      expect(looked).toContain('0');
    },
  );

  test('gets a message of less than 20 kB, whatever its items are', () => {
    for (const item of ['\u0001'.repeat(1000), '😀'.repeat(1000), '"'.repeat(1000), {}]) {
      for (const field of ['statuses', 'options'])
        expect(JSON.stringify(nested(read(field, Array(1000).fill(item)) as never)).length).toBeLessThan(
          20_000,
        );
    }
  });

  test('is not read at all with more than a thousand items', () => {
    const { list, looked } = counted('open', 1001);
    expect(read('statuses', list)).toEqual(
      refused('statuses', 'Ensure this field has no more than 1000 elements.'),
    );
    expect(looked.size).toBe(0);
    expect(read('statuses', Array(1000).fill('open'))).toHaveLength(1000);
  });
});

test('where only the newest items count, older ones may be anything in any number; items are named by their positions', () => {
  const odd = [...Array<unknown>(5000).fill('odd'), {}, { text: 'a' }, { text: 'b' }];
  expect(read('options', odd, 2)).toEqual([{ text: 'a' }, { text: 'b' }]);
  expect(read('options', odd, 3)).toEqual({ 'options.5000.text': ['This field is required.'] });
  expect(read('options', [{ text: 'a' }], 2)).toEqual([{ text: 'a' }]);
});

test('blank means null, or the default if there is one, for every type but text', () => {
  expect(read('int', '')).toBeNull();
  expect(read('date', ' ')).toBeNull();
  expect(read('file', '')).toBeNull();
  expect(read('chosen', '')).toBeUndefined();
  expect(read('chosen', null)).toBeUndefined();
});

test('only a file that was uploaded with the call is a file', () => {
  const reference = { key: 'k', name: 'cv.pdf', size: 3, sha256: 'x', seal: 's' };
  expect(read('file', new Received(reference))).toBe(reference);
});

test('every input is either refused with a message or accepted by the graph', () => {
  const names = [
    'int',
    'float',
    'decimal',
    'bool',
    'text',
    'date',
    'time',
    'status',
    'statuses',
    'option',
    'options',
    'needed',
    'chosen',
  ];
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.jsonValue(), (field, value) => {
      const { type, defaultValue } = declared(field);
      const problems = new Unread();
      const result = coercerFor(type, defaultValue !== undefined)(value, field, problems);
      if (!problems.isEmpty || result === undefined) return;
      coerceInputValue(result, type, (_path, _value, error) => {
        throw error;
      });
    }),
    { numRuns: 2000 },
  );
});
