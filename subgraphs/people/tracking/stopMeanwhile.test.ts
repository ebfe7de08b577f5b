import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { addEmployee } from '../employee/employee.factory.js';
import { people } from '../subgraph.js';
import { standAt, walkOn } from '../testing/clock.js';
import { trackerOf } from '../testing/tracker.js';
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
const setStatus = (id: number, status: string) =>
  test_.database.query(
    `update timesheet set status = $2::timesheet_status, submitted_at = now(), decided_at = case when $2 <> 'submitted' then now() end, decided_by_id = case when $2 <> 'submitted' then 1 end,
     decided_by_name = case when $2 <> 'submitted' then 'HR' end, rejection_reason = case when $2 = 'rejected' then 'No.' end where id = $1`,
    [id, status],
  );
const runs = async () => (await session(me)).data.trackingSession !== null;

describe('sent again', () => {
  test('a stop answers the entry as it was written, whatever it says now [A4.11]', async () => {
    const { id } = await begin();
    standAt(NINE + HOUR);
    const first = (await stop(me, id)).data.stopTracking;
    standAt(NINE + 5 * HOUR);
    for (const given of [{}, { stopTime: iso(NINE + 4 * HOUR) }])
      expect((await stop(me, id, given)).data.stopTracking).toEqual(first);
    for (const ask of [pause, resume]) expect((await ask(me, id)).errors[0]?.code).toBe('NOT_FOUND');
  });

  test('it does not write over what was changed by hand since', async () => {
    const { id } = await begin();
    standAt(NINE + HOUR);
    const { id: entry } = (await stop(me, id)).data.stopTracking;
    const { errors } = await test_.run(
      me,
      `mutation ($id: Int!) { updateTimeEntry(id: $id, input: { clockOutTime: "12:00" }) { id } }`,
      { id: entry },
    );
    expect(errors).toEqual([]);
    expect((await stop(me, id)).data.stopTracking).toMatchObject({
      id: entry,
      clockInTime: '09:00:00',
      clockOutTime: '12:00:00',
      hoursWorked: '3.000',
    });
  });

  test('it is not lost on a session that was started after it', async () => {
    const { id, timesheetEntryId } = await begin();
    await stop(me, id);
    const next = await begin();
    expect((await stop(me, id)).data.stopTracking.id).toBe(timesheetEntryId);
    expect((await session(me)).data.trackingSession).toMatchObject({ id: next.id });
  });

  test('eight stops at once write one end and one line of notes', async () => {
    const { id } = await begin();
    standAt(NINE + HOUR);
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, index) => stop(me, id, { stopTime: iso(NINE + HOUR - index * 1000) })),
    );
    expect(replies.flatMap(({ errors }) => errors)).toEqual([]);
    const [first] = replies;
    for (const { data } of replies) expect(data.stopTracking).toEqual(first?.data.stopTracking);
    expect(first?.data.stopTracking).toMatchObject({
      version: 2,
      notes: expect.stringMatching(/^Gross hours: \S+$/),
      timesheet: { version: 3 },
    });
  });

  test('stopping and starting at once leave one session or none, and never two', async () => {
    const { id } = await begin();
    const replies = await Promise.all([stop(me, id), start(me), start(me), stop(me, id)]);
    expect(replies[0].errors).toEqual([]);
    const count = await test_.database.one<{ count: number }>(
      'select count(*) as count from tracking_session',
    );
    expect(replies.filter(({ data }) => data && 'startTracking' in data).length).toBe(count?.count);
    expect(count?.count).toBeLessThanOrEqual(1);
  });
});

describe('handed in meanwhile', () => {
  test.each(['submitted', 'approved', 'rejected'])(
    'when the timesheet is %s, the time is kept in a new draft of its week and the old sheet stays as it is [A4.10]',
    async (status) => {
      const { id, timesheetEntryId, entry } = await begin({ project: 'Meetings', task: 'Planning' });
      await setStatus(entry.timesheetId, status);
      standAt(NINE + HOUR);
      expect((await pause(me, id)).errors).toEqual([]);
      const { data } = await stop(me, id);
      expect(data.stopTracking).toMatchObject({
        project: 'Meetings',
        taskDescription: 'Planning',
        date: '2026-03-05',
        clockInTime: '09:00:00',
        clockOutTime: '10:00:00',
        hoursWorked: '1.000',
        notes: 'Gross hours: 1.00',
        timesheet: { status: 'DRAFT', weekStartDate: MONDAY },
      });
      expect(data.stopTracking.timesheetId).not.toBe(entry.timesheetId);
      expect(
        await test_.database.one(
          'select clock_out_time as "out", version, notes from time_entry where id = $1',
          [timesheetEntryId],
        ),
      ).toEqual({ out: null, version: 1, notes: null });
      expect((await stop(me, id)).data.stopTracking).toEqual(data.stopTracking);
      expect(await runs()).toBe(false);
    },
  );

  test('in a later week the draft is still one of the week that was tracked, and one that is there is used', async () => {
    const { id, entry } = await begin();
    await setStatus(entry.timesheetId, 'rejected');
    const draft = await addTimesheet(test_.database, { employeeId, weekStartDate: MONDAY });
    standAt(NINE + 200 * HOUR);
    const { data } = await stop(me, id, { stopTime: iso(NINE + HOUR) });
    expect(data.stopTracking).toMatchObject({ timesheetId: draft, date: '2026-03-05', hoursWorked: '1.000' });
  });

  test('handing in and stopping at once: no time lands in a sheet after it was handed in', async () => {
    const { id, entry } = await begin();
    standAt(NINE + HOUR);
    const submit = () =>
      test_.run<{ submitTimesheet: { version: number; totalHours: string } }>(
        me,
        'mutation ($id: Int!) { submitTimesheet(id: $id) { version totalHours } }',
        { id: entry.timesheetId },
      );
    const [stopped, submitted] = await Promise.all([stop(me, id), submit()]);
    expect([stopped.errors, submitted.errors]).toEqual([[], []]);
    const { version, totalHours } = submitted.data.submitTimesheet;
    expect(
      await test_.database.one('select version from timesheet where id = $1', [entry.timesheetId]),
    ).toEqual({ version });
    expect(totalHours).toBe(stopped.data.stopTracking.timesheetId === entry.timesheetId ? '1.000' : '0.000');
    const total = await test_.database.one<{ seconds: number }>(
      'select sum(worked_seconds)::int as seconds from time_entry',
    );
    expect(total?.seconds).toBe(3600);
  });
});

describe('discarded', () => {
  const discard = (who: Viewer | null, id: string) =>
    test_.run<{ discardTracking: boolean }>(who, 'mutation ($id: ID!) { discardTracking(id: $id) }', { id });

  test('it is by its person alone, and by name', async () => {
    const { id } = await begin();
    expect((await discard(null, id)).errors[0]?.code).toBe('UNAUTHENTICATED');
    for (const who of [viewer(['HR', 'Administrator']), viewer()])
      expect((await discard(who, id)).errors).toEqual([]);
    expect((await discard(me, '5f0c8e1a-0000-4000-8000-000000000000')).errors).toEqual([]);
    expect(await runs()).toBe(true);
  });

  test.each(['draft', 'submitted'])(
    'a session of days in a %s timesheet ends without its time, and another can be started; again it changes nothing',
    async (status) => {
      const { id, timesheetEntryId, entry } = await begin();
      if (status !== 'draft') await setStatus(entry.timesheetId, status);
      standAt(NINE + 60 * HOUR);
      expect((await stop(me, id)).errors[0]).toMatchObject({
        fields: { nonFieldErrors: ['Work session cannot exceed 24 hours'] },
      });
      for (let times = 0; times < 2; times += 1)
        expect(await discard(me, id)).toEqual({ data: { discardTracking: true }, errors: [] });
      expect(await runs()).toBe(false);
      expect(
        await test_.database.one(
          'select clock_out_time as "out", worked_seconds as seconds from time_entry where id = $1',
          [timesheetEntryId],
        ),
      ).toEqual({ out: null, seconds: 0 });
      expect((await start(me)).errors).toEqual([]);
    },
  );
});

describe('by hand', () => {
  const edit = (id: number, input: string) =>
    test_.run<{ updateTimeEntry: Record<string, unknown> }>(
      me,
      `mutation ($id: Int!) { updateTimeEntry(id: $id, input: { ${input} }) { clockInTime clockOutTime hoursWorked } }`,
      { id },
    );

  test('typing the end of a tracked entry ends its session; the stop that comes later answers what was typed', async () => {
    const { id, timesheetEntryId } = await begin();
    standAt(NINE + 30 * HOUR); // too long to be stopped
    expect((await edit(timesheetEntryId, 'clockOutTime: "17:30"')).data.updateTimeEntry).toEqual({
      clockInTime: '09:00:00',
      clockOutTime: '17:30:00',
      hoursWorked: '8.500',
    });
    expect(await runs()).toBe(false);
    expect((await stop(me, id)).data.stopTracking).toMatchObject({
      id: timesheetEntryId,
      clockOutTime: '17:30:00',
      notes: null,
    });
  });

  test('an end that is typed while the tracker is being stopped stays, whichever comes first', async () => {
    for (let round = 0; round < 8; round += 1) {
      standAt(NINE + round * HOUR);
      const { id, timesheetEntryId } = await begin();
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

  test('so does saving the whole timesheet', async () => {
    const { timesheetEntryId, entry } = await begin();
    const { errors } = await test_.run(
      me,
      'mutation ($id: Int!, $entries: [TimesheetEntryInput!]!) { saveTimesheet(id: $id, entries: $entries) { id } }',
      { id: entry.timesheetId, entries: [{ id: timesheetEntryId, clockOutTime: '10:00' }] },
    );
    expect([errors, await runs()]).toEqual([[], false]);
  });

  test.each(['clockInTime: "08:00"', 'clockInTime: null', 'date: "2026-03-04"'])(
    'while it is tracked an entry gets no other day or beginning, which the stop would write over: %s',
    async (input) => {
      const { timesheetEntryId, entry } = await begin();
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

  test('a correction of the week takes what is being tracked along once, when it stops', async () => {
    const { id, entry } = await begin();
    await setStatus(entry.timesheetId, 'rejected');
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

  test('changing only words leaves the session running', async () => {
    const { id, timesheetEntryId } = await begin();
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

  test('deleting the entry ends the session, and the stop that comes later is not found', async () => {
    const { id, timesheetEntryId } = await begin();
    expect(
      (await test_.run(me, 'mutation ($id: Int!) { deleteTimeEntry(id: $id) }', { id: timesheetEntryId }))
        .errors,
    ).toEqual([]);
    expect(await runs()).toBe(false);
    expect((await stop(me, id)).errors[0]?.code).toBe('NOT_FOUND');
  });

  test('times typed over those of a tracker count as typed', async () => {
    const night = Date.parse('2026-03-08T06:00:00Z'); // ten in the evening; at two the clock is put forward
    standAt(night);
    const { id, timesheetEntryId } = await begin();
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
