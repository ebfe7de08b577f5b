import { zoneNote } from './zoneNote';

const autumn = new Date('2026-10-28T12:00:00Z');
const winter = new Date('2026-12-01T12:00:00Z');

test('where the clock of the device shows the time of the organisation, nothing is said of zones', () => {
  expect(zoneNote('Europe/Vienna', winter, 'Europe/Berlin')).toBeNull();
  expect(zoneNote('America/Los_Angeles', winter, 'America/Los_Angeles')).toBeNull();
});

test('where it shows another, the zone of the times is named; also in the weeks in which only one has changed its clock', () => {
  expect(zoneNote('America/Los_Angeles', winter, 'Europe/Vienna')).toBe('Times in America/Los_Angeles');
  expect(zoneNote('Europe/Lisbon', autumn, 'Atlantic/Reykjavik')).toBeNull();
  expect(zoneNote('America/New_York', autumn, 'America/Port_of_Spain')).toBeNull();
  expect(zoneNote('America/New_York', winter, 'America/Port_of_Spain')).toBe('Times in America/New_York');
});
