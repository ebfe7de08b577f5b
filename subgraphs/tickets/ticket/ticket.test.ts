import { randomUUID } from 'node:crypto';
import { receiveEvent } from '../../kit/outbox.js';
import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import { tickets } from '../subgraph.js';
import { insertTicket } from './ticket.factory.js';
import type { TicketPriority, TicketStatus } from './ticket.status.js';

const hr = viewer(['HR']);
const itStaff = viewer(['IT Staff'], { fullName: 'Ida Tech' });
const ana = viewer([], { fullName: 'Ana Silva', departmentName: 'Sales' });
let subgraph: TestSubgraph;

beforeAll(async () => {
  subgraph = await openTestSubgraph(tickets);
});
afterAll(() => subgraph.close());
beforeEach(() => subgraph.database.query('delete from ticket'));

interface Row {
  id: number;
  title: string;
  status: string;
  [field: string]: unknown;
}
const list = async (args: string, fields = 'id title status', person = hr) => {
  const { data, errors } = await subgraph.run<{ masterTickets: { results: Row[] } }>(person, `{ masterTickets${args} { results { ${fields} } } }`);
  expect(errors).toEqual([]);
  return data.masterTickets.results;
};
const titles = async (args: string) => (await list(args)).map(({ title }) => title);

test('a ticket of every kind carries its common fields and the one part of its kind [B3.59 B3.60 B3.61 B3.62 B3.63 B3.64 B3.65 B3.66 B3.67 B3.70 B3.71 B3.72 B3.74 B3.75]', async () => {
  const at = { createdAt: '2026-06-02T10:00:00.000Z', updatedAt: '2026-06-03T10:00:00.000Z' };
  await insertTicket(subgraph.database, 'leave-request', ana, { ...at, title: '1' });
  await insertTicket(subgraph.database, 'it-support', ana, { ...at, title: '2', impactLevel: 'critical' });
  await insertTicket(subgraph.database, 'feedback', ana, { ...at, title: '3' });
  await insertTicket(subgraph.database, 'general', ana, { ...at, title: '4', tags: ['desk'] });
  const rows = await list(
    '(ordering: "title")',
    `id kind title description status priority createdById createdBy { id } createdByName createdByDepartment tags createdAt updatedAt resolvedAt
     leave { leaveType startDate endDate totalDays reason approvedByName approvalDate }
     itSupport { issueType impactLevel affectedSystem assetTag location estimatedResolution categoryName categoryDepartment }
     feedback { feedbackType rating isAnonymous } general { categoryId categoryName affectedSystem impactLevel }`,
  );
  const common = {
    id: expect.any(Number), description: 'As described.', status: 'OPEN', priority: 'MEDIUM', createdById: ana.userId, createdBy: { id: ana.userId },
    createdByName: 'Ana Silva', createdByDepartment: 'Sales', ...at, resolvedAt: null, tags: [], leave: null, itSupport: null, feedback: null, general: null,
  };
  expect(rows).toEqual([
    { ...common, kind: 'LEAVE_REQUEST', title: '1', leave: { leaveType: 'VACATION', startDate: '2026-07-06', endDate: '2026-07-10', totalDays: 5, reason: 'Rest', approvedByName: null, approvalDate: null } },
    {
      ...common, kind: 'IT_SUPPORT', title: '2', tags: ['IT Support'],
      itSupport: { issueType: 'Hardware', impactLevel: 'CRITICAL', affectedSystem: 'Laptop', assetTag: 'LAP-001', location: 'Floor 2', estimatedResolution: null, categoryName: 'IT Support', categoryDepartment: 'IT' },
    },
    { ...common, kind: 'FEEDBACK', title: '3', feedback: { feedbackType: 'SUGGESTION', rating: 4, isAnonymous: false } },
    { ...common, kind: 'GENERAL', title: '4', tags: ['desk'], general: { categoryId: 2, categoryName: 'General', affectedSystem: null, impactLevel: null } },
  ]);
});

test('somebody who works on a ticket is named, and finds it among the assigned ones [B3.68 B3.69]', async () => {
  const id = await insertTicket(subgraph.database, 'it-support', ana, { assignedToId: itStaff.userId, assignedToName: itStaff.fullName });
  await insertTicket(subgraph.database, 'it-support', ana);
  await insertTicket(subgraph.database, 'general', ana, { assignedToId: itStaff.userId, assignedToName: itStaff.fullName });
  const { data } = await subgraph.run<{ assignedTickets: unknown }>(itStaff, '{ assignedTickets { count results { id assignedToId assignedTo { id } assignedToName } } }');
  expect(data.assignedTickets).toEqual({ count: 1, results: [{ id, assignedToId: itStaff.userId, assignedTo: { id: itStaff.userId }, assignedToName: 'Ida Tech' }] });
  expect(await list(`(assignedTo: ${itStaff.userId})`)).toHaveLength(2);
});

test('the list filters by kind in every spelling, by several statuses and priorities [A4.28 C9.21]', async () => {
  const statuses: TicketStatus[] = ['open', 'in_progress', 'waiting_response', 'resolved', 'closed', 'rejected'];
  const priorities: TicketPriority[] = ['low', 'medium', 'high', 'urgent'];
  for (const status of statuses) await insertTicket(subgraph.database, 'general', ana, { status, title: status });
  for (const priority of priorities) await insertTicket(subgraph.database, 'it-support', ana, { priority, title: priority });
  await insertTicket(subgraph.database, 'leave-request', ana, { title: 'away' });
  await insertTicket(subgraph.database, 'feedback', ana, { title: 'idea' });
  expect(await titles('(type: [GENERAL], ordering: "status")')).toEqual(statuses);
  expect(await titles('(type: [IT], ordering: "-priority")')).toEqual([...priorities].reverse());
  expect(await titles('(type: IT_SUPPORT, priority: [HIGH, URGENT], ordering: "priority")')).toEqual(['high', 'urgent']);
  for (const spelling of ['LEAVE', 'LEAVE_REQUEST', 'LEAVE_REQUESTS']) expect(await titles(`(type: [${spelling}])`)).toEqual(['away']);
  expect(await titles('(type: [FEEDBACK])')).toEqual(['idea']);
  expect(await titles('(status: [RESOLVED, CLOSED], ordering: "status")')).toEqual(['resolved', 'closed']);
  for (const spelling of ['PENDING', 'WAITING', 'WAITING_RESPONSE']) expect(await titles(`(status: [${spelling}])`)).toEqual(['waiting_response']);
});

test('search finds words of the title, the description and the person, whatever their case', async () => {
  await insertTicket(subgraph.database, 'general', ana, { title: 'Broken CHAIR', description: 'x' });
  await insertTicket(subgraph.database, 'general', hr, { title: 'Door', description: 'It squeaks like an old chair.' });
  await insertTicket(subgraph.database, 'general', hr, { title: '100% done_', description: 'x' });
  expect(await titles('(search: "chair", ordering: "title")')).toEqual(['Broken CHAIR', 'Door']);
  expect(await titles('(search: "silva")')).toEqual(['Broken CHAIR']);
  expect(await titles('(search: "0%")')).toEqual(['100% done_']);
  expect(await titles('(search: "e_", type: [GENERAL])')).toEqual(['100% done_']);
  expect(await titles('(search: "   ", ordering: "title")')).toHaveLength(3);
  expect(await titles('(search: "chair", type: [IT])')).toEqual([]);
});

test('newest come first, unknown orders are ignored, and pages neither overlap nor end in silence', async () => {
  for (let day = 1; day <= 5; day += 1) await insertTicket(subgraph.database, 'general', ana, { title: `day ${day}`, createdAt: `2026-06-0${day}T10:00:00.000Z` });
  const newest = ['day 5', 'day 4', 'day 3', 'day 2', 'day 1'];
  expect(await titles('')).toEqual(newest);
  expect(await titles('(ordering: "salary")')).toEqual(newest);
  expect(await titles('(pageSize: 2, page: 2)')).toEqual(['day 3', 'day 2']);
  const { data, errors } = await subgraph.run<{ masterTickets: null }>(hr, '{ masterTickets(page: 9) { count } }');
  expect(data).toBeNull();
  expect(errors).toEqual([expect.objectContaining({ code: 'NOT_FOUND', message: 'Invalid page.' })]);
});

test('anonymous feedback of one day is ordered by its number, not by when it was written', async () => {
  const made: number[] = [];
  for (let hour = 9; hour < 15; hour += 1) made.push(await insertTicket(subgraph.database, 'feedback', ana, { isAnonymous: true, createdAt: '2026-06-01T07:00:00.000Z' }));
  expect((await list('', 'id')).map(({ id }) => id)).toEqual([...made].sort((a, b) => b - a));
});

test('the figures of IT tickets count kinds, groups and critical ones [A4.29 A4.31]', async () => {
  for (const status of ['open', 'in_progress', 'waiting_response', 'resolved', 'closed', 'rejected'] as const) {
    await insertTicket(subgraph.database, 'it-support', ana, { status, impactLevel: 'critical' });
    await insertTicket(subgraph.database, 'general', ana, { status, categoryId: 1 });
    await insertTicket(subgraph.database, 'general', ana, { status });
  }
  const { data } = await subgraph.run<{ itTicketFigures: unknown }>(itStaff, '{ itTicketFigures { openTickets resolvedTickets criticalTickets } }');
  expect(data.itTicketFigures).toEqual({ openTickets: 6, resolvedTickets: 4, criticalTickets: 3 });
});

test("a ticket shows the present address of who asked, an anonymous one shows none [A3.14]", async () => {
  const moved = (email: string, eventId: string) => receiveEvent(subgraph.database, tickets.consumes, { id: 1, eventId, topic: 'user.changed', payload: { userId: ana.userId, email } });
  await insertTicket(subgraph.database, 'general', ana, { title: 'named' });
  await insertTicket(subgraph.database, 'feedback', ana, { title: 'nameless', isAnonymous: true });
  await moved('ana@portal.example', randomUUID());
  await moved('ana.silva@portal.example', randomUUID());
  const rows = await list('(ordering: "title")', 'title createdByEmail');
  expect(rows).toEqual([{ title: 'named', createdByEmail: 'ana.silva@portal.example' }, { title: 'nameless', createdByEmail: null }]);
});
