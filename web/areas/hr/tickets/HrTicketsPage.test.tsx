import { screen, waitFor, within } from '@testing-library/react';

import { TicketCountsDocument } from '../../../generated/graphql';
import {
  anonymousTicket,
  consoleDetails,
  consolePage,
  consoleTicket,
  itTicket,
  leaveTicket,
  ticketCounts,
} from '../../../testing/tickets/console';
import { hrPerson } from '../../../testing/people/employees';
import { answers, broken, deferred, homeFigures, startsAs } from '../../../testing/graph';
import { chooseOfTicket, consoleRow, openHrTickets } from '../../../testing/tickets/openHrTickets';
import { openPortal } from '../../../testing/openPortal';
import { interceptNetwork, server } from '../../../testing/server';

interceptNetwork();

afterEach(() => jest.restoreAllMocks());

const card = (label: string) => screen.getByRole('group', { name: label });
const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent);

const everywhere = ticketCounts(
  ['LEAVE_REQUEST', 'OPEN', 'MEDIUM', 1],
  ['LEAVE_REQUEST', 'REJECTED', 'MEDIUM', 2],
  ['IT_SUPPORT', 'IN_PROGRESS', 'URGENT', 4],
  ['FEEDBACK', 'WAITING_RESPONSE', 'LOW', 8],
  ['GENERAL', 'RESOLVED', 'HIGH', 16],
  ['GENERAL', 'CLOSED', 'HIGH', 1200],
);

test('without a token in the browser no ticket is requested, and an error is logged [B6.4 B8.9]', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const read = jest.spyOn(Storage.prototype, 'getItem').mockReturnValue(null);
  const { asked } = await openHrTickets();
  expect(await screen.findByText('No authentication token found. Please log in again.')).toBeVisible();
  read.mockRestore();
  expect(asked).toEqual([]);
});

test.each([[['Employee', 'HR']], [['Administrator']]])(
  '%j finds the tickets in the navigation [B1.7 B2.1]',
  async (roles) => {
    server.use(...startsAs(hrPerson(roles)), ...homeFigures);
    await openPortal('/home', { token: 'kept' });
    expect(await screen.findByRole('link', { name: 'Tickets' })).toHaveAttribute('href', '/hr/tickets');
  },
);

test('four cards count all tickets, each by its own status [B2.33 B4.23]', async () => {
  await openHrTickets({ handlers: [everywhere] });
  await waitFor(() => expect(card('Total')).toHaveTextContent('Total1,2312 rejected'));
  expect(card('Open')).toHaveTextContent('Open1No one has started on them');
  expect(card('In Progress')).toHaveTextContent('In Progress48 more wait for a response');
  expect(card('Resolved')).toHaveTextContent('Resolved161,200 more are closed');
});

test('cards that fail say "N/A", and the list stays', async () => {
  await openHrTickets({ handlers: [answers(TicketCountsDocument, broken)] });
  await waitFor(() => expect(screen.getAllByText('N/A')).toHaveLength(4));
  expect(await consoleRow('Door does not close')).toBeVisible();
});

test('five tabs have their counts, which follow status and priority [B2.34 B2.35]', async () => {
  const { user } = await openHrTickets({ handlers: [everywhere] });
  await waitFor(() =>
    expect(tabs()).toEqual([
      'All Tickets1,231',
      'Leave Requests3',
      'IT Support4',
      'Feedback8',
      'General1,216',
    ]),
  );
  await user.click(screen.getByRole('button', { name: 'All priorities Priority' }));
  await user.click(await screen.findByRole('option', { name: 'Urgent' }));
  expect(tabs()).toEqual(['All Tickets4', 'Leave Requests0', 'IT Support4', 'Feedback0', 'General0']);
});

test.each([
  ['Leave Requests', 'LEAVE_REQUEST', 'leave'],
  ['IT Support', 'IT_SUPPORT', 'it'],
  ['Feedback', 'FEEDBACK', 'feedback'],
  ['General', 'GENERAL', 'general'],
])('the tab %s lists only that kind and is in the address [B2.34 B7.25]', async (name, kind, word) => {
  const { user, asked, router } = await openHrTickets();
  await consoleRow('Door does not close');
  await user.click(screen.getByRole('tab', { name: new RegExp(`^${name}`) }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ type: [kind] }));
  expect(router.state.location.search).toBe(`?tab=${word}`);
});

test('the first page has a hundred tickets of all kinds, the newest first [B7.25 B7.26 B9.5]', async () => {
  const { asked } = await openHrTickets({ list: () => consolePage([consoleTicket()], 241) });
  await consoleRow('Door does not close');
  expect(asked).toEqual([
    {
      type: null,
      status: null,
      priority: null,
      assignedTo: null,
      search: null,
      page: 1,
      pageSize: 100,
      ordering: '-createdAt',
    },
  ]);
});

test('search, status, priority and assignee are sent to the server and reproduced by a link [B2.35 B4.23 B9.12]', async () => {
  const { user, asked, router } = await openHrTickets({
    at: '/hr/tickets?search=door&status=waiting_response&priority=high&assigned=me',
  });
  await consoleRow('Door does not close');
  expect(asked).toEqual([
    expect.objectContaining({
      search: 'door',
      status: ['WAITING_RESPONSE'],
      priority: ['HIGH'],
      assignedTo: [5],
    }),
  ]);
  await user.click(screen.getByRole('button', { name: 'Waiting for Response Status' }));
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'All statuses',
    'Open',
    'In Progress',
    'Waiting for Response',
    'Resolved',
    'Closed',
    'Rejected',
  ]);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'High Priority' }));
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'All priorities',
    'Low',
    'Medium',
    'High',
    'Urgent',
  ]);
  await user.click(screen.getByRole('option', { name: 'All priorities' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ priority: null, search: 'door' }));
  expect(router.state.location.search).not.toContain('priority');
});

test('a row has title and number, type, requester with department, status, priority and the last change [B2.37 B3.59 B3.60 B3.62 B3.63 B3.64 B3.66 B3.67 B3.69 B3.72]', async () => {
  await openHrTickets({
    list: () =>
      consolePage([itTicket({ assignedToId: 31, assignedToName: 'Hana Berg', status: 'IN_PROGRESS' })]),
  });
  const row = await consoleRow('Screen is dark');
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Ticket',
    'Type',
    'Submitted By',
    'Status',
    'Priority',
    'Updated',
    'Actions',
  ]);
  for (const text of [
    'Screen is dark#303 · Assigned to Hana Berg',
    'IT support',
    'Maya OkaforEngineering',
    'In Progress',
    'Urgent',
    /12.Nov.2026/,
  ])
    expect(row).toHaveTextContent(text);
});

test('anonymous feedback shows no name, no department and no time of day [A5.40 B3.76]', async () => {
  await openHrTickets({
    at: '/hr/tickets?ticket=1000000304',
    list: () => consolePage([anonymousTicket()]),
    handlers: [consoleDetails(() => anonymousTicket())],
  });
  const panel = await screen.findByRole('dialog', { name: 'More bicycle stands' });
  await within(panel).findByText('Created', { selector: 'dt' });
  const row = screen.getByRole('row', { name: /More bicycle stands/, hidden: true });
  for (const place of [panel, row]) {
    expect(place).toHaveTextContent('Anonymous');
    expect(place).not.toHaveTextContent('Engineering');
    expect(place).not.toHaveTextContent(/\d:\d\d/);
    expect(within(place).queryByTitle(/\d:\d\d/)).not.toBeInTheDocument();
  }
});

test("the menu of a row offers the person's permitted actions [B2.37]", async () => {
  const own = leaveTicket({
    viewerCan: { changeStatus: false, assign: false, commentInternally: false, delete: false },
  });
  const { user } = await openHrTickets({ list: () => consolePage([consoleTicket(), own]) });
  const menuOf = async (title: string) => {
    await user.click(within(await consoleRow(title)).getByRole('button', { name: `Actions for ${title}` }));
    const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    await user.keyboard('{Escape}');
    return items;
  };
  expect(await menuOf('Door does not close')).toEqual([
    'View details',
    'Add response',
    'Update status',
    'Assign',
  ]);
  expect(await menuOf('Family visit')).toEqual(['View details', 'Add response']);
});

test('a list that cannot be loaded can be loaded again [B2.39 B8.21 B8.22]', async () => {
  let isBroken = true;
  const { user } = await openHrTickets({
    list: () => (isBroken ? broken() : consolePage([consoleTicket()])),
  });
  expect(await screen.findByText('Failed to load tickets. Please try again.')).toBeVisible();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await consoleRow('Door does not close')).toBeVisible();
});

test('while the first tickets are loading the page says so [B2.38]', async () => {
  const late = deferred(() => consolePage([consoleTicket()]));
  await openHrTickets({ list: () => late.respond() });
  await late.arrived();
  expect(screen.getByText('Loading...')).toBeInTheDocument();
  late.release();
  expect(await consoleRow('Door does not close')).toBeVisible();
});

test.each(['/hr/tickets', '/hr/tickets?search=door'])(
  'at %s without any ticket the page says so [B2.40]',
  async (at) => {
    await openHrTickets({ at, list: () => consolePage([]) });
    expect(await screen.findByText('No tickets found')).toBeVisible();
  },
);

test('the page links back to the HR portal [B2.4]', async () => {
  await openHrTickets();
  expect(screen.getByRole('link', { name: 'Back to HR Portal' })).toHaveAttribute('href', '/hr');
});

test('the details are opened from the menu and closed again [B2.37 B2.41]', async () => {
  const { user, router } = await openHrTickets({ handlers: [consoleDetails(() => consoleTicket())] });
  await chooseOfTicket(user, 'Door does not close', 'View details');
  expect(await screen.findByRole('dialog', { name: 'Door does not close' })).toBeVisible();
  expect(router.state.location.search).toBe('?ticket=301');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
