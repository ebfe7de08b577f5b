import { dayIn } from '../../kit/config/calendar.js';
import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import type { Asker } from '../../kit/testing/actors.js';
import { planForValues, scanned, statementsOf } from '../../kit/testing/plans.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import { viewer } from '../../kit/testing/viewers.js';
import { tickets } from '../subgraph.js';
import { giveAnonymously } from '../testing/feedback.js';
import { graphql } from '../testing/graphql.js';
import { SetStatus } from '../testing/status.js';
import { insertTicket } from '../ticket/ticket.factory.js';

const Waiting = graphql(`
  query WaitingInTickets {
    waitingInTickets {
      kind
      count
      detail
      path
      until
    }
  }
`);

const Away = graphql(`
  query ReportsAway {
    reportsAway {
      userId
      name
      until
    }
  }
`);

const ZONE = 'Pacific/Kiritimati'; // fourteen hours ahead of UTC

describeSubgraph(tickets, { emptied: ['ticket'], config: { ORGANISATION_TIME_ZONE: ZONE } }, (subgraph) => {
  const { as, database } = subgraph;
  const waiting = async (who: Asker) => (await who.ask(Waiting)).waitingInTickets;
  const away = async (who: Asker) => (await who.ask(Away)).reportsAway;

  test('a person who is not signed in reads neither waiting tickets nor absent people', async () => {
    await expectRefusal(as.nobody.try(Waiting), 'UNAUTHENTICATED');
    await expectRefusal(as.nobody.try(Away), 'UNAUTHENTICATED');
  });

  test.each(['employee', 'colleague', 'it', 'analyst'] as const)(
    "%s reads neither other people's waiting leave nor their waiting tickets",
    async (who) => {
      const other = viewer([], { fullName: 'Kim Berg' });
      await insertTicket(database, 'leave-request', other);
      await insertTicket(database, 'general', other, { status: 'waiting_response' });
      expect(await waiting(as[who])).toEqual([]);
      expect(await away(as[who])).toEqual([]);
    },
  );

  test('nobody is asked to decide their own leave, or leave that is already decided', async () => {
    for (const who of ['hr', 'admin', 'manager'] as const)
      await insertTicket(database, 'leave-request', as[who]);
    await insertTicket(database, 'leave-request', as.employee, { status: 'rejected' });
    expect(await waiting(as.manager)).toEqual([]);
    expect((await waiting(as.hr))?.map(({ count }) => count)).toEqual([2]);
    expect((await waiting(as.admin))?.map(({ count }) => count)).toEqual([2]);
  });

  test('a manager is led to the longest waiting request of a report [A7.39]', async () => {
    const [first] = [
      await insertTicket(database, 'leave-request', as.employee, {
        createdAt: '2026-05-01T08:00:00.000Z',
      }),
      await insertTicket(database, 'leave-request', as.employee, {
        startDate: '2026-08-03',
        endDate: '2026-08-04',
        createdAt: '2026-05-02T08:00:00.000Z',
      }),
      await insertTicket(database, 'leave-request', as.colleague),
    ];
    expect(await waiting(as.manager)).toEqual([
      {
        kind: 'LEAVE_TO_DECIDE',
        count: 2,
        detail: 'First a request of Maya Okafor',
        path: `/employee/leave?tab=team&request=${first}`,
        until: null,
      },
    ]);
    expect(await waiting(as.hr)).toMatchObject([{ count: 3, path: `/hr/tickets?tab=leave&ticket=${first}` }]);
  });

  test('an employee is led to own tickets that wait for an answer, page by page, including anonymous feedback', async () => {
    const waits = { status: 'waiting_response' } as const;
    await insertTicket(database, 'general', as.employee, { title: 'Badge' });
    const leave = await insertTicket(database, 'leave-request', as.employee, { ...waits, title: 'Sea' });
    const ticket = await insertTicket(database, 'general', as.employee, { ...waits, title: 'Lamp' });
    await insertTicket(database, 'it-support', as.employee, { ...waits, title: 'Screen' });
    const id = await giveAnonymously(as.employee, { title: 'Canteen', description: 'Cold soup' });
    await as.hr.ask(SetStatus, { id, status: 'WAITING_RESPONSE' });
    const line = { count: 1, until: null };
    expect(await waiting(as.employee)).toEqual([
      { ...line, kind: 'LEAVE_TO_ANSWER', detail: 'Sea', path: `/employee/leave?request=${leave}` },
      {
        ...line,
        kind: 'TICKETS_TO_ANSWER',
        count: 2,
        detail: 'Lamp',
        path: `/employee/tickets?ticket=${ticket}`,
      },
      { ...line, kind: 'FEEDBACK_TO_ANSWER', detail: 'Canteen', path: `/employee/feedback?feedback=${id}` },
    ]);
    for (const who of ['hr', 'admin', 'manager', 'it'] as const) {
      const kinds = (await waiting(as[who]))?.map(({ kind }) => kind) ?? [];
      expect(kinds.filter((kind) => kind !== 'LEAVE_TO_DECIDE')).toEqual([]);
    }
  });

  test("a manager reads which reports are away today in the organisation's time zone, and HR reads none", async () => {
    const today = dayIn(ZONE);
    const leave = { startDate: today, endDate: today, status: 'resolved' } as const;
    await insertTicket(database, 'leave-request', as.employee, leave);
    await insertTicket(database, 'leave-request', as.colleague, leave);
    expect(await away(as.manager)).toEqual([
      { userId: as.employee.userId, name: 'Maya Okafor', until: today },
    ]);
    expect(await away(as.hr)).toEqual([]);
  });

  test('HR reads leave to decide from an index of waiting leave, however much has been decided', async () => {
    await database.query(
      `insert into ticket (kind, title, description, status, created_by_id, created_by_name, leave_type, start_date, end_date, details, created_at)
         select 'leave-request', 'Leave', 'Rest', 'rejected', 1000 + n, 'Person', 'sick', '2026-01-01', '2026-01-02', '{}', timestamptz '2026-01-01' + n * interval '1 minute'
         from generate_series(1, 5000) n`,
    );
    await insertTicket(database, 'leave-request', as.employee);
    await database.query('analyze ticket');
    const { sent } = await statementsOf(subgraph, as.hr, '{ waitingInTickets { kind count } }');
    expect(sent).toHaveLength(2);
    for (const statement of sent)
      expect(scanned(await planForValues(database, statement), ['ticket'])).toEqual([]);
  });
});
