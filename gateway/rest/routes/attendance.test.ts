import { dayIn } from '../../../subgraphs/kit/calendar.js';
import { database } from '../../../subgraphs/people/database.js';
import { openTestPortal } from '../../testing/portal.js';
import type { TestPortal } from '../../testing/portal.js';
import { hireCanary } from '../testing/canary.js';
import type { Asker, Canary } from '../testing/canary.js';
import { NOT_FOUND, outcome, said } from '../testing/leave.js';
import type { Json } from '../testing/leave.js';
import { INSTANT, UNAUTHENTICATED } from '../testing/tickets.js';
import { dayAfter, timesheetsOf, withoutRecord } from '../testing/timesheets.js';
import { attendanceRows } from './attendance.routes.js';

type Attendance = Json & { id: number; status: string };

let portal: TestPortal;
let newcomer: Canary;
const { call: hr } = timesheetsOf(() => portal);
beforeAll(async () => {
  portal = await openTestPortal();
  newcomer = await hireCanary(portal);
}, 60_000);
afterAll(() => portal.close());

const call = <Body = Attendance>(method: string, as: Asker, path: string, body?: Json, headers?: Record<string, string>) => hr<Body>(method, as, `attendance/${path}`, body, headers);
const today = () => dayIn(portal.portal.config.organisation.timeZone);
const NOT_IN = { status: 409, body: said('You are not clocked in.', { code: 'conflict' }) };
const IN_ALREADY = { status: 409, body: said('You are clocked in already.', { code: 'conflict' }) };

/** Whoever is clocked in is clocked out first. */
async function clockedIn(as: Asker, body: Json = {}): Promise<Attendance> {
  await call('POST', as, 'clock-out/');
  const answer = await call('POST', as, 'clock-in/', body);
  if (answer.status !== 201) throw new Error(`${answer.status} ${answer.text}`);
  return answer.body;
}

describe('who may not', () => {
  test('without a sign-in nobody reads or changes anything', async () => {
    const { id } = await clockedIn('employee');
    for (const { method, paths } of attendanceRows) {
      expect([paths[0], outcome(await portal.call(method, (paths[0] ?? '').replace('{id}', String(id)), { body: {} }))]).toEqual([paths[0], UNAUTHENTICATED]);
    }
    expect((await call('GET', 'employee', `${id}/`)).body.status).toBe('incomplete');
  });

  test('somebody without an employee record is told so, and reads empty lists', async () => {
    const nobody = await withoutRecord(portal);
    const none = { status: 404, body: said('No employee record.', { code: 'not_found' }) };
    for (const [method, path] of [['POST', 'clock-in/'], ['POST', 'clock-out/'], ['GET', 'today/']] as const) expect([path, outcome(await call(method, nobody, path))]).toEqual([path, none]);
    for (const path of ['', 'my-attendance/']) expect(outcome(await call('GET', nobody, path))).toEqual({ status: 200, body: { count: 0, next: null, previous: null, results: [] } });
  });

  test("a colleague's record answers like one that does not exist; the manager, HR and administrators read it [A6.15]", async () => {
    const record = await clockedIn('employee');
    for (const account of ['it', 'analyst'] as const) for (const id of [record.id, 999_999_999, 'x', '1.5', '99999999999']) expect([account, id, outcome(await call('GET', account, `${id}/`))]).toEqual([account, id, NOT_FOUND]);
    for (const account of ['employee', 'manager', 'hr', 'admin'] as const) expect([account, outcome(await call('GET', account, `${record.id}/`))]).toEqual([account, { status: 200, body: record }]);
  });

  test('nobody writes a record but by clocking in and out', async () => {
    const record = await clockedIn('employee');
    const wrong = [
      ...(['POST', 'PUT', 'PATCH', 'DELETE'] as const).map((method) => [method, `${record.id}/`, 'GET, HEAD, OPTIONS'] as const),
      ...(['POST', 'DELETE'] as const).map((method) => [method, '', 'GET, HEAD, OPTIONS'] as const),
      ...(['clock-in', 'clock-out'] as const).map((path) => ['PUT', `${path}/`, 'OPTIONS, POST'] as const),
    ];
    for (const [method, path, allow] of wrong) {
      const answer = await call(method, 'hr', path, { clock_out: '2020-01-01T00:00:00Z' });
      expect([method, path, outcome(answer), answer.headers['allow']]).toEqual([method, path, { status: 405, body: said(`Method "${method}" not allowed.`, { code: 'method_not_allowed' }) }, allow]);
    }
    expect((await call('GET', 'employee', `${record.id}/`)).body).toEqual(record);
  });

  test('remarks are text, and not too long', async () => {
    await call('POST', 'employee', 'clock-out/');
    const long = { status: 400, body: { notes: ['Ensure this field has no more than 2000 characters.'] } };
    expect(outcome(await call('POST', 'employee', 'clock-in/', { notes: 'x'.repeat(2001) }))).toEqual(long);
    expect(outcome(await call('POST', 'employee', 'clock-in/', { notes: {} }))).toEqual({ status: 400, body: { notes: ['Not a valid string.'] } });
    expect((await call('POST', 'employee', 'clock-in/', { notes: '🙂'.repeat(2000) })).status).toBe(201);
    expect(outcome(await call('POST', 'employee', 'clock-out/', { notes: 'x'.repeat(2001) }))).toEqual(long);
    expect((await call('GET', 'employee', 'today/')).body['clocked_in']).toBe(true);
  });
});

describe('a day at work', () => {
  test('is clocked in and out, once each, and read as a whole [A7.44]', async () => {
    const me = (await hr<{ id: number; user_name: string }>('GET', newcomer, 'employees/my_profile/')).body;
    expect((await call('GET', newcomer, 'today/')).body).toEqual({ date: today(), clocked_in: false, attendance: null });
    expect(outcome(await call('POST', newcomer, 'clock-out/'))).toEqual(NOT_IN);

    const begun = await call('POST', newcomer, 'clock-in/', { notes: ' Early. ' });
    const record = { id: expect.any(Number) as number, employee: me.id, employee_name: me.user_name, date: today(), clock_in: INSTANT, clock_out: null, total_hours: null, status: 'incomplete', notes: 'Early.' };
    expect(outcome(begun)).toEqual({ status: 201, body: record });
    expect(Math.abs(Date.parse(String(begun.body['clock_in'])) - Date.now())).toBeLessThan(60_000);
    expect((await call('GET', newcomer, 'today/')).body).toEqual({ date: today(), clocked_in: true, attendance: begun.body });
    expect(outcome(await call('POST', newcomer, 'clock-in/'))).toEqual(IN_ALREADY);

    const ended = await call('POST', newcomer, 'clock-out/', { notes: 'Home.' });
    expect(outcome(ended)).toEqual({ status: 200, body: { ...begun.body, clock_out: INSTANT, total_hours: expect.stringMatching(/^0\.0\d$/), status: 'present', notes: 'Early.\nHome.' } });
    expect((await call('GET', newcomer, 'today/')).body).toEqual({ date: today(), clocked_in: false, attendance: ended.body });
    expect(outcome(await call('POST', newcomer, 'clock-out/'))).toEqual(NOT_IN);
    expect((await call('GET', newcomer, `${ended.body.id}/`)).body).toEqual(ended.body);
  });

  test('ends the record that is open, be it yesterday’s, and counts its hours', async () => {
    const { id } = await clockedIn(newcomer);
    await database.query(`update attendance set date = date - 1, clock_in = clock_in - interval '10 hours 30 minutes' where id = $1`, [id]);
    expect((await call('GET', newcomer, 'today/')).body).toMatchObject({ date: today(), clocked_in: true, attendance: { id, date: dayAfter(today(), -1) } });
    expect((await call('POST', newcomer, 'clock-out/')).body).toMatchObject({ id, status: 'present', total_hours: expect.stringMatching(/^10\.5\d$/), date: dayAfter(today(), -1) });
  });

  test('belongs to nobody else and to no other time for what a caller writes into it', async () => {
    const me = (await hr<{ id: number }>('GET', newcomer, 'employees/my_profile/')).body;
    const forged = { id: 1, employee: 1, employee_id: 1, date: '2020-01-01', clock_in: '2020-01-01T08:00:00Z', clock_out: '2020-01-01T18:00:00Z', total_hours: '99.00', status: 'present', employee_name: 'Somebody' };
    const begun = await clockedIn(newcomer, forged);
    expect(begun).toMatchObject({ employee: me.id, date: today(), clock_out: null, total_hours: null, status: 'incomplete', notes: null });
    expect(Date.parse(String(begun['clock_in']))).toBeGreaterThan(Date.now() - 60_000);
    const { body } = await call('POST', newcomer, 'clock-out/', forged);
    expect(body).toMatchObject({ id: begun.id, employee: me.id, clock_in: begun['clock_in'], status: 'present', total_hours: expect.stringMatching(/^0\.0\d$/) });
  });

  test('is begun under either spelling of the path, and without a body', async () => {
    for (const [start, end] of [['clock_in/', 'clock_out/'], ['clock-in', 'clock-out'], ['clock_in', 'clock_out']] as const) {
      expect([start, (await call('POST', newcomer, start)).status]).toEqual([start, 201]);
      expect([end, (await call('POST', newcomer, end)).status]).toEqual([end, 200]);
    }
  });
});

describe('at the same moment, and twice', () => {
  test('of eight who clock in one does, and of eight who clock out one', async () => {
    await call('POST', 'employee', 'clock-out/');
    const eight = (path: string) => Promise.all(Array.from({ length: 8 }, () => call('POST', 'employee', path)));
    for (const [path, status, refusal] of [['clock-in/', 201, IN_ALREADY], ['clock-out/', 200, NOT_IN]] as const) {
      const answers = await eight(path);
      expect([path, answers.filter((answer) => answer.status === status).length]).toEqual([path, 1]);
      for (const answer of answers) if (answer.status !== status) expect(outcome(answer)).toEqual(refusal);
    }
  });

  test('a repeat under the same key gets the first answer, and the key takes no other body', async () => {
    await call('POST', 'employee', 'clock-out/');
    const send = (notes: string) => call('POST', 'employee', 'clock-in/', { notes }, { 'idempotency-key': 'clock-once' });
    const [first, again] = [await send('Early.'), await send('Early.')];
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
    expect(outcome(await send('Late.'))).toEqual({ status: 409, body: said('This Idempotency-Key was used with a different request.', { code: 'conflict' }) });
  });
});
