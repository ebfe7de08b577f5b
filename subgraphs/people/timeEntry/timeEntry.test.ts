import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { people } from '../subgraph.js';
import { addCast, expectOwnerOnly, MONDAY, stored } from '../testing/timesheets.js';
import type { Cast } from '../testing/timesheets.js';
import { CREATE, DELETE, entryDesk, UPDATE } from '../testing/entryDesk.js';
import type { Given } from '../testing/entryDesk.js';
import { addTimesheet, setTimesheetStatus } from '../timesheet/timesheet.factory.js';
import { addDays } from '../timesheet/week.js';
import { addTimeEntry } from './timeEntry.factory.js';

const RANGE = 'Invalid time range - duration must be greater than 0';
const HOURS = 'Hours go from 00 to 23, and midnight is 00:00.';
const notTime = (text: string) => `"${text}" is not a time. Write it like 09:30 or 5:30 pm.`;
const BOTH = 'Both clock in and clock out times are required';

let test_: TestSubgraph;
let cast: Cast;
let sheet: number;
const { create, update, remove, lastAudit } = entryDesk(
  () => test_,
  () => ({ who: cast.me, sheet }),
);

beforeAll(async () => {
  test_ = await openTestSubgraph(people);
});
afterAll(() => test_.close());
beforeEach(async () => {
  cast = await addCast(test_.database);
  sheet = await addTimesheet(test_.database, { employeeId: cast.own.id, weekStartDate: MONDAY });
});

test('only the person writes entries, signed in, with their own password: strangers do not find them, manager, HR and administrator are refused [A6.15 A7.43]', async () => {
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
  'once the timesheet is %s no entry can be added, changed or deleted, and the refusal has its status [A4.20 A5.37]',
  async (status) => {
    const id = await addTimeEntry(test_.database, sheet);
    await setTimesheetStatus(test_.database, sheet, status);
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
  test('an entry is in the week with its times, hours and a break of a quarter of an hour, whatever break is sent [A3.11 A5.28 A5.33 A7.43 A9.9]', async () => {
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

  test('project, task, times and notes can be omitted, null or blank', async () => {
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

  test('entries may overlap, and the entries of a day may be longer than the day', async () => {
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
  ])('%s is refused, when an entry is added and when it is changed', async (_what, given, fields) => {
    const id = await addTimeEntry(test_.database, sheet, { clockInTime: null, clockOutTime: null });
    const before = await stored(test_.database);
    for (const { errors } of [await create(given), await update(id, given)]) {
      expect(errors[0]).toMatchObject({ code: 'BAD_USER_INPUT', fields });
      expect(Object.keys(errors[0]?.fields ?? {}).sort()).toEqual(Object.keys(fields).sort());
    }
    expect(await stored(test_.database)).toEqual(before);
  });

  test('the longest texts are accepted, counted in visible characters', async () => {
    const given = {
      project: '😀'.repeat(100),
      taskDescription: 'é'.repeat(1_000),
      notes: '😀'.repeat(2_000),
    };
    expect((await create(given)).data.it).toMatchObject(given);
  });

  test('a timesheet takes two hundred entries, even when many are added at the same time', async () => {
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

  test('the same Idempotency-Key adds one entry', async () => {
    const send = () =>
      create({ clockInTime: '9:00', clockOutTime: '10:00' }, cast.me, { idempotencyKey: 'add' });
    expect((await send()).data.it.id).toBe((await send()).data.it.id);
    expect(await test_.database.one('select count(*) as count from time_entry')).toEqual({ count: 1 });
  });
});
