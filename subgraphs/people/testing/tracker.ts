import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../kit/postgres/queryable.js';
import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/request/viewer.js';
import type { EmployeeRow } from '../employee/employee.columns.js';
import { addEmployee } from '../employee/employee.factory.js';
import { people } from '../subgraph.js';
import { addTimesheet } from '../timesheet/timesheet.factory.js';
import type { TimesheetStatus } from '../timesheet/timesheet.status.js';
import { standAt } from '../../kit/testing/time/clock.js';

/** A Thursday, nine in the morning in San Francisco. */
export const NINE = Date.parse('2026-03-05T17:00:00Z');
/** The Monday of that week. */
export const MONDAY = '2026-03-02';
export const HOUR = 3_600_000;
export const iso = (instant: number) => new Date(instant).toISOString();

const SESSION =
  'id timesheetEntryId entry { id timesheetId date project taskDescription clockInTime clockOutTime notes version } startTime isActive elapsedSeconds now';
const ENTRY =
  'id timesheetId timesheet { id status version weekStartDate totalHours } date project taskDescription clockInTime clockOutTime hoursWorked netHours breakDuration notes version';

export interface Session extends Record<string, unknown> {
  id: string;
  timesheetEntryId: number;
  entry: Record<string, unknown> & { timesheetId: number };
  startTime: string;
  isActive: boolean;
  elapsedSeconds: number;
  now: string;
}
export interface Written extends Record<string, unknown> {
  id: number;
  timesheetId: number;
  timesheet: { id: number; status: string; version: number; weekStartDate: string; totalHours: string };
  date: string;
  clockInTime: string;
  clockOutTime: string;
  hoursWorked: string;
  notes: string | null;
  version: number;
}

export type Who = Viewer | null;

/** The subgraph of an organisation in San Francisco. */
export const openTracked = () =>
  openTestSubgraph(people, { config: { ORGANISATION_TIME_ZONE: 'America/Los_Angeles' } });

/** Adds a person to the emptied tables; it is nine in the morning, or `now`. */
export async function addTracked(
  database: Queryable,
  now: string | number = NINE,
): Promise<{ own: EmployeeRow; me: Viewer }> {
  await database.query('truncate employee cascade');
  const own = await addEmployee(database);
  standAt(now);
  return { own, me: viewer([], { userId: own.userId, employeeId: own.id }) };
}

/**
 * The tracker of one subgraph under test, as the graph offers it; every start without an id is a new session.
 */
export function trackerOf(test_: () => TestSubgraph) {
  const session = (who: Who) =>
    test_().run<{ trackingSession: Session | null }>(who, `{ trackingSession { ${SESSION} } }`);
  const start = (who: Who, given: Record<string, unknown> = {}) =>
    test_().run<{ startTracking: Session }>(
      who,
      `mutation ($input: StartTrackingInput!) { startTracking(input: $input) { ${SESSION} } }`,
      {
        input: { id: randomUUID(), project: 'Portal project', task: 'Reviews', ...given },
      },
    );
  return {
    session,
    start,
    /** Starts a session and hands it over. */
    begin: async (who: Who, given?: Record<string, unknown>) => (await start(who, given)).data.startTracking,
    runs: async (who: Who) => (await session(who)).data.trackingSession !== null,
    addSheet: ({ id: employeeId }: EmployeeRow, status: TimesheetStatus = 'draft', weekStartDate = MONDAY) =>
      addTimesheet(test_().database, { employeeId, weekStartDate, status }),
    sheets: () =>
      test_().database.query<{ id: number; status: string; version: number }>(
        'select id, status, version from timesheet order by id',
      ),
    entries: () =>
      test_().database.query<{ id: number; timesheetId: number }>(
        'select id, timesheet_id as "timesheetId" from time_entry order by id',
      ),
    sessions: () => test_().database.query('select id, employee_id as "employeeId" from tracking_session'),
    pause: (who: Who, id: string, elapsedSeconds?: number) =>
      test_().run<{ pauseTracking: Session }>(
        who,
        `mutation ($id: ID!, $s: Int) { pauseTracking(id: $id, elapsedSeconds: $s) { ${SESSION} } }`,
        { id, s: elapsedSeconds },
      ),
    resume: (who: Who, id: string, elapsedSeconds?: number) =>
      test_().run<{ resumeTracking: Session }>(
        who,
        `mutation ($id: ID!, $s: Int) { resumeTracking(id: $id, elapsedSeconds: $s) { ${SESSION} } }`,
        { id, s: elapsedSeconds },
      ),
    stop: (who: Who, id: string, given: { startTime?: string; stopTime?: string } = {}) =>
      test_().run<{ stopTracking: Written }>(
        who,
        `mutation ($input: StopTrackingInput!) { stopTracking(input: $input) { ${ENTRY} } }`,
        { input: { id, ...given } },
      ),
  };
}
