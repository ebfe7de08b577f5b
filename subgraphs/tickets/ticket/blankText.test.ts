import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import { tickets } from '../subgraph.js';
import { insertTicket } from './ticket.factory.js';

const ana = viewer([], { fullName: 'Ana Silva' });
let subgraph: TestSubgraph;
beforeAll(async () => {
  subgraph = await openTestSubgraph(tickets);
});
afterAll(() => subgraph.close());

const COMMENT = 'mutation ($ticket: Int!, $text: String!) { addTicketComment(ticket: $ticket, comment: $text) { id } }';
const TICKET = 'mutation ($text: String!) { createGeneralTicket(input: { title: $text, description: $text }) { id } }';

test.each([
  ['a zero-width space', '\u200b'],
  ['a word joiner', ' \u2060 '],
])('a comment or a ticket of nothing but %s is refused as blank', async (_what, text) => {
  const blank = ['This field may not be blank.'];
  const ticket = await insertTicket(subgraph.database, 'general', ana);
  expect((await subgraph.run(ana, COMMENT, { ticket, text })).errors[0]?.fields).toEqual({ comment: blank });
  expect((await subgraph.run(ana, TICKET, { text })).errors[0]?.fields).toEqual({ title: blank, description: blank });
});
