import { ACCOUNTS, openTestPortal } from '../../testing/portal.js';
import type { Account, TestPortal } from '../../testing/portal.js';
import { outcome, said } from '../testing/leave.js';
import type { Json } from '../testing/leave.js';
import { conflict, INSTANT, MADE_KINDS, STATUSES, ticketsOf } from '../testing/tickets.js';
import type { Made, MadeKind } from '../testing/tickets.js';

let portal: TestPortal;
const { call, created, createdAs, list } = ticketsOf(() => portal);
const [, IT] = MADE_KINDS as unknown as [MadeKind, MadeKind];
const IMPACTS = ['low', 'medium', 'high', 'critical'];
const PARTS = ['issue_type', 'impact_level', 'affected_system', 'asset_tag', 'location', 'estimated_resolution'];

beforeAll(async () => {
  portal = await openTestPortal();
  for (const status of STATUSES) await createdAs(IT, 'employee', status, { title: 'A screen that flickers', impact_level: 'critical', asset_tag: 'MON-777', issue_type: 'Display' });
  for (const account of ACCOUNTS) await created(IT, account, { affected_system: 'Wireless network' });
}, 60_000);
afterAll(() => portal.close());

const profile = async (as: Account) => (await portal.call<{ id: number; full_name: string; email: string; employee: { department: { name: string } } }>('GET', '/api/auth/profile/', { as })).body;
const post = (as: Account, body: Json) => call('POST', as, 'it-support/', { ...IT.body, ...body });
const everybodys = async () => (await list('hr', 'it-support/?page_size=200')).results;
const ids = (rows: readonly Made[]) => rows.map(({ id }) => id);

describe('asking for help', () => {
  test('answers the whole record, open, of medium priority and low impact unless said otherwise [B7.29, B3.75, C3.6]', async () => {
    const me = await profile('employee');
    const { status, body } = await call('POST', 'employee', 'it-support/', { title: ' A new screen ', description: ' It flickers. ', issue_type: ' Hardware ' });
    const extra = { issue_type: 'Hardware', impact_level: 'low', affected_system: null, asset_tag: null, location: null, estimated_resolution: null };
    expect([status, body]).toEqual([
      201,
      {
        ...{ id: expect.any(Number), title: 'A new screen', description: 'It flickers.', type: 'it-support', status: 'open', priority: 'medium', tags: ['IT Support'] },
        ...{ created_by: me.id, created_by_name: me.full_name, created_by_email: me.email, created_by_department: me.employee.department.name },
        ...{ assigned_to: null, assigned_to_name: null, created_at: INSTANT, updated_at: body['created_at'], resolved_at: null },
        ...{ ...extra, category_name: 'IT Support', category_department: body['category_department'], extra_fields: extra },
      },
    ]);
    expect((await call('GET', 'employee', `it-support/${body.id}/`)).body).toEqual(body);
  });

  test('keeps everything that a person can say about it [B7.29]', async () => {
    const given = { issue_type: 'Hardware', impact_level: 'CRITICAL', affected_system: ' Laptop ', asset_tag: ' LAP-001 ', location: ' Floor 2 ', priority: 'Urgent' };
    const kept = { issue_type: 'Hardware', impact_level: 'critical', affected_system: 'Laptop', asset_tag: 'LAP-001', location: 'Floor 2' };
    const { body } = await post('employee', given);
    expect(body).toMatchObject({ ...kept, priority: 'urgent', extra_fields: kept });
    const { body: blank } = await post('employee', { impact_level: '', affected_system: ' ', asset_tag: '', location: null, priority: '' });
    expect(blank).toMatchObject({ impact_level: 'low', affected_system: null, asset_tag: null, location: null, priority: 'medium' });
  });

  test('asks what sort of trouble it is [B5.20]', async () => {
    const refused = { status: 400, body: { issue_type: ['Please specify the issue type for IT support requests'] } };
    const { issue_type, ...rest } = IT.body;
    expect(outcome(await call('POST', 'employee', 'it-support/', rest))).toEqual(refused);
    for (const blank of ['', '  ', null]) expect(outcome(await post('employee', { issue_type: blank }))).toEqual(refused);
    expect(issue_type).toBe('Hardware');
  });

  test('refuses an impact that is none and texts that are too long [B9.13]', async () => {
    for (const impact_level of IMPACTS) expect((await post('analyst', { impact_level })).body['impact_level']).toBe(impact_level);
    expect(outcome(await post('analyst', { impact_level: 'huge', issue_type: {} }))).toEqual({ status: 400, body: { impact_level: ['"huge" is not a valid choice.'], issue_type: ['Not a valid string.'] } });
    const limits = { issue_type: 100, affected_system: 200, asset_tag: 50, location: 200 };
    const texts = Object.fromEntries(Object.entries(limits).map(([name, most]) => [name, 'x'.repeat(most + 1)]));
    const answer = await post('analyst', texts);
    expect(outcome(answer)).toEqual({ status: 400, body: Object.fromEntries(Object.entries(limits).map(([name, most]) => [name, [`Ensure this field has no more than ${most} characters.`]])) });
    const longest = Object.fromEntries(Object.entries(limits).map(([name, most]) => [name, 'x'.repeat(most)]));
    expect((await post('analyst', longest)).body).toMatchObject(longest);
  });
});

describe('who reads which', () => {
  test('people list their own, IT Staff, HR and administrators all; asking for their own narrows everybody [A6.13, A7.35]', async () => {
    const all = await everybodys();
    for (const account of ACCOUNTS) {
      const { id } = await profile(account);
      const own = all.filter((row) => row.created_by === id);
      const visible = ['it', 'hr', 'admin'].includes(account) ? all : own;
      for (const [query, expected] of [['', visible], ['mine=false&', visible], ['mine=true&', own], ['mine=1&all=true&', own]] as const) {
        const page = await list(account, `it-support/?${query}page_size=200`);
        expect([account, query, page.count, ids(page.results)]).toEqual([account, query, expected.length, ids(expected)]);
      }
    }
  });

  test('REST answers what the graph answers, in its order, for everybody', async () => {
    type Node = { id: number; status: string; createdById: number; itSupport: { issueType: string; impactLevel: string; assetTag: string | null } };
    for (const account of ACCOUNTS) {
      for (const [query, args] of [['', ''], ['mine=true&', 'mine: true, ']] as const) {
        const { data } = await portal.graphql<{ itSupportTickets: { count: number; results: Node[] } }>(
          account,
          `{ itSupportTickets(${args}pageSize: 200, ordering: "-impactLevel,updatedAt") { count results { id status createdById itSupport { issueType impactLevel assetTag } } } }`,
        );
        const { count, results } = await list(account, `it-support/?${query}page_size=200&ordering=-impact_level,updated_at`);
        const shown = results.map((row) => ({ id: row.id, status: row.status.toUpperCase(), createdById: row.created_by, itSupport: { issueType: row['issue_type'], impactLevel: String(row['impact_level']).toUpperCase(), assetTag: row['asset_tag'] } }));
        expect({ count, results: shown }).toEqual(data.itSupportTickets);
      }
    }
  });

  test('every row has the same keys, what is particular to IT once more under extra_fields [C3.6]', async () => {
    const all = await everybodys();
    for (const row of all) {
      expect(Object.keys(row).sort()).toEqual(Object.keys(all[0] ?? {}).sort());
      expect(row['extra_fields']).toEqual(Object.fromEntries(PARTS.map((name) => [name, row[name]])));
      expect(row).toMatchObject({ type: 'it-support', category_name: 'IT Support', tags: expect.arrayContaining(['IT Support']) as string[] });
    }
  });
});

describe('narrowing the list', () => {
  test('by status, priority, impact, sort, worker and text, alone and together', async () => {
    const { id } = await profile('it');
    await call('POST', 'hr', `it-support/${(await everybodys())[0]?.id}/assign/`, { assigned_to: id });
    const rows = await everybodys();
    const has = (name: string, ...words: string[]) => (row: Made) => words.includes(String(row[name]));
    const text = (pattern: RegExp) => (row: Made) => ['title', 'description', 'affected_system', 'asset_tag'].some((name) => pattern.test(JSON.stringify(row[name])));
    const cases: [string, (row: Made) => boolean][] = [
      ...STATUSES.map((status): [string, (row: Made) => boolean] => [`status=${status}`, has('status', status)]),
      ['status=Pending', has('status', 'waiting_response')],
      ['status=in-progress,waiting', has('status', 'in_progress', 'waiting_response')],
      ['priority=urgent,LOW', has('priority', 'urgent', 'low')],
      ['impact_level=CRITICAL,low', has('impact_level', 'critical', 'low')],
      ['issue_type=display', has('issue_type', 'Display')],
      ['issue_type=DISPLAY,hardware', (row) => ['display', 'hardware'].includes(String(row['issue_type']).toLowerCase())],
      [`assigned_to=${id}`, has('assigned_to', String(id))],
      ['search=THAT%20flick', text(/that flick/i)],
      ['search=mon-777', text(/mon-777/i)],
      ['search=wireless', text(/wireless/i)],
      ['search=mon-777&impact_level=critical&status=open', (row) => text(/mon-777/i)(row) && row['impact_level'] === 'critical' && row.status === 'open'],
    ];
    for (const [query, means] of cases) {
      const found = await list('hr', `it-support/?page_size=200&${query}`);
      expect([query, found.count, ids(found.results)]).toEqual([query, found.results.length, ids(rows.filter(means))]);
    }
    expect((await list('hr', `it-support/?assigned_to=${id}`)).count).toBeGreaterThan(0);
  });

  test('is ordered by each documented name, both ways, and says where the next page is', async () => {
    const ORDER: Record<string, readonly string[] | null> = { created_at: null, updated_at: null, status: ['open', 'in_progress', 'waiting_response', 'resolved', 'closed', 'rejected'], priority: ['low', 'medium', 'high', 'urgent'], impact_level: IMPACTS };
    for (const [name, order] of Object.entries(ORDER)) {
      const values = async (minus: string) => (await list('hr', `it-support/?page_size=200&ordering=${minus}${name}`)).results.map((row) => String(row[name]));
      const sorted = (found: string[]) => (order ? found.toSorted((one, other) => order.indexOf(one) - order.indexOf(other)) : found.toSorted());
      const [up, down] = [await values(''), await values('-')];
      expect([name, up, down]).toEqual([name, sorted(up), sorted(down).toReversed()]);
    }
    const first = await list('hr', 'it-support/?page_size=2&impact_level=critical');
    expect([first.results.length, first.previous, new URL(first.next ?? '').search]).toEqual([2, null, '?page_size=2&impact_level=critical&page=2']);
    expect(outcome(await call('GET', 'hr', 'it-support/?page=99'))).toEqual({ status: 404, body: said('Invalid page.', { code: 'not_found' }) });
  });
});

test('a person asks IT for help, IT talks with them and solves it; then they delete it no more, but IT does [C7.5, C7.6, C7.7, C7.8, C7.9]', async () => {
  const { id } = (await post('employee', { title: 'The whole way' })).body;
  for (const account of ['employee', 'it'] as const) expect(ids((await list(account, 'general-it-tickets/?page_size=200')).results)).toContain(id);
  expect((await call('POST', 'it', `general/${id}/comments/`, { comment: 'Since when?', is_internal: false })).status).toBe(201);
  expect((await call('POST', 'employee', `it-support/${id}/comments/`, { comment: 'Since Monday.' })).status).toBe(201);
  expect((await call('POST', 'it', `general/${id}/update_status/`, { status: 'in-progress' })).body.status).toBe('in_progress');
  expect((await call('POST', 'it', `general/${id}/update_status/`, { status: 'resolved' })).body).toMatchObject({ status: 'resolved', resolved_at: INSTANT });
  const { body: comments } = await call<{ results: Json[] }>('GET', 'employee', `general/${id}/comments/`);
  expect(comments.results.map(({ comment }) => comment)).toEqual(['Since when?', 'Since Monday.']);
  expect(outcome(await call('DELETE', 'employee', `it-support/${id}/`))).toEqual(conflict(IT.refusal, 'resolved'));
  expect((await call('DELETE', 'it', `general/${id}/`)).status).toBe(204);
  expect((await call('GET', 'employee', `it-support/${id}/`)).status).toBe(404);
});
