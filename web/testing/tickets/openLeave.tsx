import { screen } from '@testing-library/react';
import type { RequestHandler } from 'msw';

import { LeavePage } from '../../areas/employee/leave/LeavePage';
import {
  LeaveRequestsDocument,
  type LeaveRequestsQuery,
  type LeaveRequestsQueryVariables,
} from '../../generated/graphql';
import { leave, leaveBackground, leaveDetails, leavePage, type GivenLeave } from './leave';
import { openListScreen, type OpenOptions } from '../openListScreen';
import { tableRow } from '../page/tableRow';

/** Opens the leave page as Maya, with one request of hers but for what the test says. */
export const openLeave = (options: OpenOptions<LeaveRequestsQuery, LeaveRequestsQueryVariables> = {}) =>
  openListScreen(
    {
      page: <LeavePage />,
      path: '/employee/leave',
      heading: 'Leave Management',
      document: LeaveRequestsDocument,
      usual: () => leavePage([leave()]),
      background: leaveBackground,
    },
    options,
  );

/** Opens a link to a request of Maya's. */
export async function openRequest(given: GivenLeave = {}, ...handlers: RequestHandler[]) {
  const page = await openLeave({
    list: () => leavePage([leave(given)]),
    at: '/employee/leave?request=1',
    handlers: [...handlers, leaveDetails(() => leave(given))],
  });
  const panel = await screen.findByRole('dialog', { name: 'Family visit' });
  return { ...page, panel };
}

/** Opens the form for a new request. */
export async function openNewLeave(...handlers: RequestHandler[]) {
  const opened = await openLeave({ handlers });
  await opened.user.click(screen.getByRole('button', { name: 'New Leave Request' }));
  await screen.findByRole('dialog', { name: 'New leave request' });
  return opened;
}

const table = 'Leave requests';
export const leaveTable = () => screen.findByRole('table', { name: table });

/** The row of a request. */
export const leaveRow = (title: string): Promise<HTMLElement> => tableRow(table, title);

/** The filter above the list; the head of a column is called Status, too. */
export const statusFilter = () => screen.getByRole('button', { name: / Status$/ });
