import { ACCOUNTS, openTestPortal } from '../../testing/portal.js';
import type { Account, TestPortal } from '../../testing/portal.js';
import { outcome, said } from '../testing/leave.js';
import type { Json } from '../testing/leave.js';
import { conflict, INSTANT, MADE_KINDS, STATUSES, ticketsOf } from '../testing/tickets.js';
import type { Made, MadeKind } from '../testing/tickets.js';

let portal: TestPortal;
const { call, created, createdAs, list } = ticketsOf(() => portal);
const [FEEDBACK] = MADE_KINDS as unknown as [MadeKind];
const TYPES = ['suggestion', 'complaint', 'compliment', 'process_improvement', 'workplace_environment', 'management', 'other', 'feature-request'];
const PRIORITIES = ['low', 'medium', 'high', 'urgent'];
/** Ids of what each of them gave namelessly. */
const nameless = new Map<Account, number[]>();

beforeAll(async () => {
  portal = await openTestPortal();
  for (const account of ACCOUNTS) nameless.set(account, [(await created(FEEDBACK, account, { is_anonymous: true, title: 'Nameless words' })).id]);
  for (const status of STATUSES) await createdAs(FEEDBACK, 'employee', status, { title: 'Named words', priority: 'urgent', feedback_type: 'feature-request' });
  for (const account of ACCOUNTS) await created(FEEDBACK, account, { feedback_type: 'compliment' });
}, 60_000);
afterAll(() => portal.close());

const profile = async (as: Account) => (await portal.call<{ id: number; full_name: string; email: string; employee: { department: { name: string } } }>('GET', '/api/auth/profile/', { as })).body;
const post = (as: Account, body: Json) => call('POST', as, 'feedback/', { ...FEEDBACK.body, ...body });
const everybodys = async () => (await list('hr', 'feedback/?all=true&page_size=200')).results;
const ids = (rows: readonly Made[]) => rows.map(({ id }) => id);

describe('giving feedback', () => {
  test('answers the whole record with its author, open, of medium priority and a suggestion unless said otherwise [A7.28, B7.28, A5.41]', async () => {
    const me = await profile('employee');
    const { status, body } = await call('POST', 'employee', 'feedback/', { title: ' A quiet room ', description: ' For calls. ' });
    expect(status).toBe(201);
    expect(body).toEqual({
      ...{ id: expect.any(Number), title: 'A quiet room', description: 'For calls.', type: 'feedback', status: 'open', priority: 'medium', tags: [] },
      ...{ created_by: me.id, created_by_name: me.full_name, created_by_email: me.email, created_by_department: me.employee.department.name },
      ...{ assigned_to: null, assigned_to_name: null, created_at: INSTANT, updated_at: body['created_at'], resolved_at: null },
      ...{ feedback_type: 'suggestion', rating: null, is_anonymous: false, anonymous_email: null, anonymous_name: null },
    });
    expect((await call('GET', 'employee', `feedback/${body.id}/`)).body).toEqual(body);
  });

  test.each([
    { is_anonymous: true },
    { is_anonymous: 'TRUE' },
    { anonymous_name: 'Anonymous User' },
    { anonymous_email: 'employee@portal.example' },
    { is_anonymous: false, anonymous_email: 'anonymous@company.com' },
    { is_anonymous: null, anonymous_name: 'Somebody', anonymous_email: '' },
    { is_anonymous: true, anonymous_name: 'Anonymous User', anonymous_email: 'employee@portal.example' },
  ])('with %j it names nobody, and what was written about its author is thrown away [A7.28, A3.13, A5.42]', async (words) => {
    const { status, body } = await post('employee', words);
    expect([status, body]).toEqual([
      201,
      {
        ...{ id: expect.any(Number), ...FEEDBACK.body, type: 'feedback', status: 'open', priority: 'medium', tags: [] },
        ...{ created_by: null, created_by_name: 'Anonymous', created_by_email: null, created_by_department: null, assigned_to: null, assigned_to_name: null },
        ...{ created_at: INSTANT, updated_at: body['created_at'], resolved_at: null },
        ...{ feedback_type: 'suggestion', rating: null, is_anonymous: true, anonymous_email: null, anonymous_name: 'Anonymous' },
      },
    ]);
    for (const account of ['employee', 'hr', 'admin'] as const) expect((await call('GET', account, `feedback/${body.id}/`)).body).toEqual(body);
  });

  test('blank words about an author make nothing anonymous', async () => {
    for (const words of [{ anonymous_email: '', anonymous_name: '  ' }, { anonymous_email: null, anonymous_name: null, is_anonymous: null }, { is_anonymous: '' }, { is_anonymous: '0' }]) {
      expect([words, (await post('employee', words)).body]).toEqual([words, expect.objectContaining({ is_anonymous: false, created_by: expect.any(Number), anonymous_name: null })]);
    }
  });

  test('every sort and priority is taken in any spelling; a wish for a feature is answered with a hyphen [B9.12, B9.15]', async () => {
    for (const type of TYPES) {
      for (const spelt of [type, type.toUpperCase(), type.replaceAll('-', '_'), ` ${type.replaceAll('_', '-')} `]) expect([spelt, (await post('analyst', { feedback_type: spelt })).body['feedback_type']]).toEqual([spelt, type]);
    }
    for (const priority of PRIORITIES) expect((await post('analyst', { priority: priority.toUpperCase() })).body['priority']).toBe(priority);
    expect((await post('analyst', { priority: '', feedback_type: '' })).body).toMatchObject({ priority: 'medium', feedback_type: 'suggestion' });
    expect((await post('analyst', { priority: null, feedback_type: null })).body).toMatchObject({ priority: 'medium', feedback_type: 'suggestion' });
    expect(outcome(await post('analyst', { feedback_type: 'idea', is_anonymous: 'perhaps', anonymous_name: {} }))).toEqual({
      status: 400,
      body: { feedback_type: ['"idea" is not a valid choice.'], is_anonymous: ['Must be a valid boolean.'], anonymous_name: ['Not a valid string.'] },
    });
  });
});

describe('who reads which feedback', () => {
  const own = async (as: Account) => {
    const { id } = await profile(as);
    const theirs = await list(as, 'feedback/?page_size=200');
    expect(theirs.count).toBe(theirs.results.length);
    return { id, rows: theirs.results };
  };

  test('everybody lists their own by default, the nameless included, and nobody else’s [A6.13, A7.28, A7.30]', async () => {
    const all = await everybodys();
    for (const account of ACCOUNTS) {
      const { id, rows } = await own(account);
      const known = new Map(all.map((row) => [row.id, row]));
      const named = all.filter((row) => row.created_by === id);
      expect(ids(rows)).toEqual(expect.arrayContaining([...ids(named), ...(nameless.get(account) ?? [])]));
      for (const row of rows) if (known.has(row.id)) expect([account, row.created_by === id || row['is_anonymous']]).toEqual([account, true]);
      const others = ACCOUNTS.filter((one) => one !== account).flatMap((one) => nameless.get(one) ?? []);
      expect(ids(rows).filter((one) => others.includes(one))).toEqual([]);
    }
  });

  test('asking for all gives HR and administrators everybody’s and others no more than their own; asking for their own wins', async () => {
    const all = await everybodys();
    for (const account of ACCOUNTS) {
      const { rows } = await own(account);
      const whole = await list(account, 'feedback/?all=true&page_size=200');
      const expected = account === 'hr' || account === 'admin' ? all : rows;
      expect([account, whole.count, expect.arrayContaining(ids(whole.results))]).toEqual([account, whole.results.length, ids(whole.results)]);
      expect([account, ids(expected).filter((id) => !ids(whole.results).includes(id))]).toEqual([account, []]);
      for (const query of ['all=false', 'all=', 'all=true&mine=true', 'mine=1', 'mine=true&all=1']) expect([account, query, ids((await list(account, `feedback/?${query}&page_size=200`)).results)]).toEqual([account, query, ids(rows)]);
    }
  }, 60_000);

  test('REST answers what the graph answers, in its order, for everybody', async () => {
    for (const account of ACCOUNTS) {
      for (const [query, args] of [['', ''], ['all=true&', 'all: true, '], ['mine=true&', 'mine: true, ']] as const) {
        const { data } = await portal.graphql<{ feedbackTickets: { count: number; results: Json[] } }>(
          account,
          `{ feedbackTickets(${args}pageSize: 200, ordering: "-feedbackType,createdAt") { count results { id title status createdById createdByName createdAt feedback { isAnonymous } } } }`,
        );
        const { count, results } = await list(account, `feedback/?${query}page_size=200&ordering=-feedback_type,created_at`);
        const shown = results.map((row) => ({ id: row.id, title: row['title'], status: row.status.toUpperCase(), createdById: row.created_by, createdByName: row['created_by_name'], createdAt: row['created_at'], feedback: { isAnonymous: row['is_anonymous'] } }));
        expect({ count, results: shown }).toEqual(data.feedbackTickets);
      }
    }
  }, 60_000);
});

describe('narrowing the list', () => {
  test('by status, priority, sort, anonymity and text, alone and together', async () => {
    const rows = await everybodys();
    const has = (name: string, ...words: string[]) => (row: Made) => words.includes(String(row[name]));
    const cases: [string, (row: Made) => boolean][] = [
      ...STATUSES.map((status): [string, (row: Made) => boolean] => [`status=${status}`, has('status', status)]),
      ['status=PENDING', has('status', 'waiting_response')],
      ['status=In-Progress,waiting', has('status', 'in_progress', 'waiting_response')],
      ['priority=urgent,LOW', has('priority', 'urgent', 'low')],
      ...TYPES.map((type): [string, (row: Made) => boolean] => [`feedback_type=${type.replaceAll('-', '_')}`, has('feedback_type', type)]),
      ['feedback_type=feature-request,Compliment', has('feedback_type', 'feature-request', 'compliment')],
      ['is_anonymous=true', has('is_anonymous', 'true')],
      ['is_anonymous=0', has('is_anonymous', 'false')],
      ['search=NAMELESS%20w', (row) => /nameless w/i.test(`${String(row['title'])}\n${String(row['description'])}`)],
      ['search=as%20described&is_anonymous=1&status=open', (row) => /as described/i.test(String(row['description'])) && row['is_anonymous'] === true && row.status === 'open'],
    ];
    for (const [query, means] of cases) {
      const found = await list('hr', `feedback/?all=true&page_size=200&${query}`);
      expect([query, found.count, ids(found.results)]).toEqual([query, found.results.length, ids(rows.filter(means))]);
    }
    expect((await list('hr', 'feedback/?all=true&search=Nameless')).count).toBeGreaterThanOrEqual(ACCOUNTS.length);
  });

  test('is ordered by each documented name, newest first by itself, and says where the next page is', async () => {
    const values = async (ordering: string, name: string) => (await list('hr', `feedback/?all=true&page_size=200${ordering}`)).results.map((row) => String(row[name]));
    for (const name of ['created_at', 'updated_at']) {
      const up = await values(`&ordering=${name}`, name);
      expect([name, up]).toEqual([name, up.toSorted()]);
      const down = await values(`&ordering=-${name}`, name);
      expect([name, down]).toEqual([name, down.toSorted().toReversed()]);
    }
    const newest = await values('', 'created_at');
    expect(newest).toEqual(newest.toSorted().toReversed());
    for (const [name, order] of [['status', ['open', 'in_progress', 'waiting_response', 'resolved', 'closed', 'rejected']], ['priority', PRIORITIES]] as const) {
      const found = await values(`&ordering=${name}`, name);
      expect([name, found]).toEqual([name, found.toSorted((one, other) => order.indexOf(one as never) - order.indexOf(other as never))]);
    }
    const types = await values('&ordering=feedback_type', 'feedback_type');
    expect(types.filter((type, index) => type !== types[index - 1])).toHaveLength(new Set(types).size);
    const first = await list('hr', 'feedback/?all=true&page_size=2&status=open');
    expect([first.results.length, first.previous, new URL(first.next ?? '').search]).toEqual([2, null, '?all=true&page_size=2&status=open&page=2']);
    expect(ids((await list('hr', 'feedback/?all=true&page_size=2&status=open&page=2')).results)).not.toEqual(ids(first.results));
    expect(outcome(await call('GET', 'hr', 'feedback/?page=99'))).toEqual({ status: 404, body: said('Invalid page.', { code: 'not_found' }) });
  });
});

test.each([{ is_anonymous: true }, {}])('a person gives feedback (%j), HR answers and decides, and then it can be withdrawn no more [A7.28, A7.29, A4.33, B7.31]', async (words) => {
  const { id } = (await post('employee', { title: 'The whole way', ...words })).body;
  expect(ids((await list('employee', 'feedback/?status=open')).results)).toContain(id);
  expect(ids((await list('employee', 'my-tickets/?type=feedback&page_size=200')).results)).toContain(id);
  expect(ids((await list('hr', 'master-tickets/?type=feedback&page_size=200')).results)).toContain(id);
  expect((await call('POST', 'hr', `feedback/${id}/comments/`, { comment: 'Which room?', is_internal: false })).status).toBe(201);
  expect((await call('POST', 'employee', `feedback/${id}/comments/`, { comment: 'The small one.' })).status).toBe(201);
  const decided = await call('POST', 'hr', `feedback/${id}/update_status/`, { status: 'resolved', comment: 'It is yours.' });
  expect([decided.status, decided.body]).toEqual([200, expect.objectContaining({ id, status: 'resolved', resolved_at: INSTANT })]);
  expect((await call('GET', 'employee', `feedback/${id}/`)).body).toEqual(decided.body);
  const { body: comments } = await call<{ results: Json[] }>('GET', 'employee', `feedback/${id}/comments/`);
  const me = 'is_anonymous' in words ? 'Anonymous' : (await profile('employee')).full_name;
  const hr = (await profile('hr')).full_name;
  expect(comments.results.map(({ comment, created_by_name }) => [comment, created_by_name])).toEqual([['Which room?', hr], ['The small one.', me], ['It is yours.', hr]]);
  expect(outcome(await call('DELETE', 'employee', `feedback/${id}/`))).toEqual(conflict('Feedback can be cancelled only while it is open.', 'resolved'));
  expect(ids((await list('employee', 'feedback/?status=resolved')).results)).toContain(id);
});
