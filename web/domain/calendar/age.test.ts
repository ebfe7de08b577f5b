import { ageText, isRecent } from './age';

const now = Date.parse('2026-11-20T17:00:00.000Z');

test.each([
  ['2026-11-20T17:00:04.000Z', 'just now'],
  ['2026-11-20T16:59:01.000Z', 'just now'],
  ['2026-11-20T16:59:00.000Z', '1 minute ago'],
  ['2026-11-20T16:00:01.000Z', '59 minutes ago'],
  ['2026-11-20T16:00:00.000Z', '1 hour ago'],
  ['2026-11-19T17:30:00.000Z', '23 hours ago'],
])('a record created at %s is shown as created %s', (at, text) => {
  expect(ageText(at, now)).toBe(text);
});

test.each([
  ['2026-11-20T17:00:04.000Z', true],
  ['2026-11-19T17:00:01.000Z', true],
  ['2026-11-19T17:00:00.000Z', false],
  ['2026-11-20T17:02:00.000Z', false],
])('whether %s is recent: %s', (at, recent) => {
  expect(isRecent(at, now)).toBe(recent);
});
