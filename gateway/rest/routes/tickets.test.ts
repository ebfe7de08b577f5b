import { viewer } from '../../../subgraphs/kit/testing/viewers.js';
import { database } from '../../../subgraphs/tickets/database.js';
import { insertTicket } from '../../../subgraphs/tickets/ticket/ticket.factory.js';
import { openTestPortal } from '../../testing/portal.js';
import type { Account, TestPortal } from '../../testing/portal.js';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
  const author = viewer([], { userId: await userId('employee') });
  await insertTicket(database, 'feedback', author);
  await insertTicket(database, 'feedback', author, { isAnonymous: true });
}, 60_000);
afterAll(() => portal.close());

type Json = Record<string, unknown>;
type Ticket = Json & { id: number; type: string; status: string; priority: string; created_by: number | null; extra_fields: Json };
interface Page {
  count: number;
  next: string | null;
  results: Ticket[];
}

const list = (as: Account, query = '', path = 'master-tickets') => portal.call<Page>('GET', `/api/tickets/${path}/${query}`, { as });
const ids = ({ body }: { body: Page }) => body.results.map(({ id }) => id);
const userId = async (as: Account) => (await portal.call<{ id: number }>('GET', '/api/auth/profile/', { as })).body.id;

const BASE = [
  ...['id', 'title', 'description', 'type', 'status', 'priority', 'created_by', 'created_by_name', 'created_by_email', 'created_by_department'],
  ...['assigned_to', 'assigned_to_name', 'tags', 'created_at', 'updated_at', 'resolved_at', 'extra_fields'],
].sort();
const EXTRA: Record<string, string[]> = {
  'leave-request': ['end_date', 'leave_type', 'start_date', 'total_days'],
  'it-support': ['affected_system', 'asset_tag', 'estimated_resolution', 'impact_level', 'issue_type', 'location'],
  feedback: ['feedback_type', 'is_anonymous', 'rating'],
  general: ['affected_system', 'asset_tag', 'category', 'category_name', 'impact_level', 'issue_type', 'location'],
};

test('a ticket shows what all kinds have, and what its own kind has under extra_fields', async () => {
  for (const [kind, extra] of Object.entries(EXTRA)) {
    const { status, body } = await list('admin', `?type=${kind}&page_size=20`);
    expect(status).toBe(200);
    expect(body.count).toBeGreaterThan(0);
    for (const ticket of body.results) {
      expect(ticket.type).toBe(kind);
      expect(Object.keys(ticket).sort()).toEqual(BASE);
      expect(Object.keys(ticket.extra_fields).sort()).toEqual(extra);
    }
  }
});

test('people read their own, managers also their reports leave, IT also IT tickets, HR everything [A6.13, A6.14]', async () => {
  const all = await list('hr', '?page_size=200');
  expect(ids(all)).toEqual(ids(await list('admin', '?page_size=200')));
  const own = async (as: Account) => {
    const me = await userId(as);
    return (await list(as, '?page_size=200')).body.results.filter((ticket) => ticket.created_by !== me && ticket.type !== 'feedback');
  };
  expect(await own('employee')).toEqual([]);
  expect((await own('manager')).every(({ type }) => type === 'leave-request')).toBe(true);
  expect((await own('it')).every(({ type, extra_fields }) => type === 'it-support' || extra_fields['category_name'] === 'IT Support')).toBe(true);
  expect(all.body.count).toBeGreaterThan((await list('it')).body.count);
});

test('the answer is what the graph answers, in its order, for everybody [A7.58]', async () => {
  for (const account of ['employee', 'manager', 'it', 'hr'] as const) {
    const { data } = await portal.graphql<{ masterTickets: { count: number; results: { id: number; createdBy: { email: string } | null }[] } }>(
      account,
      '{ masterTickets(pageSize: 50, ordering: "title") { count results { id createdBy { email } } } }',
    );
    const { body } = await list(account, '?page_size=50&ordering=title');
    expect(body.count).toBe(data.masterTickets.count);
    expect(body.results.map((ticket) => [ticket.id, ticket['created_by_email']])).toEqual(data.masterTickets.results.map(({ id, createdBy }) => [id, createdBy?.email ?? null]));
  }
});

test('an anonymous author is named to nobody', async () => {
  const { body } = await list('admin', '?type=feedback&page_size=200');
  const anonymous = body.results.filter(({ extra_fields }) => extra_fields['is_anonymous'] === true);
  expect(anonymous.length).toBeGreaterThan(0);
  for (const ticket of anonymous) expect(ticket).toMatchObject({ created_by: null, created_by_name: 'Anonymous', created_by_email: null, created_by_department: null });
});

test('kinds and statuses are taken in every documented spelling [B7.25]', async () => {
  const types = async (word: string) => [...new Set((await list('hr', `?type=${word}&page_size=200`)).body.results.map(({ type }) => type))].sort();
  for (const word of ['leave', 'leave-request', 'leave_requests', 'Leave-Requests']) expect(await types(word)).toEqual(['leave-request']);
  for (const word of ['it', 'it-support', 'IT_SUPPORT']) expect(await types(word)).toEqual(['it-support']);
  expect(await types('feedback,general')).toEqual(['feedback', 'general']);
  const statuses = async (word: string) => [...new Set((await list('hr', `?status=${word}&page_size=200`)).body.results.map(({ status }) => status))].sort();
  expect(await statuses('in-progress')).toEqual(['in_progress']);
  expect(await statuses('pending')).toEqual(['waiting_response']);
  expect(await statuses('resolved,waiting')).toEqual(['resolved', 'waiting_response']);
});

test('filters narrow, blanks do not, and unknown words are refused on their name', async () => {
  const me = await userId('hr');
  expect((await list('hr', '?mine=true&page_size=200')).body.results.every(({ created_by }) => created_by === me || created_by === null)).toBe(true);
  expect((await list('hr', '?status=&type=&mine=&search=')).body.count).toBe((await list('hr')).body.count);
  expect((await list('hr', '?priority=urgent&page_size=200')).body.results.every(({ priority }) => priority === 'urgent')).toBe(true);
  expect(await list('hr', '?type=gone&priority=low,gone&assigned_to=me')).toMatchObject({
    status: 400,
    body: { type: ['"gone" is not a valid choice.'], priority: ['"gone" is not a valid choice.'], assigned_to: ['A valid integer is required.'] },
  });
});

test('own and assigned tickets have lists of their own [A7.35]', async () => {
  const me = await userId('it');
  expect(ids(await list('it', '?page_size=200', 'my-tickets'))).toEqual(ids(await list('it', '?mine=true&page_size=200')));
  const assigned = await list('it', '?page_size=200', 'assigned-tickets');
  expect(assigned.body.results.every((ticket) => ticket['assigned_to'] === me)).toBe(true);
  expect(ids(assigned)).toEqual(ids(await list('it', `?assigned_to=${me}&page_size=200`)));
});

test('categories are listed by name [A7.34]', async () => {
  const { body } = await portal.call<{ results: { id: number; name: string; department_name: string | null }[] }>('GET', '/api/tickets/categories/', { as: 'employee' });
  const names = body.results.map(({ name }) => name);
  expect(names).toEqual([...names].sort());
  expect(names).toEqual(expect.arrayContaining(['General', 'IT Support']));
  expect(Object.keys(body.results[0] ?? {}).sort()).toEqual(['department_name', 'id', 'name']);
});
