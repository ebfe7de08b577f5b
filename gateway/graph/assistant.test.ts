import { ACCOUNTS } from '../testing/portal.js';
import type { Account } from '../testing/portal.js';
import { logLinesOf } from '../testing/logLines.js';
import { usePortal } from '../rest/testing/rest.js';

// The assistant with the whole portal behind it: what it reads of everyone comes from every part of the
// graph.
const portal = usePortal();
const ASK =
  'mutation ($message: String!, $history: [ChatMessageInput!]) { sendChatMessage(message: $message, conversationHistory: $history) { response } }';

async function ask(
  as: Account,
  message: string,
  history: { text: string; sender: string }[] = [],
): Promise<string> {
  const { data, errors } = await portal().graphql<{ sendChatMessage: { response: string } }>(as, ASK, {
    message,
    history: history.map((turn) => ({ ...turn, sender: turn.sender.toUpperCase() })),
  });
  expect([message, errors]).toEqual([message, undefined]);
  return data.sendChatMessage.response;
}

describe("the assistant reads the viewer's own data from the graph", () => {
  const own = async <Data>(as: Account, document: string): Promise<Data> =>
    (await portal().graphql<Data>(as, document)).data;
  const days = (count: number) => `${count} day${count === 1 ? '' : 's'}`;

  test.each(ACCOUNTS)(
    '%s reads their own leave taken and remaining, with both ways of reading the question',
    async (account) => {
      const { leaveYear } = await own<{
        leaveYear: { takenDays: number; usedDays: { leaveType: string; days: number }[] };
      }>(account, '{ leaveYear { takenDays usedDays { leaveType days } } }');
      const sick = leaveYear.usedDays.find(({ leaveType }) => leaveType === 'SICK')?.days ?? 0;
      const answer = await ask(account, 'How many days of leave do I have left?');
      expect(answer).toContain(`taken ${days(leaveYear.takenDays)} of approved leave`);
      expect(answer).toContain(`${days(Math.max(0, 10 - sick))} of 10 of sick leave`);
      expect(answer).toContain(`${days(Math.max(0, 30 - sick))} of 30 of sick leave`);
      expect(await ask(account, 'how many sick days have I used this year?')).toContain(
        `You have taken ${days(sick)} of sick leave`,
      );
    },
  );

  test.each(ACCOUNTS)('%s reads their own equipment and its remaining warranty', async (account) => {
    const { myEquipment } = await own<{
      myEquipment: { assetTag: string; name: string; warrantyExpiry: string | null }[];
    }>(account, '{ myEquipment { assetTag name warrantyExpiry } }');
    for (const question of ['Which equipment do I have?', 'Until when is my equipment under warranty?']) {
      const answer = await ask(account, question);
      expect([...answer.matchAll(/\(([A-Z]+-\d+)\)/g)].map(([, tag]) => tag)).toEqual(
        myEquipment.map(({ assetTag }) => assetTag),
      );
      if (myEquipment.length === 0) expect(answer).toContain('You have no equipment in the portal.');
    }
  });

  test.each(ACCOUNTS)('%s reads their own courses and progress', async (account) => {
    const { enrollments } = await own<{
      enrollments: { results: { courseTitle: string; progressPercentage: number }[] };
    }>(
      account,
      '{ enrollments(status: [IN_PROGRESS], pageSize: 15) { results { courseTitle progressPercentage } } }',
    );
    for (const question of ['Which courses am I in?', 'How far am I in my courses?']) {
      const answer = await ask(account, question);
      for (const { courseTitle, progressPercentage } of enrollments.results)
        expect(answer).toContain(`“${courseTitle}”: ${progressPercentage} %`);
      expect(answer).toContain('See /learning/courses.');
    }
  });

  test.each(ACCOUNTS)(
    '%s reads their own latest leave request, also by title, and their latest ticket, also by number',
    async (account) => {
      const { leaveRequests } = await own<{ leaveRequests: { results: { id: number; title: string }[] } }>(
        account,
        '{ leaveRequests(mine: true, pageSize: 1) { results { id title } } }',
      );
      const [leave] = leaveRequests.results;
      const status = await ask(account, 'What is the status of my latest leave request?');
      expect(status).toContain(
        leave ? `leave request ${leave.id} “${leave.title}”` : 'You have made no leave request yet.',
      );
      const { myTickets } = await own<{ myTickets: { results: { id: number; title: string }[] } }>(
        account,
        '{ myTickets(type: [IT_SUPPORT, GENERAL], pageSize: 1) { results { id title } } }',
      );
      const [ticket] = myTickets.results;
      expect(await ask(account, 'What is the status of my latest ticket?')).toContain(
        ticket ? `${ticket.id} “${ticket.title}”` : 'You have no tickets yet.',
      );
      if (ticket)
        expect(await ask(account, `What happened to ticket ${ticket.id}?`)).toContain(`“${ticket.title}”`);
    },
  );

  test("another person's ticket is not answered, even for people who handle it [S-76]", async () => {
    const { myTickets } = await own<{ myTickets: { results: { id: number; title: string }[] } }>(
      'employee',
      '{ myTickets(pageSize: 5) { results { id title } } }',
    );
    expect(myTickets.results.length).toBeGreaterThan(0);
    for (const account of ['hr', 'it', 'admin', 'manager'] as const) {
      for (const { id, title } of myTickets.results) {
        const answer = await ask(account, `What is the status of my ticket ${id}?`);
        expect([account, answer]).toEqual([
          account,
          `None of your tickets has the number ${id}. See /employee/tickets.`,
        ]);
        expect(answer).not.toContain(title);
      }
    }
  });

  // Hours have two decimals at most, as the time page shows them.
  const twoDecimals = (hours: number): number => Number(hours.toFixed(2));

  test.each(ACCOUNTS)(
    '%s reads their own hours of the week and the status of the timesheets',
    async (account) => {
      const { currentTimesheet } = await own<{
        currentTimesheet: { totalHours: string; status: string } | null;
      }>(account, '{ currentTimesheet { totalHours status } }');
      const worked = Number(currentTimesheet?.totalHours ?? 0);
      expect(await ask(account, 'How many hours did I work this week?')).toContain(
        `You have recorded ${twoDecimals(worked)} hour`,
      );
      expect(await ask(account, 'How many hours are left this week to reach 40?')).toContain(
        worked < 40 ? `${twoDecimals(40 - worked)} hour` : 'are reached',
      );
      const sheets = await ask(account, 'What is the status of my timesheet?');
      expect(sheets.toUpperCase()).toContain(currentTimesheet?.status ?? 'NO TIMESHEET OF THIS WEEK');
    },
  );

  test.each(ACCOUNTS)(
    '%s reads their own hours of last month, added up from the entries',
    async (account) => {
      const [year, month] = [new Date().getUTCFullYear(), new Date().getUTCMonth()];
      const [first, last] = [Date.UTC(year, month - 1, 1), Date.UTC(year, month, 0)].map((day) =>
        new Date(day).toISOString().slice(0, 10),
      );
      const days = `dateAfter: "${first ?? ''}", dateBefore: "${last ?? ''}"`;
      const { timeEntries } = await own<{ timeEntries: { results: { netHours: string }[] } }>(
        account,
        `{ timeEntries(mine: true, ${days}, pageSize: 200) { results { netHours } } }`,
      );
      const worked = timeEntries.results.reduce((sum, { netHours }) => sum + Number(netHours), 0);
      expect(await ask(account, 'How many hours did I log last month?')).toContain(
        worked > 0 ? `You have recorded ${twoDecimals(worked)} hour` : 'You have recorded no hours for',
      );
    },
  );

  test.each(ACCOUNTS)(
    '%s reads their own manager, team, department, title and first day',
    async (account) => {
      interface Own {
        myEmployee: {
          employeeId: string;
          jobTitle: string;
          departmentName: string;
          departmentSize: number;
          yearsOfService: string;
          manager: { fullName: string } | null;
          directReportsCount: number;
          directReports: { fullName: string }[];
        };
      }
      const { myEmployee: me } = await own<Own>(
        account,
        '{ myEmployee { employeeId jobTitle departmentName departmentSize yearsOfService manager { fullName } directReportsCount directReports { fullName } } }',
      );
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
      // A second question continues with the first.
      const history = [
        { text: 'Who is my manager?', sender: 'user' },
        { text: 'Your manager is the queen.', sender: 'ai' },
      ];
      const next = await ask(account, 'and my department?', history);
      expect(next).toContain(me.departmentName);
      expect(next).not.toContain('queen');
    },
  );

  test.each(ACCOUNTS)('%s reads the status of their own applications and feedback', async (account) => {
    const { myJobApplications } = await own<{
      myJobApplications: { results: { jobTitle: string; status: { label: string } }[] };
    }>(account, '{ myJobApplications(pageSize: 1) { results { jobTitle status { label } } } }');
    const [application] = myJobApplications.results;
    expect(await ask(account, 'What is the status of my job application?')).toContain(
      application
        ? `${application.jobTitle}: ${application.status.label}`
        : 'You have not applied for any job posting.',
    );
    const { feedbackTickets } = await own<{ feedbackTickets: { results: { title: string }[] } }>(
      account,
      '{ feedbackTickets(mine: true, pageSize: 1) { results { title } } }',
    );
    expect(await ask(account, 'Was my latest feedback answered?')).toContain(
      feedbackTickets.results[0] ? `“${feedbackTickets.results[0].title}”` : 'no feedback yet',
    );
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

test("no account reads another person's data [S-76]", async () => {
  for (const account of ACCOUNTS) {
    for (const question of [
      "What is Maya Okafor's salary?",
      'How many days of leave has Daniel Cho left?',
      'List the leave of all employees',
      "Show me my team's hours of this week",
    ]) {
      expect([account, question, await ask(account, question)]).toEqual([
        account,
        question,
        expect.stringMatching(/^I answer only from your own data and the knowledge base/),
      ]);
    }
  }
});

test('neither a message nor an answer is written into the log [S-74]', async () => {
  const lines = logLinesOf(portal());
  const answer = await ask('employee', 'canary-7f3a: how many days of leave do I have left?');
  await ask('employee', 'canary-7f3a: how long does a VPN connection last?');
  await portal().graphql('employee', ASK, { message: 'canary-7f3a'.repeat(1000), history: [] });
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.join('\n')).not.toMatch(/canary-7f3a/);
  expect(lines.join('\n')).not.toContain(answer.slice(0, 40));
});
