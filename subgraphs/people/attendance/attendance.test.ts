import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { addEmployee } from '../employee/employee.factory.js';
import type { EmployeeRow } from '../employee/employee.columns.js';
import { people } from '../subgraph.js';
import { standAt, walkOn } from '../../kit/testing/time/clock.js';
import { addAttendance } from './attendance.factory.js';

const RECORD = 'id employeeId employeeName employee { id } date clockIn clockOut totalHours status notes';
const IN = `mutation ($notes: String) { clockIn(notes: $notes) { ${RECORD} } }`;
const OUT = `mutation ($notes: String) { clockOut(notes: $notes) { ${RECORD} } }`;
const TODAY = `{ attendanceToday { date clockedIn attendance { ${RECORD} } } }`;

let test_: TestSubgraph;
let own: EmployeeRow;
let me: Viewer;

beforeAll(async () => {
  test_ = await openTestSubgraph(people, { config: { ORGANISATION_TIME_ZONE: 'America/Los_Angeles' } });
});
afterAll(() => test_.close());
beforeEach(async () => {
  await test_.database.query('truncate employee cascade');
  own = await addEmployee(test_.database, { firstName: 'Maya', lastName: 'Okafor' });
  me = viewer([], { userId: own.userId, employeeId: own.id });
});

interface Row extends Record<string, unknown> {
  id: number;
}
const clockIn = (who: Viewer | null, notes?: string) => test_.run<{ clockIn: Row }>(who, IN, { notes });
const clockOut = (who: Viewer | null, notes?: string) => test_.run<{ clockOut: Row }>(who, OUT, { notes });
const today = (who: Viewer | null) =>
  test_.run<{ attendanceToday: { date: string; clockedIn: boolean; attendance: Row | null } }>(who, TODAY);
const records = () => test_.database.query('select employee_id as "employeeId" from attendance');

describe('who may not', () => {
  test('a person cannot clock in or out without signing in, or before the password is changed', async () => {
    for (const ask of [clockIn, clockOut, today]) {
      expect((await ask(null)).errors[0]?.code).toBe('UNAUTHENTICATED');
      expect((await ask({ ...me, mustChangePassword: true })).errors[0]?.code).toBe(
        'PASSWORD_CHANGE_REQUIRED',
      );
    }
    expect(await records()).toEqual([]);
  });

  test.each([[[]], [['HR']], [['Administrator']], [['Manager']], [['IT Staff']], [['Analyst']]])(
    'a person without an employee record has no attendance, whatever the role: %s',
    async (roles) => {
      for (const ask of [clockIn, clockOut, today])
        expect((await ask(viewer(roles, { employeeId: null }))).errors[0]).toMatchObject({
          code: 'NOT_FOUND',
          message: 'No employee record.',
        });
    },
  );

  test('a person cannot clock out before clocking in, or for someone else', async () => {
    const refusal = { code: 'CONFLICT', message: 'You are not clocked in.' };
    expect((await clockOut(me)).errors[0]).toMatchObject(refusal);
    await clockIn(me);
    const other = await addEmployee(test_.database, { managerId: own.id });
    const theirs = viewer(['HR'], {
      userId: other.userId,
      employeeId: other.id,
      reportUserIds: [own.userId],
    });
    expect((await clockOut(theirs)).errors[0]).toMatchObject(refusal);
    expect((await today(theirs)).data.attendanceToday).toMatchObject({ clockedIn: false, attendance: null });
    expect((await today(me)).data.attendanceToday.clockedIn).toBe(true);
  });

  test('a person who is clocked in cannot clock in again', async () => {
    await clockIn(me);
    expect((await clockIn(me)).errors[0]).toMatchObject({
      code: 'CONFLICT',
      message: 'You are clocked in already.',
    });
    expect(await records()).toHaveLength(1);
  });

  test('remarks of more than 2,000 characters are refused and nothing is written', async () => {
    const fields = { notes: ['Ensure this field has no more than 2000 characters.'] };
    expect((await clockIn(me, 'x'.repeat(2_001))).errors[0]).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields,
    });
    expect((await clockIn(me, '😀'.repeat(2_000))).errors).toEqual([]);
    expect((await clockOut(me, 'x'.repeat(2_001))).errors[0]).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields,
    });
    expect((await clockOut(me, '😀'.repeat(2_000))).errors).toEqual([]);
  });
});

describe('a day at work', () => {
  afterEach(() => walkOn());

  test('a person clocks in, is at work, clocks out, and the hours are counted [A7.44]', async () => {
    standAt('2026-03-05T16:58:12.900Z');
    expect((await today(me)).data.attendanceToday).toEqual({
      date: '2026-03-05',
      clockedIn: false,
      attendance: null,
    });
    const { data, errors } = await clockIn(me, ' At the desk ');
    const { id } = data.clockIn;
    const begun = {
      id,
      employeeId: own.id,
      employeeName: 'Maya Okafor',
      employee: { id: own.id },
      date: '2026-03-05',
      clockIn: '2026-03-05T16:58:12.000Z',
      clockOut: null,
      totalHours: null,
      status: 'INCOMPLETE',
      notes: 'At the desk',
    };
    expect([data.clockIn, errors]).toEqual([begun, []]);
    expect((await today(me)).data.attendanceToday).toEqual({
      date: '2026-03-05',
      clockedIn: true,
      attendance: begun,
    });
    standAt('2026-03-06T01:13:12.100Z');
    const ended = {
      ...begun,
      clockOut: '2026-03-06T01:13:12.000Z',
      totalHours: '8.25',
      status: 'PRESENT',
      notes: 'At the desk\nLeft early',
    };
    expect((await clockOut(me, 'Left early')).data.clockOut).toEqual(ended);
    expect((await today(me)).data.attendanceToday).toEqual({
      date: '2026-03-05',
      clockedIn: false,
      attendance: ended,
    });
    expect((await clockOut(me)).errors[0]?.code).toBe('CONFLICT');
    const trail = await test_.database.query(
      `select actor_user_id as "actor", action, before, after from audit where object_type = 'attendance' and object_id = $1 order by id`,
      [String(id)],
    );
    expect(trail).toEqual(
      ['attendance.clock_in', 'attendance.clock_out'].map((action) => ({
        actor: own.userId,
        action,
        before: null,
        after: null,
      })),
    );
  });

  test('a day can have several records; remarks are optional', async () => {
    standAt('2026-03-05T17:00:00Z');
    expect((await clockIn(me)).data.clockIn).toMatchObject({ notes: null });
    standAt('2026-03-05T20:00:00Z');
    expect((await clockOut(me)).data.clockOut).toMatchObject({ notes: null, totalHours: '3.00' });
    standAt('2026-03-05T21:00:00Z');
    await clockIn(me);
    standAt('2026-03-05T21:00:00.500Z');
    expect((await clockOut(me, 'Nobody there')).data.clockOut).toMatchObject({
      notes: 'Nobody there',
      totalHours: '0.00',
      status: 'PRESENT',
    });
    expect((await today(me)).data.attendanceToday.attendance).toMatchObject({
      clockIn: '2026-03-05T21:00:00.000Z',
    });
  });

  test('an open record of yesterday is still open today and is ended by clocking out', async () => {
    standAt('2026-03-06T06:00:00Z'); // ten in the evening
    await clockIn(me);
    standAt('2026-03-06T14:00:00Z');
    expect((await today(me)).data.attendanceToday).toMatchObject({
      date: '2026-03-06',
      clockedIn: true,
      attendance: { date: '2026-03-05' },
    });
    expect((await clockOut(me)).data.clockOut).toMatchObject({ date: '2026-03-05', totalHours: '8.00' });
    expect((await today(me)).data.attendanceToday).toEqual({
      date: '2026-03-06',
      clockedIn: false,
      attendance: null,
    });
  });

  test("the day is that of the organisation's zone, and in the night of a clock change the elapsed time counts", async () => {
    standAt('2026-03-08T07:59:59Z'); // a second to midnight; at two the clock is put forward
    expect((await clockIn(me)).data.clockIn).toMatchObject({ date: '2026-03-07' });
    standAt('2026-03-08T14:59:59Z');
    expect((await clockOut(me)).data.clockOut).toMatchObject({ date: '2026-03-07', totalHours: '7.00' });
    standAt('2026-11-01T07:00:00Z'); // midnight; at two the clock is put back
    expect((await clockIn(me)).data.clockIn).toMatchObject({ date: '2026-11-01' });
    standAt('2026-11-01T16:00:00Z');
    expect((await clockOut(me)).data.clockOut).toMatchObject({ totalHours: '9.00' });
  });

  test('a clock that was set back counts zero hours, not a negative number', async () => {
    await addAttendance(test_.database, {
      employeeId: own.id,
      date: '2026-03-05',
      clockIn: '2026-03-05T17:00:00Z',
      clockOut: null,
    });
    standAt('2026-03-05T16:00:00Z');
    expect((await clockOut(me)).data.clockOut).toMatchObject({
      clockOut: '2026-03-05T17:00:00.000Z',
      totalHours: '0.00',
    });
  });
});

describe('two tabs', () => {
  test('of eight attempts to clock in at the same moment one succeeds', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => clockIn(me)));
    expect(replies.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    for (const { errors } of replies.filter((reply) => reply.errors.length > 0))
      expect(errors[0]).toMatchObject({ code: 'CONFLICT', message: 'You are clocked in already.' });
    expect(await records()).toEqual([{ employeeId: own.id }]);
  });

  test('of eight attempts to clock out at the same moment one succeeds', async () => {
    await clockIn(me);
    const replies = await Promise.all(Array.from({ length: 8 }, () => clockOut(me, 'Bye')));
    expect(replies.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    expect(await test_.database.query('select notes from attendance')).toEqual([{ notes: 'Bye' }]);
  });

  test('the same Idempotency-Key clocks in once', async () => {
    const send = () => test_.run<{ clockIn: Row }>(me, IN, {}, { idempotencyKey: 'k' });
    const first = await send();
    expect((await send()).data).toEqual(first.data);
    expect(await records()).toHaveLength(1);
  });
});
