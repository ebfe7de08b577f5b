import { screen, within } from '@testing-library/react';

import { HrTicketsPage } from '../../areas/hr/tickets/HrTicketsPage';
import {
  HrTicketListDocument,
  type HrTicketListQuery,
  type HrTicketListQueryVariables,
} from '../../generated/graphql';
import { consoleBackground, consolePage, consoleTicket } from './console';
import { hrPerson } from '../people/employees';
import type { TestPerson } from '../graph';
import { openListScreen, type OpenOptions } from '../openListScreen';
import { tableRow } from '../page/tableRow';
import type { User } from '../testPortal';

interface Options extends OpenOptions<HrTicketListQuery, HrTicketListQueryVariables> {
  viewer?: TestPerson;
}

const table = /^(All Tickets|Leave Requests|IT Support|Feedback|General)$/;

/** Opens HR's tickets as Priya, with one ticket of Maya's but for what the test says. */
export const openHrTickets = (options: Options = {}) =>
  openListScreen(
    {
      page: <HrTicketsPage />,
      path: '/hr/tickets',
      heading: 'Ticket Management',
      document: HrTicketListDocument,
      usual: () => consolePage([consoleTicket()]),
      background: consoleBackground,
      viewer: options.viewer ?? hrPerson(),
    },
    options,
  );

/** The row of a ticket. */
export const consoleRow = (title: string): Promise<HTMLElement> => tableRow(table, title);

/** Chooses from the menu of a row. */
export async function chooseOfTicket(user: User, title: string, action: string): Promise<void> {
  const row = await consoleRow(title);
  await user.click(within(row).getByRole('button', { name: `Actions for ${title}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}
