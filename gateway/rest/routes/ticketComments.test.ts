import type { Viewer } from '../../../subgraphs/kit/viewer.js';
import { database } from '../../../subgraphs/tickets/database.js';
import { insertTicket } from '../../../subgraphs/tickets/ticket/ticket.factory.js';
import { openTestPortal } from '../../testing/portal.js';
import type { Account, TestPortal } from '../../testing/portal.js';
import { leaveOf, NOT_FOUND, outcome, said, viewerOf } from '../testing/leave.js';
import type { Json } from '../testing/leave.js';

let portal: TestPortal;
let employee: Viewer;
beforeAll(async () => {
  portal = await openTestPortal();
  employee = await viewerOf(portal, 'employee');
}, 60_000);
afterAll(() => portal.close());

type Comment = Json & { id: number; comment: string; is_internal: boolean };
interface Page {
  count: number;
  next: string | null;
  results: Comment[];
}
const leave = leaveOf(() => portal);
const IT_SUPPORT = 1;

/** One ticket of the employee's of each kind, and who beside the employee may read it; the handlers among them come first. */
const KINDS = [
  { path: 'leave-requests', make: async () => (await leave.created('employee')).id, handlers: ['hr', 'admin'], readers: ['employee', 'manager'], strangers: ['it', 'analyst'] },
  { path: 'feedback', make: () => insertTicket(database, 'feedback', employee), handlers: ['hr', 'admin'], readers: ['employee'], strangers: ['manager', 'it', 'analyst'] },
  { path: 'it-support', make: () => insertTicket(database, 'it-support', employee), handlers: ['hr', 'admin', 'it'], readers: ['employee'], strangers: ['manager', 'analyst'] },
  { path: 'general', make: () => insertTicket(database, 'general', employee), handlers: ['hr', 'admin'], readers: ['employee'], strangers: ['manager', 'it', 'analyst'] },
  { path: 'general', make: () => insertTicket(database, 'general', employee, { categoryId: IT_SUPPORT }), handlers: ['hr', 'admin', 'it'], readers: ['employee'], strangers: ['manager', 'analyst'] },
] as const;

const commentsOf = (path: string, id: number) => ({
  read: (as: Account, query = '') => portal.call<Page>('GET', `/api/tickets/${path}/${id}/comments/?${query}`, { as }),
  write: (as: Account, body: Json, headers = {}) => portal.call<Comment>('POST', `/api/tickets/${path}/${id}/comments/`, { as, body, headers }),
});
/** The two doors to the same comments: under the ticket, and with the ticket named (A7.35). */
const doors = (path: string, id: number) => [
  commentsOf(path, id),
  {
    read: (as: Account, query = '') => portal.call<Page>('GET', `/api/tickets/responses/?ticket=${id}&${query}`, { as }),
    write: (as: Account, body: Json, headers = {}) => portal.call<Comment>('POST', '/api/tickets/responses/', { as, body: { ticket: id, ...body }, headers }),
  },
];

describe('who may not', () => {
  test.each(KINDS)('whoever does not see a ticket under $path neither reads nor writes its comments', async ({ path, make, strangers }) => {
    const id = await make();
    for (const { read, write } of doors(path, id)) {
      for (const account of strangers) {
        expect([account, outcome(await read(account))]).toEqual([account, NOT_FOUND]);
        for (const is_internal of [true, false]) expect([account, outcome(await write(account, { comment: 'Hello', is_internal }))]).toEqual([account, NOT_FOUND]);
      }
      expect((await read('hr')).body.count).toBe(0);
    }
    for (const { read, write } of doors(path, 999_999_999)) expect([outcome(await read('hr')), outcome(await write('hr', { comment: 'x' }))]).toEqual([NOT_FOUND, NOT_FOUND]);
    for (const [method, where] of [['GET', `${path}/${id}/comments/`], ['POST', `${path}/${id}/comments/`], ['GET', 'responses/'], ['POST', 'responses/']] as const) {
      const { status, body } = await portal.call(method, `/api/tickets/${where}`);
      expect({ status, body }).toEqual({ status: 401, body: said('Authentication credentials were not provided.', { code: 'unauthenticated' }) });
    }
  });

  test.each(KINDS)('internal comments under $path are written, read and counted by handlers alone', async ({ path, make, handlers, readers }) => {
    for (const { read, write } of doors(path, await make())) {
      const before = (await read('hr')).body.count;
      for (const account of readers) {
        expect([account, outcome(await write(account, { comment: 'Psst', is_internal: true }))]).toEqual([account, { status: 403, body: said(expect.any(String), { code: 'forbidden' }) }]);
      }
      for (const account of handlers) {
        const { status, body } = await write(account, { comment: `Among us, says ${account}`, is_internal: true });
        expect([account, status, body.is_internal]).toEqual([account, 201, true]);
      }
      await write('hr', { comment: 'To all' });
      for (const account of handlers) expect([account, (await read(account)).body.count]).toEqual([account, before + handlers.length + 1]);
      for (const account of readers) {
        const { body } = await read(account);
        expect([account, body.count, body.results.some(({ is_internal }) => is_internal)]).toEqual([account, body.results.length, false]);
        expect(body.results.at(-1)?.comment).toBe('To all');
      }
    }
  });

  test('nobody reads or writes what is internal on their own leave, HR and administrators included', async () => {
    for (const [owner, colleague] of [['hr', 'admin'], ['admin', 'hr']] as const) {
      const { id } = await leave.created(owner);
      for (const { read, write } of doors('leave-requests', id)) {
        expect((await write(colleague, { comment: 'Among us', is_internal: true })).status).toBe(201);
        expect((await write(owner, { comment: 'Psst', is_internal: true })).status).toBe(403);
        expect((await read(owner)).body).toMatchObject({ count: 0, results: [] });
      }
    }
  });

  test('under the path of another kind the comments of a ticket are not found, but those of IT support also under general', async () => {
    for (const { path, make } of KINDS) {
      const id = await make();
      for (const other of ['leave-requests', 'feedback', 'it-support', 'general'].filter((one) => one !== path)) {
        const { read, write } = commentsOf(other, id);
        const isFound = path === 'it-support' && other === 'general';
        expect([path, other, (await read('hr')).status, (await write('hr', { comment: 'x' })).status]).toEqual([path, other, ...(isFound ? [200, 201] : [404, 404])]);
      }
    }
  });
});

describe('input that does not fit', () => {
  test('a comment says something, and not too much [B5.21, C5.22]', async () => {
    for (const { path, make } of KINDS) {
      for (const { read, write } of doors(path, await make())) {
        expect(outcome(await write('hr', {}))).toEqual({ status: 400, body: { comment: ['This field is required.'] } });
        for (const comment of ['', ' \n ']) expect(outcome(await write('hr', { comment }))).toEqual({ status: 400, body: { comment: ['This field may not be blank.'] } });
        expect(outcome(await write('hr', { comment: 'x'.repeat(5001) }))).toEqual({ status: 400, body: { comment: [expect.any(String)] } });
        expect(outcome(await write('hr', { comment: 'x', is_internal: 'perhaps' }))).toEqual({ status: 400, body: { is_internal: ['Must be a valid boolean.'] } });
        expect((await read('hr')).body.count).toBe(0);
      }
    }
  });

  test('responses name their ticket', async () => {
    const call = async (method: string, query: string, body?: Json) => outcome(await portal.call(method, `/api/tickets/responses/${query}`, { as: 'hr', ...(body && { body }) }));
    for (const query of ['', '?ticket=']) expect(await call('GET', query)).toEqual({ status: 400, body: { ticket: ['This field is required.'] } });
    expect(await call('GET', '?ticket=mine')).toEqual({ status: 400, body: { ticket: ['A valid integer is required.'] } });
    expect(await call('POST', '', {})).toEqual({ status: 400, body: { ticket: ['This field is required.'], comment: ['This field is required.'] } });
    expect(await call('POST', '', { ticket: null, comment: 'x' })).toEqual({ status: 400, body: { ticket: ['This field may not be null.'] } });
    expect(await call('DELETE', '')).toEqual({ status: 405, body: said('Method "DELETE" not allowed.', { code: 'method_not_allowed' }) });
  });
});

describe('talking', () => {
  test.each(KINDS)('the person and the handlers write under $path in turn and read it in that order [A7.33, B7.33, B7.34]', async ({ path, make, handlers, readers }) => {
    const id = await make();
    const written: Comment[] = [];
    for (const { write } of doors(path, id)) {
      for (const account of [...handlers, ...readers]) {
        const me = (await portal.call<{ id: number; full_name: string }>('GET', '/api/auth/profile/', { as: account })).body;
        const { status, body } = await write(account, { comment: `  <b>${account}</b> `, is_internal: false, created_by: 1, created_by_name: 'Somebody', kind: 'x' });
        expect([status, body]).toEqual([201, { id: expect.any(Number), comment: `<b>${account}</b>`, is_internal: false, created_by: me.id, created_by_name: me.full_name, created_at: expect.any(String) }]);
        written.push(body);
      }
    }
    for (const { read } of doors(path, id)) {
      for (const account of [...handlers, ...readers]) expect((await read(account)).body).toEqual({ count: written.length, next: null, previous: null, results: written });
      expect((await read('hr', 'ordering=-created_at')).body.results).toEqual(written.toReversed());
      const page = (await read('hr', 'page_size=2&page=2')).body;
      expect([page.count, page.results]).toEqual([written.length, written.slice(2, 4)]);
      expect(outcome(await read('hr', 'page=99'))).toEqual({ status: 404, body: said('Invalid page.', { code: 'not_found' }) });
    }
    const { data } = await portal.graphql<{ ticketComments: { count: number; results: Json[] } }>('employee', 'query ($id: Int!) { ticketComments(ticket: $id) { count results { id comment isInternal createdById createdByName createdAt } } }', { id });
    const graph = data.ticketComments.results.map(({ isInternal, createdById, createdByName, createdAt, ...rest }) => ({ ...rest, is_internal: isInternal, created_by: createdById, created_by_name: createdByName, created_at: createdAt }));
    expect([data.ticketComments.count, graph]).toEqual([written.length, written]);
  });

  test('a comment that is sent twice under one key is written once', async () => {
    for (const { read, write } of doors('general', await insertTicket(database, 'general', employee))) {
      const before = (await read('hr')).body.count;
      const key = { 'idempotency-key': `comment-${before}` };
      const [first, again] = [await write('hr', { comment: 'Once' }, key), await write('hr', { comment: 'Once' }, key)];
      expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
      expect((await write('hr', { comment: 'Twice' }, key)).status).toBe(409);
      expect((await read('hr')).body.count).toBe(before + 1);
    }
  });

  test('what many write at once is all there, each once', async () => {
    const { read, write } = commentsOf('it-support', await insertTicket(database, 'it-support', employee));
    const lines = Array.from({ length: 12 }, (_, index) => `Line ${index}`);
    const answers = await Promise.all(lines.map((comment, index) => write((['hr', 'it', 'employee'] as const)[index % 3] ?? 'hr', { comment })));
    expect(answers.map(({ status }) => status)).toEqual(lines.map(() => 201));
    const { body } = await read('employee');
    expect([body.count, body.results.map(({ comment }) => comment).toSorted()]).toEqual([12, lines.toSorted()]);
  });
});
