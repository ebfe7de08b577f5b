import { dayIn } from '../../kit/calendar.js';
import type { GraphClient } from '../../kit/context.js';
import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/viewer.js';
import { tickets } from '../subgraph.js';
import { insertTicket } from '../ticket/ticket.factory.js';

const ZONE = 'Pacific/Kiritimati'; // fourteen hours ahead of UTC
const employee = viewer();
const team = [viewer(), viewer(), viewer()];
const stranger = viewer();

let teamUserIds: number[] = [];
const graph: GraphClient = () => Promise.resolve({ teamUserIds } as never);
let subgraph: TestSubgraph;
beforeAll(async () => {
  subgraph = await openTestSubgraph(tickets, { graph, config: { ORGANISATION_TIME_ZONE: ZONE } });
});
afterAll(() => subgraph.close());
beforeEach(() => subgraph.database.query('truncate ticket, ticket_tally cascade'));

const put = (who: Viewer, startDate: string, endDate: string, status: 'open' | 'in_progress' | 'waiting_response' | 'resolved' | 'closed' | 'rejected', leaveType = 'sick') =>
  insertTicket(subgraph.database, 'leave-request', who, { startDate, endDate, status, leaveType });

interface Year {
  year: number;
  today: string;
  takenDays: number;
  usedDays: { leaveType: string; days: number }[];
  pendingRequests: number;
  requests: { id: number }[];
}
const yearOf = (who: Viewer | null, year?: number) =>
  subgraph.run<{ leaveYear: Year } | null>(who, 'query ($year: Int) { leaveYear(year: $year) { year today takenDays usedDays { leaveType days } pendingRequests requests { id } } }', { year });
const preview = (who: Viewer | null, startDate: string, endDate: string, except?: number) =>
  subgraph.run<{ leavePreview: { totalDays: number; overlapping: { id: number }[]; teamSize: number | null; teamAway: number | null; year: { year: number; takenDays: number } } } | null>(
    who,
    'query ($startDate: Date!, $endDate: Date!, $except: Int) { leavePreview(startDate: $startDate, endDate: $endDate, except: $except) { totalDays overlapping { id } teamSize teamAway year { year takenDays } } }',
    { startDate, endDate, except },
  );

test('nobody reads a year or a preview without signing in', async () => {
  expect((await yearOf(null)).errors[0]?.code).toBe('UNAUTHENTICATED');
  expect((await preview(null, '2026-01-01', '2026-01-02')).errors[0]?.code).toBe('UNAUTHENTICATED');
});

test('used days are those of approved requests that start in the year, by sort of leave; nobody else’s count [A9.16]', async () => {
  await put(employee, '2026-03-02', '2026-03-04', 'resolved');
  await put(employee, '2026-05-01', '2026-05-01', 'resolved', 'personal');
  await put(employee, '2026-12-30', '2027-01-02', 'resolved');
  await put(employee, '2025-12-30', '2026-01-02', 'resolved', 'personal');
  await put(employee, '2026-06-01', '2026-06-05', 'open');
  await put(employee, '2026-07-01', '2026-07-05', 'rejected');
  await put(stranger, '2026-08-01', '2026-08-05', 'resolved');
  const { data } = await yearOf(employee, 2026);
  expect(data?.leaveYear).toMatchObject({ year: 2026, takenDays: 8, usedDays: [{ leaveType: 'SICK', days: 7 }, { leaveType: 'PERSONAL', days: 1 }] });
  expect((await yearOf(employee, 2025)).data?.leaveYear).toMatchObject({ takenDays: 4, usedDays: [{ leaveType: 'PERSONAL', days: 4 }] });
  expect((await yearOf(employee, 2027)).data?.leaveYear).toMatchObject({ takenDays: 0, usedDays: [] });
});

test('pending are open, in review and waiting, of any year [A4.15]', async () => {
  await put(employee, '2026-01-01', '2026-01-01', 'open');
  await put(employee, '2026-01-02', '2026-01-02', 'in_progress');
  await put(employee, '2029-01-03', '2029-01-03', 'waiting_response');
  for (const [day, status] of [['04', 'resolved'], ['05', 'closed'], ['06', 'rejected']] as const) await put(employee, `2026-01-${day}`, `2026-01-${day}`, status);
  expect((await yearOf(employee, 2026)).data?.leaveYear.pendingRequests).toBe(3);
});

test('the year shows every request that holds one of its days, by first day', async () => {
  const over = await put(employee, '2025-12-30', '2026-01-02', 'resolved');
  const inside = await put(employee, '2026-06-01', '2026-06-05', 'waiting_response');
  const out = await put(employee, '2026-12-31', '2027-02-01', 'open');
  await put(employee, '2026-08-01', '2026-08-05', 'rejected');
  await put(employee, '2027-03-01', '2027-03-05', 'open');
  await put(stranger, '2026-06-01', '2026-06-05', 'resolved');
  expect((await yearOf(employee, 2026)).data?.leaveYear.requests.map(({ id }) => id)).toEqual([over, inside, out]);
});

test('the present day and year are those of the organisation’s zone', async () => {
  const today = dayIn(ZONE);
  expect((await yearOf(employee)).data?.leaveYear).toMatchObject({ today, year: Number(today.slice(0, 4)) });
});

test('years that are none are refused', async () => {
  for (const year of [0, -5, 1899, 2200]) expect((await yearOf(employee, year)).errors[0]).toMatchObject({ code: 'BAD_USER_INPUT', fields: { year: ['Ensure this value is between 1900 and 2199.'] } });
});

test('a preview counts the days, names own requests in the way, and tells the year of the first day [A5.25]', async () => {
  teamUserIds = [employee.userId];
  const other = await put(employee, '2027-03-10', '2027-03-20', 'open');
  await put(employee, '2027-03-01', '2027-03-09', 'rejected');
  await put(employee, '2027-01-01', '2027-01-02', 'resolved');
  const { data } = await preview(employee, '2027-03-08', '2027-03-12');
  expect(data?.leavePreview).toEqual({ totalDays: 5, overlapping: [{ id: other }], teamSize: null, teamAway: null, year: { year: 2027, takenDays: 2 } });
  expect((await preview(employee, '2027-03-08', '2027-03-12', other)).data?.leavePreview.overlapping).toEqual([]);
  expect((await preview(stranger, '2027-03-08', '2027-03-12')).data?.leavePreview.overlapping).toEqual([]);
});

test('a preview over the change of summer time counts calendar days, and refuses an end before the start [A5.24 A5.25]', async () => {
  expect((await preview(employee, '2026-10-31', '2026-11-02')).data?.leavePreview.totalDays).toBe(3);
  expect((await preview(employee, '2028-02-28', '2028-03-01')).data?.leavePreview.totalDays).toBe(3);
  expect((await preview(employee, '2026-10-31', '2026-10-30')).errors[0]).toMatchObject({ code: 'BAD_USER_INPUT', fields: { endDate: ['End date cannot precede start date.'] } });
});

test('of a team of three or more it is told how many are away, and of a smaller one nothing', async () => {
  const [first, second, third] = team as [Viewer, Viewer, Viewer];
  await put(first, '2026-07-01', '2026-07-10', 'resolved');
  await put(first, '2026-07-12', '2026-07-12', 'resolved');
  await put(second, '2026-07-11', '2026-07-20', 'open');
  await put(third, '2026-07-12', '2026-07-12', 'resolved');
  await put(employee, '2026-07-30', '2026-07-30', 'resolved');
  await put(stranger, '2026-07-10', '2026-07-12', 'resolved');
  teamUserIds = [employee, first, second, third].map(({ userId }) => userId);
  expect((await preview(employee, '2026-07-10', '2026-07-12')).data?.leavePreview).toMatchObject({ teamSize: 4, teamAway: 2 });
  expect((await preview(employee, '2026-07-21', '2026-07-31')).data?.leavePreview).toMatchObject({ teamSize: 4, teamAway: 0 });
  teamUserIds = [employee.userId, first.userId];
  expect((await preview(employee, '2026-07-10', '2026-07-12')).data?.leavePreview).toMatchObject({ teamSize: null, teamAway: null });
});
