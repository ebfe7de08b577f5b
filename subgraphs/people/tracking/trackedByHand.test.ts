import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { standAt, walkOn } from '../../kit/testing/time/clock.js';
import { addTracked, HOUR, NINE, openTracked, trackerOf } from '../testing/tracker.js';
import { setTimesheetStatus } from '../timesheet/timesheet.factory.js';

let test_: TestSubgraph;
let me: Viewer;
const { session, begin, runs, stop } = trackerOf(() => test_);

beforeAll(async () => {
  test_ = await openTracked();
});
afterAll(() => test_.close());
beforeEach(async () => {
  ({ me } = await addTracked(test_.database));
});
afterEach(() => walkOn());

describe('by hand', () => {
  const edit = (id: number, input: string) =>
    test_.run<{ updateTimeEntry: Record<string, unknown> }>(
      me,
      `mutation ($id: Int!) { updateTimeEntry(id: $id, input: { ${input} }) { clockInTime clockOutTime hoursWorked } }`,
      { id },
    );

  test('typing the end of a tracked entry ends its session; a later stop returns the typed entry', async () => {
    const { id, timesheetEntryId } = await begin(me);
    standAt(NINE + 30 * HOUR); // too long to be stopped
    expect((await edit(timesheetEntryId, 'clockOutTime: "17:30"')).data.updateTimeEntry).toEqual({
      clockInTime: '09:00:00',
      clockOutTime: '17:30:00',
      hoursWorked: '8.500',
    });
    expect(await runs(me)).toBe(false);
    expect((await stop(me, id)).data.stopTracking).toMatchObject({
      id: timesheetEntryId,
      clockOutTime: '17:30:00',
      notes: null,
    });
  });

  test('an end that is typed while the tracker is being stopped stays, in either order', async () => {
    for (let round = 0; round < 8; round += 1) {
      standAt(NINE + round * HOUR);
      const { id, timesheetEntryId } = await begin(me);
      const [stopped, typed] = await Promise.all([
        stop(me, id),
        edit(timesheetEntryId, 'clockOutTime: "17:30"'),
      ]);
      expect([stopped.errors, typed.errors]).toEqual([[], []]);
      expect(
        await test_.database.one(
          'select clock_out_time as "out", stopped_at as stopped from time_entry where id = $1',
          [timesheetEntryId],
        ),
      ).toEqual({ out: '17:30:00', stopped: null });
    }
  });

  test('saving the whole timesheet with a typed end also ends the session', async () => {
    const { timesheetEntryId, entry } = await begin(me);
    const { errors } = await test_.run(
      me,
      'mutation ($id: Int!, $entries: [TimesheetEntryInput!]!) { saveTimesheet(id: $id, entries: $entries) { id } }',
      { id: entry.timesheetId, entries: [{ id: timesheetEntryId, clockOutTime: '10:00' }] },
    );
    expect([errors, await runs(me)]).toEqual([[], false]);
  });

  test.each(['clockInTime: "08:00"', 'clockInTime: null', 'date: "2026-03-04"'])(
    'a running entry cannot get another day or start, which the stop would overwrite: %s',
    async (input) => {
      const { timesheetEntryId, entry } = await begin(me);
      const refusal = {
        code: 'CONFLICT',
        message: 'This entry is being tracked. Stop the tracker before you change its day or its beginning.',
      };
      expect((await edit(timesheetEntryId, input)).errors).toMatchObject([refusal]);
      const save =
        'mutation ($id: Int!, $entry: Int!) { saveTimesheet(id: $id, entries: [{ id: $entry, ' +
        input +
        ' }]) { id } }';
      expect(
        (await test_.run(me, save, { id: entry.timesheetId, entry: timesheetEntryId })).errors,
      ).toMatchObject([refusal]);
      expect((await session(me)).data.trackingSession?.entry).toMatchObject({
        date: '2026-03-05',
        clockInTime: '09:00:00',
      });
    },
  );

  test('a correction of the week includes the running entry once, when it stops', async () => {
    const { id, entry } = await begin(me);
    await setTimesheetStatus(test_.database, entry.timesheetId, 'rejected');
    const { data } = await test_.run<{ correctTimesheet: { id: number; timeEntries: unknown[] } }>(
      me,
      'mutation ($id: Int!) { correctTimesheet(id: $id) { id timeEntries { id } } }',
      { id: entry.timesheetId },
    );
    expect(data.correctTimesheet.timeEntries).toEqual([]);
    standAt(NINE + HOUR);
    expect((await stop(me, id)).data.stopTracking).toMatchObject({
      timesheetId: data.correctTimesheet.id,
      hoursWorked: '1.000',
    });
  });

  test('changing only texts leaves the session running', async () => {
    const { id, timesheetEntryId } = await begin(me);
    await edit(timesheetEntryId, 'project: "Training", notes: "New"');
    standAt(NINE + HOUR);
    expect((await session(me)).data.trackingSession).toMatchObject({ id, elapsedSeconds: 3600 });
    expect((await stop(me, id)).data.stopTracking).toMatchObject({
      project: 'Training',
      clockInTime: '09:00:00',
      clockOutTime: '10:00:00',
      notes: 'New\nGross hours: 1.00',
    });
  });

  test('deleting the entry ends the session, and a later stop is not found', async () => {
    const { id, timesheetEntryId } = await begin(me);
    expect(
      (await test_.run(me, 'mutation ($id: Int!) { deleteTimeEntry(id: $id) }', { id: timesheetEntryId }))
        .errors,
    ).toEqual([]);
    expect(await runs(me)).toBe(false);
    expect((await stop(me, id)).errors[0]?.code).toBe('NOT_FOUND');
  });

  test('times typed over tracked times count as typed', async () => {
    const night = Date.parse('2026-03-08T06:00:00Z'); // ten in the evening; at two the clock is put forward
    standAt(night);
    const { id, timesheetEntryId } = await begin(me);
    standAt(night + 8 * HOUR);
    expect((await stop(me, id)).data.stopTracking).toMatchObject({
      clockInTime: '22:00:00',
      clockOutTime: '07:00:00',
      hoursWorked: '8.000',
    });
    await edit(timesheetEntryId, 'project: "Training"');
    expect((await edit(timesheetEntryId, 'clockOutTime: "07:00"')).data.updateTimeEntry).toMatchObject({
      hoursWorked: '8.000',
    });
    expect((await edit(timesheetEntryId, 'clockOutTime: "07:30"')).data.updateTimeEntry).toMatchObject({
      hoursWorked: '9.500',
    });
  });
});
