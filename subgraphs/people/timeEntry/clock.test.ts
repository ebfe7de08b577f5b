import { readClock } from './clock.js';

test.each([
  ['9:05', '09:05:00'],
  ['09:05', '09:05:00'],
  ['09:05:07', '09:05:07'],
  ['9:05:07', '09:05:07'],
  ['0:00', '00:00:00'],
  ['23:59:59', '23:59:59'],
  ['  17:30\t', '17:30:00'],
  ['5:30 pm', '17:30:00'],
  ['5:30pm', '17:30:00'],
  ['5:30 PM', '17:30:00'],
  ['05:30 Pm', '17:30:00'],
  ['5:30 p.m.', '17:30:00'],
  ['5:30P.M.', '17:30:00'],
  ['5:30 p. m.', '17:30:00'],
  ['5:30\u202fPM', '17:30:00'],
  ['5:30:15 am', '05:30:15'],
  ['12:00 am', '00:00:00'],
  ['12:59:59 am', '00:59:59'],
  ['12:00 pm', '12:00:00'],
  ['1:00 am', '01:00:00'],
  ['11:59 pm', '23:59:00'],
  ['9 am', '09:00:00'],
  ['5pm', '17:00:00'],
  ['05 P.M.', '17:00:00'],
  ['12 am', '00:00:00'],
  ['12 p. m.', '12:00:00'],
])('%j is read as %s [A5.28 A5.33]', (text, time) => {
  expect(readClock(text)).toEqual({ time, problem: null });
});

test.each([
  '',
  ' ',
  '9',
  '17',
  '0 am',
  '13 pm',
  '5: pm',
  '5 p',
  '5 pm pm',
  'pm 5',
  '100 am',
  '24:00',
  '24:00:00',
  '25:10',
  '9:60',
  '9:05:60',
  '9:5',
  '9:05:7',
  '009:05',
  '-1:00',
  '9.05',
  '0905',
  '13:00 pm',
  '0:30 am',
  '9:05 xm',
  '9:05 p',
  'pm 9:05',
  '9:05 pm pm',
  '9:05:07.5',
  '٩:٠٥',
  'noon',
  '9:05\u0000',
])('%j is not a time [A5.30]', (text) => {
  expect(readClock(text)).toEqual({ time: null, problem: expect.any(String) });
});

test.each([
  ['24:00', 'Hours go from 00 to 23, and midnight is 00:00.'],
  ['13:00 pm', 'Hours with am or pm go from 1 to 12.'],
  ['0 am', 'Hours with am or pm go from 1 to 12.'],
  ['9:60', 'Minutes go from 00 to 59.'],
  ['9:05:60', 'Seconds go from 00 to 59.'],
  ['noon', '"noon" is not a time. Write it like 09:30 or 5:30 pm.'],
])('the refusal of %j says what is wrong with it', (text, problem) => {
  expect(readClock(text).problem).toBe(problem);
});

test('every second of the day is read as written, in both notations', () => {
  const two = (value: number) => String(value).padStart(2, '0');
  const wrong: string[] = [];
  for (let second = 0; second < 86_400; second += 1) {
    const [hour, rest] = [
      Math.floor(second / 3600),
      `${two(Math.floor(second / 60) % 60)}:${two(second % 60)}`,
    ];
    const time = `${two(hour)}:${rest}`;
    const half = `${hour % 12 === 0 ? 12 : hour % 12}:${rest} ${hour < 12 ? 'AM' : 'PM'}`;
    if (readClock(time).time !== time || readClock(half).time !== time) wrong.push(time);
  }
  expect(wrong).toEqual([]);
});
