import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { standAt, walkOn } from '../../kit/testing/time/clock.js';
import { addTracked, HOUR, iso, MONDAY, NINE, openTracked, trackerOf } from '../testing/tracker.js';

let test_: TestSubgraph;
let me: Viewer;
const { session, begin, runs, pause, resume, stop } = trackerOf(() => test_);

beforeAll(async () => {
  test_ = await openTracked();
});
afterAll(() => test_.close());
beforeEach(async () => {
  ({ me } = await addTracked(test_.database));
});
afterEach(() => walkOn());

describe('invalid input', () => {
  test('a negative number of seconds is refused', async () => {
    const { id } = await begin(me);
    for (const ask of [pause, resume])
      expect((await ask(me, id, -1)).errors[0]).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { elapsedSeconds: ['Ensure this value is greater than or equal to 0.'] },
      });
    for (const ask of [pause, resume])
      expect((await ask(me, id, 2_147_483_647)).errors[0]).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: {
          elapsedSeconds: [expect.stringMatching(/^Ensure this value is less than or equal to \d+\.$/)],
        },
      });
  });
});

describe('a session', () => {
  test('is paused, resumed and stopped; the pause is not counted and moves the start forward [A4.7]', async () => {
    const { id } = await begin(me);
    standAt(NINE + HOUR + 400);
    expect((await pause(me, id)).data.pauseTracking).toMatchObject({
      isActive: false,
      elapsedSeconds: 3600,
      startTime: iso(NINE),
    });
    standAt(NINE + 2 * HOUR);
    expect((await session(me)).data.trackingSession).toMatchObject({ isActive: false, elapsedSeconds: 3600 });
    expect((await resume(me, id)).data.resumeTracking).toMatchObject({
      isActive: true,
      elapsedSeconds: 3600,
      startTime: iso(NINE + HOUR),
    });
    standAt(NINE + 2.5 * HOUR);
    expect((await session(me)).data.trackingSession).toMatchObject({ isActive: true, elapsedSeconds: 5400 });
    expect((await stop(me, id)).data.stopTracking).toMatchObject({
      date: '2026-03-05',
      clockInTime: '10:00:00',
      clockOutTime: '11:30:00',
      hoursWorked: '1.500',
      netHours: '1.250',
      breakDuration: '00:15:00',
    });
    expect(await runs(me)).toBe(false);
  });

  test('gets its seconds from the device that counted them; a second pause corrects them, a second resume changes nothing [A4.7]', async () => {
    const { id } = await begin(me);
    standAt(NINE + HOUR);
    expect((await pause(me, id, 1800)).data.pauseTracking).toMatchObject({
      isActive: false,
      elapsedSeconds: 1800,
    });
    expect((await pause(me, id)).data.pauseTracking).toMatchObject({ elapsedSeconds: 1800 });
    expect((await pause(me, id, 1900)).data.pauseTracking).toMatchObject({ elapsedSeconds: 1900 });
    expect((await resume(me, id, 2000)).data.resumeTracking).toMatchObject({
      isActive: true,
      elapsedSeconds: 2000,
      startTime: iso(NINE + HOUR - 2_000_000),
    });
    expect((await resume(me, id, 5)).data.resumeTracking).toMatchObject({
      isActive: true,
      elapsedSeconds: 2000,
    });
  });

  test('stops while paused with the counted time, whatever the clock says [A4.7]', async () => {
    const { id } = await begin(me);
    standAt(NINE + HOUR);
    await pause(me, id, 1200);
    standAt(NINE + 30 * HOUR);
    expect((await stop(me, id, { stopTime: iso(NINE + 30 * HOUR) })).data.stopTracking).toMatchObject({
      clockInTime: '09:00:00',
      clockOutTime: '09:20:00',
      hoursWorked: '0.333',
    });
  });

  test('whose device counted more than the elapsed time neither started earlier nor ends in the future', async () => {
    const { id } = await begin(me);
    standAt(NINE + HOUR);
    await pause(me, id, 3900);
    expect((await pause(me, id, 3901)).errors[0]).toMatchObject({
      fields: { elapsedSeconds: ['Ensure this value is less than or equal to 3900.'] },
    });
    expect((await stop(me, id)).data.stopTracking).toMatchObject({
      clockInTime: '09:00:00',
      clockOutTime: '10:00:00',
      hoursWorked: '1.000',
    });
  });

  test('whose pauses move it out of its week keeps the day and the start, and ends the counted time after it', async () => {
    const sunday = Date.parse('2026-03-09T05:00:00Z'); // ten in the evening, the night after the clock was put forward
    standAt(sunday);
    const { id } = await begin(me);
    standAt(sunday + HOUR);
    await pause(me, id);
    standAt(sunday + 10 * HOUR);
    await resume(me, id);
    standAt(sunday + 12 * HOUR);
    expect((await stop(me, id)).data.stopTracking).toMatchObject({
      date: '2026-03-08',
      clockInTime: '22:00:00',
      clockOutTime: '01:00:00',
      hoursWorked: '3.000',
      timesheet: { weekStartDate: MONDAY, totalHours: '3.000' },
    });
  });
});
