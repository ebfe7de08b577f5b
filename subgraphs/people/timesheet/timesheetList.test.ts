import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { people } from '../subgraph.js';
import { addCast, MONDAY } from '../testing/timesheets.js';
import type { Cast } from '../testing/timesheets.js';
import { addTimeEntry } from '../timeEntry/timeEntry.factory.js';
import { addTimesheet } from './timesheet.factory.js';
import { addDays } from './week.js';

let test_: TestSubgraph;
let cast: Cast;
/** Number of a sheet by what the tests call it. */
let made: Record<string, number> = {};

beforeAll(async () => {
  test_ = await openTestSubgraph(people);
  const { database } = test_;
  cast = await addCast(database);
  const week = (weeks: number) => addDays(MONDAY, weeks * 7);
  made = {
    old: await addTimesheet(database, {
      employeeId: cast.own.id,
      weekStartDate: week(-1),
      status: 'approved',
      createdAt: '2026-03-09T08:00:00Z',
    }),
    rejected: await addTimesheet(database, {
      employeeId: cast.own.id,
      weekStartDate: week(0),
      status: 'rejected',
      createdAt: '2026-03-16T08:00:00Z',
    }),
    handedIn: await addTimesheet(database, {
      employeeId: cast.own.id,
      weekStartDate: week(1),
      status: 'submitted',
      createdAt: '2026-03-24T08:00:00Z',
    }),
    draft: await addTimesheet(database, {
      employeeId: cast.own.id,
      weekStartDate: week(2),
      createdAt: '2026-03-23T08:00:00Z',
    }),
    boss: await addTimesheet(database, {
      employeeId: cast.boss.id,
      weekStartDate: week(0),
      status: 'submitted',
      createdAt: '2026-03-17T08:00:00Z',
    }),
  };
  await database.query(`update timesheet set submitted_at = '2020-03-01T00:00:00Z' where id = $1`, [
    made['boss'],
  ]);
  for (const [name, end] of [
    ['old', '17:00'],
    ['rejected', '10:00'],
    ['draft', '12:00'],
    ['boss', '11:00'],
  ] as const)
    await addTimeEntry(database, made[name] ?? 0, { clockOutTime: end });
});
afterAll(() => test_.close());

interface Page {
  count: number;
  results: { id: number }[];
}
async function listed(args: string, who: Viewer = cast.hr, list = 'timesheets'): Promise<string[]> {
  const { data, errors } = await test_.run<{ list: Page }>(
    who,
    `{ list: ${list}${args && `(${args})`} { count results { id } } }`,
  );
  expect(errors).toEqual([]);
  const names = data.list.results.map(
    ({ id }) => Object.keys(made).find((name) => made[name] === id) ?? String(id),
  );
  if (!args.includes('page')) expect(data.list.count).toBe(names.length);
  return names;
}

test('by default the latest week comes first, and within a week the newest timesheet', async () => {
  expect(await listed('')).toEqual(['draft', 'handedIn', 'boss', 'rejected', 'old']);
});

test('lists are filtered by person, status and week, one value or several; a blank value is ignored', async () => {
  const { own, boss } = cast;
  expect(await listed(`employeeId: [${boss.id}]`)).toEqual(['boss']);
  expect(await listed(`employeeId: [${boss.id}, ${own.id}], status: SUBMITTED`)).toEqual([
    'handedIn',
    'boss',
  ]);
  expect(await listed('status: [DRAFT, REJECTED]')).toEqual(['draft', 'rejected']);
  expect(await listed(`weekStartDate: "${MONDAY}"`)).toEqual(['boss', 'rejected']);
  expect(await listed(`weekStartDate: "${addDays(MONDAY, 1)}"`)).toEqual([]);
  expect(await listed(`weekStartDateAfter: "${addDays(MONDAY, 7)}"`)).toEqual(['draft', 'handedIn']);
  expect(await listed(`weekStartDateBefore: "${MONDAY}"`)).toEqual(['boss', 'rejected', 'old']);
  expect(
    await listed(
      `weekStartDateAfter: "${MONDAY}", weekStartDateBefore: "${addDays(MONDAY, 7)}", status: SUBMITTED`,
    ),
  ).toEqual(['handedIn', 'boss']);
  expect(await listed('employeeId: [], status: [], search: " "')).toHaveLength(5);
});

test('the search matches parts of names in any case, and no other field of the person', async () => {
  for (const search of ['olive winter', 'WINTER', 'e w', 'lIvE', 'Olivé Wi\u00adnter'])
    expect(await listed(`search: "${search}"`)).toEqual(['draft', 'handedIn', 'rejected', 'old']);
  expect(await listed('search: "marsh"')).toEqual(['boss']);
  for (const search of ['Engineer', '@portal.example', 'EMP0', '100%', '_', 'winter olive'])
    expect(await listed(`search: "${search}"`)).toEqual([]);
  expect(await listed('search: "marsh"', cast.me)).toEqual([]);
});

test.each([
  ['weekStartDate', ['old', 'rejected', 'boss', 'handedIn', 'draft']],
  ['-totalHours', ['old', 'draft', 'boss', 'rejected', 'handedIn']],
  ['totalHours', ['handedIn', 'rejected', 'boss', 'draft', 'old']],
  ['status,-createdAt', ['draft', 'handedIn', 'boss', 'old', 'rejected']],
  ['createdAt', ['old', 'rejected', 'boss', 'draft', 'handedIn']],
  ['submittedAt,weekStartDate', ['old', 'rejected', 'handedIn', 'boss', 'draft']],
  ['salary', ['draft', 'handedIn', 'boss', 'rejected', 'old']],
])('the order %s is applied, and any other order is refused', async (ordering, names) => {
  expect(await listed(`ordering: "${ordering}"`)).toEqual(names);
});

test('pages follow each other without gaps, the count covers all pages, and a page past the end is not found', async () => {
  expect([
    ...(await listed('pageSize: 2')),
    ...(await listed('pageSize: 2, page: 2')),
    ...(await listed('pageSize: 2, page: 3')),
  ]).toEqual(await listed(''));
  expect(
    (await test_.run<{ timesheets: Page }>(cast.hr, '{ timesheets(pageSize: 2) { count } }')).data.timesheets
      .count,
  ).toBe(5);
  expect(
    (await test_.run(cast.hr, '{ timesheets(pageSize: 2, page: 4) { count } }')).errors[0],
  ).toMatchObject({ code: 'NOT_FOUND', message: 'Invalid page.' });
});

test('a filter of more than two hundred values is refused', async () => {
  const { errors } = await test_.run(
    cast.hr,
    'query ($ids: [Int!]) { timesheets(employeeId: $ids) { count } }',
    { ids: Array.from({ length: 201 }, (_, id) => id) },
  );
  expect(errors[0]).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { employeeId: ['Ensure this field has no more than 200 elements.'] },
  });
});

test("a person's own submitted timesheets are listed in every later status, drafts never [A4.18 A7.42 A9.21]", async () => {
  expect(await listed('', cast.me, 'mySubmittedTimesheets')).toEqual(['handedIn', 'rejected', 'old']);
  expect(await listed('ordering: "weekStartDate"', cast.me, 'mySubmittedTimesheets')).toEqual([
    'old',
    'rejected',
    'handedIn',
  ]);
  expect(await listed('ordering: "-status"', cast.me, 'mySubmittedTimesheets')).toEqual([
    'handedIn',
    'rejected',
    'old',
  ]);
  expect(
    await listed(`weekStartDate: ["${MONDAY}", "${addDays(MONDAY, 14)}"]`, cast.me, 'mySubmittedTimesheets'),
  ).toEqual(['rejected']);
  expect(await listed('', cast.manager, 'mySubmittedTimesheets')).toEqual(['boss']);
});

test("a person's own week is read by its Monday; a week without a timesheet is null", async () => {
  const week = async (day: string, who = cast.me) =>
    (
      await test_.run<{ weekTimesheet: { id: number; timeEntries: unknown[] } | null }>(
        who,
        'query ($day: Date!) { weekTimesheet(weekStartDate: $day) { id timeEntries { id } } }',
        { day },
      )
    ).data.weekTimesheet;
  expect(await week(MONDAY)).toMatchObject({ id: made['rejected'], timeEntries: [{}] });
  expect(await week(addDays(MONDAY, 14))).toMatchObject({ id: made['draft'] });
  expect(await week(addDays(MONDAY, 21))).toBeNull();
  expect(await week(MONDAY, cast.hr)).toBeNull();
});
