import { screen, waitFor, within } from '@testing-library/react';

import { CheckResumeAndRecommendDocument } from '../../../generated/graphql';
import { answers, deferred, never } from '../../../testing/graph';
import { postingId } from '../../../testing/jobs/jobPostings';
import {
  checked,
  checking,
  generate,
  jobCard,
  kept,
  latest,
  noResume,
  openRecommendations,
  overlay,
  recommendation,
  recommendations,
  twoSteps,
} from '../../../testing/jobs/recommendations';
import { interceptNetwork, server } from '../../../testing/server';

interceptNetwork();
afterEach(() => jest.restoreAllMocks());

test('the Career Development section has a button with a choice between recent and new recommendations [A2.50 A9.26]', async () => {
  const { asked, handler } = checking();
  const { user } = await openRecommendations([latest(kept()), handler]);
  const dialog = within(await overlay());
  expect(await dialog.findByText(/were recommended/)).toHaveTextContent(
    '2 jobs were recommended 3 hours ago from cv.pdf.',
  );
  expect(dialog.getByRole('button', { name: 'Generate New' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Show Recent' }));
  expect(await dialog.findByRole('heading', { name: 'Recommended Jobs (2)' })).toBeVisible();
  expect(dialog.getByText(/^Made/)).toHaveTextContent(
    'Made 3 hours ago from cv.pdf, kept for 24 hours. 21 open postings compared by skills, titles, levels and years.',
  );
  expect(asked).toEqual([]);
});

test('without recommendations of the last 24 hours only new ones are offered [A2.50 A9.26]', async () => {
  await openRecommendations([latest(null)]);
  const dialog = within(await overlay());
  expect(await dialog.findByText('Nothing was recommended to you in the last 24 hours.')).toBeVisible();
  expect(dialog.getByText(/Processing may take up to 30 seconds\./)).toBeVisible();
  expect(
    dialog.getAllByRole('button').map((button) => button.textContent || button.getAttribute('aria-label')),
  ).toEqual(['Close', 'Generate New']);
});

test('with a resume the portal is asked again to continue with it, and the list is shown with its count, every time [A2.56 A2.57 A3.23 A4.39]', async () => {
  const { asked, handler } = checking();
  const { user } = await openRecommendations([handler]);
  await user.click(generate());
  const dialog = within(await overlay());
  expect(await dialog.findByRole('heading', { name: 'Recommended Jobs (1)' })).toBeVisible();
  expect(dialog.getByText(/^Made/)).toHaveTextContent(
    'Made just now from cv.pdf. 21 open postings compared by skills, titles, levels and years.',
  );
  expect(asked).toEqual(twoSteps(true));
  for (const name of ['Close', 'Generate New', 'Upload Resume'])
    expect(dialog.getByRole('button', { name })).toBeVisible();
  await user.click(generate());
  await waitFor(() => expect(asked).toEqual([...twoSteps(true), ...twoSteps(true)]));
});

test('a card shows the main facts of a position, and the reasons for the match [A2.58 A2.62 A3.22]', async () => {
  const matches = [
    ['TypeScript', 'MATCH'],
    ['React', 'MATCH'],
    ['Go', 'RELATED'],
    ['8 years', 'MATCH'],
    ['Team lead', 'MATCH'],
    ['SQL', 'MATCH'],
    ['Docker', 'MATCH'],
    ['Rust', 'MISSING'],
  ] as const;
  const { user } = await openRecommendations([
    latest(
      recommendations({
        recommendations: [
          recommendation({ matches }),
          recommendation({
            recommendationId: 2,
            matchPercentage: 41,
            isUrgent: false,
            job: {
              id: postingId(2),
              title: 'Release Manager',
              departmentName: null,
              salaryRange: null,
              applicationsCount: 0,
              priority: { code: 'low', label: 'Low' },
            },
          }),
        ],
      }),
    ),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Show Recent' }));
  const first = within(await jobCard('Platform Engineer'));
  for (const text of [
    'Engineering',
    'San Francisco',
    '$150,000 – $180,000',
    '3 applicants',
    'Active',
    'Urgent',
    'Hiring urgently',
  ])
    expect(first.getByText(text)).toBeVisible();
  expect(first.getByRole('progressbar', { name: 'Match' })).toHaveAttribute(
    'aria-valuetext',
    '82%, Strong match',
  );
  expect(first.getByText('Strong match')).toHaveTextContent('82% Strong match');
  expect(
    within(first.getByRole('list', { name: 'Why it matches' }))
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual(['TypeScript', 'React', 'Related: Go', '8 years', 'Team lead', 'SQL', '1 more']);
  expect(first.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Learn More',
    'Apply Now',
  ]);

  const second = within(await jobCard('Release Manager'));
  for (const text of ['Salary not specified', 'Department not specified', 'No applicants yet', 'Low'])
    expect(second.getByText(text)).toBeVisible();
  expect(second.getByText('Priority:')).toHaveTextContent(/^Priority: Low$/);
  expect(second.getByRole('progressbar', { name: 'Match' })).toHaveAttribute(
    'aria-valuetext',
    '41%, Fair match',
  );
  expect(second.queryByText('Hiring urgently')).not.toBeInTheDocument();
});

test('during the search a person reads what happens and how long it may take, and can cancel it; then the list is back [A9.27]', async () => {
  const { asked, handler } = checking(never);
  const { user } = await openRecommendations([latest(kept()), handler]);
  await user.click(await screen.findByRole('button', { name: 'Show Recent' }));
  await jobCard('Release Manager');
  await user.click(generate());
  const progress = within(await screen.findByRole('region', { name: 'Progress' }));
  await waitFor(() =>
    expect(progress.getByRole('status')).toHaveTextContent(
      'Resume foundcv.pdf is read and compared with the open job postings. Processing may take up to 30 seconds.',
    ),
  );
  expect(progress.getByRole('progressbar', { name: 'Time taken' })).toHaveAttribute('aria-valuemax', '30');
  for (const name of ['Generating...', 'Upload Resume'])
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  await waitFor(() => expect(asked).toEqual(twoSteps(true)));

  await user.click(progress.getByRole('button', { name: 'Cancel' }));
  expect(await jobCard('Release Manager')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Progress' })).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await waitFor(() => expect(generate()).toHaveFocus());
  expect(asked).toEqual(twoSteps(true));
});

test('a person who cancels the very first search reads how to continue', async () => {
  const { handler } = checking(undefined, () => checked(noResume()));
  const { user } = await openRecommendations([answers(CheckResumeAndRecommendDocument, never)]);
  await user.click(generate());
  expect(
    await screen.findByText('Your profile is checked for a resume. Processing may take up to 30 seconds.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Nothing was searched')).toBeVisible();
  server.use(handler);
  await user.click(generate());
  expect(await screen.findByRole('dialog', { name: 'Upload Resume' })).toBeVisible();
});

test('two quick clicks search once', async () => {
  const late = deferred(() => checked(recommendations()));
  const { asked, handler } = checking(late.respond);
  const { user } = await openRecommendations([latest(kept()), handler]);
  await user.click(await screen.findByRole('button', { name: 'Show Recent' }));
  await user.dblClick(generate());
  await late.arrived();
  late.release();
  expect(await screen.findByRole('heading', { name: 'Recommended Jobs (1)' })).toBeVisible();
  expect(asked).toEqual(twoSteps(true));
});

test('closing cancels the search silently and returns the focus', async () => {
  const ended = jest.fn();
  const check = answers(CheckResumeAndRecommendDocument, async (_variables, request) => {
    request.signal.addEventListener('abort', ended);
    return never();
  });
  const { user } = await openRecommendations([check]);
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
  const { handler } = checking(() =>
    checked(recommendations({ status: 'NO_RECOMMENDATIONS', message, recommendations: [] })),
  );
  const { user } = await openRecommendations([handler]);
  await user.click(generate());
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByRole('heading', { name: /^Recommended Jobs/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Upload another resume' }));
  expect(await screen.findByRole('alertdialog', { name: 'Resume Found' })).toBeVisible();
});

test('without a resume the upload opens, with instructions behind it [A4.39]', async () => {
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

test('the dialog can be used completely by keyboard', async () => {
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
