import type { Asker } from '../../../kit/testing/actors.js';
import { describeSubgraph } from '../../../kit/testing/describeSubgraph.js';
import { expectRefusal } from '../../../kit/testing/refusal.js';
import { ROLES } from '../../../kit/request/permissions.js';
import { viewer } from '../../../kit/testing/viewers.js';
import type { Viewer } from '../../../kit/request/viewer.js';
import { tickets } from '../../subgraph.js';
import { graphql } from '../../testing/graphql.js';
import { AssignedTickets } from '../../testing/lists.js';
import { TICKET_HANDLER } from './assign.calls.js';
import { insertTicket } from '../ticket.factory.js';
import type { TicketGiven } from '../ticket.factory.js';
import type { TicketKind } from '../ticket.kinds.js';

const AssignTicket = graphql(`
  mutation AssignTicket($id: Int!, $kind: TicketKind, $assignedTo: Int) {
    assignTicket(id: $id, kind: $kind, assignedTo: $assignedTo) {
      id
      assignedToId
      assignedTo {
        id
      }
      assignedToName
      status
      version
      updatedAt
    }
  }
`);
const AssignToNobodyNamed = graphql(`
  mutation AssignToNobodyNamed($id: Int!) {
    assignTicket(id: $id) {
      id
    }
  }
`);

const CANNOT = 'The assignee cannot handle this kind of ticket.';

/** Everyone that identity knows, who of them may not sign in any more, and what it was asked. */
const everyone: Viewer[] = [];
const gone = new Set<number>();
const calls: { permissions: string[]; userId: number }[] = [];
function holders(document: string, given: Record<string, unknown> = {}): unknown {
  expect(document).toBe(TICKET_HANDLER);
  const asked = given as { permissions: string[]; userId: number };
  calls.push(asked);
  const results = everyone
    .filter(
      ({ userId, permissions }) =>
        userId === asked.userId && permissions.some((one) => asked.permissions.includes(one)),
    )
    .filter(({ userId }) => !gone.has(userId));
  return {
    usersWithPermission: { results: results.map(({ userId, fullName }) => ({ id: userId, fullName })) },
  };
}
const graph = <Data>(document: string, variables?: Record<string, unknown>) =>
  Promise.resolve(holders(document, variables) as Data);

describeSubgraph(tickets, { graph, emptied: ['ticket', 'ticket_tally'] }, ({ as, database }) => {
  const { employee, manager, it, hr, admin } = as;
  const otherIt = as(viewer(['IT Staff'], { fullName: 'Otto Tech' }));
  beforeEach(() => {
    calls.length = 0;
    gone.clear();
    everyone.splice(0, Infinity, employee, manager, it, otherIt, hr, admin);
  });

  let day = 0;
  const put = (kind: TicketKind, owner: Viewer = employee, given: TicketGiven = {}) => {
    const date = new Date(Date.UTC(2027, 0, (day += 1))).toISOString().slice(0, 10);
    const days = kind === 'leave-request' ? { startDate: date, endDate: date } : {};
    return insertTicket(database, kind, owner, { ...days, ...given });
  };
  const assign = async (who: Asker, id: number, assignedTo: number | null, idempotencyKey?: string) =>
    (await who.ask(AssignTicket, { id, assignedTo }, { idempotencyKey })).assignTicket;
  const refuseAssignee = (who: Asker, id: number, assignedTo: number) =>
    expectRefusal(who.try(AssignTicket, { id, assignedTo }), 'BAD_USER_INPUT', 'assignedTo', CANNOT);
  const kept = (id: number) =>
    database.one('select assigned_to_id as "assignedToId", version from ticket where id = $1', [id]);

  test('a person who is not signed in cannot assign a ticket', async () => {
    const id = await put('it-support');
    await expectRefusal(as.nobody.try(AssignTicket, { id, assignedTo: it.userId }), 'UNAUTHENTICATED');
  });

  test('a ticket that is hidden from the person, or of another kind, is not found for assigning', async () => {
    const [leave, support] = [await put('leave-request'), await put('it-support', hr)];
    const deleted = await put('general', employee, { deletedAt: '2026-06-01T07:00:00.000Z' });
    const strangers = [
      [it, leave],
      [employee, support],
      [manager, support],
      [hr, deleted],
      [admin, 123_456],
    ] as const;
    for (const [who, id] of strangers) {
      await expectRefusal(who.try(AssignTicket, { id, assignedTo: hr.userId }), 'NOT_FOUND');
    }
    await expectRefusal(
      hr.try(AssignTicket, { id: leave, kind: 'GENERAL', assignedTo: hr.userId }),
      'NOT_FOUND',
    );
    await hr.ask(AssignTicket, { id: support, kind: 'GENERAL', assignedTo: hr.userId });
  });

  test.each([
    ['who asked IT for help', 'it-support', 'employee', 'employee'],
    ['who asked for leave', 'leave-request', 'employee', 'employee'],
    ['the manager of who asked for leave', 'leave-request', 'employee', 'manager'],
    ['IT Staff with a general question of their own', 'general', 'it', 'it'],
    ['HR who asked for leave themselves', 'leave-request', 'hr', 'hr'],
    ['an administrator who asked for leave themselves', 'leave-request', 'admin', 'admin'],
  ] as const)('%s sees the ticket and may not assign it', async (_, kind, owner, who) => {
    const id = await put(kind, as[owner]);
    for (const assignedTo of [hr.userId, null]) {
      await expectRefusal(as[who].try(AssignTicket, { id, assignedTo }), 'FORBIDDEN');
    }
    expect(calls).toEqual([]);
  });

  test.each([
    ['it-support', 'it', ['employee', 'manager'], ['it', 'hr', 'admin']],
    ['general in IT Support', 'it', ['employee', 'manager'], ['it', 'hr', 'admin']],
    ['leave-request', 'hr', ['employee', 'manager', 'it'], ['hr', 'admin']],
    ['feedback', 'hr', ['employee', 'manager', 'it'], ['hr', 'admin']],
    ['general', 'hr', ['employee', 'manager', 'it'], ['hr', 'admin']],
  ] as const)(
    'a ticket (%s) is assigned by %s only to people who handle such tickets',
    async (name, by, others, handlers) => {
      const isOfIt = name === 'general in IT Support';
      const id = await put(isOfIt ? 'general' : name, employee, isOfIt ? { categoryId: 1 } : {});
      for (const other of others) await refuseAssignee(as[by], id, as[other].userId);
      for (const handler of handlers)
        expect(await assign(as[by], id, as[handler].userId)).toMatchObject({ id });
    },
  );

  test('a ticket cannot be assigned to a person who may no longer sign in, or to an unknown id', async () => {
    gone.add(it.userId);
    const id = await put('it-support');
    for (const assignedTo of [it.userId, 999_999, 0, -1]) await refuseAssignee(otherIt, id, assignedTo);
    expect(await kept(id)).toEqual({ assignedToId: null, version: 1 });
  });

  test('leave cannot be assigned to its requester', async () => {
    const id = await put('leave-request', hr);
    await refuseAssignee(admin, id, hr.userId);
    expect(await assign(admin, id, admin.userId)).toMatchObject({ assignedToId: admin.userId });
  });

  test('assigning without an assignee is refused; null removes the assignee', async () => {
    const id = await put('general');
    await expectRefusal(
      hr.try(AssignToNobodyNamed, { id }),
      'BAD_USER_INPUT',
      'assignedTo',
      'This field is required.',
    );
  });

  test('IT Staff assign a ticket to a colleague, who removes the assignment; its status stays and its version increases', async () => {
    const id = await put('it-support', employee, {
      status: 'in_progress',
      updatedAt: '2026-06-03T10:00:00.000Z',
    });
    const given = await assign(it, id, otherIt.userId);
    const toOther = {
      assignedToId: otherIt.userId,
      assignedTo: { id: otherIt.userId },
      assignedToName: 'Otto Tech',
    };
    expect(given).toMatchObject({ id, ...toOther, status: 'IN_PROGRESS', version: 2 });
    expect(given.updatedAt > '2026-06-03T10:00:00.000Z').toBe(true);
    expect((await otherIt.ask(AssignedTickets)).assignedTickets.results).toEqual([{ id, ...toOther }]);

    expect(await assign(it, id, otherIt.userId)).toEqual(given);
    const toNobody = { assignedToId: null, assignedTo: null, assignedToName: null };
    expect(await assign(otherIt, id, null)).toMatchObject({ ...toNobody, status: 'IN_PROGRESS', version: 3 });
    const audit = await database.query(
      'select action, actor_user_id as actor, before, after from audit where object_id = $1 order by id',
      [String(id)],
    );
    const [none, other] = [{ assignedToId: null }, { assignedToId: otherIt.userId }];
    expect(audit).toEqual([
      { action: 'ticket.assign', actor: it.userId, before: none, after: other },
      { action: 'ticket.assign', actor: otherIt.userId, before: other, after: none },
    ]);
  });

  test('assigning anonymous feedback stores the day, not the hour', async () => {
    const at = '2026-06-01T07:00:00.000Z';
    const id = await put('feedback', employee, { isAnonymous: true, createdAt: at, updatedAt: at });
    await assign(hr, id, hr.userId);
    const row = await database.one(
      `select updated_at > '2026-06-02' and updated_at = date_trunc('day', updated_at, 'America/Los_Angeles') as "isDay"
       from ticket where id = $1`,
      [id],
    );
    expect(row).toEqual({ isDay: true });
  });

  test('several people who assign one ticket at the same time leave one of their choices, and every change is counted', async () => {
    const id = await put('it-support');
    const choices = [it, otherIt, hr, admin];
    const answers = await Promise.all(choices.map((person) => assign(person, id, person.userId)));
    expect(answers.map(({ version }) => version).sort()).toEqual([2, 3, 4, 5]);
    expect(answers.map(({ assignedToName }) => assignedToName)).toEqual(
      choices.map(({ fullName }) => fullName),
    );
    const last = answers.find(({ version }) => version === 5);
    expect(await kept(id)).toEqual({ assignedToId: last?.assignedToId, version: 5 });
    const audit = await database.query<Record<'before' | 'after', unknown>>(
      'select before, after from audit where object_id = $1 order by id',
      [String(id)],
    );
    const afters = audit.map(({ after }) => after);
    expect(audit.map(({ before }) => before)).toEqual([{ assignedToId: null }, ...afters.slice(0, -1)]);
  });

  test('an assignment repeated with its Idempotency-Key gets the same answer, even if the assignee has left since', async () => {
    const id = await put('it-support');
    const first = await assign(it, id, otherIt.userId, 'assign-once');
    gone.add(otherIt.userId);
    await assign(it, id, it.userId);
    expect(await assign(it, id, otherIt.userId, 'assign-once')).toEqual(first);
    expect(await kept(id)).toMatchObject({ assignedToId: it.userId });
  });

  test('the permissions that the assignment checks are in the list of permissions of identity', async () => {
    for (const kind of ['it-support', 'feedback'] as const) await assign(hr, await put(kind), hr.userId);
    expect(calls).toEqual([
      { permissions: ['ticket.handle_hr', 'ticket.handle_it'], userId: hr.userId },
      { permissions: ['ticket.handle_hr'], userId: hr.userId },
    ]);
    const known: string[] = ROLES.flatMap(({ permissions }) => permissions);
    for (const { permissions } of calls) expect(known).toEqual(expect.arrayContaining(permissions));
  });
});
