import { screen, waitFor, within } from '@testing-library/react';

import { feedback, feedbackPage } from '../../../testing/tickets/feedback';
import { fill } from '../../../testing/page/fill';
import { broken, never } from '../../../testing/graph';
import { feedbackRow, feedbackTable, openFeedback } from '../../../testing/tickets/openFeedback';
import { interceptNetwork } from '../../../testing/server';

interceptNetwork();

const wordsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .filter((cell) => !within(cell).queryByRole('checkbox'))
    .map((cell) => cell.textContent.replace(/\s/g, ' '));
const statusFilter = () => screen.getByRole('button', { name: / Status$/ });

test('a history that cannot be loaded says so, and Retry loads it [A8.26 A8.27]', async () => {
  let works = false;
  const { user } = await openFeedback({
    list: () => (works ? feedbackPage([feedback()]) : broken()),
  });
  expect(await screen.findByText('Failed to load feedback history. Please try again.')).toBeVisible();
  expect(screen.getByRole('form', { name: 'Give feedback' })).toBeVisible();
  works = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await feedbackRow('Bicycle stands')).toBeVisible();
});

test('the feedback page has a link back, its promise, a form and a history [A2.89 A2.90 A2.91 A2.93 A9.31]', async () => {
  await openFeedback();
  expect(screen.getByRole('link', { name: 'Back to Employee Portal' })).toHaveAttribute('href', '/employee');
  expect(screen.getByText(/We respond within 2 to 3 business days\./)).toBeVisible();
  expect(screen.getByRole('form', { name: 'Give feedback' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Your feedback' })).toBeVisible();
  expect(await feedbackTable()).toBeVisible();
});

test.each([
  ['OPEN', 'Pending Review'],
  ['IN_PROGRESS', 'Under Review'],
  ['WAITING_RESPONSE', 'Awaiting Response'],
  ['RESOLVED', 'Resolved'],
  ['CLOSED', 'Completed'],
  ['REJECTED', 'Not Approved'],
] as const)('feedback with status %s is shown as %s [A2.91 A4.32]', async (status, word) => {
  await openFeedback({ list: () => feedbackPage([feedback({ status })]) });
  expect(wordsOf(await feedbackRow('Bicycle stands'))).toContain(word);
});

test('a row has type, priority, anonymous or not, status and day; anonymous feedback has no time of day', async () => {
  await openFeedback({
    list: () =>
      feedbackPage([
        feedback({ feedbackType: 'WORKPLACE_ENVIRONMENT', priority: 'HIGH' }),
        // Seven in the evening of the 12th in San Francisco is the 13th in Europe.
        feedback({
          id: 2,
          title: 'Thank you',
          feedbackType: 'COMPLIMENT',
          isAnonymous: false,
          status: 'CLOSED',
          createdAt: '2026-11-13T03:00:00.000Z',
        }),
      ]),
  });
  const anonymous = await feedbackRow('Bicycle stands');
  expect(wordsOf(anonymous).slice(0, 6)).toEqual([
    'Bicycle stands',
    'Workplace Environment',
    'High',
    'AnonymousAnonymous',
    'Pending Review',
    '12 Nov 2026',
  ]);
  expect(within(anonymous).getByText('12 Nov 2026')).toHaveAttribute('datetime', '2026-11-12');
  expect(within(anonymous).getByText('12 Nov 2026')).not.toHaveAttribute('title');
  const named = await feedbackRow('Thank you');
  expect(wordsOf(named).slice(0, 6)).toEqual([
    'Thank you',
    'Compliment',
    'Medium',
    'By nameBy name',
    'Completed',
    '12 Nov 2026',
  ]);
  expect(within(named).getByText('12 Nov 2026')).toHaveAttribute('title', '12 Nov 2026, 19:00:00 GMT-8');
  expect(screen.getByText('2 entries')).toBeVisible();
});

test('the first request asks for the hundred newest own pieces of feedback [A6.13 A9.22]', async () => {
  const { asked } = await openFeedback();
  expect(asked).toEqual([{ status: null, search: null, page: 1, pageSize: 100, ordering: '-createdAt' }]);
});

test('a status is selected by its label and is in the URL', async () => {
  const { user, router, asked } = await openFeedback();
  await user.click(statusFilter());
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
    'All statuses',
    'Pending Review',
    'Under Review',
    'Awaiting Response',
    'Resolved',
    'Completed',
    'Not Approved',
  ]);
  await user.click(screen.getByRole('option', { name: 'Awaiting Response' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ status: ['WAITING_RESPONSE'] }));
  expect(router.state.location.search).toBe('?status=waiting_response');
});

test('a link with filter, search, order and page shows exactly that', async () => {
  const { asked } = await openFeedback({
    list: () => feedbackPage([feedback()], 241),
    at: '/employee/feedback?status=closed&search=bicycle&sort=priority&page=2',
  });
  expect(asked[0]).toMatchObject({ status: ['CLOSED'], search: 'bicycle', ordering: 'priority', page: 2 });
  expect(screen.getByRole('searchbox', { name: 'Search entries' })).toHaveValue('bicycle');
  expect(await screen.findByText('Page 2 of 3')).toBeVisible();
});

test('the order is selected in the header of the table', async () => {
  const { user, router, asked } = await openFeedback();
  await user.click(within(await feedbackTable()).getByRole('button', { name: 'Type' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ ordering: 'feedbackType' }));
  expect(router.state.location.search).toBe('?sort=feedbackType');
});

test('a person without feedback reads what will be shown there, has a link to the form, and cannot export', async () => {
  const { user } = await openFeedback({ list: () => feedbackPage([]) });
  expect(await screen.findByText('No feedback yet')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Export history' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Give feedback' }));
  await waitFor(() => expect(screen.getByLabelText('Subject')).toHaveFocus());
});

test('a filter without a match can be cleared', async () => {
  const { user, router } = await openFeedback({
    list: () => feedbackPage([]),
    at: '/employee/feedback?status=closed',
  });
  expect(await screen.findByText('No entries match')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('while the history is loading it shows placeholders, and the form can be used', async () => {
  const { user } = await openFeedback({ list: never });
  expect(await feedbackTable()).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('button', { name: 'Export history' })).toBeDisabled();
  await fill(user, screen.getByLabelText('Subject'), 'Bicycle stands');
  expect(screen.getByLabelText('Subject')).toHaveValue('Bicycle stands');
});
