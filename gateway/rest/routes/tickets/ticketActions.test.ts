import { conflict, done, NOT_FOUND, outcome, race, refused } from '../../testing/answers.js';
import type { Json } from '../../testing/answers.js';
import { request } from '../../testing/families/leave.js';
import { profileOf } from '../../testing/families/people.js';
import { restOf, usePortal } from '../../testing/rest.js';

type Ticket = Json & { id: number; status: string };

const portal = usePortal();
const { call, post, list } = restOf(portal, 'tickets/');
const words = { title: 'A lamp', description: 'It hums.' };
const BODIES: Record<string, () => Json> = {
  'leave-requests': request,
  feedback: () => words,
  'it-support': () => ({ ...words, issue_type: 'Hardware' }),
  general: () => words,
};
const KINDS = Object.keys(BODIES);
const made = async (kind: string) => (await post<Ticket>('employee', `${kind}/`, BODIES[kind]?.())).id;
const ACTIONS: readonly [string, Json][] = [
  ['update_status', { status: 'in_progress' }],
  ['close', {}],
  ['reopen', {}],
  ['assign', { assigned_to: null }],
  ['comments', { comment: 'x' }],
];

test('a ticket is not found under the path of another kind, except IT support under general [B7.32, C7.8]', async () => {
  for (const kind of KINDS) {
    const id = await made(kind);
    for (const other of KINDS.filter(
      (one) => one !== kind && !(kind === 'it-support' && one === 'general'),
    )) {
      for (const [action, body] of ACTIONS)
        expect([
          kind,
          other,
          action,
          outcome(await call('POST', 'admin', `${other}/${id}/${action}/`, body)),
        ]).toEqual([kind, other, action, NOT_FOUND]);
      for (const [method, path] of [
        ['GET', ''],
        ['GET', 'comments/'],
        ['DELETE', ''],
      ] as const) {
        expect([kind, other, method, outcome(await call(method, 'admin', `${other}/${id}/${path}`))]).toEqual(
          [kind, other, method, NOT_FOUND],
        );
      }
    }
  }
  const shown = await post('it', `general/${await made('it-support')}/update_status/`, {
    status: 'resolved',
  });
  expect(shown).toMatchObject({
    type: 'it-support',
    status: 'resolved',
    category: 1,
    category_name: 'IT Support',
  });
});

test.each(KINDS)(
  'under %s a status is set with the words of both pages, and is required [B7.31, C4.16, C4.17, C4.23, C7.10]',
  async (kind) => {
    const id = await made(kind);
    const set = (body: Json) => call<Ticket>('POST', 'admin', `${kind}/${id}/update_status/`, body);
    for (const body of [{}, { status: '' }, { status: null }])
      expect(outcome(await set(body))).toEqual(refused({ status: ['Please select a status'] }));
    for (const [status, shown] of [
      ['in-progress', 'in_progress'],
      ['pending', 'waiting_response'],
      ['RESOLVED', 'resolved'],
      ['waiting', 'waiting_response'],
      ['Closed', 'closed'],
      ['rejected', 'rejected'],
      [' open ', 'open'],
    ]) {
      const body = await done(set({ status, comment: '  ' }));
      expect([status, body.status, body['resolved_at'] !== null]).toEqual([
        status,
        shown,
        shown === 'resolved',
      ]);
    }
    const first = await done(set({ status: 'closed', comment: ' Done with. ' }));
    expect(await done(set({ status: 'closed' }))).toEqual(first);
    expect((await list('employee', `${kind}/${id}/comments/`)).results).toEqual([
      expect.objectContaining({
        comment: 'Done with.',
        is_internal: false,
      }),
    ]);
  },
);

test.each(KINDS)(
  '%s are closed, reopened and assigned with their kind in the path and without [A7.35]',
  async (kind) => {
    const id = await made(kind);
    const hr = await profileOf(portal(), 'hr');
    for (const place of [`${kind}/${id}`, String(id)]) {
      const act = (action: string, body: Json = {}) =>
        call<Ticket>('POST', 'admin', `${place}/${action}/`, body);
      expect(outcome(await act('reopen'))).toEqual(conflict(expect.any(String), 'open'));
      expect((await done(act('close', { comment: 'Once.', kind: 'other', status: 'open' }))).status).toBe(
        'closed',
      );
      expect(outcome(await act('close'))).toEqual(conflict(expect.any(String), 'closed'));
      expect((await done(act('reopen'))).status).toBe('open');
      expect(await done(act('assign', { assigned_to: hr.id }))).toMatchObject({
        id,
        status: 'open',
        assigned_to: hr.id,
        assigned_to_name: hr.full_name,
      });
      expect(outcome(await act('assign'))).toEqual(refused({ assigned_to: ['This field is required.'] }));
      expect(outcome(await act('assign', { assigned_to: 999_999 }))).toEqual(
        refused({
          assigned_to: ['The assignee cannot handle this kind of ticket.'],
        }),
      );
      expect(await done(act('assign', { assigned_to: null }))).toMatchObject({
        assigned_to: null,
        assigned_to_name: null,
      });
    }
  },
);

test('of two people who close a ticket at the same time one succeeds, and the other is refused', async () => {
  for (const kind of KINDS) {
    const id = await made(kind);
    const { won, lost } = race(
      await Promise.all([call('POST', 'hr', `${id}/close/`), call('POST', 'admin', `${kind}/${id}/close/`)]),
    );
    expect([kind, won.length, lost]).toEqual([kind, 1, [conflict(expect.any(String), 'closed')]]);
  }
});

test.each(KINDS)(
  'people and handlers comment on %s through both doors, and only handlers read internal comments [A7.33, B7.33, B7.34]',
  async (kind) => {
    const id = await made(kind);
    const doors = [
      [`${kind}/${id}/comments/?`, `${kind}/${id}/comments/`, {}],
      [`responses/?ticket=${id}&`, 'responses/', { ticket: id }],
    ] as const;
    const written: Json[] = [];
    for (const [, path, more] of doors) {
      for (const account of ['hr', 'employee'] as const) {
        const { id: me, full_name } = await profileOf(portal(), account);
        const body = await post(account, path, {
          ...more,
          comment: ` <b>${account}</b> `,
          is_internal: false,
          created_by: 1,
          created_by_name: 'Somebody',
          kind: 'x',
        });
        expect(body).toEqual({
          id: expect.any(Number),
          comment: `<b>${account}</b>`,
          is_internal: false,
          created_by: me,
          created_by_name: full_name,
          created_at: expect.any(String),
        });
        written.push(body);
      }
    }
    for (const [read, path, more] of doors) {
      expect(
        (await call('POST', 'employee', path, { ...more, comment: 'Psst', is_internal: true })).status,
      ).toBe(403);
      expect(await list('employee', read)).toEqual({
        count: 4,
        next: null,
        previous: null,
        results: written,
      });
      expect((await list('employee', `${read}ordering=-created_at&page_size=1`)).results).toEqual(
        written.slice(-1),
      );
    }
    await post('hr', `${kind}/${id}/comments/`, { comment: 'Among us', is_internal: true });
    for (const [read] of doors)
      expect([(await list('employee', read)).count, (await list('admin', read)).count]).toEqual([4, 5]);
  },
);

test('the path for all kinds needs the kind of the ticket', async () => {
  for (const query of ['', '?ticket='])
    expect(outcome(await call('GET', 'hr', `responses/${query}`))).toEqual(
      refused({ ticket: ['This field is required.'] }),
    );
  expect(outcome(await call('POST', 'hr', 'responses/', { ticket: null, comment: ' ' }))).toEqual(
    refused({
      ticket: ['This field may not be null.'],
    }),
  );
  expect(outcome(await call('GET', 'hr', 'responses/?ticket=999999'))).toEqual(NOT_FOUND);
});
