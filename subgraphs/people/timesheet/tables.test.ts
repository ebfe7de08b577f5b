import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { addEmployee } from '../employee/employee.factory.js';
import { people } from '../subgraph.js';
import { addTimeEntry } from '../timeEntry/timeEntry.factory.js';
import { addTimesheet } from './timesheet.factory.js';
import { addDays } from './week.js';

const MONDAY = '2026-03-02';
let test_: TestSubgraph;
let employeeId: number;
let sheet: number;

beforeAll(async () => {
  test_ = await openTestSubgraph(people);
});
afterAll(() => test_.close());
beforeEach(async () => {
  await test_.database.query('truncate employee cascade');
  employeeId = (await addEmployee(test_.database)).id;
  sheet = await addTimesheet(test_.database, { employeeId, weekStartDate: MONDAY });
});

/** This constraint has a message for people; the others cannot be reached by a person. */
const refusal = (constraint: string) =>
  constraint === 'timesheet_one_draft'
    ? { message: 'A draft for this week exists already.' }
    : { constraint };
const refused = (work: Promise<unknown>, constraint: string) =>
  expect(work).rejects.toMatchObject(refusal(constraint));
const setSheet = (columns: string) =>
  test_.database.query(`update timesheet set ${columns} where id = $1`, [sheet]);
const setEntry = (id: number, columns: string) =>
  test_.database.query(`update time_entry set ${columns} where id = $1`, [id]);
const DECIDED = `decided_at = now(), decided_by_id = 1, decided_by_name = 'Priya Raman'`;

test('a week cannot have two drafts, not even from two tabs at the same time; another week, another person or a decided timesheet does not matter', async () => {
  const again = () => addTimesheet(test_.database, { employeeId, weekStartDate: MONDAY });
  await refused(again(), 'timesheet_one_draft');
  await setSheet(
    `status = 'rejected', submitted_at = now(), rejection_reason = 'Friday is missing.', ${DECIDED}`,
  );
  const made = await Promise.allSettled(Array.from({ length: 6 }, again));
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await refused(
    setSheet(
      `status = 'draft', submitted_at = null, decided_at = null, decided_by_id = null, decided_by_name = null, rejection_reason = null`,
    ),
    'timesheet_one_draft',
  );
  for (const status of ['submitted', 'submitted', 'approved', 'rejected'] as const)
    await addTimesheet(test_.database, { employeeId, weekStartDate: MONDAY, status });
  await addTimesheet(test_.database, { employeeId, weekStartDate: addDays(MONDAY, 7) });
  await addTimesheet(test_.database, {
    employeeId: (await addEmployee(test_.database)).id,
    weekStartDate: MONDAY,
  });
});

test.each([1, 2, 3, 4, 5, 6])('a week that starts %i days after a Monday is refused', async (days) => {
  await refused(
    addTimesheet(test_.database, { employeeId, weekStartDate: addDays(MONDAY, days) }),
    'timesheet_monday',
  );
});

test('a week without an end, or without a person, is refused', async () => {
  await refused(addTimesheet(test_.database, { employeeId, weekStartDate: 'infinity' }), 'timesheet_monday');
  await refused(
    addTimesheet(test_.database, { employeeId: 999_999, weekStartDate: MONDAY }),
    'timesheet_employee',
  );
});

test.each([
  [`status = 'archived'`, undefined],
  [`submitted_at = now()`, 'timesheet_submitted'],
  [`status = 'submitted'`, 'timesheet_submitted'],
  [`status = 'submitted', submitted_at = now(), ${DECIDED}`, 'timesheet_decided'],
  [`status = 'approved', submitted_at = now()`, 'timesheet_decided'],
  [`status = 'approved', submitted_at = now(), decided_at = now(), decided_by_id = 1`, 'timesheet_decided'],
  [`status = 'approved', submitted_at = now(), ${DECIDED}, rejection_reason = 'No.'`, 'timesheet_rejected'],
  [`status = 'rejected', submitted_at = now(), ${DECIDED}`, 'timesheet_rejected'],
  [
    `status = 'rejected', submitted_at = now(), ${DECIDED}, rejection_reason = E' \\t\\n'`,
    'timesheet_rejected',
  ],
  [
    `status = 'rejected', submitted_at = now(), ${DECIDED}, rejection_reason = repeat('x', 2001)`,
    'timesheet_rejected',
  ],
  [`rejection_reason = 'No.'`, 'timesheet_rejected'],
])('a draft cannot become one with %s', async (columns, constraint) => {
  await expect(setSheet(columns)).rejects.toMatchObject(
    constraint === undefined ? { code: '22P02' } : refusal(constraint),
  );
});

test('a draft is submitted and then approved or rejected with a reason [B4.3]', async () => {
  await setSheet(`status = 'submitted', submitted_at = now()`);
  await setSheet(`status = 'approved', ${DECIDED}`);
  await setSheet(`status = 'rejected', ${DECIDED}, rejection_reason = repeat('x', 2000)`);
});

test('an entry of a day outside its week is refused, before and after it; its seven days are accepted', async () => {
  for (const days of [-1, 7])
    await refused(addTimeEntry(test_.database, sheet, { date: addDays(MONDAY, days) }), 'time_entry_in_week');
  for (let days = 0; days < 7; days += 1)
    await addTimeEntry(test_.database, sheet, { date: addDays(MONDAY, days) });
});

test('an entry must have the week of its timesheet', async () => {
  const entry = await addTimeEntry(test_.database, sheet);
  await refused(
    setEntry(entry, `week_start_date = '2026-03-09', date = '2026-03-10'`),
    'time_entry_timesheet',
  );
  const next = await addTimesheet(test_.database, { employeeId, weekStartDate: '2026-03-09' });
  await refused(setEntry(entry, `timesheet_id = ${next}`), 'time_entry_timesheet');
  await refused(
    setSheet(`week_start_date = '2026-03-09', status = 'submitted', submitted_at = now()`),
    'time_entry_timesheet',
  );
});

test.each([
  [`project = repeat('x', 101)`, 'time_entry_text'],
  [`task_description = repeat('x', 1001)`, 'time_entry_text'],
  [`notes = repeat('x', 2001)`, 'time_entry_text'],
  [`clock_in_time = null`, 'time_entry_times'],
  [`clock_in_time = '24:00'`, 'time_entry_clock'],
  [`clock_out_time = '23:59:59.7'`, 'time_entry_clock'],
  [`break_duration = '00:30:00'`, 'time_entry_break'],
  [`started_at = now()`, 'time_entry_tracked'],
  [`time_zone = 'America/Los_Angeles'`, 'time_entry_tracked'],
  [`stopped_at = now()`, 'time_entry_tracked'],
  [`time_zone = '', started_at = now()`, 'time_entry_tracked'],
  [
    `time_zone = 'Europe/Berlin', started_at = now(), stopped_at = now() - interval '1 second'`,
    'time_entry_tracked',
  ],
  [
    `time_zone = 'Europe/Berlin', started_at = now() - interval '24 hours 1 second', stopped_at = now()`,
    'time_entry_tracked',
  ],
])('an entry with %s is refused', async (columns, constraint) => {
  await refused(setEntry(await addTimeEntry(test_.database, sheet), columns), constraint);
});

test('the longest texts, blank ones, a break of a quarter of an hour and a tracked night are accepted [A9.9]', async () => {
  const entry = await addTimeEntry(test_.database, sheet);
  await setEntry(
    entry,
    `project = repeat('x', 100), task_description = repeat('x', 1000), notes = repeat('x', 2000), break_duration = '00:15:00'`,
  );
  await setEntry(entry, `project = '', task_description = '', notes = null, clock_out_time = null`);
  await setEntry(
    entry,
    `time_zone = 'America/Los_Angeles', started_at = '2026-03-07T07:00:00Z', stopped_at = '2026-03-08T07:00:00Z'`,
  );
});

test('only times can be written, hours cannot', async () => {
  const entry = await addTimeEntry(test_.database, sheet);
  await expect(setEntry(entry, 'worked_seconds = 86400')).rejects.toMatchObject({ code: '428C9' });
});
