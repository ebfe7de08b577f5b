import { ACCOUNTS, openTestPortal } from '../../testing/portal.js';
import type { Account, TestPortal } from '../../testing/portal.js';
import { logLinesOf } from '../../testing/logLines.js';
import { outcome, said } from '../testing/leave.js';
import type { Json } from '../testing/leave.js';
import { newcomer, PASSWORD_FIRST } from '../testing/recruitment.js';
import { UNAUTHENTICATED } from '../testing/tickets.js';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(() => portal.close());

const PATH = '/api/core/chatbot/message/';
const post = (as: Account | null, body: unknown, at = portal) => at.call('POST', PATH, { ...(as && { as }), body });
const ask = async (as: Account, message: string, conversation_history: Json[] = []): Promise<string> => {
  const { status, body } = await post(as, { message, conversation_history });
  expect([message, status]).toEqual([message, 200]);
  return (body as { response: string }).response;
};
const refused = (body: Json) => ({ status: 400, body });

describe('who and what is refused', () => {
  test('without a sign-in nobody is answered, nor with a password to change first', async () => {
    expect(outcome(await post(null, { message: 'Hello' }))).toEqual(UNAUTHENTICATED);
    const { token } = await newcomer(portal);
    expect(outcome(await portal.call('POST', PATH, { token, body: { message: 'Hello' } }))).toEqual(PASSWORD_FIRST);
  });

  test('a message that is missing, blank or too long is refused under its name [A5.6]', async () => {
    for (const account of ACCOUNTS) {
      expect(outcome(await post(account, {}))).toEqual(refused({ message: ['This field is required.'] }));
      expect(outcome(await post(account, { message: null }))).toEqual(refused({ message: ['This field may not be null.'] }));
      for (const message of ['', '  \n ']) expect(outcome(await post(account, { message }))).toEqual(refused({ message: ['This field may not be blank.'] }));
      expect(outcome(await post(account, { message: 'x'.repeat(4001) }))).toEqual(refused({ message: ['Ensure this field has no more than 4000 characters.'] }));
    }
  });

  test('a history that is no list, or said by somebody else than the two, is refused under its name [A3.24]', async () => {
    expect(outcome(await post('employee', { message: 'Hi', conversation_history: 'x' }))).toEqual(refused({ conversation_history: [expect.stringContaining('Expected a list')] }));
    const { status, body } = await post('employee', { message: 'Hi', conversation_history: [{ text: 'x', sender: 'system' }] });
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('\\"system\\" is not a valid choice.')]);
  });

  test('a history of a megabyte in which nothing is right is refused in few words [A3.24]', async () => {
    for (const item of ['{}', '1', 'null', '[]', '{"sender":"\\u0001\\u0001\\u0001\\u0001"}']) {
      const items = Array(Math.floor(1_000_000 / (item.length + 1))).fill(item).join(',');
      const { status, text } = await portal.call('POST', PATH, { as: 'employee', payload: `{"message":"Hi","conversation_history":[${items}]}`, headers: { 'content-type': 'application/json' } });
      expect([item, status, text.slice(0, 24)]).toEqual([item, 400, '{"conversation_history":']);
      expect(text.length).toBeLessThan(5_000);
    }
  });

  test('null characters in a message are refused alike by REST and by the graph', async () => {
    const fields = { message: ['Null characters are not allowed.'] };
    for (const message of ['\0', 'Hello\0', '\0 '.repeat(3)]) {
      expect(outcome(await post('employee', { message }))).toEqual(refused(fields));
      const { errors } = await portal.graphql('employee', 'mutation ($message: String!) { sendChatMessage(message: $message) { response } }', { message });
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields });
    }
  });

  test('other methods are named', async () => {
    expect((await portal.call('GET', PATH, { as: 'employee' })).status).toBe(405);
  });
});

test.each(ACCOUNTS)('%s is answered with response and timestamp and nothing else [A7.25, A3.25, A3.26]', async (account) => {
  const conversation_history = [{ text: 'Hello', sender: 'user', timestamp: '2026-11-22T09:00:00Z' }, { text: 'Hello! What would you like to know?', sender: 'ai', timestamp: '2026-11-22T09:00:01Z' }];
  const { status, body } = await post(account, { message: 'How long does a VPN connection last?', conversation_history });
  expect([status, body]).toEqual([200, { response: expect.stringContaining('12 hours') as string, timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string }]);
});

test('of a long history the newest twenty are read, and what stands before them refuses nothing', async () => {
  const turns = [{ text: 'How do I connect to the VPN?', sender: 'user' }, ...Array.from({ length: 19 }, () => ({ text: 'All right.', sender: 'ai' }))];
  const send = (conversation_history: unknown[]) => post('employee', { message: 'How long does it last?', conversation_history });
  for (const odd of [[{}], [1, null, 'x', []], [{ text: 'a\0b', sender: 'system' }], Array<unknown>(5000).fill({})]) {
    expect(await send([...odd, ...turns])).toMatchObject({ status: 200, body: { response: expect.stringContaining('12 hours') as string } });
  }
  expect(outcome(await send([{}, ...turns.slice(1)]))).toEqual(refused({ conversation_history: { 0: { text: ['This field is required.'], sender: ['This field is required.'] } } }));
  expect(outcome(await send([...Array<unknown>(6).fill(1), ...turns.slice(1), {}]))).toEqual(refused({ conversation_history: { 25: { text: ['This field is required.'], sender: ['This field is required.'] } } }));
});

describe('own data, as the graph has it for whoever asks', () => {
  const own = async <Data>(as: Account, document: string): Promise<Data> => (await portal.graphql<Data>(as, document)).data;
  const days = (count: number) => `${count} day${count === 1 ? '' : 's'}`;

  test.each(ACCOUNTS)('%s reads leave taken and what is left, in both readings', async (account) => {
    const { leaveYear } = await own<{ leaveYear: { takenDays: number; usedDays: { leaveType: string; days: number }[] } }>(account, '{ leaveYear { takenDays usedDays { leaveType days } } }');
    const sick = leaveYear.usedDays.find(({ leaveType }) => leaveType === 'SICK')?.days ?? 0;
    const answer = await ask(account, 'How many days of leave do I have left?');
    expect(answer).toContain(`taken ${days(leaveYear.takenDays)} of approved leave`);
    expect(answer).toContain(`${days(Math.max(0, 10 - sick))} of 10 of sick leave`);
    expect(answer).toContain(`${days(Math.max(0, 30 - sick))} of 30 of sick leave`);
    expect(await ask(account, 'how many sick days have I used this year?')).toContain(`You have taken ${days(sick)} of sick leave`);
  });

  test.each(ACCOUNTS)('%s reads the latest leave request, by title as well, and the latest ticket, by number as well', async (account) => {
    const { leaveRequests } = await own<{ leaveRequests: { results: { id: number; title: string }[] } }>(account, '{ leaveRequests(mine: true, pageSize: 1) { results { id title } } }');
    const [leave] = leaveRequests.results;
    const status = await ask(account, 'What is the status of my latest leave request?');
    expect(status).toContain(leave ? `leave request ${leave.id} “${leave.title}”` : 'You have made no leave request yet.');
    const { myTickets } = await own<{ myTickets: { results: { id: number; title: string }[] } }>(account, '{ myTickets(type: [IT_SUPPORT, GENERAL], pageSize: 1) { results { id title } } }');
    const [ticket] = myTickets.results;
    expect(await ask(account, 'What is the status of my latest ticket?')).toContain(ticket ? `${ticket.id} “${ticket.title}”` : 'You have no tickets yet.');
    if (ticket) expect(await ask(account, `What happened to ticket ${ticket.id}?`)).toContain(`“${ticket.title}”`);
  });

  test('a ticket of somebody else has no answer, also for those who handle it [S-76]', async () => {
    const { myTickets } = await own<{ myTickets: { results: { id: number; title: string }[] } }>('employee', '{ myTickets(pageSize: 5) { results { id title } } }');
    expect(myTickets.results.length).toBeGreaterThan(0);
    for (const account of ['hr', 'it', 'admin', 'manager'] as const) {
      for (const { id, title } of myTickets.results) {
        const answer = await ask(account, `What is the status of my ticket ${id}?`);
        expect([account, answer]).toEqual([account, `None of your tickets has the number ${id}. See /employee/tickets.`]);
        expect(answer).not.toContain(title);
      }
    }
  });

  // Hours are told with two decimals at most, as the time page shows them.
  const twoDecimals = (hours: number): number => Number(hours.toFixed(2));

  test.each(ACCOUNTS)('%s reads the hours of the week and where the timesheets stand', async (account) => {
    const { currentTimesheet } = await own<{ currentTimesheet: { totalHours: string; status: string } | null }>(account, '{ currentTimesheet { totalHours status } }');
    const worked = Number(currentTimesheet?.totalHours ?? 0);
    expect(await ask(account, 'How many hours did I work this week?')).toContain(`You have recorded ${twoDecimals(worked)} hour`);
    expect(await ask(account, 'How many hours are left this week to reach 40?')).toContain(worked < 40 ? `${twoDecimals(40 - worked)} hour` : 'are reached');
    const sheets = await ask(account, 'What is the status of my timesheet?');
    expect(sheets.toUpperCase()).toContain(currentTimesheet?.status ?? 'NO TIMESHEET OF THIS WEEK');
  });

  test.each(ACCOUNTS)('%s reads the hours of last month, added up from the entries', async (account) => {
    const [year, month] = [new Date().getUTCFullYear(), new Date().getUTCMonth()];
    const [first, last] = [Date.UTC(year, month - 1, 1), Date.UTC(year, month, 0)].map((day) => new Date(day).toISOString().slice(0, 10));
    const days = `dateAfter: "${first ?? ''}", dateBefore: "${last ?? ''}"`;
    const { timeEntries } = await own<{ timeEntries: { results: { netHours: string }[] } }>(account, `{ timeEntries(mine: true, ${days}, pageSize: 200) { results { netHours } } }`);
    const worked = timeEntries.results.reduce((sum, { netHours }) => sum + Number(netHours), 0);
    expect(await ask(account, 'How many hours did I log last month?')).toContain(worked > 0 ? `You have recorded ${twoDecimals(worked)} hour` : 'You have recorded no hours for');
  });

  test.each(ACCOUNTS)('%s reads manager, team, department, title and first day', async (account) => {
    interface Own {
      myEmployee: { employeeId: string; jobTitle: string; departmentName: string; departmentSize: number; yearsOfService: string; manager: { fullName: string } | null; directReportsCount: number; directReports: { fullName: string }[] };
    }
    const { myEmployee: me } = await own<Own>(account, '{ myEmployee { employeeId jobTitle departmentName departmentSize yearsOfService manager { fullName } directReportsCount directReports { fullName } } }');
    expect(await ask(account, 'Who is my manager?')).toContain(me.manager?.fullName ?? 'no manager');
    expect(await ask(account, 'Who approves my leave?')).toContain(me.manager?.fullName ?? 'HR');
    const team = await ask(account, 'Who reports to me?');
    for (const { fullName } of me.directReports.slice(0, 15)) expect(team).toContain(fullName);
    if (me.directReportsCount === 0) expect(team).toContain('Nobody reports to you.');
    const department = await ask(account, 'How big is my department?');
    expect(department).toContain(me.departmentName);
    expect(department).toContain(`${me.departmentSize} p`);
    expect(await ask(account, "What's my job title?")).toContain(me.jobTitle);
    expect(await ask(account, 'How long have I been here?')).toContain(`${Number(me.yearsOfService)} year`);
    expect(await ask(account, 'What is my employee number?')).toContain(me.employeeId);
    // A second question goes on with the first.
    const history = [{ text: 'Who is my manager?', sender: 'user' }, { text: 'Your manager is the queen.', sender: 'ai' }];
    const next = await ask(account, 'and my department?', history);
    expect(next).toContain(me.departmentName);
    expect(next).not.toContain('queen');
  });

  test.each(ACCOUNTS)('%s reads what became of own applications and feedback', async (account) => {
    const { myJobApplications } = await own<{ myJobApplications: { results: { jobTitle: string; status: { label: string } }[] } }>(account, '{ myJobApplications(pageSize: 1) { results { jobTitle status { label } } } }');
    const [application] = myJobApplications.results;
    expect(await ask(account, 'What is the status of my job application?')).toContain(application ? `${application.jobTitle}: ${application.status.label}` : 'You have not applied for any job posting.');
    const { feedbackTickets } = await own<{ feedbackTickets: { results: { title: string }[] } }>(account, '{ feedbackTickets(mine: true, pageSize: 1) { results { title } } }');
    expect(await ask(account, 'Was my latest feedback answered?')).toContain(feedbackTickets.results[0] ? `“${feedbackTickets.results[0].title}”` : 'no feedback yet');
  });
});

test.each([
  ['How long can I stay connected to the VPN?', '12 hours'],
  ['Which profile should I use in a hotel?', 'Travel'],
  ['how many color pages can i print a month', '200 pages'],
  ["When do I need a doctor's note?", 'fourth day'],
  ['How many weeks of parental leave do I get?', '16'],
  ['Can I accept a gift from a supplier?', '$75'],
  ['What is the hotel limit in New York?', '$310'],
  ['How many days a week may I work from home?', '3 days a week'],
  ['how do i get a voucher for a visiter', 'guest.northwind.example'],
  ['What happens on a holiday that falls on a Sunday?', 'Monday after'],
])('the demo knowledge base answers "%s" with %s [A1.9]', async (question, fact) => {
  expect(await ask('analyst', question)).toContain(fact);
});

test("what is somebody else's is told to no account [S-76]", async () => {
  for (const account of ACCOUNTS) {
    for (const question of ["What is Maya Okafor's salary?", "How many days of leave has Daniel Cho left?", 'List the leave of all employees', "Show me my team's hours of this week"]) {
      expect([account, question, await ask(account, question)]).toEqual([account, question, expect.stringMatching(/^I answer only from your own data and the knowledge base/)]);
    }
  }
});

test('neither a message nor an answer is written into the log [S-74]', async () => {
  const lines = logLinesOf(portal);
  const answer = await ask('employee', 'canary-7f3a: how many days of leave do I have left?');
  await ask('employee', 'canary-7f3a: how long does a VPN connection last?');
  await post('employee', { message: 'canary-7f3a'.repeat(1000) });
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.join('\n')).not.toMatch(/canary-7f3a/);
  expect(lines.join('\n')).not.toContain(answer.slice(0, 40));
});

describe('another installation', () => {
  test('answers the 21st message of a person within a minute with 429 and the seconds to wait [S-22]', async () => {
    const limited = await openTestPortal({ LIMITS_ENABLED: 'true' });
    for (let message = 1; message <= 20; message += 1) expect((await post('employee', { message: 'Hello' }, limited)).status).toBe(200);
    const { status, headers, body } = await post('employee', { message: 'Hello' }, limited);
    expect([status, body]).toEqual([429, expect.objectContaining({ code: 'rate_limited', detail: 'You have sent too many messages. Please wait a moment.' })]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await post('hr', { message: 'Hello' }, limited)).status).toBe(200);
    await limited.close();
  }, 60_000);

  test('in which tickets are away answers 503 to what it would read there, and from articles all the same', async () => {
    const apart = await openTestPortal({ SUBGRAPH_TICKETS_URL: 'http://127.0.0.1:9' });
    const text = 'The service is temporarily unavailable. Please try again.';
    expect(outcome(await post('employee', { message: 'How many days of leave do I have left?' }, apart))).toEqual({ status: 503, body: said(text, { code: 'service_unavailable' }) });
    expect((await post('employee', { message: 'How long does a VPN connection last?' }, apart)).status).toBe(200);
    await apart.close();
  }, 60_000);
});
