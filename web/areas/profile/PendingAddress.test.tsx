import { screen, waitFor } from '@testing-library/react';

import { CancelEmailChangeDocument, UpdateProfileDocument } from '../../generated/graphql';
import { answers, refusal } from '../../testing/graph';
import { openProfile, profile } from '../../testing/people/profile';
import { interceptNetwork } from '../../testing/server';

jest.mock('./orgChart/OrgChartSection', () => ({ OrgChartSection: () => null }));
interceptNetwork();

const WAITS = 'maya@new.example waits for your confirmation';
const waiting = profile({ pendingEmail: 'maya@new.example' });
const taken = 'A user with this email already exists.';
const sendAgain = () => screen.findByRole('button', { name: 'Send again' });

test('a pending new address is shown with the mailbox of its link, and the change can be cancelled', async () => {
  let now = waiting;
  const { user } = await openProfile({
    me: () => now,
    handlers: [
      answers(CancelEmailChangeDocument, () => {
        now = profile();
        return { cancelEmailChange: now };
      }),
    ],
  });
  expect(await screen.findByText(WAITS)).toBeVisible();
  expect(
    screen.getByText(/Open the link in the message to maya\.okafor@portal\.example within 24 hours\./),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel change' }));
  await waitFor(() => expect(screen.queryByText(WAITS)).not.toBeInTheDocument());
  expect(screen.getByText('Your email address stays as it is.')).toBeVisible();
});

test('the link is sent again on request; a refusal of the portal is reported', async () => {
  const sent: unknown[] = [];
  const { user } = await openProfile({
    me: () => waiting,
    handlers: [
      answers(UpdateProfileDocument, (variables) => {
        sent.push(variables.input);
        if (sent.length === 1) return { updateProfile: waiting };
        return refusal('BAD_USER_INPUT', taken, { email: [taken] });
      }),
    ],
  });
  await user.click(await sendAgain());
  expect(await screen.findByText('The link was sent again.')).toBeVisible();
  await waitFor(async () => expect(await sendAgain()).toBeEnabled());
  await user.click(await sendAgain());
  expect(await screen.findByText(taken)).toBeVisible();
  expect(sent).toEqual([{ email: 'maya@new.example' }, { email: 'maya@new.example' }]);
});

test('without a pending address nothing is shown', async () => {
  await openProfile();
  await screen.findByRole('button', { name: 'Edit' });
  expect(screen.queryByText(/waits for your confirmation/)).not.toBeInTheDocument();
});
