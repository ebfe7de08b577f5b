import { randomUUID } from 'node:crypto';
import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { addEmployee } from '../employee/employee.factory.js';
import type { EmployeeRow } from '../employee/employee.columns.js';
import { people } from '../subgraph.js';
import { standAt, walkOn } from '../testing/clock.js';
import { trackerOf } from '../testing/tracker.js';
import { addTimeEntry } from '../timeEntry/timeEntry.factory.js';
import { addTimesheet } from '../timesheet/timesheet.factory.js';

// A Thursday, nine in the morning in San Francisco.
const NOW = '2026-03-05T17:00:00.250Z';
const MONDAY = '2026-03-02';

let test_: TestSubgraph;
let own: EmployeeRow;
let me: Viewer;
const { session, start, pause, resume, stop } = trackerOf(() => test_);

beforeAll(async () => {
  test_ = await openTestSubgraph(people, { config: { ORGANISATION_TIME_ZONE: 'America/Los_Angeles' } });
});
afterAll(() => test_.close());
beforeEach(async () => {
  await test_.database.query('truncate employee cascade');
  own = await addEmployee(test_.database);
  me = viewer([], { userId: own.userId, employeeId: own.id });
  standAt(NOW);
});
afterEach(() => walkOn());

const sheets = () =>
  test_.database.query<{ id: number; status: string; version: number }>(
    'select id, status, version from timesheet order by id',
  );
const entries = () =>
  test_.database.query<{ id: number; timesheetId: number }>(
    'select id, timesheet_id as "timesheetId" from time_entry order by id',
  );
const sessions = () => test_.database.query('select id, employee_id as "employeeId" from tracking_session');
const sheet = (
  status: 'draft' | 'submitted' | 'approved' | 'rejected' = 'draft',
  weekStartDate = MONDAY,
  employeeId = own.id,
) => addTimesheet(test_.database, { employeeId, weekStartDate, status });

describe('who may not', () => {
  test('nobody tracks without signing in, or before the password is changed', async () => {
    const id = randomUUID();
    for (const ask of [
      () => session(null),
      () => start(null),
      () => pause(null, id),
      () => resume(null, id),
      () => stop(null, id),
    ])
      expect((await ask()).errors[0]?.code).toBe('UNAUTHENTICATED');
    const old = { ...me, mustChangePassword: true };
    for (const ask of [
      () => session(old),
      () => start(old),
      () => pause(old, id),
      () => resume(old, id),
      () => stop(old, id),
    ])
      expect((await ask()).errors[0]?.code).toBe('PASSWORD_CHANGE_REQUIRED');
    expect(await entries()).toEqual([]);
  });

  test.each([[[]], [['HR']], [['Administrator']], [['Manager']], [['IT Staff']], [['Analyst']]])(
    'without an employee record nobody starts, whatever the role: %s',
    async (roles) => {
      const nobody = viewer(roles, { employeeId: null });
      expect((await start(nobody)).errors[0]).toMatchObject({
        code: 'NOT_FOUND',
        message: 'No timesheet available. Please contact your manager.',
      });
      expect(await session(nobody)).toEqual({ data: { trackingSession: null }, errors: [] });
      expect(await sheets()).toEqual([]);
    },
  );

  const others: [string, (boss: EmployeeRow) => Viewer, 'NOT_FOUND' | 'FORBIDDEN'][] = [
    ['a colleague', (boss) => viewer([], { userId: boss.userId, employeeId: boss.id }), 'NOT_FOUND'],
    ['IT staff', (boss) => viewer(['IT Staff'], { userId: boss.userId, employeeId: boss.id }), 'NOT_FOUND'],
    ['an analyst', (boss) => viewer(['Analyst'], { userId: boss.userId, employeeId: boss.id }), 'NOT_FOUND'],
    [
      'somebody else’s manager',
      (boss) => viewer(['Manager'], { userId: boss.userId, employeeId: boss.id, reportUserIds: [1] }),
      'NOT_FOUND',
    ],
    [
      'the person’s manager',
      (boss) =>
        viewer(['Manager'], { userId: boss.userId, employeeId: boss.id, reportUserIds: [own.userId] }),
      'FORBIDDEN',
    ],
    ['HR', (boss) => viewer(['HR'], { userId: boss.userId, employeeId: boss.id }), 'FORBIDDEN'],
    [
      'an Administrator',
      (boss) => viewer(['Administrator'], { userId: boss.userId, employeeId: boss.id }),
      'FORBIDDEN',
    ],
  ];

  test.each(others)(
    '%s neither starts on somebody else’s entry nor sees, pauses, resumes or stops their session',
    async (_who, make, code) => {
      const other = make(await addEmployee(test_.database));
      const entry = await addTimeEntry(test_.database, await sheet(), { clockOutTime: null });
      expect((await start(other, { timesheetEntryId: entry })).errors[0]?.code).toBe(code);
      const { id } = (await start(me)).data.startTracking;
      expect((await session(other)).data).toEqual({ trackingSession: null });
      for (const ask of [pause, resume, stop])
        expect((await ask(other, id)).errors[0]).toMatchObject({ code: 'NOT_FOUND', message: 'Not found.' });
      expect((await start(other, { id })).errors[0]).toMatchObject({
        code: 'CONFLICT',
        message: 'This work session has ended. Please start a new one.',
      });
      const before = (await session(me)).data.trackingSession;
      expect(before).toMatchObject({ id, isActive: true });
      await stop(me, id);
      for (const ask of [pause, resume, stop])
        expect((await ask(other, id)).errors[0]?.code).toBe('NOT_FOUND');
      expect(await sheets()).toHaveLength(1);
    },
  );

  const choose = 'Please select both project and task before starting.';
  test.each([
    ['neither project nor task', { project: '', task: '  ' }, { project: [choose], task: [choose] }],
    ['no task', { task: '' }, { task: [choose] }],
    ['no project', { project: '\t' }, { project: [choose] }],
    [
      'too long a project',
      { project: 'x'.repeat(101) },
      { project: ['Ensure this field has no more than 100 characters.'] },
    ],
    [
      'too long a task',
      { task: 'x'.repeat(1_001) },
      { task: ['Ensure this field has no more than 1000 characters.'] },
    ],
    ['an id that is none', { id: 'mine' }, { id: ['Must be a valid UUID.'] }],
  ])('%s is refused under its field, and nothing is begun [A5.38]', async (_what, given, fields) => {
    expect((await start(me, given)).errors[0]).toMatchObject({ code: 'BAD_USER_INPUT', fields });
    expect([await sheets(), await sessions()]).toEqual([[], []]);
  });

  test('nobody starts a second session, be the first one running or paused; the first one goes on [A4.7]', async () => {
    const { id } = (await start(me)).data.startTracking;
    const refusal = { code: 'CONFLICT', message: 'A work session is running already.' };
    expect((await start(me)).errors[0]).toMatchObject(refusal);
    await pause(me, id);
    expect((await start(me)).errors[0]).toMatchObject(refusal);
    expect((await session(me)).data.trackingSession).toMatchObject({ id, isActive: false });
    expect(await entries()).toHaveLength(1);
  });

  test('a session that has ended is not started again', async () => {
    const { id } = (await start(me)).data.startTracking;
    await stop(me, id);
    expect((await start(me, { id })).errors[0]).toMatchObject({
      code: 'CONFLICT',
      message: 'This work session has ended. Please start a new one.',
    });
    expect(await entries()).toHaveLength(1);
  });

  test('an entry that has its times, one of another week and one that was handed in are not begun anew; an unknown one is not found', async () => {
    const draft = await sheet();
    const done = await addTimeEntry(test_.database, draft);
    const last = await addTimeEntry(test_.database, await sheet('draft', '2026-02-23'), {
      clockOutTime: null,
    });
    const next = await addTimeEntry(test_.database, await sheet('draft', '2026-03-09'), {
      clockOutTime: null,
    });
    expect((await start(me, { timesheetEntryId: done })).errors[0]).toMatchObject({
      code: 'CONFLICT',
      message: 'This entry has its times already.',
    });
    for (const timesheetEntryId of [last, next])
      expect((await start(me, { timesheetEntryId })).errors[0]).toMatchObject({
        code: 'CONFLICT',
        message: 'Only entries of the present week can be tracked.',
      });
    for (const status of ['submitted', 'approved', 'rejected'] as const) {
      const timesheetEntryId = await addTimeEntry(test_.database, await sheet(status), {
        clockOutTime: null,
      });
      expect((await start(me, { timesheetEntryId })).errors[0]).toMatchObject({
        code: 'CONFLICT',
        message: 'Only draft entries can be edited',
        currentStatus: status,
      });
    }
    expect((await start(me, { timesheetEntryId: 999_999 })).errors[0]?.code).toBe('NOT_FOUND');
    expect(await sessions()).toEqual([]);
  });

  test('a timesheet of 200 entries takes no tracked one more, but one of its own is begun anew', async () => {
    const draft = await sheet();
    const ids = await Promise.all(
      Array.from({ length: 200 }, () =>
        addTimeEntry(test_.database, draft, { clockInTime: null, clockOutTime: null }),
      ),
    );
    expect((await start(me)).errors[0]).toMatchObject({
      code: 'CONFLICT',
      message: 'A timesheet holds at most 200 entries.',
    });
    expect((await start(me, { timesheetEntryId: ids[7] })).errors).toEqual([]);
  });
});

describe('starting', () => {
  test('with nothing yet, the week’s timesheet is begun with an entry of today, and the session tells all of itself [A3.12 A4.7 A4.9 A9.9]', async () => {
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

  test('on an entry that has no end, that entry is begun anew, today [A4.9]', async () => {
    const draft = await sheet();
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

  test('without an entry, the draft that the week has gets one more [A4.9]', async () => {
    const draft = await sheet();
    await addTimeEntry(test_.database, draft);
    await start(me);
    expect((await entries()).map(({ timesheetId }) => timesheetId)).toEqual([draft, draft]);
  });

  test.each(['submitted', 'approved', 'rejected'] as const)(
    'when the week’s timesheet is %s, a new one is begun first and the old one stays as it is [A4.10]',
    async (status) => {
      const old = await sheet(status);
      const { data } = await start(me);
      const [first, second] = await sheets();
      expect(first).toEqual({ id: old, status, version: 1 });
      expect(second).toMatchObject({ status: 'draft' });
      expect(data.startTracking.entry.timesheetId).toBe(second?.id);
    },
  );

  test('the same id again answers the session as it is and begins nothing', async () => {
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

  test('the audit trail tells of start and stop and none of the words', async () => {
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

describe('at once', () => {
  test('eight starts leave one session, one entry and one timesheet', async () => {
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

  test('starting and handing in at once: nothing lands in a timesheet after it was handed in', async () => {
    const draft = await sheet();
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
