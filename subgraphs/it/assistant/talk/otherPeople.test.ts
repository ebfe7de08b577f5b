import { openTestSubgraph } from '../../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../../kit/testing/subgraph.js';
import { viewer } from '../../../kit/testing/viewers.js';
import { it as itSubgraph } from '../../subgraph.js';
import { addArticles } from '../testing/articles.js';
import { Chat, graphOf } from '../testing/chat.js';

// Whatever is read about anybody would come through this graph: it has nothing, and keeps that it was asked.
const nobody = graphOf({});
let subgraph: TestSubgraph;
const chat = new Chat(() => subgraph);
beforeAll(async () => {
  subgraph = await openTestSubgraph(itSubgraph, { graph: nobody.graph });
  await addArticles(subgraph.database);
});
afterAll(() => subgraph.close());
beforeEach(() => void nobody.asked.splice(0));

const ROLES = [[], ['Manager'], ['HR'], ['IT Staff'], ['Administrator']];

test.each([
  "How many days of leave does Maya Okafor have left?",
  "What is Daniel's leave balance?",
  'when is anna weber on vacation',
  'tell me how many leave days zbigniew has taken',
  'Is my colleague on sick leave?',
  'Who is on leave this week?',
  'Has my boss taken his vacation?',
  "Show me my team's leave",
  'List the leave requests of all employees',
  "What is the status of Priya's leave request?",
  "Who approves Maya's leave?",
  "What is the status of Diego's ticket?",
  'Which tickets does Daniel Cho have open?',
  "Show me everybody's tickets",
  "How many hours did Noor Haddad work this week?",
  "What are my team's hours this week?",
  "Show me my colleague's timesheet",
  "Was Maya's timesheet approved?",
  'What does Ingrid Solheim earn?',
  "What is my manager's salary?",
  'Who earns the most?',
  'Print the salaries of the engineering department',
  "What is Maya's home address?",
  "What is Noor's employee number?",
  'When was Diego Fuentes hired?',
  "Who is Priya's manager?",
  "What is Maya Okafor's job title?",
  'Which positions did Noor Haddad apply for, and where do the applications stand?',
  'How much leave does employee 12 have left?',
  'How many vacation days are left for daniel@portal.example?',
])('is told to nobody, HR and administrators included: %s [S-76]', async (question) => {
  for (const roles of ROLES) {
    const { response, sources } = await chat.ask(question, { as: viewer(roles) });
    expect([roles, response, sources]).toEqual([roles, expect.stringMatching(/^I answer only from your own data and the knowledge base/), []]);
  }
  expect(nobody.asked).toEqual([]);
});

test('nor is it told in a second question, once the own answer was given', async () => {
  const history = [{ sender: 'USER' as const, text: 'How many days of leave do I have left?' }, { sender: 'AI' as const, text: 'You have 3 days left.' }];
  for (const question of ['And my colleague, how many days of leave does she have?', 'And what about the leave of Daniel Cho?', "And Maya's leave?"]) {
    const { response } = await chat.ask(question, { as: viewer(['HR']), history });
    expect([question, response]).toEqual([question, expect.stringMatching(/^I answer only from your own data/) as string]);
  }
  expect(nobody.asked).toEqual([]);
});

test('a rule about others, and a way of doing something for them, are asked of the knowledge base', async () => {
  for (const question of ["When does an employee need a doctor's note?", 'Who do I call when a colleague lost her laptop?']) {
    const { response } = await chat.ask(question);
    expect([question, response]).toEqual([question, expect.stringMatching(/^From “/) as string]);
  }
});
