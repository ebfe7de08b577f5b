import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';

import { ChangePasswordDocument } from '../../../generated/graphql';
import { fill } from '../../../testing/page/fill';
import { answers, refusal } from '../../../testing/graph';
import { openProfile } from '../../../testing/people/profile';
import { interceptNetwork, server } from '../../../testing/server';
import { toastStore } from '../../../ui/feedback/toast';

jest.mock('../orgChart/OrgChartSection', () => ({ OrgChartSection: () => null }));
interceptNetwork();

const password = () => within(screen.getByRole('region', { name: 'Password' }));
const isOpen = () => screen.queryByLabelText('Current password') !== null;
const toggle = async () => {
  await screen.findByRole('region', { name: 'Password' });
  return password().getByRole('button', { expanded: isOpen() });
};
const send = () => password().getByRole('button', { name: 'Change password' });
const current = () => screen.getByLabelText('Current password');
const next = () => screen.getByLabelText('New password');
const confirmation = () => screen.getByLabelText('Confirm new password');

async function openForm() {
  const portal = await openProfile();
  await portal.user.click(await toggle());
  return portal;
}

async function fillIn() {
  const portal = await openForm();
  await fill(portal.user, current(), 'my old one');
  await fill(portal.user, next(), 'all my own words');
  await fill(portal.user, confirmation(), 'all my own words');
  return portal;
}

test('the password form opens with the focus in it, and closes [A4.27]', async () => {
  const { user } = await openForm();
  expect(await toggle()).toHaveAccessibleName('Close');
  await waitFor(() => expect(current()).toHaveFocus());
  await user.click(await toggle());
  expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
  await user.click(await toggle());
  await user.click(password().getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
  await waitFor(async () => expect(await toggle()).toHaveFocus());
});

test('broken rules of a new password are listed in their order, the focus is on the first field, and nothing is sent [A5.20 A5.21 A5.22]', async () => {
  const { user } = await openForm();
  await user.click(send());
  expect(screen.getByRole('alert')).toHaveTextContent('Please fill in all password fields');
  await waitFor(() => expect(current()).toHaveFocus());
  await fill(user, current(), 'my old one');
  await fill(user, next(), 'short');
  await user.click(send());
  expect(screen.getByRole('alert')).toHaveTextContent('New passwords do not match');
  await waitFor(() => expect(next()).toHaveFocus());
  await fill(user, confirmation(), 'short');
  await user.click(send());
  expect(screen.getByRole('alert')).toHaveTextContent('New password must be at least 8 characters long');
  await waitFor(() => expect(next()).toHaveFocus());
});

test('a changed password is confirmed for three seconds, and the form closes [A4.27 A8.16]', async () => {
  const sent: unknown[] = [];
  const { user } = await fillIn();
  server.use(
    answers(ChangePasswordDocument, (variables) => {
      sent.push(variables);
      return { changePassword: true };
    }),
  );
  await user.click(send());
  expect(await screen.findByText('Password changed successfully!')).toBeVisible();
  expect(toastStore.read().map(({ duration }) => duration)).toEqual([3000]);
  expect(sent).toEqual([
    { current: 'my old one', next: 'all my own words', confirmation: 'all my own words' },
  ]);
  expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
  await waitFor(async () => expect(await toggle()).toHaveFocus());
});

test("the server's message, or else the page's, is in the form, which keeps the typed text [A8.15]", async () => {
  const { user } = await fillIn();
  server.use(
    answers(ChangePasswordDocument, () =>
      refusal('BAD_USER_INPUT', 'Wrong password.', { oldPassword: ['Wrong password.'] }),
    ),
  );
  await user.type(confirmation(), '{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Wrong password.');
  await waitFor(() => expect(current()).toHaveFocus());
  expect(current()).toHaveAccessibleDescription('Wrong password.');
  expect(next()).toHaveValue('all my own words');

  server.use(answers(ChangePasswordDocument, () => HttpResponse.error()));
  await user.click(send());
  expect(await screen.findByText('Failed to change password')).toBeVisible();
  expect(next()).toHaveValue('all my own words');
});

test('"Notification Preferences" and "Privacy Settings" have no visible effect [A2.66]', async () => {
  const { user } = await openProfile();
  await screen.findByText('This device');
  const page = screen.getByRole('main');
  const before = page.innerHTML;
  const calls = jest.fn();
  server.events.on('request:start', calls);
  await user.click(screen.getByRole('button', { name: 'Notification Preferences' }));
  await user.click(screen.getByRole('button', { name: 'Privacy Settings' }));
  expect(page.innerHTML).toBe(before);
  expect(toastStore.read()).toEqual([]);
  expect(calls).not.toHaveBeenCalled();
});
