import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/viewer.js';
import { tickets } from '../subgraph.js';
import { insertTicket } from '../ticket/ticket.factory.js';

const employee = viewer([], { fullName: 'Maya Okafor' });
const colleague = viewer([], { fullName: 'Sam Lind' });
const manager = viewer(['Manager'], { reportUserIds: [employee.userId] });
const itStaff = viewer(['IT Staff']);
const hr = viewer(['HR']);

let subgraph: TestSubgraph;
const ids: Record<string, number> = {};
beforeAll(async () => {
  subgraph = await openTestSubgraph(tickets);
  const put = async (name: string, who: Viewer, given: Parameters<typeof insertTicket>[3] = {}) => {
    ids[name] = await insertTicket(subgraph.database, 'leave-request', who, given);
  };
  const day = (n: number) => ({ startDate: `2026-07-0${n}`, endDate: `2026-07-0${n}`, createdAt: `2026-06-0${n}T12:00:00.000Z` });
  await put('open', employee, { ...day(1), leaveType: 'sick', title: 'Flu', priority: 'low' });
  await put('review', employee, { ...day(2), status: 'in_progress', leaveType: 'personal', title: 'Moving house' });
  await put('waiting', employee, { ...day(3), status: 'waiting_response', leaveType: 'unpaid', details: { reason: 'Lagos wedding' } });
  await put('approved', employee, { ...day(4), status: 'resolved', priority: 'urgent' });
  await put('closed', employee, { ...day(5), status: 'closed' });
  await put('rejected', employee, { ...day(6), status: 'rejected', description: 'A conference abroad' });
  await put('cancelled', employee, { ...day(7), deletedAt: '2026-06-08T00:00:00.000Z' });
  await put('colleague', colleague, day(1));
  await put('manager', manager, day(2));
  await put('hr', hr, day(3));
  await insertTicket(subgraph.database, 'general', employee, { title: 'Lagos wedding' });
});
afterAll(() => subgraph.close());

const OWN = ['open', 'review', 'waiting', 'approved', 'closed', 'rejected'];
const ALL = [...OWN, 'colleague', 'manager', 'hr'];
type Variables = Record<string, unknown>;
async function list(who: Viewer | null, variables: Variables = {}) {
  const { data, errors } = await subgraph.run<{ leaveRequests: { count: number; results: { id: number }[] } } | null>(
    who,
    `query ($mine: Boolean, $team: Boolean, $status: [LeaveStatusFilter!], $leaveType: [LeaveType!], $priority: [TicketPriority!], $startDateAfter: Date, $startDateBefore: Date, $createdBy: [Int!], $search: String, $ordering: String, $page: Int, $pageSize: Int) {
      leaveRequests(mine: $mine, team: $team, status: $status, leaveType: $leaveType, priority: $priority, startDateAfter: $startDateAfter, startDateBefore: $startDateBefore, createdBy: $createdBy, search: $search, ordering: $ordering, page: $page, pageSize: $pageSize) { count results { id } } }`,
    variables,
  );
  const page = data?.leaveRequests;
  return { errors, count: page?.count, names: page?.results.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id) ?? String(id)) ?? [] };
}
const names = async (who: Viewer, variables: Variables = {}) => [...(await list(who, variables)).names].sort();
const sorted = (list: string[]) => [...list].sort();

test('nobody lists leave without signing in', async () => {
  expect((await list(null)).errors[0]?.code).toBe('UNAUTHENTICATED');
});

test('people list their own, managers also that of their reports, HR everybody’s; the count says no more [A6.15 A7.38]', async () => {
  for (const [who, expected] of [[employee, OWN], [colleague, ['colleague']], [manager, [...OWN, 'manager']], [itStaff, []], [hr, ALL]] as const) {
    expect(await names(who)).toEqual(sorted([...expected]));
    expect((await list(who, { pageSize: 1 })).count).toBe(expected.length);
  }
});

test('"mine" leaves even HR and managers only their own [A7.38]', async () => {
  expect(await names(hr, { mine: true })).toEqual(['hr']);
  expect(await names(manager, { mine: true })).toEqual(['manager']);
});

test('"team" leaves only the requests of direct reports, and nothing to those who lead nobody', async () => {
  expect(await names(manager, { team: true })).toEqual(sorted(OWN));
  expect((await list(manager, { team: true, pageSize: 2 })).count).toBe(OWN.length);
  for (const who of [employee, hr]) expect(await list(who, { team: true })).toMatchObject({ names: [], count: 0 });
});

test('a stranger’s name, words or id as a filter finds nothing', async () => {
  for (const filter of [{ search: 'Sam Lind' }, { createdBy: [colleague.userId] }]) expect(await list(employee, filter)).toMatchObject({ names: [], count: 0 });
});

test('newest first, unless asked otherwise [A9.23]', async () => {
  expect((await list(employee)).names).toEqual([...OWN].reverse());
  expect((await list(employee, { ordering: 'startDate' })).names).toEqual(OWN);
  expect((await list(employee, { ordering: Array.from({ length: 3000 }, () => 'startDate,-startDate').join(',') })).names).toEqual(OWN);
  expect((await list(employee, { ordering: 'leaveType,createdAt', status: ['PENDING'] })).names).toEqual(['open', 'review', 'waiting']);
  expect((await list(employee, { ordering: '-status,startDate' })).names).toEqual([...OWN].reverse().sort((a, b) => (a === 'rejected' ? -1 : 0) - (b === 'rejected' ? -1 : 0)));
});

test('pending is every request that waits for a decision; other words match exactly [A4.16 A4.17]', async () => {
  expect(await names(employee, { status: ['PENDING'] })).toEqual(['open', 'review', 'waiting']);
  for (const [word, name] of [['OPEN', 'open'], ['IN_PROGRESS', 'review'], ['WAITING_RESPONSE', 'waiting'], ['WAITING', 'waiting'], ['RESOLVED', 'approved'], ['CLOSED', 'closed'], ['REJECTED', 'rejected']]) {
    expect(await names(employee, { status: [word] })).toEqual([name]);
  }
  expect(await names(employee, { status: ['PENDING', 'REJECTED'] })).toEqual(['open', 'rejected', 'review', 'waiting']);
});

test('type, priority, first day and person narrow the list', async () => {
  expect(await names(employee, { leaveType: ['SICK', 'UNPAID'] })).toEqual(['open', 'waiting']);
  expect(await names(employee, { priority: ['URGENT'] })).toEqual(['approved']);
  expect(await names(employee, { startDateAfter: '2026-07-03', startDateBefore: '2026-07-05' })).toEqual(['approved', 'closed', 'waiting']);
  expect(await names(hr, { createdBy: [colleague.userId] })).toEqual(['colleague']);
  expect((await list(hr, { createdBy: [employee.userId], pageSize: 2 })).count).toBe(OWN.length);
});

test('search finds words of the title, the description, the reason and the name, and never another kind of ticket', async () => {
  for (const [search, found] of [['flu', ['open']], ['CONFERENCE', ['rejected']], ['lagos', ['waiting']], ['okafor', OWN], ['100%', []]] as const) {
    for (const who of [employee, hr]) expect(await names(who, { search })).toEqual(sorted([...found]));
  }
});

test('one request is found by those who see it; another kind of ticket under its id is not', async () => {
  const one = (who: Viewer, id: number | undefined) => subgraph.run<{ leaveRequest: { id: number } | null }>(who, 'query ($id: Int!) { leaveRequest(id: $id) { id } }', { id });
  for (const who of [employee, manager, hr]) expect((await one(who, ids['open'])).data.leaveRequest).toEqual({ id: ids['open'] });
  for (const who of [colleague, itStaff]) expect((await one(who, ids['open'])).errors[0]).toMatchObject({ code: 'NOT_FOUND', message: 'Not found.' });
  const general = await insertTicket(subgraph.database, 'general', employee);
  expect((await one(employee, general)).errors[0]?.code).toBe('NOT_FOUND');
});
