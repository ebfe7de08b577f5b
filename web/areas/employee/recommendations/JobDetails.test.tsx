import { screen, waitFor, within } from '@testing-library/react';
import type { RequestHandler } from 'msw';

import { RecommendedJobDocument } from '../../../generated/graphql';
import { dialogFacts } from '../../../testing/page/dialogFacts';
import { answers, broken, never } from '../../../testing/graph';
import { posting, postingId, type JobPosting } from '../../../testing/jobs/jobPostings';
import {
  jobCard,
  latest,
  openRecommendations,
  recommendation,
  recommendations,
} from '../../../testing/jobs/recommendations';
import { interceptNetwork, server } from '../../../testing/server';
import { toastStore } from '../../../ui/feedback/toast';

interceptNetwork();
afterEach(() => jest.restoreAllMocks());

const matches = [
  ['TypeScript', 'MATCH', 'led the move to TypeScript', 'Strong TypeScript'],
  ['Go', 'RELATED', 'two years of Rust', 'Some Go'],
  ['Kubernetes', 'MISSING', null, 'Kubernetes in production'],
] as const;
const address = `/employee/job-postings?apply=${postingId(1)}`;
const details = (found: JobPosting | null = posting()) =>
  answers(RecommendedJobDocument, () => ({ jobPosting: found }));

async function openList(variant: 'dashboard' | 'page', ...handlers: RequestHandler[]) {
  const portal = await openRecommendations(
    [...handlers, latest(recommendations({ recommendations: [recommendation({ matches })] })), details()],
    variant,
  );
  await portal.user.click(await screen.findByRole('button', { name: 'Show Recent' }));
  await jobCard('Platform Engineer');
  return portal;
}

async function openDetails(variant: 'dashboard' | 'page', ...handlers: RequestHandler[]) {
  const portal = await openList(variant, ...handlers);
  await portal.user.click(screen.getByRole('button', { name: 'Learn More: Platform Engineer' }));
  await screen.findByRole('dialog', { name: 'Platform Engineer' });
  return portal;
}

const openDialog = () => within(screen.getByRole('dialog', { name: 'Platform Engineer' }));

test('the details show every field of a position, the reasons with evidence from both sides, and missing skills [A2.59 A2.62]', async () => {
  await openDetails('dashboard');
  expect(await screen.findByText('You keep our build machines quick.')).toBeVisible();
  expect(dialogFacts()).toMatchObject({
    'Match score': '82% Strong match',
    Department: 'Engineering',
    Location: 'San Francisco',
    Salary: '$150,000 – $180,000',
  });
  const points = (name: string) =>
    within(screen.getByRole('list', { name }))
      .getAllByRole('listitem')
      .map((one) => one.textContent);
  expect(points('Why it matches')).toEqual([
    'TypeScript MatchYour resumeled the move to TypeScriptThe postingStrong TypeScript',
    'Go RelatedYour resumetwo years of RustThe postingSome Go',
  ]);
  expect(points('What the resume does not show')).toEqual([
    'Kubernetes MissingYour resumeNothing about itThe postingKubernetes in production',
  ]);
  for (const title of ['Description', 'Responsibilities', 'Requirements', 'Benefits'])
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText('Four weeks away a year.')).toBeVisible();
  expect(
    openDialog()
      .getAllByRole('button')
      .map((button) => button.textContent || button.getAttribute('aria-label')),
  ).toEqual(['Close', 'Close', 'Apply Now']);
});

test('closing the details returns the focus to the card', async () => {
  const { user } = await openDetails('dashboard');
  await user.click(screen.getAllByRole('button', { name: 'Close' })[1] as HTMLElement);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Learn More: Platform Engineer' })).toHaveFocus(),
  );
});

test('while the details are loading they have no button to apply', async () => {
  await openDetails('page', answers(RecommendedJobDocument, never));
  expect(screen.queryByRole('button', { name: 'Apply Now' })).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['cannot be loaded', answers(RecommendedJobDocument, broken)],
  ['are gone', details(null)],
])('details that %s are reported, and can be loaded again [A8.38]', async (_why, handler) => {
  const { user } = await openDetails('dashboard', handler);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to load job details. Please try again.');
  server.use(details());
  await user.click(within(alert).getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('You keep our build machines quick.')).toBeVisible();
});

/** Replaces the browser's tabs. */
function watchTabs(tab: Partial<Window> | null) {
  return jest.spyOn(window, 'open').mockReturnValue(tab as Window | null);
}

test.each(['dashboard', 'page'] as const)(
  'Apply Now on a card (%s) opens the form to apply in a new tab without access to this one [A2.60]',
  async (variant) => {
    const tab = { opener: window as unknown };
    const opened = watchTabs(tab);
    const { user } = await openList(variant);
    await user.click(screen.getByRole('button', { name: 'Apply Now: Platform Engineer' }));
    expect(opened.mock.calls).toEqual([[address, '_blank']]);
    expect(tab.opener).toBeNull();
    expect(toastStore.read()).toEqual([]);
  },
);

test('Apply Now in the details on the page of the postings also opens the form [A2.60]', async () => {
  const opened = watchTabs({});
  const { user } = await openDetails('page');
  await user.click(await screen.findByRole('button', { name: 'Apply Now' }));
  expect(opened.mock.calls).toEqual([[address, '_blank']]);
});

test('Apply Now in the details on the employee dashboard opens nothing and says where to apply [A2.61]', async () => {
  const opened = watchTabs({});
  const { user } = await openDetails('dashboard');
  await user.click(await screen.findByRole('button', { name: 'Apply Now' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'To apply, open this position under Internal Job Postings.',
  );
  expect(opened).not.toHaveBeenCalled();
});

test.each([
  ['is blocked', () => watchTabs(null)],
  [
    'fails',
    () =>
      jest.spyOn(window, 'open').mockImplementation(() => {
        throw new Error('No tabs here.');
      }),
  ],
])('a tab that %s is reported [A8.39]', async (_how, block) => {
  block();
  const { user } = await openList('dashboard');
  await user.click(screen.getByRole('button', { name: 'Apply Now: Platform Engineer' }));
  expect(toastStore.read().map(({ tone, title }) => [tone, title])).toEqual([
    ['danger', 'Failed to open application. Please try again.'],
  ]);
});
