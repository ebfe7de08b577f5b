import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { addEmployee } from '../employee/employee.factory.js';
import { people } from '../subgraph.js';
import { standAt, walkOn } from '../testing/clock.js';
import { trackerOf } from '../testing/tracker.js';
import { addTimeEntry } from '../timeEntry/timeEntry.factory.js';
import { addTimesheet } from '../timesheet/timesheet.factory.js';

// A Thursday, nine in the morning in San Francisco.
const NINE = Date.parse('2026-03-05T17:00:00Z');
const MONDAY = '2026-03-02';
const HOUR = 3_600_000;
const iso = (instant: number) => new Date(instant).toISOString();

let test_: TestSubgraph;
let employeeId: number;
let me: Viewer;
const { session, start, pause, resume, stop } = trackerOf(() => test_);

beforeAll(async () => {
  test_ = await openTestSubgraph(people, { config: { ORGANISATION_TIME_ZONE: 'America/Los_Angeles' } });
});
afterAll(() => test_.close());
beforeEach(async () => {
  await test_.database.query('truncate employee cascade');
  const employee = await addEmployee(test_.database);
  employeeId = employee.id;
  me = viewer([], { userId: employee.userId, employeeId });
  standAt(NINE);
});
afterEach(() => walkOn());

const begin = async (given: Record<string, unknown> = {}) => (await start(me, given)).data.startTracking;
const runs = async () => (await session(me)).data.trackingSession !== null;

describe('what will not do', () => {
  test.each(['3f2b8b0e-5f0c-4b0e-9d5c-0a4f0e6b7c11', 'nothing', ''])(
    'an unknown session "%s" is not found',
    async (id) => {
      await begin();
      for (const ask of [pause, resume, stop]) expect((await ask(me, id)).errors[0]?.code).toBe('NOT_FOUND');
      expect(await runs()).toBe(true);
    },
  );

  test.each([
    ['more than 24 hours', 24 * HOUR + 1000, {}, { nonFieldErrors: ['Work session cannot exceed 24 hours'] }],
    ['a day forgotten', 40 * HOUR, {}, { nonFieldErrors: ['Work session cannot exceed 24 hours'] }],
    [
      'an end before the start',
      HOUR,
      { stopTime: iso(NINE - 1000) },
      { nonFieldErrors: ['Invalid time range - duration must be greater than 0'] },
    ],
    [
      'a start after the end',
      HOUR,
      { startTime: iso(NINE + 2 * HOUR) },
      { nonFieldErrors: ['Invalid time range - duration must be greater than 0'] },
    ],
    [
      'an end more than five minutes ahead',
      HOUR,
      { stopTime: iso(NINE + HOUR + 301_000) },
      { stopTime: ['The end cannot be in the future.'] },
    ],
  ])(
    '%s is refused, nothing is written and the session goes on [A5.31 A9.14]',
    async (_what, passed, given, fields) => {
      const { id, timesheetEntryId } = await begin();
      standAt(NINE + passed);
      expect((await stop(me, id, given)).errors[0]).toMatchObject({ code: 'BAD_USER_INPUT', fields });
      expect(await runs()).toBe(true);
      expect(
        await test_.database.one(
          'select clock_out_time as "out", notes, version from time_entry where id = $1',
          [timesheetEntryId],
        ),
      ).toEqual({ out: null, notes: null, version: 1 });
    },
  );

  test('less than no seconds are refused', async () => {
    const { id } = await begin();
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
  test('is paused, resumed and stopped; the pause is not counted and moves the start on [A4.7]', async () => {
    const { id } = await begin();
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
    expect(await runs()).toBe(false);
  });

  test('gets its seconds from the device that counted them; a second pause corrects them, a second resume changes nothing [A4.7]', async () => {
    const { id } = await begin();
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

  test('stops while it is paused with what was counted, whatever the clock says [A4.7]', async () => {
    const { id } = await begin();
    standAt(NINE + HOUR);
    await pause(me, id, 1200);
    standAt(NINE + 30 * HOUR);
    expect((await stop(me, id, { stopTime: iso(NINE + 30 * HOUR) })).data.stopTracking).toMatchObject({
      clockInTime: '09:00:00',
      clockOutTime: '09:20:00',
      hoursWorked: '0.333',
    });
  });

  test('whose device counted more than has passed neither began earlier nor ends in the future', async () => {
    const { id } = await begin();
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

  test('stops with the gross hours, two decimals, on a line of their own under the notes [A4.11]', async () => {
    const { id } = await begin();
    standAt(NINE + 7.251 * HOUR);
    expect((await stop(me, id)).data.stopTracking).toMatchObject({
      clockInTime: '09:00:00',
      clockOutTime: '16:15:03',
      hoursWorked: '7.251',
      notes: 'Gross hours: 7.25',
    });

    const entry = await addTimeEntry(
      test_.database,
      (await test_.database.one<{ id: number }>('select id from timesheet'))!.id,
      { clockOutTime: null, notes: 'With Maya\nRoom 4' },
    );
    const again = await begin({ timesheetEntryId: entry });
    standAt(NINE + 7.251 * HOUR + 1_000);
    expect((await stop(me, again.id)).data.stopTracking.notes).toBe('With Maya\nRoom 4\nGross hours: 0.00');
  });

  test('leaves notes alone that have no room for a line more', async () => {
    const sheet = await addTimesheet(test_.database, { employeeId, weekStartDate: MONDAY });
    for (const [length, isAdded] of [
      [1_982, true],
      [1_983, false],
      [2_000, false],
    ] as const) {
      const notes = 'x'.repeat(length);
      const { id } = await begin({
        timesheetEntryId: await addTimeEntry(test_.database, sheet, { clockOutTime: null, notes }),
      });
      expect((await stop(me, id)).data.stopTracking.notes).toBe(
        isAdded ? `${notes}\nGross hours: 0.00` : notes,
      );
    }
  });

  test('stops at the second of its start with nothing, and after exactly 24 hours with all of them [A5.31]', async () => {
    const none = await begin();
    standAt(NINE + 900);
    expect((await stop(me, none.id)).data.stopTracking).toMatchObject({
      hoursWorked: '0.000',
      clockInTime: '09:00:00',
      clockOutTime: '09:00:00',
    });
    const all = await begin();
    standAt(NINE + 24 * HOUR + 900);
    expect((await stop(me, all.id)).data.stopTracking).toMatchObject({
      hoursWorked: '24.000',
      date: '2026-03-05',
      clockInTime: '09:00:00',
      clockOutTime: '09:00:00',
      notes: 'Gross hours: 24.00',
    });
  });

  test('takes start and end of a device that was offline, in whole seconds; a clock five minutes ahead means now', async () => {
    const offline = await begin();
    standAt(NINE + 5 * HOUR);
    expect(
      (await stop(me, offline.id, { startTime: iso(NINE + 600_900), stopTime: iso(NINE + 2 * HOUR + 999) }))
        .data.stopTracking,
    ).toMatchObject({ clockInTime: '09:10:00', clockOutTime: '11:00:00', hoursWorked: '1.833' });
    const ahead = await begin();
    standAt(NINE + 6 * HOUR);
    expect(
      (await stop(me, ahead.id, { stopTime: iso(NINE + 6 * HOUR + 300_000) })).data.stopTracking,
    ).toMatchObject({ clockInTime: '14:00:00', clockOutTime: '15:00:00', hoursWorked: '1.000' });
  });

  test('what a device is ahead is taken off both ends, so that no second is lost', async () => {
    const { id } = await begin();
    standAt(NINE + 120_000);
    expect(
      (await stop(me, id, { startTime: iso(NINE + 240_000), stopTime: iso(NINE + 360_000) })).data
        .stopTracking,
    ).toMatchObject({ clockInTime: '09:00:00', clockOutTime: '09:02:00', hoursWorked: '0.033' });
  });

  test.each(['0000-01-01T00:00:00Z', '-271821-04-20T00:00:00Z', '2026-02-01T17:00:00Z'])(
    'nothing is counted from before the session was started, whatever a device says: %s',
    async (startTime) => {
      const { id } = await begin();
      standAt(NINE + HOUR);
      expect((await stop(me, id, { startTime, stopTime: startTime })).errors[0]).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { nonFieldErrors: ['Invalid time range - duration must be greater than 0'] },
      });
      expect((await stop(me, id, { startTime })).data.stopTracking).toMatchObject({
        date: '2026-03-05',
        clockInTime: '09:00:00',
        clockOutTime: '10:00:00',
        hoursWorked: '1.000',
      });
    },
  );

  test('over midnight stands on the day on which it began', async () => {
    const { id } = await begin();
    standAt(NINE + 16 * HOUR);
    expect((await stop(me, id)).data.stopTracking).toMatchObject({
      date: '2026-03-05',
      clockInTime: '09:00:00',
      clockOutTime: '01:00:00',
      hoursWorked: '16.000',
    });
  });

  test('that pauses move out of its week keeps the day and the beginning, and ends so long after', async () => {
    const sunday = Date.parse('2026-03-09T05:00:00Z'); // ten in the evening, the night after the clock was put forward
    standAt(sunday);
    const { id } = await begin();
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

  test('counts each change of the sheet and of the entry', async () => {
    const { id } = await begin();
    expect((await stop(me, id)).data.stopTracking).toMatchObject({ version: 2, timesheet: { version: 3 } });
  });
});
