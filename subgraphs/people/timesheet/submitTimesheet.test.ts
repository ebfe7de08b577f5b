import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { people } from '../subgraph.js';
import { addCast, expectOwnerOnly, MONDAY, stored } from '../testing/timesheets.js';
import type { Cast } from '../testing/timesheets.js';
import { addTimeEntry } from '../timeEntry/timeEntry.factory.js';
import { SUBMIT, timesheetDesk } from '../testing/timesheetDesk.js';

const ADD = 'mutation ($input: TimeEntryInput!) { createTimeEntry(input: $input) { id } }';

let test_: TestSubgraph;
let cast: Cast;
const { addSheet, run, submit, approve, lastAudit } = timesheetDesk(
  () => test_,
  () => cast,
);

beforeAll(async () => {
  test_ = await openTestSubgraph(people);
});
afterAll(() => test_.close());
beforeEach(async () => {
  cast = await addCast(test_.database);
});

describe('submitting a timesheet', () => {
  test('is allowed only to its owner, signed in, with their own password: strangers do not find it, manager, HR and administrator are refused [A6.15]', async () => {
    const id = await addSheet();
    const before = await stored(test_.database);
    await expectOwnerOnly(test_, cast, { document: SUBMIT, variables: { id } });
    expect((await submit(cast.me, 999_999)).errors[0]?.code).toBe('NOT_FOUND');
    expect(await stored(test_.database)).toEqual(before);
  });

  test('makes a draft submitted and read-only, and keeps its hours [A4.18 A4.19 A4.20 A7.42]', async () => {
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

  test('is possible when it is empty or has an entry without an end', async () => {
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
    'that is %s is refused with its status [A4.18]',
    async (status) => {
      const id = await addSheet(status);
      expect((await submit(cast.me, id)).errors[0]).toMatchObject({
        code: 'CONFLICT',
        message: 'Only draft timesheets can be submitted.',
        currentStatus: status,
      });
    },
  );

  test('is refused when an entry was written after the timesheet was read', async () => {
    const id = await addSheet();
    await test_.run(cast.me, ADD, {
      input: { timesheet: id, date: MONDAY, clockInTime: '9:00', clockOutTime: '10:00' },
    });
    expect((await submit(cast.me, id, 1)).errors[0]).toMatchObject({
      code: 'CONFLICT',
      message: 'Someone changed this meanwhile. Please look again.',
      currentStatus: 'draft',
    });
    expect((await submit(cast.me, id, 2)).errors).toEqual([]);
  });

  test.each(['submitted', 'approved', 'rejected'] as const)(
    'that is %s is refused to a manager without the status [A6.15]',
    async (status) => {
      const id = await addSheet(status);
      expect((await submit(cast.manager, id)).errors[0]).toMatchObject({
        code: 'FORBIDDEN',
        message: 'You do not have permission to perform this action.',
      });
    },
  );

  test('from eight tabs at the same time is done once', async () => {
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

  test('with the same Idempotency-Key twice gets the same answer twice', async () => {
    const id = await addSheet();
    const first = await run(cast.me, SUBMIT, { id }, { idempotencyKey: 'hand-in' });
    expect(first.errors).toEqual([]);
    expect(await run(cast.me, SUBMIT, { id }, { idempotencyKey: 'hand-in' })).toEqual(first);
  });
});

test('at the same time as writes includes those that came before it, and refuses the later ones [A4.20 A5.37]', async () => {
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

test('at the same time as a decision: the decision comes after it or is refused, and never decides a draft [B4.4]', async () => {
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
