import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/viewer.js';
import { tickets } from '../subgraph.js';
import { listed, namesOf } from '../testing/listing.js';
import { insertTicket } from '../ticket/ticket.factory.js';

const employee = viewer([], { fullName: 'Maya Okafor' });
const colleague = viewer();
const manager = viewer(['Manager'], { reportUserIds: [employee.userId] });
const itStaff = viewer(['IT Staff']);
const hr = viewer(['HR']);
const admin = viewer(['Administrator']);

let subgraph: TestSubgraph;
const ids: Record<string, number> = {};
beforeAll(async () => {
  subgraph = await openTestSubgraph(tickets);
  let day = 1;
  const put = async (name: string, who: Viewer, given: Parameters<typeof insertTicket>[3] = {}) => {
    const at = `2026-06-0${(day += 1)}T12:00:00.000Z`;
    ids[name] = await insertTicket(subgraph.database, 'it-support', who, { createdAt: at, updatedAt: at, ...given });
  };
  await put('screen', employee, { title: 'Dark screen', impactLevel: 'critical', priority: 'urgent', details: { issueType: 'Hardware', affectedSystem: 'Laptop', assetTag: 'LAP-001' }, updatedAt: '2026-07-30T12:00:00.000Z' });
  await put('mail', employee, { title: 'No mail', description: 'Since noon', status: 'closed', impactLevel: 'medium', priority: 'low', details: { issueType: 'E-Mail', affectedSystem: 'Outlook 100%' } });
  await put('login', employee, { title: 'Locked', status: 'waiting_response', impactLevel: 'high', priority: 'high', details: { issueType: 'access' }, assignedToId: itStaff.userId, assignedToName: itStaff.fullName });
  await put('colleague', colleague, { title: 'Printer', impactLevel: 'low', details: { issueType: 'hardware', assetTag: 'PRI-007' } });
  await put('it', itStaff, { title: 'Server', impactLevel: 'low', details: { issueType: 'Network' } });
  await put('hr', hr, { title: 'Badge reader', impactLevel: 'low', details: { issueType: 'Hardware' } });
  await insertTicket(subgraph.database, 'it-support', employee, { deletedAt: '2026-06-08T00:00:00.000Z' });
  await insertTicket(subgraph.database, 'general', employee, { categoryId: 1, title: 'Dark screen' });
});
afterAll(() => subgraph.close());

const names = async (who: Viewer, args = '') => namesOf(ids, (await listed(subgraph, who, 'itSupportTickets', args)).results);
const sorted = (list: string[]) => [...list].sort();
const refused = async (who: Viewer | null, call: string) => (await subgraph.run(who, `{ ${call} { count } }`)).errors[0]?.code;
const OWN = ['screen', 'mail', 'login'];
const ALL = [...OWN, 'colleague', 'it', 'hr'];

test('nobody lists IT support tickets without signing in', async () => {
  expect(await refused(null, 'itSupportTickets')).toBe('UNAUTHENTICATED');
});

test.each([
  ['an employee', employee, OWN, OWN],
  ['a colleague', colleague, ['colleague'], ['colleague']],
  ['a manager', manager, [], []],
  ['IT Staff', itStaff, ALL, ['it']],
  ['HR', hr, ALL, ['hr']],
  ['an administrator', admin, ALL, []],
] as const)('%s finds what the role allows, with mine only their own, and the count says no more [A6.13 C4.31]', async (_, who, all, own) => {
  expect(sorted(await names(who))).toEqual(sorted([...all]));
  expect(sorted(await names(who, 'mine: true'))).toEqual(sorted([...own]));
  for (const [args, rows] of [['', all], ['mine: true', own]] as const) for (const size of [1, 2, 200]) expect((await listed(subgraph, who, 'itSupportTickets', `${args} pageSize: ${size}`)).count).toBe(rows.length);
});

test('a filter or a word finds nobody a stranger’s ticket', async () => {
  for (const args of ['search: "Printer"', 'search: "PRI-007"', 'issueType: ["network"]']) expect(await listed(subgraph, employee, 'itSupportTickets', args)).toEqual({ count: 0, results: [] });
});

test('status, priority, impact, issue type and who works on it narrow the list [A4.28 C4.16 C4.17]', async () => {
  for (const [args, found] of [
    ['status: [OPEN]', ['screen']],
    ['status: [WAITING]', ['login']],
    ['status: [PENDING, CLOSED]', ['login', 'mail']],
    ['priority: [URGENT, LOW]', ['mail', 'screen']],
    ['impactLevel: [CRITICAL]', ['screen']],
    ['impactLevel: [HIGH, MEDIUM]', ['login', 'mail']],
    ['issueType: ["HARDWARE"]', ['screen']],
    ['issueType: [" Access ", "e-mail"]', ['login', 'mail']],
    ['issueType: ["Hard"]', []],
    ['issueType: ["", " "]', ['login', 'mail', 'screen']],
    ['issueType: ["{hardware}", "\\"", "null", "a,b"]', []],
    [`assignedTo: [${itStaff.userId}]`, ['login']],
    ['impactLevel: [CRITICAL], status: [CLOSED]', []],
  ] as const) expect([args, sorted(await names(employee, args))]).toEqual([args, [...found]]);
  expect((await listed(subgraph, itStaff, 'itSupportTickets', 'issueType: ["hardware"], pageSize: 1')).count).toBe(3);
  expect((await listed(subgraph, hr, 'itSupportTickets', 'impactLevel: [LOW], pageSize: 2')).count).toBe(3);
});

test('search finds words of the title, the description, the system and the asset tag, and not the name', async () => {
  for (const who of [employee, itStaff, hr]) {
    for (const [search, found] of [['DARK', ['screen']], ['noon', ['mail']], ['laptop', ['screen']], ['lap-0', ['screen']], ['100%', ['mail']], ['ok', ['mail']], ['okafor', []]] as const) {
      expect([search, (await names(who, `search: "${search}"`)).filter((name) => OWN.includes(name))]).toEqual([search, [...found]]);
    }
  }
});

test.each([
  ['', ['login', 'mail', 'screen']],
  ['createdAt', ['screen', 'mail', 'login']],
  ['-updatedAt', ['screen', 'login', 'mail']],
  ['status', ['screen', 'login', 'mail']],
  ['-status', ['mail', 'login', 'screen']],
  ['-priority', ['screen', 'login', 'mail']],
  ['impactLevel', ['mail', 'login', 'screen']],
  ['-impactLevel', ['screen', 'login', 'mail']],
  ['title', ['login', 'mail', 'screen']],
])('ordered by "%s" everybody gets the same order, newest first where it is none of the list’s', async (ordering, order) => {
  for (const who of [employee, itStaff, hr]) expect((await names(who, `ordering: "${ordering}"`)).filter((name) => OWN.includes(name))).toEqual(order);
});

test('a page past the end and a word that no filter has are refused', async () => {
  expect(await refused(itStaff, 'itSupportTickets(page: 9)')).toBe('NOT_FOUND');
  for (const args of ['impactLevel: [URGENT]', 'status: [DONE]', 'priority: [CRITICAL]', 'pageSize: 0']) expect([args, await refused(itStaff, `itSupportTickets(${args})`)]).toEqual([args, 'BAD_USER_INPUT']);
});
