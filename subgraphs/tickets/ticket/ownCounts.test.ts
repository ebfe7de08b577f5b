import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/viewer.js';
import { tickets } from '../subgraph.js';
import { giveAnonymously, giveFeedback } from '../testing/feedback.js';
import { insertTicket } from './ticket.factory.js';

const employee = viewer();
const colleague = viewer();
const manager = viewer(['Manager'], { reportUserIds: [employee.userId] });
const itStaff = viewer(['IT Staff']);
const hr = viewer(['HR']);

let subgraph: TestSubgraph;
beforeAll(async () => {
  subgraph = await openTestSubgraph(tickets);
});
afterAll(() => subgraph.close());

interface Count {
  status: string;
  count: number;
}
const counts = (who: Viewer | null, kind: string) => subgraph.run<{ ownTicketCounts: Count[] | null }>(who, 'query ($kind: TicketKind!) { ownTicketCounts(kind: $kind) { status count } }', { kind });

test('nobody counts tickets without signing in', async () => {
  const { data, errors } = await counts(null, 'GENERAL');
  expect([data.ownTicketCounts, errors[0]?.code]).toEqual([null, 'UNAUTHENTICATED']);
});

test('everybody counts their own by status, deleted ones left out, and nobody’s beside', async () => {
  for (const status of ['open', 'open', 'open', 'in_progress', 'waiting_response', 'resolved', 'closed', 'rejected', 'rejected'] as const) await insertTicket(subgraph.database, 'general', employee, { status });
  await insertTicket(subgraph.database, 'general', employee, { deletedAt: '2026-06-01T07:00:00.000Z' });
  await insertTicket(subgraph.database, 'it-support', employee, { status: 'closed' });
  await insertTicket(subgraph.database, 'leave-request', employee);
  await insertTicket(subgraph.database, 'general', colleague, { status: 'closed', categoryId: 1 });

  const all = [['OPEN', 3], ['IN_PROGRESS', 1], ['WAITING_RESPONSE', 1], ['RESOLVED', 1], ['CLOSED', 1], ['REJECTED', 2]].map(([status, count]) => ({ status, count }));
  expect((await counts(employee, 'GENERAL')).data.ownTicketCounts).toEqual(all);
  expect((await counts(employee, 'IT_SUPPORT')).data.ownTicketCounts).toEqual([{ status: 'CLOSED', count: 1 }]);
  expect((await counts(employee, 'LEAVE_REQUEST')).data.ownTicketCounts).toEqual([{ status: 'OPEN', count: 1 }]);
  expect((await counts(colleague, 'GENERAL')).data.ownTicketCounts).toEqual([{ status: 'CLOSED', count: 1 }]);
  for (const who of [manager, itStaff, hr]) for (const kind of ['GENERAL', 'IT_SUPPORT', 'LEAVE_REQUEST', 'FEEDBACK']) expect((await counts(who, kind)).data.ownTicketCounts).toEqual([]);
});

test('own anonymous feedback counts for its author alone', async () => {
  await giveFeedback(subgraph, hr);
  await giveAnonymously(subgraph, hr);
  await giveAnonymously(subgraph, employee);
  for (const [who, count] of [[hr, 2], [employee, 1]] as const) expect((await counts(who, 'FEEDBACK')).data.ownTicketCounts).toEqual([{ status: 'OPEN', count }]);
  for (const who of [colleague, itStaff]) expect((await counts(who, 'FEEDBACK')).data.ownTicketCounts).toEqual([]);
});

test('two kinds in one document are counted apart, each by one statement', async () => {
  const before = subgraph.database.statements;
  const { data } = await subgraph.run(employee, '{ it: ownTicketCounts(kind: IT_SUPPORT) { count } leave: ownTicketCounts(kind: LEAVE_REQUEST) { count } }');
  expect(data).toEqual({ it: [{ count: 1 }], leave: [{ count: 1 }] });
  expect(subgraph.database.statements - before).toBe(2);
});
