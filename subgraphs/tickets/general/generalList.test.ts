import type { Asker } from '../../kit/testing/actors.js';
import { untyped } from '../../kit/testing/document.js';
import type { VariablesOf } from '../../kit/testing/document.js';
import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import { viewer } from '../../kit/testing/viewers.js';
import { insertCategories } from '../category/category.factory.js';
import { tickets } from '../subgraph.js';
import { GeneralItTickets, GeneralTickets, MasterTickets } from '../testing/lists.js';
import { createNamedTickets } from '../testing/namedTickets.js';

type General = VariablesOf<typeof GeneralTickets>;
type OnItPage = VariablesOf<typeof GeneralItTickets>;

const FACILITIES = 101;
const IT_PAGE = ['access', 'laptop', 'colleague.vpn', 'colleague.phone', 'it.server', 'hr.screen'];
const GENERAL = [
  'chair',
  'badge',
  'access',
  'colleague.desk',
  'colleague.vpn',
  'manager.coffee',
  'it.window',
  'hr.lamp',
];
const sorted = (list: readonly string[]) => [...list].sort();

describeSubgraph(tickets, ({ as, database }) => {
  const { employee, colleague, manager, hr, admin } = as;
  const it = as(viewer(['IT Staff'], { reportUserIds: [employee.userId] }));
  const named = createNamedTickets(database);
  beforeAll(async () => {
    await insertCategories(database, [{ id: FACILITIES, name: 'Facilities' }]);
    let day = 1;
    const put: typeof named.put = (name, kind, who, given = {}) => {
      const at = `2026-06-${String((day += 1)).padStart(2, '0')}T12:00:00.000Z`;
      return named.put(name, kind, who, { createdAt: at, updatedAt: at, ...given });
    };
    const squeaks = { description: 'Squeaks', updatedAt: '2026-07-30T12:00:00.000Z' };
    await put('chair', 'general', employee, { ...squeaks, title: 'Chair', priority: 'low' });
    const assigned = { assignedToId: 4711, assignedToName: 'Ida Tech' };
    await put('badge', 'general', employee, {
      title: 'Badge',
      status: 'closed',
      categoryId: FACILITIES,
      priority: 'urgent',
      ...assigned,
    });
    await put('access', 'general', employee, {
      title: 'Access',
      status: 'in_progress',
      categoryId: 1,
      priority: 'high',
    });
    await put('laptop', 'it-support', employee, { title: 'Laptop', status: 'waiting_response' });
    await put('colleague.desk', 'general', colleague, {
      title: 'Desk',
      description: '100% wood',
      categoryId: FACILITIES,
    });
    await put('colleague.vpn', 'general', colleague, { title: 'VPN', status: 'rejected', categoryId: 1 });
    await put('colleague.phone', 'it-support', colleague, { title: 'Phone', status: 'resolved' });
    await put('manager.coffee', 'general', manager);
    await put('it.window', 'general', it, { title: 'Window', categoryId: FACILITIES });
    await put('it.server', 'it-support', it);
    await put('hr.lamp', 'general', hr);
    await put('hr.screen', 'it-support', hr);
    await put('deleted', 'general', employee, { deletedAt: '2026-06-08T00:00:00.000Z' });
    await put('leave', 'leave-request', employee);
    await put('feedback', 'feedback', employee, { title: 'Chair' });
  });

  const generalPage = async (who: Asker, filters: General) =>
    (await who.ask(GeneralTickets, filters)).generalTickets;
  const itPage = async (who: Asker, filters: OnItPage) =>
    (await who.ask(GeneralItTickets, filters)).generalItTickets;
  const general = async (who: Asker, filters: General = {}) =>
    named.names((await generalPage(who, filters)).results);
  const onItPage = async (who: Asker, filters: OnItPage = {}) =>
    named.names((await itPage(who, filters)).results);

  test('a person who is not signed in lists neither general tickets nor the IT page', async () => {
    await expectRefusal(as.nobody.try(GeneralTickets), 'UNAUTHENTICATED');
    await expectRefusal(as.nobody.try(GeneralItTickets), 'UNAUTHENTICATED');
  });

  /** Own general tickets, all that the person may see of these, and what the IT page lists for them. */
  const ownOf = {
    employee: ['chair', 'badge', 'access'],
    colleague: ['colleague.desk', 'colleague.vpn'],
    manager: ['manager.coffee'],
  };
  test.each([
    ['an employee', employee, ownOf.employee, ownOf.employee, [...ownOf.employee, 'laptop']],
    ['a colleague', colleague, ownOf.colleague, ownOf.colleague, [...ownOf.colleague, 'colleague.phone']],
    ['a manager', manager, ownOf.manager, ownOf.manager, ownOf.manager],
    ['IT Staff', it, ['it.window'], ['access', 'colleague.vpn', 'it.window'], [...IT_PAGE, 'it.window']],
    ['HR', hr, ['hr.lamp'], GENERAL, [...IT_PAGE, 'hr.lamp']],
    ['an administrator', admin, [], GENERAL, IT_PAGE],
  ])(
    '%s lists general tickets and the IT page as the role allows, and the counts match [A6.13 C4.31]',
    async (_, who, own, all, page) => {
      for (const filters of [{}, { all: false }, { mine: true }, { all: true, mine: true }]) {
        expect([filters, sorted(await general(who, filters))]).toEqual([filters, sorted(own)]);
      }
      const pages = [
        [own, (given: General) => generalPage(who, given)],
        [all, (given: General) => generalPage(who, { all: true, ...given })],
        [page, (given: General) => itPage(who, given)],
      ] as const;
      for (const [rows, ask] of pages) {
        for (const pageSize of [1, 2, 200]) {
          const found: string[] = [];
          for (let number = 1; found.length < rows.length; number += 1) {
            const { count, results } = await ask({ page: number, pageSize });
            expect(count).toBe(rows.length);
            found.push(...named.names(results));
          }
          expect(sorted(found)).toEqual(sorted(rows));
        }
      }
    },
  );

  test("no filter shows a person another person's general ticket, and its count matches", async () => {
    for (const filters of [
      { search: 'Desk' },
      { search: colleague.fullName },
      { category: [FACILITIES], search: 'wood' },
    ]) {
      expect(await generalPage(employee, { all: true, ...filters })).toEqual({ count: 0, results: [] });
    }
    expect(await onItPage(it, { search: 'Desk' })).toEqual([]);
    expect(await onItPage(it, { search: colleague.fullName })).toEqual(['colleague.phone', 'colleague.vpn']);
    expect((await itPage(it, { category: [1], pageSize: 1 })).count).toBe(6);
    expect((await itPage(it, { category: [FACILITIES], pageSize: 1 })).count).toBe(1);
    expect((await generalPage(hr, { all: true, search: 'Sam', pageSize: 1 })).count).toBe(2);
  });

  test.each<[General, string[]]>([
    [{ status: ['OPEN'] }, ['chair']],
    [{ status: ['CLOSED', 'IN_PROGRESS'] }, ['access', 'badge']],
    [{ status: ['RESOLVED', 'REJECTED'] }, []],
    [{ priority: ['URGENT', 'HIGH'] }, ['access', 'badge']],
    [{ priority: ['MEDIUM'] }, []],
    [{ category: [FACILITIES] }, ['badge']],
    [{ category: [1, 2] }, ['access', 'chair']],
    [{ category: [999] }, []],
    [{ category: [], status: [], priority: [] }, ['access', 'badge', 'chair']],
    [{ assignedTo: [4711, 4712] }, ['badge']],
  ])('general tickets filtered by %j are %j [A4.28 C4.21]', async (filters, found) => {
    expect(sorted(await general(employee, filters))).toEqual(found);
  });

  test.each(['WAITING_RESPONSE', 'PENDING', 'WAITING'] as const)(
    'the IT page finds waiting tickets by the word %s [C4.16 C4.17]',
    async (word) => {
      expect(await onItPage(employee, { status: [word] })).toEqual(['laptop']);
    },
  );

  test.each([
    ['CHAIR', ['chair']],
    ['squeak', ['chair']],
    ['okafor', ['access', 'badge', 'chair']],
    ['ir', ['chair']],
    ['100%', ['colleague.desk']],
    ['%', ['colleague.desk']],
    ['   ', GENERAL],
  ])('searching general tickets for "%s" matches title, description and name: %j', async (search, found) => {
    expect(sorted(await general(hr, { all: true, search }))).toEqual(sorted(found));
  });

  test('searching the IT page matches title and name, and a text that is too long is refused', async () => {
    expect(sorted(await onItPage(it, { search: 'okafor' }))).toEqual(['access', 'laptop']);
    expect(await onItPage(it, { search: 'ap' })).toEqual(['laptop']);
    await expectRefusal(hr.try(GeneralTickets, { search: 'x'.repeat(201) }), 'BAD_USER_INPUT');
  });

  test.each([
    ['', ['access', 'badge', 'chair']],
    ['createdAt', ['chair', 'badge', 'access']],
    ['-updatedAt', ['chair', 'access', 'badge']],
    ['title', ['access', 'badge', 'chair']],
    ['-title', ['chair', 'badge', 'access']],
    ['status', ['chair', 'access', 'badge']],
    ['priority', ['chair', 'access', 'badge']],
    ['-priority', ['badge', 'access', 'chair']],
    ['category', ['access', 'chair', 'badge']],
    ['-category,createdAt', ['badge', 'chair', 'access']],
    ['salary', ['access', 'badge', 'chair']],
  ])(
    'general tickets ordered by "%s" come in that order for everyone; an unknown order means newest first',
    async (ordering, order) => {
      expect(await general(employee, { ordering })).toEqual(order);
      expect((await general(hr, { all: true, ordering })).filter((name) => order.includes(name))).toEqual(
        order,
      );
      const own = await onItPage(employee, { ordering });
      expect(own.filter((name) => order.includes(name))).toEqual(order);
      const shared = own.filter((name) => IT_PAGE.includes(name));
      for (const who of [it, hr]) {
        expect((await onItPage(who, { ordering })).filter((name) => own.includes(name))).toEqual(shared);
      }
    },
  );

  test('a page past the end is not found, and a page or size below one is refused', async () => {
    await expectRefusal(employee.try(GeneralTickets, { page: 2 }), 'NOT_FOUND');
    await expectRefusal(it.try(GeneralItTickets, { page: 9 }), 'NOT_FOUND');
    for (const filters of [{ pageSize: 0 }, { page: 0 }])
      await expectRefusal(it.try(GeneralTickets, filters), 'BAD_USER_INPUT');
    await expectRefusal(it.try(GeneralItTickets, { page: -1 }), 'BAD_USER_INPUT');
  });

  test.each(['generalTickets(status: [DONE])', 'generalItTickets(priority: [CRITICAL])'])(
    '%s is an unknown value and is refused',
    async (list) => {
      await expectRefusal(it.try(untyped(`query Wrong { ${list} { count } }`)), 'BAD_USER_INPUT');
    },
  );

  test('a kind that is given in two spellings lists and counts every ticket once', async () => {
    for (const [who, count] of [
      [it, 4],
      [hr, 4],
      [employee, 1],
    ] as const) {
      const { masterTickets } = await who.ask(MasterTickets, { type: ['IT', 'IT_SUPPORT'] });
      const ids = new Set(masterTickets.results.map(({ id }) => id));
      expect([ids.size, masterTickets.results.length, masterTickets.count]).toEqual([count, count, count]);
    }
    const { masterTickets } = await it.ask(MasterTickets, {
      type: ['IT', 'GENERAL', 'IT_SUPPORT'],
      pageSize: 2,
    });
    expect([masterTickets.results.length, masterTickets.count]).toEqual([2, 7]);
  });
});
