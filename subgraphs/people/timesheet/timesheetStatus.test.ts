import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { people } from '../subgraph.js';
import { addCast, expectEntranceClosed, expectOwnerOnly, MONDAY, stored } from '../testing/timesheets.js';
import type { Cast } from '../testing/timesheets.js';
import { addTimeEntry } from '../timeEntry/timeEntry.factory.js';
import { addTimesheet } from './timesheet.factory.js';

const FIELDS =
  'id status submittedAt decidedAt decidedByName rejectionReason totalHours version updatedAt timeEntries { id }';
const SUBMIT = `mutation ($id: Int!, $version: Int) { it: submitTimesheet(id: $id, version: $version) { ${FIELDS} } }`;
const APPROVE = `mutation ($id: Int!, $version: Int) { it: approveTimesheet(id: $id, version: $version) { ${FIELDS} } }`;
const REJECT = `mutation ($id: Int!, $version: Int, $reason: String) { it: rejectTimesheet(id: $id, version: $version, reason: $reason) { ${FIELDS} } }`;
const ADD = 'mutation ($input: TimeEntryInput!) { createTimeEntry(input: $input) { id } }';

interface Decided {
  id: number;
  status: string;
  submittedAt: string | null;
  decidedAt: string | null;
  decidedByName: string | null;
  rejectionReason: string | null;
  version: number;
}
let test_: TestSubgraph;
let cast: Cast;
let colleague: Viewer;
let deciders: number[] = [];
let asked: string[] = [];

beforeAll(async () => {
  const graph = (document: string) => {
    asked.push(document);
    return Promise.resolve({ usersWithPermission: { results: deciders.map((id) => ({ id })) } } as never);
  };
  test_ = await openTestSubgraph(people, { graph });
});
afterAll(() => test_.close());
beforeEach(async () => {
  cast = await addCast(test_.database);
  colleague = viewer(['HR'], { fullName: 'Hugo Wolf' });
  deciders = [cast.hr.userId, colleague.userId];
  asked = [];
});

const addSheet = (
  status: 'draft' | 'submitted' | 'approved' | 'rejected' = 'draft',
  employeeId = cast.own.id,
) => addTimesheet(test_.database, { employeeId, weekStartDate: MONDAY, status });
const run = (who: Viewer | null, document: string, variables: Record<string, unknown>, more = {}) =>
  test_.run<{ it: Decided }>(who, document, variables, more);
const submit = (who: Viewer, id: number, version?: number) => run(who, SUBMIT, { id, version });
const approve = (who: Viewer, id: number, version?: number) => run(who, APPROVE, { id, version });
const reject = (who: Viewer, id: number, reason: string | null = 'Friday is missing.', version?: number) =>
  run(who, REJECT, { id, reason, version });
const lastAudit = () =>
  test_.database.one(
    'select actor_user_id as "by", action, object_id as "objectId", before, after from audit order by id desc limit 1',
  );

describe('handing in', () => {
  test('is for the person alone, signed in, with a password of their own: strangers find no sheet, manager, HR and administrator may not [A6.15]', async () => {
    const id = await addSheet();
    const before = await stored(test_.database);
    await expectOwnerOnly(test_, cast, { document: SUBMIT, variables: { id } });
    expect((await submit(cast.me, 999_999)).errors[0]?.code).toBe('NOT_FOUND');
    expect(await stored(test_.database)).toEqual(before);
  });

  test('a draft becomes submitted, keeps its hours and is read only from then on [A4.18 A4.19 A4.20 A7.42]', async () => {
    const id = await addSheet();
    const entry = await addTimeEntry(test_.database, id);
    const { data, errors } = await submit(cast.me, id, 1);
    expect(errors).toEqual([]);
    expect(data.it).toMatchObject({
      id,
      status: 'SUBMITTED',
      totalHours: '8.000',
      version: 2,
      decidedAt: null,
      decidedByName: null,
      rejectionReason: null,
      timeEntries: [{ id: entry }],
    });
    expect(Math.abs(Date.parse(String(data.it.submittedAt)) - Date.now())).toBeLessThan(60_000);
    expect(await lastAudit()).toEqual({
      by: cast.me.userId,
      action: 'timesheet.submit',
      objectId: String(id),
      before: { status: 'draft' },
      after: { status: 'submitted' },
    });
    expect((await submit(cast.me, id)).errors[0]).toMatchObject({
      code: 'CONFLICT',
      message: 'Only draft timesheets can be submitted.',
      currentStatus: 'submitted',
    });
  });

  test('an empty draft, and one with an entry that has no end, are taken', async () => {
    const empty = await addSheet();
    expect((await submit(cast.me, empty)).data.it).toMatchObject({
      status: 'SUBMITTED',
      totalHours: '0.000',
    });
    const running = await addSheet();
    await addTimeEntry(test_.database, running, { clockOutTime: null });
    expect((await submit(cast.me, running)).data.it).toMatchObject({
      status: 'SUBMITTED',
      totalHours: '0.000',
    });
  });

  test.each(['submitted', 'approved', 'rejected'] as const)(
    'is refused when the sheet is %s, with the status it has [A4.18]',
    async (status) => {
      const id = await addSheet(status);
      expect((await submit(cast.me, id)).errors[0]).toMatchObject({
        code: 'CONFLICT',
        message: 'Only draft timesheets can be submitted.',
        currentStatus: status,
      });
    },
  );

  test('is refused when an entry was written since the sheet was read', async () => {
    const id = await addSheet();
    await test_.run(cast.me, ADD, {
      input: { timesheet: id, date: MONDAY, clockInTime: '9:00', clockOutTime: '10:00' },
    });
    expect((await submit(cast.me, id, 1)).errors[0]).toMatchObject({
      code: 'CONFLICT',
      message: 'Somebody changed this meanwhile. Please look again.',
      currentStatus: 'draft',
    });
    expect((await submit(cast.me, id, 2)).errors).toEqual([]);
  });

  test.each(['submitted', 'approved', 'rejected'] as const)(
    'a manager who tries it with a sheet that is %s is told that they may not, not where it stands [A6.15]',
    async (status) => {
      const id = await addSheet(status);
      expect((await submit(cast.manager, id)).errors[0]).toMatchObject({
        code: 'FORBIDDEN',
        message: 'You do not have permission to perform this action.',
      });
    },
  );

  test('from eight tabs at once is done once', async () => {
    const id = await addSheet();
    const replies = await Promise.all(Array.from({ length: 8 }, () => submit(cast.me, id)));
    expect(replies.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    for (const { errors } of replies)
      if (errors.length > 0)
        expect(errors[0]).toMatchObject({ code: 'CONFLICT', currentStatus: 'submitted' });
    expect(
      await test_.database.query(`select 1 from audit where action = 'timesheet.submit' and object_id = $1`, [
        String(id),
      ]),
    ).toHaveLength(1);
  });

  test('with the same Idempotency-Key twice answers twice', async () => {
    const id = await addSheet();
    const first = await run(cast.me, SUBMIT, { id }, { idempotencyKey: 'hand-in' });
    expect(first.errors).toEqual([]);
    expect(await run(cast.me, SUBMIT, { id }, { idempotencyKey: 'hand-in' })).toEqual(first);
  });
});

describe('deciding', () => {
  test('is closed to everybody but HR: signed out, before the password is changed, the person, manager, IT, analyst and administrator [A4.22 B4.4 B6.2]', async () => {
    const id = await addSheet('submitted');
    const before = await stored(test_.database);
    for (const document of [APPROVE, REJECT]) {
      const variables = { id, ...(document === REJECT && { reason: 'Friday is missing.' }) };
      await expectEntranceClosed(test_, cast, { document, variables });
      for (const who of [
        cast.me,
        cast.manager,
        cast.admin,
        ...cast.strangers.map(([, stranger]) => stranger),
      ]) {
        expect((await run(who, document, variables)).errors[0]).toMatchObject({
          code: 'FORBIDDEN',
          message: 'You do not have permission to perform this action.',
        });
      }
      expect((await run(cast.hr, document, { ...variables, id: 999_999 })).errors[0]?.code).toBe('NOT_FOUND');
    }
    expect(await stored(test_.database)).toEqual(before);
  });

  test('one’s own sheet is refused, HR or HR and Administrator, in every state, and they are told who can', async () => {
    for (const roles of [['HR'], ['HR', 'Administrator']]) {
      const self = viewer(roles, { userId: cast.own.userId, employeeId: cast.own.id });
      for (const status of ['draft', 'submitted', 'approved', 'rejected'] as const) {
        const id = await addSheet(status);
        const before = await stored(test_.database);
        for (const decide of [approve, reject]) {
          deciders = [self.userId, colleague.userId];
          expect((await decide(self, id)).errors[0]).toMatchObject({
            code: 'FORBIDDEN',
            message: 'You cannot decide your own timesheet. Another member of HR can.',
          });
          deciders = [self.userId];
          expect((await decide(self, id)).errors[0]).toMatchObject({
            code: 'FORBIDDEN',
            message:
              'You cannot decide your own timesheet. You are the only one here who decides timesheets: somebody else needs the HR role first.',
          });
        }
        expect(await stored(test_.database)).toEqual(before);
        await test_.database.query('truncate timesheet cascade');
      }
    }
    expect(new Set(asked).size).toBe(1);
    expect(asked[0]).toContain('usersWithPermission(permissions: ["timesheet.decide"], pageSize: 2)');
  });

  test('one’s own sheet is refused before a reason is asked for', async () => {
    const self = viewer(['HR'], { userId: cast.own.userId, employeeId: cast.own.id });
    expect((await reject(self, await addSheet('submitted'), null)).errors[0]?.code).toBe('FORBIDDEN');
  });

  test('HR approves what was handed in: who and when are told, the person reads it, and identity is not asked [A4.22 B4.3 B4.4]', async () => {
    const id = await addSheet('submitted');
    const { data, errors } = await approve(cast.hr, id, 1);
    expect(errors).toEqual([]);
    expect(data.it).toMatchObject({
      status: 'APPROVED',
      decidedByName: 'Priya Raman',
      rejectionReason: null,
      version: 2,
      submittedAt: '2020-02-01T17:30:00.000Z',
    });
    expect(Math.abs(Date.parse(String(data.it.decidedAt)) - Date.now())).toBeLessThan(60_000);
    expect(
      (
        await test_.run(
          cast.me,
          'query ($id: Int!) { timesheet(id: $id) { status decidedByName viewerCan { edit submit decide } } }',
          { id },
        )
      ).data,
    ).toEqual({
      timesheet: {
        status: 'APPROVED',
        decidedByName: 'Priya Raman',
        viewerCan: { edit: false, submit: false, decide: false },
      },
    });
    expect(await lastAudit()).toEqual({
      by: cast.hr.userId,
      action: 'timesheet.approve',
      objectId: String(id),
      before: { status: 'submitted' },
      after: { status: 'approved' },
    });
    expect(asked).toEqual([]);
  });

  test('HR rejects with a reason, trimmed, which the person reads and the audit trail does not keep [B4.3 B4.4 B5.11]', async () => {
    const id = await addSheet('submitted');
    const { data, errors } = await reject(cast.hr, id, `  ${'é'.repeat(1_999)}😀\n`);
    expect(errors).toEqual([]);
    expect(data.it).toMatchObject({
      status: 'REJECTED',
      decidedByName: 'Priya Raman',
      rejectionReason: `${'é'.repeat(1_999)}😀`,
      version: 2,
    });
    expect(
      (
        await test_.run(
          cast.me,
          'query ($id: Int!) { timesheet(id: $id) { status rejectionReason viewerCan { edit } } }',
          { id },
        )
      ).data,
    ).toEqual({
      timesheet: {
        status: 'REJECTED',
        rejectionReason: `${'é'.repeat(1_999)}😀`,
        viewerCan: { edit: false },
      },
    });
    expect(await lastAudit()).toMatchObject({
      action: 'timesheet.reject',
      before: { status: 'submitted' },
      after: { status: 'rejected' },
    });
  });

  test('without a reason, or with too long a one, nothing is rejected [B5.11]', async () => {
    const id = await addSheet('submitted');
    const before = await stored(test_.database);
    for (const reason of [null, '', '  \n\t ', '\u0085', '\u200b\u00a0'])
      expect((await reject(cast.hr, id, reason)).errors[0]).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { reason: ['Please provide a reason for rejection.'] },
      });
    expect((await reject(cast.hr, id, 'x'.repeat(2_001))).errors[0]).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { reason: ['Ensure this field has no more than 2000 characters.'] },
    });
    expect(await stored(test_.database)).toEqual(before);
  });

  test.each(['draft', 'approved', 'rejected'] as const)(
    'a sheet that is %s is not decided, and the answer tells what it is [B4.4]',
    async (status) => {
      const id = await addSheet(status);
      for (const decide of [approve, reject]) {
        expect((await decide(cast.hr, id)).errors[0]).toMatchObject({
          code: 'CONFLICT',
          message: 'Only submitted timesheets can be approved or rejected.',
          currentStatus: status,
        });
      }
    },
  );

  test('a version that is no longer the sheet’s is refused', async () => {
    const id = await addSheet('submitted');
    for (const decide of [
      (version: number) => approve(cast.hr, id, version),
      (version: number) => reject(cast.hr, id, 'No.', version),
    ]) {
      expect((await decide(7)).errors[0]).toMatchObject({
        code: 'CONFLICT',
        message: 'Somebody changed this meanwhile. Please look again.',
        currentStatus: 'submitted',
      });
    }
  });

  test('of many in HR who decide at the same moment one wins, the others learn the new status', async () => {
    for (let round = 0; round < 5; round += 1) {
      await test_.database.query('truncate timesheet cascade');
      const id = await addSheet('submitted');
      const replies = await Promise.all([
        approve(cast.hr, id),
        reject(colleague, id),
        approve(colleague, id),
        reject(cast.hr, id),
      ]);
      const winners = replies.filter(({ errors }) => errors.length === 0);
      expect(winners).toHaveLength(1);
      const status = winners[0]?.data.it.status.toLowerCase();
      for (const { errors } of replies.filter((reply) => reply.errors.length > 0)) {
        expect(errors[0]).toMatchObject({
          code: 'CONFLICT',
          message: 'Only submitted timesheets can be approved or rejected.',
          currentStatus: status,
        });
      }
      expect(
        await test_.database.query(
          `select 1 from audit where action in ('timesheet.approve', 'timesheet.reject') and object_id = $1`,
          [String(id)],
        ),
      ).toHaveLength(1);
    }
  });
});

test('of writes that meet the handing in, those that came before it count in it and nothing lands after it [A4.20 A5.37]', async () => {
  for (let round = 0; round < 6; round += 1) {
    await test_.database.query('truncate timesheet cascade');
    const id = await addSheet();
    const kept = await addTimeEntry(test_.database, id, { clockInTime: '06:00', clockOutTime: '07:00' });
    const doomed = await addTimeEntry(test_.database, id, { clockInTime: '07:00', clockOutTime: '08:00' });
    const add = () =>
      test_.run(cast.me, ADD, {
        input: { timesheet: id, date: MONDAY, clockInTime: '9:00', clockOutTime: '10:00' },
      });
    const change = () =>
      test_.run(
        cast.me,
        'mutation ($id: Int!) { updateTimeEntry(id: $id, input: { clockOutTime: "08:00" }) { id } }',
        { id: kept },
      );
    const remove = () =>
      test_.run(cast.me, 'mutation ($id: Int!) { deleteTimeEntry(id: $id) }', { id: doomed });
    const save = () =>
      test_.run(
        cast.me,
        'mutation ($id: Int!, $entries: [TimesheetEntryInput!]!) { saveTimesheet(id: $id, entries: $entries) { id } }',
        { id, entries: [{ date: MONDAY, clockInTime: '11:00', clockOutTime: '12:00' }] },
      );
    const [handedIn, ...writes] = await Promise.all([
      submit(cast.me, id),
      add(),
      change(),
      remove(),
      save(),
      add(),
    ]);
    expect(handedIn.errors).toEqual([]);
    for (const { errors } of writes)
      if (errors.length > 0)
        expect(errors[0]).toMatchObject({
          code: 'CONFLICT',
          message: 'Only draft entries can be edited',
          currentStatus: 'submitted',
        });
    const row = await test_.database.one<{ version: number; total: number; sum: number }>(
      `select version, total_seconds as total, (select sum(worked_seconds)::int from time_entry) as sum from timesheet where id = $1`,
      [id],
    );
    // Each write that landed counted once, and the handing in, which came last, once more.
    expect(row?.version).toBe(2 + writes.filter(({ errors }) => errors.length === 0).length);
    expect(handedIn.data.it.version).toBe(row?.version);
    expect(row?.total).toBe(row?.sum);
  }
});

test('a decision that meets the handing in either comes after it or is refused, and never decides a draft [B4.4]', async () => {
  for (let round = 0; round < 6; round += 1) {
    await test_.database.query('truncate timesheet cascade');
    const id = await addSheet();
    const [handedIn, decided] = await Promise.all([submit(cast.me, id), approve(cast.hr, id)]);
    expect(handedIn.errors).toEqual([]);
    const sql = 'select status, submitted_at is not null as told from timesheet where id = $1';
    const row = await test_.database.one(sql, [id]);
    const [refusal] = decided.errors;
    expect(row).toEqual({ status: refusal ? 'submitted' : 'approved', told: true });
    if (refusal) expect(refusal).toMatchObject({ code: 'CONFLICT', currentStatus: 'draft' });
  }
});
