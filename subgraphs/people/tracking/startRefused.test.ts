import { randomUUID } from 'node:crypto';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { addEmployee } from '../employee/employee.factory.js';
import type { EmployeeRow } from '../employee/employee.columns.js';
import { walkOn } from '../../kit/testing/time/clock.js';
import { addTracked, NINE, openTracked, trackerOf } from '../testing/tracker.js';
import { addTimeEntry } from '../timeEntry/timeEntry.factory.js';

let test_: TestSubgraph;
let own: EmployeeRow;
let me: Viewer;
const { session, start, pause, resume, stop, addSheet, sheets, entries, sessions } = trackerOf(() => test_);

beforeAll(async () => {
  test_ = await openTracked();
});
afterAll(() => test_.close());
beforeEach(async () => {
  ({ own, me } = await addTracked(test_.database, NINE + 250));
});
afterEach(() => walkOn());

describe('who may not', () => {
  test('a person cannot track time without signing in, or before the password is changed', async () => {
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
    'a person without an employee record cannot start a session, whatever the role: %s',
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
      'another person’s manager',
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
    "%s can neither start on another person's entry nor see, pause, resume or stop their session",
    async (_who, make, code) => {
      const other = make(await addEmployee(test_.database));
      const entry = await addTimeEntry(test_.database, await addSheet(own), { clockOutTime: null });
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
  ])('%s is refused under its field, and nothing is started [A5.38]', async (_what, given, fields) => {
    expect((await start(me, given)).errors[0]).toMatchObject({ code: 'BAD_USER_INPUT', fields });
    expect([await sheets(), await sessions()]).toEqual([[], []]);
  });

  test('a person cannot start a second session while the first is running or paused; the first one continues [A4.7]', async () => {
    const { id } = (await start(me)).data.startTracking;
    const refusal = { code: 'CONFLICT', message: 'A work session is running already.' };
    expect((await start(me)).errors[0]).toMatchObject(refusal);
    await pause(me, id);
    expect((await start(me)).errors[0]).toMatchObject(refusal);
    expect((await session(me)).data.trackingSession).toMatchObject({ id, isActive: false });
    expect(await entries()).toHaveLength(1);
  });

  test('a session that has ended cannot be started again', async () => {
    const { id } = (await start(me)).data.startTracking;
    await stop(me, id);
    expect((await start(me, { id })).errors[0]).toMatchObject({
      code: 'CONFLICT',
      message: 'This work session has ended. Please start a new one.',
    });
    expect(await entries()).toHaveLength(1);
  });

  test('an entry with times, one of another week and one of a submitted timesheet cannot be restarted; an unknown entry is not found', async () => {
    const draft = await addSheet(own);
    const done = await addTimeEntry(test_.database, draft);
    const last = await addTimeEntry(test_.database, await addSheet(own, 'draft', '2026-02-23'), {
      clockOutTime: null,
    });
    const next = await addTimeEntry(test_.database, await addSheet(own, 'draft', '2026-03-09'), {
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
      const timesheetEntryId = await addTimeEntry(test_.database, await addSheet(own, status), {
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

  test('a timesheet of 200 entries takes no further tracked entry, but one of its own can be restarted', async () => {
    const draft = await addSheet(own);
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
