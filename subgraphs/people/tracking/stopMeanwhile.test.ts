import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/request/viewer.js';
import type { EmployeeRow } from '../employee/employee.columns.js';
import { standAt, walkOn } from '../../kit/testing/time/clock.js';
import { addTracked, HOUR, iso, MONDAY, NINE, openTracked, trackerOf } from '../testing/tracker.js';
import { addTimesheet, setTimesheetStatus } from '../timesheet/timesheet.factory.js';

let test_: TestSubgraph;
let own: EmployeeRow;
let me: Viewer;
const { session, start, begin, runs, pause, resume, stop } = trackerOf(() => test_);

beforeAll(async () => {
  test_ = await openTracked();
});
afterAll(() => test_.close());
beforeEach(async () => {
  ({ own, me } = await addTracked(test_.database));
});
afterEach(() => walkOn());

describe('a repeated stop', () => {
  test('returns the entry as it is now, without writing it again [A4.11]', async () => {
    const { id } = await begin(me);
    standAt(NINE + HOUR);
    const first = (await stop(me, id)).data.stopTracking;
    standAt(NINE + 5 * HOUR);
    for (const given of [{}, { stopTime: iso(NINE + 4 * HOUR) }])
      expect((await stop(me, id, given)).data.stopTracking).toEqual(first);
    for (const ask of [pause, resume]) expect((await ask(me, id)).errors[0]?.code).toBe('NOT_FOUND');
  });

  test('does not overwrite later changes by hand', async () => {
    const { id } = await begin(me);
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

  test('is not applied to a session that was started after it', async () => {
    const { id, timesheetEntryId } = await begin(me);
    await stop(me, id);
    const next = await begin(me);
    expect((await stop(me, id)).data.stopTracking.id).toBe(timesheetEntryId);
    expect((await session(me)).data.trackingSession).toMatchObject({ id: next.id });
  });

  test('eight times at the same time writes one end and one line of notes', async () => {
    const { id } = await begin(me);
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

  test('and a start at the same time leave one session or none, never two', async () => {
    const { id } = await begin(me);
    const replies = await Promise.all([stop(me, id), start(me), start(me), stop(me, id)]);
    expect(replies[0].errors).toEqual([]);
    const count = await test_.database.one<{ count: number }>(
      'select count(*) as count from tracking_session',
    );
    expect(replies.filter(({ data }) => data && 'startTracking' in data).length).toBe(count?.count);
    expect(count?.count).toBeLessThanOrEqual(1);
  });
});

describe('a timesheet that is submitted during a session', () => {
  test.each(['submitted', 'approved', 'rejected'])(
    'and that is %s keeps the time in a new draft of its week, and stays unchanged [A4.10]',
    async (status) => {
      const { id, timesheetEntryId, entry } = await begin(me, { project: 'Meetings', task: 'Planning' });
      await setTimesheetStatus(test_.database, entry.timesheetId, status);
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
      expect(await runs(me)).toBe(false);
    },
  );

  test('puts the time into a draft of the tracked week even in a later week, and uses an existing draft', async () => {
    const { id, entry } = await begin(me);
    await setTimesheetStatus(test_.database, entry.timesheetId, 'rejected');
    const draft = await addTimesheet(test_.database, { employeeId: own.id, weekStartDate: MONDAY });
    standAt(NINE + 200 * HOUR);
    const { data } = await stop(me, id, { stopTime: iso(NINE + HOUR) });
    expect(data.stopTracking).toMatchObject({ timesheetId: draft, date: '2026-03-05', hoursWorked: '1.000' });
  });

  test('gets no time after it was submitted, even when both happen at the same time', async () => {
    const { id, entry } = await begin(me);
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

describe('discarding a session', () => {
  const discard = (who: Viewer | null, id: string) =>
    test_.run<{ discardTracking: boolean }>(who, 'mutation ($id: ID!) { discardTracking(id: $id) }', { id });

  test('is allowed only to its owner, and only by id', async () => {
    const { id } = await begin(me);
    expect((await discard(null, id)).errors[0]?.code).toBe('UNAUTHENTICATED');
    for (const who of [viewer(['HR', 'Administrator']), viewer()])
      expect((await discard(who, id)).errors).toEqual([]);
    expect((await discard(me, '5f0c8e1a-0000-4000-8000-000000000000')).errors).toEqual([]);
    expect(await runs(me)).toBe(true);
  });

  test.each(['draft', 'submitted'])(
    'of days in a %s timesheet ends it without its time, and another can be started; doing it again changes nothing',
    async (status) => {
      const { id, timesheetEntryId, entry } = await begin(me);
      if (status !== 'draft') await setTimesheetStatus(test_.database, entry.timesheetId, status);
      standAt(NINE + 60 * HOUR);
      expect((await stop(me, id)).errors[0]).toMatchObject({
        fields: { nonFieldErrors: ['Work session cannot exceed 24 hours'] },
      });
      for (let times = 0; times < 2; times += 1)
        expect(await discard(me, id)).toEqual({ data: { discardTracking: true }, errors: [] });
      expect(await runs(me)).toBe(false);
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
