import { randomUUID } from 'node:crypto';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import type { Viewer } from '../../kit/request/viewer.js';
import type { EmployeeRow } from '../employee/employee.columns.js';
import { standAt, walkOn } from '../../kit/testing/time/clock.js';
import { addTracked, MONDAY, NINE, openTracked, trackerOf } from '../testing/tracker.js';
import { addTimeEntry } from '../timeEntry/timeEntry.factory.js';

let test_: TestSubgraph;
let own: EmployeeRow;
let me: Viewer;
const { session, start, stop, addSheet, sheets, entries, sessions } = trackerOf(() => test_);

beforeAll(async () => {
  test_ = await openTracked();
});
afterAll(() => test_.close());
beforeEach(async () => {
  ({ own, me } = await addTracked(test_.database, NINE + 250));
});
afterEach(() => walkOn());

describe('starting a session', () => {
  test('without a timesheet creates the week’s timesheet with an entry of today, and returns every field of the session [A3.12 A4.7 A4.9 A9.9]', async () => {
    const id = randomUUID();
    const { data, errors } = await start(me, { id, project: ' Portal project ', task: 'Code reviews' });
    expect(errors).toEqual([]);
    const [made] = await sheets();
    const [entry] = await entries();
    const expected = {
      id,
      timesheetEntryId: entry?.id,
      entry: {
        id: entry?.id,
        timesheetId: made?.id,
        date: '2026-03-05',
        project: 'Portal project',
        taskDescription: 'Code reviews',
        clockInTime: '09:00:00',
        clockOutTime: null,
        notes: null,
        version: 1,
      },
      startTime: '2026-03-05T17:00:00.000Z',
      isActive: true,
      elapsedSeconds: 0,
      now: '2026-03-05T17:00:00.250Z',
    };
    expect(data.startTracking).toEqual(expected);
    expect(made).toMatchObject({ status: 'draft', version: 2 });
    expect(await test_.database.one('select week_start_date as week from timesheet')).toEqual({
      week: MONDAY,
    });
    standAt('2026-03-05T17:10:00.900Z');
    expect((await session(me)).data.trackingSession).toEqual({
      ...expected,
      elapsedSeconds: 600,
      now: '2026-03-05T17:10:00.900Z',
    });
  });

  test('on an entry without an end restarts that entry today [A4.9]', async () => {
    const draft = await addSheet(own);
    const entry = await addTimeEntry(test_.database, draft, {
      date: MONDAY,
      project: 'Meetings',
      clockInTime: '07:00',
      clockOutTime: null,
      notes: 'Room 4',
    });
    const { data } = await start(me, { timesheetEntryId: entry, project: 'Training', task: 'Course' });
    expect(data.startTracking.entry).toEqual({
      id: entry,
      timesheetId: draft,
      date: '2026-03-05',
      project: 'Training',
      taskDescription: 'Course',
      clockInTime: '09:00:00',
      clockOutTime: null,
      notes: 'Room 4',
      version: 2,
    });
    expect(await entries()).toEqual([{ id: entry, timesheetId: draft }]);
    expect((await sheets())[0]?.version).toBe(2);
  });

  test('without an entry adds one to the draft of the week [A4.9]', async () => {
    const draft = await addSheet(own);
    await addTimeEntry(test_.database, draft);
    await start(me);
    expect((await entries()).map(({ timesheetId }) => timesheetId)).toEqual([draft, draft]);
  });

  test.each(['submitted', 'approved', 'rejected'] as const)(
    'when the week’s timesheet is %s starts a new timesheet first and leaves the old one unchanged [A4.10]',
    async (status) => {
      const old = await addSheet(own, status);
      const { data } = await start(me);
      const [first, second] = await sheets();
      expect(first).toEqual({ id: old, status, version: 1 });
      expect(second).toMatchObject({ status: 'draft' });
      expect(data.startTracking.entry.timesheetId).toBe(second?.id);
    },
  );

  test('with the same id again returns the session and starts nothing', async () => {
    const id = randomUUID();
    const first = (await start(me, { id })).data.startTracking;
    standAt('2026-03-05T17:30:00Z');
    expect((await start(me, { id, project: 'Other', task: 'Other' })).data.startTracking).toEqual({
      ...first,
      elapsedSeconds: 1800,
      now: '2026-03-05T17:30:00.000Z',
    });
    expect((await start(me, { id: id.toUpperCase() })).data.startTracking.id).toBe(id);
    expect(await entries()).toHaveLength(1);
    expect((await sheets())[0]?.version).toBe(2);
  });

  test('is in the audit trail, and so is the stop, without any text of the entry', async () => {
    const { id, timesheetEntryId } = (await start(me, { task: 'Very private' })).data.startTracking;
    await stop(me, id);
    const trail = await test_.database.query(
      `select actor_user_id as actor, action, before, after from audit where object_type = 'timeEntry' and object_id = $1 order by id`,
      [String(timesheetEntryId)],
    );
    expect(trail).toEqual(
      ['tracking.start', 'tracking.stop'].map((action) => ({
        actor: own.userId,
        action,
        before: null,
        after: null,
      })),
    );
  });
});

describe('at the same time,', () => {
  test('eight starts create one session, one entry and one timesheet', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => start(me)));
    expect(replies.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    for (const { errors } of replies.filter((reply) => reply.errors.length > 0))
      expect(errors).toEqual([
        expect.objectContaining({ code: 'CONFLICT', message: 'A work session is running already.' }),
      ]);
    expect([await sessions(), await entries(), await sheets()].map((rows) => rows.length)).toEqual([1, 1, 1]);
  });

  test('two tabs that send the same start get the same session', async () => {
    const id = randomUUID();
    const replies = await Promise.all([start(me, { id }), start(me, { id }), start(me, { id })]);
    expect(new Set(replies.map(({ data }) => data.startTracking.timesheetEntryId)).size).toBe(1);
    expect(replies.flatMap(({ errors }) => errors)).toEqual([]);
    expect(await entries()).toHaveLength(1);
  });

  test('starting and submitting add no time to a timesheet after it was submitted', async () => {
    const draft = await addSheet(own);
    const submit = () =>
      test_.run<{ submitTimesheet: { version: number; timeEntries: { id: number }[] } }>(
        me,
        'mutation ($id: Int!) { submitTimesheet(id: $id) { version timeEntries { id } } }',
        { id: draft },
      );
    const [started, submitted] = await Promise.all([start(me), submit()]);
    expect([started.errors, submitted.errors]).toEqual([[], []]);
    const { version, timeEntries } = submitted.data.submitTimesheet;
    expect(await test_.database.one('select version from timesheet where id = $1', [draft])).toEqual({
      version,
    });
    expect(timeEntries.length).toBe(started.data.startTracking.entry.timesheetId === draft ? 1 : 0);
    expect(await sessions()).toHaveLength(1);
  });
});
