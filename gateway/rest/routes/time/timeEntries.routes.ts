import type { Row } from '../../route.js';

const entries = (path = '') => [`/api/hr/timesheet-entries/${path}`];

const reader = 'whose it is, their direct manager, HR, Administrator';
const owner = 'whose it is, while the timesheet is a draft';

export const timeEntryRows: readonly Row[] = [
  {
    method: 'GET',
    paths: entries(),
    operation: 'TimeEntries',
    who: "anyone signed in: own; managers also their reports'; HR and Administrator all",
    takes: { timesheet: 'timesheetId' },
  },
  {
    method: 'POST',
    paths: entries(),
    operation: 'CreateTimeEntry',
    who: owner,
    takes: { date: { need: 'in the subgraph' } },
    status: 201,
  },
  { method: 'GET', paths: entries('{id}/'), operation: 'TimeEntry', who: reader },
  { method: 'PATCH', paths: entries('{id}/'), operation: 'UpdateTimeEntry', who: owner },
  { method: 'DELETE', paths: entries('{id}/'), operation: 'DeleteTimeEntry', who: owner },
];
