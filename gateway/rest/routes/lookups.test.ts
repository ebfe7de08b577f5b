import { openTestPortal } from '../../testing/portal.js';
import type { TestPortal } from '../../testing/portal.js';
import { NOT_FOUND, outcome, said } from '../testing/leave.js';
import { newcomer, PASSWORD_FIRST, recruitmentOf } from '../testing/recruitment.js';
import { UNAUTHENTICATED } from '../testing/tickets.js';
import { lookupRows } from './lookups.routes.js';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(() => portal.close());

const jobs = recruitmentOf(() => portal);

/** Words in the order of their numbers. */
const LISTS: Record<string, readonly [code: string, label: string][]> = {
  'posting-statuses': [['active', 'Active'], ['draft', 'Draft'], ['closed', 'Closed'], ['on_hold', 'On Hold']],
  'posting-priorities': [['urgent', 'Urgent'], ['high', 'High'], ['medium', 'Medium'], ['low', 'Low']],
  'employment-statuses': [['active', 'Active'], ['inactive', 'Inactive'], ['on_leave', 'On Leave'], ['terminated', 'Terminated'], ['probation', 'Probation']],
  'application-statuses': [
    ...([['submitted', 'Submitted'], ['under_review', 'Under Review'], ['interview_scheduled', 'Interview Scheduled'], ['interviewed', 'Interviewed']] as const),
    ...([['offer_extended', 'Offer Extended'], ['accepted', 'Accepted'], ['rejected', 'Rejected'], ['withdrawn', 'Withdrawn']] as const),
  ].map(([code, label]) => [code, label]),
};
const entriesOf = (list: string) => (LISTS[list] ?? []).map(([code, label], place) => ({ id: place + 1, code, label }));

test('without a sign-in nobody reads a list, and with a password to change nobody does either', async () => {
  const late = await newcomer(portal);
  for (const { method, paths } of lookupRows) {
    const path = (paths[0] ?? '').replace('/api/recruitment/', '').replace('{id}', '1');
    expect([path, outcome(await jobs.call(method, null, path))]).toEqual([path, UNAUTHENTICATED]);
    expect([path, outcome(await jobs.call(method, late, path))]).toEqual([path, PASSWORD_FIRST]);
  }
});

test('nobody writes to a list, whatever their role [B7.20]', async () => {
  for (const list of Object.keys(LISTS)) {
    for (const account of ['employee', 'hr', 'admin'] as const) {
      for (const [method, path] of [['POST', ''], ['PUT', ''], ['DELETE', ''], ['PUT', '1/'], ['PATCH', '1/'], ['DELETE', '1/'], ['POST', '1/']] as const) {
        const answer = await jobs.call(method, account, `${list}/${path}`, { code: 'gone', label: 'Gone' });
        expect([list, method, outcome(answer)]).toEqual([list, method, { status: 405, body: said(`Method "${method}" not allowed.`, { code: 'method_not_allowed' }) }]);
        expect(answer.headers['allow']).toBe('GET, HEAD, OPTIONS');
      }
    }
  }
});

test('everybody reads each list as {id, code, label} in the order of its numbers, under the words of its path [A3.18, A7.47, B3.58, B4.7, B4.10, B4.11, B7.21]', async () => {
  for (const list of Object.keys(LISTS)) {
    const results = entriesOf(list);
    for (const account of ['employee', 'manager', 'it', 'analyst', 'hr', 'admin'] as const) {
      expect([list, (await jobs.call('GET', account, `${list}/`)).body]).toEqual([list, { count: results.length, next: null, previous: null, results }]);
    }
    for (const entry of results) expect(outcome(await jobs.call('GET', 'employee', `${list}/${entry.id}/`))).toEqual({ status: 200, body: entry });
    expect((await jobs.list('employee', `${list.replaceAll('-', '_')}?ordering=-id&search=nothing&_t=1`)).results).toEqual(results.toReversed());
  }
});

test('a list has pages, and a number that it lacks is not found', async () => {
  const second = await jobs.list('employee', 'application-statuses/?page=2&page_size=3');
  expect([second.count, second.results, new URL(second.next ?? '').search, new URL(second.previous ?? '').search]).toEqual([8, entriesOf('application-statuses').slice(3, 6), '?page=3&page_size=3', '?page_size=3']);
  expect(outcome(await jobs.call('GET', 'employee', 'posting-statuses/?page=9'))).toEqual({ status: 404, body: said('Invalid page.', { code: 'not_found' }) });
  expect(outcome(await jobs.call('GET', 'employee', 'posting-statuses/?page=x&page_size=0.5'))).toEqual({ status: 400, body: { page: ['A valid integer is required.'], page_size: ['A valid integer is required.'] } });
  for (const list of Object.keys(LISTS)) for (const id of ['0', '9', 'active', '99999999999', '1.5']) expect([list, id, outcome(await jobs.call('GET', 'hr', `${list}/${id}/`))]).toEqual([list, id, NOT_FOUND]);
});

test('the graph answers the same lists', async () => {
  const { data } = await portal.graphql<Record<string, unknown>>(
    'employee',
    '{ postingStatuses { ...L } postingPriorities { ...L } employmentStatuses { ...L } applicationStatuses { ...L } } fragment L on LookupPage { results { id code label } }',
  );
  expect(Object.values(data)).toEqual(Object.keys(LISTS).map((list) => ({ results: entriesOf(list) })));
});
