import { done, outcome } from '../../testing/answers.js';
import type { Json } from '../../testing/answers.js';
import { hired } from '../../testing/families/people.js';
import { restOf, usePortal } from '../../testing/rest.js';

const portal = usePortal();
const { call, get, graph } = restOf(portal);

const LEAVING = `query ($id: Int!) { leaving(employeeId: $id) {
  employee { employmentStatus }
  reports { count results { fullName } } postings { count }
  openTickets { count results { title } } assignedTickets { count } pendingLeave { count } waitingApprovals { count results { createdBy { id } } } } }`;
const FIGURES = `{ employeeStatistics { totalEmployees } jobPostings { count } open: jobPostings(status: ["1"]) { count }
  jobApplications { count } interviews: jobApplications(status: ["3"]) { count } masterTickets(pageSize: 200) { results { status } } }`;

test('HR terminates a manager: all their sessions end, and their open work is counted from people and tickets together and reassigned to nobody', async () => {
  const leaver = await hired(portal());
  const report = await get<Json>('employee', 'hr/employees/my_profile/');
  await done(call('PATCH', 'hr', `hr/employees/${String(report['id'])}/`, { manager: leaver.employeeId }));
  await done(
    call('POST', 'employee', 'tickets/leave-requests/', {
      title: 'Days off',
      description: 'Sea',
      leave_type: 'vacation',
      start_date: '2031-07-07',
      end_date: '2031-07-08',
      reason: 'Sea',
    }),
  );
  expect((await call('GET', leaver, 'auth/profile/')).status).toBe(200);
  expect((await call('DELETE', 'hr', `hr/employees/${leaver.employeeId}/`)).status).toBe(204);
  expect((await call('GET', leaver, 'auth/profile/')).status).toBe(401);
  const { data } = (await graph<{ leaving: Json }>('hr', LEAVING, { id: leaver.employeeId })).body;
  expect(data?.leaving).toEqual({
    employee: { employmentStatus: 'TERMINATED' },
    reports: { count: 1, results: [{ fullName: report['user_name'] }] },
    postings: { count: 0 },
    openTickets: { count: 0, results: [] },
    assignedTickets: { count: 0 },
    pendingLeave: { count: 0 },
    waitingApprovals: {
      count: expect.any(Number),
      results: expect.arrayContaining([{ createdBy: { id: (report['user'] as Json)['id'] } }]),
    },
  });
  expect(await get('employee', 'hr/employees/my_profile/')).toMatchObject({ manager: null });
});

test("only HR and Administrators read a leaver's open work, not even the leaver by their own id", async () => {
  for (const account of ['employee', 'manager', 'it', 'analyst'] as const) {
    const { id } = await get<Json>(account, 'hr/employees/my_profile/');
    const { body } = await graph<{ leaving: Json | null }>(account, LEAVING, { id });
    expect([account, body.data?.leaving ?? null]).toEqual([account, null]);
  }
  expect(outcome(await call('DELETE', 'employee', 'hr/employees/1/')).status).toBe(403);
});

test('the HR portal counts people, postings, open ones by lookup id 1, applications, interviews by lookup id 3, and reads 200 tickets in one question [B2.6 B2.10 B2.11 B2.12 B7.35 B9.4]', async () => {
  const { data, errors } = (
    await graph<Record<string, { count: number; totalEmployees: number; results: Json[] }>>('hr', FIGURES)
  ).body as {
    data: Record<string, { count: number; totalEmployees: number; results: Json[] }>;
    errors?: unknown;
  };
  expect(errors).toBeUndefined();
  const counted = async (path: string) => (await get<Json>('hr', path))['count'];
  expect([
    data['employeeStatistics']?.totalEmployees,
    data['jobPostings']?.count,
    data['jobApplications']?.count,
  ]).toEqual([
    await counted('hr/employees/'),
    await counted('recruitment/job-postings/'),
    await counted('recruitment/job-applications/'),
  ]);
  expect([data['open']?.count, data['interviews']?.count]).toEqual([
    await counted('recruitment/job-postings/?status=active'),
    await counted('recruitment/job-applications/?status=interview_scheduled'),
  ]);
  const tickets = await get<Json & { results: Json[] }>('hr', 'tickets/master-tickets/?page_size=200');
  expect(data['masterTickets']?.results).toHaveLength(tickets.results.length);
});
