import { act, screen, waitFor, within } from '@testing-library/react';

import { GeneralTicketDocument, OwnTicketCountsDocument } from '../../../generated/graphql';
import { answers, broken, never } from '../../../testing/graph';
import { openTickets, tab, ticketRow, ticketTable, wordsOf } from '../../../testing/tickets/openTickets';
import { watchSaving } from '../../../testing/jsdom/saving';
import { interceptNetwork } from '../../../testing/server';
import {
  assigned,
  counts,
  ownCounts,
  ticket,
  ticketDetails,
  ticketPage,
} from '../../../testing/tickets/tickets';

interceptNetwork();

const card = (name: string) => screen.findByRole('group', { name });

test('a list that cannot be loaded says so, and Retry loads it [A8.30]', async () => {
  let works = false;
  const { user } = await openTickets({ list: () => (works ? ticketPage([ticket()]) : broken()) });
  expect(await screen.findByText('Failed to load tickets. Please try again.')).toBeVisible();
  works = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await ticketRow('Door does not close')).toBeVisible();
});

test('the ticket page has a link back, four cards, two tabs and a button for a new ticket [A2.94 A2.96]', async () => {
  await openTickets();
  expect(screen.getByRole('link', { name: 'Back to Employee Portal' })).toHaveAttribute('href', '/employee');
  expect(screen.getAllByRole('group').map((one) => one.getAttribute('aria-label'))).toEqual([
    'Total',
    'Open',
    'Pending Review',
    'Resolved',
  ]);
  await waitFor(() =>
    expect(screen.getAllByRole('tab').map((one) => one.textContent)).toEqual(['Open1', 'Resolved0']),
  );
  expect(screen.getByRole('button', { name: 'New Ticket' })).toBeEnabled();
  expect(await ticketTable()).toBeVisible();
});

test('cards and tabs add up the statuses in their groups; a rejected ticket counts in the total and has a tab [A2.97 A4.28 A4.29 A4.30 A4.31]', async () => {
  const asked: unknown[] = [];
  await openTickets({
    handlers: [
      answers(OwnTicketCountsDocument, (variables) => {
        asked.push(variables);
        return ownCounts({
          OPEN: 1,
          IN_PROGRESS: 2,
          WAITING_RESPONSE: 4,
          RESOLVED: 8,
          CLOSED: 16,
          REJECTED: 32,
        });
      }),
    ],
  });
  await waitFor(async () => expect(await card('Total')).toHaveTextContent('6332 rejected'));
  expect(await card('Open')).toHaveTextContent('7');
  expect(await card('Pending Review')).toHaveTextContent('5');
  expect(await card('Resolved')).toHaveTextContent('24');
  expect(screen.getAllByRole('tab').map((one) => one.textContent)).toEqual([
    'Open7',
    'Resolved24',
    'Rejected32',
  ]);
  expect(asked).toEqual([{ kind: 'GENERAL' }]);
});

test('figures that cannot be loaded are N/A, and the list is still shown', async () => {
  await openTickets({ handlers: [answers(OwnTicketCountsDocument, broken)] });
  await waitFor(async () => expect(await card('Pending Review')).toHaveTextContent('N/A'));
  expect(await ticketRow('Door does not close')).toBeVisible();
  expect(screen.getAllByRole('tab').map((one) => one.textContent)).toEqual(['Open', 'Resolved']);
});

test('the first request asks for the hundred newest own open tickets [A4.29 A7.31 A9.22]', async () => {
  const { asked } = await openTickets();
  expect(asked[0]).toEqual({
    status: ['OPEN', 'IN_PROGRESS', 'WAITING_RESPONSE'],
    priority: null,
    search: null,
    page: 1,
    pageSize: 100,
    ordering: '-createdAt',
  });
});

test("a row has category, priority, status, assignee and the day, in the organisation's time zone [A3.14 A4.28]", async () => {
  await openTickets({
    list: () =>
      ticketPage([
        // Seven in the evening of the 12th in San Francisco is the 13th in Europe.
        ticket({ createdAt: '2026-11-13T03:00:00.000Z' }),
        ticket({
          id: 2,
          title: 'Laptop',
          categoryName: 'IT Support',
          priority: 'URGENT',
          status: 'WAITING_RESPONSE',
          ...assigned,
        }),
      ]),
  });
  const plain = wordsOf(await ticketRow('Door does not close'));
  expect(plain.slice(1, 3)).toEqual(['Door does not close', 'Facilities']);
  expect(plain).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Medium/), 'Open', 'No one yet', '12 Nov 2026']),
  );
  expect(wordsOf(await ticketRow('Laptop'))).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Urgent/),
      'Waiting for Response',
      expect.stringContaining('Diego Fuentes'),
    ]),
  );
  expect(screen.getByText('2 tickets')).toBeVisible();
});

test('a person without tickets reads what the page is for', async () => {
  const { user } = await openTickets({ list: () => ticketPage([]), handlers: [counts({})] });
  expect(await screen.findByText('No tickets yet')).toBeVisible();
  expect(await card('Total')).toHaveTextContent('0');
  await user.click(screen.getByRole('button', { name: 'Create a ticket' }));
  expect(await screen.findByRole('dialog', { name: 'New ticket' })).toBeVisible();
});

test('a tab without tickets says so', async () => {
  const { user } = await openTickets({ list: () => ticketPage([]), handlers: [counts({ REJECTED: 1 })] });
  expect(await screen.findByText('No open tickets')).toBeVisible();
  await user.click(await tab('Resolved'));
  expect(await screen.findByText('No resolved tickets')).toBeVisible();
});

test('while the list is loading it shows placeholders and the cards show dots', async () => {
  await openTickets({ list: never, handlers: [answers(OwnTicketCountsDocument, never)] });
  expect(await ticketTable()).toHaveAttribute('aria-busy', 'true');
  expect(await card('Total')).toHaveTextContent('...');
});

test("another person's ticket in an answer is not shown [A6.13 A6.14]", async () => {
  await openTickets({
    list: () =>
      ticketPage([
        ticket(),
        ticket({
          id: 2,
          title: 'Not mine',
          createdById: 12,
          createdByEmail: 'jonas.lindqvist@portal.example',
        }),
      ]),
  });
  expect(await ticketRow('Door does not close')).toBeVisible();
  expect(screen.queryByText('Not mine')).not.toBeInTheDocument();
  expect(screen.getByText('1 ticket')).toBeVisible();
});

test('own tickets are still shown after the e-mail changed, in any spelling of it [A6.14]', async () => {
  await openTickets({
    list: () =>
      ticketPage([
        ticket({ createdByEmail: 'maya.before@portal.example' }),
        ticket({ id: 2, title: 'Chair', createdByEmail: 'Maya.Okafor@Portal.example' }),
      ]),
  });
  expect(await ticketRow('Door does not close')).toBeVisible();
  expect(await ticketRow('Chair')).toBeVisible();
});

test('a very long title is shown completely on hover and names the menu of its row', async () => {
  const title = 'Neverending'.repeat(18);
  await openTickets({ list: () => ticketPage([ticket({ title })]) });
  const row = within(await ticketRow(title));
  expect(row.getByRole('link', { name: title })).toHaveAttribute('title', title);
  expect(row.getByRole('button', { name: `Actions for ${title}` })).toBeVisible();
});

test('the page can be used by keyboard', async () => {
  const { user } = await openTickets({
    handlers: [answers(GeneralTicketDocument, () => ({ generalTicket: ticket() }))],
  });
  const link = within(await ticketRow('Door does not close')).getByRole('link');
  const open = await tab('Open');
  act(() => open.focus());
  await user.keyboard('{ArrowRight}');
  await waitFor(async () => expect(await tab('Resolved')).toHaveFocus());
  await user.keyboard('{ArrowLeft}');
  await ticketRow('Door does not close');
  while (document.activeElement?.textContent !== link.textContent) await user.tab();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Door does not close' })).toBeVisible();
});

test('a file of the tickets selected in the table contains only those', async () => {
  const saved = watchSaving();
  const { user } = await openTickets({
    list: () => ticketPage([ticket(), ticket({ id: 2, title: 'No heating' })]),
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select No heating' }));
  await user.click(screen.getByRole('button', { name: 'Export selected' }));
  expect(await screen.findByText('Tickets exported successfully!')).toBeVisible();
  const lines = (await saved[0]!.text).split('\r\n');
  expect(lines.map((line) => line.split(',')[0])).toEqual(['Title', 'No heating', '']);
  jest.restoreAllMocks();
});

test('the panel of a ticket shows its position among all pages of the list', async () => {
  await openTickets({
    at: '/employee/tickets?page=2&page_size=20&ticket=2',
    list: () => ({
      generalTickets: { count: 26, results: [ticket(), ticket({ id: 2, title: 'No heating' })] },
    }),
    handlers: [ticketDetails(() => ticket({ id: 2, title: 'No heating' }))],
  });
  expect(await screen.findByText('22 of 26')).toBeVisible();
});
