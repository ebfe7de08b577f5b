import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { inDays } from '../../kit/testing/time/days.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import { viewer } from '../../kit/testing/viewers.js';
import { tickets } from '../subgraph.js';
import { FeedbackFigures, LeaveFigures, linesOf, TicketFigures } from '../testing/figures.js';
import { giveAnonymously } from '../testing/feedback.js';
import { insertTicket } from '../ticket/ticket.factory.js';

const SUMMER = { from: '2026-06-01', to: '2026-08-31' };
const people = (count: number, departmentName: string) =>
  Array.from({ length: count }, () => viewer([], { departmentName }));

describeSubgraph(tickets, { emptied: ['ticket', 'ticket_tally', 'feedback_author'] }, ({ as, database }) => {
  const FREE = [as.hr, as.admin, as.analyst];
  const OTHERS = [as.employee, as.manager, as.it];

  test('a person who is not signed in reads no figures', async () => {
    await expectRefusal(as.nobody.try(TicketFigures, { measure: 'OPENED' }), 'UNAUTHENTICATED');
    await expectRefusal(as.nobody.try(LeaveFigures, { measure: 'DAYS' }), 'UNAUTHENTICATED');
    await expectRefusal(as.nobody.try(FeedbackFigures), 'UNAUTHENTICATED');
  });

  test('only HR, administrators and analysts may group figures by department or freely', async () => {
    for (const other of OTHERS) {
      await expectRefusal(
        as(other).try(TicketFigures, { measure: 'OPENED', by: ['DEPARTMENT'] }),
        'FORBIDDEN',
      );
      await expectRefusal(
        as(other).try(TicketFigures, { measure: 'OPENED', by: ['KIND', 'STATUS'] }),
        'FORBIDDEN',
      );
      await expectRefusal(
        as(other).try(TicketFigures, { measure: 'OPENED', department: 'Engineering' }),
        'FORBIDDEN',
      );
      await expectRefusal(as(other).try(LeaveFigures, { measure: 'DAYS', by: ['DEPARTMENT'] }), 'FORBIDDEN');
      await expectRefusal(as(other).try(FeedbackFigures), 'FORBIDDEN');
    }
    for (const one of FREE) {
      await as(one).ask(TicketFigures, { measure: 'OPENED', by: ['DEPARTMENT', 'STATUS'] });
      await as(one).ask(LeaveFigures, { measure: 'REQUESTS', by: ['STATUS'], department: 'Legal' });
      await as(one).ask(FeedbackFigures, { by: ['STATUS'] });
    }
  });

  test('an unknown argument is refused with its name and the reason', async () => {
    const refused = (given: object, field: string, text: string) =>
      expectRefusal(
        as.analyst.try(TicketFigures, { measure: 'OPENED', ...given }),
        'BAD_USER_INPUT',
        field,
        text,
      );
    const elements = 'Ensure this field has no more than 2 elements.';
    await refused({ by: ['KIND', 'STATUS', 'PRIORITY'] }, 'by', elements);
    await refused(
      { measure: 'OPEN', every: 'DAY' },
      'every',
      'OPEN is known for today alone, not over time.',
    );
    await refused(
      { from: '2026-05-01', to: '2026-04-30' },
      'to',
      'Ensure the last month is not before the first.',
    );
    await refused(
      { from: '2016-01-01', to: '2026-01-01' },
      'from',
      'Ensure there are no more than 120 months.',
    );
    await refused(
      { from: '2026-01-01', to: '2027-01-01', every: 'DAY' },
      'from',
      'Ensure there are no more than 12 months.',
    );
    await refused({ from: '0001-01-01' }, 'from', 'Ensure this day lies between the years 1900 and 2199.');
    await expectRefusal(
      as.analyst.try(LeaveFigures, { measure: 'DAYS', by: ['STATUS'] }),
      'BAD_USER_INPUT',
      'by',
      'DAYS is not known by STATUS.',
    );
  });

  test('everyone reads the number of opened and resolved tickets of the organisation by kind and month, without feedback and deleted tickets', async () => {
    const june = '2026-07-01T05:00:00.000Z'; // still June in Los Angeles
    const july = '2026-07-02T20:00:00.000Z';
    await insertTicket(database, 'general', as.colleague, { createdAt: june });
    await insertTicket(database, 'it-support', as.colleague, { createdAt: july });
    await insertTicket(database, 'it-support', as.employee, { createdAt: july });
    await insertTicket(database, 'it-support', as.employee, { createdAt: july, deletedAt: july });
    await insertTicket(database, 'general', as.employee, {
      createdAt: june,
      status: 'resolved',
      resolvedAt: july,
    });
    await insertTicket(database, 'feedback', as.employee, { createdAt: july });
    await giveAnonymously(as.employee);
    for (const who of [...OTHERS, ...FREE]) {
      const opened = await as(who).ask(TicketFigures, {
        measure: 'OPENED',
        by: ['KIND'],
        every: 'MONTH',
        ...SUMMER,
      });
      expect(linesOf(opened)).toEqual(['2026-06-01 GENERAL: 2', '2026-07-01 IT_SUPPORT: 2']);
      const resolved = await as(who).ask(TicketFigures, { measure: 'RESOLVED', every: 'WEEK', ...SUMMER });
      expect(linesOf(resolved)).toEqual(['2026-06-29: 1']);
      const hours = await as(who).ask(TicketFigures, { measure: 'RESOLUTION_HOURS', ...SUMMER });
      expect(linesOf(hours)).toEqual([': 39']);
      const open = await as(who).ask(TicketFigures, { measure: 'OPEN', by: ['KIND'] });
      expect(linesOf(open)).toEqual(['IT_SUPPORT: 2', 'GENERAL: 1']);
    }
    expect(linesOf(await as.hr.ask(FeedbackFigures, SUMMER))).toEqual([': withheld']);
  });

  test('a department is chosen by name, and a small count of tickets is shown', async () => {
    const [one] = people(1, 'Legal');
    if (one) await insertTicket(database, 'general', one, { createdAt: '2026-07-02T20:00:00.000Z' });
    await insertTicket(database, 'general', as.employee, { createdAt: '2026-07-02T20:00:00.000Z' });
    const asked = { measure: 'OPENED', ...SUMMER } as const;
    expect(linesOf(await as.analyst.ask(TicketFigures, { ...asked, department: 'Legal' }))).toEqual([': 1']);
    expect(linesOf(await as.analyst.ask(TicketFigures, { ...asked, department: 'Nowhere' }))).toEqual([]);
    expect(linesOf(await as.analyst.ask(TicketFigures, { ...asked, by: ['DEPARTMENT'] }))).toEqual([
      'Engineering: 1',
      'Legal: 1',
    ]);
  });

  test('waiting times of open tickets are read in four steps, and other tickets are not counted', async () => {
    for (const days of [1, 8, 13, 15, 29, 31, 90])
      await insertTicket(database, 'general', as.colleague, { createdAt: `${inDays(-days)}T20:00:00.000Z` });
    await insertTicket(database, 'general', as.colleague, {
      createdAt: `${inDays(-20)}T20:00:00.000Z`,
      status: 'resolved',
      resolvedAt: `${inDays(-1)}T20:00:00.000Z`,
    });
    for (const other of OTHERS)
      await expectRefusal(as(other).try(TicketFigures, { measure: 'OPEN', by: ['AGE'] }), 'FORBIDDEN');
    expect(linesOf(await as.analyst.ask(TicketFigures, { measure: 'OPEN', by: ['KIND', 'AGE'] }))).toEqual([
      'GENERAL DAYS_00_TO_07: 1',
      'GENERAL DAYS_08_TO_14: 2',
      'GENERAL DAYS_15_TO_30: 2',
      'GENERAL DAYS_OVER_30: 2',
    ]);
    for (const measure of ['OPENED', 'RESOLVED', 'RESOLUTION_HOURS'] as const)
      await expectRefusal(
        as.analyst.try(TicketFigures, { measure, by: ['AGE'] }),
        'BAD_USER_INPUT',
        'by',
        `${measure} is not known by AGE.`,
      );
  });

  test('leave of fewer than five people is shown neither directly nor as the difference to the total, by groups or by filter', async () => {
    for (const [count, department] of [
      [4, 'Legal'],
      [6, 'Sales'],
      [9, 'Engineering'],
    ] as const)
      for (const who of people(count, department))
        await insertTicket(database, 'leave-request', who, { status: 'resolved' });
    const asked = { measure: 'DAYS', ...SUMMER } as const;
    expect(linesOf(await as.employee.ask(LeaveFigures, asked))).toEqual([': 95']);
    expect(linesOf(await as.hr.ask(LeaveFigures, { ...asked, by: ['DEPARTMENT'] }))).toEqual([
      'Engineering: 45',
      'Legal: withheld',
      'Sales: withheld',
    ]);
    for (const [department, told] of [
      ['Legal', 'withheld'],
      ['Sales', 'withheld'],
      ['Engineering', '45'],
    ] as const)
      expect(linesOf(await as.admin.ask(LeaveFigures, { ...asked, department }))).toEqual([`: ${told}`]);
  });

  test('leave is counted on its days: leave in two months counts in both, and only approved leave counts', async () => {
    for (const who of people(5, 'Sales')) {
      const days = { startDate: '2026-06-29', endDate: '2026-07-02' };
      await insertTicket(database, 'leave-request', who, { status: 'resolved', ...days });
      await insertTicket(database, 'leave-request', who, {
        status: 'rejected',
        startDate: '2026-08-03',
        endDate: '2026-08-03',
      });
    }
    const asked = { measure: 'DAYS', by: 'LEAVE_TYPE', every: 'MONTH' } as const;
    expect(linesOf(await as.employee.ask(LeaveFigures, { ...asked, ...SUMMER }))).toEqual([
      '2026-06-01 VACATION: 10',
      '2026-07-01 VACATION: 10',
    ]);
    expect(
      linesOf(await as.employee.ask(LeaveFigures, { ...asked, from: '2026-07-31', to: '2026-07-01' })),
    ).toEqual(['2026-07-01 VACATION: 10']);
  });
});
