import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { people } from '../subgraph.js';
import { addCast, MONDAY, stored } from '../testing/timesheets.js';
import type { Cast } from '../testing/timesheets.js';
import { added, addWeek, savingOf } from '../testing/saveTimesheet.js';
import type { Given, Saved } from '../testing/saveTimesheet.js';
import { addTimeEntry } from './timeEntry.factory.js';
import { addTimesheet } from '../timesheet/timesheet.factory.js';
import { addDays } from '../timesheet/week.js';

const RANGE = 'Invalid time range - duration must be greater than 0';
const NOT_A_TIME = '"dawn" is not a time. Write it like 09:30 or 5:30 pm.';
const UNKNOWN = 'This entry is not in the timesheet.';

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
  ])('with %s nothing is saved, and the position is named', async (_what, given, fields) => {
    const before = await stored(test_.database);
    const { errors } = await save(given());
    expect(errors[0]).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(errors[0]?.fields).toEqual(fields);
    expect(await stored(test_.database)).toEqual(before);
  });

  test('entries of another timesheet, own or not, are neither changed nor removed', async () => {
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

  test('a timesheet or an entry that changed since it was read is a conflict', async () => {
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
        message: 'Someone changed this meanwhile. Please look again.',
        currentStatus: 'draft',
      });
    }
    expect(await stored(test_.database)).toEqual(before);
    expect(
      (await save({ entries: [...good, { id: first, version: 2, notes: 'Fresh' }], version: 2 })).errors,
    ).toEqual([]);
  });

  test('a timesheet takes two hundred entries; removed ones make room first, and one too many is a conflict', async () => {
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
