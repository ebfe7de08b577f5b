import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/viewer.js';
import { tickets } from '../subgraph.js';
import { kept } from '../testing/support.js';
import { insertTicket } from './ticket.factory.js';
import type { TicketKind } from './ticket.kinds.js';
import type { TicketStatus } from './ticket.status.js';

const employee = viewer();
const colleague = viewer();
const manager = viewer(['Manager'], { reportUserIds: [employee.userId] });
const itStaff = viewer(['IT Staff']);
const hr = viewer(['HR']);
const admin = viewer(['Administrator']);

const OPEN: TicketStatus[] = ['open', 'in_progress', 'waiting_response'];
const DONE: TicketStatus[] = ['resolved', 'closed', 'rejected'];
const REFUSAL = 'Tickets can be deleted only while they are open, in progress or waiting for a response.';
const FACILITIES = 101;
const GENERAL = { kind: 'general', call: 'deleteGeneralTicket', action: 'general.delete' } as const;
const IT = { kind: 'it-support', call: 'deleteItSupportTicket', action: 'itSupport.delete' } as const;

let subgraph: TestSubgraph;
beforeAll(async () => {
  subgraph = await openTestSubgraph(tickets);
  await subgraph.database.query(`insert into ticket_category (id, name) values (${FACILITIES}, 'Facilities')`);
});
afterAll(() => subgraph.close());
beforeEach(() => subgraph.database.query('truncate ticket, ticket_tally cascade'));

const put = (kind: TicketKind, who: Viewer = employee, given: Parameters<typeof insertTicket>[3] = {}) => insertTicket(subgraph.database, kind, who, given);
const remove = (who: Viewer | null, call: string, id: number, more = {}) => subgraph.run<Record<string, boolean>>(who, `mutation ($id: Int!) { ${call}(id: $id) }`, { id }, more);
const mayDelete = async (who: Viewer, id: number) =>
  (await subgraph.run<{ ticket: { viewerCan: { delete: boolean } } | null }>(who, 'query ($id: Int!) { ticket(id: $id) { viewerCan { delete } } }', { id })).data.ticket?.viewerCan.delete;
const LISTS = ['masterTickets', 'myTickets', 'generalTickets(all: true)', 'itSupportTickets', 'generalItTickets'];
const everywhere = async (who: Viewer) => {
  const found = await subgraph.run<Record<string, { count: number; results: { id: number }[] }>>(who, `{ ${LISTS.map((list, index) => `l${index}: ${list} { count results { id } }`).join(' ')} }`);
  expect(found.errors).toEqual([]);
  return Object.values(found.data).flatMap(({ results }) => results.map(({ id }) => id));
};

describe.each([GENERAL, IT])('deleting a $kind ticket', ({ kind, call, action }) => {
  test('nobody does so unsigned; for strangers there is no such ticket; HR sees it and may not', async () => {
    const id = await put(kind);
    expect((await remove(null, call, id)).errors[0]?.code).toBe('UNAUTHENTICATED');
    for (const who of [colleague, manager]) expect((await remove(who, call, id)).errors[0]).toMatchObject({ code: 'NOT_FOUND', message: 'Not found.' });
    expect((await remove(hr, call, id)).errors[0]?.code).toBe('FORBIDDEN');
    expect(await mayDelete(hr, id)).toBe(false);
    expect(await kept(subgraph.database, id)).toEqual({ status: 'open', isDeleted: false });
    expect(await subgraph.database.query('select 1 from audit where object_id = $1', [String(id)])).toEqual([]);
  });

  test.each(OPEN)('whoever asked may while it is %s: it is gone from every list, its row and a trace stay [A4.34]', async (status) => {
    for (const who of [employee, hr]) {
      const id = await put(kind, who, { status });
      expect(await mayDelete(who, id)).toBe(true);
      expect(await remove(who, call, id)).toEqual({ data: { [call]: true }, errors: [] });
      expect(await everywhere(who)).not.toContain(id);
      expect(await everywhere(admin)).not.toContain(id);
      expect(await mayDelete(who, id)).toBeUndefined();
      expect((await remove(who, call, id)).errors[0]?.code).toBe('NOT_FOUND');
      expect(await kept(subgraph.database, id)).toEqual({ status, isDeleted: true });
      const trail = await subgraph.database.query('select actor_user_id as actor, action, before, after from audit where object_id = $1', [String(id)]);
      expect(trail).toEqual([{ actor: who.userId, action, before: { status }, after: null }]);
    }
  });

  test.each(DONE)('whoever asked may not once it is %s, and is told so with its status [A4.34]', async (status) => {
    for (const who of [employee, hr]) {
      const id = await put(kind, who, { status });
      expect(await mayDelete(who, id)).toBe(false);
      expect((await remove(who, call, id)).errors).toEqual([expect.objectContaining({ code: 'CONFLICT', message: REFUSAL, currentStatus: status })]);
      expect(await kept(subgraph.database, id)).toEqual({ status, isDeleted: false });
    }
  });

  test.each([...OPEN, ...DONE])('IT Staff and administrators may, whoever asked, while it is %s [C6.4]', async (status) => {
    for (const who of [itStaff, admin]) {
      for (const author of [employee, who]) {
        const id = await put(kind, author, { status, categoryId: 1 });
        expect(await mayDelete(who, id)).toBe(true);
        expect((await remove(who, call, id)).data).toEqual({ [call]: true });
        expect(await kept(subgraph.database, id)).toEqual({ status, isDeleted: true });
      }
    }
  });

  test('a repeat with the same Idempotency-Key gets the first answer', async () => {
    const id = await put(kind);
    for (let turn = 0; turn < 2; turn += 1) expect(await remove(employee, call, id, { idempotencyKey: `delete ${kind}` })).toEqual({ data: { [call]: true }, errors: [] });
    expect(await subgraph.database.query('select 1 from audit where object_id = $1', [String(id)])).toHaveLength(1);
  });

  test('of several who delete it at once one does', async () => {
    const id = await put(kind, employee, { categoryId: 1 });
    const replies = await Promise.all([employee, itStaff, admin, employee].map((who) => remove(who, call, id)));
    expect(replies.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    for (const { errors } of replies.filter((reply) => reply.errors.length > 0)) expect(errors[0]?.code).toBe('NOT_FOUND');
    expect(await subgraph.database.query('select 1 from audit where object_id = $1', [String(id)])).toHaveLength(1);
  });

  test('deleted and resolved at once: one stands, and the other is told what became of the ticket', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const id = await put(kind, employee, { categoryId: 1 });
      const [deleted, resolved] = await Promise.all([remove(employee, call, id), subgraph.run(itStaff, 'mutation ($id: Int!) { updateTicketStatus(id: $id, status: RESOLVED) { id } }', { id })]);
      const row = await kept(subgraph.database, id);
      if (row?.isDeleted) expect([row.status, deleted.errors, resolved.errors[0]?.code]).toEqual(['open', [], 'NOT_FOUND']);
      else expect([row?.status, resolved.errors, deleted.errors[0]]).toEqual(['resolved', [], expect.objectContaining({ code: 'CONFLICT', currentStatus: 'resolved' })]);
    }
  });
});

test('a path names a kind: IT support goes also among the general ones, nothing else does [C7.9]', async () => {
  const it = await put('it-support');
  const [general, feedback, leave] = [await put('general'), await put('feedback'), await put('leave-request')];
  expect((await remove(employee, 'deleteItSupportTicket', general)).errors[0]?.code).toBe('NOT_FOUND');
  for (const id of [feedback, leave]) for (const call of [GENERAL.call, IT.call]) for (const who of [employee, admin]) expect((await remove(who, call, id)).errors[0]?.code).toBe('NOT_FOUND');
  expect((await remove(employee, 'deleteGeneralTicket', it)).data).toEqual({ deleteGeneralTicket: true });
  expect(await subgraph.database.one('select action from audit where object_id = $1', [String(it)])).toEqual({ action: 'itSupport.delete' });
  for (const id of [general, feedback, leave]) expect(await kept(subgraph.database, id)).toEqual({ status: 'open', isDeleted: false });
});

test('IT Staff delete and handle their own general tickets of any category, and of others only those in IT Support [C4.31 C6.4]', async () => {
  for (const who of [itStaff, admin]) {
    const own = await put('general', who, { categoryId: FACILITIES, status: 'closed' });
    const reopened = await subgraph.run<{ reopenTicket: { status: string; viewerCan: unknown } }>(who, 'mutation ($id: Int!) { reopenTicket(id: $id) { status viewerCan { delete changeStatus } } }', { id: own });
    expect(reopened.data.reopenTicket).toEqual({ status: 'OPEN', viewerCan: { delete: true, changeStatus: true } });
    expect((await remove(who, GENERAL.call, own)).errors).toEqual([]);
  }
  const other = await put('general', employee, { categoryId: FACILITIES });
  expect((await remove(itStaff, GENERAL.call, other)).errors[0]?.code).toBe('NOT_FOUND');
  expect((await remove(admin, GENERAL.call, other)).errors[0]?.code).toBe('FORBIDDEN');
  expect(await kept(subgraph.database, other)).toEqual({ status: 'open', isDeleted: false });
});

test('nobody is offered to delete leave or feedback', async () => {
  for (const kind of ['leave-request', 'feedback'] as const) for (const who of [employee, itStaff, hr, admin]) expect(await mayDelete(who, await put(kind, who, kind === 'leave-request' ? { startDate: '2026-01-05', endDate: '2026-01-05' } : {}))).toBe(false);
});
