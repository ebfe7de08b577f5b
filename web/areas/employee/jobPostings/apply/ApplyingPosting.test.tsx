import { screen, waitFor } from '@testing-library/react';

import { ApplicantDocument, type ApplyToJobMutation } from '../../../../generated/graphql';
import { answers, refusal, type Reply } from '../../../../testing/graph';
import {
  applicant,
  applied,
  posting,
  postingDetails,
  postingId,
  postingPage,
} from '../../../../testing/jobs/jobPostings';
import { applyButton, openJobPostings, postingCard } from '../../../../testing/jobs/openJobPostings';
import { applying, sendApplication, submitted } from '../../../../testing/jobs/openApplication';
import { interceptNetwork } from '../../../../testing/server';

interceptNetwork();

/** A portal with two open positions that keeps an application waiting until the test gives its answer. */
async function openWaiting(at = '/employee/job-postings') {
  let give: (given: Reply<ApplyToJobMutation>) => void = () => undefined;
  const given = new Promise<Reply<ApplyToJobMutation>>((resolve) => {
    give = resolve;
  });
  let isTaken = false;
  const first = () => posting(isTaken ? applied() : {});
  const page = await openJobPostings({
    at,
    list: () => postingPage([first(), posting({ id: postingId(2), title: 'Release Manager' })]),
    handlers: [
      applying(() => given).handler,
      answers(ApplicantDocument, () => applicant({ resumeName: null })),
      postingDetails(first),
    ],
  });
  return {
    ...page,
    take: () => {
      isTaken = true;
      give(submitted());
    },
    refuse: () => give(refusal('BAD_USER_INPUT', 'No.', { yearsExperience: ['Too many.'] })),
  };
}

const form = () => screen.findByRole('dialog', { name: 'Apply for Platform Engineer' });

test('the card behind the form says Apply Now until the form is sent, Applying... while sending, and then Applied [A2.100 A4.38]', async () => {
  const { user, take } = await openWaiting();
  const button = applyButton(await postingCard('Platform Engineer'));
  const other = applyButton(await postingCard('Release Manager'));
  await user.click(button);
  await form();
  expect(button).toHaveTextContent(/^Apply Now$/);
  expect(button).not.toHaveAttribute('aria-busy');
  await sendApplication(user);
  await waitFor(() => expect(button).toHaveTextContent(/^Applying\.\.\.$/));
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(other).toHaveTextContent(/^Apply Now$/);
  take();
  await waitFor(() => expect(button).toHaveTextContent(/^Applied$/));
});

test('a refused application is no longer shown as Applying... [A2.100 A8.35]', async () => {
  const { user, refuse } = await openWaiting();
  const button = applyButton(await postingCard('Platform Engineer'));
  await user.click(button);
  await form();
  await sendApplication(user);
  await waitFor(() => expect(button).toHaveTextContent(/^Applying\.\.\.$/));
  refuse();
  await waitFor(() => expect(button).toHaveTextContent(/^Apply Now$/));
  expect(button).not.toHaveAttribute('aria-disabled');
  expect(screen.getByLabelText('Years of experience')).toHaveAccessibleDescription('Too many.');
});

test('the details behind the form say Applying... only while sending, too [A2.100]', async () => {
  const { user, take } = await openWaiting(`/employee/job-postings?posting=${postingId(1)}`);
  const button = applyButton(await screen.findByRole('dialog', { name: 'Platform Engineer' }));
  await user.click(button);
  await form();
  expect(button).toHaveTextContent(/^Apply Now$/);
  await sendApplication(user);
  await waitFor(() => expect(button).toHaveTextContent(/^Applying\.\.\.$/));
  take();
  await waitFor(() => expect(button).toHaveTextContent(/^Applied$/));
});
