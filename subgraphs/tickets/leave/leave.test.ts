import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/viewer.js';
import { tickets } from '../subgraph.js';
import { askForLeave, CREATE, leaveInput } from '../testing/leave.js';

const employee = viewer([], { fullName: 'Maya Okafor', departmentName: 'Engineering' });
const colleague = viewer();
const itStaff = viewer(['IT Staff']);
const hr = viewer(['HR'], { fullName: 'Priya Raman' });
const manager = viewer(['Manager'], { reportUserIds: [employee.userId], fullName: 'Daniel Cho' });

let subgraph: TestSubgraph;
beforeAll(async () => {
  subgraph = await openTestSubgraph(tickets, { graph: () => Promise.resolve({ usersWithPermission: { results: [{ id: 1 }] } } as never) });
});
afterAll(() => subgraph.close());
beforeEach(() => subgraph.database.query('truncate ticket, ticket_tally cascade'));

const ask = (who: Viewer, given: Record<string, unknown> = {}) => askForLeave(subgraph, who, given);
const create = (who: Viewer | null, given: Record<string, unknown> = {}) => subgraph.run(who, CREATE, { input: leaveInput(given) });
const one = (who: Viewer, id: number, fields = 'id') => subgraph.run<{ leaveRequest: Record<string, unknown> | null }>(who, `query ($id: Int!) { leaveRequest(id: $id) { ${fields} } }`, { id });
const update = (who: Viewer, id: number, input: Record<string, unknown>) =>
  subgraph.run<{ updateLeaveRequest: Record<string, unknown> | null }>(who, 'mutation ($id: Int!, $input: LeaveRequestChanges!) { updateLeaveRequest(id: $id, input: $input) { title version leave { startDate endDate totalDays reason } } }', { id, input });
const cancel = (who: Viewer, id: number) => subgraph.run(who, 'mutation ($id: Int!) { cancelLeaveRequest(id: $id) }', { id });
const refusal = (reply: { errors: { code: string; message: string }[] }) => [reply.errors[0]?.code, reply.errors[0]?.message];

describe('asking', () => {
  test('nobody asks for leave without signing in', async () => {
    expect((await create(null)).errors[0]?.code).toBe('UNAUTHENTICATED');
  });

  const yearText = 'Ensure this date is between 1900-01-01 and 2199-12-31.';
  test.each([
    ['a blank title', { title: '  ' }, { title: ['This field may not be blank.'] }],
    ['a blank description', { description: '' }, { description: ['This field may not be blank.'] }],
    ['too long a title', { title: 'x'.repeat(201) }, { title: ['Ensure this field has no more than 200 characters.'] }],
    ['too long a description', { description: 'x'.repeat(10_001) }, { description: ['Ensure this field has no more than 10000 characters.'] }],
    ['too long a reason', { reason: 'x'.repeat(2_001) }, { reason: ['Ensure this field has no more than 2000 characters.'] }],
    ['an end before the start', { startDate: '2026-07-10', endDate: '2026-07-09' }, { endDate: ['End date cannot precede start date.'] }],
    ['a mistyped year', { startDate: '0202-07-10' }, { startDate: [yearText], endDate: [yearText] }],
    ['two faults at once', { title: ' ', startDate: '2026-07-10', endDate: '2026-07-09' }, { title: ['This field may not be blank.'], endDate: ['End date cannot precede start date.'] }],
  ])('%s is refused under its field [A5.23 A5.24]', async (_, given, fields) => {
    const { errors } = await create(employee, given);
    expect(errors).toEqual([expect.objectContaining({ code: 'BAD_USER_INPUT', fields })]);
  });

  test('a request has every documented field; days are counted inclusively, on the server [A3.8 A5.25 A7.38]', async () => {
    const id = await ask(employee, { title: ' Family visit ', leaveType: 'PERSONAL', startDate: '2028-02-28', endDate: '2028-03-01', reason: 'Wedding' });
    const { data } = await one(employee, id, `title description status priority createdById createdByName createdByDepartment assignedToId resolvedAt version viewerCan { edit cancel decide changeStatus }
      leave { leaveType startDate endDate totalDays reason approvedByName approvalDate supportingDocument supportingDocumentName }`);
    expect(data.leaveRequest).toEqual({
      title: 'Family visit', description: 'Days off', status: 'OPEN', priority: 'MEDIUM', createdById: employee.userId, createdByName: 'Maya Okafor', createdByDepartment: 'Engineering',
      assignedToId: null, resolvedAt: null, version: 1, viewerCan: { edit: true, cancel: true, decide: false, changeStatus: false },
      leave: { leaveType: 'PERSONAL', startDate: '2028-02-28', endDate: '2028-03-01', totalDays: 3, reason: 'Wedding', approvedByName: null, approvalDate: null, supportingDocument: null, supportingDocumentName: null },
    });
  });

  test('the reason may be left out and the priority chosen [B5.19]', async () => {
    const id = await ask(employee, { reason: undefined, priority: 'HIGH' });
    const { data } = await one(employee, id, 'priority leave { reason }');
    expect(data.leaveRequest).toEqual({ priority: 'HIGH', leave: { reason: '' } });
  });

  test('the same Idempotency-Key asks once', async () => {
    const send = (title: string) => subgraph.run<{ createLeaveRequest: { id: number } }>(employee, CREATE, { input: leaveInput({ title }) }, { idempotencyKey: 'k' });
    const first = await send('Once');
    expect((await send('Once')).data.createLeaveRequest.id).toBe(first.data.createLeaveRequest.id);
    expect((await send('Twice')).errors[0]?.code).toBe('CONFLICT');
  });

  test('texts that PostgreSQL cannot store are refused, odd ones are kept', async () => {
    expect((await create(employee, { reason: 'a\u0000b' })).errors[0]?.code).toBe('BAD_USER_INPUT');
    expect((await create(employee, { reason: 'half \ud83d a smile', title: `${'😀'.repeat(180)} "quoted" \\ <b>` })).errors).toEqual([]);
  });
});

describe('overlapping', () => {
  const overlap = { code: 'BAD_USER_INPUT', fields: { nonFieldErrors: ['You already have a leave request for these dates.'] } };

  test.each([
    ['the same days', '2026-07-06', '2026-07-10'],
    ['the last day', '2026-07-10', '2026-07-12'],
    ['the first day', '2026-07-01', '2026-07-06'],
    ['days inside', '2026-07-07', '2026-07-08'],
    ['days around', '2026-07-01', '2026-07-31'],
  ])('%s of a request that holds its days are refused, whatever it waits for', async (_, startDate, endDate) => {
    const id = await ask(employee, { startDate: '2026-07-06', endDate: '2026-07-10' });
    for (const status of ['open', 'in_progress', 'waiting_response', 'resolved']) {
      await subgraph.database.query(`update ticket set status = $2::ticket_status, resolved_at = case when $2 = 'resolved'::ticket_status then now() end where id = $1`, [id, status]);
      expect((await create(employee, { startDate, endDate })).errors).toEqual([expect.objectContaining(overlap)]);
    }
  });

  test('days next to it, days of somebody else, and days of what was refused, closed or withdrawn are free', async () => {
    const id = await ask(employee, { startDate: '2026-07-06', endDate: '2026-07-10' });
    await ask(employee, { startDate: '2026-07-11', endDate: '2026-07-11' });
    await ask(employee, { startDate: '2026-07-05', endDate: '2026-07-05' });
    await ask(colleague, { startDate: '2026-07-06', endDate: '2026-07-10' });
    for (const status of ['rejected', 'closed']) {
      await subgraph.database.query('update ticket set status = $2::ticket_status where id = $1', [id, status]);
      const again = await ask(employee, { startDate: '2026-07-06', endDate: '2026-07-10' });
      expect((await cancel(employee, again)).errors).toEqual([]);
    }
  });

  test('of eight overlapping requests at the same moment one stands', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, (_, day) => create(employee, { startDate: `2026-08-0${day + 1}`, endDate: '2026-08-10' })));
    expect(replies.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    for (const { errors } of replies.filter((reply) => reply.errors.length > 0)) expect(errors).toEqual([expect.objectContaining(overlap)]);
    expect(await subgraph.database.query('select 1 from ticket')).toHaveLength(1);
  });
});

describe('changing one’s own', () => {
  test('a colleague and IT find no such request; HR and the manager may not change or withdraw it [A6.15]', async () => {
    const id = await ask(employee);
    for (const who of [colleague, itStaff]) for (const reply of [await update(who, id, { title: 'Mine' }), await cancel(who, id)]) expect(refusal(reply)).toEqual(['NOT_FOUND', 'Not found.']);
    for (const who of [hr, manager]) for (const reply of [await update(who, id, { title: 'Mine' }), await cancel(who, id)]) expect(refusal(reply)).toEqual(['FORBIDDEN', 'Only the person who asked may do this.']);
    expect((await one(employee, id, 'title')).data.leaveRequest).toEqual({ title: 'Rest' });
  });

  test('a decided or closed request is neither changed nor cancelled; the answer tells its status [A4.14]', async () => {
    for (const status of ['resolved', 'rejected', 'closed']) {
      const id = await ask(employee);
      await subgraph.database.query(`update ticket set status = $2::ticket_status, resolved_at = case when $2 = 'resolved'::ticket_status then now() end where id = $1`, [id, status]);
      expect((await cancel(employee, id)).errors[0]).toMatchObject({ code: 'CONFLICT', message: 'Only pending leave requests can be cancelled.', currentStatus: status });
      expect((await update(employee, id, { title: 'Later' })).errors[0]).toMatchObject({ code: 'CONFLICT', message: 'Only pending leave requests can be changed.', currentStatus: status });
      expect((await one(employee, id, 'viewerCan { edit cancel }')).data.leaveRequest).toEqual({ viewerCan: { edit: false, cancel: false } });
      await subgraph.database.query('delete from ticket where id = $1', [id]);
    }
  });

  test('what is given changes, the rest stays, days are counted again', async () => {
    const id = await ask(employee, { startDate: '2026-07-06', endDate: '2026-07-10', reason: 'Rest' });
    const { data } = await update(employee, id, { endDate: '2026-07-07' });
    expect(data.updateLeaveRequest).toEqual({ title: 'Rest', version: 2, leave: { startDate: '2026-07-06', endDate: '2026-07-07', totalDays: 2, reason: 'Rest' } });
    expect((await update(employee, id, { startDate: '2026-07-08' })).errors[0]).toMatchObject({ fields: { endDate: ['End date cannot precede start date.'] } });
    expect((await update(employee, id, { leaveType: null })).errors[0]).toMatchObject({ fields: { leaveType: ['This field may not be null.'] } });
  });

  test('nothing new is no change; of two who edit the same version the second is told [A6.15]', async () => {
    const id = await ask(employee);
    expect((await update(employee, id, {})).data.updateLeaveRequest).toMatchObject({ version: 1 });
    expect((await update(employee, id, { title: 'Rest' })).data.updateLeaveRequest).toMatchObject({ version: 1 });
    const edit = (title: string) => subgraph.run(employee, 'mutation ($id: Int!, $title: String) { updateLeaveRequest(id: $id, input: { title: $title }, version: 1) { title } }', { id, title });
    const replies = await Promise.all([edit('One'), edit('Two'), edit('Three')]);
    expect(replies.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    for (const { errors } of replies.filter((reply) => reply.errors.length > 0)) expect(errors[0]).toMatchObject({ code: 'CONFLICT', currentStatus: 'open' });
  });

  test('it cannot be moved onto other days of one’s own', async () => {
    await ask(employee, { startDate: '2026-07-06', endDate: '2026-07-10' });
    const id = await ask(employee, { startDate: '2026-08-01', endDate: '2026-08-02' });
    expect((await update(employee, id, { startDate: '2026-07-10' })).errors[0]).toMatchObject({ fields: { nonFieldErrors: ['You already have a leave request for these dates.'] } });
  });

  test('cancelling is possible while open, in review or waiting; it is gone from all lists and its history stays [A4.13]', async () => {
    for (const status of ['open', 'in_progress', 'waiting_response']) {
      const id = await ask(employee);
      await subgraph.database.query('update ticket set status = $2::ticket_status where id = $1', [id, status]);
      expect((await one(employee, id, 'viewerCan { cancel }')).data.leaveRequest).toEqual({ viewerCan: { cancel: true } });
      expect((await cancel(employee, id)).data).toEqual({ cancelLeaveRequest: true });
      for (const who of [employee, hr, manager]) expect((await one(who, id)).errors[0]?.code).toBe('NOT_FOUND');
      expect((await cancel(employee, id)).errors[0]?.code).toBe('NOT_FOUND');
      const kept = await subgraph.database.one(`select t.status, a.actor_user_id as "actor" from ticket t join audit a on a.object_id = t.id::text and a.action = 'leave.cancel' where t.id = $1`, [id]);
      expect(kept).toEqual({ status, actor: employee.userId });
    }
    const lists = await subgraph.run<{ leaveRequests: { count: number }; masterTickets: { count: number } }>(hr, '{ leaveRequests { count } masterTickets { count } }');
    expect(lists.data).toEqual({ leaveRequests: { count: 0 }, masterTickets: { count: 0 } });
  });
});
