import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/viewer.js';
import { tickets } from '../subgraph.js';
import { listed, namesOf } from '../testing/listing.js';
import { insertTicket } from '../ticket/ticket.factory.js';
import type { TicketKind } from '../ticket/ticket.kinds.js';

const employee = viewer([], { fullName: 'Maya Okafor' });
const colleague = viewer([], { fullName: 'Sam Lind' });
const manager = viewer(['Manager'], { reportUserIds: [employee.userId] });
const itStaff = viewer(['IT Staff'], { reportUserIds: [employee.userId] });
const hr = viewer(['HR']);
const admin = viewer(['Administrator']);
const FACILITIES = 101;

let subgraph: TestSubgraph;
const ids: Record<string, number> = {};
beforeAll(async () => {
  subgraph = await openTestSubgraph(tickets);
  await subgraph.database.query(`insert into ticket_category (id, name) values (${FACILITIES}, 'Facilities')`);
  let day = 1;
  const put = async (name: string, kind: TicketKind, who: Viewer, given: Parameters<typeof insertTicket>[3] = {}) => {
    const at = `2026-06-${String((day += 1)).padStart(2, '0')}T12:00:00.000Z`;
    ids[name] = await insertTicket(subgraph.database, kind, who, { createdAt: at, updatedAt: at, ...given });
  };
  await put('chair', 'general', employee, { title: 'Chair', description: 'Squeaks', priority: 'low', updatedAt: '2026-07-30T12:00:00.000Z' });
  await put('badge', 'general', employee, { title: 'Badge', status: 'closed', categoryId: FACILITIES, priority: 'urgent', assignedToId: 4711, assignedToName: 'Ida Tech' });
  await put('access', 'general', employee, { title: 'Access', status: 'in_progress', categoryId: 1, priority: 'high' });
  await put('laptop', 'it-support', employee, { title: 'Laptop', status: 'waiting_response' });
  await put('colleague.desk', 'general', colleague, { title: 'Desk', description: '100% wood', categoryId: FACILITIES });
  await put('colleague.vpn', 'general', colleague, { title: 'VPN', status: 'rejected', categoryId: 1 });
  await put('colleague.phone', 'it-support', colleague, { title: 'Phone', status: 'resolved' });
  await put('manager.coffee', 'general', manager);
  await put('it.window', 'general', itStaff, { title: 'Window', categoryId: FACILITIES });
  await put('it.server', 'it-support', itStaff);
  await put('hr.lamp', 'general', hr);
  await put('hr.screen', 'it-support', hr);
  await insertTicket(subgraph.database, 'general', employee, { deletedAt: '2026-06-08T00:00:00.000Z' });
  await insertTicket(subgraph.database, 'leave-request', employee);
  await insertTicket(subgraph.database, 'feedback', employee, { title: 'Chair' });
});
afterAll(() => subgraph.close());

const names = async (who: Viewer, list: string, args = '') => namesOf(ids, (await listed(subgraph, who, list, args)).results);
const sorted = (list: string[]) => [...list].sort();
const refused = async (who: Viewer | null, call: string) => (await subgraph.run(who, `{ ${call} { count } }`)).errors[0]?.code;

const IT_PAGE = ['access', 'laptop', 'colleague.vpn', 'colleague.phone', 'it.server', 'hr.screen'];
const GENERAL = ['chair', 'badge', 'access', 'colleague.desk', 'colleague.vpn', 'manager.coffee', 'it.window', 'hr.lamp'];

/** Who finds what: own general ones, all that they may see of these, and what the IT page lists. */
const PEOPLE: [string, Viewer, string[], string[], string[]][] = [
  ['an employee', employee, ['chair', 'badge', 'access'], ['chair', 'badge', 'access'], ['chair', 'badge', 'access', 'laptop']],
  ['a colleague', colleague, ['colleague.desk', 'colleague.vpn'], ['colleague.desk', 'colleague.vpn'], ['colleague.desk', 'colleague.vpn', 'colleague.phone']],
  ['a manager', manager, ['manager.coffee'], ['manager.coffee'], ['manager.coffee']],
  ['IT Staff', itStaff, ['it.window'], ['access', 'colleague.vpn', 'it.window'], [...IT_PAGE, 'it.window']],
  ['HR', hr, ['hr.lamp'], GENERAL, [...IT_PAGE, 'hr.lamp']],
  ['an administrator', admin, [], GENERAL, IT_PAGE],
];

test('nobody lists tickets without signing in', async () => {
  for (const list of ['generalTickets', 'generalItTickets']) expect(await refused(null, list)).toBe('UNAUTHENTICATED');
});

test.each(PEOPLE)('%s finds their own general tickets, with all those they may see, and no other kind [A6.13]', async (_, who, own, all) => {
  for (const args of ['', 'all: false', 'mine: true', 'all: true, mine: true']) expect([args, sorted(await names(who, 'generalTickets', args))]).toEqual([args, sorted(own)]);
  expect(sorted(await names(who, 'generalTickets', 'all: true'))).toEqual(sorted(all));
});

test.each(PEOPLE)('%s finds on the IT page IT tickets by role, and their own [C4.31]', async (_, who, _own, _all, page) => {
  expect(sorted(await names(who, 'generalItTickets'))).toEqual(sorted(page));
});

test.each(PEOPLE)('the counts of %s say no more than the lists, page by page, counted or kept', async (_, who, own, all, page) => {
  for (const [list, args, rows] of [['generalTickets', '', own], ['generalTickets', 'all: true', all], ['generalItTickets', '', page]] as const) {
    for (const size of [1, 2, 200]) {
      const pages: string[] = [];
      for (let number = 1; pages.length < rows.length; number += 1) {
        const found = await listed(subgraph, who, list, `${args} page: ${number}, pageSize: ${size}`);
        expect([list, size, found.count]).toEqual([list, size, rows.length]);
        pages.push(...namesOf(ids, found.results));
      }
      expect(sorted(pages)).toEqual(sorted([...rows]));
    }
  }
});

test('a filter finds nobody a stranger’s ticket, and the count of what was found says no more', async () => {
  for (const args of ['search: "Desk"', 'search: "Sam Lind"', `category: [${FACILITIES}], search: "wood"`]) {
    expect(await listed(subgraph, employee, 'generalTickets', `all: true, ${args}`)).toEqual({ count: 0, results: [] });
    expect(await names(itStaff, 'generalItTickets', args)).toEqual(args.includes('Sam') ? ['colleague.phone', 'colleague.vpn'] : []);
  }
  expect((await listed(subgraph, itStaff, 'generalItTickets', `category: [1], pageSize: 1`)).count).toBe(6);
  expect((await listed(subgraph, itStaff, 'generalItTickets', `category: [${FACILITIES}], pageSize: 1`)).count).toBe(1);
  expect((await listed(subgraph, hr, 'generalTickets', `all: true, search: "Sam", pageSize: 1`)).count).toBe(2);
});

test('status, priority, category and who works on it narrow the list, in every spelling of a status [A4.28 C4.16 C4.17 C4.21]', async () => {
  for (const [args, found] of [
    ['status: [OPEN]', ['chair']],
    ['status: [CLOSED, IN_PROGRESS]', ['access', 'badge']],
    ['status: [RESOLVED, REJECTED]', []],
    ['priority: [URGENT, HIGH]', ['access', 'badge']],
    ['priority: [MEDIUM]', []],
    [`category: [${FACILITIES}]`, ['badge']],
    [`category: [1, 2]`, ['access', 'chair']],
    ['category: [999]', []],
    ['category: [], status: [], priority: []', ['access', 'badge', 'chair']],
    ['assignedTo: [4711, 4712]', ['badge']],
  ] as const) expect([args, sorted(await names(employee, 'generalTickets', args))]).toEqual([args, [...found]]);
  for (const status of ['WAITING_RESPONSE', 'PENDING', 'WAITING']) expect(await names(employee, 'generalItTickets', `status: [${status}]`)).toEqual(['laptop']);
});

test('search finds words of the title, the description and the name, whatever their case', async () => {
  for (const [search, found] of [['CHAIR', ['chair']], ['squeak', ['chair']], ['okafor', ['access', 'badge', 'chair']], ['ch', ['chair']], ['100%', ['colleague.desk']], ['%', ['colleague.desk']], ['   ', GENERAL]] as const) {
    expect([search, sorted(await names(hr, 'generalTickets', `all: true, search: "${search}"`))]).toEqual([search, sorted([...found])]);
  }
  expect(sorted(await names(itStaff, 'generalItTickets', 'search: "okafor"'))).toEqual(['access', 'laptop']);
  expect(sorted(await names(itStaff, 'generalItTickets', 'search: "ap"'))).toEqual(['laptop']);
  expect(await refused(hr, `generalTickets(search: "${'x'.repeat(201)}")`)).toBe('BAD_USER_INPUT');
});

const ORDERS: [string, string[]][] = [
  ['', ['access', 'badge', 'chair']],
  ['createdAt', ['chair', 'badge', 'access']],
  ['-updatedAt', ['chair', 'access', 'badge']],
  ['title', ['access', 'badge', 'chair']],
  ['-title', ['chair', 'badge', 'access']],
  ['status', ['chair', 'access', 'badge']],
  ['priority', ['chair', 'access', 'badge']],
  ['-priority', ['badge', 'access', 'chair']],
  ['category', ['access', 'chair', 'badge']],
  ['-category,createdAt', ['badge', 'chair', 'access']],
  ['salary', ['access', 'badge', 'chair']],
];

test.each(ORDERS)('ordered by "%s" everybody gets the same order, newest first where the name is unknown', async (ordering, order) => {
  const by = `ordering: "${ordering}"`;
  expect(await names(employee, 'generalTickets', by)).toEqual(order);
  expect((await names(hr, 'generalTickets', `all: true, ${by}`)).filter((name) => order.includes(name))).toEqual(order);
  const own = await names(employee, 'generalItTickets', by);
  expect(own.filter((name) => order.includes(name))).toEqual(order);
  for (const who of [itStaff, hr]) expect((await names(who, 'generalItTickets', by)).filter((name) => own.includes(name))).toEqual(own.filter((name) => IT_PAGE.includes(name)));
});

test('a page past the end, a size below one and a word that no filter has are refused', async () => {
  expect(await refused(employee, 'generalTickets(page: 2)')).toBe('NOT_FOUND');
  expect(await refused(itStaff, 'generalItTickets(page: 9)')).toBe('NOT_FOUND');
  for (const list of ['generalTickets(pageSize: 0)', 'generalTickets(page: 0)', 'generalItTickets(page: -1)', 'generalTickets(status: [DONE])', 'generalItTickets(priority: [CRITICAL])']) expect([list, await refused(itStaff, list)]).toEqual([list, 'BAD_USER_INPUT']);
});

test('a kind named in two spellings lists and counts every ticket once', async () => {
  for (const [who, count] of [[itStaff, 4], [hr, 4], [employee, 1]] as const) {
    const twice = await listed(subgraph, who, 'masterTickets', 'type: [IT, IT_SUPPORT]');
    expect([new Set(twice.results.map(({ id }) => id)).size, twice.results.length, twice.count]).toEqual([count, count, count]);
  }
  const both = await listed(subgraph, itStaff, 'masterTickets', 'type: [IT, GENERAL, IT_SUPPORT], pageSize: 2');
  expect([both.results.length, both.count]).toEqual([2, 7]);
});
