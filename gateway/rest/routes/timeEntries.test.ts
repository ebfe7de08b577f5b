import { openTestPortal } from '../../testing/portal.js';
import type { TestPortal } from '../../testing/portal.js';
import { NOT_FOUND, outcome, said } from '../testing/leave.js';
import type { Json } from '../testing/leave.js';
import { FORBIDDEN, UNAUTHENTICATED } from '../testing/tickets.js';
import { dayAfter, timesheetsOf } from '../testing/timesheets.js';
import type { Entry, Sheet } from '../testing/timesheets.js';
import { timeEntryRows } from './timeEntries.routes.js';

let portal: TestPortal;
let draft: Sheet;
const sheets = timesheetsOf(() => portal);
beforeAll(async () => {
  portal = await openTestPortal();
  draft = await sheets.created('employee');
}, 60_000);
afterAll(() => portal.close());

const call = (method: string, as: Parameters<typeof sheets.call>[1], path: string, body?: Json, headers?: Record<string, string>) => sheets.call<Entry>(method, as, `timesheet-entries/${path}`, body, headers);
const good = (more: Json = {}): Json => ({ timesheet: draft.id, date: draft.week_start_date, project: 'Training', task_description: 'Reading', clock_in_time: '09:00', clock_out_time: '17:00', ...more });
const post = async (more: Json) => outcome(await call('POST', 'employee', '', good(more)));
const bad = (fields: Record<string, unknown>) => ({ status: 400, body: fields });
const NOT_DRAFT = (current_status: string) => ({ status: 409, body: said('Only draft entries can be edited', { current_status, code: 'conflict' }) });
const read = async (id: number) => (await call('GET', 'employee', `${id}/`)).body;

describe('who may not', () => {
  test('without a sign-in nobody reads or changes anything', async () => {
    const before = await sheets.entered(draft, 'employee');
    for (const { method, paths } of timeEntryRows) {
      expect(outcome(await portal.call(method, (paths[0] ?? '').replace('{id}', String(before.id)), { body: good() }))).toEqual(UNAUTHENTICATED);
    }
    expect(await read(before.id)).toEqual(before);
  });

  test("a colleague's entry, and their timesheet, answer like ones that do not exist [A6.15, A7.43]", async () => {
    const before = await sheets.entered(draft, 'employee');
    for (const account of ['it', 'analyst'] as const) {
      for (const [id, timesheet] of [[before.id, draft.id], [999_999_999, 999_999_999]] as const) {
        expect(outcome(await call('GET', account, `${id}/`))).toEqual(NOT_FOUND);
        expect(outcome(await call('PATCH', account, `${id}/`, { notes: 'Mine.' }))).toEqual(NOT_FOUND);
        expect(outcome(await call('DELETE', account, `${id}/`))).toEqual(NOT_FOUND);
        expect(outcome(await call('POST', account, '', good({ timesheet })))).toEqual(NOT_FOUND);
      }
    }
    expect(await read(before.id)).toEqual(before);
  });

  test('who may read it but whose it is not changes nothing in it: not the manager, not HR, not an administrator', async () => {
    const before = await sheets.entered(draft, 'employee');
    for (const account of ['manager', 'hr', 'admin'] as const) {
      expect(outcome(await call('GET', account, `${before.id}/`))).toEqual({ status: 200, body: before });
      for (const [method, path, body] of [['PATCH', `${before.id}/`, { notes: 'Mine.' }], ['DELETE', `${before.id}/`, undefined], ['POST', '', good()]] as const) {
        expect([account, method, outcome(await call(method, account, path, body))]).toEqual([account, method, FORBIDDEN]);
      }
    }
    expect(await read(before.id)).toEqual(before);
  });

  test('once the timesheet is handed in nobody writes into it, whatever became of it [A4.19, A4.20, A5.37]', async () => {
    for (const state of ['submitted', 'approved', 'rejected'] as const) {
      const sheet = await sheets.createdAs('employee', state);
      const { id } = sheet.time_entries[0]!;
      expect(outcome(await call('PATCH', 'employee', `${id}/`, { notes: 'Later.' }))).toEqual(NOT_DRAFT(state));
      expect(outcome(await call('DELETE', 'employee', `${id}/`))).toEqual(NOT_DRAFT(state));
      expect(outcome(await call('POST', 'employee', '', good({ timesheet: sheet.id, date: sheet.week_start_date })))).toEqual(NOT_DRAFT(state));
      expect((await sheets.read('employee', sheet.id)).body).toEqual(sheet);
    }
  });
});

describe('input that does not fit', () => {
  test('what is missing, blank or no such thing is said field by field', async () => {
    expect(outcome(await call('POST', 'employee', '', {}))).toEqual(bad({ timesheet: ['This field is required.'], date: ['This field is required.'] }));
    expect(await post({ timesheet: 'mine', date: '1.2.2031', project: {}, task_description: [], notes: { a: 1 }, clock_in_time: [], clock_out_time: true })).toEqual(
      bad({
        ...{ timesheet: ['A valid integer is required.'], date: [expect.stringContaining('YYYY-MM-DD')] },
        ...{ project: ['Not a valid string.'], task_description: ['Not a valid string.'], notes: ['Not a valid string.'], clock_in_time: ['Not a valid string.'], clock_out_time: ['Not a valid string.'] },
      }),
    );
    expect(await post({ timesheet: null, date: null })).toEqual(bad({ timesheet: ['This field may not be null.'], date: ['This field may not be null.'] }));
    const long = (most: number) => [`Ensure this field has no more than ${most} characters.`];
    expect(await post({ project: 'x'.repeat(101), task_description: 'x'.repeat(1001), notes: 'x'.repeat(2001) })).toEqual(bad({ project: long(100), task_description: long(1000), notes: long(2000) }));
    const full = { project: '🙂'.repeat(100), task_description: '🙂'.repeat(1000), notes: '🙂'.repeat(2000) };
    expect(await post(full)).toEqual({ status: 201, body: expect.objectContaining(full) as unknown });
  });

  test('a day outside the week is refused, when it is written and when it is changed', async () => {
    const outside = bad({ date: ['The date must be within the week of the timesheet.'] });
    const { id } = await sheets.entered(draft, 'employee');
    for (const days of [-1, 7]) {
      const date = dayAfter(draft.week_start_date, days);
      expect([days, await post({ date })]).toEqual([days, outside]);
      expect([days, outcome(await call('PATCH', 'employee', `${id}/`, { date }))]).toEqual([days, outside]);
    }
    expect(await post({ date: dayAfter(draft.week_start_date, 6) })).toMatchObject({ status: 201 });
  });

  test('times that cannot be read, and an end without a beginning, are refused in the specified words [A5.27, A5.30]', async () => {
    const unreadable = bad({ non_field_errors: ['Invalid time range - duration must be greater than 0'] });
    const half = bad({ non_field_errors: ['Both clock in and clock out times are required'] });
    const before = await sheets.entered(draft, 'employee');
    for (const time of ['noon', '24:00', '9:60', '9:00:60', '13:00 pm', '0:30 am', '9', '-1:00', '9:00 xm', '9.5', '٩:٠٠', '09:00+02:00', 900]) {
      expect([time, await post({ clock_in_time: time })]).toEqual([time, unreadable]);
      expect([time, outcome(await call('PATCH', 'employee', `${before.id}/`, { clock_in_time: '08:00', clock_out_time: time }))]).toEqual([time, unreadable]);
    }
    for (const clock_in_time of ['', ' ', null, undefined]) expect([clock_in_time, await post({ clock_in_time })]).toEqual([clock_in_time, half]);
    expect(outcome(await call('PATCH', 'employee', `${before.id}/`, { clock_out_time: '10:00' }))).toEqual(half);
    expect(await read(before.id)).toEqual(before);
  });

  test('a timesheet holds two hundred entries', async () => {
    const sheet = await sheets.created('employee');
    const entries = Array.from({ length: 200 }, () => ({ date: sheet.week_start_date }));
    const save = 'mutation ($id: Int!, $entries: [TimesheetEntryInput!]!) { saveTimesheet(id: $id, entries: $entries) { id } }';
    expect((await portal.graphql('employee', save, { id: sheet.id, entries })).errors).toBeUndefined();
    expect(await post({ timesheet: sheet.id, date: sheet.week_start_date })).toEqual({ status: 409, body: said('A timesheet holds at most 200 entries.', { code: 'conflict' }) });
  });
});

describe('a call that is not one', () => {
  test('a method that a path does not have is named with those it has, and an id that is none is not found', async () => {
    const { id } = await sheets.entered(draft, 'employee');
    for (const [method, path, allow] of [['PUT', `${id}/`, 'DELETE, GET, HEAD, OPTIONS, PATCH'], ['POST', `${id}/`, 'DELETE, GET, HEAD, OPTIONS, PATCH'], ['DELETE', '', 'GET, HEAD, OPTIONS, POST'], ['PATCH', '', 'GET, HEAD, OPTIONS, POST']] as const) {
      const answer = await call(method, 'employee', path, good());
      expect([method, path, outcome(answer), answer.headers['allow']]).toEqual([method, path, { status: 405, body: said(`Method "${method}" not allowed.`, { code: 'method_not_allowed' }) }, allow]);
    }
    for (const path of ['x/', '1.5/', '99999999999/', '-1/']) for (const method of ['GET', 'PATCH', 'DELETE']) expect([method, path, outcome(await call(method, 'employee', path))]).toEqual([method, path, NOT_FOUND]);
    expect((await portal.call('PATCH', `/api/hr/timesheet-entries/${id}/`, { as: 'employee', payload: 'notes=x', headers: { 'content-type': 'application/x-www-form-urlencoded' } })).status).toBe(415);
  });
});
