import fc from 'fast-check';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const FROM = Date.parse('2024-01-01T00:00:00Z');
const UNTIL = Date.parse('2032-12-31T00:00:00Z');

/** Zones with clock changes in either half of the year, without one, and with one of half an hour. */
export const ZONES = ['America/Los_Angeles', 'Europe/Berlin', 'Asia/Kolkata', 'Australia/Lord_Howe'] as const;

/** Hours, in milliseconds since 1970, at whose end a zone's clock is elsewhere than an hour on. */
function clockChanges(timeZone: string): number[] {
  const minutes = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const shown = (instant: number) => {
    const [hour = 0, minute = 0] = minutes.format(instant).split(':').map(Number);
    return hour * 60 + minute;
  };
  const changes: number[] = [];
  for (let instant = FROM; instant < UNTIL; instant += HOUR)
    if ((shown(instant + HOUR) - shown(instant) + 1440) % 1440 !== 60) changes.push(instant);
  return changes;
}

// Years that end in the middle of a week, some of them in week 53, and leap days.
const TURNS = [
  '2026-12-31',
  '2027-01-03',
  '2028-01-01',
  '2032-12-27',
  '2024-12-30',
  '2024-02-29',
  '2028-02-28',
  '2028-02-29',
  '2032-02-29',
  '2032-03-01',
].map((day) => Date.parse(`${day}T12:00:00Z`));

/**
 * Any second of nine years; most of them lie around a clock change, the end of a year, a leap day or the end
 * of a week.
 */
export function secondsIn(timeZone: string): fc.Arbitrary<number> {
  const around = (instants: number[], span: number) =>
    fc
      .tuple(fc.constantFrom(...instants), fc.integer({ min: -span / 1000, max: span / 1000 }))
      .map(([instant, seconds]) => instant + seconds * 1000);
  const changes = clockChanges(timeZone);
  const sundays = Array.from(
    { length: 460 },
    (_, week) => Date.parse('2024-01-07T12:00:00Z') + week * 7 * DAY,
  );
  return fc.oneof(
    fc.integer({ min: FROM / 1000, max: UNTIL / 1000 }).map((second) => second * 1000),
    around(TURNS, 3 * DAY),
    around(sundays, DAY),
    ...(changes.length > 0 ? [around(changes, 26 * HOUR)] : []),
  );
}
