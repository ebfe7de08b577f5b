import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { expectOneWinner, expectRefusal } from '../../kit/testing/refusal.js';
import { tickets } from '../subgraph.js';
import { graphql } from '../testing/graphql.js';
import {
  askForLeave,
  CancelLeave,
  CreateLeave,
  leaveInput,
  LeaveRequest,
  readLeave,
  UpdateLeave,
} from '../testing/leave.js';
import type { LeaveInput } from '../testing/leave.js';
import { insertTicket } from '../ticket/ticket.factory.js';

const Counts = graphql(`
  query LeaveCounts {
    leaveRequests {
      count
    }
    masterTickets {
      count
    }
  }
`);

const BLANK = 'This field may not be blank.';
const BACKWARDS = 'End date cannot precede start date.';
const YEAR = 'Ensure this date is between 1900-01-01 and 2199-12-31.';
const most = (length: number) => `Ensure this field has no more than ${length} characters.`;

describeSubgraph(tickets, { emptied: ['ticket', 'ticket_tally'] }, ({ as, database }) => {
  const { employee, colleague, manager, it, hr } = as;

  test('a person who is not signed in cannot ask for leave', async () => {
    await expectRefusal(as.nobody.try(CreateLeave, { input: leaveInput() }), 'UNAUTHENTICATED');
  });

  test.each<[string, Partial<LeaveInput>, Record<string, string[]>]>([
    ['a blank title', { title: '  ' }, { title: [BLANK] }],
    ['a blank description', { description: '' }, { description: [BLANK] }],
    ['too long a title', { title: 'x'.repeat(201) }, { title: [most(200)] }],
    ['too long a description', { description: 'x'.repeat(10_001) }, { description: [most(10000)] }],
    ['too long a reason', { reason: 'x'.repeat(2_001) }, { reason: [most(2000)] }],
    ['an end before the start', { startDate: '2026-07-10', endDate: '2026-07-09' }, { endDate: [BACKWARDS] }],
    ['a mistyped year', { startDate: '0202-07-10' }, { startDate: [YEAR], endDate: [YEAR] }],
    [
      'two faults together',
      { title: ' ', startDate: '2026-07-11', endDate: '2026-07-10' },
      { title: [BLANK], endDate: [BACKWARDS] },
    ],
  ])('a leave request with %s is refused under its field [A5.23 A5.24]', async (_, given, fields) => {
    await expectRefusal(employee.try(CreateLeave, { input: leaveInput(given) }), 'BAD_USER_INPUT', {
      fields,
    });
  });

  test('leave of more than 366 days, for example with a mistyped year, is refused under its last day', async () => {
    const from = (endDate: string) => ({ input: leaveInput({ startDate: '2027-03-01', endDate }) });
    const text = 'A request spans at most 366 days. Please check the year, or request the rest separately.';
    for (const last of ['2028-03-01', '2127-03-01']) {
      await expectRefusal(employee.try(CreateLeave, from(last)), 'BAD_USER_INPUT', 'endDate', text);
    }
    const { createLeaveRequest } = await employee.ask(CreateLeave, from('2028-02-29'));
    expect((await readLeave(employee, createLeaveRequest.id)).leave?.totalDays).toBe(366);
  });

  test('a leave request with text that PostgreSQL cannot store is refused, unusual characters are kept', async () => {
    await expectRefusal(
      employee.try(CreateLeave, { input: leaveInput({ reason: 'a\u0000b' }) }),
      'BAD_USER_INPUT',
    );
    await askForLeave(employee, {
      reason: 'half \ud83d a smile',
      title: `${'😀'.repeat(180)} "quoted" \\ <b>`,
    });
  });

  test('a new leave request has every field; its days are counted inclusively on the server [A3.8 A5.25 A7.38]', async () => {
    const days = { startDate: '2028-02-28', endDate: '2028-03-01' };
    const id = await askForLeave(employee, {
      ...days,
      title: ' Family visit ',
      leaveType: 'PERSONAL',
      reason: 'Wedding',
    });
    expect(await readLeave(employee, id)).toEqual({
      title: 'Family visit',
      description: 'Days off',
      status: 'OPEN',
      priority: 'MEDIUM',
      createdById: employee.userId,
      createdByName: 'Maya Okafor',
      createdByDepartment: 'Engineering',
      assignedToId: null,
      resolvedAt: null,
      version: 1,
      viewerCan: {
        edit: true,
        cancel: true,
        decide: false,
        changeStatus: false,
        assign: false,
        commentInternally: false,
      },
      history: [],
      leave: {
        ...days,
        leaveType: 'PERSONAL',
        totalDays: 3,
        reason: 'Wedding',
        approvedByName: null,
        approvalDate: null,
        supportingDocument: null,
        supportingDocumentName: null,
      },
    });
  });

  test('the reason for leave may be left out and the priority chosen [B5.19]', async () => {
    const id = await askForLeave(employee, { reason: undefined, priority: 'HIGH' });
    expect(await readLeave(employee, id)).toMatchObject({ priority: 'HIGH', leave: { reason: '' } });
  });

  test('a leave request sent twice with one Idempotency-Key is created once', async () => {
    const input = leaveInput({ title: 'Once' });
    const first = await employee.ask(CreateLeave, { input }, { idempotencyKey: 'k' });
    expect(await employee.ask(CreateLeave, { input }, { idempotencyKey: 'k' })).toEqual(first);
    await expectRefusal(
      employee.try(CreateLeave, { input: leaveInput({ title: 'Twice' }) }, { idempotencyKey: 'k' }),
      'CONFLICT',
    );
  });

  test('only the requester may change or cancel leave; other people do not find it [A6.15]', async () => {
    const id = await askForLeave(employee);
    const input = { title: 'Mine' };
    for (const who of [colleague, it]) {
      await expectRefusal(who.try(UpdateLeave, { id, input }), 'NOT_FOUND', { message: 'Not found.' });
      await expectRefusal(who.try(CancelLeave, { id }), 'NOT_FOUND', { message: 'Not found.' });
    }
    const message = 'Only the person who asked may do this.';
    for (const who of [hr, manager]) {
      await expectRefusal(who.try(UpdateLeave, { id, input }), 'FORBIDDEN', { message });
      await expectRefusal(who.try(CancelLeave, { id }), 'FORBIDDEN', { message });
    }
    expect(await readLeave(employee, id)).toMatchObject({ title: 'Rest', version: 1 });
  });

  test.each(['resolved', 'rejected', 'closed'] as const)(
    '%s leave can be neither changed nor cancelled, and the refusal names its status [A4.14]',
    async (status) => {
      const id = await insertTicket(database, 'leave-request', employee, { status });
      const refusal = (verb: string) => ({
        message: `Only pending leave requests can be ${verb}.`,
        currentStatus: status,
      });
      await expectRefusal(employee.try(CancelLeave, { id }), 'CONFLICT', refusal('cancelled'));
      await expectRefusal(
        employee.try(UpdateLeave, { id, input: { title: 'Later' } }),
        'CONFLICT',
        refusal('changed'),
      );
      expect((await readLeave(employee, id)).viewerCan).toMatchObject({ edit: false, cancel: false });
    },
  );

  test('an update of a leave request changes only the given fields and counts its days again', async () => {
    const id = await askForLeave(employee, {
      startDate: '2026-07-06',
      endDate: '2026-07-10',
      reason: 'Rest',
    });
    const update = (input: Partial<LeaveInput>) => employee.try(UpdateLeave, { id, input });
    const leave = { startDate: '2026-07-06', endDate: '2026-07-07', totalDays: 2, reason: 'Rest' };
    expect((await update({ endDate: '2026-07-07' })).data).toEqual({
      updateLeaveRequest: { title: 'Rest', version: 2, leave },
    });
    await expectRefusal(update({ startDate: '2026-07-08' }), 'BAD_USER_INPUT', 'endDate', BACKWARDS);
    const { errors } = await employee.try(UpdateLeave, { id, input: { leaveType: null } });
    expect(errors[0]?.fields).toEqual({ leaveType: ['This field may not be null.'] });
  });

  test('an update without a change keeps the version; of three people who edit one version one succeeds [A6.15]', async () => {
    const id = await askForLeave(employee);
    for (const input of [{}, { title: 'Rest' }]) {
      expect((await employee.ask(UpdateLeave, { id, input })).updateLeaveRequest.version).toBe(1);
    }
    const edits = ['One', 'Two', 'Three'].map((title) =>
      employee.try(UpdateLeave, { id, input: { title }, version: 1 }),
    );
    await expectOneWinner(edits, 'CONFLICT', { currentStatus: 'open' });
  });

  test.each(['open', 'in_progress', 'waiting_response'] as const)(
    '%s leave can be cancelled: it leaves all lists, its history stays [A4.13]',
    async (status) => {
      const id = await insertTicket(database, 'leave-request', employee, { status });
      expect((await readLeave(employee, id)).viewerCan.cancel).toBe(true);
      expect(await employee.ask(CancelLeave, { id })).toEqual({ cancelLeaveRequest: true });
      for (const who of [employee, hr, manager])
        await expectRefusal(who.try(LeaveRequest, { id }), 'NOT_FOUND');
      await expectRefusal(employee.try(CancelLeave, { id }), 'NOT_FOUND');
      expect(await hr.ask(Counts)).toEqual({ leaveRequests: { count: 0 }, masterTickets: { count: 0 } });
      const kept = await database.one(
        `select t.status, a.actor_user_id as "actor" from ticket t
       join audit a on a.object_id = t.id::text and a.action = 'leave.cancel' where t.id = $1`,
        [id],
      );
      expect(kept).toEqual({ status, actor: employee.userId });
      await askForLeave(employee); // its days are free again
    },
  );
});
