import { instantOf, zonedMoment } from './zonedMoment';

const california = 'America/Los_Angeles';

test.each([
  ['2026-12-01T10:30', '2026-12-01T18:30:00.000Z'],
  ['2026-07-01T00:05', '2026-07-01T07:05:00.000Z'],
  ['2026-12-31T23:59', '2027-01-01T07:59:00.000Z'],
])("%s in the office's local time is %s, and back", (moment, at) => {
  expect([instantOf(moment, california), zonedMoment(at, california)]).toEqual([at, moment]);
});

test('a skipped hour in spring means the hour after it; a repeated hour in autumn means the first', () => {
  expect(zonedMoment(instantOf('2026-03-08T02:30', california), california)).toBe('2026-03-08T03:30');
  expect(instantOf('2026-11-01T01:30', california)).toBe('2026-11-01T08:30:00.000Z');
});
