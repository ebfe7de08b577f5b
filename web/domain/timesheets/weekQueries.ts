import type { QueryName } from '../../generated/queryNames';

/** What shows the hours of a week: entries that come, go or change make it old. */
export const weekQueries = [
  'PresentWeek',
  'WeekTimesheet',
  'Timesheet',
  'EditedTimesheet',
  'EmployeePortal',
] as const satisfies readonly QueryName[];
