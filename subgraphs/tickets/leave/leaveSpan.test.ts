import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import { tickets } from '../subgraph.js';

let subgraph: TestSubgraph;
beforeAll(async () => {
  subgraph = await openTestSubgraph(tickets);
});
afterAll(() => subgraph.close());

const CREATE = 'mutation ($input: LeaveRequestInput!) { createLeaveRequest(input: $input) { leave { totalDays } } }';
const words = { title: 'Sabbatical', description: 'A year away.', leaveType: 'PERSONAL', reason: 'Travel' };

test('leave of more than 366 days, as with a mistyped year, is refused under its last day', async () => {
  const ask = (startDate: string, endDate: string) =>
    subgraph.run<{ createLeaveRequest: unknown }>(viewer(), CREATE, { input: { ...words, startDate, endDate } });
  const text = 'A request spans at most 366 days. Please check the year, or ask for the rest separately.';
  for (const last of ['2028-03-01', '2127-03-01']) {
    expect((await ask('2027-03-01', last)).errors[0]?.fields).toEqual({ endDate: [text] });
  }
  expect((await ask('2027-03-01', '2028-02-29')).data.createLeaveRequest).toEqual({ leave: { totalDays: 366 } });
});
