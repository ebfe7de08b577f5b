import { parseValue } from 'graphql';
import { readInstant } from './instant.js';
import { CalendarDate, DateTime } from '../graphql/scalars.js';

const FORM =
  'Datetime has wrong format. Use one of these formats instead: YYYY-MM-DDThh:mm[:ss[.uuuuuu]][+HH:MM|-HH:MM|Z].';

test.each([
  ['2026-11-21T09:30:00.000Z', '2026-11-21T09:30:00.000Z'],
  ['2026-11-21T09:30Z', '2026-11-21T09:30:00.000Z'],
  ['2026-11-21T09:30:15.123456+02:00', '2026-11-21T07:30:15.123Z'],
  ['2026-11-21T23:30-0500', '2026-11-22T04:30:00.000Z'],
  ['2024-02-29T00:00:00z', '2024-02-29T00:00:00.000Z'],
  ['2026-11-21T09:30', '2026-11-21T09:30:00.000Z'],
  ['2026-11-21 09:30:00', '2026-11-21T09:30:00.000Z'],
  ['2026-11-21', '2026-11-21T00:00:00.000Z'],
  ['9999-12-31T23:59:59-05:00', '+010000-01-01T04:59:59.000Z'],
  ['-271821-04-20T00:00:00Z', '-271821-04-20T00:00:00.000Z'],
])('%s is an instant, in UTC if it names no zone', (text, instant) => {
  expect([
    readInstant(text),
    DateTime.parseValue(text),
    DateTime.parseLiteral(parseValue(`"${text}"`)),
  ]).toEqual([instant, instant, instant]);
});

test.each([
  '',
  '1',
  '0',
  '2026',
  'Dec 1, 2026',
  '2026-11',
  '12/01/2026',
  '20261121T093000Z',
  'Sat, 21 Nov 2026 09:30:00 GMT',
  '2026-02-31T10:00:00Z',
  '2025-02-29T10:00:00Z',
  '2026-13-01T10:00:00Z',
  '2026-00-10T10:00:00Z',
  '2026-04-31',
  '2026-11-21T24:00:00Z',
  '2026-11-21T09:60:00Z',
  '2026-11-21T09:30:61Z',
  '2026-11-21T09Z',
  '2026-11-21T09:30+24:00',
  '2026-11-21T09:30 PST',
  '2026-11-21Z',
  '-000000-01-01T10:00:00Z',
  '+010000-02-30T00:00:00Z',
  '+275760-09-13T00:00:01Z',
  '+300000-01-01T00:00:00Z',
  '10000-01-01T00:00:00Z',
  ' 2026-11-21T09:30Z',
])('%j is not an instant', (text) => {
  expect(readInstant(text)).toBeNull();
  const refused = expect.objectContaining({
    extensions: { code: 'BAD_USER_INPUT', fields: expect.anything() },
  }) as Error;
  expect(() => DateTime.parseValue(text)).toThrow(refused);
  expect(() => DateTime.parseLiteral(parseValue(`"${text}"`))).toThrow(refused);
});

test.each([
  ['2026-02-31T10:00:00Z', 'There is no day 2026-02-31 in the calendar.'],
  ['2026-13-01', 'There is no day 2026-13-01 in the calendar.'],
  ['2026-11-21T24:00:00Z', 'Hours go from 00 to 23, and midnight is 00:00.'],
  ['2026-11-21T09:60:00Z', 'Minutes go from 00 to 59.'],
  ['2026-11-21T09:30:61Z', 'Seconds go from 00 to 59.'],
  ['2026-11-21T09:30+24:00', FORM],
  ['12/01/2026', FORM],
])('the refusal of %j says what is wrong with it', (text, message) => {
  expect(() => DateTime.parseValue(text)).toThrow(expect.objectContaining({ message }) as Error);
});

test('an impossible date gets another message than a date in a wrong format', () => {
  const told = (text: string, message: string) =>
    expect(() => CalendarDate.parseValue(text)).toThrow(expect.objectContaining({ message }) as Error);
  told('2026-02-30', 'There is no day 2026-02-30 in the calendar.');
  told('30.02.2026', 'Date has wrong format. Use one of these formats instead: YYYY-MM-DD.');
});

test('a value that is not a text is not an instant', () => {
  for (const value of [1, 0, 1e400, true, null, {}, []])
    expect(() => DateTime.parseValue(value)).toThrow(FORM);
  for (const literal of ['1', '2026', 'null', 'true', '{}'])
    expect(() => DateTime.parseLiteral(parseValue(literal))).toThrow(FORM);
});
