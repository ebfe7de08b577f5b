import { randomUUID } from 'node:crypto';
import { receiveEvents } from '../../kit/postgres/outbox.js';
import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import type { VariablesOf } from '../../kit/testing/document.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import { tickets } from '../subgraph.js';
import { linesOf, TicketFigures } from '../testing/figures.js';
import { insertTicket } from '../ticket/ticket.factory.js';

const YEARS = { from: '2024-01-01', to: '2026-08-31' };
const BY_MODEL: VariablesOf<typeof TicketFigures> = {
  measure: 'OPENED',
  by: ['ASSET_MODEL', 'ASSET_AGE'],
  ...YEARS,
};

describeSubgraph(tickets, { emptied: ['ticket', 'ticket_tally', 'asset'] }, ({ as, database }) => {
  /** As the register of assets tells it. */
  const know = (...assets: { tag: string; model: string | null; purchaseDate: string | null }[]) =>
    receiveEvents(database, tickets.consumes, [
      {
        id: 1,
        eventId: randomUUID(),
        topic: 'assets.state',
        payload: { assets },
      },
    ]);
  const about = (assetTag: string, createdAt: string, more: object = {}) =>
    insertTicket(database, 'it-support', as.employee, {
      details: { issueType: 'Hardware', assetTag },
      createdAt: `${createdAt}T20:00:00.000Z`,
      ...more,
    });
  beforeEach(() =>
    know(
      { tag: 'LAP-001', model: 'Acme Pro 14', purchaseDate: '2024-03-01' },
      { tag: 'LAP-002', model: 'Acme Pro 14', purchaseDate: '2026-01-01' },
      { tag: 'PRI-001', model: null, purchaseDate: null },
    ),
  );

  test('only HR, administrators and analysts read tickets by model and age of the asset', async () => {
    await about('LAP-001', '2026-06-01');
    for (const other of [as.employee, as.manager, as.it])
      for (const by of ['ASSET_MODEL', 'ASSET_AGE'] as const)
        await expectRefusal(other.try(TicketFigures, { measure: 'OPENED', by }), 'FORBIDDEN');
    for (const one of [as.hr, as.admin, as.analyst])
      expect(linesOf(await one.ask(TicketFigures, BY_MODEL))).toEqual(['Acme Pro 14 YEARS_02_TO_03: 1']);
  });

  test('a ticket that names an asset in any spelling is counted by model and age of the asset at that time; tickets without an asset, feedback and deleted tickets are not', async () => {
    await about('LAP-001', '2024-03-02');
    await about('lap‑001', '2025-06-01');
    await about('LAP-001', '2026-06-01');
    await about('LAP-002', '2026-06-02');
    await about('PRI-001', '2026-06-03');
    await about('LAP-999', '2026-06-04');
    await about('LAP-001', '2026-06-05', { deletedAt: '2026-06-06T20:00:00.000Z' });
    await insertTicket(database, 'it-support', as.employee, {
      createdAt: '2026-06-07T20:00:00.000Z',
      details: { issueType: 'Hardware' },
    });
    await insertTicket(database, 'feedback', as.employee, {
      createdAt: '2026-06-08T20:00:00.000Z',
      details: { feedbackType: 'complaint', assetTag: 'LAP-001' },
    });
    expect(linesOf(await as.analyst.ask(TicketFigures, BY_MODEL))).toEqual([
      'Acme Pro 14 YEARS_00_TO_01: 2',
      'Acme Pro 14 YEARS_01_TO_02: 1',
      'Acme Pro 14 YEARS_02_TO_03: 1',
      ': 1',
    ]);
    const each = { measure: 'OPENED', by: 'ASSET_MODEL', every: 'MONTH' } as const;
    expect(
      linesOf(await as.hr.ask(TicketFigures, { ...each, from: '2026-06-01', to: '2026-06-01' })),
    ).toEqual(['2026-06-01 Acme Pro 14: 2', '2026-06-01: 1']);
  });

  test('open tickets are read by model and by waiting time, and those of a department by model', async () => {
    await about('LAP-001', '2026-01-05');
    await about('LAP-002', '2026-01-06', { status: 'resolved', resolvedAt: '2026-01-07T20:00:00.000Z' });
    const open = await as.admin.ask(TicketFigures, { measure: 'OPEN', by: ['ASSET_MODEL', 'AGE'] });
    expect(linesOf(open)).toEqual(['Acme Pro 14 DAYS_OVER_30: 1']);
    const ofOne = { measure: 'RESOLVED', by: 'ASSET_MODEL', department: 'Engineering', ...YEARS } as const;
    expect(linesOf(await as.admin.ask(TicketFigures, ofOne))).toEqual(['Acme Pro 14: 1']);
  });

  test('a corrected model of an asset also counts for older tickets', async () => {
    await about('LAP-001', '2024-06-01');
    await know({ tag: 'LAP-001', model: 'Acme Air 13', purchaseDate: '2022-03-01' });
    expect(linesOf(await as.analyst.ask(TicketFigures, BY_MODEL))).toEqual(['Acme Air 13 YEARS_02_TO_03: 1']);
  });
});
