import { openTestSubgraph } from '../../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../../kit/testing/subgraph.js';
import { viewer } from '../../../kit/testing/viewers.js';
import { it as itSubgraph } from '../../subgraph.js';
import { ownParts } from '../ownData/asked.js';
import { ownKinds } from '../ownData/ownData.service.js';
import { LEAST, routeOf } from '../route/route.js';
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

test.each([
  // By first and last name, also such as no one knows.
  'Between the two of us: was Ottoline Brandt on sick leave or on holiday the week before last?',
  'Please check which rating Fenja Mortensen was given this year.',
  'My former flatmate Radek Dvorak joined us in spring. On which days is he at the office?',
  'It is about Ilse Marchetti. How many days has she got left?',
  // Whose it is, who else, which of all.
  'There is a badge on the stairs, no photo any more. Whose was it?',
  'Whose bag got stolen from the lobby on Tuesday?',
  'I applied as a planner. Who else applied, only the names?',
  'Which colleagues live in Berkeley and could drive me?',
  'Everybody in logistics who was late on Monday, in a table please',
  'There was a complaint about the canteen on the feedback page, without a name. Who was it?',
  'Who in the world complained about my boss?',
  'What was written about me in the feedback?',
  'Whose birthday is it on Friday?',
  'Who got the position that I wanted?',
  'When will my colleague be back?',
  'Somebody on our floor is pregnant, who?',
  // A team or a department is not whoever asks.
  'How many days off did my team take in summer?',
  'How many hours did our department log last month?',
  'How many hours did we work in October as a team?',
  'how much overtime does Engineering have left',
  'Is anybody on vacation in Finance this week?',
  'Show my leave requests and also everyone else’s',
  'any new leave requests from my people?',
  'I need the clock in times of the late shift, yesterday, by person. The auditor waits.',
])('nobody is told, HR and administrators included: %s [S-76]', async (question) => {
  for (const roles of [[], ['Manager'], ['HR'], ['IT Staff'], ['Administrator']]) {
    const { response, sources } = await chat.ask(question, { as: viewer(roles) });
    expect([roles, sortOf(response), sources]).toEqual([roles, 'others', []]);
  }
  expect(own.asked).toEqual([]);
});

test('a name or a “whose” beside what articles answer asks mostly for nobody’s data', () =>
  expectMost<string>(
    [
      'I share a printer with Ana Souza. How do I print to it from my phone?',
      'How do I give Ilse Marchetti access to my calendar?',
      'Whose approval do I need for a side job?',
      'Everyone who is on call: what do they get?',
      'Whose job is it to order toner for the printer?',
      'How do I get the photos to everybody who was at the summer party?',
      'Who else can read what I write as anonymous feedback?',
      'My engineer was at work on a Sunday. What does she get for that?',
      "A member of my team has the flu. What's the rule?",
      'My report handed in her timesheet too late. What happens now?',
      'Jonas gave notice. How long is his notice period as a staff engineer?',
      'A colleague of ours moved to Nevada, what does she have to tell HR?',
      'Abena forgot her passphrase, what should she do?',
      "Daniel's headset does not pair with his laptop",
      "My coworker's passphrase hangs on the screen. Is that ok?",
    ],
    async (question) => {
      own.asked.splice(0);
      const { response } = await chat.ask(question);
      expect(['article', 'unknown']).toContain(sortOf(response));
      expect(own.asked).toEqual([]);
    },
  ));

test('who decided on one’s own leave may be named in full [A3.25]', async () => {
  expect((await chat.ask('Did Daniel Cho approve my leave?')).response).toContain('leave request 41');
});

test.each([
  ['Who is in my team?', 'and which of them is on leave'],
  ['Who is in my team?', 'what do they earn'],
  ['How many sick days did I take?', 'is that more than others'],
  ['What is my salary?', 'and hers'],
  ['Show my timesheet of last week', 'the same for my desk neighbour'],
])('after "%s", "%s" is refused and not answered with one’s own [S-76]', async (before, more) => {
  expect(sortOf((await chat.talk(before, more)).response)).toBe('others');
});

test.each([
  ['thanks anyway, bye', 'told'],
  ['ok', 'told'],
  ['What can you do?', 'told'],
  ['When is pay day?', 'article'],
  ['ok. How long is parental leave?', 'article'],
  ['and how many days has she taken?', 'others'],
])('a refusal does not stick: "%s" is answered after it as it would be (%s)', async (more, sort) => {
  expect(sortOf((await chat.talk('How many vacation days has Abena left?', more)).response)).toBe(sort);
});

test.each([
  'Maya Okafor here. How many leave days do I have left?',
  'hi its maya, how many leave days are left for me?',
  'hello, Maya from Engineering, how many vacation days do I have left?',
  'How many leave days have I left this year? Daniel was asking.',
])('whoever says who they are, or who wants to know, is told their own: %s [A3.25]', async (question) => {
  expect((await chat.ask(question)).response).toContain('You have taken 7 days');
});

test('the number of tickets that wait for whoever works on them is told, and nothing that their authors wrote [A3.25]', async () => {
  const waiting = graphOf({
    AssistantAssigned: {
      open: { count: 1 },
      inProgress: { count: 2 },
      waiting: { count: 0 },
      latest: {
        results: [
          { id: 88, kind: 'IT_SUPPORT', status: 'OPEN' },
          { id: 71, kind: 'IT_SUPPORT', status: 'IN_PROGRESS' },
          { id: 70, kind: 'GENERAL', status: 'IN_PROGRESS' },
        ],
      },
    },
  });
  const kind = ownKinds.find(({ id }) => id === 'tickets assigned');
  const question = { text: '', concepts: new Set<never>(), userId: 1, today: '2026-11-22' };
  expect(await kind?.answer({ ...question, graph: waiting.graph })).toBe(
    'You have 3 tickets assigned to you that are not closed: 1 open and 2 in progress. The latest: 88 (Open), 71 (In Progress) and 70 (In Progress). See /employee/tickets.',
  );
  const none = graphOf({
    AssistantAssigned: {
      open: { count: 0 },
      inProgress: { count: 0 },
      waiting: { count: 0 },
      latest: { results: [] },
    },
  });
  expect(await kind?.answer({ ...question, graph: none.graph })).toBe(
    'You have no tickets assigned to you that are still open. See /employee/tickets.',
  );
});

test.each(['How many tickets are assigned to me?', 'which cases am I working on'])(
  '"%s" asks for those',
  (question) => {
    expect(ownParts(routeOf(question, ''), LEAST.anyway)[0]?.kind.id).toBe('tickets assigned');
  },
);
