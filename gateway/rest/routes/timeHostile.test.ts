import { openTestPortal } from '../../testing/portal.js';
import type { TestPortal } from '../../testing/portal.js';
import type { Json } from '../testing/leave.js';
import { timesheetsOf } from '../testing/timesheets.js';
import type { Sheet } from '../testing/timesheets.js';

let portal: TestPortal;
let draft: Sheet;
const sheets = timesheetsOf(() => portal);
beforeAll(async () => {
  portal = await openTestPortal();
  draft = await sheets.created('employee');
}, 60_000);
afterAll(() => portal.close());

/** As JSON text, because some of them JSON.stringify would not write. */
const VALUES = [
  ...['null', 'true', '0', '-1', '1.5', '1e400', '-1e-400', '9999999999', '9007199254740993', '2147483648', '{}', '[]', '[[]]', '{"toString":1}', '""', '" "'],
  ...['"\\u0000"', '"a\\u0000b"', '"\\ud83d"', '"\\udc00x"', '"\\ud83d\\ude42"', '"\\u202e\\u200b"', '"NaN"', '"Infinity"', '"0x10"', '"-0"', '"99:99:99"', '"1e3"', '"٠٩:٠٠"', '"24:00"', '"9999-12-31"', '"0001-01-01"', '"0000-00-00"', '"275760-09-13"', '"2034-01-09T00:00:00Z"'],
  ...[`"${'x'.repeat(5000)}"`, `"${'9'.repeat(400)}"`, '"\'; drop table timesheet; --"', '"%_\\\\"', '"<script>"', '{"__proto__":{"a":1}}'],
];

async function statuses(method: string, path: string, fields: string[], base: Json = {}): Promise<void> {
  for (const field of fields) {
    for (const value of VALUES) {
      const rest = Object.entries(base).map(([key, part]) => `,${JSON.stringify(key)}:${JSON.stringify(part)}`);
      const { status, text } = await portal.call(method, `/api/hr/${path}`, { as: 'employee', payload: `{"${field}":${value}${rest.join('')}}`, headers: { 'content-type': 'application/json' } });
      expect([path, field, value, [200, 201, 400, 404, 409].includes(status) ? 'answered' : `${status} ${text}`]).toEqual([path, field, value, 'answered']);
    }
  }
}

test('no value in a body breaks the writing of an entry', async () => {
  await statuses('POST', 'timesheet-entries/', ['timesheet'], { date: draft.week_start_date });
  await statuses('POST', 'timesheet-entries/', ['date'], { timesheet: draft.id });
  const { id } = await sheets.entered(await sheets.created('employee'), 'employee');
  await statuses('PATCH', `timesheet-entries/${id}/`, ['date', 'project', 'task_description', 'clock_in_time', 'clock_out_time', 'notes']);
}, 60_000);

test('nor that of a timesheet or of attendance', async () => {
  await statuses('POST', 'timesheets/', ['week_start_date']);
  for (const path of ['clock-in/', 'clock-out/']) await statuses('POST', `attendance/${path}`, ['notes']);
}, 60_000);

test('no value in a query breaks a list', async () => {
  const NAMES = {
    'timesheets/': ['employee', 'status', 'week_start_date', 'week_start_date_after', 'week_start_date_before', 'search', 'ordering', 'page', 'page_size'],
    'timesheets/my_submitted/': ['ordering', 'page_size'],
    'timesheet-entries/': ['timesheet', 'date', 'date_after', 'date_before', 'project', 'search', 'ordering', 'page'],
    'attendance/': ['employee', 'date', 'date_after', 'date_before', 'status', 'ordering'],
    'attendance/my-attendance/': ['date_after', 'date_before', 'ordering', 'page_size'],
  };
  const TEXTS = ['%00', 'a%00b', '%ED%A0%BD', '%F0%9F', '%F0%9F%99%82', '-1', '0', '1e9', '9999999999999', '2147483648', '2147483647', "'", '%25_%5C', ',,,', '-', '--x', '9999-12-31', '0001-01-01', '-0001-01-01', 'x'.repeat(2000), '1,'.repeat(800)];
  for (const [path, names] of Object.entries(NAMES)) {
    for (const name of names) {
      for (const value of TEXTS) {
        const { status, text } = await portal.call('GET', `/api/hr/${path}?${name === 'page_size' ? '' : 'page_size=2&'}${name}=${value}`, { as: 'hr' });
        expect([path, name, value, [200, 400, 404].includes(status) ? 'answered' : `${status} ${text}`]).toEqual([path, name, value, 'answered']);
      }
    }
  }
}, 60_000);

test('half a character is kept as the sign for an unreadable one, and a NUL is refused on its field', async () => {
  const send = (text: string) => portal.call<Json>('POST', '/api/hr/timesheet-entries/', { as: 'employee', payload: `{"timesheet":${draft.id},"date":"${draft.week_start_date}","notes":"${text}"}`, headers: { 'content-type': 'application/json' } });
  expect(await send('half \\ud83d')).toMatchObject({ status: 201, body: { notes: 'half \uFFFD' } });
  expect(await send('a\\u0000b')).toMatchObject({ status: 400, body: { notes: ['Null characters are not allowed.'] } });
});
