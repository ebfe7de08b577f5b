import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { people } from '../subgraph.js';
import { addCast, MONDAY } from '../testing/timesheets.js';
import type { Cast } from '../testing/timesheets.js';
import { addTimesheet } from '../timesheet/timesheet.factory.js';
import { addDays } from '../timesheet/week.js';
import { addTimeEntry } from './timeEntry.factory.js';

const [TUESDAY, NEXT] = [addDays(MONDAY, 1), addDays(MONDAY, 7)];
let test_: TestSubgraph;
let cast: Cast;
let sheet: number;
/** Number of an entry by what the tests call it. */
let made: Record<string, number> = {};

beforeAll(async () => {
  test_ = await openTestSubgraph(people);
  const { database } = test_;
  cast = await addCast(database);
  sheet = await addTimesheet(database, { employeeId: cast.own.id, weekStartDate: MONDAY });
  const later = await addTimesheet(database, {
    employeeId: cast.own.id,
    weekStartDate: NEXT,
    status: 'approved',
  });
  const bosses = await addTimesheet(database, { employeeId: cast.boss.id, weekStartDate: MONDAY });
  made = {
    evening: await addTimeEntry(database, sheet, {
      date: TUESDAY,
      project: 'Training',
      taskDescription: 'Vue d’ensemble',
      clockInTime: '19:00',
      clockOutTime: '20:00',
    }),
    open: await addTimeEntry(database, sheet, {
      date: TUESDAY,
      project: 'meetings',
      taskDescription: 'Standup',
      clockInTime: null,
      clockOutTime: null,
    }),
    morning: await addTimeEntry(database, sheet, {
      date: TUESDAY,
      project: 'Meetings',
      notes: 'About the 100% Übersicht',
    }),
    monday: await addTimeEntry(database, sheet, { clockInTime: '23:00', clockOutTime: '01:00' }),
    later: await addTimeEntry(database, later, { project: 'Administration' }),
    boss: await addTimeEntry(database, bosses, { project: 'Meetings', clockInTime: '07:00' }),
  };
});
afterAll(() => test_.close());

interface Page {
  count: number;
  results: { id: number }[];
}
async function listed(args = '', who: Viewer = cast.me): Promise<string[]> {
  const { data, errors } = await test_.run<{ timeEntries: Page }>(
    who,
    `{ timeEntries${args && `(${args})`} { count results { id } } }`,
  );
  expect(errors).toEqual([]);
  if (!args.includes('page')) expect(data.timeEntries.count).toBe(data.timeEntries.results.length);
  return data.timeEntries.results.map(
    ({ id }) => Object.keys(made).find((name) => made[name] === id) ?? String(id),
  );
}

test('by default entries come by day and time, and entries without a time last in their day', async () => {
  expect(await listed()).toEqual(['monday', 'morning', 'evening', 'open', 'later']);
  expect(await listed('', cast.hr)).toEqual(['boss', 'monday', 'morning', 'evening', 'open', 'later']);
  expect(await listed('mine: true', cast.manager)).toEqual(['boss']);
});

test('lists are filtered by timesheet, day and project', async () => {
  expect(await listed(`timesheetId: ${sheet}`, cast.hr)).toEqual(['monday', 'morning', 'evening', 'open']);
  expect(await listed(`date: "${TUESDAY}"`)).toEqual(['morning', 'evening', 'open']);
  expect(await listed(`dateAfter: "${TUESDAY}"`)).toEqual(['morning', 'evening', 'open', 'later']);
  expect(await listed(`dateBefore: "${MONDAY}"`, cast.hr)).toEqual(['boss', 'monday']);
  expect(await listed(`dateAfter: "${TUESDAY}", dateBefore: "${addDays(NEXT, -1)}"`)).toEqual([
    'morning',
    'evening',
    'open',
  ]);
  for (const project of ['meetings', ' MEETINGS '])
    expect(await listed(`project: "${project}"`, cast.hr)).toEqual(['boss', 'morning', 'open']);
  for (const project of ['meet', '%']) expect(await listed(`project: "${project}"`)).toEqual([]);
  expect(await listed('project: "  "')).toHaveLength(5);
});

test('the search matches parts of project, task and notes, in any case, also with letters beyond English', async () => {
  expect(await listed('search: "TRAIN"')).toEqual(['evening']);
  expect(await listed('search: "VUE D’ENS"')).toEqual(['evening']);
  expect(await listed('search: "ubersicht"')).toEqual(['morning']);
  expect(await listed(`search: "vue d'ens"`)).toEqual(['evening']);
  expect(await listed('search: "übersicht"')).toEqual(['morning']);
  expect(await listed('search: "ÜBERSICHT"')).toEqual(['morning']);
  expect(await listed('search: "100%"')).toEqual(['morning']);
  expect(await listed('search: "reviews"')).toEqual(['monday', 'morning', 'later']);
  expect(await listed('search: "winter"')).toEqual([]);
});

test.each([
  ['-date', ['later', 'morning', 'open', 'evening', 'monday']],
  ['clockInTime', ['morning', 'later', 'evening', 'monday', 'open']],
  ['project,date', ['later', 'open', 'morning', 'monday', 'evening']],
  ['createdAt', ['evening', 'open', 'morning', 'monday', 'later']],
  ['hours', ['monday', 'morning', 'evening', 'open', 'later']],
])('the order %s is applied, and any other order is refused', async (ordering, names) => {
  expect(await listed(`ordering: "${ordering}"`)).toEqual(names);
});

test('pages follow each other without gaps, and a page past the end is not found', async () => {
  expect([
    ...(await listed('pageSize: 2')),
    ...(await listed('pageSize: 2, page: 2')),
    ...(await listed('pageSize: 2, page: 3')),
  ]).toEqual(await listed());
  expect((await test_.run(cast.me, '{ timeEntries(page: 2) { count } }')).errors[0]).toMatchObject({
    code: 'NOT_FOUND',
    message: 'Invalid page.',
  });
});
