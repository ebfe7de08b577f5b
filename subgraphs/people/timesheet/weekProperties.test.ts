import fc from 'fast-check';
import { dayIn } from '../../kit/config/calendar.js';
import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { people } from '../subgraph.js';
import { secondsIn, ZONES } from '../testing/zones.js';
import { timeIn } from '../tracking/instants.js';
import { addDays, mondayOf, weekdayOf } from './week.js';

const RUNS = 200;

let test_: TestSubgraph;
beforeAll(async () => {
  test_ = await openTestSubgraph(people);
});
afterAll(() => test_.close());

test.each(ZONES)(
  'in %s day, time, weekday and Monday equal those of PostgreSQL’s calendar, also around clock changes, in week 53 and on leap days',
  async (timeZone) => {
    const instants = fc.sample(secondsIn(timeZone), { numRuns: 500, seed: 53 });
    const rows = await test_.database.query(
      `select to_char(w.at, 'YYYY-MM-DD') as day, to_char(w.at, 'HH24:MI:SS') as time, extract(isodow from w.at)::int - 1 as weekday, to_char(date_trunc('week', w.at), 'YYYY-MM-DD') as monday
     from unnest($1::float8[]) with ordinality as g (second, place) cross join lateral (select to_timestamp(g.second) at time zone $2 as at) w order by g.place`,
      [instants.map((instant) => instant / 1000), timeZone],
    );
    const told = instants.map((instant) => {
      const day = dayIn(timeZone, new Date(instant));
      return { day, time: timeIn(timeZone, instant), weekday: weekdayOf(day), monday: mondayOf(day) };
    });
    expect(told).toEqual(rows);
  },
);

describe.each(ZONES)('for any second in %s', (timeZone) => {
  const day = secondsIn(timeZone).map((instant) => dayIn(timeZone, new Date(instant)));

  test('the week has seven days from Monday on, and all of them have the same Monday', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 6 }), (today, later) => {
        const monday = mondayOf(today);
        expect([weekdayOf(monday), monday <= today, today <= addDays(monday, 6)]).toEqual([0, true, true]);
        expect(mondayOf(addDays(monday, later))).toBe(monday);
        expect([mondayOf(addDays(monday, 7)), mondayOf(addDays(monday, -1))]).toEqual([
          addDays(monday, 7),
          addDays(monday, -7),
        ]);
      }),
      { numRuns: RUNS },
    );
  });

  test('adding and subtracting days loses and gains none', () => {
    const count = fc.integer({ min: -4_000, max: 4_000 });
    fc.assert(
      fc.property(day, count, count, (today, some, more) => {
        expect(addDays(addDays(today, some), more)).toBe(addDays(today, some + more));
        expect(addDays(addDays(today, some), -some)).toBe(today);
        expect(Math.sign(some)).toBe(
          addDays(today, some) > today ? 1 : addDays(today, some) < today ? -1 : 0,
        );
      }),
      { numRuns: RUNS },
    );
  });
});
