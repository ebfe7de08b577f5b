import { act, screen, waitFor, within } from '@testing-library/react';

import { LeaveYearDocument } from '../../../generated/graphql';
import { answers, broken, never, refusal } from '../../../testing/graph';
import { leave, leavePage, leaveYear, used } from '../../../testing/tickets/leave';
import { leaveRow, leaveTable, openLeave, statusFilter } from '../../../testing/tickets/openLeave';
import { interceptNetwork } from '../../../testing/server';
import { pass, withStoppedClock } from '../../../testing/jsdom/stoppedClock';

interceptNetwork();

const wordsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .filter((cell) => !within(cell).queryByRole('checkbox'))
    .map((cell) => cell.textContent.replace(/\s/g, ' '));
const card = (name: string) => screen.findByRole('group', { name });

test('a list of leave that cannot be loaded says so, and Retry loads it [A8.20 A8.21]', async () => {
  let works = false;
  const { user } = await openLeave({
    list: () => (works ? leavePage([leave()]) : broken()),
  });
  expect(await screen.findByText('Failed to load leave requests. Please try again.')).toBeVisible();
  works = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await leaveRow('Family visit')).toBeVisible();
});

test('the leave page has a link back, four cards, two buttons, a filter and a table [A2.79 A2.80]', async () => {
  await openLeave();
  expect(screen.getByRole('link', { name: 'Back to Employee Portal' })).toHaveAttribute('href', '/employee');
  expect((await screen.findAllByRole('group')).map((one) => one.getAttribute('aria-label'))).toEqual([
    'Sick leave',
    'Personal leave',
    'Unpaid leave',
    'Pending',
  ]);
  expect(screen.getByRole('button', { name: 'New Leave Request' })).toBeEnabled();
  expect(statusFilter()).toHaveTextContent('All statuses');
  expect(await leaveTable()).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Export' })).toBeEnabled());
});

test('the cards show used days of 10 sick and 5 personal days, unpaid days without an allowance, and pending days [A9.15 A4.15]', async () => {
  const year = leaveYear({ ...used({ SICK: 2, PERSONAL: 6, UNPAID: 1 }), pendingRequests: 3 });
  await openLeave({ handlers: [answers(LeaveYearDocument, () => ({ leaveYear: year }))] });
  await waitFor(async () => expect(await card('Sick leave')).toHaveTextContent('2 of 10 days'));
  expect(await card('Personal leave')).toHaveTextContent('6 of 5 days');
  expect(await card('Unpaid leave')).toHaveTextContent('1 dayNo yearly allowance');
  expect(await card('Pending')).toHaveTextContent('3Waiting for a decision');
});

test('figures of leave that cannot be loaded are N/A, and the list is still shown', async () => {
  await openLeave({ handlers: [answers(LeaveYearDocument, broken)] });
  await waitFor(async () => expect(await card('Sick leave')).toHaveTextContent('N/A'));
  expect(await leaveRow('Family visit')).toBeVisible();
});

test('beside another year the figures of the current year have their own retry', async () => {
  let works = false;
  const asked: unknown[] = [];
  const { user } = await openLeave({
    at: '/employee/leave?year=2025',
    handlers: [
      answers(LeaveYearDocument, ({ year }) => {
        asked.push(year);
        return year === null && !works ? broken() : { leaveYear: leaveYear(used({ SICK: 2 })) };
      }),
    ],
  });
  expect(await screen.findByText('The numbers are not available at the moment.')).toBeVisible();
  works = true;
  asked.length = 0;
  // The list below is read on its own; what failed is shown first.
  await user.click(screen.getAllByRole('button', { name: 'Retry' })[0]!);
  await waitFor(async () => expect(await card('Sick leave')).toHaveTextContent('2 of 10 days'));
  expect(screen.queryByText('The numbers are not available at the moment.')).not.toBeInTheDocument();
  expect(asked).toEqual([null]);
});

test("each status of a leave request is shown with the page's label, and each row has a menu [A4.12]", async () => {
  const words = {
    OPEN: 'Pending',
    IN_PROGRESS: 'In Review',
    WAITING_RESPONSE: 'Waiting for Response',
    RESOLVED: 'Approved',
    REJECTED: 'Rejected',
    CLOSED: 'Closed',
  };
  const statuses = Object.keys(words) as (keyof typeof words)[];
  await openLeave({
    list: () => leavePage(statuses.map((status, id) => leave({ id, title: status, status }))),
  });
  for (const status of statuses) {
    expect(wordsOf(await leaveRow(status))).toContain(words[status]);
    expect(
      within(await leaveRow(status)).getByRole('button', { name: `Actions for ${status}` }),
    ).toBeVisible();
  }
});

test("a row of leave has type, dates, days, status and the day of the request, in the organisation's time zone", async () => {
  await openLeave({
    list: () =>
      leavePage([
        // Seven in the evening of the 12th in San Francisco is the 13th in Europe.
        leave({ createdAt: '2026-11-13T03:00:00.000Z' }),
        leave({
          id: 2,
          title: 'Dentist',
          leaveType: 'SICK',
          startDate: '2026-10-14',
          endDate: '2026-10-14',
          totalDays: 1,
          status: 'RESOLVED',
        }),
      ]),
  });
  expect(wordsOf(await leaveRow('Family visit')).slice(0, 6)).toEqual([
    'Family visit',
    'Personal Leave',
    '8 Mar – 12 Mar 2027',
    '55 days',
    'Pending',
    '12 Nov 2026',
  ]);
  expect(wordsOf(await leaveRow('Dentist')).slice(0, 4)).toEqual([
    'Dentist',
    'Sick Leave',
    '14 Oct 2026',
    '11 day',
  ]);
  expect(screen.getByText('2 requests')).toBeVisible();
});

test('the first request of the leave page asks for the hundred newest own requests [A7.38 A9.22 A9.23]', async () => {
  const { asked } = await openLeave();
  expect(asked[0]).toEqual({
    mine: true,
    team: false,
    status: null,
    search: null,
    page: 1,
    pageSize: 100,
    ordering: '-createdAt',
  });
});

test('the filter Pending asks for all undecided leave and the others for exactly one status; the selection is in the URL [A4.16 A4.17]', async () => {
  const { user, router, asked } = await openLeave();
  const choose = async (name: string) => {
    await user.click(statusFilter());
    await user.click(await screen.findByRole('option', { name }));
  };
  await choose('Pending');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ status: ['PENDING'] }));
  expect(router.state.location.search).toBe('?status=pending');

  await choose('Approved');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ status: ['RESOLVED'] }));
  await choose('In Review');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ status: ['IN_PROGRESS'] }));
  await choose('All statuses');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ status: null }));
  expect(router.state.location.search).toBe('');
});

test('a link to the leave page with filter, search, order and page shows exactly that, and Back undoes a step', async () => {
  const { asked, router, user } = await openLeave({
    list: () => leavePage([leave()], 241),
    at: '/employee/leave?status=rejected&search=flu&sort=startDate&page=2',
  });
  expect(asked[0]).toMatchObject({ status: ['REJECTED'], search: 'flu', ordering: 'startDate', page: 2 });
  expect(screen.getByRole('searchbox', { name: 'Search requests' })).toHaveValue('flu');
  expect(await screen.findByText('Page 2 of 3')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ page: 3 }));
  await waitFor(() => expect(router.state.location.search).toContain('page=3'));
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.getByText('Page 2 of 3')).toBeVisible());
});

test('a person selects the page size, and stays at the visible rows', async () => {
  const { asked, router, user } = await openLeave({
    list: () => leavePage([leave()], 241),
    at: '/employee/leave?page=2',
  });
  await user.click(await screen.findByRole('button', { name: '100 per page Rows on a page' }));
  await user.click(await screen.findByRole('option', { name: '20 per page' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ page: 6, pageSize: 20 }));
  expect(router.state.location.search).toBe('?page=6&page_size=20');

  await user.type(screen.getByRole('textbox', { name: 'Go to page' }), '9{Enter}');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ page: 9, pageSize: 20 }));
});

test('an invalid page size in the address is ignored', async () => {
  const { asked } = await openLeave({ at: '/employee/leave?page_size=1000' });
  expect(asked[0]).toMatchObject({ page: 1, pageSize: 100 });
});

test('a search for leave is sent once when typing pauses, and starts at the first page', async () => {
  const { user, router, asked } = await openLeave({
    list: () => leavePage([leave()], 241),
    at: '/employee/leave?page=2',
  });
  await leaveRow('Family visit');
  await withStoppedClock(async () => {
    await user.type(screen.getByRole('searchbox', { name: 'Search requests' }), 'dentist');
    expect(asked).toHaveLength(1);
    await pass(300);
  });
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ search: 'dentist', page: 1 }));
  expect(asked).toHaveLength(2);
  expect(router.state.location.search).toBe('?search=dentist');
});

test('a page of leave that no longer exists leads to the first', async () => {
  const { router } = await openLeave({
    list: ({ page }) => (page === 1 ? leavePage([leave()]) : refusal('NOT_FOUND', 'Invalid page.')),
    at: '/employee/leave?page=9',
  });
  expect(await leaveRow('Family visit')).toBeVisible();
  expect(router.state.location.search).toBe('');
});

test('the order of leave requests is selected in the header of the table and is in the URL', async () => {
  const { user, router, asked } = await openLeave();
  await leaveRow('Family visit');
  await user.click(within(await leaveTable()).getByRole('button', { name: 'Dates' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ ordering: 'startDate' }));
  expect(router.state.location.search).toBe('?sort=startDate');
});

test('a person without leave requests reads what the page is for and cannot export', async () => {
  const { user } = await openLeave({ list: () => leavePage([]) });
  expect(await screen.findByText('No leave requests yet')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Request leave' }));
  expect(await screen.findByRole('dialog', { name: 'New leave request' })).toBeVisible();
});

test('a filter of leave without a match can be cleared', async () => {
  const { user, router } = await openLeave({
    list: () => leavePage([]),
    at: '/employee/leave?status=closed&search=flu',
  });
  expect(await screen.findByText('No requests match')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(screen.getByRole('searchbox', { name: 'Search requests' })).toHaveValue('');
});

test('while the list of leave is loading it shows placeholders, and cannot be exported', async () => {
  await openLeave({ list: never });
  expect(await leaveTable()).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled();
});
