import type { Asker } from '../../../kit/testing/actors.js';
import { describeSubgraph } from '../../../kit/testing/describeSubgraph.js';
import { expectRefusal } from '../../../kit/testing/refusal.js';
import { tickets } from '../../subgraph.js';
import { giveAnonymously, giveFeedback } from '../../testing/feedback.js';
import { graphql } from '../../testing/graphql.js';
import { OwnTicketCounts } from '../../testing/ticket.js';
import { insertTicket } from '../ticket.factory.js';
import type { TicketStatus } from '../ticket.status.js';

const TwoKinds = graphql(`
  query TwoKinds {
    it: ownTicketCounts(kind: IT_SUPPORT) {
      count
    }
    leave: ownTicketCounts(kind: LEAVE_REQUEST) {
      count
    }
  }
`);
const KINDS = ['GENERAL', 'IT_SUPPORT', 'LEAVE_REQUEST', 'FEEDBACK'] as const;

describeSubgraph(tickets, { emptied: ['ticket', 'ticket_tally', 'feedback_author'] }, ({ as, database }) => {
  const { employee, colleague, manager, it, hr } = as;
  const counts = async (who: Asker, kind: (typeof KINDS)[number]) =>
    (await who.ask(OwnTicketCounts, { kind })).ownTicketCounts;

  test('a person who is not signed in cannot count own tickets', async () => {
    await expectRefusal(as.nobody.try(OwnTicketCounts, { kind: 'GENERAL' }), 'UNAUTHENTICATED');
  });

  test('people count their own tickets by status, without deleted tickets and those of other people', async () => {
    const made: [TicketStatus, number][] = [
      ['open', 3],
      ['in_progress', 1],
      ['waiting_response', 1],
      ['resolved', 1],
      ['closed', 1],
      ['rejected', 2],
    ];
    for (const [status, count] of made) {
      for (let n = 0; n < count; n += 1) await insertTicket(database, 'general', employee, { status });
    }
    await insertTicket(database, 'general', employee, { deletedAt: '2026-06-01T07:00:00.000Z' });
    await insertTicket(database, 'it-support', employee, { status: 'closed' });
    await insertTicket(database, 'leave-request', employee);
    await insertTicket(database, 'general', colleague, { status: 'closed', categoryId: 1 });

    const expected = made.map(([status, count]) => ({ status: status.toUpperCase(), count }));
    expect(await counts(employee, 'GENERAL')).toEqual(expected);
    expect(await counts(employee, 'IT_SUPPORT')).toEqual([{ status: 'CLOSED', count: 1 }]);
    expect(await counts(employee, 'LEAVE_REQUEST')).toEqual([{ status: 'OPEN', count: 1 }]);
    expect(await counts(colleague, 'GENERAL')).toEqual([{ status: 'CLOSED', count: 1 }]);
    for (const who of [manager, it, hr])
      for (const kind of KINDS) expect(await counts(who, kind)).toEqual([]);
  });

  test('own anonymous feedback counts only for its author', async () => {
    await giveFeedback(hr);
    await giveAnonymously(hr);
    await giveAnonymously(employee);
    expect(await counts(hr, 'FEEDBACK')).toEqual([{ status: 'OPEN', count: 2 }]);
    expect(await counts(employee, 'FEEDBACK')).toEqual([{ status: 'OPEN', count: 1 }]);
    for (const who of [colleague, it]) expect(await counts(who, 'FEEDBACK')).toEqual([]);
  });

  test('two kinds of own tickets in one document are counted separately, each by one statement', async () => {
    for (const kind of ['it-support', 'leave-request'] as const) await insertTicket(database, kind, employee);
    const before = database.statements;
    expect(await employee.ask(TwoKinds)).toEqual({ it: [{ count: 1 }], leave: [{ count: 1 }] });
    expect(database.statements - before).toBe(2);
  });
});
