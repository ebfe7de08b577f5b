import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import type { Asker } from '../../kit/testing/actors.js';
import type { VariablesOf } from '../../kit/testing/document.js';
import { tickets } from '../subgraph.js';
import { GeneralItTickets, UrgencyOfTickets } from '../testing/lists.js';
import { createNamedTickets } from '../testing/namedTickets.js';
import type { TicketPriority } from '../ticket/ticket.status.js';

type OnItPage = VariablesOf<typeof GeneralItTickets>;

describeSubgraph(tickets, ({ as, database }) => {
  const { employee, colleague, it } = as;
  const named = createNamedTickets(database);
  const list = async (who: Asker, filters: OnItPage) => {
    const { count, results } = (await who.ask(GeneralItTickets, filters)).generalItTickets;
    const names = named.names(results).sort();
    expect(count).toBe(names.length);
    return names;
  };

  describe('with systems of every category', () => {
    const systems = {
      laptop: 'Laptop',
      dock: 'USB docking station',
      crm: 'CRM',
      wifi: 'Wi-Fi on floor 3',
      vpn: 'VPN',
      phishing: 'Phishing mail filter',
      firewall: 'Firewall',
      door: 'Door system',
      account: 'SAP account',
      outlook: 'OUTLOOK',
      itSupport: 'IT Support',
      coffee: 'Coffee machine',
    };
    beforeAll(async () => {
      for (const [name, affectedSystem] of Object.entries(systems))
        await named.put(name, 'it-support', employee, { details: { issueType: 'Help', affectedSystem } });
      await named.put('none', 'it-support', employee, { details: { issueType: 'Help' } });
      await named.put('general', 'general', employee, {
        categoryId: 1,
        details: { affectedSystem: 'Printer' },
      });
      await named.put('leave', 'leave-request', employee);
    });

    test.each([
      ['HARDWARE', ['dock', 'general', 'laptop']],
      ['SOFTWARE', ['crm']],
      ['NETWORK', ['vpn', 'wifi']],
      ['SECURITY', ['firewall']],
      ['ACCESS', ['account', 'door']],
      ['EMAIL', ['outlook', 'phishing']],
      ['OTHER', ['coffee', 'itSupport', 'none']],
    ] as const)('%s is derived from the affected system [C2.31 C4.26 C4.27]', async (category, expected) => {
      expect(await list(it, { systemCategory: [category] })).toEqual(expected);
      expect(await list(colleague, { systemCategory: [category] })).toEqual([]);
    });
  });

  describe('with every impact and priority', () => {
    beforeAll(async () => {
      const put = (name: string, impactLevel: string, priority: TicketPriority, assignedToId?: number) =>
        named.put(name, 'it-support', colleague, {
          impactLevel,
          priority,
          ...(assignedToId && { assignedToId, assignedToName: 'Ida Tech' }),
        });
      await put('stands still', 'critical', 'low', 4711);
      await put('urgent', 'low', 'urgent');
      await put('high', 'high', 'high');
      await put('medium', 'low', 'medium');
      await put('low', 'low', 'low', 4711);
    });
    const search = colleague.fullName;

    test('a critical impact is critical at any priority, and urgent is high [C4.25]', async () => {
      expect(await list(it, { search, urgency: ['CRITICAL'] })).toEqual(['stands still']);
      expect(await list(it, { search, urgency: ['HIGH'] })).toEqual(['high', 'urgent']);
      expect(await list(it, { search, urgency: ['MEDIUM'] })).toEqual(['medium']);
      expect(await list(it, { search, urgency: ['LOW', 'CRITICAL'] })).toEqual(['low', 'stands still']);
      const { generalItTickets } = await it.ask(UrgencyOfTickets, { search });
      expect(
        Object.fromEntries(
          generalItTickets.results.map(({ id, itSupport }) => [named.names([{ id }])[0], itSupport?.urgency]),
        ),
      ).toEqual({
        'stands still': 'CRITICAL',
        urgent: 'HIGH',
        high: 'HIGH',
        medium: 'MEDIUM',
        low: 'LOW',
      });
    });

    test('assigned tickets are listed separately from tickets that wait for an assignee [C4.30]', async () => {
      expect(await list(it, { search, assigned: true })).toEqual(['low', 'stands still']);
      expect(await list(it, { search, assigned: false })).toEqual(['high', 'medium', 'urgent']);
    });
  });
});
