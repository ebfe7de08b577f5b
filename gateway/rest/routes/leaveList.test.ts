import { openTestPortal } from '../../testing/portal.js';
import type { Account, TestPortal } from '../../testing/portal.js';
import { freeDays, leaveOf } from '../testing/leave.js';
import type { Json, Ticket, TicketPage } from '../testing/leave.js';

let portal: TestPortal;
let all: Ticket[];
beforeAll(async () => {
  portal = await openTestPortal();
  for (const status of ['in_progress', 'waiting_response', 'rejected', 'closed']) await leave.createdAs('employee', status);
  await leave.created('employee', { leave_type: 'bereavement', priority: 'urgent', reason: 'A funeral in Oslo', ...freeDays(2) });
  await leave.created('hr');
  all = (await leave.list('hr', '?page_size=200')).body.results;
}, 60_000);
afterAll(() => portal.close());

const leave = leaveOf(() => portal);
const ACCOUNTS = ['employee', 'manager', 'it', 'analyst', 'hr', 'admin'] as const;
const ids = ({ results }: TicketPage) => results.map(({ id }) => id);
const userId = async (as: Account) => (await portal.call<{ id: number }>('GET', '/api/auth/profile/', { as })).body.id;
const found = async (as: Account, query: string) => (await leave.list(as, query)).body;
/** The ids HR gets for a query, and those of all rows that it should mean. */
const compared = async (query: string, means: (row: Ticket) => boolean) => [ids(await found('hr', `${query}&page_size=200`)), all.filter(means).map(({ id }) => id)];

describe('who reads which requests', () => {
  test('people read their own, managers also their reports, HR and administrators all; the count counts no more [A6.15]', async () => {
    const { data } = await portal.graphql<{ myEmployee: { id: number } }>('manager', '{ myEmployee { id } }');
    const { body: reports } = await portal.call<{ results: { user: { id: number } }[] }>('GET', `/api/hr/employees/?manager=${data.myEmployee.id}&page_size=200`, { as: 'hr' });
    const reportIds = reports.results.map(({ user }) => user.id);
    expect(reportIds).toContain(await userId('employee'));
    for (const account of ACCOUNTS) {
      const me = await userId(account);
      const theirs = { employee: [me], it: [me], analyst: [me], manager: [me, ...reportIds], hr: null, admin: null }[account];
      const expected = all.filter((row) => !theirs || theirs.includes(Number(row['created_by'])));
      const page = await found(account, '?page_size=200');
      expect([account, page.count, ids(page)]).toEqual([account, expected.length, expected.map(({ id }) => id)]);
      for (const row of all) expect([account, row.id, (await leave.read(account, row.id)).status]).toEqual([account, row.id, expected.includes(row) ? 200 : 404]);
    }
  }, 60_000);

  test('both ways to ask for their own list it for everybody, HR included, newest first [A7.38, A9.23]', async () => {
    for (const account of ACCOUNTS) {
      const me = await userId(account);
      const own = all.filter((row) => row['created_by'] === me).map(({ id }) => id);
      for (const query of ['?mine=true', '?mine=1', 'mine/', 'mine/?mine=false']) expect([account, query, ids(await found(account, query))]).toEqual([account, query, own]);
    }
    const made = all.map((row) => String(row['created_at']));
    expect(made).toEqual([...made].sort().reverse());
    expect(await found('it', '?mine=false')).toEqual(await found('it', ''));
  });

  test('REST answers what the graph answers, field for field, for everybody', async () => {
    const FIELDS = `id title description status priority tags createdAt updatedAt resolvedAt createdById createdByName createdByEmail createdByDepartment assignedToId assignedToName
      leave { leaveType startDate endDate totalDays reason approvedByName approvalDate }`;
    type Node = Json & { status: string; priority: string; leave: Json & { leaveType: string } };
    for (const account of ACCOUNTS) {
      const { data } = await portal.graphql<{ leaveRequests: { count: number; results: Node[] } }>(account, `{ leaveRequests(pageSize: 200, ordering: "endDate,-leaveType") { count results { ${FIELDS} } } }`);
      const { count, results } = await found(account, '?page_size=200&ordering=end_date,-leave_type');
      expect(count).toBe(data.leaveRequests.count);
      const snake = (record: Json) => Object.fromEntries(Object.entries(record).map(([key, value]) => [key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), value]));
      const shown = data.leaveRequests.results.map(({ leave: { leaveType, ...parts }, status, priority, createdById, assignedToId, ...rest }) => ({
        ...snake({ ...rest, ...parts }),
        ...{ type: 'leave-request', status: status.toLowerCase(), priority: priority.toLowerCase(), leave_type: leaveType.toLowerCase(), created_by: createdById, assigned_to: assignedToId, supporting_document: null },
      }));
      expect(results).toEqual(shown);
    }
  });
});

describe('narrowing the list', () => {
  test("'pending' means every request that is not decided, other words the exact status [A4.16, A4.17]", async () => {
    const undecided = ['open', 'in_progress', 'waiting_response'];
    const statuses = ['open', 'in_progress', 'waiting_response', 'resolved', 'rejected', 'closed'];
    for (const status of statuses) expect(all.map((row) => row.status)).toContain(status);
    for (const word of ['pending', 'PENDING', 'pending,open']) {
      const [answered, expected] = await compared(`?status=${word}`, (row) => undecided.includes(row.status));
      expect([word, answered]).toEqual([word, expected]);
    }
    for (const status of statuses) {
      const [answered, expected] = await compared(`?status=${status}`, (row) => row.status === status);
      expect([status, answered]).toEqual([status, expected]);
    }
    for (const [query, ...meant] of [['In-Progress', 'in_progress'], ['waiting', 'waiting_response'], ['resolved,rejected', 'resolved', 'rejected'], ['pending,closed', ...undecided, 'closed']]) {
      const [answered, expected] = await compared(`?status=${query}`, (row) => meant.includes(row.status));
      expect([query, answered]).toEqual([query, expected]);
    }
  });

  test('by sort, priority, person, days and text [A7.38]', async () => {
    const me = await userId('employee');
    const day = '2031-01-08';
    const cases: [string, (row: Ticket) => boolean][] = [
      ['?leave_type=sick,BEREAVEMENT', (row) => ['sick', 'bereavement'].includes(String(row['leave_type']))],
      ['?priority=urgent', (row) => row['priority'] === 'urgent'],
      [`?created_by=${me}`, (row) => row['created_by'] === me],
      [`?start_date_after=${day}`, (row) => String(row['start_date']) >= day],
      [`?start_date_before=${day}`, (row) => String(row['start_date']) <= day],
      [`?created_by=${me}&status=pending&start_date_after=${day}`, (row) => row['created_by'] === me && ['open', 'in_progress', 'waiting_response'].includes(row.status) && String(row['start_date']) >= day],
      ['?search=FUNERAL%20in', (row) => String(row['reason']).includes('funeral in')],
      ['?search=okafor', (row) => ['title', 'description', 'reason', 'created_by_name'].some((name) => String(row[name]).toLowerCase().includes('okafor'))],
      ['?status=&leave_type=&priority=&created_by=&start_date_after=&search=%20&mine=&_t=1&colour=red', () => true],
    ];
    for (const [query, means] of cases) {
      const [answered, expected] = await compared(query, means);
      expect([query, answered]).toEqual([query, expected]);
    }
    expect((await found('hr', `?search=${encodeURIComponent('funeral in oslo')}`)).count).toBe(1);
    expect((await found('employee', `?created_by=${await userId('hr')}`)).count).toBe(0);
  });

  test('is ordered by each documented name, both ways, and says where the next page is', async () => {
    for (const name of ['created_at', 'updated_at', 'start_date', 'end_date']) {
      const values = (await found('hr', `?ordering=${name}&page_size=200`)).results.map((row) => String(row[name]));
      expect([name, values]).toEqual([name, [...values].sort()]);
      const reverse = (await found('hr', `?ordering=-${name}&page_size=200`)).results.map((row) => String(row[name]));
      expect([name, reverse]).toEqual([name, [...reverse].sort().reverse()]);
    }
    for (const name of ['status', 'priority', 'leave_type']) {
      const values = (await found('hr', `?ordering=${name}&page_size=200`)).results.map((row) => row[name]);
      const runs = values.filter((value, index) => value !== values[index - 1]);
      expect([name, runs]).toEqual([name, [...new Set(values)]]);
    }
    const first = await found('hr', '?page_size=2&status=pending');
    expect([first.results.length, first.previous, new URL(first.next ?? '').search]).toEqual([2, null, '?page_size=2&status=pending&page=2']);
    expect(await found('hr', '?ordering=colour&page_size=200')).toEqual(await found('hr', '?page_size=200'));
  });
});
