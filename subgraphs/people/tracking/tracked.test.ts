import fc from 'fast-check';
import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import { addEmployee } from '../employee/employee.factory.js';
import { people } from '../subgraph.js';
import { standAt, walkOn } from '../../kit/testing/time/clock.js';
import { trackerOf } from '../testing/tracker.js';
import { secondsIn, ZONES } from '../testing/zones.js';
import { hours } from '../timesheet/hours.js';
import { addDays } from '../timesheet/week.js';

const RUNS = 200; // over all zones together
const LONG = 180_000;

/** Seconds of work, and of the pause after it. */
const legs = fc.array(
  fc.record({ work: fc.integer({ min: 0, max: 6 * 3600 }), pause: fc.integer({ min: 0, max: 14 * 3600 }) }),
  { minLength: 1, maxLength: 4 },
);

interface Wall {
  date: string;
  time: string;
  monday: string;
}

describe.each(ZONES)('an organisation in %s', (timeZone) => {
  let test_: TestSubgraph;
  const { start, pause, resume, stop } = trackerOf(() => test_);

  beforeAll(async () => {
    test_ = await openTestSubgraph(people, { config: { ORGANISATION_TIME_ZONE: timeZone } });
  });
  afterAll(() => test_.close());
  afterEach(() => walkOn());

  /** What PostgreSQL says that the clocks and calendars of the zone show. */
  const wall = (instant: number) =>
    test_.database.one<Wall & Record<string, unknown>>(
      `select to_char(w.at, 'YYYY-MM-DD') as date, to_char(w.at, 'HH24:MI:SS') as time, to_char(date_trunc('week', w.at), 'YYYY-MM-DD') as monday from (select to_timestamp($1) at time zone $2 as at) w`,
      [instant / 1000, timeZone],
    ) as Promise<Wall>;

  test(
    'however sessions are started, paused, resumed and stopped, the elapsed time is counted once, in the week in which it started [A4.7 A4.9 A4.11 A5.31 A9.14]',
    async () => {
      await fc.assert(
        fc.asyncProperty(secondsIn(timeZone), legs, fc.boolean(), async (begun, script, stopsPaused) => {
          const employee = await addEmployee(test_.database);
          const me = viewer([], { userId: employee.userId, employeeId: employee.id });
          standAt(begun);
          const { id, entry } = (await start(me)).data.startTracking;
          let now = begun;
          let counted = 0;
          for (const [index, leg] of script.entries()) {
            now += leg.work * 1000;
            counted += leg.work;
            standAt(now);
            const isLast = index === script.length - 1;
            if (isLast && !stopsPaused) break;
            expect((await pause(me, id)).data.pauseTracking.elapsedSeconds).toBe(counted);
            now += leg.pause * 1000;
            standAt(now);
            if (!isLast) expect((await resume(me, id)).data.resumeTracking.elapsedSeconds).toBe(counted);
          }
          const { data, errors } = await stop(me, id);
          expect(errors).toEqual([]);
          const { stopTracking: written } = data;

          const first = await wall(begun);
          expect(entry).toMatchObject({ date: first.date, clockInTime: first.time });
          expect(written.timesheet).toMatchObject({
            weekStartDate: first.monday,
            totalHours: hours(counted),
          });
          expect(written).toMatchObject({
            hoursWorked: hours(counted),
            notes: `Gross hours: ${hours(counted, 2)}`,
          });
          expect(counted).toBeGreaterThanOrEqual(0);
          expect(counted).toBeLessThanOrEqual(86_400);

          // Earlier pauses move the start forward; the counted time ends it.
          const last = script.at(-1)!;
          const end = stopsPaused ? now - last.pause * 1000 : now;
          const [moved, ended] = [await wall(end - counted * 1000), await wall(end)];
          if (moved.monday === first.monday)
            expect(written).toMatchObject({
              date: moved.date,
              clockInTime: moved.time,
              clockOutTime: ended.time,
            });
          else expect(written).toMatchObject({ date: first.date, clockInTime: first.time });
          expect(written.date >= first.monday && written.date <= addDays(first.monday, 6)).toBe(true);
        }),
        { numRuns: RUNS / ZONES.length },
      );
    },
    LONG,
  );

  test(
    'a session of more than 24 elapsed hours is refused and continues, whether the day has 23, 24 or 25 hours [A5.31 A9.14]',
    async () => {
      const employee = await addEmployee(test_.database);
      const me = viewer([], { userId: employee.userId, employeeId: employee.id });
      await fc.assert(
        fc.asyncProperty(
          secondsIn(timeZone),
          fc.integer({ min: 86_399, max: 86_402 }),
          async (begun, seconds) => {
            await test_.database.query('delete from tracking_session');
            await test_.database.query('delete from time_entry');
            standAt(begun);
            const { id } = (await start(me)).data.startTracking;
            standAt(begun + seconds * 1000);
            const { data, errors } = await stop(me, id);
            if (seconds <= 86_400) expect(data.stopTracking.hoursWorked).toBe(hours(seconds));
            else
              expect(errors[0]).toMatchObject({
                fields: { nonFieldErrors: ['Work session cannot exceed 24 hours'] },
              });
          },
        ),
        { numRuns: RUNS / ZONES.length },
      );
    },
    LONG,
  );
});
