import type { Actor, Asker } from '../../kit/testing/actors.js';
import { untyped } from '../../kit/testing/document.js';
import type { VariablesOf } from '../../kit/testing/document.js';
import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import { viewer } from '../../kit/testing/viewers.js';
import { tickets } from '../subgraph.js';
import { DeleteFeedback, giveAnonymously } from '../testing/feedback.js';
import { MasterTickets, MyTickets } from '../testing/lists.js';
import { createNamedTickets } from '../testing/namedTickets.js';
import { ItFigures, readTicketAs, referencesTo, TicketById, TicketReferences } from '../testing/ticket.js';
import { insertTicket } from './ticket.factory.js';

type Filters = VariablesOf<typeof MasterTickets>;
const DAY = '2026-06-01T07:00:00.000Z';

describeSubgraph(tickets, ({ as, database }) => {
  const { employee, colleague, manager, it, hr, admin } = as;
  const itLead = as(viewer(['IT Staff'], { reportUserIds: [employee.userId] }));
  const named = createNamedTickets(database);
  beforeAll(async () => {
    for (const name of ['employee', 'colleague', 'it', 'manager', 'hr'] as const) {
      await named.put(`${name}.leave`, 'leave-request', as[name]);
      await named.put(`${name}.support`, 'it-support', as[name]);
      await named.put(`${name}.feedback`, 'feedback', as[name]);
      await named.put(`${name}.general`, 'general', as[name]);
      await named.put(`${name}.generalIt`, 'general', as[name], { categoryId: 1 });
    }
    const anonymous = { isAnonymous: true, title: 'Canary', createdAt: DAY, updatedAt: DAY };
    await named.put('anonymous', 'feedback', employee, anonymous);
    await named.put('deleted', 'general', employee, { deletedAt: DAY, title: 'Withdrawn' });
  });

  const page = async (who: Asker, filters: Filters = {}) =>
    (await who.ask(MasterTickets, filters)).masterTickets;
  const own = (name: string) =>
    ['leave', 'support', 'feedback', 'general', 'generalIt'].map((part) => `${name}.${part}`);
  const everything = () => named.all().filter((name) => name !== 'deleted');
  const ofIt = () => everything().filter((name) => /\.(support|generalIt)$/.test(name));

  /** What each person may see by the row rule; written out once, checked through every door. */
  const PEOPLE: [who: string, person: Actor, allowed: () => string[]][] = [
    ['an employee', employee, () => own('employee')],
    ['a manager', manager, () => [...own('manager'), 'employee.leave']],
    ['IT Staff', it, () => [...own('it'), ...ofIt()]],
    ['IT Staff who lead a team', itLead, () => ['employee.leave', ...ofIt()]],
    ['HR', hr, everything],
    ['an administrator', admin, everything],
  ];
  const sorted = (names: string[]) => [...new Set(names)].sort();

  test.each([
    'masterTickets { count }',
    'myTickets { results { id } }',
    'assignedTickets { count }',
    'ticket(id: 1) { id }',
    'ticketCategories { count }',
    'itTicketFigures { openTickets }',
    '_entities(representations: [{ __typename: "Ticket", id: 1 }]) { ... on Ticket { id } }',
  ])('%s is refused without signing in', async (field) => {
    await expectRefusal(as.nobody.try(untyped(`query Unsigned { ${field} }`)), 'UNAUTHENTICATED');
  });

  test.each(PEOPLE)(
    '%s finds in the master list what the role allows, and the count matches',
    async (_, person, allowed) => {
      const names = sorted(allowed());
      const { count, results } = await page(person, { pageSize: 200 });
      expect([named.names(results).sort(), count]).toEqual([names, names.length]);
      expect((await page(person, { pageSize: 1 })).count).toBe(names.length);
    },
  );

  test.each(PEOPLE)(
    '%s counts tickets of each kind by the same rule, whether the count is computed or stored',
    async (_, person, allowed) => {
      const kinds = [
        ['LEAVE', /leave$/],
        ['IT', /\.support$/],
        ['FEEDBACK', /feedback$|^anonymous$/],
        ['GENERAL', /general(It)?$/],
      ] as const;
      for (const [type, parts] of kinds) {
        const expected = sorted(allowed()).filter((name) => parts.test(name)).length;
        for (const pageSize of [1, 200]) {
          expect([type, (await page(person, { type: [type], pageSize })).count]).toEqual([type, expected]);
        }
      }
    },
  );

  test.each(PEOPLE)(
    '%s finds by id and by reference only the tickets that the role allows',
    async (_, person, allowed) => {
      for (const name of named.all()) {
        const attempt = person.try(TicketById, { id: named.id(name) });
        if (allowed().includes(name))
          expect([name, (await attempt).data.ticket?.id]).toEqual([name, named.id(name)]);
        else await expectRefusal(attempt, 'NOT_FOUND', { message: 'Not found.' });
      }
      const of = referencesTo(...named.all().map((name) => named.id(name)));
      const { _entities } = await person.ask(TicketReferences, { of });
      const found = _entities.flatMap((entity) => (entity ? [{ id: Number(entity['id']) }] : []));
      expect(named.names(found).sort()).toEqual(sorted(allowed()));
    },
  );

  test.each(['hr', 'it', 'manager'] as const)('"mine" shows %s only their own tickets', async (name) => {
    const expected = own(name).sort();
    expect(named.names((await page(as[name], { mine: true })).results).sort()).toEqual(expected);
    const { myTickets } = await as[name].ask(MyTickets);
    expect([named.names(myTickets.results).sort(), myTickets.count]).toEqual([expected, expected.length]);
  });

  test.each<Filters>([
    { search: 'Sam Lind' },
    { search: 'Canary' },
    { search: 'Withdrawn' },
    { assignedTo: [4711] },
  ])('filtering by %j shows an employee no ticket of a stranger', async (filters) => {
    expect(colleague.fullName).toBe('Sam Lind');
    expect(await page(employee, filters)).toEqual({ count: 0, results: [] });
  });

  test('filters apply equally to own tickets, anonymous tickets and those of reports', async () => {
    for (const person of [manager, itLead, it, hr]) {
      const secret = await giveAnonymously(person, { title: 'Secret' });
      const deleted = await insertTicket(database, 'general', person, { deletedAt: DAY, title: 'Secret' });
      const found = async (filters: Filters) =>
        (await page(person, { pageSize: 200, ...filters })).results.map(({ id }) => id);
      for (const filters of [{}, { mine: true }])
        expect(await found({ ...filters, search: 'Secret' })).toEqual([secret]);
      expect(await found({})).not.toContain(deleted);
      expect(await found({ type: ['FEEDBACK'] })).toContain(secret);
      const others: Filters[] = [
        { type: ['LEAVE', 'GENERAL'] },
        { assignedTo: [4711] },
        { search: 'se', type: ['IT'] },
      ];
      for (const filters of others) expect(await found(filters)).not.toContain(secret);
      await person.ask(DeleteFeedback, { id: secret });
    }
  });

  test('only IT Staff and administrators read the figures of IT tickets', async () => {
    for (const person of [employee, manager, hr]) await expectRefusal(person.try(ItFigures), 'FORBIDDEN');
    for (const person of [it, admin]) await person.ask(ItFigures);
  });

  test.each(['hr', 'admin'] as const)(
    '%s reads anonymous feedback without its author, and does not find it by searching "Anonymous" [B3.76]',
    async (name) => {
      expect(await readTicketAs(as[name], named.id('anonymous'))).toMatchObject({
        createdById: null,
        createdBy: null,
        createdByName: 'Anonymous',
        createdByDepartment: null,
        createdAt: DAY,
        updatedAt: DAY,
        feedback: { isAnonymous: true },
      });
      expect((await page(as[name], { search: 'Anonymous' })).results).toEqual([]);
    },
  );

  test('a database constraint refuses a name on anonymous feedback', async () => {
    const named = { isAnonymous: true, createdById: employee.userId };
    await expect(insertTicket(database, 'feedback', employee, named)).rejects.toThrow('ticket_author');
  });
});
