import { graphql, type RequestHandler } from 'msw';

import { answer } from './graph';

type Status = 'DRAFT' | 'SUBMITTED' | 'APPROVED' | 'REJECTED';

/** A stretch of work as the graph answers it, with all that any screen asks for: Monday from nine to noon, but for what the test says. */
export function entry({ hours = 3, ...given }: Partial<{
  id: number; date: string; project: string; taskDescription: string; clockInTime: string | null; clockOutTime: string | null;
  hours: number; notes: string | null; status: Status;
}> = {}) {
  const status = given.status ?? 'DRAFT';
  return {
    __typename: 'TimeEntry' as const,
    id: given.id ?? 1,
    version: 1,
    date: given.date ?? '2026-11-16',
    project: given.project ?? 'Portal project',
    taskDescription: given.taskDescription ?? 'Review the plan',
    clockInTime: given.clockInTime === undefined ? '09:00:00' : given.clockInTime,
    clockOutTime: given.clockOutTime === undefined ? '12:00:00' : given.clockOutTime,
    hoursWorked: hours.toFixed(3),
    netHours: Math.max(0, hours - 0.25).toFixed(3),
    breakDuration: '00:15:00',
    notes: given.notes ?? null,
    createdAt: '2026-11-16T20:00:00.000Z',
    updatedAt: '2026-11-16T20:05:00.000Z',
    viewerCanEdit: status === 'DRAFT',
    timesheet: { __typename: 'Timesheet' as const, id: 5, status },
  };
}

export type TestEntry = ReturnType<typeof entry>;

/** Maya's timesheet of the week of 16 November 2026, a draft with one entry, but for what the test says. */
export function timesheet({ timeEntries = [entry()], ...given }: Partial<{
  id: number; employeeId: number; weekStartDate: string; weekEndDate: string; status: Status; submittedAt: string; decidedByName: string;
  decidedAt: string; rejectionReason: string; timeEntries: readonly TestEntry[];
}> = {}) {
  const status = given.status ?? 'DRAFT';
  return {
    __typename: 'Timesheet' as const,
    id: given.id ?? 5,
    employeeId: given.employeeId ?? 70,
    employeeName: 'Maya Okafor',
    weekStartDate: given.weekStartDate ?? '2026-11-16',
    weekEndDate: given.weekEndDate ?? '2026-11-22',
    status,
    totalHours: timeEntries.reduce((sum, { hoursWorked }) => sum + Number(hoursWorked), 0).toFixed(3),
    submittedAt: status === 'DRAFT' ? null : given.submittedAt ?? '2026-11-21T01:30:00.000Z',
    decidedByName: given.decidedByName ?? null,
    decidedAt: given.decidedAt ?? null,
    rejectionReason: given.rejectionReason ?? null,
    version: 4,
    viewerCan: { __typename: 'TimesheetActions' as const, edit: status === 'DRAFT', submit: status === 'DRAFT', decide: false },
    timeEntries,
  };
}

export type TestTimesheet = ReturnType<typeof timesheet>;

/** A page of what was handed in. */
export const submittedPage = (results: readonly TestTimesheet[], count = results.length) =>
  answer({ mySubmittedTimesheets: { __typename: 'TimesheetPage', count, results } });

const timesheetPage = (results: readonly TestTimesheet[]) => ({ __typename: 'TimesheetPage' as const, results });

/** What the page is answered for another week: its timesheet, and the one of it that was handed in last. */
export const weekTimesheet = (sheet: TestTimesheet | null, handedIn: readonly TestTimesheet[] = []) =>
  answer({ weekTimesheet: sheet, handedIn: timesheetPage(handedIn) });

/** What the page is answered for the present week. */
export const presentWeek = (given: {
  currentTimesheet?: TestTimesheet | null; handedIn?: readonly TestTimesheet[]; submitted?: number; isEmployee?: boolean;
} = {}) => answer({
  myEmployee: given.isEmployee === false ? null : { __typename: 'Employee', id: 70 },
  currentTimesheet: given.currentTimesheet === undefined ? timesheet() : given.currentTimesheet,
  mySubmittedTimesheets: { __typename: 'TimesheetPage', count: given.submitted ?? 0 },
  handedIn: timesheetPage(given.handedIn ?? []),
});

/** A session that tracks an entry, begun two hours ago by the clock of the answer. */
export const trackingSession = (tracked: TestEntry = entry({ clockOutTime: null, hours: 0 })) => ({
  __typename: 'TrackingSession',
  id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  timesheetEntryId: tracked.id,
  entry: tracked,
  startTime: '2026-11-16T17:00:00.000Z',
  isActive: true,
  elapsedSeconds: 7200,
  now: '2026-11-16T19:00:00.000Z',
});

/** What the page asks for besides: nothing is tracked, other weeks have no timesheet, nothing was handed in. */
export const timesheetBackground: RequestHandler[] = [
  graphql.query('PresentWeek', () => presentWeek()),
  graphql.query('WeekTimesheet', () => weekTimesheet(null)),
  graphql.query('SubmittedTimesheets', () => submittedPage([])),
  graphql.query('TrackingSession', () => answer({ trackingSession: null })),
];
