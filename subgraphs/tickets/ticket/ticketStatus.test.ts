import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/viewer.js';
import { tickets } from '../subgraph.js';
import { insertTicket } from './ticket.factory.js';
import type { TicketKind } from './ticket.kinds.js';

const employee = viewer();
const colleague = viewer();
const manager = viewer(['Manager'], { reportUserIds: [employee.userId] });
const itStaff = viewer(['IT Staff'], { fullName: 'Diego Fuentes' });
const hr = viewer(['HR'], { fullName: 'Priya Raman' });
const admin = viewer(['Administrator']);

let subgraph: TestSubgraph;
beforeAll(async () => {
  subgraph = await openTestSubgraph(tickets);
});
afterAll(() => subgraph.close());

const put = (kind: TicketKind, who: Viewer = employee, given: Parameters<typeof insertTicket>[3] = {}) => insertTicket(subgraph.database, kind, who, given);
const run = (who: Viewer | null, call: string, variables: Record<string, unknown>) =>
  subgraph.run<{ it: { status: string; resolvedAt: string | null; updatedAt: string } | null }>(who, `mutation ($id: Int!, $status: TicketStatusInput, $kind: TicketKind, $comment: String, $version: Int) { it: ${call} { status resolvedAt updatedAt } }`, variables);
const setStatus = (who: Viewer | null, id: number, status: string, more = {}) => run(who, 'updateTicketStatus(id: $id, status: $status, kind: $kind, comment: $comment, version: $version)', { id, status, ...more });
const changes = async (who: Viewer, id: number) => (await subgraph.run<{ ticket: { history: { toStatus: string; changedByName: string; changedAt: string }[] } }>(who, 'query ($id: Int!) { ticket(id: $id) { history { toStatus changedByName changedAt } } }', { id })).data.ticket.history;

const OTHERS: TicketKind[] = ['it-support', 'feedback', 'general'];

test.each(OTHERS)('%s: nobody changes a status unsigned, strangers find no ticket, the person who asked may not [B7.31]', async (kind) => {
  const id = await put(kind);
  expect((await setStatus(null, id, 'CLOSED')).errors[0]?.code).toBe('UNAUTHENTICATED');
  for (const who of [colleague, manager]) expect((await setStatus(who, id, 'CLOSED')).errors[0]?.code).toBe('NOT_FOUND');
  for (const call of ['updateTicketStatus(id: $id, status: CLOSED)', 'closeTicket(id: $id)', 'reopenTicket(id: $id)']) expect((await run(employee, call, { id })).errors[0]?.code).toBe('FORBIDDEN');
  expect((await subgraph.database.one('select status, version from ticket where id = $1', [id]))).toEqual({ status: 'open', version: 1 });
});

test('who may not change a status is told so, whatever version they read [B7.31]', async () => {
  const id = await put('general');
  expect((await setStatus(employee, id, 'CLOSED', { version: 7 })).errors[0]?.code).toBe('FORBIDDEN');
});

test('IT Staff change IT tickets and their own general ones only; HR and administrators every kind [C7.8 B7.31]', async () => {
  for (const kind of OTHERS) for (const who of [hr, admin]) expect((await setStatus(who, await put(kind), 'IN_PROGRESS')).data.it?.status).toBe('IN_PROGRESS');
  for (const id of [await put('it-support'), await put('general', employee, { categoryId: 1 })]) expect((await setStatus(itStaff, id, 'RESOLVED')).data.it?.status).toBe('RESOLVED');
  for (const id of [await put('feedback'), await put('general', employee, { categoryId: 2 })]) expect((await setStatus(itStaff, id, 'RESOLVED')).errors[0]?.code).toBe('NOT_FOUND');
  expect((await setStatus(itStaff, await put('general', itStaff, { categoryId: 2 }), 'RESOLVED')).data.it?.status).toBe('RESOLVED');
  expect((await setStatus(itStaff, await put('feedback', itStaff), 'RESOLVED')).errors[0]?.code).toBe('FORBIDDEN');
});

test('every status leads to every other, with the other words in use; resolved keeps its moment [B4.23 C4.16 C4.17]', async () => {
  const id = await put('general');
  for (const [word, status] of [['PENDING', 'WAITING_RESPONSE'], ['RESOLVED', 'RESOLVED'], ['WAITING', 'WAITING_RESPONSE'], ['CLOSED', 'CLOSED'], ['OPEN', 'OPEN'], ['REJECTED', 'REJECTED'], ['IN_PROGRESS', 'IN_PROGRESS']] as const) {
    const { data, errors } = await setStatus(hr, id, word);
    expect([word, errors, data.it?.status, data.it?.resolvedAt !== null]).toEqual([word, [], status, status === 'RESOLVED']);
  }
  expect((await changes(employee, id)).map(({ toStatus, changedByName }) => [toStatus, changedByName])).toEqual(['WAITING_RESPONSE', 'RESOLVED', 'WAITING_RESPONSE', 'CLOSED', 'OPEN', 'REJECTED', 'IN_PROGRESS'].map((status) => [status, 'Priya Raman']));
});

test('a path names a kind: another kind is not found under it, but IT support is among the general ones [B7.32 C7.8]', async () => {
  const [it, general] = [await put('it-support'), await put('general')];
  for (const [id, kind] of [[it, 'FEEDBACK'], [it, 'LEAVE_REQUEST'], [general, 'IT_SUPPORT']] as const) expect((await setStatus(hr, id, 'CLOSED', { kind })).errors[0]?.code).toBe('NOT_FOUND');
  for (const [id, kind] of [[it, 'GENERAL'], [it, 'IT_SUPPORT'], [general, 'GENERAL']] as const) expect((await setStatus(hr, id, 'IN_PROGRESS', { kind })).errors).toEqual([]);
});

test('the comment is kept where the person can read it; a blank one is none, too long a one changes nothing [C4.22]', async () => {
  const id = await put('it-support');
  expect((await setStatus(itStaff, id, 'CLOSED', { comment: 'x'.repeat(5_001) })).errors[0]).toMatchObject({ code: 'BAD_USER_INPUT', fields: { comment: ['Ensure this field has no more than 5000 characters.'] } });
  await setStatus(itStaff, id, 'IN_PROGRESS', { comment: '   ' });
  await setStatus(itStaff, id, 'RESOLVED', { comment: 'New cable.' });
  const { data } = await subgraph.run(employee, 'query ($id: Int!) { ticket(id: $id) { status } ticketComments(ticket: $id) { results { comment createdByName } } }', { id });
  expect(data).toEqual({ ticket: { status: 'RESOLVED' }, ticketComments: { results: [{ comment: 'New cable.', createdByName: 'Diego Fuentes' }] } });
});

test('of two handlers who change the same version at once the second is told the present status', async () => {
  const id = await put('general');
  const replies = await Promise.all([hr, admin, hr, admin].map((who, index) => setStatus(who, id, index % 2 ? 'CLOSED' : 'RESOLVED', { version: 1 })));
  expect(replies.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
  const present = replies.find(({ errors }) => errors.length === 0)?.data.it?.status.toLowerCase();
  for (const { errors } of replies.filter((reply) => reply.errors.length > 0)) expect(errors[0]).toMatchObject({ code: 'CONFLICT', currentStatus: present });
  expect(await changes(hr, id)).toHaveLength(1);
});

test('handling anonymous feedback shows nothing finer than the day, and still no author', async () => {
  const day = '2026-06-01T07:00:00.000Z';
  const id = await put('feedback', employee, { isAnonymous: true, createdAt: day, updatedAt: day });
  const { data } = await setStatus(hr, id, 'RESOLVED');
  const midnight = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/Los_Angeles', timeStyle: 'medium' });
  for (const moment of [data.it?.updatedAt, data.it?.resolvedAt, (await changes(hr, id))[0]?.changedAt]) expect(midnight.format(new Date(moment ?? ''))).toBe('00:00:00');
});
