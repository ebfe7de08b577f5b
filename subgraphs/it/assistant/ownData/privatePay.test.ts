import { ModelServer } from '../../../kit/testing/modelServer.js';
import { openTestSubgraph } from '../../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../../kit/testing/subgraph.js';
import { it as itSubgraph } from '../../subgraph.js';
import { Chat, graphOf } from '../testing/chat.js';

const server = new ModelServer();
const manager = { fullName: 'Daniel Cho', jobTitle: 'Head', email: 'cho@portal.example' };
const own = {
  AssistantSalary: { myEmployee: { salary: '111000.00' as string | null } },
  AssistantRecord: { myEmployee: { manager } },
};
const { graph, asked } = graphOf(own);
let subgraph: TestSubgraph;
const chat = new Chat(() => subgraph);

beforeAll(async () => {
  subgraph = await openTestSubgraph(itSubgraph, {
    graph,
    config: { AI_BASE_URL: await server.open(), AI_CHAT_MODEL: 'writer', AI_TIME_LIMIT: '1' },
  });
});
afterAll(async () => {
  await subgraph.close();
  await server.close();
});
beforeEach(() => {
  server.asked.length = 0;
  asked.length = 0;
  server.prose = 'Put otherwise.';
});

test('nobody is told what a colleague earns, and nothing of pay is read for it [S-76]', async () => {
  for (const question of ["What is Maya Okafor's salary?", 'What does my boss earn?'])
    expect((await chat.ask(question)).response).toMatch(/^I answer only from your own data/);
  expect([asked, server.asked]).toEqual([[], []]);
});

test('the own salary never goes to a language model, neither alone nor beside other own things', async () => {
  expect((await chat.ask('What is my salary?')).response).toBe(
    'Your yearly gross salary is $111,000.00. Your payslip shows what is paid out; HR answers questions about it.',
  );
  const both = (await chat.ask('What is my salary and who is my manager?')).response;
  expect([both.includes('$111,000.00'), both.includes('Daniel Cho'), server.asked]).toEqual([true, true, []]);
  expect([(await chat.ask('Who is my manager?')).response, server.asked.length]).toEqual([
    'Put otherwise.',
    1,
  ]);
});

test('somebody without a salary in the record, or without a record, is told so', async () => {
  own.AssistantSalary.myEmployee.salary = null;
  expect((await chat.ask('What is my salary?')).response).toBe(
    'Your record has no salary; HR can tell you more.',
  );
  Object.assign(own.AssistantSalary, { myEmployee: null });
  expect((await chat.ask('What is my salary?')).response).toMatch(/^You have no employee record/);
});

test('address and phone number are told to whoever they belong to, and to no language model [A3.25]', async () => {
  Object.assign(own, {
    AssistantContact: { myEmployee: { phoneNumber: '+1 415 555 0100', fullAddress: '1 Pier St, Oakland' } },
  });
  for (const question of [
    "What's my address in the system?",
    'which phone number do you have for me',
    'my address please',
  ]) {
    expect((await chat.ask(question)).response).toBe(
      'Your record has the address 1 Pier St, Oakland and the phone number +1 415 555 0100. See /profile.',
    );
  }
  expect(server.asked).toEqual([]);
  Object.assign(own, { AssistantContact: { myEmployee: { phoneNumber: null, fullAddress: null } } });
  expect((await chat.ask('What is my address on file?')).response).toBe(
    'Your record has no address and no phone number. See /profile.',
  );
});
