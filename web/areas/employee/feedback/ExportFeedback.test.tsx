import { act, screen, waitFor } from '@testing-library/react';

import { feedback, feedbackPage } from '../../../testing/tickets/feedback';
import { broken } from '../../../testing/graph';
import { openFeedback } from '../../../testing/tickets/openFeedback';
import { watchSaving } from '../../../testing/jsdom/saving';
import { interceptNetwork } from '../../../testing/server';
import { pass, withStoppedClock } from '../../../testing/jsdom/stoppedClock';
import { toastStore } from '../../../ui/feedback/toast';
import { feedbackFile } from './feedbackFile';

interceptNetwork();
afterEach(() => jest.restoreAllMocks());

const save = () => screen.getByRole('button', { name: /^(Export history|Preparing file)/ });

async function openFull(options: Parameters<typeof openFeedback>[0]) {
  const saved = watchSaving();
  const page = await openFeedback(options);
  await waitFor(() => expect(save()).toBeEnabled());
  return { ...page, saved };
}

test('a failed export is reported, and can be tried again', async () => {
  const { user, saved } = await openFull({
    list: ({ pageSize }) => (pageSize === 100 ? feedbackPage([feedback()]) : broken()),
  });
  await user.click(save());
  expect(await screen.findByText('Failed to export feedback history. Please try again.')).toBeVisible();
  expect(saved).toEqual([]);
  await waitFor(() => expect(save()).toHaveTextContent('Export history'));
});

test('the file has the whole history with any search, two seconds later, and the button shows the progress [A2.92 A9.29 A9.30]', async () => {
  const pages = [
    [
      feedback(),
      feedback({
        id: 2,
        title: 'Lights, again',
        feedbackType: 'PROCESS_IMPROVEMENT',
        status: 'CLOSED',
        priority: 'HIGH',
      }),
    ],
    [feedback({ id: 3, title: '=SUM(A1)', isAnonymous: false, status: 'REJECTED' })],
  ];
  const { user, saved, asked } = await openFull({
    list: ({ page, pageSize }) =>
      feedbackPage(pageSize === 200 ? pages[page - 1]! : [], pageSize === 200 ? 3 : 0),
    at: '/employee/feedback?status=open&search=f&sort=priority',
  });
  await withStoppedClock(async () => {
    const began = Date.now();
    await user.click(save());
    expect(save()).toHaveTextContent('Preparing file...');
    expect(await screen.findByText('Feedback history exported successfully!')).toBeVisible();
    expect(Date.now() - began).toBeGreaterThanOrEqual(2000);
  });

  expect(saved[0]?.name).toMatch(/^feedback_history_\d{4}-\d{2}-\d{2}\.csv$/);
  expect((await saved[0]!.text).split('\r\n')).toEqual([
    'Date,Title,Type,Priority,Status,Anonymous',
    '2026-11-12,Bicycle stands,Suggestion,Medium,Pending Review,Yes',
    '2026-11-12,"Lights, again",Process Improvement,High,Completed,Yes',
    "2026-11-12,'=SUM(A1),Suggestion,Medium,Not Approved,No",
    '',
  ]);
  expect(asked.slice(-2)).toEqual(
    [1, 2].map((page) => ({ status: null, search: null, page, pageSize: 200, ordering: '-createdAt' })),
  );
});

test('leaving the page cancels the export silently [A9.29]', async () => {
  const { user, saved, asked, router } = await openFull({});
  await withStoppedClock(async () => {
    await user.click(save());
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ pageSize: 200 }));
    await act(() => router.navigate('/home'));
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Feedback System' })).not.toBeInTheDocument(),
    );
    await pass(2200);
  });
  expect(saved).toEqual([]);
  expect(toastStore.read()).toEqual([]);
});

test("the date in the file name is that of the organisation's time zone, not of the device [A9.29]", () => {
  const file = feedbackFile('America/Los_Angeles', new Date('2026-11-22T05:00:00Z'));
  expect(file.name).toBe('feedback_history_2026-11-21.csv');
});
