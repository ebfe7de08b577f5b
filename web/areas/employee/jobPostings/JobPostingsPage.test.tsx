import { act, screen, waitFor, within } from '@testing-library/react';

import {
  ApplicantDocument,
  LatestJobRecommendationsDocument,
  OwnApplicationCountDocument,
} from '../../../generated/graphql';
import { answers, broken, deferred, never } from '../../../testing/graph';
import {
  applicant,
  applied,
  closed,
  onHold,
  posting,
  postingPage,
  switchedOff,
} from '../../../testing/jobs/jobPostings';
import { applyButton, openJobPostings, postingCard } from '../../../testing/jobs/openJobPostings';
import { interceptNetwork } from '../../../testing/server';

interceptNetwork();

const plain = (element: HTMLElement) => element.textContent.replace(/\s/g, ' ');

test('a list that cannot be loaded says so, and Retry loads it [A8.34]', async () => {
  let works = false;
  const { user } = await openJobPostings({ list: () => (works ? postingPage([posting()]) : broken()) });
  expect(await screen.findByText('Failed to load job postings. Please try again later.')).toBeVisible();
  works = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await postingCard('Platform Engineer')).toBeVisible();
});

test('the job postings have a link back, two tabs and a button for recommendations [A2.98]', async () => {
  await openJobPostings({
    handlers: [answers(OwnApplicationCountDocument, () => ({ myJobApplications: { count: 3 } }))],
  });
  expect(screen.getByRole('link', { name: 'Back to Employee Portal' })).toHaveAttribute('href', '/employee');
  await waitFor(() =>
    expect(screen.getAllByRole('tab').map((one) => one.textContent)).toEqual([
      'Positions',
      'My applications3',
    ]),
  );
  expect(screen.getByRole('button', { name: 'AI Job Recommendations' })).toBeEnabled();
});

test('the first request asks for the twenty newest postings of every level, open or not [A7.48]', async () => {
  const { asked } = await openJobPostings();
  expect(asked).toEqual([
    {
      experienceLevel: null,
      acceptsApplications: null,
      search: null,
      page: 1,
      pageSize: 20,
      ordering: '-createdAt',
    },
  ]);
});

test('a card has location, pay, employment type, level, applicants, days, priority and status [A2.63 A2.64 A3.17]', async () => {
  await openJobPostings({ list: () => postingPage([posting({ remoteAllowed: true })]) });
  const words = plain(await postingCard('Platform Engineer'));
  for (const word of [
    'Engineering · San Francisco (remote possible)',
    '$150,000 – $180,000',
    'Full-time',
    'Senior',
    '3 applicants',
    'Posted 2 Nov 2026',
    'Apply by 1 Dec 2026',
    'Urgent priority',
    'Active',
    'Apply Now',
  ])
    expect(words).toContain(word);
  expect(screen.getByText('Urgent priority')).toBeVisible();
  expect(screen.getByText('1 position')).toBeVisible();
});

test('a location that contains "remote" says so once', async () => {
  await openJobPostings({
    list: () => postingPage([posting({ location: 'Remote (US)', remoteAllowed: true })]),
  });
  expect(within(await postingCard('Platform Engineer')).getByText(/^Engineering/)).toHaveTextContent(
    /^Engineering · Remote \(US\)$/,
  );
});

test('a posting without pay, department and deadline says so or omits them [A2.58]', async () => {
  await openJobPostings({
    list: () =>
      postingPage([
        posting({
          salaryRange: null,
          departmentName: null,
          applicationDeadline: null,
          applicationsCount: 0,
          experienceLevel: 'EXECUTIVE',
          jobType: 'INTERN',
        }),
      ]),
  });
  const words = plain(await postingCard('Platform Engineer'));
  for (const word of ['Salary not specified', 'Executive', 'Internship', 'No applicants yet'])
    expect(words).toContain(word);
  expect(words).not.toContain('Apply by');
  expect(words).not.toContain('null');
});

test.each([
  ['open', posting(), 'Apply Now', null],
  ['applied for', posting(applied()), 'Applied', 'You have already applied for this position.'],
  [
    'withdrawn from',
    posting(applied('Withdrawn')),
    'Applied',
    'You applied for this position and withdrew. You can apply only once.',
  ],
  [
    'applied for and closed',
    posting({ ...applied('Rejected'), ...closed }),
    'Applied',
    'You have already applied for this position.',
  ],
  ['closed', posting(closed), 'Not Available', 'This position is closed.'],
  ['switched off', posting(switchedOff), 'Not Available', 'This position is closed.'],
  [
    'past its deadline',
    posting({ isClosed: true, acceptsApplications: false, applicationDeadline: '2026-01-31' }),
    'Not Available',
    'This position is closed.',
  ],
  ['on hold', posting(onHold), 'Not Available', 'This position takes no applications at the moment.'],
])(
  'the button of a posting that is %s says what can be done, or why not [A2.100 A4.37]',
  async (_how, one, word, reason) => {
    const { user, router } = await openJobPostings({ list: () => postingPage([one]) });
    const button = applyButton(await postingCard('Platform Engineer'));
    expect(button).toHaveTextContent(word);
    if (reason === null) {
      expect(button).not.toHaveAttribute('aria-disabled');
      return;
    }
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(reason);
    await user.click(button);
    expect(router.state.location.search).toBe('');
  },
);

test('while the application loads the button is busy with the same label, and the focus returns to it [A2.100]', async () => {
  const late = deferred(applicant);
  const { user } = await openJobPostings({ handlers: [answers(ApplicantDocument, late.respond)] });
  const button = applyButton(await postingCard('Platform Engineer'));
  await user.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveTextContent(/^Apply Now$/);
  late.release();
  expect(await screen.findByRole('dialog', { name: 'Apply for Platform Engineer' })).toBeVisible();
  expect(button).not.toHaveAttribute('aria-busy');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());
});

test.each([
  ['switched off', posting(switchedOff)],
  ['past its deadline', posting({ isClosed: true })],
])('a posting that is %s is shown as closed, though its status is active [A4.37]', async (_how, one) => {
  await openJobPostings({ list: () => postingPage([one]) });
  const card = within(await postingCard('Platform Engineer'));
  expect(card.getByText('Closed')).toBeVisible();
  expect(card.queryByText('Active')).not.toBeInTheDocument();
});

test('the levels are entry, mid, senior, lead and manager; one narrows the list and is in the URL [A2.99 A9.32]', async () => {
  const { user, router, asked } = await openJobPostings();
  await user.click(screen.getByRole('button', { name: /Level$/ }));
  expect((await screen.findAllByRole('option')).map((one) => one.textContent)).toEqual([
    'All levels',
    'Entry',
    'Mid',
    'Senior',
    'Lead',
    'Manager',
  ]);
  await user.click(screen.getByRole('option', { name: 'Lead' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ experienceLevel: ['LEAD'], page: 1 }));
  expect(router.state.location.search).toBe('?level=lead');
});

test('a switch shows only open positions, and Back shows all again', async () => {
  const { user, router, asked } = await openJobPostings();
  const only = screen.getByRole('switch', { name: 'Open positions only' });
  expect(only).not.toBeChecked();
  await user.click(only);
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ acceptsApplications: true }));
  expect(router.state.location.search).toBe('?open=only');
  await act(() => router.navigate(-1));
  expect(only).not.toBeChecked();
});

test('a link with level, search and page shows exactly that', async () => {
  const { asked } = await openJobPostings({
    list: () => postingPage([posting()], 41),
    at: '/employee/job-postings?level=entry&open=only&search=design&page=2',
  });
  expect(asked[0]).toMatchObject({
    experienceLevel: ['ENTRY'],
    acceptsApplications: true,
    search: 'design',
    page: 2,
  });
  expect(screen.getByRole('searchbox', { name: 'Search positions' })).toHaveValue('design');
  expect(await screen.findByText('Page 2 of 3')).toBeVisible();
});

test('without postings the page says what will be shown there', async () => {
  await openJobPostings({ list: () => postingPage([]) });
  expect(await screen.findByText('No job postings yet')).toBeVisible();
});

test('filters without a match can be cleared immediately', async () => {
  const { user, router } = await openJobPostings({
    list: () => postingPage([]),
    at: '/employee/job-postings?level=lead&open=only&search=pilot',
  });
  expect(await screen.findByText('No positions match')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('while the list is loading it shows placeholders', async () => {
  await openJobPostings({ list: never });
  expect(await screen.findByText('Loading...')).toBeInTheDocument();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

test('the filters of one tab do not apply to the other [A2.99]', async () => {
  const { user, router } = await openJobPostings({ at: '/employee/job-postings?level=lead&search=x&page=1' });
  await user.click(await screen.findByRole('tab', { name: /^My applications/ }));
  expect(router.state.location.search).toBe('?tab=applications');
  expect(await screen.findByText('No applications yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'See the positions' }));
  expect(await postingCard('Platform Engineer')).toBeVisible();
});

test('recommendations open in their dialog, and closing it returns to the page [A2.56]', async () => {
  const { user } = await openJobPostings({
    handlers: [answers(LatestJobRecommendationsDocument, () => ({ latestJobRecommendations: null }))],
  });
  await user.click(screen.getByRole('button', { name: 'AI Job Recommendations' }));
  expect(await screen.findByRole('dialog', { name: 'AI Job Recommendations' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
