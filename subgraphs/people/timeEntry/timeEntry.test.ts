import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { people } from '../subgraph.js';
import { addCast, expectOwnerOnly, MONDAY, stored } from '../testing/timesheets.js';
import type { Cast } from '../testing/timesheets.js';
import { addTimesheet } from '../timesheet/timesheet.factory.js';
import { addDays } from '../timesheet/week.js';
import { addTimeEntry } from './timeEntry.factory.js';

const FIELDS =
  'id timesheetId date project taskDescription clockInTime clockOutTime hoursWorked netHours breakDuration notes version viewerCanEdit timesheet { totalHours version timeEntries { id } }';
const CREATE = `mutation ($input: TimeEntryInput!) { it: createTimeEntry(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation ($id: Int!, $input: TimeEntryChanges!, $version: Int) { it: updateTimeEntry(id: $id, input: $input, version: $version) { ${FIELDS} } }`;
const DELETE = 'mutation ($id: Int!) { deleteTimeEntry(id: $id) }';
const RANGE = 'Invalid time range - duration must be greater than 0';
const HOURS = 'Hours go from 00 to 23, and midnight is 00:00.';
const notTime = (text: string) => `"${text}" is not a time. Write it like 09:30 or 5:30 pm.`;
const BOTH = 'Both clock in and clock out times are required';

interface Entry {
  id: number;
  clockInTime: string | null;
  clockOutTime: string | null;
  hoursWorked: string;
  version: number;
  timesheet: { totalHours: string; version: number; timeEntries: { id: number }[] };
}
let test_: TestSubgraph;
let cast: Cast;
let sheet: number;

beforeAll(async () => {
  test_ = await openTestSubgraph(people);
});
afterAll(() => test_.close());
beforeEach(async () => {
  cast = await addCast(test_.database);
  sheet = await addTimesheet(test_.database, { employeeId: cast.own.id, weekStartDate: MONDAY });
});

type Given = Record<string, unknown>;
const create = (given: Given = {}, who: Viewer | null = cast.me, more = {}) =>
  test_.run<{ it: Entry }>(who, CREATE, { input: { timesheet: sheet, date: MONDAY, ...given } }, more);
const update = (id: number, input: Given, version?: number, who: Viewer | null = cast.me) =>
  test_.run<{ it: Entry }>(who, UPDATE, { id, input, version });
const remove = (id: number, who: Viewer | null = cast.me, more = {}) => test_.run(who, DELETE, { id }, more);
const setStatus = (status: string) =>
  test_.database.query(
    `update timesheet set status = $2::timesheet_status, submitted_at = now(), rejection_reason = case when $2 = 'rejected' then 'No.' end,
       decided_at = case when $2 <> 'submitted' then now() end, decided_by_id = case when $2 <> 'submitted' then 7 end, decided_by_name = case when $2 <> 'submitted' then 'Priya Raman' end where id = $1`,
    [sheet, status],
  );
const lastAudit = () =>
  test_.database.one(
    'select actor_user_id as "by", action, object_id as "objectId", before, after from audit order by id desc limit 1',
  );

test('only the person writes entries, signed in, with a password of their own: strangers find nothing, manager, HR and administrator may not [A6.15 A7.43]', async () => {
  const id = await addTimeEntry(test_.database, sheet);
  const before = await stored(test_.database);
  await expectOwnerOnly(test_, cast, {
    document: CREATE,
    variables: { input: { timesheet: sheet, date: MONDAY } },
  });
  await expectOwnerOnly(test_, cast, { document: UPDATE, variables: { id, input: { notes: 'Hello' } } });
  await expectOwnerOnly(test_, cast, { document: DELETE, variables: { id } });
  for (const reply of [
    await create({ timesheet: 999_999 }),
    await update(999_999, {}),
    await remove(999_999),
  ])
    expect(reply.errors[0]).toMatchObject({ code: 'NOT_FOUND', message: 'Not found.' });
  expect(await stored(test_.database)).toEqual(before);
});

test.each(['submitted', 'approved', 'rejected'])(
  'once the timesheet is %s no entry is added, changed or deleted, and the answer tells what it is [A4.20 A5.37]',
  async (status) => {
    const id = await addTimeEntry(test_.database, sheet);
    await setStatus(status);
    const before = await stored(test_.database);
    for (const reply of [await create(), await update(id, { notes: 'Hello' }), await remove(id)]) {
      expect(reply.errors[0]).toMatchObject({
        code: 'CONFLICT',
        message: 'Only draft entries can be edited',
        currentStatus: status,
      });
    }
    expect(await stored(test_.database)).toEqual(before);
  },
);

describe('adding', () => {
  test('an entry stands in the week with its times, hours and a break of a quarter of an hour, whatever is sent for that [A3.11 A5.28 A5.33 A7.43 A9.9]', async () => {
    const { data, errors } = await create({
      date: addDays(MONDAY, 6),
      project: ' Portal project ',
      taskDescription: 'Reviews\n',
      clockInTime: '8:30',
      clockOutTime: '5:15 pm',
      notes: ' Paired. ',
    });
    expect(errors).toEqual([]);
    const id = data.it.id;
    expect(data.it).toEqual({
      id,
      timesheetId: sheet,
      date: addDays(MONDAY, 6),
      project: 'Portal project',
      taskDescription: 'Reviews',
      clockInTime: '08:30:00',
      clockOutTime: '17:15:00',
      hoursWorked: '8.750',
      netHours: '8.500',
      breakDuration: '00:15:00',
      notes: 'Paired.',
      version: 1,
      viewerCanEdit: true,
      timesheet: { totalHours: '8.750', version: 2, timeEntries: [{ id }] },
    });
    const times = { date: addDays(MONDAY, 6), clockInTime: '08:30:00', clockOutTime: '17:15:00' };
    expect(await lastAudit()).toEqual({
      by: cast.me.userId,
      action: 'timeEntry.create',
      objectId: String(id),
      before: null,
      after: times,
    });
  });

  test('project, task, times and notes may be left out, null or blank', async () => {
    const nothing = {
      project: '',
      taskDescription: '',
      clockInTime: null,
      clockOutTime: null,
      hoursWorked: '0.000',
      netHours: '0.000',
      notes: null,
    };
    const texts = ['project', 'taskDescription', 'clockInTime', 'clockOutTime', 'notes'];
    for (const value of [undefined, null, '', '  '])
      expect((await create(Object.fromEntries(texts.map((field) => [field, value])))).data.it).toMatchObject(
        nothing,
      );
    expect((await create({ clockInTime: '9:00' })).data.it).toMatchObject({
      clockInTime: '09:00:00',
      clockOutTime: null,
      hoursWorked: '0.000',
    });
  });

  test.each([
    ['9:00', '9:10', '0.167', '0.000', 'less than a break is nothing without it'],
    ['22:00', '6:00', '8.000', '7.750', 'an end before the beginning is on the next day [A5.29]'],
    ['12:00', '12:00', '0.000', '0.000', 'the same times are nothing [A5.30]'],
    ['6:00', '22:00:01', '16.000', '15.750', 'more than sixteen hours are taken [A5.32]'],
    ['0:00', '11:59:59 pm', '24.000', '23.750', 'so is all day but a second [A5.31]'],
  ])(
    'from %s to %s are %s hours, %s without the break: %s',
    async (clockInTime, clockOutTime, hoursWorked, netHours, _what) => {
      expect((await create({ clockInTime, clockOutTime })).data.it).toMatchObject({ hoursWorked, netHours });
    },
  );

  test('entries may overlap, and a day may hold more than it has', async () => {
    for (let made = 0; made < 3; made += 1)
      expect((await create({ clockInTime: '0:00', clockOutTime: '23:00' })).errors).toEqual([]);
    expect((await create()).data.it.timesheet.totalHours).toBe('69.000');
  });

  test.each<[string, Given, Record<string, string[]>]>([
    [
      'a day before the week',
      { date: addDays(MONDAY, -1) },
      { date: ['The date must be within the week of the timesheet.'] },
    ],
    [
      'a day after the week',
      { date: addDays(MONDAY, 7) },
      { date: ['The date must be within the week of the timesheet.'] },
    ],
    [
      'an hour that no clock has',
      { clockInTime: '9:00', clockOutTime: '24:00' },
      { nonFieldErrors: [RANGE], clockOutTime: [HOURS] },
    ],
    [
      'an unreadable beginning',
      { clockInTime: '25:00', clockOutTime: '9:00' },
      { nonFieldErrors: [RANGE], clockInTime: [HOURS] },
    ],
    [
      'an unreadable end',
      { clockInTime: '9:00', clockOutTime: 'noon' },
      { nonFieldErrors: [RANGE], clockOutTime: [notTime('noon')] },
    ],
    [
      'an unreadable beginning and end',
      { clockInTime: 'dawn', clockOutTime: 'dusk' },
      { nonFieldErrors: [RANGE], clockInTime: [notTime('dawn')], clockOutTime: [notTime('dusk')] },
    ],
    ['an end without a beginning [A5.27]', { clockOutTime: '17:00' }, { nonFieldErrors: [BOTH] }],
    [
      'an end with a blank beginning [A5.27]',
      { clockInTime: ' ', clockOutTime: '17:00' },
      { nonFieldErrors: [BOTH] },
    ],
    [
      'everything too long',
      {
        project: 'é'.repeat(101),
        taskDescription: 'x'.repeat(1_001),
        notes: '😀'.repeat(2_001),
        date: '2020-01-01',
        clockInTime: 'x',
      },
      {
        project: ['Ensure this field has no more than 100 characters.'],
        taskDescription: ['Ensure this field has no more than 1000 characters.'],
        notes: ['Ensure this field has no more than 2000 characters.'],
        date: ['The date must be within the week of the timesheet.'],
        nonFieldErrors: [RANGE],
        clockInTime: [notTime('x')],
      },
    ],
  ])('%s is refused, when adding and when changing', async (_what, given, fields) => {
    const id = await addTimeEntry(test_.database, sheet, { clockInTime: null, clockOutTime: null });
    const before = await stored(test_.database);
    for (const { errors } of [await create(given), await update(id, given)]) {
      expect(errors[0]).toMatchObject({ code: 'BAD_USER_INPUT', fields });
      expect(Object.keys(errors[0]?.fields ?? {}).sort()).toEqual(Object.keys(fields).sort());
    }
    expect(await stored(test_.database)).toEqual(before);
  });

  test('the longest texts are taken, counted as people count', async () => {
    const given = {
      project: '😀'.repeat(100),
      taskDescription: 'é'.repeat(1_000),
      notes: '😀'.repeat(2_000),
    };
    expect((await create(given)).data.it).toMatchObject(given);
  });

  test('a timesheet holds two hundred entries, also when many are added at once', async () => {
    for (let made = 0; made < 197; made += 1) await addTimeEntry(test_.database, sheet);
    const replies = await Promise.all(Array.from({ length: 6 }, () => create()));
    expect(replies.filter(({ errors }) => errors.length === 0)).toHaveLength(3);
    for (const { errors } of replies)
      if (errors.length > 0)
        expect(errors[0]).toMatchObject({
          code: 'CONFLICT',
          message: 'A timesheet holds at most 200 entries.',
        });
    expect(await test_.database.one('select count(*) as count from time_entry')).toEqual({ count: 200 });
  });

  test('the same Idempotency-Key adds one', async () => {
    const send = () =>
      create({ clockInTime: '9:00', clockOutTime: '10:00' }, cast.me, { idempotencyKey: 'add' });
    expect((await send()).data.it.id).toBe((await send()).data.it.id);
    expect(await test_.database.one('select count(*) as count from time_entry')).toEqual({ count: 1 });
  });
});

describe('changing', () => {
  test('what is named changes, what is left out stays, and the sheet follows [A4.19 A7.43]', async () => {
    const id = await addTimeEntry(test_.database, sheet, { notes: 'Paired' });
    const { data, errors } = await update(id, { clockOutTime: '6:30 PM', project: 'Training' }, 1);
    expect(errors).toEqual([]);
    expect(data.it).toMatchObject({
      project: 'Training',
      taskDescription: 'Reviews',
      clockInTime: '09:00:00',
      clockOutTime: '18:30:00',
      notes: 'Paired',
      hoursWorked: '9.500',
      version: 2,
      timesheet: { totalHours: '9.500', version: 2 },
    });
    expect(await lastAudit()).toEqual({
      by: cast.me.userId,
      action: 'timeEntry.update',
      objectId: String(id),
      before: { date: MONDAY, clockInTime: '09:00:00', clockOutTime: '17:00:00' },
      after: { date: MONDAY, clockInTime: '09:00:00', clockOutTime: '18:30:00' },
    });
  });

  test('null removes times and notes and blanks the texts; a day cannot be removed, nor a beginning that has an end', async () => {
    const id = await addTimeEntry(test_.database, sheet, { notes: 'Paired' });
    expect((await update(id, { date: null })).errors[0]).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { date: ['This field may not be null.'] },
    });
    expect((await update(id, { clockInTime: null })).errors[0]).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { nonFieldErrors: [BOTH] },
    });
    expect((await update(id, { clockOutTime: null })).data.it).toMatchObject({
      clockInTime: '09:00:00',
      clockOutTime: null,
      hoursWorked: '0.000',
    });
    expect(
      (await update(id, { clockInTime: null, project: null, taskDescription: null, notes: null })).data.it,
    ).toMatchObject({ clockInTime: null, project: '', taskDescription: '', notes: null });
  });

  test('what is the same already, in whatever writing, changes nothing', async () => {
    const id = await addTimeEntry(test_.database, sheet);
    const before = await stored(test_.database);
    expect(
      (
        await update(id, {
          clockInTime: '9:00 am',
          clockOutTime: '17:00',
          project: ' Portal project',
          notes: '',
        })
      ).data.it,
    ).toMatchObject({ version: 1, timesheet: { version: 1 } });
    expect((await update(id, {})).errors).toEqual([]);
    expect(await stored(test_.database)).toEqual(before);
  });

  test('a version that is no longer the entry’s is refused: a stale tab does not write over a newer end', async () => {
    const id = await addTimeEntry(test_.database, sheet, { clockOutTime: null });
    expect((await update(id, { clockOutTime: '16:00' }, 1)).errors).toEqual([]);
    expect((await update(id, { clockOutTime: '15:00' }, 1)).errors[0]).toMatchObject({
      code: 'CONFLICT',
      message: 'Somebody changed this meanwhile. Please look again.',
      currentStatus: 'draft',
    });
    expect((await update(id, { clockOutTime: '15:00' }, 2)).data.it).toMatchObject({
      clockOutTime: '15:00:00',
      version: 3,
    });
  });

  test('of eight who change the same version at once one wins', async () => {
    const id = await addTimeEntry(test_.database, sheet);
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, place) => update(id, { notes: `Tab ${place}` }, 1)),
    );
    expect(replies.map(({ errors }) => errors[0]?.code ?? 'changed').sort()).toEqual([
      ...Array.from({ length: 7 }, () => 'CONFLICT'),
      'changed',
    ]);
  });

  test('of eight changes of different entries none is lost in the sheet’s sum and version', async () => {
    const ids = [];
    for (let made = 0; made < 8; made += 1) ids.push(await addTimeEntry(test_.database, sheet));
    const replies = await Promise.all(ids.map((id) => update(id, { clockOutTime: '10:00' })));
    expect(replies.flatMap(({ errors }) => errors)).toEqual([]);
    expect(await test_.database.one('select version, total_seconds as total from timesheet')).toEqual({
      version: 9,
      total: 8 * 3600,
    });
  });
});

describe('deleting', () => {
  test('is for good, and the sheet follows [A4.19 A7.43]', async () => {
    const [id, other] = [
      await addTimeEntry(test_.database, sheet),
      await addTimeEntry(test_.database, sheet, { clockOutTime: '10:00' }),
    ];
    expect(await remove(id)).toEqual({ data: { deleteTimeEntry: true }, errors: [] });
    expect(await test_.database.query('select id from time_entry')).toEqual([{ id: other }]);
    expect(await test_.database.one('select version, total_seconds as total from timesheet')).toEqual({
      version: 2,
      total: 3600,
    });
    expect(await lastAudit()).toEqual({
      by: cast.me.userId,
      action: 'timeEntry.delete',
      objectId: String(id),
      before: { date: MONDAY, clockInTime: '09:00:00', clockOutTime: '17:00:00' },
      after: null,
    });
    expect((await remove(id)).errors[0]?.code).toBe('NOT_FOUND');
  });

  test('from eight tabs at once is done once; one that is changed at the same moment is changed before or not found', async () => {
    const id = await addTimeEntry(test_.database, sheet);
    const [changed, ...removals] = await Promise.all([
      update(id, { notes: 'Still here' }),
      ...Array.from({ length: 8 }, () => remove(id)),
    ]);
    expect(removals.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    for (const { errors } of [changed, ...removals])
      if (errors.length > 0) expect(errors[0]?.code).toBe('NOT_FOUND');
    expect(await test_.database.query('select id from time_entry')).toEqual([]);
  });

  test('with the same Idempotency-Key twice answers twice', async () => {
    const id = await addTimeEntry(test_.database, sheet);
    for (let sent = 0; sent < 2; sent += 1)
      expect(await remove(id, cast.me, { idempotencyKey: 'gone' })).toEqual({
        data: { deleteTimeEntry: true },
        errors: [],
      });
  });
});
