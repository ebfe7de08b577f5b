import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import type { Viewer } from '../../kit/request/viewer.js';
import type { EmployeeRow } from '../employee/employee.columns.js';
import { standAt, walkOn } from '../../kit/testing/time/clock.js';
import { addTracked, HOUR, iso, MONDAY, NINE, openTracked, trackerOf } from '../testing/tracker.js';
import { addTimeEntry } from '../timeEntry/timeEntry.factory.js';
import { addTimesheet } from '../timesheet/timesheet.factory.js';

let test_: TestSubgraph;
let own: EmployeeRow;
let me: Viewer;
const { begin, runs, pause, resume, stop } = trackerOf(() => test_);

beforeAll(async () => {
  test_ = await openTracked();
});
afterAll(() => test_.close());
beforeEach(async () => {
  ({ own, me } = await addTracked(test_.database));
});
afterEach(() => walkOn());

describe('invalid input', () => {
  test.each(['3f2b8b0e-5f0c-4b0e-9d5c-0a4f0e6b7c11', 'nothing', ''])(
    'an unknown session "%s" is not found',
    async (id) => {
      await begin(me);
      for (const ask of [pause, resume, stop]) expect((await ask(me, id)).errors[0]?.code).toBe('NOT_FOUND');
      expect(await runs(me)).toBe(true);
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
    '%s is refused, nothing is written and the session continues [A5.31 A9.14]',
    async (_what, passed, given, fields) => {
      const { id, timesheetEntryId } = await begin(me);
      standAt(NINE + passed);
      expect((await stop(me, id, given)).errors[0]).toMatchObject({ code: 'BAD_USER_INPUT', fields });
      expect(await runs(me)).toBe(true);
      expect(
        await test_.database.one(
          'select clock_out_time as "out", notes, version from time_entry where id = $1',
          [timesheetEntryId],
        ),
      ).toEqual({ out: null, notes: null, version: 1 });
    },
  );
});

describe('a session', () => {
  test('stops with the gross hours, two decimals, on a line of their own under the notes [A4.11]', async () => {
    const { id } = await begin(me);
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
    const again = await begin(me, { timesheetEntryId: entry });
    standAt(NINE + 7.251 * HOUR + 1_000);
    expect((await stop(me, again.id)).data.stopTracking.notes).toBe('With Maya\nRoom 4\nGross hours: 0.00');
  });

  test('does not change notes without room for one more line', async () => {
    const sheet = await addTimesheet(test_.database, { employeeId: own.id, weekStartDate: MONDAY });
    for (const [length, isAdded] of [
      [1_982, true],
      [1_983, false],
      [2_000, false],
    ] as const) {
      const notes = 'x'.repeat(length);
      const { id } = await begin(me, {
        timesheetEntryId: await addTimeEntry(test_.database, sheet, { clockOutTime: null, notes }),
      });
      expect((await stop(me, id)).data.stopTracking.notes).toBe(
        isAdded ? `${notes}\nGross hours: 0.00` : notes,
      );
    }
  });

  test('stops at the second of its start with zero hours, and after exactly 24 hours with all of them [A5.31]', async () => {
    const none = await begin(me);
    standAt(NINE + 900);
    expect((await stop(me, none.id)).data.stopTracking).toMatchObject({
      hoursWorked: '0.000',
      clockInTime: '09:00:00',
      clockOutTime: '09:00:00',
    });
    const all = await begin(me);
    standAt(NINE + 24 * HOUR + 900);
    expect((await stop(me, all.id)).data.stopTracking).toMatchObject({
      hoursWorked: '24.000',
      date: '2026-03-05',
      clockInTime: '09:00:00',
      clockOutTime: '09:00:00',
      notes: 'Gross hours: 24.00',
    });
  });

  test('accepts start and end of a device that was offline, in whole seconds; a clock five minutes ahead means now', async () => {
    const offline = await begin(me);
    standAt(NINE + 5 * HOUR);
    expect(
      (await stop(me, offline.id, { startTime: iso(NINE + 600_900), stopTime: iso(NINE + 2 * HOUR + 999) }))
        .data.stopTracking,
    ).toMatchObject({ clockInTime: '09:10:00', clockOutTime: '11:00:00', hoursWorked: '1.833' });
    const ahead = await begin(me);
    standAt(NINE + 6 * HOUR);
    expect(
      (await stop(me, ahead.id, { stopTime: iso(NINE + 6 * HOUR + 300_000) })).data.stopTracking,
    ).toMatchObject({ clockInTime: '14:00:00', clockOutTime: '15:00:00', hoursWorked: '1.000' });
  });

  test('of a device whose clock is ahead is shifted at both ends, so that no second is lost', async () => {
    const { id } = await begin(me);
    standAt(NINE + 120_000);
    expect(
      (await stop(me, id, { startTime: iso(NINE + 240_000), stopTime: iso(NINE + 360_000) })).data
        .stopTracking,
    ).toMatchObject({ clockInTime: '09:00:00', clockOutTime: '09:02:00', hoursWorked: '0.033' });
  });

  test.each(['0000-01-01T00:00:00Z', '-271821-04-20T00:00:00Z', '2026-02-01T17:00:00Z'])(
    'counts no time before its start, whatever a device says: %s',
    async (startTime) => {
      const { id } = await begin(me);
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

  test('over midnight counts on the day on which it started', async () => {
    const { id } = await begin(me);
    standAt(NINE + 16 * HOUR);
    expect((await stop(me, id)).data.stopTracking).toMatchObject({
      date: '2026-03-05',
      clockInTime: '09:00:00',
      clockOutTime: '01:00:00',
      hoursWorked: '16.000',
    });
  });

  test('changes the version of the timesheet and of the entry', async () => {
    const { id } = await begin(me);
    expect((await stop(me, id)).data.stopTracking).toMatchObject({ version: 2, timesheet: { version: 3 } });
  });
});
