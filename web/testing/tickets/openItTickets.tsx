import { screen, within } from '@testing-library/react';

import { ItTicketsPage } from '../../areas/it/tickets/ItTicketsPage';
import {
  ItTicketCountsDocument,
  ItTicketListDocument,
  type ItTicketCountsQuery,
  type ItTicketListQuery,
  type ItTicketListQueryVariables,
} from '../../generated/graphql';
import { consoleBackground, itTicket, type ConsoleTicket } from './console';
import { hrPerson } from '../people/employees';
import { answers, type DataOf, type TestPerson } from '../graph';
import { openListScreen, type OpenOptions } from '../openListScreen';
import { tableRow } from '../page/tableRow';
import type { User } from '../testPortal';

type Counted = NonNullable<DataOf<ItTicketCountsQuery>['itTicketCounts']>[number];

interface Options extends OpenOptions<ItTicketListQuery, ItTicketListQueryVariables> {
  viewer?: TestPerson;
}

const table = /^(All Tickets|Open|Assigned|Resolved)$/;

/** A page of the list of the IT page. */
export const itPage = (results: ConsoleTicket[], count = results.length): DataOf<ItTicketListQuery> => ({
  generalItTickets: { count, results },
});

/** Numbers of tickets: status, urgency, category, whether assigned, how many. */
export const itCounts = (
  ...counts: [Counted['status'], Counted['urgency'], Counted['systemCategory'], boolean, number][]
) =>
  answers(ItTicketCountsDocument, () => ({
    itTicketCounts: counts.map(([status, urgency, systemCategory, assigned, count]) => ({
      status,
      urgency,
      systemCategory,
      assigned,
      count,
    })),
  }));

/** Opens the IT tickets as one of IT Staff, with one ticket of Maya's but for what the test says. */
export const openItTickets = (options: Options = {}) =>
  openListScreen(
    {
      page: <ItTicketsPage />,
      path: '/it/tickets',
      heading: 'IT Ticket Management',
      document: ItTicketListDocument,
      usual: () => itPage([itTicket()]),
      background: [itCounts(['OPEN', 'HIGH', 'HARDWARE', false, 1]), ...consoleBackground],
      viewer: options.viewer ?? hrPerson(['Employee', 'IT Staff']),
    },
    options,
  );

/** The row of a ticket. */
export const itRow = (title: string): Promise<HTMLElement> => tableRow(table, title);

/** Chooses from the menu of a row. */
export async function chooseOfIt(user: User, title: string, action: string): Promise<void> {
  const row = await itRow(title);
  await user.click(within(row).getByRole('button', { name: `Actions for ${title}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}
