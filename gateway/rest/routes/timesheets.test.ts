import { openTestPortal } from '../../testing/portal.js';
import type { TestPortal } from '../../testing/portal.js';
import { NOT_FOUND, outcome, said } from '../testing/leave.js';
import { FORBIDDEN, UNAUTHENTICATED } from '../testing/tickets.js';
import { freeWeek, STATES, timesheetsOf, withoutRecord } from '../testing/timesheets.js';
import { timesheetRows } from './timesheets.routes.js';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(() => portal.close());

const sheets = timesheetsOf(() => portal);
const refused = (current_status: string, text: unknown) => ({ status: 409, body: said(text, { current_status, code: 'conflict' }) });
const OWN = { status: 403, body: said(expect.stringMatching(/^You cannot decide your own timesheet\./), { code: 'forbidden' }) };
const REASON = { status: 400, body: { reason: ['Please provide a reason for rejection.'] } };
/** Every call on one sheet, with a body that would be good. */
const ACTIONS = [['submit', {}], ['approve', {}], ['reject', { reason: 'No.' }]] as const;

describe('who may not', () => {
  test('without a sign-in nobody reads or changes anything', async () => {
    const before = await sheets.createdAs('employee', 'submitted');
    for (const { method, paths } of timesheetRows) {
      const { status, body, headers } = await portal.call(method, (paths[0] ?? '').replace('{id}', String(before.id)), { body: { week_start_date: freeWeek(), reason: 'No.' } });
      expect({ status, body }).toEqual(UNAUTHENTICATED);
      expect(headers['www-authenticate']).toBe('Token');
    }
    expect((await sheets.read('employee', before.id)).body).toEqual(before);
  });

  test("a colleague's timesheet answers like one that does not exist, whatever is tried on it [A6.15, A7.42]", async () => {
    const before = await sheets.createdAs('employee', 'draft');
    for (const account of ['it', 'analyst'] as const) {
      for (const id of [before.id, 999_999_999]) {
        expect([account, id, outcome(await sheets.read(account, id))]).toEqual([account, id, NOT_FOUND]);
        expect([account, id, outcome(await sheets.call('POST', account, `timesheets/${id}/submit/`))]).toEqual([account, id, NOT_FOUND]);
        for (const action of ['approve', 'reject']) expect(outcome(await sheets.call('POST', account, `timesheets/${id}/${action}/`, { reason: 'No.' }))).toEqual(FORBIDDEN);
      }
    }
    expect((await sheets.read('employee', before.id)).body).toEqual(before);
  });

  test('who may read it but whose it is not does not hand it in', async () => {
    const before = await sheets.createdAs('employee', 'draft');
    for (const account of ['manager', 'hr', 'admin'] as const) {
      expect((await sheets.read(account, before.id)).status).toBe(200);
      expect([account, outcome(await sheets.call('POST', account, `timesheets/${before.id}/submit/`))]).toEqual([account, FORBIDDEN]);
    }
    expect((await sheets.read('employee', before.id)).body).toEqual(before);
  });

  test('only HR decides: neither the manager of the person nor an administrator, whatever the sheet says [A4.22, B4.4, B7.19]', async () => {
    const before = await sheets.createdAs('employee', 'submitted');
    for (const account of ['employee', 'manager', 'it', 'analyst', 'admin'] as const) {
      for (const body of [{ reason: 'No.' }, {}]) {
        for (const action of ['approve', 'reject']) {
          expect([account, action, outcome(await sheets.call('POST', account, `timesheets/${before.id}/${action}/`, body))]).toEqual([account, action, FORBIDDEN]);
        }
      }
    }
    expect((await sheets.read('employee', before.id)).body).toEqual(before);
  });

  test('HR does not decide on their own', async () => {
    const { id } = await sheets.created('hr');
    const before = await sheets.done('POST', 'hr', `timesheets/${id}/submit/`);
    for (const action of ['approve', 'reject']) expect(outcome(await sheets.call('POST', 'hr', `timesheets/${id}/${action}/`, { reason: 'No.' }))).toEqual(OWN);
    expect((await sheets.read('hr', id)).body).toEqual(before);
  });

  test('somebody without an employee record has none, and reads empty lists', async () => {
    const nobody = await withoutRecord(portal);
    const none = { status: 404, body: said('No timesheet available. Please contact your manager.', { code: 'not_found' }) };
    expect(outcome(await sheets.call('GET', nobody, 'timesheets/current_week/'))).toEqual(none);
    expect(outcome(await sheets.call('POST', nobody, 'timesheets/', { week_start_date: freeWeek() }))).toEqual(none);
    for (const path of ['timesheets/', 'timesheets/my_submitted/', 'timesheet-entries/']) {
      expect([path, outcome(await sheets.call('GET', nobody, path))]).toEqual([path, { status: 200, body: { count: 0, next: null, previous: null, results: [] } }]);
    }
  });
});

describe('input that does not fit', () => {
  test('a week starts on a Monday, and is said', async () => {
    const post = async (body: Record<string, unknown>) => outcome(await sheets.call('POST', 'employee', 'timesheets/', body));
    const monday = { status: 400, body: { week_start_date: ['The week must start on a Monday.'] } };
    for (const day of ['2034-01-01', '2034-01-03', '2034-01-08']) expect([day, await post({ week_start_date: day })]).toEqual([day, monday]);
    expect(await post({})).toEqual({ status: 400, body: { week_start_date: ['This field is required.'] } });
    expect(await post({ week_start_date: null })).toEqual({ status: 400, body: { week_start_date: ['This field may not be null.'] } });
    expect(await post({ week_start_date: '' })).toEqual({ status: 400, body: { week_start_date: ['This field may not be blank.'] } });
    for (const day of ['2.1.2034', '2034-02-30', '0000-01-03', 20340102, {}, [], true]) {
      expect([day, await post({ week_start_date: day })]).toEqual([day, { status: 400, body: { week_start_date: [expect.stringContaining('YYYY-MM-DD')] } }]);
    }
  });

  test('a rejection says why, in words that are not too many [B5.11, B7.18]', async () => {
    const before = await sheets.createdAs('employee', 'submitted');
    const reject = async (body?: Record<string, unknown>) => outcome(await sheets.call('POST', 'hr', `timesheets/${before.id}/reject/`, body));
    for (const body of [undefined, {}, { reason: '' }, { reason: ' \n\t ' }, { reason: null }]) expect([body, await reject(body)]).toEqual([body, REASON]);
    expect(await reject({ reason: 'x'.repeat(2001) })).toEqual({ status: 400, body: { reason: ['Ensure this field has no more than 2000 characters.'] } });
    expect(await reject({ reason: {} })).toEqual({ status: 400, body: { reason: ['Not a valid string.'] } });
    expect((await sheets.read('employee', before.id)).body).toEqual(before);
  });

  test('filters of the lists refuse values they do not know, each on its name, and pages that are not there', async () => {
    const day = [expect.stringContaining('YYYY-MM-DD')];
    expect(outcome(await sheets.call('GET', 'hr', 'timesheets/?status=gone&employee=me&week_start_date=x&week_start_date_after=today&week_start_date_before=1&page=x&page_size=y'))).toEqual({
      status: 400,
      body: {
        ...{ status: ['"gone" is not a valid choice.'], employee: ['A valid integer is required.'], page: ['A valid integer is required.'], page_size: ['A valid integer is required.'] },
        ...{ week_start_date: day, week_start_date_after: day, week_start_date_before: day },
      },
    });
    expect(outcome(await sheets.call('GET', 'employee', 'timesheets/my_submitted/?page=x'))).toEqual({ status: 400, body: { page: ['A valid integer is required.'] } });
    for (const path of ['timesheets/', 'timesheets/my_submitted/']) {
      expect(outcome(await sheets.call('GET', 'employee', `${path}?page=999`))).toEqual({ status: 404, body: said('Invalid page.', { code: 'not_found' }) });
    }
  });
});

describe('a state that forbids it', () => {
  test('a week has one draft; sheets that were handed in may stand beside it [A4.10]', async () => {
    const week_start_date = freeWeek();
    const begin = () => sheets.call('POST', 'employee', 'timesheets/', { week_start_date });
    const { body: draft } = await begin();
    expect(outcome(await begin())).toEqual({ status: 409, body: said('A draft for this week exists already.', { current_status: 'draft', code: 'conflict' }) });
    await sheets.done('POST', 'employee', `timesheets/${draft.id}/submit/`);
    const second = await begin();
    expect([second.status, second.body.id === draft.id]).toEqual([201, false]);
    expect((await sheets.call('POST', 'analyst', 'timesheets/', { week_start_date })).status).toBe(201);
  });

  test('what is handed in is not handed in again, and only what is handed in is decided, once [A4.20, B4.4]', async () => {
    const text = { submit: 'Only draft timesheets can be submitted.', approve: 'Only submitted timesheets can be approved or rejected.', reject: 'Only submitted timesheets can be approved or rejected.' };
    for (const state of STATES) {
      const before = await sheets.createdAs('employee', state);
      for (const [action, body] of ACTIONS) {
        if (action === 'submit' ? state === 'draft' : state === 'submitted') continue;
        const answer = outcome(await sheets.call('POST', action === 'submit' ? 'employee' : 'hr', `timesheets/${before.id}/${action}/`, body));
        expect([state, action, answer]).toEqual([state, action, refused(state, text[action])]);
      }
      expect((await sheets.read('employee', before.id)).body).toEqual(before);
    }
  });
});

describe('a call that is not one', () => {
  test('a timesheet itself is neither changed nor deleted, and other methods are named with those there are', async () => {
    const before = await sheets.createdAs('employee', 'draft');
    const wrong = [
      ...(['PUT', 'PATCH', 'DELETE'] as const).flatMap((method) => [[method, `${before.id}/`, 'GET, HEAD, OPTIONS'], [method, '', 'GET, HEAD, OPTIONS, POST'], [method, 'current_week/', 'GET, HEAD, OPTIONS']] as const),
      ...ACTIONS.map(([action]) => ['GET', `${before.id}/${action}/`, 'OPTIONS, POST'] as const),
      ...[['POST', 'my-submitted/', 'GET, HEAD, OPTIONS'] as const],
    ];
    for (const [method, path, allow] of wrong) {
      const answer = await sheets.call(method, 'employee', `timesheets/${path}`, { status: 'approved' });
      expect([method, path, outcome(answer)]).toEqual([method, path, { status: 405, body: said(`Method "${method}" not allowed.`, { code: 'method_not_allowed' }) }]);
      expect(answer.headers['allow']).toBe(allow);
    }
    expect((await sheets.read('employee', before.id)).body).toEqual(before);
  });

  test('an id that is none is not found, and other content is refused', async () => {
    for (const path of ['x/', '1.5/', '99999999999/', '-1/', '0/']) expect([path, outcome(await sheets.call('GET', 'hr', `timesheets/${path}`))]).toEqual([path, NOT_FOUND]);
    for (const [action] of ACTIONS) expect(outcome(await sheets.call('POST', 'hr', `timesheets/999999999/${action}/`, { reason: 'No.' }))).toEqual(NOT_FOUND);
    const send = (type: string, payload: string) => portal.call('POST', '/api/hr/timesheets/', { as: 'employee', payload, headers: { 'content-type': type } });
    expect((await send('text/plain', 'x')).status).toBe(415);
    expect(await send('application/json', '{')).toMatchObject({ status: 400, body: { code: 'parse_error' } });
    expect(await send('application/json', '[]')).toMatchObject({ status: 400, body: { code: 'invalid' } });
  });
});
