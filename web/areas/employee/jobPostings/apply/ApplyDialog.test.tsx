import { screen, waitFor, within } from '@testing-library/react';

import { AppliedPostingDocument } from '../../../../generated/graphql';
import { answers, broken, never, notFound } from '../../../../testing/graph';
import {
  applied,
  closed,
  onHold,
  posting,
  postingId,
  postingPage,
  switchedOff,
  type GivenPosting,
} from '../../../../testing/jobs/jobPostings';
import { openJobPostings, postingCard } from '../../../../testing/jobs/openJobPostings';
import { interceptNetwork } from '../../../../testing/server';

interceptNetwork();

const at = `/employee/job-postings?apply=${postingId(7)}`;
const linked = (given: GivenPosting = {}) =>
  answers(AppliedPostingDocument, () => ({
    jobPosting: posting({ ...given, id: postingId(7), title: 'Data Analyst' }),
  }));

test.each([
  ['is closed', closed, 'This position is closed.'],
  ['is switched off', switchedOff, 'This position is closed.'],
  ['is on hold', onHold, 'This position takes no applications at the moment.'],
])(
  'a link to apply for a posting that %s says so and leads to the open postings [A2.99 A4.37]',
  async (_how, given, words) => {
    const { user, router } = await openJobPostings({ at: `${at}&level=lead`, handlers: [linked(given)] });
    const dialog = within(await screen.findByRole('dialog', { name: 'Data Analyst' }));
    expect(await dialog.findByText(words)).toBeVisible();
    expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Open positions' }));
    await waitFor(() => expect(router.state.location.search).toBe('?open=only'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
);

test('a link to apply again says so and leads to the own applications [A2.99 A4.38]', async () => {
  const { user, router } = await openJobPostings({ at, handlers: [linked(applied('Under Review'))] });
  const dialog = within(await screen.findByRole('dialog', { name: 'Data Analyst' }));
  expect(await dialog.findByText('You have already applied for this position.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'My applications' }));
  await waitFor(() => expect(router.state.location.search).toBe('?tab=applications'));
});

test.each(['no-uuid', postingId(7)])('a link to an unknown posting (%s) says so [A2.99]', async (id) => {
  const { user, router } = await openJobPostings({
    at: `/employee/job-postings?apply=${id}`,
    handlers: [answers(AppliedPostingDocument, notFound)],
  });
  expect(await screen.findByText('This position does not exist any more.')).toBeVisible();
  const dialog = within(screen.getByRole('dialog', { name: 'Position' }));
  await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a linked posting that cannot be loaded says so, and Retry loads it', async () => {
  let works = false;
  const { user } = await openJobPostings({
    at,
    handlers: [
      answers(AppliedPostingDocument, () =>
        works ? { jobPosting: posting({ id: postingId(7), title: 'Data Analyst' }) } : broken(),
      ),
    ],
  });
  expect(await screen.findByText('Failed to load job details. Please try again.')).toBeVisible();
  works = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('dialog', { name: 'Apply for Data Analyst' })).toBeVisible();
});

test('while a linked posting is loading there is a placeholder, which can be closed', async () => {
  const { user, router } = await openJobPostings({ at, handlers: [answers(AppliedPostingDocument, never)] });
  expect(await screen.findByRole('dialog', { name: 'Apply' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('a link from a recommendation opens the application for its posting, and closing removes it from the address [A2.60 A2.99]', async () => {
  const { user, router } = await openJobPostings({
    at: `/employee/job-postings?level=mid&apply=${postingId(7)}`,
    handlers: [linked()],
  });
  expect(await screen.findByRole('dialog', { name: 'Apply for Data Analyst' })).toBeVisible();
  expect(screen.getByLabelText('Current position')).toHaveValue('Software Engineer');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(router.state.location.search).toBe('?level=mid'));
  expect(await postingCard('Platform Engineer')).toBeVisible();
});

test('a posting of the list opens immediately, without a further request [A2.99]', async () => {
  const asked: unknown[] = [];
  const { user } = await openJobPostings({
    list: () => postingPage([posting({ id: postingId(7), title: 'Data Analyst' })]),
    handlers: [
      answers(AppliedPostingDocument, (variables) => {
        asked.push(variables);
        return notFound();
      }),
    ],
  });
  await user.click(within(await postingCard('Data Analyst')).getByRole('button', { name: 'Apply Now' }));
  expect(await screen.findByRole('dialog', { name: 'Apply for Data Analyst' })).toBeVisible();
  expect(asked).toEqual([]);
});
