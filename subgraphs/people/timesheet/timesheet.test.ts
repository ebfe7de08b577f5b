import { dayIn } from '../../kit/config/calendar.js';
import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { addEmployee } from '../employee/employee.factory.js';
import type { EmployeeRow } from '../employee/employee.columns.js';
import { people } from '../subgraph.js';
import { addTimeEntry } from '../timeEntry/timeEntry.factory.js';
import { addTimesheet } from './timesheet.factory.js';
import { addDays, mondayOf } from './week.js';

const MONDAY = mondayOf(dayIn('America/Los_Angeles'));
const SHEET =
  'id weekStartDate weekEndDate status totalHours submittedAt createdAt updatedAt timeEntries { id date project taskDescription clockInTime clockOutTime hoursWorked breakDuration notes }';
const CURRENT = `{ currentTimesheet { ${SHEET} } }`;
const REFERENCES = `query ($r: [_Any!]!) { _entities(representations: $r) { ... on Timesheet { ${SHEET} } } }`;

let test_: TestSubgraph;
let boss: EmployeeRow;
let own: EmployeeRow;
let me: Viewer;

beforeAll(async () => {
  test_ = await openTestSubgraph(people);
});
afterAll(() => test_.close());
beforeEach(async () => {
  await test_.database.query('truncate employee cascade');
  boss = await addEmployee(test_.database, { firstName: 'Boss' });
  own = await addEmployee(test_.database, { firstName: 'Own', managerId: boss.id });
  me = viewer([], { userId: own.userId, employeeId: own.id, managerEmployeeId: boss.id });
});

interface Entry {
  id: number;
  clockInTime: string | null;
  hoursWorked: string;
}
interface Sheet {
  id: number;
  status: string;
  totalHours: string;
  timeEntries: Entry[];
}
const current = (who: Viewer | null) => test_.run<{ currentTimesheet: Sheet | null } | null>(who, CURRENT);
const referred = (who: Viewer | null, ...ids: number[]) =>
  test_.run<{ _entities: (Sheet | null)[] } | null>(who, REFERENCES, {
    r: ids.map((id) => ({ __typename: 'Timesheet', id })),
  });
const present = (status: 'draft' | 'submitted' | 'approved' | 'rejected' = 'draft', createdAt?: string) =>
  addTimesheet(test_.database, {
    employeeId: own.id,
    weekStartDate: MONDAY,
    status,
    ...(createdAt !== undefined && { createdAt }),
  });

test('a person cannot read a timesheet without signing in, or before the password is changed', async () => {
  const id = await present();
  expect(await current(null)).toMatchObject({
    data: { currentTimesheet: null },
    errors: [{ code: 'UNAUTHENTICATED' }],
  });
  expect((await referred(null, id)).errors[0]?.code).toBe('UNAUTHENTICATED');
  expect(await current({ ...me, mustChangePassword: true })).toMatchObject({
    data: { currentTimesheet: null },
    errors: [{ code: 'PASSWORD_CHANGE_REQUIRED' }],
  });
});

test.each([
  ['a colleague', () => viewer()],
  [
    'the person’s manager',
    () => viewer(['Manager'], { userId: boss.userId, employeeId: boss.id, reportUserIds: [own.userId] }),
  ],
  ['HR', () => viewer(['HR'])],
  ['an Administrator', () => viewer(['Administrator'])],
  ['a viewer with another person’s employee record', () => viewer([], { employeeId: own.id })],
] as const)('another person’s timesheet of the week is never the current one of %s', async (_who, make) => {
  for (const status of ['draft', 'submitted', 'approved', 'rejected'] as const) await present(status);
  expect(await current(make())).toEqual({ data: { currentTimesheet: null }, errors: [] });
  expect(await test_.run(make(), `{ weekTimesheet(weekStartDate: "${MONDAY}") { id } }`)).toEqual({
    data: { weekTimesheet: null },
    errors: [],
  });
});

test('a person without an employee record, or without a timesheet of this week, has no current timesheet', async () => {
  expect(await current(viewer([], { employeeId: null }))).toEqual({
    data: { currentTimesheet: null },
    errors: [],
  });
  await addTimesheet(test_.database, { employeeId: own.id, weekStartDate: addDays(MONDAY, -7) });
  await addTimesheet(test_.database, { employeeId: own.id, weekStartDate: addDays(MONDAY, 7) });
  await addTimesheet(test_.database, { employeeId: boss.id, weekStartDate: MONDAY });
  expect(await current(me)).toEqual({ data: { currentTimesheet: null }, errors: [] });
  const count = await test_.database.one('select count(*) as count from timesheet');
  expect(count).toEqual({ count: 3 });
});

test("a person's own week is read with all its entries by day and time, also by reference [A9.9]", async () => {
  const id = await present();
  const tuesday = addDays(MONDAY, 1);
  const last = await addTimeEntry(test_.database, id, {
    date: tuesday,
    project: 'Meetings',
    taskDescription: 'Sprint planning',
    clockInTime: '13:00',
    clockOutTime: '14:30:30',
  });
  const open = await addTimeEntry(test_.database, id, {
    date: tuesday,
    clockInTime: null,
    clockOutTime: null,
  });
  const noted = await addTimeEntry(test_.database, id, {
    date: tuesday,
    clockInTime: '08:05',
    clockOutTime: '11:05',
    notes: 'Paired',
  });
  const first = await addTimeEntry(test_.database, id, { clockInTime: '22:00', clockOutTime: null });
  const sheet = {
    id,
    weekStartDate: MONDAY,
    weekEndDate: addDays(MONDAY, 6),
    status: 'DRAFT',
    totalHours: '4.508',
    submittedAt: null,
    createdAt: '2020-01-01T00:00:00.000Z',
    updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  };
  const entry = {
    date: tuesday,
    project: 'Portal project',
    taskDescription: 'Reviews',
    breakDuration: '00:15:00',
    notes: null,
  };
  const timeEntries = [
    { ...entry, id: first, date: MONDAY, clockInTime: '22:00:00', clockOutTime: null, hoursWorked: '0.000' },
    {
      ...entry,
      id: noted,
      clockInTime: '08:05:00',
      clockOutTime: '11:05:00',
      hoursWorked: '3.000',
      notes: 'Paired',
    },
    {
      ...entry,
      id: last,
      project: 'Meetings',
      taskDescription: 'Sprint planning',
      clockInTime: '13:00:00',
      clockOutTime: '14:30:30',
      hoursWorked: '1.508',
    },
    { ...entry, id: open, clockInTime: null, clockOutTime: null, hoursWorked: '0.000' },
  ];
  expect(await current(me)).toEqual({ data: { currentTimesheet: { ...sheet, timeEntries } }, errors: [] });
  expect((await referred(me, id)).data?._entities).toEqual([{ ...sheet, timeEntries }]);
});

test('a timesheet without entries has zero hours and an empty list', async () => {
  await present();
  expect((await current(me)).data?.currentTimesheet).toMatchObject({ totalHours: '0.000', timeEntries: [] });
});

test.each([
  ['DRAFT', null],
  ['SUBMITTED', '2020-02-01T17:30:00.000Z'],
  ['APPROVED', '2020-02-01T17:30:00.000Z'],
  ['REJECTED', '2020-02-01T17:30:00.000Z'],
] as const)('a timesheet in the state %s has that status [B4.3]', async (status, submittedAt) => {
  await present(status.toLowerCase() as 'draft');
  expect((await current(me)).data?.currentTimesheet).toMatchObject({ status, submittedAt });
});

test('of several timesheets of the week the draft is the current one, and without a draft the newest', async () => {
  const rejected = await present('rejected', '2020-01-01T08:00:00Z');
  const newest = await present('submitted', '2020-01-03T08:00:00Z');
  await present('approved', '2020-01-02T08:00:00Z');
  expect((await current(me)).data?.currentTimesheet?.id).toBe(newest);
  const draft = await present('draft', '2019-12-01T08:00:00Z');
  expect((await current(me)).data?.currentTimesheet?.id).toBe(draft);
  await test_.database.query('delete from timesheet where id <> $1', [rejected]);
  expect((await current(me)).data?.currentTimesheet?.id).toBe(rejected);
});

test('a timesheet costs one statement, its entries one more, for any number of them and of selections', async () => {
  const costs = async (entries: number, document: string, variables = {}) => {
    await test_.database.query('truncate timesheet cascade');
    const ids = [await present('draft'), await present('approved'), await present('rejected')];
    for (let made = 0; made < entries; made += 1)
      for (const id of ids) await addTimeEntry(test_.database, id);
    const before = test_.database.statements;
    const { errors } = await test_.run(me, document, {
      ...variables,
      r: ids.map((id) => ({ __typename: 'Timesheet', id })),
    });
    expect(errors).toEqual([]);
    return test_.database.statements - before;
  };
  for (const entries of [1, 25]) {
    expect(await costs(entries, '{ currentTimesheet { id status totalHours } }')).toBe(1);
    expect(await costs(entries, CURRENT)).toBe(2);
    expect(
      await costs(
        entries,
        '{ a: currentTimesheet { timeEntries { hoursWorked } } b: currentTimesheet { totalHours timeEntries { id } } }',
      ),
    ).toBe(2);
    expect(await costs(entries, REFERENCES)).toBe(2);
  }
});

test('after each of several writes in one request the timesheet is the state that it left', async () => {
  const id = await present();
  const { data, errors } = await test_.run<Record<'a' | 'b', { timesheet: Sheet }>>(
    me,
    `mutation ($id: Int!) {
      a: createTimeEntry(input: { timesheet: $id, date: "${MONDAY}", clockInTime: "8:00", clockOutTime: "9:00" }) { timesheet { totalHours timeEntries { id } } }
      b: createTimeEntry(input: { timesheet: $id, date: "${MONDAY}", clockInTime: "9:00", clockOutTime: "11:00" }) { timesheet { totalHours timeEntries { id } } }
    }`,
    { id },
  );
  expect(errors).toEqual([]);
  expect([data.a.timesheet, data.b.timesheet]).toMatchObject([
    { totalHours: '1.000' },
    { totalHours: '3.000' },
  ]);
  expect([data.a.timesheet.timeEntries.length, data.b.timesheet.timeEntries.length]).toEqual([1, 2]);
});
