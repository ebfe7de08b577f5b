import { assert, constantFrom, oneof, property, string, tuple } from 'fast-check';

import { readClock as readOnServer } from '../subgraphs/people/timeEntry/clock.ts';
import { clockProblem, clockTime, readClock as readOnScreen } from '../web/domain/timesheets/clock.ts';

// Neither side may import the other, so that they read times alike is proved from here.
const onScreen = (text) => {
  const seconds = readOnScreen(text);
  return seconds === null ? null : clockTime(seconds);
};

const digits = constantFrom(
  '',
  '',
  '0',
  '00',
  '5',
  '05',
  '9',
  '12',
  '13',
  '23',
  '24',
  '59',
  '60',
  '99',
  '123',
  '-1',
  '٣',
);
const gap = constantFrom('', ' ', '\t', '\u00a0', '\u202f', '  ');
const half = constantFrom('', 'am', 'pm', 'PM', 'Am', 'a.m.', 'P.M', 'p. m.', 'a .m', 'a', 'm', 'xm', 'pm.');
const times = tuple(
  gap,
  digits,
  constantFrom(':', '.', '', ''),
  digits,
  constantFrom('', ':'),
  digits,
  gap,
  half,
  gap,
).map((parts) => parts.join(''));

test('the screen and the server read every text as the same time, or as none [A5.28 A5.33]', () => {
  let read = 0;
  assert(
    property(oneof({ weight: 9, arbitrary: times }, string()), (text) => {
      const { time, problem } = readOnServer(text);
      expect([onScreen(text), clockProblem(text)]).toEqual([time, problem]);
      read += onScreen(text) === null ? 0 : 1;
    }),
    { numRuns: 5_000 },
  );
  expect(read).toBeGreaterThan(5);
});
