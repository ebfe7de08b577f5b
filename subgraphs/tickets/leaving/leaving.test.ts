import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { untyped } from '../../kit/testing/document.js';
import { scanned, planForValues, statementsOf } from '../../kit/testing/plans.js';
import { viewer } from '../../kit/testing/viewers.js';
import { tickets } from '../subgraph.js';
import { insertTicket } from '../ticket/ticket.factory.js';

type Lists = Record<
  'openTickets' | 'assignedTickets' | 'pendingLeave' | 'waitingApprovals',
  { count: number; results: { id: number }[] }
>;
const PAGE = '{ count results { id } }';
const TEXT = `query Leaving($r: [_Any!]!) { _entities(representations: $r) { ... on Leaving {
  openTickets ${PAGE} assignedTickets ${PAGE} pendingLeave ${PAGE} waitingApprovals ${PAGE} } } }`;
const LEAVING = untyped<{ _entities: [Lists | null] }>(TEXT);

describeSubgraph(tickets, { emptied: ['ticket'] }, ({ as, database, run }) => {
  const leaver = viewer([], { fullName: 'Lea Goner' });
  const report = viewer([], { fullName: 'Rea Port' });
  const given = { r: [{ __typename: 'Leaving', userId: leaver.userId, reportUserIds: [report.userId] }] };

  test('only HR and Administrators read the tickets of a person who leaves', async () => {
    for (const who of [as.employee, as.manager, as.it, as.analyst, as(leaver)]) {
      const { data, errors } = await who.try(LEAVING, given);
      expect([data, errors.map(({ code }) => code)]).toEqual([null, ['FORBIDDEN']]);
    }
  });

  test('the open tickets of a leaver, tickets that wait for them, their leave and the undecided leave of their reports are listed, and no others', async () => {
    const assigned = { assignedToId: leaver.userId, assignedToName: leaver.fullName };
    const open = [
      await insertTicket(database, 'general', leaver),
      await insertTicket(database, 'it-support', leaver, { status: 'waiting_response' }),
      await insertTicket(database, 'feedback', leaver),
    ];
    const taken = await insertTicket(database, 'general', report, { ...assigned, status: 'in_progress' });
    const pending = await insertTicket(database, 'leave-request', leaver);
    const waiting = await insertTicket(database, 'leave-request', report);
    for (const status of ['resolved', 'closed', 'rejected'] as const) {
      await insertTicket(database, 'general', leaver, { status, ...assigned });
      await insertTicket(database, 'leave-request', report, {
        status,
        startDate: '2020-01-01',
        endDate: '2020-01-02',
      });
    }
    await insertTicket(database, 'feedback', leaver, { isAnonymous: true });
    await insertTicket(database, 'leave-request', as.colleague);
    for (const who of [as.hr, as.admin]) {
      const { _entities } = await who.ask(LEAVING, given);
      const lists = Object.entries(_entities[0] ?? {}).map(([list, { count, results }]) => [
        list,
        count,
        new Set(results.map(({ id }) => id)),
      ]);
      expect(lists).toEqual([
        ['openTickets', 3, new Set(open)],
        ['assignedTickets', 1, new Set([taken])],
        ['pendingLeave', 1, new Set([pending])],
        ['waitingApprovals', 1, new Set([waiting])],
      ]);
    }
  });

  test('each list is one statement, which uses an index by person and does not scan all tickets', async () => {
    await database.query(`insert into ticket (kind, title, description, status, created_by_id, created_by_name, category_id)
      select 'general', 'T' || n, '', 'open', 1 + n % 4000, 'Somebody', 2 from generate_series(1, 20000) as n`);
    await database.query('analyze ticket');
    const { sent } = await statementsOf(
      { database, run },
      viewer(['HR']),
      TEXT.replaceAll('count ', ''),
      given,
    );
    expect(sent).toHaveLength(4);
    for (const statement of sent)
      expect([statement[0], scanned(await planForValues(database, statement), ['ticket'])]).toEqual([
        statement[0],
        [],
      ]);
  });
});
