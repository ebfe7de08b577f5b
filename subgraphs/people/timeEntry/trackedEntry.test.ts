import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { people } from '../subgraph.js';
import { addCast, MONDAY } from '../testing/timesheets.js';
import type { Cast } from '../testing/timesheets.js';
import { addTimesheet } from '../timesheet/timesheet.factory.js';
import { addDays } from '../timesheet/week.js';
import { addTimeEntry } from './timeEntry.factory.js';

const UPDATE =
  'mutation ($id: Int!, $input: TimeEntryChanges!) { it: updateTimeEntry(id: $id, input: $input) { hoursWorked timesheet { totalHours } } }';

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
const update = (id: number, input: Given) =>
  test_.run<{ it: { hoursWorked: string } }>(cast.me, UPDATE, { id, input });
const remove = (id: number) =>
  test_.run(cast.me, 'mutation ($id: Int!) { deleteTimeEntry(id: $id) }', { id });

/**
 * Lets a tracker have begun the entry on the Monday at eight in Los Angeles; with an end it was there for 40
 * minutes.
 */
const track = (id: number, stoppedAt: string | null = null) =>
  test_.database.query(
    `update time_entry set time_zone = 'America/Los_Angeles', started_at = '2026-03-16T15:00:00Z', stopped_at = $2 where id = $1`,
    [id, stoppedAt],
  );
const SESSION = '6f1c2f0e-6d0a-4f57-9a5e-0d3f7a1b2c3d';
const startSession = (id: number) =>
  test_.database.query(
    `insert into tracking_session (employee_id, id, entry_id, started_at) values ($1, $2, $3, '2026-03-16T15:00:00Z')`,
    [cast.own.id, SESSION, id],
  );
const sessions = () => test_.database.query('select entry_id as "entryId" from tracking_session');
const instants = (id: number) =>
  test_.database.one(
    'select time_zone as "timeZone", started_at as "startedAt", stopped_at as "stoppedAt" from time_entry where id = $1',
    [id],
  );

describe('an entry that a tracker wrote', () => {
  test('counts the elapsed time until other times are typed, which count as typed', async () => {
    const id = await addTimeEntry(test_.database, sheet, { clockInTime: '08:00', clockOutTime: '09:00' });
    await track(id, '2026-03-16T15:40:00Z');
    expect((await update(id, { notes: 'Paired', clockInTime: '8:00' })).data.it).toMatchObject({
      hoursWorked: '0.667',
    });
    expect(await instants(id)).toMatchObject({ timeZone: 'America/Los_Angeles' });
    expect((await update(id, { clockOutTime: '9:30' })).data.it).toMatchObject({
      hoursWorked: '1.500',
      timesheet: { totalHours: '1.500' },
    });
    expect(await instants(id)).toEqual({ timeZone: null, startedAt: null, stoppedAt: null });
  });

  test.each<[string, Given]>([
    ['another day', { date: addDays(MONDAY, 1) }],
    ['another beginning', { clockInTime: '7:59' }],
    ['no end', { clockOutTime: null }],
  ])('is a typed entry once it has %s', async (_what, given) => {
    const id = await addTimeEntry(test_.database, sheet, { clockInTime: '08:00', clockOutTime: '09:00' });
    await track(id, '2026-03-16T15:40:00Z');
    expect((await update(id, given)).errors).toEqual([]);
    expect(await instants(id)).toEqual({ timeZone: null, startedAt: null, stoppedAt: null });
  });

  test('and that is still running continues when its texts change, and stops when its end is typed', async () => {
    const id = await addTimeEntry(test_.database, sheet, { clockInTime: '08:00', clockOutTime: null });
    await track(id);
    await startSession(id);
    expect((await update(id, { project: 'Meetings', notes: 'Long one' })).errors).toEqual([]);
    expect([await sessions(), await instants(id)]).toMatchObject([
      [{ entryId: id }],
      { timeZone: 'America/Los_Angeles', startedAt: '2026-03-16T15:00:00.000Z' },
    ]);
    expect((await update(id, { clockOutTime: '10:00' })).data.it).toMatchObject({ hoursWorked: '2.000' });
    expect([await sessions(), await instants(id)]).toEqual([
      [],
      { timeZone: null, startedAt: null, stoppedAt: null },
    ]);
  });

  test('and that is still running stops once it is deleted', async () => {
    const id = await addTimeEntry(test_.database, sheet, { clockInTime: '08:00', clockOutTime: null });
    await startSession(id);
    expect((await remove(id)).errors).toEqual([]);
    expect(await sessions()).toEqual([]);
  });
});
