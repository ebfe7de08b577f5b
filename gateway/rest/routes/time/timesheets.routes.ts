import type { Row } from '../../route.js';

const timesheets = (path = '') => [`/api/hr/timesheets/${path}`];

const reader = 'whose it is, their direct manager, HR, Administrator';
const decider = 'HR, not their own';

export const timesheetRows: readonly Row[] = [
  {
    method: 'GET',
    paths: timesheets(),
    operation: 'Timesheets',
    who: "anyone signed in: own; managers also their reports'; HR and Administrator all",
    takes: { employee: 'employeeId' },
  },
  {
    method: 'POST',
    paths: timesheets(),
    operation: 'CreateTimesheet',
    who: 'anyone with an employee record, for themselves',
    status: 201,
  },
  // A read starts the week's draft if there is none, so that there is always one to edit (rest.md 7).
  {
    method: 'GET',
    paths: timesheets('current_week/'),
    operation: 'OpenCurrentTimesheet',
    who: 'anyone with an employee record, their own; begun when the week has none',
  },
  {
    method: 'GET',
    paths: timesheets('my_submitted/'),
    operation: 'MySubmittedTimesheets',
    who: 'anyone signed in, their own',
  },
  { method: 'GET', paths: timesheets('{id}/'), operation: 'Timesheet', who: reader },
  {
    method: 'POST',
    paths: timesheets('{id}/submit/'),
    operation: 'SubmitTimesheet',
    who: 'whose it is, while it is a draft',
  },
  { method: 'POST', paths: timesheets('{id}/approve/'), operation: 'ApproveTimesheet', who: decider },
  {
    method: 'POST',
    paths: timesheets('{id}/reject/'),
    operation: 'RejectTimesheet',
    who: decider,
    takes: { reason: { need: 'in its own words' } },
  },
];
