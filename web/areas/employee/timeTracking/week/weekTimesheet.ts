import { getFragmentData, type FragmentType } from '../../../../generated/fragment-masking';
import { graphql } from '../../../../generated/gql';
import type { EntryRowFragment, WeekTimesheetPartFragment } from '../../../../generated/graphql';

/** A stretch of work as lists, the dialog that edits it and questions about it need it. */
export type EntryRow = EntryRowFragment;

/** The viewer's own timesheet of a week with its entries. */
export interface WeekTimesheet extends Omit<WeekTimesheetPartFragment, 'timeEntries'> {
  timeEntries: readonly EntryRow[];
}

/** The timesheet of an answer; null if the week has none. */
export function readTimesheet(
  answer: FragmentType<typeof WeekTimesheetPart> | null | undefined,
): WeekTimesheet | null {
  const sheet = getFragmentData(WeekTimesheetPart, answer);
  return sheet ? { ...sheet, timeEntries: getFragmentData(EntryRowPart, sheet.timeEntries) } : null;
}

/** The entry of an answer. */
export const readEntry = (answer: FragmentType<typeof EntryRowPart>): EntryRow =>
  getFragmentData(EntryRowPart, answer);

export const WeekTimesheetPart = graphql(`
  fragment WeekTimesheetPart on Timesheet {
    id
    employeeId
    employeeName
    weekStartDate
    weekEndDate
    status
    totalHours
    submittedAt
    decidedByName
    decidedAt
    rejectionReason
    version
    viewerCan {
      edit
      submit
    }
    timeEntries {
      id
      ...EntryRow
    }
  }
`);

const EntryRowPart = graphql(`
  fragment EntryRow on TimeEntry {
    id
    date
    project
    taskDescription
    clockInTime
    clockOutTime
    hoursWorked
    ...EditedEntry
  }
`);
