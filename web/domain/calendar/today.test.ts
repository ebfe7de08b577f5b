import { todayText } from './today';

const now = new Date('2026-11-26T03:30:00Z');

test("today is the organisation's day, and its zone is named if the device has another time", () => {
  expect(todayText(now, 'America/Los_Angeles', 'America/Los_Angeles')).toBe('Wednesday, 25 November');
  expect(todayText(now, 'America/Los_Angeles', 'Europe/Berlin')).toBe(
    'Wednesday, 25 November (America/Los_Angeles)',
  );
});
