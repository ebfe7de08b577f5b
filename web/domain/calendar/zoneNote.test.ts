import { zoneNote } from './zoneNote';

const autumn = new Date('2026-10-28T12:00:00Z');
const winter = new Date('2026-12-01T12:00:00Z');

test("if the device has the organisation's time, no zone is named", () => {
  expect(zoneNote('Europe/Vienna', winter, 'Europe/Berlin')).toBeNull();
  expect(zoneNote('America/Los_Angeles', winter, 'America/Los_Angeles')).toBeNull();
});

test('if the device has another time, the zone is named; also in the weeks in which only one has changed its clock', () => {
  expect(zoneNote('America/Los_Angeles', winter, 'Europe/Vienna')).toBe('Times in America/Los_Angeles');
  expect(zoneNote('Europe/Lisbon', autumn, 'Atlantic/Reykjavik')).toBeNull();
  expect(zoneNote('America/New_York', autumn, 'America/Port_of_Spain')).toBeNull();
  expect(zoneNote('America/New_York', winter, 'America/Port_of_Spain')).toBe('Times in America/New_York');
});
