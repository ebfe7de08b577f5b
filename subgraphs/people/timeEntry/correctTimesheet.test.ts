import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { people } from '../subgraph.js';
import { addCast, expectEntranceClosed, expectOwnerOnly, MONDAY, stored } from '../testing/timesheets.js';
import type { Cast } from '../testing/timesheets.js';
import { addTimeEntry } from './timeEntry.factory.js';
import { addTimesheet } from '../timesheet/timesheet.factory.js';
import type { TimesheetStatus } from '../timesheet/timesheet.status.js';
import { addDays } from '../timesheet/week.js';

const CORRECT =
  'mutation ($id: Int!) { correctTimesheet(id: $id) { id status totalHours version timeEntries { id date project taskDescription clockInTime clockOutTime notes } } }';

interface Sheet {
  id: number;
  status: string;
  version: number;
  timeEntries: Record<string, unknown>[];
}
let test_: TestSubgraph;
let cast: Cast;

beforeAll(async () => {
  test_ = await openTestSubgraph(people);
});
afterAll(() => test_.close());
beforeEach(async () => {
  cast = await addCast(test_.database);
});

const correct = (who: Viewer | null, id: number) =>
  test_.run<{ correctTimesheet: Sheet }>(who, CORRECT, { id });
const addSheet = (status: TimesheetStatus, employeeId = cast.own.id) =>
  addTimesheet(test_.database, { employeeId, weekStartDate: MONDAY, status });
const drafts = () => test_.database.query<{ id: number }>(`select id from timesheet where status = 'draft'`);

test('only the person corrects their rejected week; otherwise no draft is started', async () => {
  const id = await addSheet('rejected');
  const asked = { document: CORRECT, variables: { id } };
  const before = await stored(test_.database);
  await expectEntranceClosed(test_, cast, asked);
  await expectOwnerOnly(test_, cast, asked);
  expect((await correct(cast.me, 999_999)).errors[0]?.code).toBe('NOT_FOUND');
  expect(await stored(test_.database)).toEqual(before);
});

test.each(['draft', 'submitted', 'approved'] as const)(
  'a week that is %s needs no correction',
  async (status) => {
    const id = await addSheet(status);
    const before = await stored(test_.database);
    expect((await correct(cast.me, id)).errors[0]).toMatchObject({
      code: 'CONFLICT',
      message: 'Only rejected timesheets can be corrected.',
      currentStatus: status,
    });
    expect(await stored(test_.database)).toEqual(before);
  },
);

test('a correction of a rejected week is a new draft with the days, texts and times of its entries, and the rejected week stays unchanged', async () => {
  const rejected = await addSheet('rejected');
  const { database } = test_;
  await addTimeEntry(database, rejected, {
    date: addDays(MONDAY, 2),
    project: 'Meetings',
    taskDescription: 'Planning',
    clockInTime: '22:00',
    clockOutTime: '06:30',
    notes: 'Late',
  });
  await addTimeEntry(database, rejected, { clockInTime: '08:00', clockOutTime: null });
  const tracked = await addTimeEntry(database, rejected, { clockInTime: '09:00', clockOutTime: '10:00' });
  await database.query(
    `update time_entry set time_zone = 'Europe/Berlin', started_at = '2026-03-16T08:00:00Z', stopped_at = '2026-03-16T08:40:00Z' where id = $1`,
    [tracked],
  );
  const before = await database.query('select * from time_entry where timesheet_id = $1 order by id', [
    rejected,
  ]);
  const { data, errors } = await correct(cast.me, rejected);
  expect(errors).toEqual([]);
  const entry = {
    id: expect.any(Number),
    date: MONDAY,
    project: 'Portal project',
    taskDescription: 'Reviews',
    notes: null,
  };
  expect(data.correctTimesheet).toMatchObject({
    status: 'DRAFT',
    totalHours: '9.500', // in the copy a tracked entry counts by its local times
    timeEntries: [
      { ...entry, clockInTime: '08:00:00', clockOutTime: null },
      { ...entry, clockInTime: '09:00:00', clockOutTime: '10:00:00' },
      {
        ...entry,
        date: addDays(MONDAY, 2),
        project: 'Meetings',
        taskDescription: 'Planning',
        clockInTime: '22:00:00',
        clockOutTime: '06:30:00',
        notes: 'Late',
      },
    ],
  });
  expect(
    await database.query('select * from time_entry where timesheet_id = $1 order by id', [rejected]),
  ).toEqual(before);
});

test('an existing draft of the week gets the missing entries, once, however often it is requested', async () => {
  const rejected = await addSheet('rejected');
  const draft = await addSheet('draft');
  for (const sheet of [rejected, draft])
    await addTimeEntry(test_.database, sheet, { taskDescription: 'In both' });
  await addTimeEntry(test_.database, rejected, {
    taskDescription: 'Lacking',
    clockInTime: '18:00',
    clockOutTime: null,
  });
  await addTimeEntry(test_.database, draft, {
    taskDescription: 'New',
    clockInTime: '20:00',
    clockOutTime: '21:00',
  });
  const first = (await correct(cast.me, rejected)).data.correctTimesheet;
  expect(first).toMatchObject({
    id: draft,
    version: 2,
    timeEntries: [{ taskDescription: 'In both' }, { taskDescription: 'Lacking' }, { taskDescription: 'New' }],
  });
  expect((await correct(cast.me, rejected)).data.correctTimesheet).toEqual(first);
});

test('of eight corrections at the same time one copies the entries', async () => {
  const rejected = await addSheet('rejected');
  await addTimeEntry(test_.database, rejected);
  const replies = await Promise.all(Array.from({ length: 8 }, () => correct(cast.me, rejected)));
  expect(replies.flatMap(({ errors }) => errors)).toEqual([]);
  expect([
    await drafts(),
    new Set(replies.map(({ data }) => JSON.stringify(data.correctTimesheet))).size,
  ]).toEqual([[{ id: replies[0]?.data.correctTimesheet.id }], 1]);
  expect(replies[0]?.data.correctTimesheet.timeEntries).toHaveLength(1);
});

test('a correction with more than 200 entries is refused, and nothing is copied', async () => {
  const rejected = await addSheet('rejected');
  const draft = await addSheet('draft');
  await addTimeEntry(test_.database, rejected, { taskDescription: 'One more' });
  await test_.database.query(
    `insert into time_entry (timesheet_id, week_start_date, date) select $1, $2::date, $2::date from generate_series(1, 200)`,
    [draft, MONDAY],
  );
  const before = await stored(test_.database);
  expect((await correct(cast.me, rejected)).errors[0]).toMatchObject({
    code: 'CONFLICT',
    message: 'A timesheet holds at most 200 entries.',
  });
  expect(await stored(test_.database)).toEqual(before);
});
