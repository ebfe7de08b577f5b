import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import type { Asker } from '../../kit/testing/actors.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import { IT_SUPPORT } from '../category/category.fixed.js';
import { tickets } from '../subgraph.js';
import { SearchTickets } from '../testing/find.js';
import { giveAnonymously } from '../testing/feedback.js';
import { insertTicket } from '../ticket/ticket.factory.js';

describeSubgraph(tickets, { emptied: ['ticket'] }, ({ as, database }) => {
  const search = async (who: Asker, text: string) =>
    (await who.ask(SearchTickets, { search: text })).searchTickets ?? [];
  const found = async (who: Asker, text: string) => (await search(who, text)).map(({ title }) => title);

  test('a person who is not signed in cannot search', async () => {
    await expectRefusal(as.nobody.try(SearchTickets, { search: 'boat' }), 'UNAUTHENTICATED');
  });

  test('an employee finds only their own tickets of the four kinds, each on the page of its kind', async () => {
    const kinds = ['leave-request', 'it-support', 'feedback', 'general'] as const;
    const ids: number[] = [];
    for (const kind of kinds) {
      ids.push(await insertTicket(database, kind, as.employee, { title: `Boat ${kind}` }));
      await insertTicket(database, kind, as.colleague, { title: `Boat of others ${kind}` });
    }
    const [leave, itSupport, feedback, general] = ids;
    const rows = (await search(as.employee, 'boat')).sort((a, b) => a.kind.localeCompare(b.kind));
    expect(rows.map(({ kind, path, subtitle }) => ({ kind, path, subtitle }))).toEqual([
      {
        kind: 'FEEDBACK',
        path: `/employee/feedback?feedback=${feedback}`,
        subtitle: `Feedback #${feedback} · Yours`,
      },
      {
        kind: 'GENERAL',
        path: `/employee/tickets?ticket=${general}`,
        subtitle: `Ticket #${general} · Yours`,
      },
      {
        kind: 'IT_SUPPORT',
        path: `/employee/tickets?ticket=${itSupport}`,
        subtitle: `IT support #${itSupport} · Yours`,
      },
      {
        kind: 'LEAVE_REQUEST',
        path: `/employee/leave?request=${leave}`,
        subtitle: `Leave request #${leave} · Yours`,
      },
    ]);
    expect(await found(as.analyst, 'boat')).toEqual([]);
  });

  test('a manager finds the leave of reports, and no other tickets of theirs', async () => {
    const id = await insertTicket(database, 'leave-request', as.employee, { title: 'Regatta week' });
    await insertTicket(database, 'general', as.employee, { title: 'Regatta flags' });
    await insertTicket(database, 'leave-request', as.colleague, { title: 'Regatta of others' });
    expect(await search(as.manager, 'regatta')).toEqual([
      {
        kind: 'LEAVE_REQUEST',
        id: String(id),
        title: 'Regatta week',
        subtitle: `Leave request #${id} · Maya Okafor`,
        path: `/employee/leave?tab=team&request=${id}`,
      },
    ]);
    expect(await found(as.manager, 'reagtta')).toEqual(['Regatta week']);
  });

  test('IT Staff find IT tickets in their console, HR finds every ticket in the HR console', async () => {
    const id = await insertTicket(database, 'general', as.employee, {
      title: 'Mast lamp',
      categoryId: IT_SUPPORT,
    });
    await insertTicket(database, 'leave-request', as.employee, { title: 'Mast climbing' });
    expect(await search(as.it, 'mast')).toMatchObject([
      { title: 'Mast lamp', path: `/it/tickets?ticket=${id}` },
    ]);
    expect((await search(as.hr, 'mast')).map(({ path }) => path.split('=')[0])).toEqual([
      '/hr/tickets?ticket',
      '/hr/tickets?ticket',
    ]);
    expect(await found(as.it, 'matsl')).toEqual([]);
    expect(await found(as.it, 'mats lamp')).toEqual(['Mast lamp']);
    expect(await found(as.hr, 'masst climbing')).toEqual(['Mast climbing']);
  });

  test('HR finds tickets by requester, and only the author reads that anonymous feedback is theirs', async () => {
    await insertTicket(database, 'general', as.employee, { title: 'Anchor' });
    const id = await giveAnonymously(as.employee, { title: 'Galley', description: 'Warmer soup.' });
    expect(await found(as.hr, 'okafor')).toEqual(['Anchor']);
    expect(await search(as.hr, 'galley')).toMatchObject([
      { subtitle: 'Feedback · Anonymous', path: `/hr/tickets?ticket=${id}` },
    ]);
    expect(await search(as.employee, 'soup')).toMatchObject([
      { subtitle: 'Feedback · Yours', path: `/employee/feedback?feedback=${id}` },
    ]);
  });

  test('HR finds a ticket by words of its title and its requester in any order, but never by an anonymous author', async () => {
    await insertTicket(database, 'general', as.employee, { title: 'The laptop of the harbour is slow' });
    await insertTicket(database, 'general', as.colleague, { title: 'The laptop of the quay is slow' });
    await giveAnonymously(as.employee, { title: 'Laptop bags', description: 'Softer ones.' });
    expect(await found(as.hr, 'okafor laptop')).toEqual(['The laptop of the harbour is slow']);
    expect(await found(as.hr, 'slow harbour lap of')).toEqual(['The laptop of the harbour is slow']);
    expect(await found(as.it, 'slow harbour')).toEqual([]);
    expect(await found(as.employee, 'bags laptop')).toEqual(['Laptop bags']);
    expect(await found(as.employee, 'quay laptop')).toEqual([]);
  });

  test('at most five tickets are found, the newest first, with or without accents and apostrophes', async () => {
    for (let n = 1; n <= 7; n += 1)
      await insertTicket(database, 'general', as.employee, {
        title: `Café d’été ${n}`,
        createdAt: `2026-07-0${n}T09:00:00.000Z`,
      });
    expect(await found(as.employee, "CAFE D'ETE")).toEqual([7, 6, 5, 4, 3].map((n) => `Café d’été ${n}`));
    expect(await found(as.employee, 'c')).toEqual([]);
  });
});
