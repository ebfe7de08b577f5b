import { assert, constantFrom, integer, property, tuple } from 'fast-check';

import { clockText, clockTime, readClock } from './clock';
import { hasBothTimes, isLongShift, shiftOf, shiftProblem, timesProblem } from './clockShift';

const time = integer({ min: 0, max: 86_399 });
const pad = (count: number) => String(count).padStart(2, '0');

test.each([
  '24:00',
  '25:30',
  '12:60',
  '9:5',
  '930',
  '9',
  '17',
  '0 am',
  '13 pm',
  '0:30 am',
  '13:00 pm',
  '12:00:60',
  'noon',
  '-1:00',
  '9:00 xm',
  '9:00 a',
  '',
])('"%s" is not a time', (text) => expect(readClock(text)).toBeNull());

test.each([
  ['9:05', '09:05:00'],
  ['09:05', '09:05:00'],
  ['17:30:15', '17:30:15'],
  ['0:00', '00:00:00'],
  ['23:59:59', '23:59:59'],
  ['5:30 pm', '17:30:00'],
  ['05:30PM', '17:30:00'],
  ['5:30 p.m.', '17:30:00'],
  [' 12:00 am ', '00:00:00'],
  ['12:15 Pm', '12:15:00'],
  ['11:59:59 P. M.', '23:59:59'],
  ['9:00\u202fAM', '09:00:00'],
  ['5 pm', '17:00:00'],
  ['12a.m.', '00:00:00'],
])('"%s" is %s: 24-hour or am/pm, with seconds added if none were typed [A5.28 A5.33]', (text, read) => {
  expect(clockTime(readClock(text)!)).toBe(read);
});

test('any time is parsed from its displayed form, and from every other notation [A5.28 A5.33]', () => {
  assert(
    property(
      time,
      constantFrom('AM/PM', 'am/pm', 'a.m./p.m.'),
      constantFrom('', ' ', '  '),
      (seconds, halves, gap) => {
        const [hour, minute, second] = [
          Math.floor(seconds / 3600),
          Math.floor(seconds / 60) % 60,
          seconds % 60,
        ];
        const tail = `${pad(minute)}:${pad(second)}`;
        const half = halves.split('/')[hour < 12 ? 0 : 1]!;
        expect(readClock(clockTime(seconds))).toBe(seconds);
        expect(readClock(clockText(clockTime(seconds)))).toBe(seconds);
        expect(readClock(`${String(hour)}:${tail}`)).toBe(seconds);
        expect(readClock(`${String(hour % 12 || 12)}:${tail}${gap}${half}`)).toBe(seconds);
        if (second === 0) expect(readClock(`${pad(hour)}:${pad(minute)}`)).toBe(seconds);
      },
    ),
  );
  expect([null, '17:30:00', '17:30:15'].map(clockText)).toEqual(['', '17:30', '17:30:15']);
});

test('a shift goes forward from its start to its end, over midnight if needed, and is never a day long [A5.29 A5.30]', () => {
  assert(
    property(tuple(time, time), ([begin, end]) => {
      const { seconds, isOvernight } = shiftOf(clockTime(begin), clockTime(end))!;
      expect((begin + seconds) % 86_400).toBe(end);
      expect(isOvernight).toBe(end < begin);
      expect(seconds === 0).toBe(begin === end);
      expect(seconds).toBeLessThan(86_400);
      expect(timesProblem(clockTime(begin), clockTime(end))).toBeNull();
    }),
  );
  expect(shiftOf('10:00 pm', '6:30')).toEqual({ seconds: 30_600, isOvernight: true });
});

test('both times are required; the missing one is named [A5.27 A5.35]', () => {
  const text = 'Both clock in and clock out times are required';
  expect(timesProblem('', '17:00')).toEqual({ text, fields: ['clockInTime'] });
  expect(timesProblem('9:00', ' ')).toEqual({ text, fields: ['clockOutTime'] });
  expect(timesProblem('', '')).toEqual({ text, fields: ['clockInTime', 'clockOutTime'] });
  expect(hasBothTimes('9:00', ' ')).toBe(false);
  expect(hasBothTimes('9:00', 'x')).toBe(true);
});

test.each([
  ['24:00', 'Hours go from 00 to 23, and midnight is 00:00.'],
  ['25:00', 'Hours go from 00 to 23, and midnight is 00:00.'],
  ['13:00 pm', 'Hours with am or pm go from 1 to 12.'],
  ['0:30 am', 'Hours with am or pm go from 1 to 12.'],
  ['9:60', 'Minutes go from 00 to 59.'],
  ['9:00:60', 'Seconds go from 00 to 59.'],
  ['nine', '"nine" is not a time. Write it like 09:30 or 5:30 pm.'],
])('the time "%s" is refused with the specified message and the reason [A5.30]', (typed, reason) => {
  const text = 'Invalid time range - duration must be greater than 0';
  expect(timesProblem('9:00', typed)).toEqual({ text, reason, fields: ['clockOutTime'] });
  expect(timesProblem(typed, typed)).toEqual({ text, reason, fields: ['clockInTime', 'clockOutTime'] });
});

test('of two times with different errors the first is reported first, and the same time twice is no error [A5.30]', () => {
  expect(timesProblem('24:00', 'five')).toEqual({
    text: 'Invalid time range - duration must be greater than 0',
    reason: 'Hours go from 00 to 23, and midnight is 00:00.',
    fields: ['clockInTime'],
  });
  expect(timesProblem('9:00', '9:00 am')).toBeNull();
});

test('more than 24 hours are refused, and more than 16 hours have a warning [A5.31 A5.32 A9.14]', () => {
  expect(shiftProblem(24 * 3600)).toBeNull();
  expect(shiftProblem(24 * 3600 + 1)).toBe('Work session cannot exceed 24 hours');
  expect([16 * 3600, 16 * 3600 + 1].map(isLongShift)).toEqual([false, true]);
});
