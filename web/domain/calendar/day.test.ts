import { countOfDays, dayText, daysText, weekdayText } from './day';
import { exactText, instantDay, isoDay, momentText } from './instant';

/** Days are joined by spaces that do not break. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

test('a date is the same in every time zone', () => {
  expect(plain(dayText('2027-03-08'))).toBe('8 Mar 2027');
  expect(plain(dayText('2027-09-01'))).toBe('1 Sep 2027');
  expect(weekdayText('2027-03-08')).toBe('Monday');
});

test('a span shows its year once, or two years, and a single day alone', () => {
  expect(plain(daysText('2026-10-14', '2026-10-14'))).toBe('14 Oct 2026');
  expect(plain(daysText('2027-03-08', '2027-03-12'))).toBe('8 Mar – 12 Mar 2027');
  expect(plain(daysText('2026-12-30', '2027-01-02'))).toBe('30 Dec 2026 – 2 Jan 2027');
});

test('a span can break after its dash only', () => {
  expect(daysText('2027-03-08', '2027-03-12').split(' ')).toHaveLength(2);
});

test('one day is in the singular', () => {
  expect([0, 1, 2].map(countOfDays)).toEqual(['0 days', '1 day', '2 days']);
});

test("a moment is shown in the organisation's calendar and time zone", () => {
  const at = '2026-11-13T03:00:05.000Z';
  expect(instantDay(at, 'America/Los_Angeles')).toBe('12 Nov 2026');
  expect(instantDay(at, 'Europe/Oslo')).toBe('13 Nov 2026');
  expect(isoDay(at, 'America/Los_Angeles')).toBe('2026-11-12');
  expect(momentText(at, 'America/Los_Angeles')).toBe('12 Nov 2026, 19:00');
  expect(exactText(at, 'America/Los_Angeles')).toBe('12 Nov 2026, 19:00:05 GMT-8');
});
