import { ROLES } from '../../kit/permissions.js';
import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/viewer.js';
import { tickets } from '../subgraph.js';
import { TICKET_HANDLER } from './assign.calls.js';
import { insertTicket } from './ticket.factory.js';
import type { TicketKind } from './ticket.kinds.js';

const employee = viewer();
const manager = viewer(['Manager'], { reportUserIds: [employee.userId] });
const itStaff = viewer(['IT Staff'], { fullName: 'Ida Tech' });
const otherIt = viewer(['IT Staff'], { fullName: 'Otto Tech' });
const hr = viewer(['HR'], { fullName: 'Hugo Rivera' });
const admin = viewer(['Administrator'], { fullName: 'Ada Root' });
const everybody = [employee, manager, itStaff, otherIt, hr, admin];

/** Identity's answer: whoever may sign in and has one of the permissions. */
const gone = new Set<number>();
const calls: unknown[] = [];
function holders(document: string, variables: Record<string, unknown> = {}): unknown {
  expect(document).toBe(TICKET_HANDLER);
  calls.push(variables);
  const permissions = variables['permissions'] as string[];
  const results = everybody.filter((person) => person.userId === variables['userId'] && !gone.has(person.userId) && person.permissions.some((permission) => permissions.includes(permission)));
  return { usersWithPermission: { results: results.map(({ userId, fullName }) => ({ id: userId, fullName })) } };
}

let subgraph: TestSubgraph;
beforeAll(async () => {
  subgraph = await openTestSubgraph(tickets, { graph: async <Data>(document: string, variables?: Record<string, unknown>) => holders(document, variables) as Data });
});
afterAll(() => subgraph.close());
beforeEach(() => {
  calls.length = 0;
  gone.clear();
});

interface Assigned {
  id: number;
  assignedToId: number | null;
  assignedTo: { id: number } | null;
  assignedToName: string | null;
  status: string;
  version: number;
  updatedAt: string;
}
const ASSIGN = 'mutation ($id: Int!, $kind: TicketKind, $assignedTo: Int) { assignTicket(id: $id, kind: $kind, assignedTo: $assignedTo) { id assignedToId assignedTo { id } assignedToName status version updatedAt } }';
const assign = (person: Viewer | null, id: number, assignedTo: number | null, more: { kind?: string; idempotencyKey?: string } = {}) =>
  subgraph.run<{ assignTicket: Assigned }>(person, ASSIGN, { id, assignedTo, kind: more.kind }, more.idempotencyKey === undefined ? {} : { idempotencyKey: more.idempotencyKey });
let day = 0;
const ticket = (kind: TicketKind, owner = employee, given: Parameters<typeof insertTicket>[3] = {}) => {
  const date = new Date(Date.UTC(2027, 0, (day += 1))).toISOString().slice(0, 10);
  return insertTicket(subgraph.database, kind, owner, { ...(kind === 'leave-request' && { startDate: date, endDate: date }), ...given });
};
const REFUSED = expect.objectContaining({ code: 'BAD_USER_INPUT', fields: { assignedTo: ['The assignee cannot handle this kind of ticket.'] } });

test('nobody assigns without signing in', async () => {
  const { data, errors } = await assign(null, await ticket('it-support'), itStaff.userId);
  expect([data, errors[0]?.code]).toEqual([null, 'UNAUTHENTICATED']);
});

test('a ticket that is none of your business, or of another kind, does not exist', async () => {
  const [leave, it] = [await ticket('leave-request'), await ticket('it-support', hr)];
  const withdrawn = await ticket('general', employee, { deletedAt: '2026-06-01T07:00:00.000Z' });
  for (const [person, id] of [[itStaff, leave], [employee, it], [manager, it], [hr, withdrawn], [admin, 123_456]] as const) {
    expect((await assign(person, id, hr.userId)).errors).toEqual([expect.objectContaining({ code: 'NOT_FOUND' })]);
  }
  expect((await assign(hr, leave, hr.userId, { kind: 'GENERAL' })).errors[0]?.code).toBe('NOT_FOUND');
  expect((await assign(hr, it, hr.userId, { kind: 'GENERAL' })).errors).toEqual([]);
});

test('whoever sees a ticket without handling it assigns it to nobody, and neither does anybody their own leave', async () => {
  for (const [person, id] of [
    [employee, await ticket('it-support')],
    [employee, await ticket('leave-request')],
    [manager, await ticket('leave-request')],
    [itStaff, await ticket('general', itStaff)],
    [hr, await ticket('leave-request', hr)],
    [admin, await ticket('leave-request', admin)],
  ] as const) {
    for (const to of [hr.userId, null]) {
      const { data, errors } = await assign(person, id, to);
      expect([data, errors[0]?.code]).toEqual([null, 'FORBIDDEN']);
    }
  }
  expect(calls).toEqual([]);
});

test('only somebody who handles such tickets and may sign in gets one', async () => {
  const it = ['it-support', 'general'] as const;
  for (const kind of it) {
    const id = await ticket(kind, employee, { categoryId: 1 });
    for (const person of [employee, manager]) expect((await assign(otherIt, id, person.userId)).errors).toEqual([REFUSED]);
    for (const person of [itStaff, hr, admin]) expect((await assign(otherIt, id, person.userId)).errors).toEqual([]);
  }
  for (const kind of ['leave-request', 'feedback', 'general'] as const) {
    const id = await ticket(kind);
    for (const person of [employee, manager, itStaff]) expect((await assign(hr, id, person.userId)).errors).toEqual([REFUSED]);
    for (const person of [hr, admin]) expect((await assign(hr, id, person.userId)).errors).toEqual([]);
  }
  gone.add(itStaff.userId);
  const id = await ticket('it-support');
  for (const to of [itStaff.userId, 999_999, 0, -1]) expect((await assign(otherIt, id, to)).errors).toEqual([REFUSED]);
  expect(await subgraph.database.one('select assigned_to_id, version from ticket where id = $1', [id])).toEqual({ assigned_to_id: null, version: 1 });
});

test('nobody is given their own leave request to work on', async () => {
  const id = await ticket('leave-request', hr);
  expect((await assign(admin, id, hr.userId)).errors).toEqual([REFUSED]);
  expect((await assign(admin, id, admin.userId)).errors).toEqual([]);
});

test('leaving out whom is not the same as nobody', async () => {
  const { errors } = await subgraph.run(hr, ASSIGN, { id: await ticket('general') });
  expect(errors).toEqual([expect.objectContaining({ code: 'BAD_USER_INPUT', fields: { assignedTo: ['This field is required.'] } })]);
});

test('IT Staff give a ticket to a colleague, who gives it back; its status stays and its version tells of it', async () => {
  const id = await ticket('it-support', employee, { status: 'in_progress', updatedAt: '2026-06-03T10:00:00.000Z' });
  const given = (await assign(itStaff, id, otherIt.userId)).data.assignTicket;
  expect(given).toMatchObject({ id, assignedToId: otherIt.userId, assignedTo: { id: otherIt.userId }, assignedToName: 'Otto Tech', status: 'IN_PROGRESS', version: 2 });
  expect(given.updatedAt > '2026-06-03T10:00:00.000Z').toBe(true);
  const { data } = await subgraph.run<{ assignedTickets: unknown }>(otherIt, '{ assignedTickets(search: "it-support") { results { id assignedToName } } }');
  expect(data.assignedTickets).toMatchObject({ results: expect.arrayContaining([{ id, assignedToName: 'Otto Tech' }]) });

  const again = (await assign(itStaff, id, otherIt.userId)).data.assignTicket;
  expect(again).toEqual(given);
  const cleared = (await assign(otherIt, id, null)).data.assignTicket;
  expect(cleared).toMatchObject({ assignedToId: null, assignedTo: null, assignedToName: null, status: 'IN_PROGRESS', version: 3 });
  const audit = await subgraph.database.query('select action, actor_user_id as actor, before, after from audit where object_id = $1 order by id', [String(id)]);
  expect(audit).toEqual([
    { action: 'ticket.assign', actor: itStaff.userId, before: { assignedToId: null }, after: { assignedToId: otherIt.userId } },
    { action: 'ticket.assign', actor: otherIt.userId, before: { assignedToId: otherIt.userId }, after: { assignedToId: null } },
  ]);
});

test('anonymous feedback that is assigned tells the day of it, not the hour', async () => {
  const id = await ticket('feedback', employee, { isAnonymous: true, createdAt: '2026-06-01T07:00:00.000Z', updatedAt: '2026-06-01T07:00:00.000Z' });
  expect((await assign(hr, id, hr.userId)).errors).toEqual([]);
  const row = await subgraph.database.one(`select updated_at > '2026-06-02' and updated_at = date_trunc('day', updated_at, $2) as "isDay" from ticket where id = $1`, [id, subgraph.config.organisation.timeZone]);
  expect(row).toEqual({ isDay: true });
});

test('several who assign one ticket at once leave one of their choices, and every change counted', async () => {
  const id = await ticket('it-support');
  const choices = [itStaff, otherIt, hr, admin];
  const answers = await Promise.all(choices.map((person) => assign(person, id, person.userId)));
  expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
  expect(answers.map(({ data }) => data.assignTicket.version).sort()).toEqual([2, 3, 4, 5]);
  for (const [n, { data }] of answers.entries()) expect(data.assignTicket.assignedToName).toBe(choices[n]?.fullName);
  const last = answers.find(({ data }) => data.assignTicket.version === 5);
  expect(await subgraph.database.one('select assigned_to_id as "assignedToId", version from ticket where id = $1', [id])).toEqual({ assignedToId: last?.data.assignTicket.assignedToId, version: 5 });
  const audit = await subgraph.database.query<Record<'before' | 'after', unknown>>('select before, after from audit where object_id = $1 order by id', [String(id)]);
  expect(audit.map(({ before }) => before)).toEqual([{ assignedToId: null }, ...audit.slice(0, -1).map(({ after }) => after)]);
});

test('an assignment sent again with its key is answered as before, even when the person has left since', async () => {
  const id = await ticket('it-support');
  const first = await assign(itStaff, id, otherIt.userId, { idempotencyKey: 'assign-once' });
  gone.add(otherIt.userId);
  await assign(itStaff, id, itStaff.userId);
  expect((await assign(itStaff, id, otherIt.userId, { idempotencyKey: 'assign-once' })).data).toEqual(first.data);
  expect(await subgraph.database.one('select assigned_to_id as "to" from ticket where id = $1', [id])).toEqual({ to: itStaff.userId });
});

test('the permissions that identity is asked for are in the list that roles are made of', async () => {
  const known = new Set(ROLES.flatMap((role) => role.permissions));
  for (const kind of ['it-support', 'feedback'] as const) await assign(hr, await ticket(kind), hr.userId);
  expect(calls).toEqual([
    { permissions: ['ticket.handle_hr', 'ticket.handle_it'], userId: hr.userId },
    { permissions: ['ticket.handle_hr'], userId: hr.userId },
  ]);
  for (const { permissions } of calls as { permissions: never[] }[]) expect(permissions.every((permission) => known.has(permission))).toBe(true);
});
