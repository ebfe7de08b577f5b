import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { people } from '../subgraph.js';
import { addCast, expectOwnerOnly, MONDAY, stored } from '../testing/timesheets.js';
import type { Cast } from '../testing/timesheets.js';
import { added, addWeek, SAVE, savingOf } from '../testing/saveTimesheet.js';
import { addTimeEntry } from './timeEntry.factory.js';
import { addTimesheet } from '../timesheet/timesheet.factory.js';
import { addDays } from '../timesheet/week.js';

let test_: TestSubgraph;
let cast: Cast;
let sheet: number;
let first: number;
let second: number;
const save = savingOf(
  () => test_,
  () => ({ who: cast.me, sheet }),
);

beforeAll(async () => {
  test_ = await openTestSubgraph(people);
});
afterAll(() => test_.close());
beforeEach(async () => {
  cast = await addCast(test_.database);
  ({ sheet, first, second } = await addWeek(test_.database, cast.own));
});

test('only the person saves a timesheet, signed in, with their own password: strangers do not find it, manager, HR and administrator are refused [A6.15]', async () => {
  const before = await stored(test_.database);
  await expectOwnerOnly(test_, cast, {
    document: SAVE,
    variables: { id: sheet, entries: [added], removed: [first] },
  });
  expect((await test_.run(cast.me, SAVE, { id: 999_999, entries: [] })).errors[0]?.code).toBe('NOT_FOUND');
  expect(await stored(test_.database)).toEqual(before);
});

test.each(['submitted', 'approved', 'rejected'] as const)(
  'a timesheet that is %s cannot be saved, not even without changes [A5.37]',
  async (status) => {
    sheet = await addTimesheet(test_.database, { employeeId: cast.own.id, weekStartDate: MONDAY, status });
    for (const entries of [[added], []])
      expect((await save({ entries })).errors[0]).toMatchObject({
        code: 'CONFLICT',
        message: 'Only draft entries can be edited',
        currentStatus: status,
      });
  },
);

test('entries are added, changed and removed in one save; other entries stay unchanged [A4.19 A5.28]', async () => {
  const third = await addTimeEntry(test_.database, sheet, { clockInTime: '15:00', clockOutTime: '16:00' });
  const { data, errors } = await save({
    entries: [{ id: second, version: 1, clockOutTime: '11:00', notes: 'Short' }, added],
    removed: [first],
    version: 1,
  });
  expect(errors).toEqual([]);
  expect(data.saveTimesheet).toEqual({
    id: sheet,
    status: 'DRAFT',
    totalHours: '3.500',
    version: 2,
    timeEntries: [
      {
        id: second,
        date: MONDAY,
        project: 'Portal project',
        clockInTime: '10:00:00',
        clockOutTime: '11:00:00',
        notes: 'Short',
        version: 2,
      },
      {
        id: third,
        date: MONDAY,
        project: 'Portal project',
        clockInTime: '15:00:00',
        clockOutTime: '16:00:00',
        notes: null,
        version: 1,
      },
      {
        id: expect.any(Number),
        date: addDays(MONDAY, 4),
        project: 'Training',
        clockInTime: '13:00:00',
        clockOutTime: '14:30:00',
        notes: null,
        version: 1,
      },
    ],
  });
  const times = (clockInTime: string, clockOutTime: string, date = MONDAY) => ({
    date,
    clockInTime,
    clockOutTime,
  });
  expect(
    await test_.database.query(
      `select action, object_id as "objectId", before, after from audit order by id desc limit 1`,
    ),
  ).toEqual([
    {
      action: 'timesheet.save',
      objectId: String(sheet),
      before: {
        removed: [{ id: first, ...times('08:00:00', '09:00:00') }],
        changed: [{ id: second, ...times('10:00:00', '12:00:00') }],
      },
      after: {
        changed: [{ id: second, ...times('10:00:00', '11:00:00') }],
        added: [
          { id: data.saveTimesheet.timeEntries[2]?.id, ...times('13:00:00', '14:30:00', addDays(MONDAY, 4)) },
        ],
      },
    },
  ]);
});

test('an entry saved with the same values is not changed', async () => {
  const before = await stored(test_.database);
  expect(
    (
      await save({
        entries: [{ id: first, clockInTime: '8:00 am', project: ' Portal project ' }, { id: second }],
      })
    ).errors,
  ).toEqual([]);
  expect((await save({})).errors).toEqual([]);
  expect(await stored(test_.database)).toEqual(before);
});

test('a typed end ends the session that runs on the entry; unchanged tracked times stay tracked', async () => {
  await test_.database.query(
    `update time_entry set time_zone = 'Europe/Berlin', started_at = '2026-03-16T07:00:00Z', stopped_at = case when id = $1 then timestamptz '2026-03-16T07:40:00Z' end, clock_out_time = case when id = $1 then clock_out_time end`,
    [first],
  );
  await test_.database.query(
    `insert into tracking_session (employee_id, id, entry_id, started_at) values ($1, gen_random_uuid(), $2, '2026-03-16T07:00:00Z')`,
    [cast.own.id, second],
  );
  const { data } = await save({
    entries: [
      { id: first, notes: 'Tracked' },
      { id: second, clockOutTime: '12:00' },
    ],
  });
  expect(data.saveTimesheet.totalHours).toBe('2.667');
  expect(await test_.database.query('select 1 from tracking_session')).toEqual([]);
  expect(
    await test_.database.query('select started_at is null as "isTyped" from time_entry order by id'),
  ).toEqual([{ isTyped: false }, { isTyped: true }]);
});

test('of two tabs that save the same version the second is refused, and nothing is mixed', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { version = 0 } =
      (await test_.database.one<{ version: number }>('select version from timesheet where id = $1', [
        sheet,
      ])) ?? {};
    const tab = (name: string) =>
      save({
        entries: [
          { id: first, notes: `${name} ${round}` },
          { id: second, notes: `${name} ${round}` },
          { ...added, notes: `${name} ${round}` },
        ],
        version,
      });
    const replies = await Promise.all([tab('a'), tab('b'), tab('c')]);
    const winners = replies.filter(({ errors }) => errors.length === 0);
    expect(winners).toHaveLength(1);
    for (const { errors } of replies)
      if (errors.length > 0) expect(errors[0]).toMatchObject({ code: 'CONFLICT', currentStatus: 'draft' });
    const { timeEntries = [] } = winners[0]?.data.saveTimesheet ?? {};
    expect(
      new Set(
        timeEntries
          .filter(({ id, notes }) => id === first || id === second || notes?.endsWith(` ${round}`))
          .map(({ notes }) => notes),
      ).size,
    ).toBe(1);
  }
  expect(await test_.database.one('select count(*) as count from time_entry')).toEqual({ count: 6 });
});

test('the same Idempotency-Key saves once', async () => {
  const send = () => save({ entries: [added] }, cast.me, { idempotencyKey: 'save' });
  expect((await send()).data.saveTimesheet.version).toBe(2);
  expect((await send()).data.saveTimesheet.version).toBe(2);
  expect(await test_.database.one('select count(*) as count from time_entry')).toEqual({ count: 3 });
});

test('saving two hundred entries costs as many statements as saving two', async () => {
  const cost = async (count: number) => {
    await test_.database.query('truncate time_entry cascade');
    const ids: number[] = [];
    for (let made = 0; made < count / 2; made += 1) ids.push(await addTimeEntry(test_.database, sheet));
    const before = test_.database.statements;
    const { errors } = await save({
      entries: [...ids.map((id) => ({ id, clockOutTime: '11:11' })), ...ids.map(() => added)],
    });
    expect(errors).toEqual([]);
    return test_.database.statements - before;
  };
  expect(await cost(200)).toBe(await cost(2));
});
