import { screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';

import { answer, held, never, refusal } from '../../../testing/graph';
import { postingId } from '../../../testing/jobPostings';
import {
  checked, checking, exhausted, jobCard, latest, noResume, openRecommendations, overlay, recommendation, recommendations,
} from '../../../testing/recommendations';
import { interceptNetwork, server } from '../../../testing/server';

interceptNetwork();
afterEach(() => jest.restoreAllMocks());

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const kept = () => recommendations({ cached: true, madeAt: hoursAgo(3), recommendations: [recommendation(), recommendation({ id: 2, job: { id: postingId(2), title: 'Release Manager' } })] });
const generate = () => screen.getByRole('button', { name: 'Generate New' });
const twoSteps = (forceRefresh: boolean) => [{ forceRefresh, proceedWithExisting: false }, { forceRefresh, proceedWithExisting: true }];

test('the Career Development section has a button that opens a choice between what was recommended lately and new recommendations [A2.50 A9.26]', async () => {
  const { asked, handler } = checking();
  const { user } = await openRecommendations([latest(kept()), handler]);
  const dialog = within(await overlay());
  expect(await dialog.findByText(/were recommended/)).toHaveTextContent('2 jobs were recommended 3 hours ago from cv.pdf.');
  expect(dialog.getByRole('button', { name: 'Generate New' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Show Recent' }));
  expect(await dialog.findByRole('heading', { name: 'Recommended Jobs (2)' })).toBeVisible();
  expect(dialog.getByText(/^Made/)).toHaveTextContent('Made 3 hours ago from cv.pdf, kept for 24 hours. 21 open postings compared by skills, titles, levels and years.');
  expect(asked).toEqual([]);
});

test('without recommendations of the last 24 hours only new ones are offered [A2.50 A9.26]', async () => {
  await openRecommendations([latest(null)]);
  const dialog = within(await overlay());
  expect(await dialog.findByText('Nothing was recommended to you in the last 24 hours.')).toBeVisible();
  expect(dialog.getByText(/Processing may take up to 30 seconds\./)).toBeVisible();
  expect(dialog.getAllByRole('button').map((button) => button.textContent || button.getAttribute('aria-label'))).toEqual(['Close', 'Generate New']);
});

test('with a resume the portal is asked again to go on with it, and the list is shown with its count, anew each time [A2.56 A2.57 A3.23 A4.39]', async () => {
  const { asked, handler } = checking();
  const { user } = await openRecommendations([handler]);
  await user.click(generate());
  const dialog = within(await overlay());
  expect(await dialog.findByRole('heading', { name: 'Recommended Jobs (1)' })).toBeVisible();
  expect(dialog.getByText(/^Made/)).toHaveTextContent('Made just now from cv.pdf. 21 open postings compared by skills, titles, levels and years.');
  expect(asked).toEqual(twoSteps(true));
  for (const name of ['Close', 'Generate New', 'Upload Resume']) expect(dialog.getByRole('button', { name })).toBeVisible();
  await user.click(generate());
  await waitFor(() => expect(asked).toEqual([...twoSteps(true), ...twoSteps(true)]));
});

test('a card tells everything that decides, and why [A2.58 A2.62 A3.22]', async () => {
  const matches = [
    ['TypeScript', 'MATCH'], ['React', 'MATCH'], ['Go', 'RELATED'], ['8 years', 'MATCH'], ['Team lead', 'MATCH'], ['SQL', 'MATCH'], ['Docker', 'MATCH'], ['Rust', 'MISSING'],
  ] as const;
  const { user } = await openRecommendations([latest(recommendations({
    recommendations: [
      recommendation({ matches }),
      recommendation({
        id: 2,
        percentage: 41,
        job: { id: postingId(2), title: 'Release Manager', departmentName: null, salaryRange: null, applicationsCount: 0, priority: ['low', 'Low'] },
      }),
    ],
  }))]);
  await user.click(await screen.findByRole('button', { name: 'Show Recent' }));
  const first = within(await jobCard('Platform Engineer'));
  for (const text of ['Engineering', 'San Francisco', '$150,000 – $180,000', '3 applicants', 'Active', 'Urgent', 'Hiring urgently']) expect(first.getByText(text)).toBeVisible();
  expect(first.getByRole('progressbar', { name: 'Match' })).toHaveAttribute('aria-valuetext', '82%, Strong match');
  expect(first.getByText('Strong match')).toHaveTextContent('82% Strong match');
  expect(within(first.getByRole('list', { name: 'Why it matches' })).getAllByRole('listitem').map((one) => one.textContent))
    .toEqual(['TypeScript', 'React', 'Related: Go', '8 years', 'Team lead', 'SQL', '1 more']);
  expect(first.getAllByRole('button').map((button) => button.textContent)).toEqual(['Learn More', 'Apply Now']);

  const second = within(await jobCard('Release Manager'));
  for (const text of ['Salary not specified', 'Department not specified', 'No applicants yet', 'Low']) expect(second.getByText(text)).toBeVisible();
  expect(second.getByText('Priority:')).toHaveTextContent(/^Priority: Low$/);
  expect(second.getByRole('progressbar', { name: 'Match' })).toHaveAttribute('aria-valuetext', '41%, Fair match');
  expect(second.queryByText('Hiring urgently')).not.toBeInTheDocument();
});

test('who waits is told what happens and how long it may take, and can end it; then the list stands there again [A9.27]', async () => {
  const { asked, handler } = checking(never);
  const { user } = await openRecommendations([latest(kept()), handler]);
  await user.click(await screen.findByRole('button', { name: 'Show Recent' }));
  await jobCard('Release Manager');
  await user.click(generate());
  const progress = within(await screen.findByRole('region', { name: 'Progress' }));
  await waitFor(() => expect(progress.getByRole('status')).toHaveTextContent('Resume foundcv.pdf is read and compared with the open job postings. Processing may take up to 30 seconds.'));
  expect(progress.getByRole('progressbar', { name: 'Time taken' })).toHaveAttribute('aria-valuemax', '30');
  for (const name of ['Generating...', 'Upload Resume']) expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  await waitFor(() => expect(asked).toEqual(twoSteps(true)));

  await user.click(progress.getByRole('button', { name: 'Cancel' }));
  expect(await jobCard('Release Manager')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Progress' })).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await waitFor(() => expect(generate()).toHaveFocus());
  expect(asked).toEqual(twoSteps(true));
});

test('who ends the very first search is told how to go on', async () => {
  const { handler } = checking(undefined, () => checked(noResume()));
  const { user } = await openRecommendations([graphql.mutation('CheckResumeAndRecommend', never)]);
  await user.click(generate());
  expect(await screen.findByText('Your profile is checked for a resume. Processing may take up to 30 seconds.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Nothing was searched')).toBeVisible();
  server.use(handler);
  await user.click(generate());
  expect(await screen.findByRole('dialog', { name: 'Upload Resume' })).toBeVisible();
});

test('two quick clicks search once', async () => {
  const late = held(() => checked(recommendations()));
  const { asked, handler } = checking(late.respond);
  const { user } = await openRecommendations([latest(kept()), handler]);
  await user.click(await screen.findByRole('button', { name: 'Show Recent' }));
  await user.dblClick(generate());
  await late.arrived();
  late.release();
  expect(await screen.findByRole('heading', { name: 'Recommended Jobs (1)' })).toBeVisible();
  expect(asked).toEqual(twoSteps(true));
});

test('closing ends the search without a word, and the keyboard is where it was', async () => {
  const ended = jest.fn();
  const { user } = await openRecommendations([graphql.mutation('CheckResumeAndRecommend', async ({ request }) => {
    request.signal.addEventListener('abort', ended);
    return never();
  })]);
  await user.click(generate());
  await screen.findByRole('region', { name: 'Progress' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(ended).toHaveBeenCalled());
  await waitFor(() => expect(screen.getByRole('button', { name: 'AI Job Recommendations' })).toHaveFocus());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('without a match the message says so, and another resume can be uploaded [A4.39]', async () => {
  const message = 'No open job postings match your resume at the moment.';
  const { handler } = checking(() => checked(recommendations({ status: 'NO_RECOMMENDATIONS', message, recommendations: [] })));
  const { user } = await openRecommendations([handler]);
  await user.click(generate());
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByRole('heading', { name: /^Recommended Jobs/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Upload another resume' }));
  expect(await screen.findByRole('alertdialog', { name: 'Resume Found' })).toBeVisible();
});

test('without a resume the upload opens, and behind it stands what to do [A4.39]', async () => {
  const { asked, handler } = checking(undefined, () => checked(noResume()));
  const { user } = await openRecommendations([handler]);
  await user.click(generate());
  const upload = await screen.findByRole('dialog', { name: 'Upload Resume' });
  await user.click(within(upload).getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Please upload your resume to get job recommendations.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Upload a resume' }));
  expect(await screen.findByRole('dialog', { name: 'Upload Resume' })).toBeVisible();
  expect(asked).toEqual([{ forceRefresh: true, proceedWithExisting: false }]);
});

const failures = [
  ['the words of the portal', () => refusal('RATE_LIMITED', 'Too many searches. Try again later.'), 'Too many searches. Try again later.'],
  ['words of its own', () => HttpResponse.error() as never, 'Failed to check resume and get recommendations'],
] as const;

test.each(failures)('on the dashboard a check that fails is told in %s, and the list is cleared [A8.36 A8.40 A8.41]', async (_which, fails, words) => {
  const { asked, keys, handler } = checking(fails);
  const { user } = await openRecommendations([latest(kept()), handler]);
  await user.click(await screen.findByRole('button', { name: 'Show Recent' }));
  await jobCard('Release Manager');
  await user.click(generate());
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('Failed to load recommendations.')).toBeVisible();
  expect(within(alert).getByText(words)).toBeVisible();
  expect(screen.queryByRole('article', { name: 'Release Manager' })).not.toBeInTheDocument();
  // Without an answer it is not sent again by itself.
  expect(asked).toEqual(twoSteps(true));

  server.use(checking().handler);
  await user.click(within(alert).getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Recommended Jobs (1)' })).toBeVisible();
  expect(new Set(keys).size).toBe(2);
});

test.each(failures)('on the page of the postings a check that fails is told in %s above the list, which stays [A8.36]', async (_which, fails, words) => {
  const { handler } = checking(fails);
  const { user } = await openRecommendations([latest(kept()), handler], 'page');
  await user.click(await screen.findByRole('button', { name: 'Show Recent' }));
  await user.click(generate());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(words);
  expect(screen.queryByText('Failed to load recommendations.')).not.toBeInTheDocument();
  await jobCard('Release Manager');
  server.use(checking().handler);
  await user.click(within(alert).getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Recommended Jobs (1)' })).toBeVisible();
});

test('who has used up the searches of an hour is told when there are more [A8.36]', async () => {
  const { handler } = checking(() => exhausted(720));
  const { user } = await openRecommendations([handler]);
  await user.click(generate());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /You have asked for 20 new recommendations within an hour\. You can try again in 12 minutes, at \d\d:\d\d( in America\/Los_Angeles)?\./,
  );
});

test('trying again after a lost answer is the same wish', async () => {
  const { keys, handler } = checking(() => HttpResponse.error() as never);
  const { user } = await openRecommendations([handler]);
  await user.click(generate());
  await user.click(await screen.findByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(keys).toHaveLength(4));
  expect(keys[3]).toBe(keys[1]);
});

test('what was recommended lately cannot be loaded: that is told, can be tried again, and new ones can be made [A8.40]', async () => {
  let works = false;
  const { user } = await openRecommendations([graphql.query('LatestJobRecommendations', () => (works ? answer({ latestJobRecommendations: kept() }) : refusal('INTERNAL_SERVER_ERROR', 'An unexpected error occurred')))]);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to load recommendations.');
  expect(generate()).toBeVisible();
  works = true;
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  await user.click(await screen.findByRole('button', { name: 'Show Recent' }));
  await jobCard('Release Manager');
});

test('everything can be reached and done by keyboard', async () => {
  const { handler } = checking();
  const { user } = await openRecommendations([handler]);
  const reach = async (name: string) => {
    const target = await screen.findByRole('button', { name });
    for (let steps = 0; steps < 12 && !target.matches(':focus'); steps += 1) await user.tab();
    await waitFor(() => expect(target).toHaveFocus());
    await user.keyboard('{Enter}');
  };
  await reach('Generate New');
  await screen.findByRole('heading', { name: 'Recommended Jobs (1)' });
  await reach('Upload Resume');
  const found = await screen.findByRole('alertdialog', { name: 'Resume Found' });
  await waitFor(() => expect(found).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Upload Resume' })).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'AI Job Recommendations' })).toHaveFocus());
});
