import { conflict, done, NOT_FOUND, outcome, race, refused, said } from '../../testing/answers.js';
import type { Json } from '../../testing/answers.js';
import { freeDays, request } from '../../testing/families/leave.js';
import type { Ticket } from '../../testing/families/leave.js';
import { profileOf } from '../../testing/families/people.js';
import { restOf, usePortal } from '../../testing/rest.js';
import { INSTANT } from '../../testing/answers.js';

const portal = usePortal();
const { call, get, post, list } = restOf(portal, 'tickets/leave-requests/');
const asked = (more: Json = {}) => post<Ticket>('employee', '', request(more));
const REQUIRED = ['This field is required.'];

test('a person asks for leave, HR and the manager decide, and everyone with access reads the same [A5.25, A7.38, A7.39, B7.27]', async () => {
  const me = await profileOf(portal(), 'employee');
  const given = {
    title: 'Wedding',
    description: 'In Lisbon.',
    leave_type: 'FAMILY',
    reason: 'My sister marries',
    priority: 'High',
    start_date: '2032-02-27',
    end_date: '2032-03-01',
  };
  const { status, body, headers } = await call<Ticket>('POST', 'employee', '', given);
  expect([status, headers['etag'], body]).toEqual([
    201,
    '"1"',
    {
      ...given,
      ...{
        id: expect.any(Number),
        type: 'leave-request',
        status: 'open',
        priority: 'high',
        leave_type: 'family',
        tags: [],
        total_days: 4,
      },
      ...{
        created_by: me.id,
        created_by_name: me.full_name,
        created_by_email: me.email,
        created_by_department: me.employee.department.name,
      },
      ...{
        assigned_to: null,
        assigned_to_name: null,
        created_at: INSTANT,
        updated_at: INSTANT,
        resolved_at: null,
      },
      ...{ approved_by_name: null, approval_date: null, supporting_document: null },
    },
  ]);
  const { full_name } = await profileOf(portal(), 'manager');
  const approved = await post<Ticket>('manager', `${body.id}/approve/`, { comment: 'Enjoy.' });
  expect(approved).toEqual({
    ...body,
    status: 'resolved',
    approved_by_name: full_name,
    approval_date: INSTANT,
    resolved_at: INSTANT,
    updated_at: INSTANT,
  });
  for (const who of ['employee', 'hr', 'admin', 'manager'] as const)
    expect(await get(who, `${body.id}/`)).toEqual(approved);
  const other = await asked();
  expect(await post('hr', `${other.id}/reject/`, { reason: 'Too short notice.' })).toMatchObject({
    status: 'rejected',
    approved_by_name: null,
    approval_date: null,
  });
  for (const [id, comment] of [
    [body.id, 'Enjoy.'],
    [other.id, 'Too short notice.'],
  ] as const) {
    expect((await list('employee', `${id}/comments/`)).results).toEqual([
      expect.objectContaining({ comment, is_internal: false }),
    ]);
  }
});

test('while leave is pending its person changes all of it by PUT, any part by PATCH, and cancels it [A4.13, A7.38]', async () => {
  const { id } = await asked();
  expect(outcome(await call('PUT', 'employee', `${id}/`, {}))).toEqual(
    refused({
      title: REQUIRED,
      description: REQUIRED,
      leave_type: REQUIRED,
      start_date: REQUIRED,
      end_date: REQUIRED,
    }),
  );
  const whole = await done(
    call<Ticket>(
      'PUT',
      'employee',
      `${id}/`,
      request({ title: 'Other days', leave_type: 'sick', ...freeDays(7) }),
    ),
  );
  expect(whole).toMatchObject({ id, title: 'Other days', leave_type: 'sick', total_days: 7 });
  const part = await done(
    call<Ticket>('PATCH', 'employee', `${id}/`, { end_date: whole['start_date'], reason: null }),
  );
  expect(part).toEqual({
    ...whole,
    end_date: whole['start_date'],
    total_days: 1,
    reason: '',
    updated_at: INSTANT,
  });
  expect((await call('DELETE', 'employee', `${id}/`)).text).toBe('');
  for (const method of ['GET', 'DELETE'])
    expect(outcome(await call(method, 'employee', `${id}/`))).toEqual(NOT_FOUND);
});

test('invalid days are refused under the end, and overlapping days under no field [A5.24]', async () => {
  const { start_date, end_date } = await asked();
  const send = async (more: Json) => outcome(await call('POST', 'employee', '', request(more)));
  expect(await send({ start_date: '2030-05-02', end_date: '2030-05-01' })).toEqual(
    refused({
      end_date: ['End date cannot precede start date.'],
    }),
  );
  expect(await send({ start_date, end_date })).toEqual(
    refused({
      non_field_errors: ['You already have a leave request for these dates.'],
    }),
  );
});

test('decided leave is neither cancelled nor decided again, and the refusal has its status [A4.14]', async () => {
  const { id } = await asked();
  const { won, lost } = race(
    await Promise.all([
      call<Ticket>('POST', 'hr', `${id}/approve/`),
      call<Ticket>('POST', 'admin', `${id}/reject/`),
    ]),
  );
  expect([won.length, lost]).toEqual([1, [conflict(expect.any(String), won[0]?.body.status)]]);
  expect(outcome(await call('DELETE', 'employee', `${id}/`))).toEqual(
    conflict('Only pending leave requests can be cancelled.', won[0]?.body.status),
  );
  const own = await post<Ticket>('hr', '', request());
  expect(outcome(await call('POST', 'hr', `${own.id}/approve/`))).toEqual({
    status: 403,
    body: said(expect.stringMatching(/^You cannot decide your own leave request\./), { code: 'forbidden' }),
  });
});

test('pending means every undecided status, and the other words of the filters are accepted in any spelling [A4.16, A4.17]', async () => {
  for (const status of ['open', 'in-progress', 'waiting', 'rejected', 'closed'])
    await call('POST', 'hr', `${(await asked()).id}/update_status/`, { status });
  const statuses = async (query: string) =>
    [
      ...new Set((await list<Ticket>('hr', `?page_size=200&${query}`)).results.map(({ status }) => status)),
    ].sort();
  const pending = ['in_progress', 'open', 'waiting_response'];
  for (const word of ['pending', 'PENDING', 'pending,open'])
    expect([word, await statuses(`status=${word}`)]).toEqual([word, pending]);
  expect(await statuses('status=In-Progress')).toEqual(['in_progress']);
  expect(await statuses('status=waiting,closed')).toEqual(['closed', 'waiting_response']);
  const types = (await list('hr', '?leave_type=sick,BEREAVEMENT&page_size=200')).results.map(
    (row) => row['leave_type'],
  );
  expect(types.every((type) => type === 'sick' || type === 'bereavement')).toBe(true);
  const days = (
    await list('hr', '?start_date_after=2031-01-08&ordering=start_date&page_size=200')
  ).results.map((row) => String(row['start_date']));
  expect([days.length > 5, days, (days[0] ?? '') >= '2031-01-08']).toEqual([true, days.toSorted(), true]);
});

test('both queries for own leave return the same list, newest first, also for HR [A7.38, A9.23]', async () => {
  await post('hr', '', request());
  for (const account of ['employee', 'manager', 'hr'] as const) {
    const me = await profileOf(portal(), account);
    const { count, results } = await list(account, 'mine/?page_size=200');
    for (const query of ['?mine=true&', '?mine=1&', 'mine/?mine=false&'])
      expect((await list(account, `${query}page_size=200`)).results).toEqual(results);
    expect([count, results.every((row) => row['created_by'] === me.id)]).toEqual([results.length, true]);
    const made = results.map((row) => String(row['created_at']));
    expect(made).toEqual(made.toSorted().reverse());
  }
});

test('nobody can write the fields of a request that only the server sets [S-34]', async () => {
  const forged = {
    ...{
      id: 1,
      type: 'general',
      status: 'resolved',
      created_by: 1,
      created_by_name: 'Somebody',
      createdById: 1,
      assigned_to: 1,
      tags: ['x'],
      total_days: 1,
      approved_by_name: 'Somebody',
    },
    ...{
      approval_date: '2020-01-01T00:00:00Z',
      created_at: '2020-01-01T00:00:00Z',
      resolved_at: '2020-01-01T00:00:00Z',
      version: 99,
      deleted_at: '2020-01-01T00:00:00Z',
    },
  };
  const me = await profileOf(portal(), 'employee');
  const kept = {
    type: 'leave-request',
    status: 'open',
    created_by: me.id,
    created_by_name: me.full_name,
    assigned_to: null,
    tags: [],
    total_days: 3,
    approved_by_name: null,
    resolved_at: null,
  };
  const body = await asked(forged);
  expect(body).toMatchObject(kept);
  for (const method of ['PUT', 'PATCH']) {
    const { start_date, end_date } = body;
    const changed = await done(
      call(method, 'employee', `${body.id}/`, request({ ...forged, start_date, end_date })),
    );
    expect(changed).toMatchObject({ ...kept, id: body.id, created_at: body['created_at'] });
  }
});
