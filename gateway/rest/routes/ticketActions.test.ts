import type { Viewer } from '../../../subgraphs/kit/viewer.js';
import { database } from '../../../subgraphs/tickets/database.js';
import { insertTicket } from '../../../subgraphs/tickets/ticket/ticket.factory.js';
import { ACCOUNTS, openTestPortal } from '../../testing/portal.js';
import type { Account, TestPortal } from '../../testing/portal.js';
import { freeDays, leaveOf, NOT_FOUND, outcome, said, viewerOf } from '../testing/leave.js';
import type { Json, Ticket } from '../testing/leave.js';

let portal: TestPortal;
let employee: Viewer;
beforeAll(async () => {
  portal = await openTestPortal();
  employee = await viewerOf(portal, 'employee');
}, 60_000);
afterAll(() => portal.close());

const leave = leaveOf(() => portal);
const IT_SUPPORT = 1;
const STATUSES = ['open', 'in_progress', 'waiting_response', 'resolved', 'closed', 'rejected'] as const;
const FORBIDDEN = { status: 403, body: said(expect.any(String), { code: 'forbidden' }) };
const conflict = (current_status: string) => ({ status: 409, body: said(expect.any(String), { current_status, code: 'conflict' }) });

const post = (as: Account, path: string, body: Json = {}) => portal.call<Ticket>('POST', `/api/tickets/${path}/`, { as, body });
const setStatus = (as: Account, path: string, id: number, body: Json) => post(as, `${path}/${id}/update_status`, body);
const userId = async (as: Account) => (await portal.call<{ id: number }>('GET', '/api/auth/profile/', { as })).body.id;
const stored = (id: number) => database.one<Json>('select status, version, assigned_to_id, updated_at from ticket where id = $1', [id]);

interface Kind {
  path: string;
  /** Makes one of the employee's. */
  make: () => Promise<number>;
  handlers: readonly Account[];
  /** Who reads it besides the handlers and the employee. */
  readers: readonly Account[];
}
const KINDS: readonly Kind[] = [
  { path: 'leave-requests', make: async () => (await leave.created('employee')).id, handlers: ['hr', 'admin'], readers: ['manager'] },
  { path: 'feedback', make: () => insertTicket(database, 'feedback', employee), handlers: ['hr', 'admin'], readers: [] },
  { path: 'it-support', make: () => insertTicket(database, 'it-support', employee), handlers: ['hr', 'admin', 'it'], readers: [] },
  { path: 'general', make: () => insertTicket(database, 'general', employee), handlers: ['hr', 'admin'], readers: [] },
  { path: 'general', make: () => insertTicket(database, 'general', employee, { categoryId: IT_SUPPORT }), handlers: ['hr', 'admin', 'it'], readers: [] },
];
const ACTIONS = [['update_status', { status: 'in_progress' }], ['close', {}], ['reopen', {}], ['assign', { assigned_to: null }]] as const;

describe('who may not', () => {
  test.each(KINDS)('whoever does not handle a ticket under $path is refused, and whoever does not see it finds nothing', async ({ path, make, handlers, readers }) => {
    const id = await make();
    const before = await stored(id);
    for (const account of ACCOUNTS.filter((one) => !handlers.includes(one))) {
      const refusal = account === 'employee' || readers.includes(account) ? FORBIDDEN : NOT_FOUND;
      for (const [action, body] of ACTIONS) {
        expect([account, action, outcome(await post(account, `${path}/${id}/${action}`, body))]).toEqual([account, action, refusal]);
        if (action !== 'update_status') expect([account, action, outcome(await post(account, `${id}/${action}`, body))]).toEqual([account, action, refusal]);
      }
    }
    for (const [action, body] of ACTIONS) {
      expect(outcome(await portal.call('POST', `/api/tickets/${path}/${id}/${action}/`, { body }))).toEqual({ status: 401, body: said('Authentication credentials were not provided.', { code: 'unauthenticated' }) });
    }
    expect(await stored(id)).toEqual(before);
  });

  test('HR and administrators do nothing to their own leave', async () => {
    for (const account of ['hr', 'admin'] as const) {
      const { id } = await leave.created(account);
      for (const [action, body] of ACTIONS) expect([account, action, (await post(account, `leave-requests/${id}/${action}`, body)).status]).toEqual([account, action, 403]);
      expect((await leave.read(account, id)).body.status).toBe('open');
    }
  });

  test('under the path of another kind a ticket is not found, but IT support also under general [B7.32, C7.8]', async () => {
    for (const { path, make } of KINDS) {
      const id = await make();
      for (const other of ['leave-requests', 'feedback', 'it-support', 'general'].filter((one) => one !== path && !(path === 'it-support' && one === 'general'))) {
        for (const [action, body] of ACTIONS) expect([path, other, outcome(await post('admin', `${other}/${id}/${action}`, body))]).toEqual([path, other, NOT_FOUND]);
      }
      expect(await stored(id)).toMatchObject({ status: 'open' });
    }
    for (const [action, body] of ACTIONS) expect(outcome(await post('admin', `general/999999/${action}`, body))).toEqual(NOT_FOUND);
    const id = await insertTicket(database, 'it-support', employee);
    const { status, body } = await setStatus('it', 'general', id, { status: 'resolved' });
    expect([status, body]).toEqual([200, expect.objectContaining({ id, type: 'it-support', status: 'resolved', category: IT_SUPPORT, category_name: 'IT Support' })]);
  });
});

describe('update_status', () => {
  test('wants a status that there is [C4.23]', async () => {
    for (const { path, make } of KINDS) {
      const id = await make();
      for (const body of [{}, { status: '' }, { status: null }]) expect(outcome(await setStatus('hr', path, id, body))).toEqual({ status: 400, body: { status: ['Please select a status'] } });
      expect(outcome(await setStatus('hr', path, id, { status: 'gone' }))).toEqual({ status: 400, body: { status: ['"gone" is not a valid choice.'] } });
      const form = await portal.call('POST', `/api/tickets/${path}/${id}/update_status/`, { as: 'hr', payload: 'status=closed', headers: { 'content-type': 'application/x-www-form-urlencoded' } });
      expect(form.status).toBe(415);
      expect(await stored(id)).toMatchObject({ status: 'open' });
    }
  });

  test.each(KINDS)('brings a ticket under $path from any status into any other [B7.31, B7.32, B4.23]', async ({ path, make, handlers }) => {
    const id = await make();
    const [handler = 'hr'] = handlers.slice(-1);
    for (const from of STATUSES) {
      for (const to of STATUSES) {
        expect((await setStatus(handler, path, id, { status: from })).body.status).toBe(from);
        const { status, body } = await setStatus(handler, path, id, { status: to });
        expect([status, body.status, body['resolved_at'] !== null]).toEqual([200, to, to === 'resolved']);
      }
    }
  });

  const SUPPORT = ['affected_system', 'asset_tag', 'impact_level', 'issue_type', 'location'];
  const SHAPES: Record<string, { own: string[]; extra?: string[] }> = {
    'leave-requests': { own: ['leave_type', 'start_date', 'end_date', 'reason', 'total_days', 'approved_by_name', 'approval_date', 'supporting_document'] },
    feedback: { own: ['feedback_type', 'rating', 'is_anonymous', 'anonymous_email', 'anonymous_name'] },
    'it-support': { own: [...SUPPORT, 'estimated_resolution', 'category_name', 'category_department', 'extra_fields'], extra: [...SUPPORT, 'estimated_resolution'] },
    general: { own: ['category', 'category_name', 'category_department', 'affected_system', 'extra_fields'], extra: [...SUPPORT, 'category', 'category_name'] },
  };

  test.each(KINDS)('answers the whole ticket in the shape of its kind under $path, as the list over all kinds has it [A3.13, A3.14]', async ({ path, make }) => {
    const id = await make();
    const { body } = await setStatus('hr', path, id, { status: 'in_progress' });
    const { extra_fields, ...common } = (await post('hr', `${id}/assign`, { assigned_to: null })).body;
    const { own, extra } = SHAPES[path] ?? { own: [] };
    expect(Object.keys(body).sort()).toEqual([...Object.keys(common), ...own].sort());
    expect(body).toMatchObject({ ...common, updated_at: expect.any(String), status: 'in_progress', created_by: employee.userId, created_by_email: 'employee@portal.example' });
    if (extra) expect([Object.keys(body['extra_fields'] as Json).sort(), body['extra_fields']]).toEqual([extra.toSorted(), extra_fields]);
    else expect(body).toMatchObject(extra_fields as Json);
  });

  test('names the author of anonymous feedback to nobody', async () => {
    const id = await insertTicket(database, 'feedback', employee, { isAnonymous: true });
    for (const account of ['hr', 'admin'] as const) {
      expect((await setStatus(account, 'feedback', id, { status: 'closed' })).body).toMatchObject({
        ...{ is_anonymous: true, anonymous_email: null, anonymous_name: 'Anonymous' },
        ...{ created_by: null, created_by_name: 'Anonymous', created_by_email: null, created_by_department: null },
      });
    }
  });

  test('takes the words of the IT page [C4.16, C4.17]', async () => {
    const id = await insertTicket(database, 'it-support', employee);
    for (const [word, status] of [['in-progress', 'in_progress'], ['pending', 'waiting_response'], ['In_Progress', 'in_progress'], ['waiting', 'waiting_response'], ['OPEN', 'open']]) {
      expect((await setStatus('it', 'general', id, { status: word })).body.status).toBe(status);
    }
  });

  test('answers the status a ticket has already with the ticket as it was', async () => {
    for (const { path, make } of KINDS) {
      const id = await make();
      const first = await setStatus('hr', path, id, { status: 'closed' });
      const before = await stored(id);
      expect(outcome(await setStatus('admin', path, id, { status: 'closed' }))).toEqual(outcome(first));
      expect(await stored(id)).toEqual(before);
    }
  });

  test('keeps a comment that the person reads [B7.31]', async () => {
    for (const { path, make } of KINDS) {
      const id = await make();
      await setStatus('hr', path, id, { status: 'in_progress', comment: ' On it. ' });
      await setStatus('hr', path, id, { status: 'resolved', comment: '  ' });
      const { body } = await portal.call<{ results: Json[] }>('GET', `/api/tickets/${path}/${id}/comments/`, { as: 'employee' });
      expect(body.results.map(({ comment, is_internal }) => [comment, is_internal])).toEqual([['On it.', false]]);
    }
  });

  test('approves leave by resolved and takes the approval back by anything else', async () => {
    const { id } = await leave.created('employee');
    const { body } = await setStatus('hr', 'leave-requests', id, { status: 'resolved' });
    expect(body).toMatchObject({ approved_by_name: expect.any(String) as string, approval_date: expect.any(String) as string });
    expect((await setStatus('admin', 'leave-requests', id, { status: 'in_progress' })).body).toMatchObject({ approved_by_name: null, approval_date: null });
  });

  test('does not bring leave back over days that the person has taken since', async () => {
    const days = freeDays();
    for (const ended of ['rejected', 'closed']) {
      const old = await leave.created('employee', days);
      await setStatus('hr', 'leave-requests', old.id, { status: ended });
      const present = await leave.created('employee', days);
      for (const status of ['open', 'in_progress', 'waiting_response', 'resolved']) expect(outcome(await setStatus('hr', 'leave-requests', old.id, { status }))).toEqual(conflict(ended));
      for (const path of [`leave-requests/${old.id}`, String(old.id)]) expect(outcome(await post('hr', `${path}/reopen`))).toEqual(conflict(ended));
      await leave.call('DELETE', 'employee', `${present.id}/`);
    }
  });
});

describe('by ticket id', () => {
  test.each(KINDS)('handlers close and reopen a ticket under $path, with its kind in the path and without [A7.35]', async ({ path, make, handlers }) => {
    for (const handler of handlers) {
      const id = await make();
      for (const place of [`${path}/${id}`, String(id)]) {
        expect(outcome(await post(handler, `${place}/reopen`))).toEqual(conflict('open'));
        const closed = await post(handler, `${place}/close`, { comment: 'Done with.', kind: 'other', status: 'open' });
        expect([closed.status, closed.body.status]).toEqual([200, 'closed']);
        expect(outcome(await post(handler, `${place}/close`))).toEqual(conflict('closed'));
        for (const status of ['resolved', 'closed', 'rejected']) {
          await setStatus(handler, path, id, { status });
          const open = await post(handler, `${place}/reopen`);
          expect([open.status, open.body.status, open.body['resolved_at']]).toEqual([200, 'open', null]);
        }
        for (const status of ['in_progress', 'waiting_response']) {
          await setStatus(handler, path, id, { status });
          expect(outcome(await post(handler, `${place}/reopen`))).toEqual(conflict(status));
        }
        await setStatus(handler, path, id, { status: 'open' });
      }
      expect((await portal.call<{ results: Json[] }>('GET', `/api/tickets/${path}/${id}/comments/`, { as: 'employee' })).body.results.map(({ comment }) => comment)).toEqual(['Done with.', 'Done with.']);
    }
  });

  test.each(KINDS)('handlers say who works on a ticket under $path, and only another handler can [A7.35]', async ({ path, make, handlers }) => {
    const id = await make();
    const refused = { status: 400, body: { assigned_to: ['The assignee cannot handle this kind of ticket.'] } };
    for (const place of [`${path}/${id}`, String(id)]) {
      const assign = (body: Json) => post('hr', `${place}/assign`, body);
      expect(outcome(await assign({}))).toEqual({ status: 400, body: { assigned_to: ['This field is required.'] } });
      expect(outcome(await assign({ assigned_to: 'me' }))).toEqual({ status: 400, body: { assigned_to: ['A valid integer is required.'] } });
      for (const account of ACCOUNTS) {
        const answer = await assign({ assigned_to: await userId(account) });
        if (!handlers.includes(account)) expect([account, outcome(answer)]).toEqual([account, refused]);
        else expect([account, answer.status, answer.body]).toEqual([account, 200, expect.objectContaining({ id, status: 'open', assigned_to: await userId(account), assigned_to_name: expect.any(String) })]);
      }
      expect(outcome(await assign({ assigned_to: 999_999 }))).toEqual(refused);
      expect((await assign({ assigned_to: null })).body).toMatchObject({ assigned_to: null, assigned_to_name: null, status: 'open' });
    }
  });

  test('an action that is sent twice under one key happens once', async () => {
    const id = await insertTicket(database, 'general', employee);
    const close = () => portal.call('POST', `/api/tickets/${id}/close/`, { as: 'hr', body: { comment: 'Once.' }, headers: { 'idempotency-key': 'close-once' } });
    const [first, again] = [await close(), await close()];
    expect([first.status, outcome(again)]).toEqual([200, outcome(first)]);
    expect(outcome(await post('hr', `${id}/close`))).toEqual(conflict('closed'));
  });

  test('of two who close it at once one does, and the other is told', async () => {
    for (const { make } of KINDS) {
      const id = await make();
      const answers = await Promise.all([post('hr', `${id}/close`), post('admin', `${id}/close`)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.map(outcome)).toContainEqual(conflict('closed'));
    }
  });

  test('only POST is answered', async () => {
    for (const path of ['1/assign', '1/close', 'general/1/reopen', 'feedback/1/update_status']) {
      const answer = await portal.call('GET', `/api/tickets/${path}/`, { as: 'hr' });
      expect(outcome(answer)).toEqual({ status: 405, body: said('Method "GET" not allowed.', { code: 'method_not_allowed' }) });
    }
  });
});
