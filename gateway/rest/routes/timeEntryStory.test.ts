import { openTestPortal } from '../../testing/portal.js';
import type { TestPortal } from '../../testing/portal.js';
import { NOT_FOUND, outcome, said } from '../testing/leave.js';
import type { Json } from '../testing/leave.js';
import { INSTANT } from '../testing/tickets.js';
import { dayAfter, timesheetsOf } from '../testing/timesheets.js';
import type { Entry, Sheet } from '../testing/timesheets.js';

let portal: TestPortal;
let draft: Sheet;
const sheets = timesheetsOf(() => portal);
beforeAll(async () => {
  portal = await openTestPortal();
  draft = await sheets.created('employee');
}, 60_000);
afterAll(() => portal.close());

const call = (method: string, path: string, body?: Json, headers?: Record<string, string>) => sheets.call<Entry>(method, 'employee', `timesheet-entries/${path}`, body, headers);
const good = (more: Json = {}): Json => ({ timesheet: draft.id, date: draft.week_start_date, ...more });
const times = async (clock_in_time: unknown, clock_out_time: unknown) => {
  const { status, body } = await call('POST', '', good({ clock_in_time, clock_out_time }));
  return [status, body['clock_in_time'], body['clock_out_time'], body.hours_worked];
};

describe('writing an entry', () => {
  test('project, task and notes may be left out or blank, and spaces around them are taken off', async () => {
    const bare = { id: expect.any(Number) as number, timesheet: draft.id, date: draft.week_start_date, project: '', task_description: '', clock_in_time: null, clock_out_time: null, hours_worked: '0.000', break_duration: '00:15:00', notes: null, created_at: INSTANT, updated_at: INSTANT };
    for (const more of [{}, { project: '', task_description: ' ', notes: '', clock_in_time: '', clock_out_time: null }, { project: null, task_description: null, notes: null }]) {
      expect(outcome(await call('POST', '', good(more)))).toEqual({ status: 201, body: bare });
    }
    expect((await call('POST', '', good({ project: ' Training\n', task_description: '\tReading ', notes: ' Quiet. ' }))).body).toMatchObject({ project: 'Training', task_description: 'Reading', notes: 'Quiet.' });
  });

  test('times are read in 24 hours and with am or pm, and get their seconds [A5.28, A5.33]', async () => {
    const nine = [201, '09:00:00', '17:30:00', '8.500'];
    for (const [start, end] of [['9:00', '17:30'], ['09:00:00', '17:30:00'], ['9:00 am', '5:30 pm'], [' 9:00AM ', '05:30 P.M.'], ['9:00 A.M.', '5:30:00 PM']]) expect([start, await times(start, end)]).toEqual([start, nine]);
    expect(await times('12:00 am', '12:00pm')).toEqual([201, '00:00:00', '12:00:00', '12.000']);
    expect(await times('09:00', '17:30:15')).toEqual([201, '09:00:00', '17:30:15', '8.504']);
    expect(await times('09:00', null)).toEqual([201, '09:00:00', null, '0.000']);
  });

  test('out before in is the next morning, equal is nothing, and more than sixteen hours are taken [A5.29, A5.30]', async () => {
    expect(await times('22:00', '6:00')).toEqual([201, '22:00:00', '06:00:00', '8.000']);
    expect(await times('09:00', '09:00')).toEqual([201, '09:00:00', '09:00:00', '0.000']);
    expect(await times('09:00', '09:00:01')).toEqual([201, '09:00:00', '09:00:01', '0.000']);
    expect(await times('06:00', '23:30')).toEqual([201, '06:00:00', '23:30:00', '17.500']);
    expect(await times('00:00:01', '00:00')).toEqual([201, '00:00:01', '00:00:00', '24.000']);
  });

  test('the break is a quarter of an hour, whatever is sent, and stays out of the hours [A9.9]', async () => {
    for (const break_duration of ['01:00:00', '', null, 15, 'long', {}]) {
      const { status, body } = await call('POST', '', good({ clock_in_time: '09:00', clock_out_time: '17:00', break_duration }));
      expect([break_duration, status, body['break_duration'], body.hours_worked]).toEqual([break_duration, 201, '00:15:00', '8.000']);
      expect((await call('PATCH', `${body.id}/`, { break_duration })).body).toMatchObject({ break_duration: '00:15:00', hours_worked: '8.000' });
    }
  });
});

describe('changing an entry', () => {
  test('any part of it, and the hours of the week with it [A7.43, A4.19]', async () => {
    const sheet = await sheets.created('employee');
    const before = await sheets.entered(sheet, 'employee', { clock_in_time: '09:00', clock_out_time: '17:00', notes: 'Quiet.' });
    const parts: Json[] = [{ project: 'Meetings' }, { task_description: 'Planning' }, { clock_in_time: '10:00' }, { clock_out_time: '6:00 pm' }, { date: dayAfter(sheet.week_start_date, 6) }, { notes: 'Loud.' }, {}, { notes: null }, { clock_out_time: '' }, { project: '', task_description: null }];
    const shown: Json[] = [{}, {}, { clock_in_time: '10:00:00', hours_worked: '7.000' }, { clock_out_time: '18:00:00', hours_worked: '8.000' }, {}, {}, {}, {}, { clock_out_time: null, hours_worked: '0.000' }, { task_description: '' }];
    let expected: Json = before;
    for (const [index, part] of parts.entries()) {
      const { status, body } = await call('PATCH', `${before.id}/`, part);
      expected = { ...expected, ...part, ...shown[index], updated_at: INSTANT };
      expect([part, status, body]).toEqual([part, 200, expected]);
      expect((await sheets.read('employee', sheet.id)).body).toMatchObject({ total_hours: expected['hours_worked'], time_entries: [body] });
    }
  });

  test('is moved to no other timesheet and given nobody else’s marks by what a caller writes into it [S-34]', async () => {
    const other = await sheets.created('hr');
    const own = await sheets.created('employee');
    const before = await sheets.entered(draft, 'employee', { clock_in_time: '09:00', clock_out_time: '10:00' });
    const forged = { id: 1, timesheet: other.id, timesheet_id: other.id, employee: other.employee, employee_id: other.employee, status: 'approved', hours_worked: '99.000', worked_seconds: 1, break_duration: '02:00:00', created_at: '2020-01-01T00:00:00Z', started_at: '2020-01-01T00:00:00Z', stopped_at: '2020-01-02T00:00:00Z', session_id: 'x', time_zone: 'Asia/Tokyo', week_start_date: '2020-01-06', version: 99, approved_by: 1 };
    for (const timesheet of [other.id, own.id, 'x', null]) {
      const { status, body } = await call('PATCH', `${before.id}/`, { ...forged, timesheet, notes: 'Kept.' });
      expect([status, body]).toEqual([200, { ...before, notes: 'Kept.', updated_at: INSTANT }]);
    }
    expect((await sheets.read('hr', other.id)).body).toEqual(other);
    const { status, body } = await call('POST', '', { ...forged, ...good({ clock_in_time: '09:00', clock_out_time: '10:00' }) });
    expect([status, body]).toMatchObject([201, { timesheet: draft.id, hours_worked: '1.000', break_duration: '00:15:00', created_at: INSTANT }]);
    expect(body.id).not.toBe(1);
  });

  test('of two changes that read the same version one is made and the other is told', async () => {
    const { id } = await sheets.entered(draft, 'employee');
    const tag = (await call('GET', `${id}/`)).headers['etag'] ?? '';
    expect(tag).toMatch(/^"\d+"$/);
    const answers = await Promise.all(['One', 'Two'].map((notes) => call('PATCH', `${id}/`, { notes }, { 'if-match': tag })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toEqual(said('Somebody changed this meanwhile. Please look again.', { current_status: 'draft', code: 'conflict' }));
    expect(outcome(await call('GET', `${id}/`)).body).toEqual(answers.find(({ status }) => status === 200)?.body);
    for (const header of ['x', '"1", "2"', '-1']) expect((await call('PATCH', `${id}/`, { notes: 'x' }, { 'if-match': header })).status).toBe(400);
  });
});

describe('deleting an entry', () => {
  test('takes it out of the week for good, and its hours with it [A7.43, A4.19]', async () => {
    const sheet = await sheets.created('employee');
    const [gone, kept] = [await sheets.entered(sheet, 'employee', { clock_in_time: '09:00', clock_out_time: '10:00' }), await sheets.entered(sheet, 'employee', { clock_in_time: '11:00', clock_out_time: '13:00' })];
    const answer = await call('DELETE', `${gone.id}/`);
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect((await sheets.read('employee', sheet.id)).body).toMatchObject({ total_hours: '2.000', time_entries: [kept] });
    for (const method of ['GET', 'PATCH', 'DELETE']) expect([method, outcome(await call(method, `${gone.id}/`, { notes: 'x' }))]).toEqual([method, NOT_FOUND]);
  });

  test('is done once, however often it is asked for at the same moment', async () => {
    const { id } = await sheets.entered(draft, 'employee');
    const answers = await Promise.all(Array.from({ length: 4 }, () => call('DELETE', `${id}/`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404, 404]);
  });
});

test('a repeat under the same key writes one entry, and the key takes no other body', async () => {
  const sheet = await sheets.created('employee');
  const send = (more: Json = {}) => call('POST', '', { timesheet: sheet.id, date: sheet.week_start_date, ...more }, { 'idempotency-key': 'entry-once' });
  const [first, again] = [await send(), await send()];
  expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
  expect(outcome(await send({ notes: 'x' }))).toEqual({ status: 409, body: said('This Idempotency-Key was used with a different request.', { code: 'conflict' }) });
  expect((await sheets.read('employee', sheet.id)).body.time_entries).toEqual([first.body]);
});
