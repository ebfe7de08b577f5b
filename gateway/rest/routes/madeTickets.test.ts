import { ACCOUNTS, openTestPortal } from '../../testing/portal.js';
import type { Account, TestPortal } from '../../testing/portal.js';
import { NOT_FOUND, outcome, said } from '../testing/leave.js';
import { INSTANT, MADE_KINDS, ticketsOf, UNAUTHENTICATED } from '../testing/tickets.js';
import type { MadePage } from '../testing/tickets.js';
import { feedbackRows } from './feedback.routes.js';
import { generalRows } from './general.routes.js';
import { itSupportRows } from './itSupport.routes.js';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(() => portal.close());

const { call, created, decided, list } = ticketsOf(() => portal);
const PATHS = ['feedback', 'it-support', 'general'] as const;
const REQUIRED = ['This field is required.'];
const [SAMPLE] = MADE_KINDS;
if (!SAMPLE) throw new Error('no kinds');

describe('who may not', () => {
  test('without a sign-in nobody reads, makes or deletes anything', async () => {
    for (const { method, paths } of [...feedbackRows, ...generalRows, ...itSupportRows]) {
      const path = (paths[0] ?? '').replace('{id}', '1');
      for (const address of [path, path.replace(/\/$/, '')]) {
        const answer = await portal.call(method, address, { body: SAMPLE.body });
        expect([method, address, outcome(answer), answer.headers['www-authenticate']]).toEqual([method, address, UNAUTHENTICATED, 'Token']);
      }
    }
  });

  test.each(MADE_KINDS)("to whoever has nothing to do with $name it does not exist, in REST as in the graph [A6.13]", async (kind) => {
    const { path, readers, graph } = kind;
    const before = await created(kind, 'employee');
    for (const account of ACCOUNTS.filter((one) => one !== 'employee')) {
      const isReader = readers.includes(account);
      const answer = outcome(await call('GET', account, `${path}/${before.id}/`));
      expect([account, answer]).toEqual([account, isReader ? { status: 200, body: before } : NOT_FOUND]);
      expect([account, await decided(account, `query ($id: Int!) { ${graph.one}(id: $id) { id } }`, { id: before.id })]).toEqual([account, isReader ? 200 : 404]);
      if (isReader) continue;
      expect(outcome(await call('DELETE', account, `${path}/${before.id}/`))).toEqual(NOT_FOUND);
      expect(outcome(await call('DELETE', account, `${path}/999999/`))).toEqual(NOT_FOUND);
    }
    expect((await call('GET', 'employee', `${path}/${before.id}/`)).body).toEqual(before);
  });

  test('under the path of another kind a ticket is not found, but IT support also under general', async () => {
    for (const kind of MADE_KINDS) {
      const { id } = await created(kind, 'employee');
      for (const other of [...PATHS, 'leave-requests'].filter((path) => path !== kind.path)) {
        const isFound = kind.path === 'it-support' && other === 'general';
        for (const account of ['employee', 'admin'] as const) expect([kind.path, other, (await call('GET', account, `${other}/${id}/`)).status]).toEqual([kind.path, other, isFound ? 200 : 404]);
        if (!isFound) expect(outcome(await call('DELETE', 'employee', `${other}/${id}/`))).toEqual(NOT_FOUND);
      }
    }
  });

  test('an id that is none is not found', async () => {
    for (const path of PATHS) {
      for (const id of ['x', '1.5', '99999999999', '-1', '0', '999999999']) {
        for (const method of ['GET', 'DELETE']) expect([path, id, method, outcome(await call(method, 'admin', `${path}/${id}/`))]).toEqual([path, id, method, NOT_FOUND]);
      }
    }
  });
});

describe('input that does not fit', () => {
  test('what is missing, blank, too long or no such thing is said field by field', async () => {
    for (const { path, body } of MADE_KINDS) {
      const post = async (sent: Record<string, unknown>) => outcome(await call('POST', 'employee', `${path}/`, sent));
      expect(await post({})).toEqual({ status: 400, body: expect.objectContaining({ title: REQUIRED, description: REQUIRED }) as object });
      for (const blank of ['', ' \n\t ']) {
        expect(await post({ ...body, title: blank, description: blank })).toEqual({ status: 400, body: { title: ['This field may not be blank.'], description: ['This field may not be blank.'] } });
      }
      expect(await post({ ...body, title: null, description: {}, priority: 'soon' })).toEqual({
        status: 400,
        body: { title: ['This field may not be null.'], description: ['Not a valid string.'], priority: ['"soon" is not a valid choice.'] },
      });
      expect(await post({ ...body, title: 'x'.repeat(201), description: 'x'.repeat(10_001) })).toEqual({
        status: 400,
        body: { title: ['Ensure this field has no more than 200 characters.'], description: ['Ensure this field has no more than 10000 characters.'] },
      });
      const longest = await call('POST', 'employee', `${path}/`, { ...body, title: `  ${'x'.repeat(200)} `, description: `\n${'é'.repeat(10_000)}\n` });
      expect([longest.status, String(longest.body['title']).length, String(longest.body['description']).length]).toEqual([201, 200, 10_000]);
    }
  });

  test('nobody writes into a ticket what only the server sets', async () => {
    const me = (await portal.call<{ id: number; full_name: string; email: string }>('GET', '/api/auth/profile/', { as: 'employee' })).body;
    const other = (await portal.call<{ id: number; email: string }>('GET', '/api/auth/profile/', { as: 'hr' })).body;
    const forged = {
      ...{ id: 1, type: 'leave-request', kind: 'GENERAL', status: 'resolved', created_by: other.id, created_by_id: other.id, createdById: other.id, created_by_name: 'Somebody', created_by_email: other.email },
      ...{ created_by_department: 'Sales', assigned_to: other.id, assigned_to_name: 'Somebody', tags: ['x'], rating: 5, version: 99, estimated_resolution: 'soon' },
      ...{ created_at: '2020-01-01T00:00:00Z', updated_at: '2020-01-01T00:00:00Z', resolved_at: '2020-01-01T00:00:00Z', deleted_at: '2020-01-01T00:00:00Z' },
    };
    for (const kind of MADE_KINDS) {
      const made = await created(kind, 'employee', forged);
      expect(made.id).not.toBe(1);
      expect(made.created_by).toBe(me.id);
      expect(made).toMatchObject({
        ...{ type: kind.path, status: 'open', created_by_name: me.full_name, created_by_email: me.email, assigned_to: null, assigned_to_name: null, resolved_at: null },
        ...{ created_at: INSTANT, updated_at: made['created_at'] },
      });
      expect(String(made['created_at']) > '2021').toBe(true);
      expect([made['tags'], made['rating'] ?? null, made['estimated_resolution'] ?? null]).not.toContain('x');
    }
  });

  test('filters refuse values they do not know, each on its name, and ignore names they do not know', async () => {
    const common = { status: ['"gone" is not a valid choice.'], priority: ['"soon" is not a valid choice.'], page: ['A valid integer is required.'] };
    const integer = ['A valid integer is required.'];
    const boolean = ['Must be a valid boolean.'];
    const cases: Record<string, { query: string; refused: Record<string, string[]> }> = {
      feedback: { query: '&feedback_type=idea&is_anonymous=perhaps&all=x&mine=x', refused: { feedback_type: ['"idea" is not a valid choice.'], is_anonymous: boolean, all: boolean, mine: boolean } },
      'it-support': { query: '&impact_level=huge&assigned_to=me&mine=x', refused: { impact_level: ['"huge" is not a valid choice.'], assigned_to: integer, mine: boolean } },
      general: { query: '&category=x&assigned_to=me&all=x&mine=x', refused: { category: integer, assigned_to: integer, all: boolean, mine: boolean } },
      'general-it-tickets': { query: '&category=x', refused: { category: integer } },
    };
    for (const [path, { query, refused }] of Object.entries(cases)) {
      expect(outcome(await call('GET', 'hr', `${path}/?status=open,gone&priority=low,soon&page=x${query}`))).toEqual({ status: 400, body: { ...common, ...refused } });
      const ignored = '?_t=1&colour=red&type=x&created_by=x&leave_type=x&ordering=colour,-created_by&status=&priority=%20&search=%20&page=&all=&mine=&category=&is_anonymous=&impact_level=&assigned_to=';
      expect(outcome(await call('GET', 'hr', `${path}/${ignored}&page_size=3`)).body).toMatchObject({ results: (await list('hr', `${path}/?page_size=3`)).results });
    }
  });
});

describe('a call that is not one', () => {
  test('other content, too much of it, and broken JSON are refused', async () => {
    for (const { path, body } of MADE_KINDS) {
      const before = (await list('employee', `${path}/?page_size=1`)).count;
      const send = (type: string, payload: string) => portal.call('POST', `/api/tickets/${path}/`, { as: 'employee', payload, headers: { 'content-type': type } });
      expect(await send('application/json', JSON.stringify({ ...body, description: 'x'.repeat(1024 * 1024) }))).toMatchObject({ status: 413, body: { detail: 'The request body is too large.', code: 'payload_too_large' } });
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=edge']) {
        const bare = type.split(';')[0] ?? '';
        expect(await send(type, 'title=x')).toMatchObject({ status: 415, body: said(`Unsupported media type "${bare}" in request.`, { code: 'unsupported_media_type' }) });
      }
      for (const broken of ['{', '[]', '"title"', 'null']) expect([broken, (await send('application/json', broken)).status]).toEqual([broken, 400]);
      expect((await list('employee', `${path}/?page_size=1`)).count).toBe(before);
    }
  });

  test('a method that a path does not have is named with those it has: nothing here is changed by PUT or PATCH', async () => {
    const { id } = await created(SAMPLE, 'employee');
    const wrong: [string, string, string][] = PATHS.flatMap((path): [string, string, string][] => [
      ...['PUT', 'PATCH', 'DELETE'].map((method): [string, string, string] => [method, `${path}/`, 'GET, HEAD, OPTIONS, POST']),
      ...['PUT', 'PATCH', 'POST'].map((method): [string, string, string] => [method, `${path}/${id}/`, 'DELETE, GET, HEAD, OPTIONS']),
    ]);
    for (const [method, path, allow] of [...wrong, ['POST', 'general-it-tickets/', 'GET, HEAD, OPTIONS'] as const]) {
      const answer = await call(method, 'admin', path, {});
      expect([path, outcome(answer), answer.headers['allow']]).toEqual([path, { status: 405, body: said(`Method "${method}" not allowed.`, { code: 'method_not_allowed' }) }, allow]);
    }
  });

  test('every path is answered with and without its last slash, with hyphens and underscores alike', async () => {
    const neutral = ({ count, results }: MadePage) => ({ count, results });
    for (const [path, ...others] of [['feedback/', 'feedback'], ['general/', 'general'], ['it-support/', 'it-support', 'it_support', 'it_support/'], ['general-it-tickets/', 'general-it-tickets', 'general_it_tickets/', 'general_it-tickets']]) {
      const first = neutral(await list('hr', `${path}?page_size=5`));
      for (const other of others) expect([other, neutral(await list('hr', `${other}?page_size=5`))]).toEqual([other, first]);
    }
    for (const kind of MADE_KINDS) {
      for (const address of [kind.path, kind.path.replace('-', '_')]) {
        const { status, body } = await call('POST', 'employee', address, kind.body);
        expect([address, status]).toEqual([address, 201]);
        expect((await call('GET', 'employee', `${address}/${body.id}`)).body).toEqual(body);
        expect((await call('DELETE', 'employee', `${address}/${body.id}`)).status).toBe(204);
      }
    }
  });
});

test.each(MADE_KINDS)('$name that is sent again under its Idempotency-Key is made once, and deleted once', async (kind) => {
  const { path, body } = kind;
  const key = { 'idempotency-key': `once-${kind.name}` };
  const send = (as: Account = 'employee', more = {}) => call('POST', as, `${path}/`, { ...body, ...more }, key);
  const [first, again] = [await send(), await send()];
  expect([first.status, outcome(again)]).toEqual([201, outcome(first)]);
  expect(outcome(await send('employee', { title: 'Another' }))).toEqual({ status: 409, body: said('This Idempotency-Key was used with a different request.', { code: 'conflict' }) });
  expect((await send('analyst')).body.id).not.toBe(first.body.id);
  const remove = () => call('DELETE', 'employee', `${path}/${first.body.id}/`, undefined, { 'idempotency-key': `gone-${kind.name}` });
  expect([(await remove()).status, (await remove()).status]).toEqual([204, 204]);
  expect(outcome(await call('DELETE', 'employee', `${path}/${first.body.id}/`))).toEqual(NOT_FOUND);
});
