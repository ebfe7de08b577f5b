import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { people } from '../subgraph.js';
import { addCast, expectOwnerOnly, MONDAY, stored } from '../testing/timesheets.js';
import type { Cast } from '../testing/timesheets.js';
import { addTimeEntry } from './timeEntry.factory.js';
import { addTimesheet } from '../timesheet/timesheet.factory.js';
import { addDays } from '../timesheet/week.js';

const SAVE = `mutation ($id: Int!, $entries: [TimesheetEntryInput!]!, $removed: [Int!], $version: Int) {
  saveTimesheet(id: $id, entries: $entries, removed: $removed, version: $version) { id status totalHours version timeEntries { id date project clockInTime clockOutTime notes version } }
}`;
const RANGE = 'Invalid time range - duration must be greater than 0';
const NOT_A_TIME = '"dawn" is not a time. Write it like 09:30 or 5:30 pm.';
const UNKNOWN = 'This entry is not in the timesheet.';

interface Entry {
  id: number;
  date: string;
  project: string;
  clockInTime: string | null;
  clockOutTime: string | null;
  notes: string | null;
  version: number;
}
interface Sheet {
  totalHours: string;
  version: number;
  timeEntries: Entry[];
}
let test_: TestSubgraph;
let cast: Cast;
let sheet: number;
let first: number;
let second: number;

beforeAll(async () => {
  test_ = await openTestSubgraph(people);
});
afterAll(() => test_.close());
beforeEach(async () => {
  cast = await addCast(test_.database);
  sheet = await addTimesheet(test_.database, { employeeId: cast.own.id, weekStartDate: MONDAY });
  first = await addTimeEntry(test_.database, sheet, { clockInTime: '08:00', clockOutTime: '09:00' });
  second = await addTimeEntry(test_.database, sheet, { clockInTime: '10:00', clockOutTime: '12:00' });
});

type Given = Record<string, unknown>;
interface Saved {
  entries?: Given[];
  removed?: number[];
  version?: number;
}
const save = ({ entries = [], ...more }: Saved, who: Viewer | null = cast.me, key = {}) =>
  test_.run<{ saveTimesheet: Sheet }>(who, SAVE, { id: sheet, entries, ...more }, key);
const added = {
  date: addDays(MONDAY, 4),
  project: 'Training',
  clockInTime: '1:00 pm',
  clockOutTime: '14:30',
};

test('only the person saves a timesheet, signed in, with a password of their own: strangers find nothing, manager, HR and administrator may not [A6.15]', async () => {
  const before = await stored(test_.database);
  await expectOwnerOnly(test_, cast, {
    document: SAVE,
    variables: { id: sheet, entries: [added], removed: [first] },
  });
  expect((await test_.run(cast.me, SAVE, { id: 999_999, entries: [] })).errors[0]?.code).toBe('NOT_FOUND');
  expect(await stored(test_.database)).toEqual(before);
});

test.each(['submitted', 'approved', 'rejected'] as const)(
  'one that is %s is not saved, not even with nothing to save [A5.37]',
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

test('entries are added, changed and removed in one go; those that are not named stay as they are [A4.19 A5.28]', async () => {
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

test('what is named but the same changes nothing', async () => {
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

test('an end that is typed here ends the session that runs on the entry; tracked times that are left alone stay tracked', async () => {
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

describe('all or nothing', () => {
  const good: Given[] = [added];

  test.each<[string, () => Saved, Record<string, string[]>]>([
    [
      'a time that cannot be read',
      () => ({ entries: [...good, { id: first, clockInTime: 'dawn' }] }),
      { 'entries.1.nonFieldErrors': [RANGE], 'entries.1.clockInTime': [NOT_A_TIME] },
    ],
    [
      'an end without a beginning [A5.27]',
      () => ({ entries: [...good, { id: first, clockInTime: null }] }),
      { 'entries.1.nonFieldErrors': ['Both clock in and clock out times are required'] },
    ],
    [
      'a day outside the week',
      () => ({ entries: [...good, { ...added, date: addDays(MONDAY, 7) }] }),
      { 'entries.1.date': ['The date must be within the week of the timesheet.'] },
    ],
    [
      'a new entry without a day',
      () => ({ entries: [...good, { project: 'Training' }] }),
      { 'entries.1.date': ['This field is required.'] },
    ],
    [
      'an entry that is not there',
      () => ({ entries: [...good, { id: 999_999 }] }),
      { 'entries.1.id': [UNKNOWN] },
    ],
    [
      'an entry named twice',
      () => ({
        entries: [
          { id: first, notes: 'a' },
          { id: first, notes: 'b' },
        ],
      }),
      { 'entries.1.id': [UNKNOWN] },
    ],
    [
      'an entry that is removed and changed',
      () => ({ entries: [{ id: first, notes: 'a' }], removed: [first] }),
      { 'entries.0.id': [UNKNOWN] },
    ],
    [
      'the removal of an entry that is not there',
      () => ({ entries: good, removed: [second, 999_999] }),
      { removed: [UNKNOWN] },
    ],
    [
      'faults in several places',
      () => ({
        entries: [
          { ...added, project: 'x'.repeat(101) },
          ...good,
          { id: second, notes: 'x'.repeat(2_001), clockOutTime: '24:00' },
        ],
      }),
      {
        'entries.0.project': ['Ensure this field has no more than 100 characters.'],
        'entries.2.notes': ['Ensure this field has no more than 2000 characters.'],
        'entries.2.nonFieldErrors': [RANGE],
        'entries.2.clockOutTime': ['Hours go from 00 to 23, and midnight is 00:00.'],
      },
    ],
    [
      'more than can be named',
      () => ({
        entries: Array.from({ length: 201 }, () => added),
        removed: Array.from({ length: 201 }, () => first),
      }),
      {
        entries: ['Ensure this field has no more than 200 elements.'],
        removed: ['Ensure this field has no more than 200 elements.'],
      },
    ],
  ])('with %s nothing is saved, and the place is told', async (_what, given, fields) => {
    const before = await stored(test_.database);
    const { errors } = await save(given());
    expect(errors[0]).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(errors[0]?.fields).toEqual(fields);
    expect(await stored(test_.database)).toEqual(before);
  });

  test('entries of another sheet, one’s own or somebody else’s, are neither changed nor removed', async () => {
    const elsewhere = [
      await addTimeEntry(
        test_.database,
        await addTimesheet(test_.database, { employeeId: cast.own.id, weekStartDate: addDays(MONDAY, 7) }),
      ),
      await addTimeEntry(
        test_.database,
        await addTimesheet(test_.database, { employeeId: cast.boss.id, weekStartDate: MONDAY }),
      ),
    ];
    const before = await stored(test_.database);
    for (const id of elsewhere) {
      expect((await save({ entries: [...good, { id, notes: 'Mine' }] })).errors[0]?.fields).toEqual({
        'entries.1.id': [UNKNOWN],
      });
      expect((await save({ entries: good, removed: [id] })).errors[0]?.fields).toEqual({
        removed: [UNKNOWN],
      });
    }
    expect(await stored(test_.database)).toEqual(before);
  });

  test('a sheet or an entry that changed since it was read is a conflict', async () => {
    await test_.run(
      cast.me,
      'mutation ($id: Int!) { updateTimeEntry(id: $id, input: { notes: "From another tab" }) { id } }',
      { id: first },
    );
    const before = await stored(test_.database);
    for (const given of [
      { entries: good, version: 1 },
      { entries: [...good, { id: first, version: 1, notes: 'Stale' }] },
    ]) {
      expect((await save(given)).errors[0]).toMatchObject({
        code: 'CONFLICT',
        message: 'Somebody changed this meanwhile. Please look again.',
        currentStatus: 'draft',
      });
    }
    expect(await stored(test_.database)).toEqual(before);
    expect(
      (await save({ entries: [...good, { id: first, version: 2, notes: 'Fresh' }], version: 2 })).errors,
    ).toEqual([]);
  });

  test('two hundred entries fit; removing makes room first, one too many is a conflict', async () => {
    const many = (length: number) => Array.from({ length }, () => added);
    const before = await stored(test_.database);
    expect((await save({ entries: many(199) })).errors[0]).toMatchObject({
      code: 'CONFLICT',
      message: 'A timesheet holds at most 200 entries.',
    });
    expect(await stored(test_.database)).toEqual(before);
    expect(
      (await save({ entries: many(200), removed: [first, second] })).data.saveTimesheet.timeEntries,
    ).toHaveLength(200);
  });
});

test('of two tabs that save what both read the second is refused, and nothing is mixed', async () => {
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
