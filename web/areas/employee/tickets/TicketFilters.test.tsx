import { act, screen, waitFor, within } from '@testing-library/react';
import {
  filter,
  openTickets,
  tab,
  ticketRow,
  ticketTable,
  wordsOf,
} from '../../../testing/tickets/openTickets';
import { interceptNetwork } from '../../../testing/server';
import { counts, ticket, ticketPage } from '../../../testing/tickets/tickets';

interceptNetwork();

test('the tab Resolved lists resolved and closed tickets, is in the URL, and Back returns to the open tickets [A2.96 A4.31]', async () => {
  const { user, router, asked } = await openTickets({
    list: ({ status }) =>
      ticketPage([
        status.includes('OPEN') ? ticket() : ticket({ id: 2, title: 'New chair', status: 'CLOSED' }),
      ]),
  });
  await ticketRow('Door does not close');
  await user.click(await tab('Resolved'));
  expect(wordsOf(await ticketRow('New chair'))).toContain('Closed');
  expect(asked.at(-1)).toMatchObject({ status: ['RESOLVED', 'CLOSED'] });
  expect(router.state.location.search).toBe('?tab=resolved');
  await act(() => router.navigate(-1));
  expect(await ticketRow('Door does not close')).toBeVisible();
});

test('a link to rejected tickets shows them, and leads to the open tickets if there are none', async () => {
  const { asked } = await openTickets({
    at: '/employee/tickets?tab=rejected',
    handlers: [counts({ OPEN: 1, REJECTED: 1 })],
  });
  expect(await tab('Rejected')).toHaveAttribute('aria-selected', 'true');
  expect(asked.at(-1)).toMatchObject({ status: ['REJECTED'] });
});

test('without rejected tickets there is no tab for them', async () => {
  await openTickets({ at: '/employee/tickets?tab=rejected' });
  await waitFor(async () => expect(await tab('Open')).toHaveAttribute('aria-selected', 'true'));
  expect(screen.queryByRole('tab', { name: /Rejected/ })).not.toBeInTheDocument();
});

test('status and priority filter the tab and are in the URL', async () => {
  const { user, router, asked } = await openTickets();
  const choose = async (name: string, option: string) => {
    await user.click(filter(name));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  await user.click(filter('Status'));
  expect((await screen.findAllByRole('option')).map((one) => one.textContent)).toEqual([
    'All statuses',
    'Open',
    'In Progress',
    'Waiting for Response',
  ]);
  await user.keyboard('{Escape}');
  await choose('Status', 'Waiting for Response');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ status: ['WAITING_RESPONSE'] }));
  await choose('Priority', 'Urgent');
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({ status: ['WAITING_RESPONSE'], priority: ['URGENT'] }),
  );
  expect(router.state.location.search).toBe('?status=waiting_response&priority=urgent');

  // A status of one tab means nothing on another.
  await user.click(await tab('Resolved'));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ status: ['RESOLVED', 'CLOSED'], priority: null }));
  expect(router.state.location.search).toBe('?tab=resolved');
});

test('a link with tab, filter, search, order and page shows exactly that', async () => {
  const { asked } = await openTickets({
    list: () => ticketPage([ticket({ status: 'CLOSED' })], 241),
    at: '/employee/tickets?tab=resolved&status=closed&priority=high&search=door&sort=priority&page=2',
  });
  expect(asked[0]).toEqual({
    status: ['CLOSED'],
    priority: ['HIGH'],
    search: 'door',
    page: 2,
    pageSize: 100,
    ordering: 'priority',
  });
  expect(screen.getByRole('searchbox', { name: 'Search tickets' })).toHaveValue('door');
  expect(await screen.findByText('Page 2 of 3')).toBeVisible();
});

test('the order is selected in the header of the table and is in the URL', async () => {
  const { user, router, asked } = await openTickets();
  await user.click(within(await ticketTable()).getByRole('button', { name: 'Priority' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ ordering: 'priority' }));
  expect(router.state.location.search).toBe('?sort=priority');
});

test('a filter without a match can be cleared; the tab stays', async () => {
  const { user, router } = await openTickets({
    list: () => ticketPage([]),
    at: '/employee/tickets?tab=resolved&priority=low&search=flu',
  });
  expect(await screen.findByText('No tickets match')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(router.state.location.search).toBe('?tab=resolved'));
});
