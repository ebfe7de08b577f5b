import { database } from '../../../subgraphs/tickets/database.js';
import { openTestPortal } from '../../testing/portal.js';
import type { Account, TestPortal } from '../../testing/portal.js';
import { freeDays, leaveOf, NOT_FOUND, outcome, request, said } from '../testing/leave.js';
import type { Json, Ticket } from '../testing/leave.js';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(() => portal.close());

const leave = leaveOf(() => portal);
const profile = async (as: Account) => (await portal.call<{ id: number; full_name: string; email: string; employee: { department: { name: string } } }>('GET', '/api/auth/profile/', { as })).body;
const historyOf = (id: number) => database.query<{ from: string; to: string; by: string }>('select from_status as "from", to_status as "to", changed_by_name as "by" from ticket_status_change where ticket_id = $1 order by id', [id]);

describe('asking', () => {
  test('a person gets the whole record back, open, with the days counted [A7.38, B7.27, A5.25]', async () => {
    const me = await profile('employee');
    const { status, body } = await leave.call('POST', 'employee', '', {
      ...{ title: 'Wedding', description: 'In Lisbon.', leave_type: 'family', reason: 'My sister marries', priority: 'high' },
      ...{ start_date: '2032-02-27', end_date: '2032-03-01' },
    });
    const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z$/) as string;
    expect(status).toBe(201);
    expect(body).toEqual({
      ...{ id: expect.any(Number), title: 'Wedding', description: 'In Lisbon.', type: 'leave-request', status: 'open', priority: 'high', tags: [] },
      ...{ created_by: me.id, created_by_name: me.full_name, created_by_email: me.email, created_by_department: me.employee.department.name },
      ...{ assigned_to: null, assigned_to_name: null, created_at: instant, updated_at: instant, resolved_at: null },
      ...{ leave_type: 'family', start_date: '2032-02-27', end_date: '2032-03-01', total_days: 4, reason: 'My sister marries' },
      ...{ approved_by_name: null, approval_date: null, supporting_document: null },
    });
    expect((await leave.read('employee', body.id)).body).toEqual(body);
  });

  test('reason and priority may be left out or blank, and every sort of leave is taken in any spelling', async () => {
    for (const body of [{ reason: undefined }, { reason: '', priority: '' }, { reason: null, priority: null }]) {
      expect((await leave.call('POST', 'employee', '', request(body))).body).toMatchObject({ status: 'open', priority: 'medium' });
    }
    for (const leave_type of ['Sick', 'personal', 'UNPAID', 'vacation', ' family ', 'bereavement']) {
      const { status, body } = await leave.call('POST', 'employee', '', request({ leave_type }));
      expect([status, body['leave_type']]).toEqual([201, leave_type.trim().toLowerCase()]);
    }
  });

  test('nobody writes into a request what only the server sets', async () => {
    const me = await profile('employee');
    const other = await profile('hr');
    const forged = {
      ...{ id: 1, type: 'general', status: 'resolved', created_by: other.id, created_by_name: 'Somebody', created_by_email: other.email, created_by_department: 'Sales', createdById: other.id },
      ...{ assigned_to: other.id, assigned_to_name: 'Somebody', tags: ['x'], total_days: 1, approved_by: other.id, approved_by_name: 'Somebody', approval_date: '2020-01-01T00:00:00Z' },
      ...{ created_at: '2020-01-01T00:00:00Z', updated_at: '2020-01-01T00:00:00Z', resolved_at: '2020-01-01T00:00:00Z', version: 99, deleted_at: '2020-01-01T00:00:00Z' },
    };
    const { status, body } = await leave.call('POST', 'employee', '', request({ ...forged, ...freeDays(5) }));
    const kept = { type: 'leave-request', status: 'open', created_by: me.id, created_by_name: me.full_name, assigned_to: null, tags: [], total_days: 5, approved_by_name: null, approval_date: null, resolved_at: null };
    expect([status, body]).toEqual([201, expect.objectContaining(kept)]);
    for (const method of ['PUT', 'PATCH']) {
      const changed = await leave.call(method, 'employee', `${body.id}/`, request({ ...forged, start_date: body['start_date'], end_date: body['end_date'] }));
      expect([changed.status, changed.body]).toEqual([200, expect.objectContaining({ ...kept, id: body.id, created_at: body['created_at'] })]);
    }
  });
});

describe('changing and withdrawing', () => {
  test('while it is pending a person changes all of it or any part, and the days are counted anew [A7.38]', async () => {
    for (const status of ['open', 'in_progress', 'waiting_response']) {
      const { id } = await leave.createdAs('employee', status);
      const whole = await leave.call('PUT', 'employee', `${id}/`, request({ title: 'Other days', leave_type: 'sick', ...freeDays(7) }));
      expect([whole.status, whole.body]).toEqual([200, expect.objectContaining({ id, status, title: 'Other days', leave_type: 'sick', total_days: 7 })]);
      const part = await leave.call('PATCH', 'employee', `${id}/`, { end_date: whole.body['start_date'], reason: null });
      expect([part.status, part.body]).toEqual([200, { ...whole.body, end_date: whole.body['start_date'], total_days: 1, reason: '', updated_at: part.body['updated_at'] }]);
    }
  });

  test('what is withdrawn while pending is gone for everybody, but its history is kept [A4.13, A7.38]', async () => {
    for (const status of ['open', 'in_progress', 'waiting_response']) {
      const { id } = await leave.createdAs('employee', status);
      const { status: answered, text } = await leave.call('DELETE', 'employee', `${id}/`);
      expect([answered, text]).toEqual([204, '']);
      for (const account of ['employee', 'manager', 'hr', 'admin'] as const) {
        expect(outcome(await leave.read(account, id))).toEqual(NOT_FOUND);
        expect((await leave.list(account, '?ordering=-created_at&page_size=20')).body.results.map((row) => row.id)).not.toContain(id);
      }
      expect(outcome(await leave.call('DELETE', 'employee', `${id}/`))).toEqual(NOT_FOUND);
      expect(outcome(await leave.call('POST', 'hr', `${id}/approve/`))).toEqual(NOT_FOUND);
      const history = await historyOf(id);
      if (status !== 'open') expect(history[0]).toMatchObject({ from: 'open', to: status });
      expect(await database.one('select status, deleted_at is not null as gone from ticket where id = $1', [id])).toMatchObject({ gone: true });
    }
  });
});

describe('deciding', () => {
  test('HR, administrators and the direct manager approve, and the person reads who did [A7.39]', async () => {
    for (const account of ['hr', 'admin', 'manager'] as const) {
      const { id } = await leave.created('employee');
      const { full_name } = await profile(account);
      const { status, body } = await leave.call('POST', account, `${id}/approve/`, { comment: 'Enjoy.' });
      expect([status, body]).toEqual([200, expect.objectContaining({ id, status: 'resolved', approved_by_name: full_name, approval_date: expect.any(String), resolved_at: expect.any(String) })]);
      expect((await leave.read('employee', id)).body).toEqual(body);
      expect(await historyOf(id)).toEqual([{ from: 'open', to: 'resolved', by: full_name }]);
      const { body: comments } = await leave.call<{ results: Json[] }>('GET', 'employee', `${id}/comments/`);
      expect(comments.results).toEqual([expect.objectContaining({ comment: 'Enjoy.', is_internal: false, created_by_name: full_name })]);
    }
  });

  test('they reject likewise, with or without a reason, and nobody has approved it then [A7.39]', async () => {
    for (const [account, body] of [['hr', { reason: 'Too short notice.' }], ['admin', { reason: '  ' }], ['manager', undefined]] as const) {
      const { id } = await leave.created('employee');
      const answer = await leave.call('POST', account, `${id}/reject/`, body);
      expect([answer.status, answer.body]).toEqual([200, expect.objectContaining({ status: 'rejected', approved_by_name: null, approval_date: null, resolved_at: null })]);
      const { body: comments } = await leave.call<{ results: Json[] }>('GET', 'employee', `${id}/comments/`);
      expect(comments.results.map(({ comment }) => comment)).toEqual(body?.reason.trim() ? ['Too short notice.'] : []);
    }
  });

  test('of two who decide at once one wins and the other is told how it stands', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id } = await leave.created('employee');
      const answers = await Promise.all([leave.call('POST', 'hr', `${id}/approve/`), leave.call('POST', 'admin', `${id}/reject/`)]);
      const winner = answers.find(({ status }) => status === 200);
      const loser = answers.find(({ status }) => status === 409);
      expect(loser?.body).toEqual(said(expect.any(String), { current_status: winner?.body.status, code: 'conflict' }));
      expect((await leave.read('employee', id)).body).toEqual(winner?.body);
      expect(await historyOf(id)).toHaveLength(1);
    }
  });

  test('of two who decide the same at once only one is told that they did', async () => {
    const { id } = await leave.created('employee');
    const answers = await Promise.all([leave.call('POST', 'hr', `${id}/approve/`), leave.call('POST', 'manager', `${id}/approve/`)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ current_status: 'resolved' });
  });
});

describe('asking twice', () => {
  test('of eight overlapping requests at the same moment one is made', async () => {
    const days = freeDays(8);
    const shifted = (index: number) => ({ start_date: days.start_date, end_date: index % 2 ? days.end_date : days.start_date });
    const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => leave.call('POST', 'employee', '', request(shifted(index)))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 7 }, () => 400)]);
    for (const { status, body } of answers) if (status === 400) expect(body).toEqual({ non_field_errors: ['You already have a leave request for these dates.'] });
    expect((await leave.list('employee', `mine/?start_date_after=${days.start_date}&start_date_before=${days.end_date}`)).body.count).toBe(1);
  });

  test('a repeat under the same key gets the first answer, and the key takes no other body', async () => {
    const body = request();
    const send = (more: Json = {}, as: Account = 'employee') => leave.call<Ticket>('POST', as, '', { ...body, ...more }, { 'idempotency-key': 'leave-once' });
    const [first, again] = [await send(), await send()];
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
    expect(outcome(await send({ title: 'Other' }))).toEqual({ status: 409, body: said('This Idempotency-Key was used with a different request.', { code: 'conflict' }) });
    expect((await send({}, 'analyst')).body.id).not.toBe(first.body.id);

    const decide = () => leave.call('POST', 'hr', `${first.body.id}/approve/`, { comment: 'Once.' }, { 'idempotency-key': 'approve-once' });
    const [approved, repeated] = [await decide(), await decide()];
    expect([approved.status, outcome(repeated)]).toEqual([200, outcome(approved)]);
    expect((await leave.call<{ count: number }>('GET', 'hr', `${first.body.id}/comments/`)).body.count).toBe(1);
  });
});
