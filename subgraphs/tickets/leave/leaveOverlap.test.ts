import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { expectOneWinner, expectRefusal } from '../../kit/testing/refusal.js';
import { tickets } from '../subgraph.js';
import { askForLeave, CreateLeave, leaveInput, UpdateLeave } from '../testing/leave.js';
import { insertTicket } from '../ticket/ticket.factory.js';

const TAKEN = 'You already have a leave request for these dates.';

describeSubgraph(tickets, { emptied: ['ticket', 'ticket_tally'] }, ({ as, database }) => {
  const { employee, colleague } = as;

  test.each([
    ['the same days', '2026-07-06', '2026-07-10'],
    ['the last day', '2026-07-10', '2026-07-12'],
    ['the first day', '2026-07-01', '2026-07-06'],
    ['days inside', '2026-07-07', '2026-07-08'],
    ['days around', '2026-07-01', '2026-07-31'],
  ])(
    'leave on %s of another request is refused while that request is pending or approved',
    async (_, startDate, endDate) => {
      for (const status of ['open', 'in_progress', 'waiting_response', 'resolved'] as const) {
        const id = await insertTicket(database, 'leave-request', employee, { status });
        const input = leaveInput({ startDate, endDate });
        await expectRefusal(employee.try(CreateLeave, { input }), 'BAD_USER_INPUT', 'nonFieldErrors', TAKEN);
        await database.query('delete from ticket where id = $1', [id]);
      }
    },
  );

  test('leave cannot be moved to days of another own request', async () => {
    await askForLeave(employee, { startDate: '2026-07-06', endDate: '2026-07-10' });
    const id = await askForLeave(employee, { startDate: '2026-08-01', endDate: '2026-08-02' });
    const attempt = employee.try(UpdateLeave, { id, input: { startDate: '2026-07-10' } });
    await expectRefusal(attempt, 'BAD_USER_INPUT', 'nonFieldErrors', TAKEN);
  });

  test("leave next to other leave, on days of another person's leave, or on days of refused or closed leave is accepted", async () => {
    for (const status of ['rejected', 'closed'] as const)
      await insertTicket(database, 'leave-request', employee, { status });
    await askForLeave(employee, { startDate: '2026-07-06', endDate: '2026-07-10' });
    await askForLeave(employee, { startDate: '2026-07-11', endDate: '2026-07-11' });
    await askForLeave(employee, { startDate: '2026-07-05', endDate: '2026-07-05' });
    await askForLeave(colleague, { startDate: '2026-07-06', endDate: '2026-07-10' });
  });

  test('of eight overlapping leave requests at the same moment one is accepted', async () => {
    const attempts = Array.from({ length: 8 }, (_, day) =>
      leaveInput({ startDate: `2026-08-0${day + 1}`, endDate: '2026-08-10' }),
    );
    const refusal = { fields: { nonFieldErrors: [TAKEN] } };
    await expectOneWinner(
      attempts.map((input) => employee.try(CreateLeave, { input })),
      'BAD_USER_INPUT',
      refusal,
    );
    expect(await database.query('select 1 from ticket')).toHaveLength(1);
  });
});
