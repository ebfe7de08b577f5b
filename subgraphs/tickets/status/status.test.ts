import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { expectOneWinner, expectRefusal } from '../../kit/testing/refusal.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { tickets } from '../subgraph.js';
import { Comments } from '../testing/comments.js';
import { CloseTicket, ReopenTicket, SetStatus, TicketStatusOf } from '../testing/status.js';
import { insertTicket } from '../ticket/ticket.factory.js';
import type { TicketGiven } from '../ticket/ticket.factory.js';
import type { TicketKind } from '../ticket/ticket.kinds.js';

const KINDS: TicketKind[] = ['it-support', 'feedback', 'general'];

describeSubgraph(tickets, ({ as, database }) => {
  const { employee, colleague, manager, it, hr, admin } = as;
  const put = (kind: TicketKind, who: Viewer = employee, given: TicketGiven = {}) =>
    insertTicket(database, kind, who, given);

  test.each(KINDS)(
    'the status of a ticket (%s) cannot be changed without signing in, by a stranger or by the requester [B7.31]',
    async (kind) => {
      const id = await put(kind);
      await expectRefusal(as.nobody.try(SetStatus, { id, status: 'CLOSED' }), 'UNAUTHENTICATED');
      for (const who of [colleague, manager])
        await expectRefusal(who.try(SetStatus, { id, status: 'CLOSED' }), 'NOT_FOUND');
      await expectRefusal(employee.try(SetStatus, { id, status: 'CLOSED' }), 'FORBIDDEN');
      await expectRefusal(employee.try(CloseTicket, { id }), 'FORBIDDEN');
      await expectRefusal(employee.try(ReopenTicket, { id }), 'FORBIDDEN');
      const kept = await database.one('select status, version from ticket where id = $1', [id]);
      expect(kept).toEqual({ status: 'open', version: 1 });
    },
  );

  test('a person who may not change a status is refused, whichever version they read and even without a status [B7.31]', async () => {
    const id = await put('general');
    await expectRefusal(employee.try(SetStatus, { id, status: 'CLOSED', version: 7 }), 'FORBIDDEN');
    await expectRefusal(employee.try(SetStatus, { id }), 'FORBIDDEN');
  });

  test('IT Staff change the status of IT tickets and their own general tickets only [C7.8 B7.31]', async () => {
    const own = await put('general', it, { categoryId: 2 });
    for (const id of [await put('it-support'), await put('general', employee, { categoryId: 1 }), own]) {
      expect((await it.ask(SetStatus, { id, status: 'RESOLVED' })).updateTicketStatus.status).toBe(
        'RESOLVED',
      );
    }
    for (const id of [await put('feedback'), await put('general', employee, { categoryId: 2 })]) {
      await expectRefusal(it.try(SetStatus, { id, status: 'RESOLVED' }), 'NOT_FOUND');
    }
    await expectRefusal(
      it.try(SetStatus, { id: await put('feedback', it), status: 'RESOLVED' }),
      'FORBIDDEN',
    );
  });

  test.each([
    ['it-support', 'FEEDBACK'],
    ['it-support', 'LEAVE_REQUEST'],
    ['general', 'IT_SUPPORT'],
  ] as const)('a ticket (%s) is not found under the kind %s [B7.32 C7.8]', async (kind, named) => {
    await expectRefusal(
      hr.try(SetStatus, { id: await put(kind), status: 'CLOSED', kind: named }),
      'NOT_FOUND',
    );
  });

  test.each([
    ['it-support', 'GENERAL'],
    ['it-support', 'IT_SUPPORT'],
    ['general', 'GENERAL'],
  ] as const)('a ticket (%s) is found under the kind %s [B7.32 C7.8]', async (kind, named) => {
    await hr.ask(SetStatus, { id: await put(kind), status: 'IN_PROGRESS', kind: named });
  });

  test.each(KINDS)('HR and administrators change the status of a ticket (%s) [B7.31]', async (kind) => {
    for (const who of [hr, admin]) {
      const { updateTicketStatus } = await who.ask(SetStatus, { id: await put(kind), status: 'IN_PROGRESS' });
      expect(updateTicketStatus.status).toBe('IN_PROGRESS');
    }
  });

  test('synonyms of a status are accepted; a resolved ticket keeps its time [B4.23 C4.16 C4.17]', async () => {
    const id = await put('general');
    const words = [
      ['PENDING', 'WAITING_RESPONSE'],
      ['RESOLVED', 'RESOLVED'],
      ['WAITING', 'WAITING_RESPONSE'],
      ['CLOSED', 'CLOSED'],
      ['OPEN', 'OPEN'],
      ['REJECTED', 'REJECTED'],
      ['IN_PROGRESS', 'IN_PROGRESS'],
    ] as const;
    for (const [word, status] of words) {
      const { updateTicketStatus: changed } = await hr.ask(SetStatus, { id, status: word });
      expect([changed.status, changed.resolvedAt !== null]).toEqual([status, status === 'RESOLVED']);
    }
    const { ticket } = await employee.ask(TicketStatusOf, { id });
    const history = ticket?.history.map(({ toStatus, changedByName }) => [toStatus, changedByName]);
    expect(history).toEqual(words.map(([, status]) => [status, hr.fullName]));
  });

  test('the requester can read the comment of a status change; a blank comment is ignored, and with one that is too long nothing changes [C4.22]', async () => {
    const id = await put('it-support');
    const tooLong = it.try(SetStatus, { id, status: 'CLOSED', comment: 'x'.repeat(5_001) });
    await expectRefusal(
      tooLong,
      'BAD_USER_INPUT',
      'comment',
      'Ensure this field has no more than 5000 characters.',
    );
    await it.ask(SetStatus, { id, status: 'IN_PROGRESS', comment: '   ' });
    await it.ask(SetStatus, { id, status: 'RESOLVED', comment: 'New cable.' });
    expect((await employee.ask(TicketStatusOf, { id })).ticket?.history).toHaveLength(2);
    const { ticketComments } = await employee.ask(Comments, { ticket: id });
    expect(ticketComments.results).toMatchObject([{ comment: 'New cable.', createdByName: it.fullName }]);
  });

  test('of handlers who change the same version of a ticket at the same time one succeeds, and the others read the present status', async () => {
    const id = await put('general');
    const statuses = ['RESOLVED', 'CLOSED', 'RESOLVED', 'CLOSED'] as const;
    const attempts = statuses.map((status, n) =>
      (n % 2 ? admin : hr).try(SetStatus, { id, status, version: 1 }),
    );
    const winner = Promise.any(
      attempts.map(async (attempt) => {
        const { data, errors } = await attempt;
        if (errors.length > 0) throw new Error('It was refused.');
        return data.updateTicketStatus.status.toLowerCase();
      }),
    );
    await expectOneWinner(attempts, 'CONFLICT', { currentStatus: await winner });
    expect((await hr.ask(TicketStatusOf, { id })).ticket?.history).toHaveLength(1);
  });

  test('handling anonymous feedback shows only the day', async () => {
    const day = '2026-06-01T07:00:00.000Z';
    const id = await put('feedback', employee, { isAnonymous: true, createdAt: day, updatedAt: day });
    const { updateTicketStatus: changed } = await hr.ask(SetStatus, { id, status: 'RESOLVED' });
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/Los_Angeles', timeStyle: 'medium' });
    for (const moment of [changed.updatedAt, changed.resolvedAt, changed.history[0]?.changedAt]) {
      expect(clock.format(new Date(moment ?? ''))).toBe('00:00:00');
    }
  });
});
