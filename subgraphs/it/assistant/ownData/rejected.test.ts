import { openTestSubgraph } from '../../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../../kit/testing/subgraph.js';
import { it as itSubgraph } from '../../subgraph.js';
import { Chat, graphOf } from '../testing/chat.js';

const request = (id: number, title: string, status: string) => ({
  ...{ id, kind: 'LEAVE_REQUEST', title, status, createdById: 1, updatedAt: '2026-11-01' },
  leave: {
    leaveType: 'PERSONAL',
    startDate: '2026-12-08',
    endDate: '2026-12-09',
    totalDays: 2,
    approvedByName: null,
  },
});
const requests = {
  results: [
    request(9, 'At the bank', 'OPEN'),
    request(7, 'School holidays', 'RESOLVED'),
    request(5, 'Marathon', 'REJECTED'),
    request(3, 'Garden', 'REJECTED'),
  ],
};
const own = graphOf({ AssistantLeaveRequests: { leaveRequests: requests } });
let subgraph: TestSubgraph;
const chat = new Chat(() => subgraph);
beforeAll(async () => {
  subgraph = await openTestSubgraph(itSubgraph, { graph: own.graph });
});
afterAll(() => subgraph.close());

test('who asks for a rejected request of their own is told of the latest that was, whatever became of the others', async () => {
  for (const text of [
    'Why was my leave rejected?',
    'do i have any rejected leave',
    'What is my last leave request that was declined?',
  ])
    expect([text, (await chat.ask(text)).response]).toEqual([
      text,
      expect.stringMatching(/^Your latest rejected leave request 5 “Marathon”/),
    ]);
});

test('that a request is called holidays does not make it the one that is asked for', async () => {
  expect((await chat.ask('is my holiday request approved yet')).response).toMatch(
    /^Your latest leave request 9 /,
  );
  expect((await chat.ask('Was my leave for the garden approved?')).response).toMatch(
    /^Your leave request 3 /,
  );
});

test('who has no rejected request is told so', async () => {
  const [first, second] = requests.results;
  requests.results = [first, second].filter((one) => one !== undefined);
  expect((await chat.ask('Why was my leave rejected?')).response).toBe(
    'None of your leave requests was rejected. See /employee/leave.',
  );
});
