import { openTestPortal } from '../../testing/portal.js';
import type { Account, TestPortal } from '../../testing/portal.js';
import { leaveOf, NOT_FOUND, outcome, request, said } from '../testing/leave.js';
import { leaveRows } from './leave.routes.js';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(() => portal.close());

const leave = leaveOf(() => portal);
const REQUIRED = { title: ['This field is required.'], description: ['This field is required.'], leave_type: ['This field is required.'], start_date: ['This field is required.'], end_date: ['This field is required.'] };
const FORBIDDEN = { status: 403, body: said(expect.any(String), { code: 'forbidden' }) };
const OVERLAP = { status: 400, body: { non_field_errors: ['You already have a leave request for these dates.'] } };
const DECIDED = ['resolved', 'rejected', 'closed'] as const;

/** Every call on one request, with a body that would be good. */
const calls = (id: number) =>
  [
    ['GET', `${id}/`, undefined],
    ['PUT', `${id}/`, request()],
    ['PATCH', `${id}/`, { title: 'Taken over' }],
    ['DELETE', `${id}/`, undefined],
    ['POST', `${id}/approve/`, {}],
    ['POST', `${id}/reject/`, { reason: 'No.' }],
    ['POST', `${id}/update_status/`, { status: 'closed' }],
  ] as const;

describe('who may not', () => {
  test('without a sign-in nobody reads or changes anything', async () => {
    const before = await leave.created('employee');
    for (const { method, paths } of leaveRows) {
      const { status, body, headers } = await portal.call(method, (paths[0] ?? '').replace('{id}', String(before.id)), { body: request() });
      expect({ status, body }).toEqual({ status: 401, body: said('Authentication credentials were not provided.', { code: 'unauthenticated' }) });
      expect(headers['www-authenticate']).toBe('Token');
    }
    expect((await leave.read('employee', before.id)).body).toEqual(before);
  });

  test("a colleague's request answers like one that does not exist, whatever is tried on it [A6.15]", async () => {
    const before = await leave.created('employee');
    const unknown = calls(999_999_999);
    for (const account of ['it', 'analyst'] as const) {
      for (const [index, [method, path, body]] of calls(before.id).entries()) {
        const answer = outcome(await leave.call(method, account, path, body));
        expect([account, method, path, answer]).toEqual([account, method, path, NOT_FOUND]);
        expect(outcome(await leave.call(method, account, unknown[index]?.[1] ?? '', body))).toEqual(answer);
      }
    }
    expect((await leave.read('employee', before.id)).body).toEqual(before);
  });

  test('who may read it but did not ask for it neither changes nor withdraws it [A6.15]', async () => {
    const before = await leave.created('employee');
    for (const account of ['manager', 'hr', 'admin'] as const) {
      for (const [method, body] of [['PUT', request()], ['PATCH', { title: 'Taken over' }], ['DELETE', undefined]] as const) {
        const answer = outcome(await leave.call(method, account, `${before.id}/`, body));
        expect([account, method, answer]).toEqual([account, method, FORBIDDEN]);
      }
    }
    expect((await leave.read('employee', before.id)).body).toEqual(before);
  });

  test('nobody decides on their own request, whatever their role', async () => {
    const own = said(expect.stringMatching(/^You cannot decide your own leave request\./), { code: 'forbidden' });
    for (const account of ['employee', 'manager', 'hr', 'admin'] as const) {
      const before = await leave.created(account);
      for (const action of ['approve', 'reject'] as const) {
        expect(outcome(await leave.call('POST', account, `${before.id}/${action}/`))).toEqual({ status: 403, body: own });
      }
      expect((await leave.call('POST', account, `${before.id}/update_status/`, { status: 'resolved' })).status).toBe(403);
      expect((await leave.read(account, before.id)).body).toEqual(before);
    }
  });

  test('a manager decides on a report but sets no other status', async () => {
    const { id } = await leave.created('employee');
    expect(outcome(await leave.call('POST', 'manager', `${id}/update_status/`, { status: 'in_progress' }))).toEqual(FORBIDDEN);
    expect((await leave.call('POST', 'manager', `${id}/approve/`)).status).toBe(200);
  });
});

describe('input that does not fit', () => {
  test('what is missing, blank or no such thing is said field by field', async () => {
    const post = async (body: Record<string, unknown>) => outcome(await leave.call('POST', 'employee', '', body));
    expect(await post({})).toEqual({ status: 400, body: REQUIRED });
    expect(await post(request({ leave_type: 'sabbatical', priority: 'soon', start_date: '1.2.2031', end_date: '2031-02-30', title: null, reason: {} }))).toEqual({
      status: 400,
      body: {
        leave_type: ['"sabbatical" is not a valid choice.'],
        priority: ['"soon" is not a valid choice.'],
        start_date: [expect.stringContaining('YYYY-MM-DD')],
        end_date: [expect.stringContaining('YYYY-MM-DD')],
        title: ['This field may not be null.'],
        reason: ['Not a valid string.'],
      },
    });
    expect(await post(request({ title: ' ', description: '' }))).toEqual({ status: 400, body: { title: ['This field may not be blank.'], description: ['This field may not be blank.'] } });
    expect(await post(request({ supporting_document: 'note.pdf' }))).toEqual({ status: 400, body: { supporting_document: ['The submitted data was not a file. Check the encoding type on the form.'] } });
    const long = await post(request({ title: 'x'.repeat(201), description: 'x'.repeat(10_001), reason: 'x'.repeat(2001) }));
    expect([long.status, Object.keys(long.body as object).sort()]).toEqual([400, ['description', 'reason', 'title']]);
  });

  test('leave does not end before it starts, neither when asked for nor when changed [A5.24]', async () => {
    const early = { status: 400, body: { end_date: ['End date cannot precede start date.'] } };
    expect(outcome(await leave.call('POST', 'employee', '', request({ start_date: '2030-05-02', end_date: '2030-05-01' })))).toEqual(early);
    const { id, start_date } = await leave.created('employee');
    for (const method of ['PUT', 'PATCH']) {
      expect(outcome(await leave.call(method, 'employee', `${id}/`, request({ start_date, end_date: '2030-05-01' })))).toEqual(early);
    }
    expect(outcome(await leave.call('PATCH', 'employee', `${id}/`, { end_date: '2030-05-01' }))).toEqual(early);
  });

  test('days that touch leave which is asked for or approved are refused; days of refused or withdrawn leave are free again', async () => {
    for (const status of ['open', 'in_progress', 'waiting_response', 'resolved']) {
      const taken = await leave.createdAs('employee', status);
      const { start_date, end_date } = taken;
      for (const days of [{ start_date, end_date }, { start_date: end_date, end_date }, { start_date, end_date: start_date }]) {
        expect(outcome(await leave.call('POST', 'employee', '', request(days)))).toEqual(OVERLAP);
      }
      const other = await leave.created('employee');
      expect(outcome(await leave.call('PATCH', 'employee', `${other.id}/`, { start_date, end_date }))).toEqual(OVERLAP);
      expect((await leave.call('POST', 'analyst', '', request({ start_date, end_date }))).status).toBe(201);
    }
    for (const status of ['rejected', 'closed']) {
      const { start_date, end_date } = await leave.createdAs('employee', status);
      expect((await leave.call('POST', 'employee', '', request({ start_date, end_date }))).status).toBe(201);
    }
    const { id, start_date, end_date } = await leave.created('employee');
    await leave.call('DELETE', 'employee', `${id}/`);
    expect((await leave.call('POST', 'employee', '', request({ start_date, end_date }))).status).toBe(201);
  });

  test('a whole change names every required field', async () => {
    const before = await leave.created('employee');
    expect(outcome(await leave.call('PUT', 'employee', `${before.id}/`, {}))).toEqual({ status: 400, body: REQUIRED });
    expect(outcome(await leave.call('PATCH', 'employee', `${before.id}/`, { title: '', leave_type: 'x' }))).toMatchObject({ status: 400, body: { leave_type: ['"x" is not a valid choice.'] } });
    expect((await leave.read('employee', before.id)).body).toEqual(before);
  });

  test('filters of the list refuse values they do not know, each on its name', async () => {
    for (const path of ['', 'mine/']) {
      expect(outcome(await leave.call('GET', 'employee', `${path}?status=gone&leave_type=sick,long&priority=x&start_date_after=today&start_date_before=x&created_by=me&page=x`))).toEqual({
        status: 400,
        body: {
          status: ['"gone" is not a valid choice.'],
          leave_type: ['"long" is not a valid choice.'],
          priority: ['"x" is not a valid choice.'],
          start_date_after: [expect.stringContaining('YYYY-MM-DD')],
          start_date_before: [expect.stringContaining('YYYY-MM-DD')],
          created_by: ['A valid integer is required.'],
          page: ['A valid integer is required.'],
        },
      });
      expect(outcome(await leave.call('GET', 'employee', `${path}?page=99`))).toEqual({ status: 404, body: said('Invalid page.', { code: 'not_found' }) });
    }
  });
});

describe('a state that forbids it', () => {
  test('what is decided or closed is neither changed nor withdrawn [A4.14]', async () => {
    for (const status of DECIDED) {
      const before = await leave.createdAs('employee', status);
      const conflict = (text: unknown) => ({ status: 409, body: said(text, { current_status: status, code: 'conflict' }) });
      expect(outcome(await leave.call('DELETE', 'employee', `${before.id}/`))).toEqual(conflict('Only pending leave requests can be cancelled.'));
      expect(outcome(await leave.call('PUT', 'employee', `${before.id}/`, request()))).toEqual(conflict(expect.any(String)));
      expect(outcome(await leave.call('PATCH', 'employee', `${before.id}/`, { title: 'Later' }))).toEqual(conflict(expect.any(String)));
      expect((await leave.read('employee', before.id)).body).toEqual(before);
    }
  });

  test('what is decided or closed is not decided again', async () => {
    for (const status of DECIDED) {
      const before = await leave.createdAs('employee', status);
      for (const account of ['manager', 'hr', 'admin'] as const) {
        for (const action of ['approve', 'reject']) {
          const answer = outcome(await leave.call('POST', account, `${before.id}/${action}/`));
          expect(answer).toEqual({ status: 409, body: said(expect.any(String), { current_status: status, code: 'conflict' }) });
        }
      }
      expect((await leave.read('employee', before.id)).body).toEqual(before);
    }
  });
});

describe('a call that is not one', () => {
  test('other content, too much of it, and broken JSON are refused', async () => {
    const { id } = await leave.created('employee');
    const send = (as: Account, path: string, type: string, payload: string, method = 'POST') =>
      portal.call(method, `/api/tickets/leave-requests/${path}`, { as, payload, headers: { 'content-type': type } });
    expect(await send('employee', '', 'application/json', JSON.stringify(request({ description: 'x'.repeat(1024 * 1024) })))).toMatchObject({ status: 413, body: { detail: 'The request body is too large.' } });
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const refused = { status: 415, body: { detail: `Unsupported media type "${type}" in request.`, code: 'unsupported_media_type' } };
      for (const [method, path] of [['POST', ''], ['PUT', `${id}/`], ['PATCH', `${id}/`]] as const) expect(await send('employee', path, type, 'title=x', method)).toMatchObject(refused);
      expect(await send('hr', `${id}/approve/`, type, 'comment=x')).toMatchObject(refused);
    }
    // Only paths that take a file take a form.
    for (const path of ['approve', 'reject']) expect((await leave.send('POST', 'hr', `${id}/${path}/`, { comment: 'x' })).status).toBe(415);
    expect(await send('employee', '', 'application/json', '{')).toMatchObject({ status: 400, body: { code: 'parse_error' } });
    expect((await leave.read('employee', id)).body.status).toBe('open');
  });

  test('a method that a path does not have is named with those it has', async () => {
    const { id } = await leave.created('employee');
    const wrong = [['DELETE', '', 'GET, HEAD, OPTIONS, POST'], ['POST', 'mine/', 'GET, HEAD, OPTIONS'], ['POST', `${id}/`, 'DELETE, GET, HEAD, OPTIONS, PATCH, PUT'], ['GET', `${id}/approve/`, 'OPTIONS, POST'], ['PUT', `${id}/reject/`, 'OPTIONS, POST']] as const;
    for (const [method, path, allow] of wrong) {
      const answer = await leave.call(method, 'hr', path);
      expect(outcome(answer)).toEqual({ status: 405, body: said(`Method "${method}" not allowed.`, { code: 'method_not_allowed' }) });
      expect(answer.headers['allow']).toBe(allow);
    }
  });

  test('an id that is none is not found', async () => {
    for (const path of ['x/', '1.5/', '99999999999/']) expect(outcome(await leave.call('GET', 'hr', path))).toEqual(NOT_FOUND);
  });
});
