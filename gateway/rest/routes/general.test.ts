import { ACCOUNTS, openTestPortal } from '../../testing/portal.js';
import type { Account, TestPortal } from '../../testing/portal.js';
import { outcome, said } from '../testing/leave.js';
import type { Json } from '../testing/leave.js';
import { conflict, INSTANT, MADE_KINDS, STATUSES, ticketsOf } from '../testing/tickets.js';
import type { Made, MadeKind } from '../testing/tickets.js';

let portal: TestPortal;
const { call, created, createdAs, list } = ticketsOf(() => portal);
const [, IT, GENERAL, LOGIN] = MADE_KINDS as unknown as [MadeKind, MadeKind, MadeKind, MadeKind];
const IT_SUPPORT = 1;
const GENERAL_ID = 2;
const SUPPORT = ['affected_system', 'asset_tag', 'impact_level', 'issue_type', 'location'];

beforeAll(async () => {
  portal = await openTestPortal();
  for (const status of STATUSES) await createdAs(GENERAL, 'employee', status, { title: 'A lamp that hums', priority: 'urgent' });
  for (const account of ACCOUNTS) for (const kind of [IT, GENERAL, LOGIN]) await created(kind, account);
}, 60_000);
afterAll(() => portal.close());

const profile = async (as: Account) => (await portal.call<{ id: number; full_name: string; email: string; employee: { department: { name: string } } }>('GET', '/api/auth/profile/', { as })).body;
const post = (as: Account, body: Json) => call('POST', as, 'general/', { title: 'A desk lamp', description: 'As described.', ...body });
const everybodys = async (path = 'general/?all=true&') => (await list('hr', `${path}page_size=200`)).results;
const ids = (rows: readonly Made[]) => rows.map(({ id }) => id);
const sorted = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other);
const inItSupport = (row: Made) => row['category'] === IT_SUPPORT;

describe('making one', () => {
  test('answers the whole record, open, of medium priority unless said otherwise [A7.31, B7.30, A5.44, A3.14]', async () => {
    const me = await profile('employee');
    const { status, body } = await post('employee', { title: ' A desk lamp ', category: 'it support', affected_system: ' Floor 2 ' });
    expect([status, body]).toEqual([
      201,
      {
        ...{ id: expect.any(Number), title: 'A desk lamp', description: 'As described.', type: 'general', status: 'open', priority: 'medium', tags: ['IT Support'] },
        ...{ created_by: me.id, created_by_name: me.full_name, created_by_email: me.email, created_by_department: me.employee.department.name },
        ...{ assigned_to: null, assigned_to_name: null, created_at: INSTANT, updated_at: body['created_at'], resolved_at: null },
        ...{ category: IT_SUPPORT, category_name: 'IT Support', category_department: body['category_department'], affected_system: 'Floor 2' },
        extra_fields: { ...Object.fromEntries(SUPPORT.map((name) => [name, null])), affected_system: 'Floor 2', category: IT_SUPPORT, category_name: 'IT Support' },
      },
    ]);
    expect((await call('GET', 'employee', `general/${body.id}/`)).body).toEqual(body);
  });

  test('takes its category by id or by name; a name that there is not, and none at all, mean General [A7.31]', async () => {
    const { body } = await call<{ results: { id: number; name: string; department_name: string | null }[] }>('GET', 'employee', 'categories/');
    for (const { id, name, department_name } of body.results) {
      for (const category of [id, String(id), ` ${id} `, name, name.toUpperCase(), ` ${name} `]) {
        expect([category, (await post('employee', { category })).body]).toEqual([category, expect.objectContaining({ category: id, category_name: name, category_department: department_name })]);
      }
    }
    for (const more of [{}, { category: '' }, { category: ' ' }, { category: null }, { category: 'Catering' }, { category: '-' }, { category: '2-' }, { category: '1 2' }]) {
      expect([more, (await post('employee', more)).body]).toEqual([more, expect.objectContaining({ category: GENERAL_ID, category_name: 'General', tags: [] })]);
    }
    for (const category of [999_999, '999999', -1]) expect([category, outcome(await post('employee', { category }))]).toEqual([category, { status: 400, body: { category: ['Unknown category.'] } }]);
    for (const category of [{}, true, [1]]) expect([category, (await post('employee', { category })).status]).toEqual([category, 400]);
  });

  test('takes every priority in any spelling, and a system of at most 200 characters [A3.14, B9.12]', async () => {
    for (const priority of ['low', 'medium', 'high', 'urgent']) expect((await post('analyst', { priority: priority.toUpperCase() })).body['priority']).toBe(priority);
    expect((await post('analyst', { priority: '', affected_system: ' ' })).body).toMatchObject({ priority: 'medium', affected_system: null });
    expect(outcome(await post('analyst', { affected_system: 'x'.repeat(201) }))).toEqual({ status: 400, body: { affected_system: ['Ensure this field has no more than 200 characters.'] } });
  });
});

describe('who reads which', () => {
  test('everybody lists their own by default; with all HR and administrators everybody’s, IT Staff those of IT Support [A6.13, A6.14, A7.31]', async () => {
    const all = await everybodys();
    for (const account of ACCOUNTS) {
      const { id, email } = await profile(account);
      const own = all.filter((row) => row.created_by === id);
      for (const query of ['', 'all=false&', 'mine=true&', 'all=true&mine=true&', 'all=&mine=&']) {
        const page = await list(account, `general/?${query}page_size=200`);
        expect([account, query, page.count, ids(page.results)]).toEqual([account, query, own.length, ids(own)]);
        expect(page.results.map((row) => row['created_by_email'])).toEqual(own.map(() => email));
      }
      const visible = all.filter((row) => account === 'hr' || account === 'admin' || row.created_by === id || (account === 'it' && inItSupport(row)));
      const whole = await list(account, 'general/?all=true&page_size=200');
      expect([account, whole.count, ids(whole.results)]).toEqual([account, visible.length, ids(visible)]);
    }
  }, 60_000);

  test('the list of the IT page holds both kinds: IT, HR and administrators get all of IT Support and their own, others their own [C7.5, C4.31]', async () => {
    const both = [...(await everybodys('it-support/?')), ...(await everybodys())];
    for (const account of ACCOUNTS) {
      const { id } = await profile(account);
      const isIt = ['it', 'hr', 'admin'].includes(account);
      const expected = both.filter((row) => row.created_by === id || (isIt && (row.type === 'it-support' || inItSupport(row))));
      for (const query of ['', 'mine=true&all=true&created_by_email=x&']) {
        const page = await list(account, `general-it-tickets/?${query}page_size=200`);
        expect([account, page.count, sorted(ids(page.results))]).toEqual([account, expected.length, sorted(ids(expected))]);
        const made = page.results.map((row) => String(row['created_at']));
        expect(made).toEqual(made.toSorted().toReversed());
      }
    }
  });

  test('there both kinds have the same keys, those of IT support in the category IT Support [C3.6, C3.7]', async () => {
    const { results } = await list('it', 'general-it-tickets/?page_size=200');
    const shape = Object.keys((await post('employee', {})).body).sort();
    for (const row of results) {
      expect([row.id, Object.keys(row).sort()]).toEqual([row.id, shape]);
      const extra = row['extra_fields'] as Json;
      const more = row.type === 'general' ? ['category', 'category_name'] : ['estimated_resolution'];
      expect([row.type, Object.keys(extra).sort()]).toEqual([row.type, [...SUPPORT, ...more].sort()]);
      if (row.type === 'it-support') expect(row).toMatchObject({ category: IT_SUPPORT, category_name: 'IT Support', tags: expect.arrayContaining(['IT Support']) as string[] });
      expect(extra['affected_system']).toBe(row['affected_system']);
    }
    expect(new Set(results.map(({ type }) => type))).toEqual(new Set(['general', 'it-support']));
    const { id } = await created(IT, 'employee');
    expect(Object.keys((await call('GET', 'employee', `general/${id}/`)).body).sort()).toEqual(shape);
  });

  test('REST answers what the graph answers, in its order, for everybody', async () => {
    const FIELDS = 'count results { id title status createdById createdByName assignedToId tags createdAt }';
    const paths = [['general/?', 'generalTickets', ''], ['general/?all=true&', 'generalTickets', 'all: true, '], ['general/?mine=1&', 'generalTickets', 'mine: true, '], ['general-it-tickets/?', 'generalItTickets', '']] as const;
    for (const account of ACCOUNTS) {
      for (const [path, field, args] of paths) {
        const { data } = await portal.graphql<Record<string, unknown>>(account, `{ ${field}(${args}pageSize: 200, ordering: "category,-priority") { ${FIELDS} } }`);
        const { count, results } = await list(account, `${path}page_size=200&ordering=category,-priority`);
        const shown = results.map((row) => ({ ...{ id: row.id, title: row['title'], status: row.status.toUpperCase(), createdById: row.created_by }, ...{ createdByName: row['created_by_name'], assignedToId: row['assigned_to'], tags: row['tags'], createdAt: row['created_at'] } }));
        expect({ count, results: shown }).toEqual(data[field]);
      }
    }
  }, 60_000);
});

describe('narrowing the lists', () => {
  test.each(['general/?all=true', 'general-it-tickets/?'])('%s by status, priority, category and text, alone and together', async (path) => {
    const rows = (await list('hr', `${path}&page_size=200`)).results;
    const has = (name: string, ...words: string[]) => (row: Made) => words.includes(String(row[name]));
    const cases: [string, (row: Made) => boolean][] = [
      ...STATUSES.map((status): [string, (row: Made) => boolean] => [`status=${status}`, has('status', status)]),
      ['status=PENDING', has('status', 'waiting_response')],
      ['status=in-progress,waiting', has('status', 'in_progress', 'waiting_response')],
      ['priority=urgent,LOW', has('priority', 'urgent', 'low')],
      [`category=${IT_SUPPORT}`, inItSupport],
      [`category=${IT_SUPPORT},${GENERAL_ID}&status=open`, (row) => [IT_SUPPORT, GENERAL_ID].includes(Number(row['category'])) && row.status === 'open'],
      ['search=LAMP%20THAT', (row) => /lamp that/i.test(`${String(row['title'])}\n${String(row['description'])}`)],
      ['search=okafor', (row) => ['title', 'description', 'created_by_name'].some((name) => String(row[name]).toLowerCase().includes('okafor'))],
    ];
    for (const [query, means] of cases) {
      const found = await list('hr', `${path}&page_size=200&${query}`);
      expect([query, found.count, ids(found.results)]).toEqual([query, found.results.length, ids(rows.filter(means))]);
    }
    const { id } = await profile('it');
    const { body } = await post('it', { category: IT_SUPPORT });
    await call('POST', 'hr', `general/${body.id}/assign/`, { assigned_to: id });
    expect((await list('hr', `general/?all=true&assigned_to=${id}`)).results.every((row) => row['assigned_to'] === id)).toBe(true);
    expect(ids((await list('hr', `general/?all=true&assigned_to=${id}`)).results)).toContain(body.id);
  });

  test.each(['general/?all=true', 'general-it-tickets/?'])('%s is ordered by each documented name, both ways, and says where the next page is', async (path) => {
    for (const name of ['created_at', 'updated_at', 'title', 'category', 'status', 'priority'] as const) {
      const up = ids((await list('hr', `${path}&page_size=200&ordering=${name}`)).results);
      const values = (await list('hr', `${path}&page_size=200&ordering=-${name}`)).results.map((row) => row[name]);
      expect([name, up.length]).toEqual([name, values.length]);
      const runs = values.filter((value, index) => value !== values[index - 1]);
      expect([name, runs]).toEqual([name, [...new Set(values)]]);
      if (name === 'created_at' || name === 'updated_at') expect(values).toEqual(values.map(String).toSorted().toReversed());
      if (name === 'category') expect(values).toEqual(values.map(Number).toSorted((one, other) => other - one));
      if (name === 'priority') expect(runs).toEqual(['urgent', 'high', 'medium', 'low'].filter((word) => runs.includes(word)));
    }
    const first = await list('hr', `${path}&page_size=2&status=open`);
    expect([first.results.length, first.previous, new URL(first.next ?? '').searchParams.get('page')]).toEqual([2, null, '2']);
    expect(outcome(await call('GET', 'hr', `${path}&page=99`))).toEqual({ status: 404, body: said('Invalid page.', { code: 'not_found' }) });
  });
});

test('a person asks, talks with HR and reads how it ends; then it is deleted no more [A7.31, A7.32, A7.33, A4.34, C7.6, C7.7, B7.31]', async () => {
  const { id } = (await post('employee', { title: 'The whole way' })).body;
  for (const path of ['general/?status=open', 'my-tickets/?type=general&page_size=200', 'general-it-tickets/?page_size=200']) expect([path, ids((await list('employee', path)).results)]).toEqual([path, expect.arrayContaining([id])]);
  expect(ids((await list('hr', 'master-tickets/?type=general&page_size=200')).results)).toContain(id);
  expect((await call('POST', 'hr', `general/${id}/comments/`, { comment: 'Which floor?', is_internal: false })).status).toBe(201);
  expect((await call('POST', 'hr', `general/${id}/comments/`, { comment: 'Again a lamp.', is_internal: true })).status).toBe(201);
  expect((await call('POST', 'employee', `general/${id}/comments/`, { comment: 'The second.', is_internal: false })).status).toBe(201);
  const decided = await call('POST', 'hr', `general/${id}/update_status/`, { status: 'resolved', comment: 'It stands there.' });
  expect([decided.status, decided.body]).toEqual([200, expect.objectContaining({ id, status: 'resolved', resolved_at: INSTANT })]);
  expect((await call('GET', 'employee', `general/${id}/`)).body).toEqual(decided.body);
  const { body: comments } = await call<{ count: number; results: Json[] }>('GET', 'employee', `general/${id}/comments/`);
  expect([comments.count, comments.results.map(({ comment }) => comment)]).toEqual([3, ['Which floor?', 'The second.', 'It stands there.']]);
  expect(outcome(await call('DELETE', 'employee', `general/${id}/`))).toEqual(conflict(GENERAL.refusal, 'resolved'));
});
