import type { RequestHandler } from 'msw';

import {
  PresentWeekDocument,
  SubmittedTimesheetsDocument,
  TrackingSessionDocument,
  WeekTimesheetDocument,
  type EditedTimesheetQuery,
  type PresentWeekQuery,
  type TimeEntryQuery,
  type TimesheetQuery,
  type TimesheetStatus,
  type TrackingSessionQuery,
  type WeekTimesheetQuery,
} from '../../generated/graphql';
import { answers, type DataOf } from '../graph';

/** A stretch of work with all that any screen asks for. */
export type TestEntry = NonNullable<DataOf<TimeEntryQuery>['timeEntry']>;

interface GivenEntry extends Partial<Omit<TestEntry, 'timesheet'>> {
  /** In place of `hoursWorked`. */
  hours?: number;
  /** Of its timesheet. */
  status?: TimesheetStatus;
}

/** A stretch of a draft, Monday from nine to noon, but for what the test says. */
export function entry({ hours = 3, status = 'DRAFT', ...given }: GivenEntry = {}): TestEntry {
  return {
    id: 1,
    version: 1,
    date: '2026-11-16',
    project: 'Portal project',
    taskDescription: 'Review the plan',
    clockInTime: '09:00:00',
    clockOutTime: '12:00:00',
    hoursWorked: hours.toFixed(3),
    netHours: '2.750',
    breakDuration: '00:15:00',
    notes: null,
    createdAt: '2026-11-16T20:00:00.000Z',
    updatedAt: '2026-11-16T20:05:00.000Z',
    viewerCanEdit: true,
    timesheet: { id: 5, status },
    ...given,
  };
}

type Edited = NonNullable<DataOf<EditedTimesheetQuery>['weekTimesheet']>;

/** A week with all that any screen asks for. */
export type TestTimesheet = Omit<NonNullable<DataOf<TimesheetQuery>['timesheet']> & Edited, 'timeEntries'> & {
  timeEntries: TestEntry[];
};

/** Maya's timesheet of the week of 16 November 2026, a draft with one entry, but for what the test says. */
export const timesheet = (given: Partial<TestTimesheet> = {}): TestTimesheet => ({
  id: 5,
  employeeId: 70,
  employeeName: 'Maya Okafor',
  weekStartDate: '2026-11-16',
  weekEndDate: '2026-11-22',
  status: 'DRAFT',
  totalHours: '3.000',
  submittedAt: null,
  decidedByName: null,
  decidedAt: null,
  rejectionReason: null,
  version: 4,
  viewerCan: { edit: true, submit: true },
  timeEntries: [entry()],
  ...given,
});

/** A timesheet that Maya has submitted: nothing of it can be changed any more. */
export const handedIn = (status: TimesheetStatus, given: Partial<TestTimesheet> = {}): TestTimesheet =>
  timesheet({
    status,
    submittedAt: '2026-11-21T01:30:00.000Z',
    viewerCan: { edit: false, submit: false },
    timeEntries: [entry({ status, viewerCanEdit: false })],
    ...given,
  });

/** A page of submitted timesheets. */
export const submittedPage = (results: TestTimesheet[], count = results.length) => ({
  mySubmittedTimesheets: { count, results },
});

/** What the page is answered for another week: its timesheet, and the one of it that was submitted last. */
export const weekTimesheet = (
  sheet: TestTimesheet | null,
  handedIn: TestTimesheet[] = [],
): DataOf<WeekTimesheetQuery> => ({ weekTimesheet: sheet, handedIn: { results: handedIn } });

interface GivenWeek {
  currentTimesheet?: TestTimesheet | null;
  handedIn?: TestTimesheet[];
  submitted?: number;
  isEmployee?: boolean;
}

/** What the page is answered for the present week. */
export const presentWeek = (given: GivenWeek = {}): DataOf<PresentWeekQuery> => ({
  myEmployee: given.isEmployee === false ? null : { id: 70 },
  currentTimesheet: given.currentTimesheet === undefined ? timesheet() : given.currentTimesheet,
  mySubmittedTimesheets: { count: given.submitted ?? 0 },
  handedIn: { results: given.handedIn ?? [] },
});

type Session = NonNullable<DataOf<TrackingSessionQuery>['trackingSession']>;

/** A session that tracks an entry, begun two hours ago by the clock of the answer. */
export const trackingSession = (tracked: TestEntry = entry({ clockOutTime: null, hours: 0 })): Session => ({
  id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  timesheetEntryId: tracked.id,
  entry: tracked,
  startTime: '2026-11-16T17:00:00.000Z',
  isActive: true,
  elapsedSeconds: 7200,
  now: '2026-11-16T19:00:00.000Z',
});

/**
 * What the page asks for besides: nothing is tracked, other weeks have no timesheet, nothing was submitted.
 */
export const timesheetBackground: RequestHandler[] = [
  answers(PresentWeekDocument, () => presentWeek()),
  answers(WeekTimesheetDocument, () => weekTimesheet(null)),
  answers(SubmittedTimesheetsDocument, () => submittedPage([])),
  answers(TrackingSessionDocument, () => ({ trackingSession: null })),
];
