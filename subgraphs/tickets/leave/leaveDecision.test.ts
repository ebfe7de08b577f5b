import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/viewer.js';
import { tickets } from '../subgraph.js';
import { askForLeave } from '../testing/leave.js';

const employee = viewer();
const colleague = viewer();
const itStaff = viewer(['IT Staff']);
const manager = viewer(['Manager'], { reportUserIds: [employee.userId], fullName: 'Daniel Cho' });
const otherManager = viewer(['Manager'], { reportUserIds: [colleague.userId] });
const hr = viewer(['HR'], { fullName: 'Priya Raman' });
const admin = viewer(['Administrator'], { fullName: 'Ingrid Solheim' });

let subgraph: TestSubgraph;
let deciders: number[] = [];
beforeAll(async () => {
  subgraph = await openTestSubgraph(tickets, { graph: () => Promise.resolve({ usersWithPermission: { results: deciders.map((id) => ({ id })) } } as never) });
});
afterAll(() => subgraph.close());
beforeEach(async () => {
  deciders = [hr.userId, admin.userId];
  await subgraph.database.query('truncate ticket, ticket_tally cascade');
});

const ask = (who: Viewer, given: Record<string, unknown> = {}) => askForLeave(subgraph, who, given);
const FIELDS = 'id status resolvedAt leave { approvedByName approvalDate }';
interface Decided {
  id: number;
  status: string;
  resolvedAt: string | null;
  leave: { approvedByName: string | null; approvalDate: string | null };
}
const run = (who: Viewer | null, call: string, id: number) => subgraph.run<{ it: Decided | null }>(who, `mutation ($id: Int!) { it: ${call} { ${FIELDS} } }`, { id });
const approve = (who: Viewer | null, id: number, more = '') => run(who, `approveLeaveRequest(id: $id ${more})`, id);
const reject = (who: Viewer | null, id: number, more = '') => run(who, `rejectLeaveRequest(id: $id ${more})`, id);
const setStatus = (who: Viewer | null, id: number, status: string) => run(who, `updateTicketStatus(id: $id, status: ${status})`, id);
const close = (who: Viewer, id: number) => run(who, 'closeTicket(id: $id)', id);
const reopen = (who: Viewer, id: number) => run(who, 'reopenTicket(id: $id)', id);
const DECISIONS = { approve, reject, setStatus: (who: Viewer | null, id: number) => setStatus(who, id, 'RESOLVED'), close, reopen } as const;
const history = async (who: Viewer, id: number) => (await subgraph.run<{ leaveRequest: { history: unknown[] } }>(who, 'query ($id: Int!) { leaveRequest(id: $id) { history { fromStatus toStatus changedByName } } }', { id })).data.leaveRequest.history;
const PENDING = { status: 'OPEN', resolvedAt: null, leave: { approvedByName: null, approvalDate: null } };
const seen = async (who: Viewer, id: number) => (await subgraph.run<{ leaveRequest: Decided }>(who, `query ($id: Int!) { leaveRequest(id: $id) { ${FIELDS} } }`, { id })).data.leaveRequest;

test('nobody decides without signing in', async () => {
  const id = await ask(employee);
  expect((await approve(null, id)).errors[0]?.code).toBe('UNAUTHENTICATED');
});

test.each(Object.entries(DECISIONS))('%s: strangers find no such request; the person who asked, a manager of others and IT decide nothing [A7.39]', async (name, decide) => {
  const id = await ask(employee);
  for (const who of [colleague, itStaff, otherManager]) expect((await decide(who, id)).errors[0]?.code).toBe('NOT_FOUND');
  expect((await decide(employee, id)).errors[0]).toMatchObject({ code: 'FORBIDDEN', message: 'You cannot decide your own leave request.' });
  if (name === 'setStatus' || name === 'close' || name === 'reopen') expect((await decide(manager, id)).errors[0]?.code).toBe('FORBIDDEN');
  expect(await seen(employee, id)).toMatchObject(PENDING);
});

test.each(Object.entries(DECISIONS))('%s: nobody decides the own leave, HR and administrators included, and they are told who can', async (_, decide) => {
  for (const who of [hr, admin]) {
    const id = await ask(who);
    expect((await decide(who, id)).errors[0]).toMatchObject({ code: 'FORBIDDEN', message: 'You cannot decide your own leave request. Another member of HR or an administrator can.' });
    deciders = [who.userId];
    expect((await decide({ ...who, managerEmployeeId: 4 }, id)).errors[0]?.message).toBe('You cannot decide your own leave request. Nobody else has a role that decides leave, but your manager can.');
    expect((await decide(who, id)).errors[0]?.message).toBe('You cannot decide your own leave request. You are the only one here who decides leave: somebody else needs the HR role first.');
    deciders = [hr.userId, admin.userId];
    expect((await subgraph.run(who, 'query ($id: Int!) { leaveRequest(id: $id) { viewerCan { decide changeStatus assign commentInternally } } }', { id })).data)
      .toEqual({ leaveRequest: { viewerCan: { decide: false, changeStatus: false, assign: false, commentInternally: false } } });
    expect(await seen(who, id)).toMatchObject(PENDING);
  }
});

test('HR, administrators and the direct manager approve; the answer names who and when, the history too [A7.39 A4.12]', async () => {
  for (const who of [hr, admin, manager]) {
    const id = await ask(employee);
    expect((await subgraph.run(who, 'query ($id: Int!) { leaveRequest(id: $id) { viewerCan { decide } } }', { id })).data).toEqual({ leaveRequest: { viewerCan: { decide: true } } });
    const { data } = await approve(who, id);
    expect(data.it).toMatchObject({ status: 'RESOLVED', leave: { approvedByName: who.fullName } });
    expect(data.it?.leave.approvalDate).toBe(data.it?.resolvedAt);
    expect(await history(employee, id)).toEqual([{ fromStatus: 'OPEN', toStatus: 'RESOLVED', changedByName: who.fullName }]);
    await subgraph.database.query('truncate ticket, ticket_tally cascade');
  }
});

test('a rejected request names no approver; the reason is a comment that the person can read [A7.39]', async () => {
  const id = await ask(employee);
  const { data } = await reject(manager, id, ', reason: " We launch that week. "');
  expect(data.it).toMatchObject({ status: 'REJECTED', resolvedAt: null, leave: { approvedByName: null, approvalDate: null } });
  const { data: read } = await subgraph.run(employee, 'query ($id: Int!) { ticketComments(ticket: $id) { count results { comment isInternal createdByName } } }', { id });
  expect(read).toEqual({ ticketComments: { count: 1, results: [{ comment: 'We launch that week.', isInternal: false, createdByName: 'Daniel Cho' }] } });
});

test('what is decided is decided: a second decision is a conflict that tells the status [A4.14]', async () => {
  for (const [first, status] of [[approve, 'resolved'], [reject, 'rejected']] as const) {
    const id = await ask(employee);
    await first(hr, id);
    expect((await approve(admin, id)).errors[0]).toMatchObject({ code: 'CONFLICT', message: 'Only pending leave requests can be approved.', currentStatus: status });
    expect((await reject(manager, id)).errors[0]).toMatchObject({ code: 'CONFLICT', message: 'Only pending leave requests can be rejected.', currentStatus: status });
    await subgraph.database.query('truncate ticket, ticket_tally cascade');
  }
});

test('of many who decide at the same moment one wins, the others learn the new status', async () => {
  for (let round = 0; round < 5; round += 1) {
    const id = await ask(employee);
    const replies = await Promise.all([approve(hr, id), reject(admin, id), approve(manager, id), reject(hr, id), setStatus(admin, id, 'CLOSED')]);
    const winners = replies.filter(({ errors }) => errors.length === 0);
    expect(winners.length).toBeGreaterThan(0);
    const present = await seen(hr, id);
    for (const { errors } of replies.filter((reply) => reply.errors.length > 0)) expect(errors[0]?.code).toBe('CONFLICT');
    // Giving a decided request another status is HR's right, so it may come after; approve and reject never both win.
    expect([replies[0], replies[1], replies[2], replies[3]].filter((reply) => reply?.errors.length === 0).length).toBeLessThanOrEqual(1);
    expect(await history(hr, id)).toHaveLength(winners.length);
    expect(present.leave.approvedByName === null).toBe(present.status !== 'RESOLVED');
    await subgraph.database.query('truncate ticket, ticket_tally cascade');
  }
});

test('whoever decides what has changed since they read it is told so', async () => {
  const id = await ask(employee);
  await subgraph.run(employee, 'mutation ($id: Int!) { updateLeaveRequest(id: $id, input: { endDate: "2026-07-31" }) { id } }', { id });
  expect((await approve(hr, id, ', version: 1')).errors[0]).toMatchObject({ code: 'CONFLICT', message: 'Somebody changed this meanwhile. Please look again.', currentStatus: 'open' });
  expect((await approve(hr, id, ', version: 2')).errors).toEqual([]);
});

test('the same Idempotency-Key decides once and answers again', async () => {
  const id = await ask(employee);
  const send = () => subgraph.run(hr, `mutation ($id: Int!) { approveLeaveRequest(id: $id, comment: "Enjoy") { status } }`, { id }, { idempotencyKey: 'approve' });
  for (const reply of [await send(), await send()]) expect(reply).toEqual({ data: { approveLeaveRequest: { status: 'RESOLVED' } }, errors: [] });
  expect((await subgraph.run(hr, 'query ($id: Int!) { ticketComments(ticket: $id) { count } }', { id })).data).toEqual({ ticketComments: { count: 1 } });
});

test('the same key gets the first answer, even when the request has been withdrawn or decided otherwise since', async () => {
  const id = await ask(employee);
  const send = (idempotencyKey: string, status: string) => subgraph.run(hr, `mutation ($id: Int!) { updateTicketStatus(id: $id, status: ${status}) { status version } }`, { id }, { idempotencyKey });
  const first = await send('one', 'IN_PROGRESS');
  expect((await send('two', 'WAITING_RESPONSE')).errors).toEqual([]);
  expect(await send('one', 'IN_PROGRESS')).toEqual(first);
  expect((await subgraph.run(employee, 'mutation ($id: Int!) { cancelLeaveRequest(id: $id) }', { id })).errors).toEqual([]);
  expect(await send('one', 'IN_PROGRESS')).toEqual(first);
});

describe('any status, by HR', () => {
  test('without a status they are asked to select one [B4.23]', async () => {
    const id = await ask(employee);
    const { errors } = await subgraph.run(hr, 'mutation ($id: Int!) { updateTicketStatus(id: $id) { id } }', { id });
    expect(errors[0]).toMatchObject({ code: 'BAD_USER_INPUT', fields: { status: ['Please select a status'] } });
  });

  test('every status leads to every other; approval comes with resolved and goes with leaving it', async () => {
    const words = ['IN_PROGRESS', 'WAITING_RESPONSE', 'RESOLVED', 'CLOSED', 'REJECTED', 'OPEN'];
    const id = await ask(employee);
    for (const from of words) {
      for (const to of words) {
        await setStatus(hr, id, from);
        const { data, errors } = await setStatus(admin, id, to);
        expect([from, to, errors, data.it?.status]).toEqual([from, to, [], to]);
        expect([from, to, data.it?.leave.approvedByName !== null, data.it?.resolvedAt !== null]).toEqual([from, to, to === 'RESOLVED', to === 'RESOLVED']);
      }
    }
  });

  test('the status it has already changes nothing', async () => {
    const id = await ask(employee);
    expect((await setStatus(hr, id, 'OPEN')).data.it).toMatchObject(PENDING);
    expect(await history(hr, id)).toEqual([]);
  });

  test('reopening or approving is refused while other leave of the person holds the days', async () => {
    const id = await ask(employee);
    await reject(hr, id);
    await ask(employee);
    const overlap = { code: 'CONFLICT', message: 'These days overlap another leave request of this person.', currentStatus: 'rejected' };
    for (const status of ['OPEN', 'IN_PROGRESS', 'WAITING_RESPONSE', 'RESOLVED']) expect((await setStatus(hr, id, status)).errors[0]).toMatchObject(overlap);
    expect((await reopen(hr, id)).errors[0]).toMatchObject(overlap);
    expect((await setStatus(hr, id, 'CLOSED')).errors).toEqual([]);
  });

  test('reopened by two at the same moment as the person asks anew, the days are held once', async () => {
    const id = await ask(employee);
    await reject(hr, id);
    const replies = await Promise.all([reopen(hr, id), reopen(admin, id), ask(employee).then(() => ({ errors: [] }), () => ({ errors: [{ code: 'REFUSED' }] }))]);
    expect(replies.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    expect(await subgraph.database.query(`select 1 from ticket where status = 'open'`)).toHaveLength(1);
  });

  test('closing a closed and reopening an open request are conflicts [A7.35]', async () => {
    const id = await ask(employee);
    expect((await reopen(hr, id)).errors[0]).toMatchObject({ code: 'CONFLICT', message: 'Only a resolved, closed or rejected ticket can be reopened.', currentStatus: 'open' });
    expect((await close(hr, id)).data.it?.status).toBe('CLOSED');
    expect((await close(hr, id)).errors[0]).toMatchObject({ code: 'CONFLICT', message: 'This ticket is closed already.', currentStatus: 'closed' });
    expect((await reopen(hr, id)).data.it?.status).toBe('OPEN');
  });
});
