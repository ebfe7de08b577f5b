import { isDay, writtenDay } from './days';
import { dayProblem, momentProblem, timeProblem } from './problems';
import { readDay } from './readDay';
import { readMoment } from './readMoment';
import { readTime } from './readTime';

/** A Wednesday. */
const today = '2026-11-25';
const read = (text: string) => readDay(text, { today });

test.each([
  ['2027-03-08', '2027-03-08'],
  ['2027/3/8', '2027-03-08'],
  ['20270308', '2027-03-08'],
  ['8 Mar 2027', '2027-03-08'],
  ['8\u00a0Mar\u00a02027', '2027-03-08'],
  ['8 mar', '2027-03-08'],
  ['8mar', '2027-03-08'],
  ['8. March', '2027-03-08'],
  ['8-mar-27', '2027-03-08'],
  ['mar 8', '2027-03-08'],
  ['March 8th, 2027', '2027-03-08'],
  ['8th of march', '2027-03-08'],
  ['Mon 8 Mar', '2027-03-08'],
  ['Monday, 8 March 2027', '2027-03-08'],
  ['8.3.2027', '2027-03-08'],
  ['8. 3. 27', '2027-03-08'],
  ['8.3.', '2027-03-08'],
  ['8/3', '2027-03-08'],
  ['8/3/2027', '2027-03-08'],
  ['8-3-2027', '2027-03-08'],
  ['3/13/2027', '2027-03-13'],
  ['8/3/98', '1998-03-08'],
  ['29 feb', '2028-02-29'],
  ['today', '2026-11-25'],
  [' Tomorrow ', '2026-11-26'],
  ['yesterday', '2026-11-24'],
  ['day after tomorrow', '2026-11-27'],
  ['next week', '2026-11-30'],
  ['in 2 weeks', '2026-12-09'],
  ['in a week', '2026-12-02'],
  ['+3d', '2026-11-28'],
  ['3 days ago', '2026-11-22'],
  ['wed', '2026-11-25'],
  ['fri', '2026-11-27'],
  ['mon', '2026-11-30'],
  ['next mon', '2026-11-30'],
  ['next fri', '2026-12-04'],
  ['this mon', '2026-11-23'],
  ['last mon', '2026-11-23'],
  ['last thurs', '2026-11-19'],
])('on Wednesday 25 November 2026 "%s" is %s', (text, day) => expect(read(text)).toBe(day));

test.each([
  '',
  '8',
  'mar',
  'ma',
  '8 ma',
  '32 mar',
  '30 feb',
  '29.2.2027',
  '13.13.2027',
  '8 mar 202',
  '8 mar 1026',
  '2027-3',
  '2027-02-30',
  'next',
  'soon',
  '3 days',
  '17:05',
])('"%s" is not a date', (text) => expect(read(text)).toBeNull());

test("a day and a month are in the organisation's order, and never in another with dots", () => {
  const monthFirst = (text: string) => readDay(text, { today, monthFirst: true });
  expect(['3/8', '3/8/2027', '3-8-27', '13/3/2027'].map(monthFirst)).toEqual([
    '2027-03-08',
    '2027-03-08',
    '2027-03-08',
    '2027-03-13',
  ]);
  expect(monthFirst('8.3.2027')).toBe('2027-03-08');
});

test('a date without a year is the next one, except for recent dates', () => {
  expect(read('25 nov')).toBe('2026-11-25');
  expect(read('20 nov')).toBe('2026-11-20');
  expect(read('24 oct')).toBe('2027-10-24');
});

test('a date without a year is within the bounds', () => {
  expect(readDay('24 oct', { today, max: today })).toBe('2026-10-24');
  expect(readDay('3 jan', { today, min: '2021-12-27', max: '2022-01-02' })).toBe('2027-01-03');
  expect(readDay('1 jan', { today, min: '2021-12-27', max: '2022-01-02' })).toBe('2022-01-01');
});

test.each([
  ['17:05', '17:05'],
  ['17.05', '17:05'],
  ['1705', '17:05'],
  ['905', '09:05'],
  ['9:05', '09:05'],
  ['5:05 pm', '17:05'],
  ['5:05P.M.', '17:05'],
  ['505pm', '17:05'],
  ['5pm', '17:00'],
  ['5p', '17:00'],
  ['12 am', '00:00'],
  ['12:30 pm', '12:30'],
  ['9:00\u202fAM', '09:00'],
  ['17h', '17:00'],
  ['17h05', '17:05'],
  ['0:00', '00:00'],
  ['17:05:00', '17:05'],
  ['17:05:09', '17:05:09'],
])('"%s" is the time %s [A5.28]', (text, time) => expect(readTime(text)).toBe(time));

test.each(['', '5', '17', '24:00', '17:60', '1760', '13 pm', '0 am', '17:5', 'noonish', '17:05:60', '-1:00'])(
  '"%s" is not a time',
  (text) => expect(readTime(text)).toBeNull(),
);

test.each([
  ['2027-03-08T17:05', '2027-03-08T17:05'],
  ['8 Mar 2027, 17:05', '2027-03-08T17:05'],
  ['8 mar 1705', '2027-03-08T17:05'],
  ['tomorrow at 5 pm', '2026-11-26T17:00'],
  ['next mon 9:30', '2026-11-30T09:30'],
])('"%s" is the moment %s', (text, moment) => expect(readMoment(text, { today })).toBe(moment));

test.each(['', '8 mar 2027', '17:05', 'tomorrow', 'soon 17:05', '8 mar 25:00'])(
  '"%s" is not a date with a time',
  (text) => expect(readMoment(text, { today })).toBeNull(),
);

test('a formatted date is parsed as the same date', () => {
  for (const day of ['2027-01-01', '2027-09-30', '2028-02-29', '1999-12-31'])
    expect(read(writtenDay(day))).toBe(day);
  expect(writtenDay('2027-09-01')).toBe('1 Sep 2027');
  expect(['2027-02-28', '2027-02-29', '27-02-28', '1899-12-31'].map(isDay)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('unreadable input is quoted, with an example; for a date outside the bounds the bound is named', () => {
  expect(dayProblem('32 mar')).toBe('"32 mar" is not a date. Write it like 8 Mar 2027.');
  expect(timeProblem('nine')).toBe('"nine" is not a time. Write it like 09:30 or 5:30 pm.');
  expect(dayProblem('31/02/2027')).toBe('There is no 31/02/2027: that month is shorter.');
  expect(dayProblem('31 apr')).toBe('There is no 31 apr: that month is shorter.');
  expect(momentProblem('8 mar')).toBe('"8 mar" is not a date with a time. Write it like 8 Mar 2027, 17:05.');
  expect(momentProblem('2027-03-07T09:00', { min: '2027-03-08' })).toBe('The earliest date is 8 Mar 2027.');
  expect(dayProblem('2027-03-09', { max: '2027-03-08' })).toBe('The latest date is 8 Mar 2027.');
  expect(dayProblem('2027-03-09', { max: '2027-03-08', outside: 'Not then.' })).toBe('Not then.');
  expect([dayProblem(''), dayProblem('2027-03-08', { min: '2027-03-08' }), timeProblem('17:05')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
