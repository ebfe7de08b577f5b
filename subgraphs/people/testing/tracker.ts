import { randomUUID } from 'node:crypto';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import type { Viewer } from '../../kit/request/viewer.js';

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

/**
 * The tracker of one subgraph under test, as the graph offers it; every start without an id is a new session.
 */
export function trackerOf(test_: () => TestSubgraph) {
  return {
    session: (who: Who) =>
      test_().run<{ trackingSession: Session | null }>(who, `{ trackingSession { ${SESSION} } }`),
    start: (who: Who, given: Record<string, unknown> = {}) =>
      test_().run<{ startTracking: Session }>(
        who,
        `mutation ($input: StartTrackingInput!) { startTracking(input: $input) { ${SESSION} } }`,
        {
          input: { id: randomUUID(), project: 'Portal project', task: 'Reviews', ...given },
        },
      ),
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
