import { screen, waitFor, within } from '@testing-library/react';
import type { RequestHandler } from 'msw';

import { JobPostingDocument } from '../../../generated/graphql';
import { dialogFacts } from '../../../testing/page/dialogFacts';
import { answers, broken, notFound } from '../../../testing/graph';
import {
  applied,
  closed,
  posting,
  postingDetails,
  postingId,
  postingPage,
  switchedOff,
  type GivenPosting,
} from '../../../testing/jobs/jobPostings';
import { applyButton, openJobPostings, postingCard } from '../../../testing/jobs/openJobPostings';
import { interceptNetwork } from '../../../testing/server';

interceptNetwork();

const link = `/employee/job-postings?posting=${postingId(1)}`;
const details = (given: GivenPosting = {}): RequestHandler => postingDetails(() => posting(given));

async function openOne(given: GivenPosting = {}) {
  const page = await openJobPostings({
    list: () => postingPage([posting(given)]),
    at: link,
    handlers: [details(given)],
  });
  return { ...page, dialog: await screen.findByRole('dialog', { name: given.title ?? 'Platform Engineer' }) };
}

test('a draft, a removed and an unknown posting are not found', async () => {
  await openJobPostings({ at: link, handlers: [answers(JobPostingDocument, notFound)] });
  expect(await screen.findByText('This position does not exist any more.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Apply Now' })).not.toBeInTheDocument();
});

test('details that cannot be loaded say so, and Retry loads them', async () => {
  let works = false;
  const { user } = await openJobPostings({
    at: link,
    handlers: [answers(JobPostingDocument, () => (works ? { jobPosting: posting() } : broken()))],
  });
  expect(await screen.findByText('Failed to load job details. Please try again.')).toBeVisible();
  works = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('You keep our build machines quick.')).toBeVisible();
});

test('the details show every field of a posting [A3.17 A3.18]', async () => {
  const { dialog } = await openOne({ remoteAllowed: true });
  expect(dialogFacts()).toEqual({
    Contract: 'Full-time',
    Level: 'Senior',
    Positions: '2',
    Posted: '2 Nov 2026',
    'Apply by': '1 Dec 2026',
    'Hiring manager': 'Daniel Cho',
    Applicants: '3 applicants',
    Reference: postingId(1),
  });
  expect(dialog).toHaveTextContent(
    /ActiveUrgent priorityEngineering.· San Francisco \(remote possible\).· \$150,000 – \$180,000/,
  );
  const parts = within(dialog)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);
  expect(parts).toEqual(['Description', 'Responsibilities', 'Requirements', 'Benefits']);
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map((line) => line.textContent),
  ).toEqual(['Run the build machines', 'Strong TypeScript', 'Some Go']);
  expect(dialog).toHaveTextContent('Four weeks away a year.');
});

test('a location that contains "remote" says so once in the details, too', async () => {
  const { dialog } = await openOne({ location: 'Boston or remote', remoteAllowed: true });
  expect(dialog).toHaveTextContent(/· Boston or remote.· \$/);
});

test('missing values of a posting are omitted or shown as missing', async () => {
  const { dialog } = await openOne({
    salaryRange: null,
    departmentName: null,
    applicationDeadline: null,
    hiringManagerName: null,
    description: '',
    responsibilities: [],
    requirements: [],
    benefits: null,
    ...switchedOff,
  });
  expect(dialogFacts()).toMatchObject({
    'Apply by': 'No deadline',
    Availability: 'Switched off at the moment',
  });
  expect(dialog).toHaveTextContent(/Closed.*Salary not specified/);
  expect(dialogFacts()).not.toHaveProperty('Hiring manager');
  expect(
    within(dialog)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent),
  ).toEqual(['Description']);
  expect(dialog).toHaveTextContent('No description was given.');
});

test.each([
  ['applied for', applied(), 'Applied'],
  ['closed', closed, 'Not Available'],
])('the details of a posting that is %s offer no application [A2.100]', async (_how, given, word) => {
  const { dialog } = await openOne(given);
  expect(applyButton(dialog)).toHaveTextContent(word);
  expect(applyButton(dialog)).toHaveAttribute('aria-disabled', 'true');
});

test('the title opens the details, whose address is a link, and closing returns the focus to the title in the list', async () => {
  const { user, router } = await openJobPostings({
    at: '/employee/job-postings?level=senior',
    handlers: [details()],
  });
  const title = within(await postingCard('Platform Engineer')).getByRole('link', {
    name: 'Platform Engineer',
  });
  await user.click(title);
  expect(await screen.findByRole('dialog', { name: 'Platform Engineer' })).toBeVisible();
  expect(router.state.location.search).toBe(`?level=senior&posting=${postingId(1)}`);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(router.state.location.search).toBe('?level=senior'));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Platform Engineer' })).toHaveFocus());
});

test('an application can be started from the details, which are there again when it is closed [A2.99]', async () => {
  const { user, router, dialog } = await openOne();
  await user.click(applyButton(dialog));
  expect(await screen.findByRole('dialog', { name: 'Apply for Platform Engineer' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(router.state.location.search).toBe(`?posting=${postingId(1)}`));
  expect(await screen.findByRole('dialog', { name: 'Platform Engineer' })).toBeVisible();
});

test('Back returns from the list to the previous page, even after an application was opened and closed', async () => {
  const { user, router } = await openJobPostings({
    at: '/employee/job-postings?level=senior',
    handlers: [details()],
  });
  await user.click(
    within(await postingCard('Platform Engineer')).getByRole('link', { name: 'Platform Engineer' }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Platform Engineer' });
  const steps = jest.fn();
  router.subscribe(({ historyAction }) => steps(historyAction));
  await user.click(applyButton(dialog));
  await screen.findByRole('dialog', { name: 'Apply for Platform Engineer' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(router.state.location.search).toMatch(/posting=/));
  expect(router.state.location.search).not.toMatch(/apply=/);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(router.state.location.search).toBe('?level=senior'));
  // Both were opened by a step, and both steps are taken back.
  expect(steps).not.toHaveBeenCalledWith('REPLACE');
});
