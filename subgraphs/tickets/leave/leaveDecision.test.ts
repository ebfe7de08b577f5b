import type { Asker } from '../../kit/testing/actors.js';
import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import type { Answer } from '../../kit/testing/refusal.js';
import { viewer } from '../../kit/testing/viewers.js';
import { tickets } from '../subgraph.js';
import { Comments } from '../testing/comments.js';
import {
  ApproveLeave,
  askForLeave,
  CancelLeave,
  readLeave,
  RejectLeave,
  UpdateLeave,
} from '../testing/leave.js';
import { CloseTicket, ReopenTicket, SetStatus } from '../testing/status.js';
import { insertTicket } from '../ticket/ticket.factory.js';

type Decide = (who: Asker, id: number) => Promise<Answer<unknown>>;
const DECISIONS: [name: string, isForManagers: boolean, decide: Decide][] = [
  ['approve', true, (who, id) => who.try(ApproveLeave, { id })],
  ['reject', true, (who, id) => who.try(RejectLeave, { id })],
  ['set the status of', false, (who, id) => who.try(SetStatus, { id, status: 'RESOLVED' })],
  ['close', false, (who, id) => who.try(CloseTicket, { id })],
  ['reopen', false, (who, id) => who.try(ReopenTicket, { id })],
];
const UNDECIDED = { status: 'OPEN', resolvedAt: null, leave: { approvedByName: null, approvalDate: null } };
const OWN = 'You cannot decide your own leave request.';

/** User ids of the people whom identity names as deciding leave. */
let deciders: number[] = [];
const graph = () =>
  Promise.resolve({ usersWithPermission: { results: deciders.map((id) => ({ id })) } } as never);

describeSubgraph(tickets, { graph, emptied: ['ticket', 'ticket_tally'] }, ({ as, database }) => {
  const { employee, colleague, manager, it, hr, admin } = as;
  const otherManager = as(viewer(['Manager'], { reportUserIds: [colleague.userId] }));
  beforeEach(() => {
    deciders = [hr.userId, admin.userId];
  });

  test('a person who is not signed in cannot decide leave', async () => {
    await expectRefusal(as.nobody.try(ApproveLeave, { id: await askForLeave(employee) }), 'UNAUTHENTICATED');
  });

  test.each(DECISIONS)(
    'strangers, other managers and the requester cannot %s leave [A7.39]',
    async (_, isForManagers, decide) => {
      const id = await askForLeave(employee);
      for (const who of [colleague, it, otherManager]) await expectRefusal(decide(who, id), 'NOT_FOUND');
      await expectRefusal(decide(employee, id), 'FORBIDDEN', { message: OWN });
      if (!isForManagers) await expectRefusal(decide(manager, id), 'FORBIDDEN');
      expect(await readLeave(employee, id)).toMatchObject(UNDECIDED);
    },
  );

  test.each(DECISIONS)(
    'HR and administrators cannot %s their own leave, and read who can',
    async (_, _isForManagers, decide) => {
      for (const who of [hr, admin]) {
        const id = await askForLeave(who);
        const refused = (by: Asker, whoCan: string) =>
          expectRefusal(decide(by, id), 'FORBIDDEN', { message: `${OWN} ${whoCan}` });
        await refused(who, 'Another member of HR or an administrator can.');
        deciders = [who.userId];
        await refused(
          as({ ...who, managerEmployeeId: 4 }),
          'No one else has a role that decides leave, but your manager can.',
        );
        await refused(
          who,
          'You are the only one here who decides leave: someone else needs the HR role first.',
        );
        deciders = [hr.userId, admin.userId];
        const nothing = { decide: false, changeStatus: false, assign: false, commentInternally: false };
        expect(await readLeave(who, id)).toMatchObject({ ...UNDECIDED, viewerCan: nothing });
      }
    },
  );

  test.each(['hr', 'admin', 'manager'] as const)(
    '%s approves leave; answer and history have the person and the time [A7.39 A4.12]',
    async (name) => {
      const id = await askForLeave(employee);
      expect((await readLeave(as[name], id)).viewerCan.decide).toBe(true);
      const { approveLeaveRequest } = await as[name].ask(ApproveLeave, { id });
      expect(approveLeaveRequest).toMatchObject({
        status: 'RESOLVED',
        leave: { approvedByName: as[name].fullName },
      });
      expect(approveLeaveRequest.leave?.approvalDate).toBe(approveLeaveRequest.resolvedAt);
      const { history } = await readLeave(employee, id);
      expect(history).toEqual([
        { fromStatus: 'OPEN', toStatus: 'RESOLVED', changedByName: as[name].fullName },
      ]);
    },
  );

  test('rejected leave has no approver, and its reason is a comment that the requester can read [A7.39]', async () => {
    const id = await askForLeave(employee);
    const { rejectLeaveRequest } = await manager.ask(RejectLeave, { id, reason: ' We launch that week. ' });
    expect(rejectLeaveRequest).toEqual({ ...UNDECIDED, status: 'REJECTED' });
    const { ticketComments } = await employee.ask(Comments, { ticket: id });
    const reason = { comment: 'We launch that week.', isInternal: false, createdByName: manager.fullName };
    expect(ticketComments).toEqual({ count: 1, results: [expect.objectContaining(reason)] });
  });

  test.each(['resolved', 'rejected'] as const)(
    '%s leave cannot be decided again, and the refusal names its status [A4.14]',
    async (status) => {
      const id = await insertTicket(database, 'leave-request', employee, { status });
      const refusal = (verb: string) => ({
        message: `Only pending leave requests can be ${verb}.`,
        currentStatus: status,
      });
      await expectRefusal(admin.try(ApproveLeave, { id }), 'CONFLICT', refusal('approved'));
      await expectRefusal(manager.try(RejectLeave, { id }), 'CONFLICT', refusal('rejected'));
    },
  );

  test('of many people who decide leave at the same moment one succeeds, and the others are told that it was decided', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await askForLeave(employee, { startDate: `2026-08-0${round + 1}` });
      const attempts = [
        hr.try(ApproveLeave, { id }),
        admin.try(RejectLeave, { id }),
        manager.try(ApproveLeave, { id }),
        hr.try(RejectLeave, { id }),
      ];
      // Giving a decided request another status is HR's right, so it may come after.
      const closing = admin.try(SetStatus, { id, status: 'CLOSED' });
      const [closed, ...decided] = await Promise.all([closing, ...attempts]);
      const wins = decided.filter(({ errors }) => errors.length === 0).length;
      expect(wins).toBeLessThanOrEqual(1);
      for (const answer of [closed, ...decided])
        if (answer.errors.length > 0) await expectRefusal(answer, 'CONFLICT');
      const present = await readLeave(hr, id);
      expect(present.history).toHaveLength(wins + (closed.errors.length === 0 ? 1 : 0));
      expect(present.history).not.toEqual([]);
      expect(present.leave?.approvedByName === null).toBe(present.status !== 'RESOLVED');
    }
  });

  test('a decision about an old version of a leave request is refused', async () => {
    const id = await askForLeave(employee);
    await employee.ask(UpdateLeave, { id, input: { endDate: '2026-07-31' } });
    const refusal = { message: 'Someone changed this meanwhile. Please look again.', currentStatus: 'open' };
    await expectRefusal(hr.try(ApproveLeave, { id, version: 1 }), 'CONFLICT', refusal);
    await hr.ask(ApproveLeave, { id, version: 2 });
  });

  test('a decision sent twice with one Idempotency-Key is made once, and so is its comment', async () => {
    const id = await askForLeave(employee);
    const send = () => hr.ask(ApproveLeave, { id, comment: 'Enjoy' }, { idempotencyKey: 'approve' });
    expect(await send()).toEqual(await send());
    expect((await hr.ask(Comments, { ticket: id })).ticketComments.count).toBe(1);
  });

  test('a repeated decision gets its first answer even if the request was changed or cancelled in the meantime', async () => {
    const id = await askForLeave(employee);
    const send = (idempotencyKey: string, status: 'IN_PROGRESS' | 'WAITING_RESPONSE') =>
      hr.ask(SetStatus, { id, status }, { idempotencyKey });
    const { updateTicketStatus: first } = await send('one', 'IN_PROGRESS');
    await send('two', 'WAITING_RESPONSE');
    expect((await send('one', 'IN_PROGRESS')).updateTicketStatus).toMatchObject({
      status: first.status,
      version: first.version,
    });
    await employee.ask(CancelLeave, { id });
    expect((await send('one', 'IN_PROGRESS')).updateTicketStatus).toMatchObject({
      status: first.status,
      version: first.version,
    });
  });

  test('HR who change a status without selecting one are asked to select it [B4.23]', async () => {
    const id = await askForLeave(employee);
    await expectRefusal(hr.try(SetStatus, { id }), 'BAD_USER_INPUT', 'status', 'Please select a status');
  });

  test('HR moves leave from every status to every other; the approval is set with RESOLVED and removed without it', async () => {
    const words = ['IN_PROGRESS', 'WAITING_RESPONSE', 'RESOLVED', 'CLOSED', 'REJECTED', 'OPEN'] as const;
    const id = await askForLeave(employee);
    for (const from of words) {
      for (const to of words) {
        await hr.ask(SetStatus, { id, status: from });
        const { updateTicketStatus } = await admin.ask(SetStatus, { id, status: to });
        const { status, resolvedAt, leave } = updateTicketStatus;
        const isApproved = to === 'RESOLVED';
        expect([from, status, resolvedAt !== null, leave?.approvedByName != null]).toEqual([
          from,
          to,
          isApproved,
          isApproved,
        ]);
      }
    }
  });

  test('setting the status that leave already has changes nothing', async () => {
    const id = await askForLeave(employee);
    expect((await hr.ask(SetStatus, { id, status: 'OPEN' })).updateTicketStatus).toMatchObject({
      ...UNDECIDED,
      version: 1,
      history: [],
    });
  });

  test('rejected leave is neither reopened nor approved while other leave of the person covers its days', async () => {
    const id = await insertTicket(database, 'leave-request', employee, { status: 'rejected' });
    await askForLeave(employee);
    const refusal = {
      message: 'These days overlap another leave request of this person.',
      currentStatus: 'rejected',
    };
    for (const status of ['OPEN', 'IN_PROGRESS', 'WAITING_RESPONSE', 'RESOLVED'] as const) {
      await expectRefusal(hr.try(SetStatus, { id, status }), 'CONFLICT', refusal);
    }
    await expectRefusal(hr.try(ReopenTicket, { id }), 'CONFLICT', refusal);
    await hr.ask(SetStatus, { id, status: 'CLOSED' });
  });

  test('leave that two people reopen while the requester asks again takes its days once', async () => {
    const id = await insertTicket(database, 'leave-request', employee, { status: 'rejected' });
    const asking = askForLeave(employee).then(
      () => true,
      () => false,
    );
    const replies = await Promise.all([hr.try(ReopenTicket, { id }), admin.try(ReopenTicket, { id })]);
    const wins = replies.filter(({ errors }) => errors.length === 0).length + Number(await asking);
    expect(wins).toBe(1);
    expect(await database.query(`select 1 from ticket where status = 'open'`)).toHaveLength(1);
  });

  test('open leave cannot be reopened, and closed leave cannot be closed [A7.35]', async () => {
    const id = await askForLeave(employee);
    const notDone = {
      message: 'Only a resolved, closed or rejected ticket can be reopened.',
      currentStatus: 'open',
    };
    await expectRefusal(hr.try(ReopenTicket, { id }), 'CONFLICT', notDone);
    expect((await hr.ask(CloseTicket, { id })).closeTicket.status).toBe('CLOSED');
    await expectRefusal(hr.try(CloseTicket, { id }), 'CONFLICT', {
      message: 'This ticket is closed already.',
      currentStatus: 'closed',
    });
    expect((await hr.ask(ReopenTicket, { id })).reopenTicket.status).toBe('OPEN');
  });
});
