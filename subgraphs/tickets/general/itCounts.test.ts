import type { Asker } from '../../kit/testing/actors.js';
import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import { tickets } from '../subgraph.js';
import { graphql } from '../testing/graphql.js';
import { SetStatus } from '../testing/status.js';
import { DeleteGeneralTicket } from '../testing/support.js';
import { insertTicket } from '../ticket/ticket.factory.js';
import { foldTally } from '../ticket/counts/ticketCount.service.js';

const ItTicketCounts = graphql(`
  query ItTicketCounts {
    itTicketCounts {
      status
      urgency
      systemCategory
      assigned
      count
    }
  }
`);

const ListedOnItPage = graphql(`
  query ListedOnItPage {
    generalItTickets(pageSize: 200) {
      results {
        status
        assignedToId
        itSupport {
          urgency
          systemCategory
        }
        general {
          urgency
          systemCategory
        }
      }
    }
  }
`);

describeSubgraph(tickets, { emptied: ['ticket', 'ticket_tally'] }, ({ as, database }) => {
  const { employee, colleague, it, hr, admin } = as;

  const counted = async (who: Asker) => {
    const sums = new Map<string, number>();
    for (const { count, ...group } of (await who.ask(ItTicketCounts)).itTicketCounts ?? []) {
      const key = Object.values(group).join(' ');
      sums.set(key, (sums.get(key) ?? 0) + count);
    }
    return sums;
  };
  /** The same, counted from the rows of the list. */
  const listed = async (who: Asker) => {
    const sums = new Map<string, number>();
    for (const row of (await who.ask(ListedOnItPage)).generalItTickets.results) {
      const part = row.itSupport ?? row.general;
      const key = [row.status, part?.urgency, part?.systemCategory, row.assignedToId !== null].join(' ');
      sums.set(key, (sums.get(key) ?? 0) + 1);
    }
    return sums;
  };

  test('a person who is not signed in cannot count IT tickets', async () => {
    await expectRefusal(as.nobody.try(ItTicketCounts), 'UNAUTHENTICATED');
  });

  test('everyone counts exactly the tickets that the IT page lists for them, after every change [C2.29 C2.32]', async () => {
    const system = (affectedSystem: string) => ({ details: { issueType: 'Help', affectedSystem } });
    const ids: number[] = [];
    for (const who of [employee, colleague, it, hr]) {
      ids.push(
        await insertTicket(database, 'it-support', who, { impactLevel: 'critical', ...system('VPN') }),
        await insertTicket(database, 'general', who, { categoryId: 1, priority: 'urgent', ...system('CRM') }),
        await insertTicket(database, 'general', who, { assignedToId: 4711, assignedToName: 'Ida Tech' }),
      );
      await insertTicket(database, 'it-support', who, { deletedAt: '2026-06-01T07:00:00.000Z' });
      await insertTicket(database, 'leave-request', who);
    }
    const same = async () => {
      for (const who of [employee, colleague, it, hr, admin]) {
        const expected = await listed(who);
        expect(expected.size).toBeGreaterThan(0);
        expect(await counted(who)).toEqual(expected);
      }
    };
    await same();
    expect((await counted(it)).get('OPEN CRITICAL NETWORK false')).toBe(4);

    const [critical = 0, urgent = 0] = ids;
    await it.ask(SetStatus, { id: critical, status: 'RESOLVED' });
    await it.ask(DeleteGeneralTicket, { id: urgent });
    await database.query('update ticket set assigned_to_id = 4711, assigned_to_name = $2 where id = $1', [
      critical,
      'Ida Tech',
    ]);
    await same();
    expect((await counted(it)).get('RESOLVED CRITICAL NETWORK true')).toBe(1);

    await foldTally();
    await same();
  });
});
