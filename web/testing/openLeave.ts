import { screen } from '@testing-library/react';

// What the portal loads late is loaded before the clock of the first test runs.
import '../areas/employee/leave/LeavePage';
import '../areas/employee/leave/NewLeaveDialog';
import '../areas/employee/leave/LeaveDialog';
import '../areas/employee/leave/DecideLeaveDialog';
import { leave, leaveBackground, leavePage } from './leave';
import { openListScreen, type OpenOptions } from './openListScreen';
import { tableRow } from './tableRow';

/** Opens the leave page as Maya, with one request of hers but for what the test says. */
export const openLeave = (options: OpenOptions = {}) => openListScreen({
  path: '/employee/leave',
  heading: 'Leave Management',
  operation: 'LeaveRequests',
  usual: () => leavePage([leave()]),
  background: leaveBackground,
}, options);

const table = 'Leave requests';
export const leaveTable = () => screen.findByRole('table', { name: table });

/** The row of a request. */
export const leaveRow = (title: string): Promise<HTMLElement> => tableRow(table, title);

/** The filter above the list; the head of a column is called Status, too. */
export const statusFilter = () => screen.getByRole('button', { name: / Status$/ });
