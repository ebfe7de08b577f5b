import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/viewer.js';
import { tickets } from '../subgraph.js';
import { insertTicket } from '../ticket/ticket.factory.js';

const employee = viewer();
const colleague = viewer();
const manager = viewer(['Manager'], { reportUserIds: [employee.userId] });
const itStaff = viewer(['IT Staff'], { reportUserIds: [employee.userId] });
const otherIt = viewer(['IT Staff']);
const hr = viewer(['HR']);
const otherHr = viewer(['HR']);
const admin = viewer(['Administrator']);

let subgraph: TestSubgraph;
const ids: Record<string, number> = {};

const ADD = 'mutation ($ticket: Int!, $kind: TicketKind, $comment: String!, $isInternal: Boolean) { addTicketComment(ticket: $ticket, kind: $kind, comment: $comment, isInternal: $isInternal) { id comment isInternal } }';
const LIST = 'query ($ticket: Int!, $kind: TicketKind, $page: Int, $pageSize: Int) { ticketComments(ticket: $ticket, kind: $kind, page: $page, pageSize: $pageSize) { count results { comment isInternal } } }';
interface List {
  ticketComments: { count: number; results: { comment: string; isInternal: boolean }[] };
}
const add = (person: Viewer | null, ticket: number | undefined, more: Record<string, unknown> = {}) => subgraph.run(person, ADD, { ticket, comment: 'Hello', ...more });
const list = (person: Viewer | null, ticket: number | undefined, more: Record<string, unknown> = {}) => subgraph.run<List>(person, LIST, { ticket, ...more });

beforeAll(async () => {
  subgraph = await openTestSubgraph(tickets);
  const { database } = subgraph;
  for (const [owner, name] of [[employee, 'employee'], [itStaff, 'itStaff'], [hr, 'hr'], [admin, 'admin']] as const) {
    ids[`${name}.leave`] = await insertTicket(database, 'leave-request', owner);
    ids[`${name}.it`] = await insertTicket(database, 'it-support', owner);
    ids[`${name}.general`] = await insertTicket(database, 'general', owner);
    ids[`${name}.feedback`] = await insertTicket(database, 'feedback', owner);
  }
  ids['cancelled'] = await insertTicket(database, 'leave-request', employee, { startDate: '2026-08-03', endDate: '2026-08-03', deletedAt: '2026-06-01T07:00:00.000Z' });
  for (const [name, id] of Object.entries(ids)) {
    if (name === 'cancelled') continue;
    const handler = name.startsWith('hr.') ? otherHr : hr;
    expect((await add(handler, id, { comment: 'seen by all' })).errors).toEqual([]);
    expect((await add(handler, id, { comment: 'between us', isInternal: true })).errors).toEqual([]);
  }
});
afterAll(() => subgraph.close());

test('nobody reads or writes comments without signing in', async () => {
  for (const { data, errors } of [await list(null, ids['employee.it']), await add(null, ids['employee.it'])]) {
    expect(errors[0]?.code).toBe('UNAUTHENTICATED');
    expect(data).toBeNull();
  }
});

test("a stranger's ticket, a withdrawn one and one that never was have the same answer, for reading and for writing", async () => {
  const strangers: [Viewer, string][] = [[colleague, 'employee.it'], [colleague, 'employee.leave'], [manager, 'employee.general'], [manager, 'hr.leave'], [otherIt, 'employee.leave'], [itStaff, 'employee.feedback'], [otherIt, 'employee.general'], [hr, 'cancelled'], [employee, 'cancelled']];
  const tries = [...strangers.map(([person, name]) => [person, ids[name]] as const), [admin, 123_456_789] as const];
  for (const [person, id] of tries) {
    for (const { data, errors } of [await list(person, id), await add(person, id), await add(person, id, { isInternal: true })]) {
      expect(data).toBeNull();
      expect(errors).toEqual([expect.objectContaining({ code: 'NOT_FOUND', message: 'Not found.' })]);
    }
  }
});

test('a ticket of another kind than the one named is not found; IT support is, among the general ones', async () => {
  for (const [name, kind] of [['employee.leave', 'GENERAL'], ['employee.general', 'IT_SUPPORT'], ['employee.it', 'LEAVE_REQUEST'], ['employee.feedback', 'GENERAL']] as const) {
    expect((await list(hr, ids[name], { kind })).errors[0]?.code).toBe('NOT_FOUND');
    expect((await add(hr, ids[name], { kind })).errors[0]?.code).toBe('NOT_FOUND');
  }
  for (const [name, kind] of [['employee.it', 'GENERAL'], ['employee.it', 'IT_SUPPORT'], ['employee.leave', 'LEAVE_REQUEST'], ['employee.feedback', 'FEEDBACK'], ['employee.general', null]] as const) {
    expect((await list(hr, ids[name], { kind })).errors).toEqual([]);
  }
});

/** Who sees the ticket, and whether they read what is internal on it. */
const readers = (): [who: string, Viewer, name: string, internal: boolean][] => [
  ['the owner', employee, 'employee.leave', false],
  ['the owner', employee, 'employee.it', false],
  ['the owner', employee, 'employee.general', false],
  ['the owner', employee, 'employee.feedback', false],
  ['the manager', manager, 'employee.leave', false],
  ['IT Staff who are the manager', itStaff, 'employee.leave', false],
  ['IT Staff', otherIt, 'employee.it', true],
  ['IT Staff on their own IT ticket', itStaff, 'itStaff.it', false],
  ['IT Staff on a colleague’s IT ticket', otherIt, 'itStaff.it', true],
  ['IT Staff on their own leave', itStaff, 'itStaff.leave', false],
  ['IT Staff on their own general ticket', itStaff, 'itStaff.general', false],
  ['HR', hr, 'employee.leave', true],
  ['HR', hr, 'employee.it', true],
  ['HR', hr, 'employee.general', true],
  ['HR', hr, 'employee.feedback', true],
  ['HR on their own leave', hr, 'hr.leave', false],
  ['HR on their own general ticket', hr, 'hr.general', false],
  ['HR on a colleague’s leave', otherHr, 'hr.leave', true],
  ['an administrator', admin, 'employee.leave', true],
  ['an administrator on their own leave', admin, 'admin.leave', false],
];

test('internal comments are neither shown nor counted but for those who handle the ticket, and never for the person who asked [B3.78]', async () => {
  for (const [who, person, name, internal] of readers()) {
    const texts = internal ? ['seen by all', 'between us'] : ['seen by all'];
    const { data, errors } = await list(person, ids[name]);
    expect([who, name, errors]).toEqual([who, name, []]);
    expect([who, name, data.ticketComments.results.map(({ comment }) => comment)]).toEqual([who, name, texts]);
    expect([who, name, data.ticketComments.count]).toEqual([who, name, texts.length]);
    const counted = await list(person, ids[name], { pageSize: 1 });
    expect([who, name, counted.data.ticketComments.count]).toEqual([who, name, texts.length]);
    const second = await list(person, ids[name], { pageSize: 1, page: 2 });
    expect([who, name, second.errors[0]?.code]).toEqual([who, name, internal ? undefined : 'NOT_FOUND']);
  }
});

test('whoever cannot read internal comments cannot write any', async () => {
  for (const [who, person, name] of readers().filter(([, , , internal]) => !internal)) {
    const { data, errors } = await add(person, ids[name], { isInternal: true });
    expect([who, name, data, errors[0]?.code]).toEqual([who, name, null, 'FORBIDDEN']);
  }
});
