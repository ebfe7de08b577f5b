import { database } from '../../../subgraphs/tickets/database.js';
import { ACCOUNTS, openTestPortal } from '../../testing/portal.js';
import type { Account, TestPortal } from '../../testing/portal.js';
import { NOT_FOUND, outcome } from '../testing/leave.js';
import { conflict, FORBIDDEN, MADE_KINDS, STATUSES, ticketsOf } from '../testing/tickets.js';
import type { MadeKind } from '../testing/tickets.js';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(() => portal.close());

const { call, created, createdAs, decided, list } = ticketsOf(() => portal);
const remove = (as: Account, { path }: MadeKind, id: number) => call('DELETE', as, `${path}/${id}/`);
const removed = ({ graph }: MadeKind) => `mutation ($id: Int!) { ${graph.remove}(id: $id) }`;
/** The graph answers true where REST answers 204. */
const asGraph = (status: number) => (status === 204 ? 200 : status);
const stored = (id: number) => database.one<{ status: string; gone: boolean }>('select status, deleted_at is not null as gone from ticket where id = $1', [id]);
const [FEEDBACK, IT, GENERAL] = MADE_KINDS as unknown as [MadeKind, MadeKind, MadeKind];

/** REST and the graph on two tickets that are alike. */
async function both(kind: MadeKind, owner: Account, as: Account, status: string): Promise<{ id: number; answer: { status: number; body: unknown } }> {
  const [first, second] = [await createdAs(kind, owner, status), await createdAs(kind, owner, status)];
  const answer = outcome(await remove(as, kind, first.id));
  expect([as, status, await decided(as, removed(kind), { id: second.id })]).toEqual([as, status, asGraph(answer.status)]);
  return { id: first.id, answer };
}

describe('who deletes what', () => {
  test.each(MADE_KINDS)('who asked deletes $name in the documented states only, in REST as in the graph [A4.33, A4.34, A7.29, A7.32]', async (kind) => {
    for (const status of STATUSES) {
      const { id, answer } = await both(kind, 'employee', 'employee', status);
      const isDeletable = kind.deletable.includes(status);
      expect([status, answer]).toEqual([status, isDeletable ? { status: 204, body: null } : conflict(kind.refusal, status)]);
      expect(await stored(id)).toEqual({ status, gone: isDeletable });
    }
  }, 60_000);

  test.each(MADE_KINDS)('of others, $name is deleted by who handles IT tickets where the IT page lists it, in any state, and by nobody else [C7.9]', async (kind) => {
    for (const account of ACCOUNTS.filter((one) => one !== 'employee')) {
      const mayDelete = kind.deleters.includes(account);
      for (const status of mayDelete ? STATUSES : (['open', 'resolved'] as const)) {
        const { id, answer } = await both(kind, 'employee', account, status);
        const refusal = kind.readers.includes(account) ? FORBIDDEN : NOT_FOUND;
        expect([account, status, answer]).toEqual([account, status, mayDelete ? { status: 204, body: null } : refusal]);
        expect(await stored(id)).toEqual({ status, gone: mayDelete });
      }
    }
  }, 60_000);

  test('HR deletes none but their own, and those by their state', async () => {
    for (const kind of MADE_KINDS) {
      for (const status of STATUSES) {
        const { answer } = await both(kind, 'hr', 'hr', status);
        expect([kind.name, status, answer]).toEqual([kind.name, status, kind.deletable.includes(status) ? { status: 204, body: null } : conflict(kind.refusal, status)]);
      }
    }
  }, 60_000);

  test('IT Staff and administrators delete their own general tickets in any state, whatever the category, but feedback only while it is open', async () => {
    for (const account of ['it', 'admin'] as const) {
      for (const status of STATUSES) {
        expect((await both(GENERAL, account, account, status)).answer).toEqual({ status: 204, body: null });
        expect((await both(FEEDBACK, account, account, status)).answer).toEqual(status === 'open' ? { status: 204, body: null } : conflict(FEEDBACK.refusal, status));
      }
    }
  }, 60_000);

  test('who handles IT tickets also gives the own general ticket any status, whatever its category; nobody else does that to their own', async () => {
    const given = 'mutation ($id: Int!, $status: TicketStatusInput) { updateTicketStatus(id: $id, status: $status) { id } }';
    for (const [account, status] of [['it', 200], ['admin', 200], ['hr', 200], ['employee', 403], ['manager', 403], ['analyst', 403]] as const) {
      const { id } = await created(GENERAL, account);
      expect([account, (await call('POST', account, `general/${id}/update_status/`, { status: 'in_progress' })).status]).toEqual([account, status]);
      expect([account, await decided(account, given, { id, status: 'RESOLVED' })]).toEqual([account, status]);
      for (const action of ['close', 'reopen']) expect([account, action, (await call('POST', account, `${id}/${action}/`)).status]).toEqual([account, action, status]);
    }
  });

  test('the IT page deletes IT support tickets under the path of general ones [C7.9]', async () => {
    const { id } = await created(IT, 'employee');
    expect(outcome(await call('DELETE', 'it', `general/${id}/`))).toEqual({ status: 204, body: null });
    const own = await createdAs(IT, 'employee', 'closed');
    expect(outcome(await call('DELETE', 'employee', `general/${own.id}/`))).toEqual(conflict(IT.refusal, 'closed'));
  });
});

describe('what deleting does', () => {
  test.each(MADE_KINDS)('$name is gone from every list and path for everybody, but its record is kept', async (kind) => {
    const { id } = await created(kind, 'employee');
    expect((await remove('employee', kind, id)).text).toBe('');
    for (const account of ACCOUNTS) {
      for (const path of [`${kind.path}/${id}/`, `${kind.path}/${id}/comments/`, `responses/?ticket=${id}`]) expect([account, path, outcome(await call('GET', account, path))]).toEqual([account, path, NOT_FOUND]);
      for (const path of [`${kind.path}/?all=true&`, 'general-it-tickets/?', 'master-tickets/?', 'my-tickets/?']) {
        expect((await list(account, `${path}page_size=20&ordering=-created_at`)).results.map((row) => row.id)).not.toContain(id);
      }
      expect(outcome(await remove(account, kind, id))).toEqual(NOT_FOUND);
      expect(outcome(await call('POST', account, `${kind.path}/${id}/update_status/`, { status: 'closed' }))).toEqual(NOT_FOUND);
    }
    expect(await stored(id)).toEqual({ status: 'open', gone: true });
  }, 60_000);

  test('takes it out of the count of its list', async () => {
    for (const kind of MADE_KINDS) {
      const { id } = await created(kind, 'employee');
      const before = (await list('employee', `${kind.path}/`)).count;
      await remove('employee', kind, id);
      expect((await list('employee', `${kind.path}/`)).count).toBe(before - 1);
    }
  });
});

describe('at the same moment', () => {
  test('of two who delete it one does', async () => {
    for (const kind of MADE_KINDS) {
      for (let round = 0; round < 3; round += 1) {
        const { id } = await created(kind, 'employee');
        const answers = await Promise.all([remove('employee', kind, id), remove(kind.deleters[0] ?? 'employee', kind, id)]);
        expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
        expect([404, 409]).toContain(answers.find(({ status }) => status !== 204)?.status);
        expect(await stored(id)).toMatchObject({ gone: true });
      }
    }
  });

  test('of one who deletes it and one who ends it, one wins, and the other is told so', async () => {
    for (const kind of MADE_KINDS) {
      for (let round = 0; round < 3; round += 1) {
        const { id } = await created(kind, 'employee');
        const [gone, ended] = await Promise.all([remove('employee', kind, id), call('POST', 'hr', `${kind.path}/${id}/update_status/`, { status: 'resolved' })]);
        if (gone.status === 204) expect(ended.status === 404 || ended.status === 409).toBe(true);
        else expect([outcome(gone), ended.status]).toEqual([conflict(expect.any(String), 'resolved'), 200]);
        expect(await stored(id)).toEqual(gone.status === 204 ? { status: 'open', gone: true } : { status: 'resolved', gone: false });
      }
    }
  }, 60_000);
});
