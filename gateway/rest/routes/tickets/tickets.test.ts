import { outcome, refused } from '../../testing/answers.js';
import type { Json, PageOf } from '../../testing/answers.js';
import { profileOf } from '../../testing/families/people.js';
import { restOf, usePortal } from '../../testing/rest.js';

type Ticket = Json & { id: number; type: string; status: string; extra_fields: Json };

const portal = usePortal();
const { call, post, list } = restOf(portal, 'tickets/');
const tickets = (query: string) => list<Ticket>('hr', `master-tickets/?page_size=200&${query}`);
const words = async (name: 'type' | 'status', word: string) =>
  [...new Set((await tickets(`${name}=${word}`)).results.map((ticket) => ticket[name]))].sort();
const ids = ({ results }: PageOf<Ticket>) => results.map(({ id }) => id);

const SUPPORT = ['affected_system', 'asset_tag', 'impact_level', 'issue_type', 'location'];

test.each([
  ['leave-request', ['end_date', 'leave_type', 'start_date', 'total_days']],
  ['it-support', [...SUPPORT, 'estimated_resolution']],
  ['feedback', ['feedback_type', 'is_anonymous', 'rating']],
  ['general', [...SUPPORT, 'category', 'category_name']],
])(
  'the list of all kinds has the fields of %s under extra_fields as its own list does',
  async (type, keys) => {
    const { results } = await tickets(`type=${type}`);
    expect(results.length).toBeGreaterThan(0);
    for (const ticket of results)
      expect([ticket.type, Object.keys(ticket.extra_fields).sort()]).toEqual([type, keys.toSorted()]);
  },
);

test('kinds and statuses are accepted in every documented spelling [B7.25]', async () => {
  for (const word of ['leave', 'leave-request', 'leave_requests', 'Leave-Requests'])
    expect([word, await words('type', word)]).toEqual([word, ['leave-request']]);
  for (const word of ['it', 'it-support', 'IT_SUPPORT'])
    expect([word, await words('type', word)]).toEqual([word, ['it-support']]);
  expect(await words('type', 'feedback,general')).toEqual(['feedback', 'general']);
  expect(await words('status', 'in-progress')).toEqual(['in_progress']);
  expect(await words('status', 'pending')).toEqual(['waiting_response']);
  expect(await words('status', 'resolved,waiting')).toEqual(['resolved', 'waiting_response']);
  expect(outcome(await call('GET', 'hr', 'master-tickets/?type=gone,it'))).toEqual(
    refused({
      type: ['"gone" is not a valid choice.'],
    }),
  );
  const everything = await tickets('');
  expect((await tickets('status=&type=&mine=&search=%20&priority=&_t=1')).count).toBe(everything.count);
});

test('own tickets and assigned tickets have their own lists [A7.35, A7.58]', async () => {
  const { id } = await profileOf(portal(), 'it');
  const { id: ticket } = await post<Ticket>('employee', 'it-support/', {
    title: 'A screen',
    description: 'It flickers.',
    issue_type: 'Display',
  });
  await post('hr', `${ticket}/assign/`, { assigned_to: id });
  const assigned = await list<Ticket>('it', 'assigned-tickets/?page_size=200');
  expect([
    ids(assigned).includes(ticket),
    assigned.results.every((row) => row['assigned_to'] === id),
  ]).toEqual([true, true]);
  expect(ids(assigned)).toEqual(
    ids(await list<Ticket>('it', `master-tickets/?assigned_to=${id}&page_size=200`)),
  );
  expect(ids(await list<Ticket>('it', 'my-tickets/?page_size=200'))).toEqual(
    ids(await list<Ticket>('it', 'master-tickets/?mine=1&page_size=200')),
  );
});

test('the categories are those of general tickets, by name [A7.34]', async () => {
  const names = (await list<{ name: string }>('employee', 'categories/')).results.map(({ name }) => name);
  expect(names).toEqual(names.toSorted());
  expect(names).toEqual(expect.arrayContaining(['General', 'IT Support']));
});
