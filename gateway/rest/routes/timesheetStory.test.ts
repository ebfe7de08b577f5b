import { dayIn } from '../../../subgraphs/kit/calendar.js';
import { openTestPortal } from '../../testing/portal.js';
import type { TestPortal } from '../../testing/portal.js';
import { hireCanary } from '../testing/canary.js';
import type { Canary } from '../testing/canary.js';
import { outcome, said } from '../testing/leave.js';
import { INSTANT } from '../testing/tickets.js';
import { dayAfter, freeWeek, timesheetsOf } from '../testing/timesheets.js';
import type { PageOf, Sheet } from '../testing/timesheets.js';

let portal: TestPortal;
let newcomer: Canary;
beforeAll(async () => {
  portal = await openTestPortal();
  newcomer = await hireCanary(portal);
}, 60_000);
afterAll(() => portal.close());

const sheets = timesheetsOf(() => portal);
const CHANGED = { status: 409, body: said('Somebody changed this meanwhile. Please look again.', { current_status: expect.any(String), code: 'conflict' }) };
const record = async (as: 'employee' | 'hr' | Canary) => (await sheets.call<{ id: number; user_name: string }>('GET', as, 'employees/my_profile/')).body;

describe('a week from its beginning to its end', () => {
  test('is begun empty, filled, handed in and approved, and everybody who may read it reads the same [A3.10, A3.11, A7.41, A7.42, B3.16, B3.17, B3.18, B3.19, B3.20, B3.21, B3.22, B3.23, B3.24, B3.25, B3.26, B3.27, B3.28, B3.29, B3.30, A9.9]', async () => {
    const me = await record('employee');
    const week_start_date = freeWeek();
    const { status, body: draft } = await sheets.call('POST', 'employee', 'timesheets/', { week_start_date });
    const begun = {
      ...{ id: expect.any(Number) as number, employee: me.id, employee_name: me.user_name, week_start_date, week_end_date: dayAfter(week_start_date, 6), status: 'draft', total_hours: '0.000' },
      ...{ submitted_at: null, created_at: INSTANT, updated_at: INSTANT, time_entries: [], approved_by_name: null, approved_at: null, rejection_reason: null },
    };
    expect([status, draft]).toEqual([201, begun]);

    const late = await sheets.entered(draft, 'employee', { date: dayAfter(week_start_date, 1), clock_in_time: '22:00', clock_out_time: '06:20' });
    const early = await sheets.entered(draft, 'employee', { clock_in_time: '9:00', clock_out_time: '5:20 pm', notes: 'Quiet.' });
    expect(early).toEqual({
      ...{ id: expect.any(Number) as number, timesheet: draft.id, date: week_start_date, project: 'Training', task_description: 'Reading', clock_in_time: '09:00:00', clock_out_time: '17:20:00' },
      ...{ hours_worked: '8.333', break_duration: '00:15:00', notes: 'Quiet.', created_at: INSTANT, updated_at: INSTANT },
    });
    const filled = (await sheets.read('employee', draft.id)).body;
    // Seconds are added up before they are rounded: two times 8 h 20 min.
    expect(filled).toEqual({ ...draft, total_hours: '16.667', time_entries: [early, late], updated_at: INSTANT });

    const handed = await sheets.call('POST', 'employee', `timesheets/${draft.id}/submit/`);
    expect([handed.status, handed.body]).toEqual([200, { ...filled, status: 'submitted', submitted_at: INSTANT, updated_at: INSTANT }]);
    const approved = await sheets.call('POST', 'hr', `timesheets/${draft.id}/approve/`);
    const decided = { ...handed.body, status: 'approved', approved_by_name: (await record('hr')).user_name, approved_at: INSTANT, updated_at: INSTANT };
    expect([approved.status, approved.body]).toEqual([200, decided]);
    for (const account of ['employee', 'manager', 'hr', 'admin'] as const) expect(outcome(await sheets.read(account, draft.id))).toEqual({ status: 200, body: approved.body });
  });

  test('is rejected with the reason that the person reads, and a new draft of the same week stands beside it [A4.22, B7.17, B7.18, B5.11]', async () => {
    const sheet = await sheets.createdAs('employee', 'submitted');
    const { status, body } = await sheets.call('POST', 'hr', `timesheets/${sheet.id}/reject/`, { reason: '  Friday is missing.\n' });
    expect([status, body]).toEqual([200, { ...sheet, status: 'rejected', rejection_reason: 'Friday is missing.', approved_by_name: (await record('hr')).user_name, approved_at: INSTANT, updated_at: INSTANT }]);
    expect((await sheets.read('employee', sheet.id)).body).toEqual(body);
    const { week_start_date } = sheet;
    const again = await sheets.done('POST', 'employee', 'timesheets/', { week_start_date });
    expect(again).toMatchObject({ status: 'draft', total_hours: '0.000', rejection_reason: null, time_entries: [] });
    expect((await sheets.read('employee', sheet.id)).body).toEqual(body);
  });

  test('is handed in empty, and with an entry that has no end [A4.19]', async () => {
    const empty = await sheets.created('employee');
    expect((await sheets.done('POST', 'employee', `timesheets/${empty.id}/submit/`)).status).toBe('submitted');
    const open = await sheets.created('employee');
    await sheets.entered(open, 'employee', { clock_in_time: '09:00' });
    expect(await sheets.done('POST', 'employee', `timesheets/${open.id}/submit/`)).toMatchObject({ status: 'submitted', total_hours: '0.000' });
  });

  test('is nobody else’s for what a caller writes into it, and starts as a draft whatever they say [S-34]', async () => {
    const [me, other] = [await record('employee'), await record('hr')];
    const forged = {
      ...{ id: 1, employee: other.id, employee_id: other.id, employee_name: 'Somebody', status: 'approved', total_hours: '40.00', submitted_at: '2020-01-01T00:00:00Z', decided_at: '2020-01-01T00:00:00Z' },
      ...{ approved_by: other.id, approved_by_name: 'Somebody', approved_at: '2020-01-01T00:00:00Z', rejection_reason: 'x', time_entries: [{}], version: 7, week_end_date: '2020-01-01', break_duration: '01:00:00' },
    };
    const draft = await sheets.created('employee', forged);
    expect(draft).toMatchObject({ employee: me.id, employee_name: me.user_name, status: 'draft', total_hours: '0.000', submitted_at: null, approved_by_name: null, approved_at: null, rejection_reason: null, time_entries: [], week_end_date: dayAfter(draft.week_start_date, 6) });
    const handed = await sheets.done('POST', 'employee', `timesheets/${draft.id}/submit/`, forged);
    expect(handed).toEqual({ ...draft, status: 'submitted', submitted_at: INSTANT, updated_at: INSTANT });
  });
});

describe('the present week', () => {
  const current = () => sheets.call('GET', newcomer, 'timesheets/current_week/');
  const own = async () => (await sheets.call<PageOf<Sheet>>('GET', newcomer, 'timesheets/')).body;

  test('is begun by the first of eight that ask at once, under each spelling of the path, and the others read the same [A7.42]', async () => {
    expect((await own()).count).toBe(0);
    const paths = ['current_week/', 'current-week/', 'current_week', 'current-week'];
    const answers = await Promise.all([...paths, ...paths].map((path) => sheets.call('GET', newcomer, `timesheets/${path}`)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const { count, results } = await own();
    expect([count, results[0]]).toEqual([1, answers[0]?.body]);
    const today = dayIn(portal.portal.config.organisation.timeZone);
    const { week_start_date, week_end_date, status } = answers[0]!.body;
    expect([new Date(week_start_date).getUTCDay(), week_start_date <= today && today <= week_end_date, status]).toEqual([1, true, 'draft']);
  });

  test('is the newest one handed in, until there is a draft again [A4.10]', async () => {
    const first = (await current()).body;
    await sheets.done('POST', newcomer, `timesheets/${first.id}/submit/`);
    expect((await current()).body).toMatchObject({ id: first.id, status: 'submitted' });
    const { week_start_date } = first;
    const second = await sheets.done('POST', newcomer, 'timesheets/', { week_start_date });
    expect((await current()).body).toEqual(second);
    await sheets.done('POST', newcomer, `timesheets/${second.id}/submit/`);
    expect((await current()).body).toMatchObject({ id: second.id, status: 'submitted' });
    expect((await own()).count).toBe(2);
  });

  test('is what the graph answers', async () => {
    const { data } = await portal.graphql<{ currentTimesheet: { id: number } | null }>('employee', '{ currentTimesheet { id } }');
    const { body } = await sheets.call('GET', 'employee', 'timesheets/current_week/');
    expect(data.currentTimesheet?.id ?? body.id).toBe(body.id);
    expect((await portal.graphql<{ currentTimesheet: { id: number } }>('employee', '{ currentTimesheet { id } }')).data.currentTimesheet.id).toBe(body.id);
  });
});

describe('at the same moment', () => {
  test('of eight who begin the same week one does, and the others are told of the draft', async () => {
    const week_start_date = freeWeek();
    const answers = await Promise.all(Array.from({ length: 8 }, () => sheets.call('POST', 'employee', 'timesheets/', { week_start_date })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
    for (const answer of answers) if (answer.status === 409) expect(outcome(answer)).toEqual({ status: 409, body: said('A draft for this week exists already.', { current_status: 'draft', code: 'conflict' }) });
    expect((await sheets.call<PageOf<Sheet>>('GET', 'employee', `timesheets/?week_start_date=${week_start_date}`)).body.count).toBe(1);
  });

  test('of an approval and a rejection one is made and the other is told how it stands [B4.4]', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id } = await sheets.createdAs('employee', 'submitted');
      const answers = await Promise.all([sheets.call('POST', 'hr', `timesheets/${id}/approve/`), sheets.call('POST', 'hr', `timesheets/${id}/reject/`, { reason: 'No.' })]);
      const winner = answers.find(({ status }) => status === 200);
      const loser = answers.find(({ status }) => status === 409);
      expect(loser?.body).toEqual(said('Only submitted timesheets can be approved or rejected.', { current_status: winner?.body.status, code: 'conflict' }));
      expect((await sheets.read('employee', id)).body).toEqual(winner?.body);
    }
  });

  test('nothing lands in a sheet after it was handed in: what was taken is in it, the rest is refused [A4.19, A5.37]', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { id, week_start_date } = await sheets.created('employee');
      const body = { timesheet: id, date: week_start_date, clock_in_time: '09:00', clock_out_time: '10:00' };
      const write = () => sheets.call('POST', 'employee', 'timesheet-entries/', body);
      const [handed, ...written] = await Promise.all([sheets.call('POST', 'employee', `timesheets/${id}/submit/`), write(), write(), write()]);
      const taken = written.filter(({ status }) => status === 201).length;
      for (const answer of written) if (answer.status !== 201) expect(outcome(answer as never)).toEqual({ status: 409, body: said('Only draft entries can be edited', { current_status: 'submitted', code: 'conflict' }) });
      expect(handed.body).toMatchObject({ status: 'submitted', total_hours: `${taken}.000` });
      expect((await sheets.read('employee', id)).body).toEqual(handed.body);
    }
  });
});

describe('asking twice, and looking before one acts', () => {
  test('a repeat under the same key gets the first answer, and the key takes no other body', async () => {
    const send = (week_start_date: string) => sheets.call('POST', 'employee', 'timesheets/', { week_start_date }, { 'idempotency-key': 'week-once' });
    const week = freeWeek();
    const [first, again] = [await send(week), await send(week)];
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
    expect(outcome(await send(freeWeek()))).toEqual({ status: 409, body: said('This Idempotency-Key was used with a different request.', { code: 'conflict' }) });
    const hand = () => sheets.call('POST', 'employee', `timesheets/${first.body.id}/submit/`, {}, { 'idempotency-key': 'submit-once' });
    const [handed, repeated] = [await hand(), await hand()];
    expect([handed.status, outcome(repeated)]).toEqual([200, outcome(handed)]);
  });

  test('every answer of one sheet says its version in the ETag and in no body, and entries count it up', async () => {
    const { id, week_start_date } = await sheets.created('employee');
    const tag = async () => Number(/^"(\d+)"$/.exec((await sheets.read('hr', id)).headers['etag'] ?? '')?.[1]);
    const first = await tag();
    await sheets.entered({ id, week_start_date }, 'employee');
    expect(await tag()).toBe(first + 1);
    const body = (await sheets.read('employee', id)).body;
    expect(['version' in body, 'version' in body.time_entries[0]!]).toEqual([false, false]);
  });

  test('nobody hands in or decides on a version that they have not read', async () => {
    for (const [action, as, state] of [['submit', 'employee', 'draft'], ['approve', 'hr', 'submitted'], ['reject', 'hr', 'submitted']] as const) {
      const { id } = await sheets.createdAs('employee', state);
      const act = (tag: string) => sheets.call('POST', as, `timesheets/${id}/${action}/`, { reason: 'No.' }, { 'if-match': tag });
      expect([action, outcome(await act('"999"'))]).toEqual([action, CHANGED]);
      expect([action, (await act('x')).status]).toEqual([action, 400]);
      expect((await act((await sheets.read(as, id)).headers['etag'] ?? '')).status).toBe(200);
    }
  });
});
