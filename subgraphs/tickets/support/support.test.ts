import type { Asker } from '../../kit/testing/actors.js';
import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { expectOneWinner, expectRefusal } from '../../kit/testing/refusal.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { insertCategories } from '../category/category.factory.js';
import { tickets } from '../subgraph.js';
import {
  GeneralItTickets,
  GeneralTickets,
  ItSupportTickets,
  MasterTickets,
  MyTickets,
} from '../testing/lists.js';
import { ReopenTicket, SetStatus } from '../testing/status.js';
import { DeleteGeneralTicket, DeleteItSupportTicket, kept } from '../testing/support.js';
import { readTicketAs, TicketById } from '../testing/ticket.js';
import { insertTicket } from '../ticket/ticket.factory.js';
import type { TicketGiven } from '../ticket/ticket.factory.js';
import type { TicketKind } from '../ticket/ticket.kinds.js';
import type { TicketStatus } from '../ticket/ticket.status.js';

const OPEN: TicketStatus[] = ['open', 'in_progress', 'waiting_response'];
const DONE: TicketStatus[] = ['resolved', 'closed', 'rejected'];
const REFUSAL = 'Tickets can be deleted only while they are open, in progress or waiting for a response.';
const FACILITIES = 101;
const DELETIONS = [
  { kind: 'general', action: 'general.delete', document: DeleteGeneralTicket },
  { kind: 'it-support', action: 'itSupport.delete', document: DeleteItSupportTicket },
] as const;
type Deletion = (typeof DELETIONS)[number]['document'];
const ofStatus = (statuses: TicketStatus[]) =>
  DELETIONS.flatMap(({ kind, action, document }) =>
    statuses.map((status) => ({ kind, action, document, status })),
  );

describeSubgraph(tickets, { emptied: ['ticket', 'ticket_tally'] }, ({ as, database }) => {
  const { employee, colleague, manager, it, hr, admin } = as;
  beforeAll(() => insertCategories(database, [{ id: FACILITIES, name: 'Facilities' }]));
  const put = (kind: TicketKind, who: Viewer = employee, given: TicketGiven = {}) =>
    insertTicket(database, kind, who, given);
  const remove = (who: Asker, document: Deletion, id: number, idempotencyKey?: string) =>
    who.try<object, { id: number }>(document, { id }, { idempotencyKey });
  const removed = async (who: Asker, document: Deletion, id: number, idempotencyKey?: string) => {
    const { data, errors } = await remove(who, document, id, idempotencyKey);
    expect([Object.values(data), errors]).toEqual([[true], []]);
  };
  const mayDelete = async (who: Asker, id: number) => (await readTicketAs(who, id)).viewerCan.delete;
  const trail = (id: number) =>
    database.query('select actor_user_id as actor, action, before, after from audit where object_id = $1', [
      String(id),
    ]);
  const listed = async (who: Asker) => {
    const pages = [
      (await who.ask(MasterTickets)).masterTickets,
      (await who.ask(MyTickets)).myTickets,
      (await who.ask(GeneralTickets, { all: true })).generalTickets,
      (await who.ask(ItSupportTickets)).itSupportTickets,
      (await who.ask(GeneralItTickets)).generalItTickets,
    ];
    return pages.flatMap(({ results }) => results.map(({ id }) => id));
  };

  test.each(DELETIONS)(
    'a ticket ($kind) cannot be deleted without signing in, by a stranger or by HR',
    async ({ kind, document }) => {
      const id = await put(kind);
      await expectRefusal(remove(as.nobody, document, id), 'UNAUTHENTICATED');
      for (const who of [colleague, manager]) {
        await expectRefusal(remove(who, document, id), 'NOT_FOUND', { message: 'Not found.' });
      }
      await expectRefusal(remove(hr, document, id), 'FORBIDDEN');
      expect(await mayDelete(hr, id)).toBe(false);
      expect([await kept(database, id), await trail(id)]).toEqual([{ status: 'open', isDeleted: false }, []]);
    },
  );

  test.each(ofStatus(OPEN))(
    'the requester deletes a ticket ($kind) while it is $status: it leaves all lists, row and trail stay [A4.34]',
    async (row) => {
      const { kind, action, document, status } = row;
      for (const who of [employee, hr]) {
        const id = await put(kind, who, { status });
        expect([await mayDelete(who, id), await listed(who)]).toEqual([true, expect.arrayContaining([id])]);
        await removed(who, document, id);
        for (const reader of [who, admin]) expect(await listed(reader)).not.toContain(id);
        await expectRefusal(who.try(TicketById, { id }), 'NOT_FOUND');
        await expectRefusal(remove(who, document, id), 'NOT_FOUND');
        expect(await kept(database, id)).toEqual({ status, isDeleted: true });
        expect(await trail(id)).toEqual([{ actor: who.userId, action, before: { status }, after: null }]);
      }
    },
  );

  test.each(ofStatus(DONE))(
    'the requester cannot delete a ticket ($kind) that is $status, and the refusal names its status [A4.34]',
    async (row) => {
      const { kind, document, status } = row;
      for (const who of [employee, hr]) {
        const id = await put(kind, who, { status });
        expect(await mayDelete(who, id)).toBe(false);
        await expectRefusal(remove(who, document, id), 'CONFLICT', {
          message: REFUSAL,
          currentStatus: status,
        });
        expect(await kept(database, id)).toEqual({ status, isDeleted: false });
      }
    },
  );

  test.each(ofStatus([...OPEN, ...DONE]))(
    "IT Staff and administrators delete anyone's ticket ($kind) that is $status [C6.4]",
    async (row) => {
      const { kind, document, status } = row;
      for (const who of [it, admin]) {
        for (const author of [employee, who]) {
          const id = await put(kind, author, { status, categoryId: 1 });
          expect(await mayDelete(who, id)).toBe(true);
          await removed(who, document, id);
          expect(await kept(database, id)).toEqual({ status, isDeleted: true });
        }
      }
    },
  );

  test('an IT ticket can also be deleted under the general path, and other kinds are not found under another path [C7.9]', async () => {
    const support = await put('it-support');
    const others = [await put('feedback'), await put('leave-request')];
    const general = await put('general');
    await expectRefusal(remove(employee, DeleteItSupportTicket, general), 'NOT_FOUND');
    for (const id of others) {
      for (const { document } of DELETIONS) {
        for (const who of [employee, admin]) await expectRefusal(remove(who, document, id), 'NOT_FOUND');
      }
    }
    await removed(employee, DeleteGeneralTicket, support);
    expect(await trail(support)).toEqual([expect.objectContaining({ action: 'itSupport.delete' })]);
    for (const id of [general, ...others])
      expect(await kept(database, id)).toEqual({ status: 'open', isDeleted: false });
  });

  test('IT Staff delete and handle own general tickets of any category, and those of other people only in IT Support [C4.31 C6.4]', async () => {
    for (const who of [it, admin]) {
      const id = await put('general', who, { categoryId: FACILITIES, status: 'closed' });
      const { reopenTicket } = await who.ask(ReopenTicket, { id });
      expect(reopenTicket).toMatchObject({ status: 'OPEN', viewerCan: { delete: true, changeStatus: true } });
      await removed(who, DeleteGeneralTicket, id);
    }
    const other = await put('general', employee, { categoryId: FACILITIES });
    await expectRefusal(remove(it, DeleteGeneralTicket, other), 'NOT_FOUND');
    await expectRefusal(remove(admin, DeleteGeneralTicket, other), 'FORBIDDEN');
    expect(await kept(database, other)).toEqual({ status: 'open', isDeleted: false });
  });

  test.each(['employee', 'it', 'hr', 'admin'] as const)(
    '%s is not offered to delete their own leave or feedback',
    async (who) => {
      for (const kind of ['leave-request', 'feedback'] as const)
        expect(await mayDelete(as[who], await put(kind, as[who]))).toBe(false);
    },
  );

  test.each(DELETIONS)(
    'deleting a ticket ($kind) twice with one Idempotency-Key gets the same answer',
    async ({ kind, document }) => {
      const id = await put(kind);
      for (let turn = 0; turn < 2; turn += 1) await removed(employee, document, id, `delete ${kind}`);
      expect(await trail(id)).toHaveLength(1);
    },
  );

  test.each(DELETIONS)(
    'of several people who delete a ticket ($kind) at the same time one succeeds',
    async ({ kind, document }) => {
      const id = await put(kind, employee, { categoryId: 1 });
      await expectOneWinner(
        [employee, it, admin, employee].map((who) => remove(who, document, id)),
        'NOT_FOUND',
      );
      expect(await trail(id)).toHaveLength(1);
    },
  );

  test.each(DELETIONS)(
    'a ticket ($kind) that is deleted and resolved at the same time has one outcome, which the other person reads',
    async ({ kind, document }) => {
      for (let turn = 0; turn < 5; turn += 1) {
        const id = await put(kind, employee, { categoryId: 1 });
        const attempts = [
          remove(employee, document, id),
          it.try(SetStatus, { id, status: 'RESOLVED' }),
        ] as const;
        const [deletion, resolution] = await Promise.all(attempts);
        const isDeleted = deletion.errors.length === 0;
        expect(await kept(database, id)).toEqual({ status: isDeleted ? 'open' : 'resolved', isDeleted });
        if (isDeleted) await expectRefusal(resolution, 'NOT_FOUND');
        else await expectRefusal(deletion, 'CONFLICT', { currentStatus: 'resolved' });
        expect([deletion, resolution].filter(({ errors }) => errors.length === 0)).toHaveLength(1);
      }
    },
  );
});
