import type { Asker } from '../../kit/testing/actors.js';
import { untyped } from '../../kit/testing/document.js';
import type { VariablesOf } from '../../kit/testing/document.js';
import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import { tickets } from '../subgraph.js';
import { ItSupportTickets } from '../testing/lists.js';
import { createNamedTickets } from '../testing/namedTickets.js';

type Filters = VariablesOf<typeof ItSupportTickets>;

const OWN = ['screen', 'mail', 'login'];
const ALL = [...OWN, 'colleague', 'it', 'hr'];
const HANDLER = 4711;

describeSubgraph(tickets, ({ as, database }) => {
  const { employee, colleague, it, hr } = as;
  const named = createNamedTickets(database);
  beforeAll(async () => {
    let day = 1;
    const put = (name: string, who: typeof employee, given: Parameters<typeof named.put>[3]) => {
      const at = `2026-06-0${(day += 1)}T12:00:00.000Z`;
      return named.put(name, 'it-support', who, { createdAt: at, updatedAt: at, ...given });
    };
    await put('screen', employee, {
      title: 'Dark screen',
      impactLevel: 'critical',
      priority: 'urgent',
      details: { issueType: 'Hardware', affectedSystem: 'Laptop', assetTag: 'LAP-001' },
      updatedAt: '2026-07-30T12:00:00.000Z',
    });
    await put('mail', employee, {
      title: 'No mail',
      description: 'Since noon',
      status: 'closed',
      impactLevel: 'medium',
      priority: 'low',
      details: { issueType: 'E-Mail', affectedSystem: 'Outlook 100%' },
    });
    await put('login', employee, {
      title: 'Locked',
      status: 'waiting_response',
      impactLevel: 'high',
      priority: 'high',
      details: { issueType: 'access' },
      assignedToId: HANDLER,
      assignedToName: 'Ida Tech',
    });
    const low = { impactLevel: 'low' };
    await put('colleague', colleague, {
      ...low,
      title: 'Printer',
      details: { issueType: 'hardware', assetTag: 'PRI-007' },
    });
    await put('it', it, { ...low, title: 'Server', details: { issueType: 'Network' } });
    await put('hr', hr, { ...low, title: 'Badge reader', details: { issueType: 'Hardware' } });
    await named.put('deleted', 'it-support', employee, { deletedAt: '2026-06-08T00:00:00.000Z' });
    await named.put('general', 'general', employee, { categoryId: 1, title: 'Dark screen' });
  });

  const page = async (who: Asker, filters: Filters) =>
    (await who.ask(ItSupportTickets, filters)).itSupportTickets;
  const names = async (who: Asker, filters: Filters = {}) => named.names((await page(who, filters)).results);
  const found = async (who: Asker, filters: Filters) => (await names(who, filters)).sort();

  test('a person who is not signed in cannot list IT support tickets', async () => {
    await expectRefusal(as.nobody.try(ItSupportTickets), 'UNAUTHENTICATED');
  });

  test.each([
    ['employee', OWN, OWN],
    ['colleague', ['colleague'], ['colleague']],
    ['manager', [], []],
    ['it', ALL, ['it']],
    ['hr', ALL, ['hr']],
    ['admin', ALL, []],
  ] as const)(
    '%s lists IT tickets as the role allows, and own tickets with "mine"; the counts match [A6.13 C4.31]',
    async (name, all, own) => {
      for (const [mine, rows] of [
        [false, all],
        [true, own],
      ] as const) {
        expect(await found(as[name], { mine })).toEqual([...rows].sort());
        for (const pageSize of [1, 2, 200])
          expect((await page(as[name], { mine, pageSize })).count).toBe(rows.length);
      }
    },
  );

  test.each<Filters>([{ search: 'Printer' }, { search: 'PRI-007' }, { issueType: ['network'] }])(
    "the filter %j shows nobody another person's IT ticket",
    async (filters) => {
      expect(await page(employee, filters)).toEqual({ count: 0, results: [] });
    },
  );

  test.each<[Filters, string[]]>([
    [{ status: ['OPEN'] }, ['screen']],
    [{ status: ['WAITING'] }, ['login']],
    [{ status: ['PENDING', 'CLOSED'] }, ['login', 'mail']],
    [{ priority: ['URGENT', 'LOW'] }, ['mail', 'screen']],
    [{ impactLevel: ['CRITICAL'] }, ['screen']],
    [{ impactLevel: ['HIGH', 'MEDIUM'] }, ['login', 'mail']],
    [{ issueType: ['HARDWARE'] }, ['screen']],
    [{ issueType: [' Access ', 'e-mail'] }, ['login', 'mail']],
    [{ issueType: ['Hard'] }, []],
    [{ issueType: ['', ' '] }, ['login', 'mail', 'screen']],
    [{ issueType: ['{hardware}', '"', 'null', 'a,b'] }, []],
    [{ assignedTo: [HANDLER] }, ['login']],
    [{ impactLevel: ['CRITICAL'], status: ['CLOSED'] }, []],
  ])('IT tickets filtered by %j are %j [A4.28 C4.16 C4.17]', async (filters, expected) => {
    expect(await found(employee, filters)).toEqual(expected);
  });

  test('the count of filtered IT tickets covers all pages', async () => {
    expect((await page(it, { issueType: ['hardware'], pageSize: 1 })).count).toBe(3);
    expect((await page(hr, { impactLevel: ['LOW'], pageSize: 2 })).count).toBe(3);
  });

  test.each([
    ['DARK', ['screen']],
    ['noon', ['mail']],
    ['laptop', ['screen']],
    ['lap-0', ['screen']],
    ['läp‑0', ['screen']],
    ['100%', ['mail']],
    ['ok', ['mail']],
    ['okafor', []],
  ])(
    'searching IT tickets for "%s" matches title, description, system and tag, not the name: %j',
    async (search, expected) => {
      for (const who of [employee, it, hr]) {
        expect((await names(who, { search })).filter((name) => OWN.includes(name))).toEqual(expected);
      }
    },
  );

  test.each([
    ['', ['login', 'mail', 'screen']],
    ['createdAt', ['screen', 'mail', 'login']],
    ['-updatedAt', ['screen', 'login', 'mail']],
    ['status', ['screen', 'login', 'mail']],
    ['-status', ['mail', 'login', 'screen']],
    ['-priority', ['screen', 'login', 'mail']],
    ['impactLevel', ['mail', 'login', 'screen']],
    ['-impactLevel', ['screen', 'login', 'mail']],
    ['title', ['login', 'mail', 'screen']],
  ])(
    'IT tickets ordered by "%s" come in that order for everyone; an unknown order means newest first',
    async (ordering, order) => {
      for (const who of [employee, it, hr]) {
        expect((await names(who, { ordering })).filter((name) => OWN.includes(name))).toEqual(order);
      }
    },
  );

  test('a page of IT tickets past the end is not found, and a size below one is refused', async () => {
    await expectRefusal(it.try(ItSupportTickets, { page: 9 }), 'NOT_FOUND');
    await expectRefusal(it.try(ItSupportTickets, { pageSize: 0 }), 'BAD_USER_INPUT');
  });

  test.each(['impactLevel: [URGENT]', 'status: [DONE]', 'priority: [CRITICAL]'])(
    '%s is an unknown filter of IT tickets and is refused',
    async (filter) => {
      await expectRefusal(
        it.try(untyped(`query Wrong { itSupportTickets(${filter}) { count } }`)),
        'BAD_USER_INPUT',
      );
    },
  );
});
