import type { Asker } from '../../kit/testing/actors.js';
import type { VariablesOf } from '../../kit/testing/document.js';
import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import { tickets } from '../subgraph.js';
import { graphql } from '../testing/graphql.js';
import { LeaveRequest, readLeave } from '../testing/leave.js';
import { createNamedTickets } from '../testing/namedTickets.js';

const LeaveRequests = graphql(`
  query LeaveRequests(
    $mine: Boolean
    $team: Boolean
    $status: [LeaveStatusFilter!]
    $leaveType: [LeaveType!]
    $priority: [TicketPriority!]
    $startDateAfter: Date
    $startDateBefore: Date
    $createdBy: [Int!]
    $search: String
    $ordering: String
    $page: Int
    $pageSize: Int
  ) {
    leaveRequests(
      mine: $mine
      team: $team
      status: $status
      leaveType: $leaveType
      priority: $priority
      startDateAfter: $startDateAfter
      startDateBefore: $startDateBefore
      createdBy: $createdBy
      search: $search
      ordering: $ordering
      page: $page
      pageSize: $pageSize
    ) {
      count
      results {
        id
      }
    }
  }
`);
type Filters = VariablesOf<typeof LeaveRequests>;

const OWN = ['open', 'review', 'waiting', 'approved', 'closed', 'rejected'];

describeSubgraph(tickets, ({ as, database }) => {
  const { employee, colleague, manager, it, hr } = as;
  const named = createNamedTickets(database);
  beforeAll(async () => {
    const day = (n: number) => ({
      startDate: `2026-07-0${n}`,
      endDate: `2026-07-0${n}`,
      createdAt: `2026-06-0${n}T12:00:00.000Z`,
    });
    const put = (name: string, given: Parameters<typeof named.put>[3], who = employee) =>
      named.put(name, 'leave-request', who, given);
    await put('open', { ...day(1), leaveType: 'sick', title: 'Flu', priority: 'low' });
    await put('review', { ...day(2), status: 'in_progress', leaveType: 'personal', title: 'Moving house' });
    await put('waiting', {
      ...day(3),
      status: 'waiting_response',
      leaveType: 'unpaid',
      details: { reason: 'Lagos wedding' },
    });
    await put('approved', { ...day(4), status: 'resolved', priority: 'urgent' });
    await put('closed', { ...day(5), status: 'closed' });
    await put('rejected', { ...day(6), status: 'rejected', description: 'A conference abroad' });
    await put('cancelled', { ...day(7), deletedAt: '2026-06-08T00:00:00.000Z' });
    await put('colleague', day(1), colleague);
    await put('manager', day(2), manager);
    await put('hr', day(3), hr);
    await named.put('general', 'general', employee, { title: 'Lagos wedding' });
  });

  const list = async (who: Asker, filters: Filters = {}) => {
    const { leaveRequests } = await who.ask(LeaveRequests, filters);
    return { count: leaveRequests.count, names: named.names(leaveRequests.results) };
  };
  const found = async (who: Asker, filters: Filters) => (await list(who, filters)).names.sort();

  test('a person who is not signed in cannot list leave', async () => {
    await expectRefusal(as.nobody.try(LeaveRequests), 'UNAUTHENTICATED');
  });

  test.each([
    ['employee', OWN],
    ['colleague', ['colleague']],
    ['manager', [...OWN, 'manager']],
    ['it', []],
    ['hr', [...OWN, 'colleague', 'manager', 'hr']],
  ] as const)(
    '%s lists the leave that the role allows, and the count matches [A6.15 A7.38]',
    async (who, expected) => {
      expect(await found(as[who], {})).toEqual([...expected].sort());
      expect((await list(as[who], { pageSize: 1 })).count).toBe(expected.length);
    },
  );

  test('"mine" shows even HR and managers only their own leave [A7.38]', async () => {
    expect((await list(hr, { mine: true })).names).toEqual(['hr']);
    expect((await list(manager, { mine: true })).names).toEqual(['manager']);
  });

  test('"team" shows only leave of direct reports, and nothing to a person without reports', async () => {
    expect(await found(manager, { team: true })).toEqual([...OWN].sort());
    expect((await list(manager, { team: true, pageSize: 2 })).count).toBe(OWN.length);
    for (const who of [employee, hr])
      expect(await list(who, { team: true })).toEqual({ names: [], count: 0 });
  });

  test("filtering by a stranger's name or id finds none of their leave", async () => {
    for (const filter of [{ search: colleague.fullName }, { createdBy: [colleague.userId] }]) {
      expect(await list(employee, filter)).toEqual({ names: [], count: 0 });
    }
  });

  test('leave is listed newest first, or in a requested order [A9.23]', async () => {
    const names = async (filters: Filters) => (await list(employee, filters)).names;
    const newest = [...OWN].reverse();
    expect(await names({})).toEqual(newest);
    expect(await names({ ordering: 'startDate' })).toEqual(OWN);
    expect(
      await names({ ordering: Array.from({ length: 3000 }, () => 'startDate,-startDate').join(',') }),
    ).toEqual(OWN);
    expect(await names({ ordering: 'leaveType,createdAt', status: ['PENDING'] })).toEqual([
      'open',
      'review',
      'waiting',
    ]);
    expect(await names({ ordering: '-status,startDate' })).toEqual(newest);
  });

  test.each<[Filters, string[]]>([
    [{ status: ['PENDING'] }, ['open', 'review', 'waiting']],
    [{ status: ['OPEN'] }, ['open']],
    [{ status: ['IN_PROGRESS'] }, ['review']],
    [{ status: ['WAITING_RESPONSE'] }, ['waiting']],
    [{ status: ['WAITING'] }, ['waiting']],
    [{ status: ['RESOLVED'] }, ['approved']],
    [{ status: ['CLOSED'] }, ['closed']],
    [{ status: ['REJECTED'] }, ['rejected']],
    [{ status: ['PENDING', 'REJECTED'] }, ['open', 'rejected', 'review', 'waiting']],
    [{ leaveType: ['SICK', 'UNPAID'] }, ['open', 'waiting']],
    [{ priority: ['URGENT'] }, ['approved']],
    [{ startDateAfter: '2026-07-03', startDateBefore: '2026-07-05' }, ['approved', 'closed', 'waiting']],
  ])('filtered by %j own leave is %j [A4.16 A4.17]', async (filters, expected) => {
    expect(await found(employee, filters)).toEqual(expected);
  });

  test('HR filter leave by person, and its count follows', async () => {
    expect((await list(hr, { createdBy: [colleague.userId] })).names).toEqual(['colleague']);
    expect((await list(hr, { createdBy: [employee.userId], pageSize: 2 })).count).toBe(OWN.length);
  });

  test.each([
    ['flu', ['open']],
    ['CONFERENCE', ['rejected']],
    ['lagos', ['waiting']],
    ['LÁGOS', ['waiting']],
    ['okafor', OWN],
    ['100%', []],
  ])('searching leave for "%s" matches title, description, reason and name: %j', async (search, expected) => {
    for (const who of [employee, hr]) expect(await found(who, { search })).toEqual([...expected].sort());
  });

  test('people who see a leave request find it by id, and nobody finds a ticket of another kind there', async () => {
    const id = named.id('open');
    for (const who of [employee, manager, hr])
      expect(await readLeave(who, id)).toMatchObject({ title: 'Flu' });
    for (const who of [colleague, it])
      await expectRefusal(who.try(LeaveRequest, { id }), 'NOT_FOUND', { message: 'Not found.' });
    await expectRefusal(employee.try(LeaveRequest, { id: named.id('general') }), 'NOT_FOUND');
  });
});
