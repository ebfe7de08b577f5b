import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';

import { ItTicketCountsDocument, ItTicketListDocument } from '../../../generated/graphql';
import { itTicket } from '../../../testing/tickets/console';
import { hrPerson } from '../../../testing/people/employees';
import { answers, broken, homeFigures, refusal, startsAs } from '../../../testing/graph';
import { itCounts, itPage, itRow, openItTickets } from '../../../testing/tickets/openItTickets';
import { openPortal } from '../../../testing/openPortal';
import { interceptNetwork, server } from '../../../testing/server';
import { pass, withStoppedClock } from '../../../testing/jsdom/stoppedClock';

interceptNetwork();

afterEach(() => jest.restoreAllMocks());

const card = (label: string) => screen.getByRole('group', { name: label });
const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent);

const many = itCounts(
  ['OPEN', 'CRITICAL', 'NETWORK', false, 1],
  ['IN_PROGRESS', 'HIGH', 'HARDWARE', true, 2],
  ['WAITING_RESPONSE', 'LOW', 'EMAIL', true, 4],
  ['RESOLVED', 'CRITICAL', 'NETWORK', true, 8],
  ['CLOSED', 'MEDIUM', 'OTHER', false, 16],
  ['REJECTED', 'MEDIUM', 'OTHER', false, 32],
);

test('without a token in the browser no ticket is requested, and the page says so [C7.2 C7.3 C8.1]', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const read = jest.spyOn(Storage.prototype, 'getItem').mockReturnValue(null);
  const { asked } = await openItTickets();
  expect(await screen.findByText('No authentication token found. Please log in again.')).toBeVisible();
  read.mockRestore();
  expect(asked).toEqual([]);
});

test('an employee is denied, and finds no link to the page [C1.1 C2.3]', async () => {
  server.use(...startsAs(hrPerson(['Employee'])), ...homeFigures);
  await openPortal('/it/tickets', { token: 'kept' });
  expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'IT tickets' })).not.toBeInTheDocument();
});

test('five cards count all tickets, the average is a fixed display [C2.29 C4.28 C4.29 C9.8]', async () => {
  await openItTickets({ handlers: [many] });
  await waitFor(() => expect(card('Total Tickets')).toHaveTextContent('Total Tickets63'));
  expect(card('Open Tickets')).toHaveTextContent('Open Tickets34 more wait for an answer');
  expect(card('Resolved')).toHaveTextContent('Resolved56Closed ones included');
  expect(card('Critical')).toHaveTextContent('Critical91 not resolved yet');
  expect(card('Avg Resolution')).toHaveTextContent('2.4 hours');
});

test('cards that fail say "N/A", and the list stays', async () => {
  await openItTickets({ handlers: [answers(ItTicketCountsDocument, broken)] });
  await waitFor(() => expect(screen.getAllByText('N/A')).toHaveLength(4));
  expect(await itRow('Screen is dark')).toBeVisible();
});

test('four tabs have their counts, which follow category, priority and status [C2.31 C2.32 C4.30]', async () => {
  const { user } = await openItTickets({ handlers: [many] });
  await waitFor(() => expect(tabs()).toEqual(['All Tickets63', 'Open3', 'Assigned14', 'Resolved56']));
  await user.click(screen.getByRole('button', { name: 'All priorities Priority' }));
  await user.click(await screen.findByRole('option', { name: 'Critical' }));
  expect(tabs()).toEqual(['All Tickets9', 'Open1', 'Assigned8', 'Resolved8']);
});

test.each([
  ['Category', 'All categories', ['Hardware', 'Software', 'Network', 'Security', 'Access', 'Email', 'Other']],
  ['Priority', 'All priorities', ['Critical', 'High', 'Medium', 'Low']],
  ['Status', 'All statuses', ['Open', 'In Progress', 'Waiting', 'Resolved', 'Closed']],
])(
  'the filter %s offers all, then its options in order [C2.31 C4.14 C4.25 C4.26]',
  async (name, all, words) => {
    const { user } = await openItTickets();
    await user.click(screen.getByRole('button', { name: `${all} ${name}` }));
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([all, ...words]);
  },
);

test('a search is sent 300 ms after typing pauses, and is in the address [C2.30 C9.4]', async () => {
  const { user, asked, router } = await openItTickets();
  await itRow('Screen is dark');
  await withStoppedClock(async () => {
    await user.click(screen.getByRole('searchbox', { name: 'Search tickets' }));
    await user.keyboard('vpn');
    await pass(299);
    expect(asked).toHaveLength(1);
    await pass(1);
  });
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ search: 'vpn' }));
  expect(router.state.location.search).toBe('?search=vpn');
});

test('tab, search and filters are sent to the server and reproduced by a link [C2.30 C2.31 C4.28 C9.6]', async () => {
  const { asked } = await openItTickets({
    at: '/it/tickets?tab=open&search=vpn&category=network&priority=high&status=in_progress',
  });
  await itRow('Screen is dark');
  expect(asked).toEqual([
    {
      status: ['IN_PROGRESS'],
      urgency: ['HIGH'],
      systemCategory: ['NETWORK'],
      assigned: null,
      search: 'vpn',
      page: 1,
      pageSize: 100,
      ordering: '-createdAt',
    },
  ]);
  expect(screen.getByRole('searchbox', { name: 'Search tickets' })).toHaveAttribute(
    'placeholder',
    'Search tickets...',
  );
});

test.each([
  ['Open', { status: ['OPEN', 'IN_PROGRESS'], assigned: null }],
  ['Assigned', { status: null, assigned: true }],
  ['Resolved', { status: ['RESOLVED', 'CLOSED', 'REJECTED'], assigned: null }],
])('the tab %s lists only its tickets [C4.28 C4.29 C4.30]', async (name, expected) => {
  const { user, asked } = await openItTickets();
  await itRow('Screen is dark');
  await user.click(screen.getByRole('tab', { name: new RegExp(`^${name}`) }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject(expected));
});

test('a tab offers only the statuses of its tickets, and closed also finds rejected tickets [C4.19]', async () => {
  const { user, asked } = await openItTickets({ at: '/it/tickets?tab=resolved' });
  await itRow('Screen is dark');
  await user.click(screen.getByRole('button', { name: 'All statuses Status' }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'All statuses',
    'Resolved',
    'Closed',
  ]);
  await user.click(screen.getByRole('option', { name: 'Closed' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ status: ['CLOSED', 'REJECTED'] }));
});

test('a row has category, priority, status, assignee and time of creation [C2.33 C3.6 C4.17 C4.25]', async () => {
  await openItTickets({
    list: () =>
      itPage([
        itTicket({ status: 'WAITING_RESPONSE', assignedToName: 'Ida Tech', createdByName: 'Maya Okafor' }),
      ]),
  });
  const row = await itRow('Screen is dark');
  for (const words of ['Hardware', 'High', 'Waiting', 'Ida Tech', '12 Nov 2026'])
    expect(row).toHaveTextContent(words);
});

test('two tags are shown and the number of further ones, with the fixed counts [C2.36 C2.37]', async () => {
  await openItTickets({ list: () => itPage([itTicket({ tags: ['IT Support', 'VPN', 'Berlin', 'Night'] })]) });
  expect(
    within(await itRow('Screen is dark')).getByText(/IT Support, VPN, \+2 more · 0 attachments · 0 comments/),
  ).toBeVisible();
});

test('an estimated resolution is shown if there is one [C2.38]', async () => {
  const itSupport = itTicket().itSupport && { ...itTicket().itSupport!, estimatedResolution: 'By Friday' };
  await openItTickets({ list: () => itPage([itTicket({ itSupport })]) });
  expect(within(await itRow('Screen is dark')).getByText(/By Friday/)).toBeVisible();
});

test('a list that fails shows the reason, in the page and in a toast, and loads again on request [C2.39 C8.2 C8.3]', async () => {
  let isDown = true;
  const { user } = await openItTickets({
    handlers: [answers(ItTicketListDocument, () => (isDown ? broken() : itPage([itTicket()])))],
  });
  expect(await screen.findByText(/^Failed to load tickets: /)).toBeVisible();
  expect(screen.getByText('Failed to load tickets')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await itRow('Screen is dark')).toBeVisible();
});

test.each([
  [
    'what the server says',
    () => refusal('SERVICE_UNAVAILABLE', 'Too many people ask.'),
    'Too many people ask.',
  ],
  ['that it failed, where no answer comes', () => HttpResponse.error(), 'Failed to fetch tickets'],
])('the reason of a list that fails is %s [C8.2 C8.3]', async (_, answer, reason) => {
  await openItTickets({ handlers: [answers(ItTicketListDocument, answer)] });
  expect(
    await screen.findByText(`Failed to load tickets: ${reason}`, undefined, { timeout: 10_000 }),
  ).toBeVisible();
});

test('without a match the page says so [C2.39]', async () => {
  await openItTickets({ at: '/it/tickets?search=nothing', list: () => itPage([]) });
  expect(await screen.findByText('No tickets found')).toBeVisible();
});
