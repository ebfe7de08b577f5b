import type { Asker } from '../../../kit/testing/actors.js';
import { describeSubgraph } from '../../../kit/testing/describeSubgraph.js';
import { expectRefusal } from '../../../kit/testing/refusal.js';
import { tickets } from '../../subgraph.js';
import { giveAnonymously } from '../../testing/feedback.js';
import { graphql } from '../../testing/graphql.js';
import { SetStatus } from '../../testing/status.js';
import { DeleteGeneralTicket } from '../../testing/support.js';
import { TicketCounts } from '../../testing/ticket.js';
import { insertTicket } from '../ticket.factory.js';
import { foldTally } from './ticketCount.service.js';

const Listed = graphql(`
  query ListedForCounts {
    masterTickets(pageSize: 200) {
      results {
        kind
        status
        priority
      }
    }
  }
`);

describeSubgraph(tickets, { emptied: ['ticket', 'ticket_tally', 'feedback_author'] }, ({ as, database }) => {
  const { employee, colleague, manager, it, hr, admin } = as;

  const counted = async (who: Asker) =>
    ((await who.ask(TicketCounts)).ticketCounts ?? []).map(
      ({ kind, status, priority, count }) => `${count} ${kind} ${status} ${priority}`,
    );
  /** The same, counted from the rows of the list. */
  async function listed(who: Asker) {
    const counts = new Map<string, number>();
    for (const { kind, status, priority } of (await who.ask(Listed)).masterTickets.results) {
      const key = `${kind} ${status} ${priority}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    return [...counts].map(([key, count]) => `${count} ${key}`).sort();
  }

  test('a person who is not signed in cannot count tickets [B7.1]', async () => {
    await expectRefusal(as.nobody.try(TicketCounts), 'UNAUTHENTICATED');
  });

  test('everyone counts exactly what the list shows them, by kind, status and priority [B2.33 B2.34]', async () => {
    for (const who of [employee, colleague, it, hr]) {
      await insertTicket(database, 'general', who, { priority: 'urgent' });
      await insertTicket(database, 'general', who, { categoryId: 1, status: 'closed' });
      await insertTicket(database, 'leave-request', who, { status: 'rejected' });
      await insertTicket(database, 'it-support', who, { status: 'in_progress' });
      await insertTicket(database, 'it-support', who, { deletedAt: '2026-06-01T07:00:00.000Z' });
      await giveAnonymously(who);
    }
    for (const who of [employee, colleague, manager, it, hr, admin]) {
      const expected = await listed(who);
      expect((await counted(who)).sort()).toEqual(expected);
      expect(expected).not.toEqual([]);
    }
    expect(await counted(hr)).toContain('4 FEEDBACK OPEN MEDIUM');
    expect(await counted(it)).toContain('1 FEEDBACK OPEN MEDIUM');
  });

  test('a ticket that changes status or is deleted is counted under its present status, before and after the tally is folded [B2.33]', async () => {
    const id = await insertTicket(database, 'general', employee, { categoryId: 1 });
    await hr.ask(SetStatus, { id, status: 'RESOLVED' });
    expect(await counted(hr)).toEqual(['1 GENERAL RESOLVED MEDIUM']);
    await foldTally();
    expect(await counted(hr)).toEqual(['1 GENERAL RESOLVED MEDIUM']);
    await it.ask(DeleteGeneralTicket, { id });
    expect(await counted(hr)).toEqual([]);
    expect(await counted(it)).toEqual([]);
  });
});
