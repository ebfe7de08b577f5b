import type { PersonTimesheetsQuery, TimesheetEntriesQuery } from '../../generated/graphql';
import type { DataOf } from '../graph';

export type Sheet = DataOf<PersonTimesheetsQuery>['timesheets']['results'][number];
type Entries = NonNullable<DataOf<TimesheetEntriesQuery>['timesheet']>['timeEntries'];

/** A timesheet of a person as HR reads it: submitted, and theirs to decide. */
export const sheet = (given: Partial<Sheet> = {}): Sheet => ({
  id: 8,
  version: 3,
  employeeName: 'Amara Nwosu',
  weekStartDate: '2026-11-09',
  weekEndDate: '2026-11-15',
  status: 'SUBMITTED',
  totalHours: '38.417',
  submittedAt: '2026-11-16T17:00:00.000Z',
  decidedByName: null,
  decidedAt: null,
  rejectionReason: null,
  viewerCan: { decide: true },
  ...given,
});

/** Its entries: one over midnight, one still running without project or task. */
export const entries: Entries = [
  {
    id: 1,
    date: '2026-11-09',
    project: 'Portal project',
    taskDescription: 'Review the plan',
    clockInTime: '22:00:00',
    clockOutTime: '06:25:00',
    hoursWorked: '8.417',
  },
  {
    id: 2,
    date: '2026-11-10',
    project: '',
    taskDescription: '',
    clockInTime: '09:00:00',
    clockOutTime: null,
    hoursWorked: '0.000',
  },
];
