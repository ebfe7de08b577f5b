import fc from 'fast-check';
import { buildSchema, coerceInputValue } from 'graphql';
import type { GraphQLInputType } from 'graphql';
import { coercerFor, Received } from './coerce.js';
import type { FieldTexts } from './problems.js';

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

function read(field: string, value: unknown): unknown {
  const { type: fieldType, defaultValue } = declared(field);
  const problems: FieldTexts = {};
  const result = coercerFor(fieldType, defaultValue !== undefined)(value, field, problems);
  return Object.keys(problems).length > 0 ? problems : result;
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
  ['int', 2 ** 31, 'A valid integer is required.'],
  ['int', true, 'A valid integer is required.'],
  ['decimal', '1e5', 'A valid number is required.'],
  ['decimal', [], 'A valid number is required.'],
  ['float', 'many', 'A valid number is required.'],
  ['bool', 'maybe', 'Must be a valid boolean.'],
  ['bool', { toString: 1 }, 'Must be a valid boolean.'],
  ['text', {}, 'Not a valid string.'],
  ['text', JSON.parse('1e400'), 'Not a valid string.'],
  ['text', 'a\0b', 'Null characters are not allowed.'],
  ['date', '2026-02-31', 'Date has wrong format. Use one of these formats instead: YYYY-MM-DD.'],
  ['date', '0000-01-01', 'Date has wrong format. Use one of these formats instead: YYYY-MM-DD.'],
  ['date', '28.02.2026', 'Date has wrong format. Use one of these formats instead: YYYY-MM-DD.'],
  ...['2026-02-31T10:00:00Z', '2026-13-01T10:00:00Z', '2026-02-28T10:00 PST', '1', 'Dec 1, 2026'].map((time): [string, unknown, string] => [
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
  ['file', { key: 'provisional/1', seal: 'x' }, 'The submitted data was not a file. Check the encoding type on the form.'],
  ['file', 'https://portal.example/resume.pdf', 'The submitted data was not a file. Check the encoding type on the form.'],
  ['needed', null, 'This field may not be null.'],
  ['needed', ' ', 'This field may not be blank.'],
])('%s refuses %j in the usual words', (field, value, text) => {
  expect(read(field, value)).toEqual(refused(field, text));
});

test('what is wrong in an object or in an object of a list is named where it is', () => {
  expect(read('option', {})).toEqual({ 'option.text': ['This field is required.'] });
  expect(read('options', [{ text: 'a' }, { points: 'x' }])).toEqual({ 'options.1.text': ['This field is required.'], 'options.1.points': ['A valid integer is required.'] });
});

test('blank means null, or the default where there is one, for everything that is no text', () => {
  expect(read('int', '')).toBeNull();
  expect(read('date', ' ')).toBeNull();
  expect(read('file', '')).toBeNull();
  expect(read('chosen', '')).toBeUndefined();
  expect(read('chosen', null)).toBeUndefined();
});

test('only a file that came with the call is a file', () => {
  const reference = { key: 'k', name: 'cv.pdf', size: 3, sha256: 'x', seal: 's' };
  expect(read('file', new Received(reference))).toBe(reference);
});

test('whatever is sent, it is refused in words or the graph takes it', () => {
  const names = ['int', 'float', 'decimal', 'bool', 'text', 'date', 'time', 'status', 'statuses', 'option', 'options', 'needed', 'chosen'];
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.jsonValue(), (field, value) => {
      const { type, defaultValue } = declared(field);
      const problems: FieldTexts = {};
      const result = coercerFor(type, defaultValue !== undefined)(value, field, problems);
      if (Object.keys(problems).length > 0 || result === undefined) return;
      coerceInputValue(result, type, (_path, _value, error) => {
        throw error;
      });
    }),
    { numRuns: 2000 },
  );
});
