import { screen, within } from '@testing-library/react';
import { graphql, type RequestHandler } from 'msw';

import { person, startsAs, type GraphAnswer } from './graph';
import { leave, leaveBackground, leavePage } from './leave';
import { openPortal } from './openPortal';
import { server } from './server';

interface Options {
  /** Answers the list; one request of Maya's otherwise. */
  list?: (variables: Readonly<Record<string, unknown>>) => GraphAnswer | Promise<never>;
  at?: string;
  /** Answers that come before the usual ones. */
  handlers?: readonly RequestHandler[];
}

/** Opens the leave page as Maya. `asked` collects the variables of every call for the list. */
export async function openLeave({ list = () => leavePage([leave()]), at = '/employee/leave', handlers = [] }: Options = {}) {
  const asked: Record<string, unknown>[] = [];
  server.use(
    ...handlers,
    ...startsAs(person()),
    graphql.query('LeaveRequests', ({ variables }) => {
      asked.push(variables);
      return list(variables);
    }),
    ...leaveBackground,
  );
  const portal = await openPortal(at, { token: 'kept' });
  // A dialog that the address opens hides the page from the tree of roles.
  await screen.findByRole('heading', { level: 1, name: 'Leave Management', hidden: true });
  return { ...portal, asked };
}

export const leaveTable = () => screen.findByRole('table', { name: 'Leave requests' });

/** The row of a request. */
export async function leaveRow(title: string): Promise<HTMLElement> {
  const rows = await within(await leaveTable()).findAllByRole('row');
  const row = rows.find((one) => within(one).queryByRole('link', { name: title }));
  if (!row) throw new Error(`No request ${title}`);
  return row;
}

/** The filter above the list; the head of a column is called Status, too. */
export const statusFilter = () => screen.getByRole('button', { name: / Status$/ });
