import { openTestSubgraph } from '../../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../../kit/testing/subgraph.js';
import { it as itSubgraph } from '../../subgraph.js';
import { Chat, graphOf } from '../testing/chat.js';
import { addDemoArticles, OWN, sortOf } from '../testing/demo.js';
import { expectMost } from '../testing/expectMost.js';

const own = graphOf({ ...OWN, AssistantSalary: { myEmployee: { salary: '111000.00' } } });
let subgraph: TestSubgraph;
const chat = new Chat(() => subgraph);
beforeAll(async () => {
  subgraph = await openTestSubgraph(itSubgraph, { graph: own.graph });
  await addDemoArticles(subgraph.database);
});
afterAll(() => subgraph.close());
beforeEach(() => void own.asked.splice(0));

test('a word of own data asks mostly for none', () =>
  expectMost<string>(
    [
      'can i take unpaid leave for a trip',
      'How many vacation days do people get per year?',
      'Can I take my unused leave into next year?',
      'do managers see my salary',
      'who sees my salary',
      'how many hours a day may one work at most',
      'can I take sick leave in the afternoon only',
      'My manager does not answer my mails, what can I do?',
      'Should I tell my boss that I am pregnant?',
      'How do I change my manager in the portal?',
      'My department is moving to floor 3, what about my phone?',
      'Can I work for another department?',
      'We are a team of five, which licence do we need?',
      'one of my people is leaving',
      'My position was cut, what now?',
      'I lost my badge with the employee number on it',
      'my very first day is Monday, what time should I turn up',
      'I start on Monday, when do I get my laptop?',
      'I sent a file with salaries to the wrong person',
      'do i get overtime',
      'is my overtime paid? I am salaried',
      'on call pay?',
      'When do I get paid?',
      'why is my pay lower this month',
      'how do I open a ticket?',
      'which ticket category is right for a broken chair?',
      'does my train ticket get refunded',
      'My wife is pregnant. How much leave do I get?',
      'how many days of leave for a wedding?',
      'Can my husband join my health insurance?',
      'My timesheet was rejected, what now?',
      'I sent the wrong timesheet, can I get it back?',
      'How late can I hand in my timesheet?',
      'how many hours is a full week?',
      'what time do I have to start work?',
      'I worked 12 hours yesterday, is that allowed?',
      'Can I take leave in my probation?',
      'Is unused vacation paid out?',
      "I'm on leave next week, how do I set an out of office reply?",
      'I was sick on my vacation, do I get the days back?',
      'I am off sick, who do I tell?',
      'I am leaving the company, what happens to my laptop?',
      'how do I cancel my leave request',
      'request unpaid leave',
      'what happens to my leave when I leave',
      'who can see my salary',
      "What happens with my salary if I'm sick for more than six weeks?",
      'Who may open my IT tickets apart from IT?',
    ],
    async (question) => {
      own.asked.splice(0);
      const { response } = await chat.ask(question);
      expect(['article', 'unknown']).toContain(sortOf(response));
      expect(own.asked).toEqual([]);
    },
    0.85,
  ));

test('what is asked of oneself, in most of these ways, is told from one’s own data and not from articles [A1.9]', () =>
  expectMost<[string, string]>(
    [
      // Manager, team, department, title.
      ['Silly question, but who is my boss according to the portal?', 'Your manager is Daniel Cho'],
      ['Could you kindly tell me who is entered as my line manager?', 'Your manager is Daniel Cho'],
      ['whos my boss', 'Your manager is Daniel Cho'],
      ['my manager?', 'Your manager is Daniel Cho'],
      ['Who is officially down as my boss in the system?', 'Your manager is Daniel Cho'],
      [
        "After all that reshuffling in spring I'm honestly confused. Who is down as my boss at the moment?",
        'Your manager is Daniel Cho',
      ],
      ['am i still under Maya Okafor or did that change', 'Your manager is Daniel Cho'],
      ['how many people report straight to me right now?', '2 people report to you'],
      [
        'Ordering shirts for my team. How many people report directly to me right now?',
        '2 people report to you',
      ],
      ['what dept do I belong to', 'You work in Finance'],
      ['how is my role called officially', 'Your job title is Analyst'],
      ['i forgot the name of my manager', 'Your manager is Daniel Cho'],
      ['Is Daniel my manager?', 'Your manager is Daniel Cho'],
      ['How many people have me as their direct boss right now?', '2 people report to you'],
      ['how big is my team', '2 people report to you'],
      ['which department do I work in?', 'You work in Finance'],
      ['remind me what my job title is', 'Your job title is Analyst'],
      ['my boss - who is it?', 'Your manager is Daniel Cho'],
      ['Who do I have as a manager?', 'Your manager is Daniel Cho'],
      // Employment.
      [
        "my bank wants to know since when exactly I'm employed here. what date do you have for me?",
        '1 Apr 2019',
      ],
      ['When did I start at Northwind Traders?', '1 Apr 2019'],
      ['How many years have I been with the company?', '1 Apr 2019'],
      ['whats my employee no. need it for a form', 'EMP-0077'],
      ['What number is on my badge?', 'EMP-0077'],
      ['What are my weekly hours?', '38.5 hours'],
      ['Am I full time or part time?', 'Full time'],
      [
        'how much do I earn',
        'Your yearly gross salary is $111,000.00. Your payslip shows what is paid out; HR answers questions about it.',
      ],
      ["Landlord wants to know what I make. What's my yearly salary on file?", '$111,000.00'],
      ['The bank wants my annual gross. Can you tell me what it is?', '$111,000.00'],
      ['How high is my bonus?', 'I do not read bonus'],
      // Equipment.
      ['Which equipment do I have?', 'ThinkPad X1 (LAP-007), laptop, yours since 5 Oct 2026'],
      [
        'Until when is my laptop under warranty?',
        'Your ThinkPad X1 (LAP-007) is under warranty until 30 Apr 2028. See /profile.',
      ],
      [
        'is my phone still under warranty?',
        'Your Pixel 9 (PHO-003) has been out of warranty since 31 Jan 2025',
      ],
      ['The insurance people want my first day here. What date was that?', '1 Apr 2019'],
      [
        'They want to know the exact day I began working here. All I remember is that it was raining. Can you check what it says in my file?',
        '1 Apr 2019',
      ],
      ['I can never remember my badge number, is it 42 or 24?', 'EMP-0077'],
      ['how many hours a week does my contract say', '38.5 hours'],
      ['how many hours a week do I have to work, I mean by my contract', '38.5 hours'],
      ["My landlord asks if I'm permanent or on a temporary contract. What am I listed as?", 'Full time'],
      // Leave.
      [
        'so how many days off have I used up this year already? only the ones that got approved',
        'You have taken 7 days',
      ],
      ["Hi! I'm Anna. How many vacation days do I have left?", 'You have taken 7 days'],
      [
        'My name is Daniel Cho and I want to know how many vacation days I have left',
        'You have taken 7 days',
      ],
      ['my colleague says I have 3 days of leave left, is that right?', 'You have taken 7 days'],
      [
        "I asked for some time off a few days ago and can't remember what I entered. What is the first day of my newest leave request?",
        '8 Mar 2027 to 10 Mar 2027',
      ],
      ['Did Daniel approve my leave?', 'leave request 41'],
      ['Has Daniel Cho approved my leave request?', 'leave request 41'],
      ['Did my boss decide on my vacation request?', 'leave request 41'],
      ['Was leave request 3 approved?', 'None of your leave requests has the number 3'],
      ['Was leave request 41 approved?', 'Your leave request 41'],
      ['How many vacation days have I used so far? My husband keeps asking.', 'You have taken 7 days'],
      ['Am I off tomorrow?', 'You have no leave tomorrow'],
      ['do I have leave coming up?', '8 Mar 2027'],
      ['who approves my vacation', 'Your direct manager, Daniel Cho'],
      ['Which leave requests do I have to approve?', 'I show only what is your own'],
      ['which requests wait for my approval?', 'under “Team requests”'],
      // Tickets, time, applications, feedback.
      ['Is Desta working on my ticket?', 'IT ticket 52'],
      ['What is the status of my ticket "Access to Salesforce"?', 'IT ticket 52'],
      ['Has Ida looked at my ticket?', 'IT ticket 52'],
      ['show me my tickets', 'IT ticket 52'],
      ['who has my ticket', 'IT ticket 52'],
      ["what's the latest on my salesforce ticket?", 'IT ticket 52'],
      ['what is the status of request 99', 'None of your tickets has the number 99'],
      ['how much time have I logged this week', '31.5 hours'],
      ['Did HR approve my timesheet?', 'Your timesheet of this week'],
      ['Did I get the job I applied for?', 'Controller'],
      ['I did apply for a post inside the house. What came of it?', 'Controller'],
      ['I put in for another job with you. How far along is it?', 'Controller'],
      ['was my feedback read?', 'feedback 63'],
      ['Has my suggestion about bike racks been dealt with?', 'feedback 63'],
      [
        "I put my name in the hat for another job in the house and haven't heard a thing. How does my latest application stand?",
        'Controller',
      ],
      [
        'Any news about the last problem that I reported to IT? What is the state of my ticket?',
        'Your latest IT ticket 52',
      ],
      ['Is there anything of mine still unresolved with you lot?', 'IT ticket 52'],
      ['what did I clock up to now, this week', '31.5 hours'],
      ["this week's timesheet: draft or submitted?", 'Your timesheet of this week'],
      [
        'How many of my own leave requests has nobody decided yet?',
        'None of your leave requests waits for a decision',
      ],
      [
        'how many requests for time off are still open for me',
        'None of your leave requests waits for a decision',
      ],
      ['Whose desk does my time off request land on?', 'Your direct manager, Daniel Cho'],
    ],
    async ([question, words]) => {
      const { response, sources } = await chat.ask(question);
      expect([response, sources]).toEqual([expect.stringContaining(words), []]);
    },
  ));

test('most of what follows own data asks for own data, too', () =>
  expectMost<[string[], string]>(
    [
      [['How much leave left?', 'and sick?'], 'sick leave'],
      [['How many sick days have I taken?', 'and vacation?'], 'annual allowance'],
      [['Any open tickets?', 'what is its status?'], 'IT ticket 52'],
      [['Which department am I in?', 'and my manager?'], 'Your manager is Daniel Cho'],
      [['maya leave balance', 'and mine?'], 'annual allowance'],
      [['Who is my manager?', 'and my department?'], 'You work in Finance'],
      [['Which department am I in?', 'and my team?'], '2 people report to you'],
    ],
    async ([turns, words]) => {
      expect((await chat.talk(...turns)).response).toContain(words);
    },
    0.8,
  ));

test('after own data, the way to ask for it is asked of the articles', async () => {
  const { response, sources } = await chat.talk('How much leave left?', 'and sick?', 'how do I ask for it?');
  expect([sortOf(response), sources.length > 0]).toEqual(['article', true]);
});

test('two own things are told one after the other', async () => {
  const { response } = await chat.ask("what's my job title and when did I start?");
  expect(response).toMatch(/^Your job title is Analyst.*\nYour first day was 1 Apr 2019/);
});
