import type { Actor, Asker } from '../../kit/testing/actors.js';
import type { VariablesOf } from '../../kit/testing/document.js';
import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import { viewer } from '../../kit/testing/viewers.js';
import { tickets } from '../subgraph.js';
import { giveAnonymously, giveFeedback } from '../testing/feedback.js';
import { FeedbackTickets, MasterTickets, MyTickets } from '../testing/lists.js';
import { createNamedTickets } from '../testing/namedTickets.js';
import { OwnTicketCounts } from '../testing/ticket.js';

type Filters = VariablesOf<typeof FeedbackTickets>;

describeSubgraph(tickets, ({ as, database }) => {
  const { it, hr, admin } = as;
  const ana = as(viewer([], { fullName: 'Ana Silva' }));
  const boris = as(viewer([], { fullName: 'Boris Petrov' }));
  const manager = as(viewer(['Manager'], { reportUserIds: [ana.userId, boris.userId] }));
  const named = createNamedTickets(database);
  beforeAll(async () => {
    for (const [who, name] of [
      [ana, 'ana'],
      [boris, 'boris'],
      [manager, 'manager'],
      [it, 'it'],
      [hr, 'hr'],
    ] as const) {
      const parking = { title: `Parking by ${name}`, feedbackType: 'COMPLAINT', priority: 'HIGH' } as const;
      named.set(`${name}.named`, await giveFeedback(who, parking));
      const secret = { description: 'The cafeteria.', feedbackType: 'MANAGEMENT', priority: 'LOW' } as const;
      named.set(`${name}.secret`, await giveAnonymously(who, { title: `Secret of ${name}`, ...secret }));
    }
    const at = (day: number) => ({
      createdAt: `2026-03-0${day}T10:00:00.000Z`,
      updatedAt: `2026-04-0${9 - day}T10:00:00.000Z`,
    });
    const compliment = {
      status: 'waiting_response',
      priority: 'urgent',
      details: { feedbackType: 'compliment' },
    } as const;
    await named.put('ana.oldest', 'feedback', ana, { ...at(1), ...compliment });
    const wish = { status: 'resolved', details: { feedbackType: 'feature_request', rating: 5 } } as const;
    await named.put('ana.older', 'feedback', ana, { ...at(2), ...wish });
  });

  const list = async (who: Asker, filters: Filters = {}) => {
    const { count, results } = (await who.ask(FeedbackTickets, filters)).feedbackTickets;
    expect(count).toBe(results.length);
    return results;
  };
  const names = async (who: Asker, filters: Filters = {}) => named.names(await list(who, filters));
  const found = async (who: Asker, filters: Filters) => (await names(who, filters)).sort();
  const own = (name: string) =>
    named
      .all()
      .filter((key) => key.startsWith(`${name}.`))
      .sort();
  const secrets = () =>
    named
      .all()
      .filter((name) => name.endsWith('.secret'))
      .sort();

  test('people list their own feedback, including anonymous feedback, and only handlers list more [A6.13 A2.91 A7.30]', async () => {
    const everything = named.all().sort();
    const people: [Actor, string, string[]][] = [
      [ana, 'ana', own('ana')],
      [boris, 'boris', own('boris')],
      [manager, 'manager', own('manager')],
      [it, 'it', own('it')],
      [hr, 'hr', everything],
      [admin, 'admin', everything],
    ];
    for (const [who, name, visible] of people) {
      for (const filters of [{}, { all: false }, { mine: true }, { mine: true, all: true }]) {
        expect([name, filters, await found(who, filters)]).toEqual([name, filters, own(name)]);
      }
      expect([name, await found(who, { all: true })]).toEqual([name, visible]);
    }
  });

  test('a list says which feedback its reader may withdraw: their own open feedback [A4.33]', async () => {
    for (const [who, expected] of [
      [ana, ['ana.named', 'ana.secret']],
      [hr, ['hr.named', 'hr.secret']],
      [admin, []],
    ] as const) {
      const rows = await list(who, { all: true });
      expect(named.names(rows.filter(({ viewerCan }) => viewerCan.cancel)).sort()).toEqual(expected);
    }
  });

  test.each<[Filters, () => string[]]>([
    [{ status: ['WAITING_RESPONSE'] }, () => ['ana.oldest']],
    [{ status: ['PENDING', 'RESOLVED'] }, () => ['ana.older', 'ana.oldest']],
    [{ status: ['REJECTED'] }, () => []],
    [{ priority: ['LOW'] }, secrets],
    [{ feedbackType: ['MANAGEMENT'] }, secrets],
    [{ feedbackType: ['COMPLIMENT', 'FEATURE_REQUEST'] }, () => ['ana.older', 'ana.oldest']],
    [{ isAnonymous: true }, secrets],
    [{ isAnonymous: false, priority: ['MEDIUM', 'URGENT'] }, () => ['ana.older', 'ana.oldest']],
    [{ isAnonymous: true, feedbackType: ['COMPLAINT'] }, () => []],
    [
      { status: [], priority: [], feedbackType: [], isAnonymous: null, search: ' ' },
      () => named.all().sort(),
    ],
  ])('the filter %j narrows the feedback of HR and of an employee alike', async (filters, expected) => {
    expect(await found(hr, { all: true, ...filters })).toEqual(expected());
    expect(await found(ana, filters)).toEqual(expected().filter((name) => name.startsWith('ana.')));
  });

  test('searching feedback matches title and description, ignoring case, and never a name', async () => {
    expect(await names(hr, { all: true, search: 'PARKING BY boris' })).toEqual(['boris.named']);
    expect(await names(hr, { all: true, search: 'cafeteria' })).toHaveLength(5);
    expect(await names(hr, { all: true, search: 'CAFETERİA' })).toHaveLength(5);
    expect(await names(ana, { search: 'cafeteria' })).toEqual(['ana.secret']);
    expect(await names(ana, { search: 'Secret of boris' })).toEqual([]);
    for (const search of ['Silva', 'Anonymous', '%'])
      expect(await names(hr, { all: true, search })).toEqual([]);
  });

  test('feedback is listed newest first, in a requested order, or newest first for an unknown order', async () => {
    const ordered = (ordering?: string) => names(ana, { ordering });
    const usual = ['ana.named', 'ana.secret', 'ana.older', 'ana.oldest'];
    expect(await ordered()).toEqual(usual);
    expect(await ordered('createdByName,rating')).toEqual(usual);
    expect(await ordered('createdAt')).toEqual(['ana.oldest', 'ana.older', 'ana.secret', 'ana.named']);
    expect((await ordered('updatedAt')).slice(0, 2)).toEqual(['ana.older', 'ana.oldest']);
    expect(await ordered('priority')).toEqual(['ana.secret', 'ana.older', 'ana.named', 'ana.oldest']);
    expect(await ordered('-status,-createdAt')).toEqual([
      'ana.older',
      'ana.oldest',
      'ana.named',
      'ana.secret',
    ]);
    expect(await ordered('feedbackType')).toEqual(['ana.named', 'ana.oldest', 'ana.older', 'ana.secret']);
    expect(await ordered('-feedbackType')).toEqual(['ana.secret', 'ana.older', 'ana.oldest', 'ana.named']);
  });

  test('pages of feedback do not repeat a row, and a page past the end is not found', async () => {
    const page = async (number: number) =>
      (await ana.ask(FeedbackTickets, { page: number, pageSize: 3 })).feedbackTickets;
    const [first, second] = [await page(1), await page(2)];
    expect(first.count).toBe(4);
    const expected = ['ana.named', 'ana.secret', 'ana.older', 'ana.oldest'];
    expect(named.names([...first.results, ...second.results])).toEqual(expected);
    await expectRefusal(ana.try(FeedbackTickets, { page: 3, pageSize: 3 }), 'NOT_FOUND', {
      message: 'Invalid page.',
    });
  });

  test('own anonymous feedback is in every list of own tickets once, and is counted there', async () => {
    for (const [who, name] of [
      [ana, 'ana'],
      [it, 'it'],
      [hr, 'hr'],
    ] as const) {
      const { myTickets } = await who.ask(MyTickets);
      const { masterTickets: mine } = await who.ask(MasterTickets, { mine: true });
      const { masterTickets: all } = await who.ask(MasterTickets, { pageSize: 200 });
      for (const { count, results } of [myTickets, mine, all]) {
        expect(results.filter(({ id }) => id === named.id(`${name}.secret`))).toHaveLength(1);
        expect(count).toBe(results.length);
      }
      expect((await who.ask(MasterTickets, { pageSize: 1 })).masterTickets.count).toBe(all.count);
      const { ownTicketCounts } = await who.ask(OwnTicketCounts, { kind: 'FEEDBACK' });
      expect(ownTicketCounts?.reduce((sum, { count }) => sum + count, 0)).toBe(own(name).length);
    }
  });

  test('a person with more anonymous feedback than one query looks up finds all of it', async () => {
    const busy = as(viewer());
    for (let n = 0; n < 70; n += 1) await giveAnonymously(busy, { title: `Idea ${n}` });
    expect(await list(busy)).toHaveLength(70);
    const next = await giveAnonymously(busy);
    expect((await list(busy)).map(({ id }) => id)).toContain(next);
  });
});
