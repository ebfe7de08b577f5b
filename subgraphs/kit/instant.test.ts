import { parseValue } from 'graphql';
import { readInstant } from './instant.js';
import { DateTime } from './scalars.js';

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
])('%s is an instant, in UTC where it names no zone', (text, instant) => {
  expect([readInstant(text), DateTime.parseValue(text), DateTime.parseLiteral(parseValue(`"${text}"`))]).toEqual([instant, instant, instant]);
});

test.each([
  '', '1', '0', '2026', 'Dec 1, 2026', '2026-11', '12/01/2026', '20261121T093000Z', 'Sat, 21 Nov 2026 09:30:00 GMT',
  '2026-02-31T10:00:00Z', '2025-02-29T10:00:00Z', '2026-13-01T10:00:00Z', '2026-00-10T10:00:00Z', '2026-04-31',
  '2026-11-21T24:00:00Z', '2026-11-21T09:60:00Z', '2026-11-21T09:30:61Z', '2026-11-21T09Z', '2026-11-21T09:30+24:00', '2026-11-21T09:30 PST', '2026-11-21Z',
  '-000000-01-01T10:00:00Z', '+010000-02-30T00:00:00Z', '+275760-09-13T00:00:01Z', '+300000-01-01T00:00:00Z', '10000-01-01T00:00:00Z', ' 2026-11-21T09:30Z',
])('%j is no instant', (text) => {
  expect(readInstant(text)).toBeNull();
  const wrong = expect.objectContaining({ message: 'Datetime has wrong format.' }) as Error;
  expect(() => DateTime.parseValue(text)).toThrow(wrong);
  expect(() => DateTime.parseLiteral(parseValue(`"${text}"`))).toThrow(wrong);
});

test('what is no text is no instant', () => {
  for (const value of [1, 0, 1e400, true, null, {}, []]) expect(() => DateTime.parseValue(value)).toThrow('Datetime has wrong format.');
  for (const literal of ['1', '2026', 'null', 'true', '{}']) expect(() => DateTime.parseLiteral(parseValue(literal))).toThrow('Datetime has wrong format.');
});
