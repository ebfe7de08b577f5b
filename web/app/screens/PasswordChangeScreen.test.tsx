import { screen } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';

import { fill } from '../../testing/page/fill';
import { homeFigures, person, refusal, startsAs } from '../../testing/graph';
import { openPortal } from '../../testing/openPortal';
import { server, interceptNetwork } from '../../testing/server';

interceptNetwork();

const current = () => screen.getByLabelText('Current password');
const next = () => screen.getByLabelText('New password');
const confirmation = () => screen.getByLabelText('Confirm new password');
const change = () => screen.getByRole('button', { name: 'Change password' });

async function open() {
  server.use(...startsAs(person({ mustChangePassword: true })), ...homeFigures);
  const portal = await openPortal('/home', { token: 'kept' });
  await screen.findByRole('heading', { name: 'Choose your own password' });
  return portal;
}

test('a person with a password set by another person sees only the form to change it', async () => {
  await open();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeVisible();
});

test('the three rules are shown before the form is sent [A5.20 A5.21 A5.22]', async () => {
  const { user } = await open();
  await user.click(change());
  expect(screen.getByRole('alert')).toHaveTextContent('Please fill in all password fields');
  await fill(user, current(), 'temporary');
  await fill(user, next(), 'mine');
  await user.click(change());
  expect(screen.getByRole('alert')).toHaveTextContent('New passwords do not match');
  await fill(user, confirmation(), 'mine');
  await user.click(change());
  expect(screen.getByRole('alert')).toHaveTextContent('New password must be at least 8 characters long');
});

test('with a new password the portal opens [A8.16]', async () => {
  const { user } = await open();
  server.use(
    graphql.mutation('ChangePassword', () => HttpResponse.json({ data: { changePassword: true } })),
    ...startsAs(person()),
  );
  await fill(user, current(), 'temporary');
  await fill(user, next(), 'all my own words');
  await fill(user, confirmation(), 'all my own words');
  await user.click(change());
  expect(await screen.findByText('Password changed successfully!')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: /Maya/ })).toBeVisible();
});

test("the portal's messages appear under their fields, and the typed text is kept", async () => {
  const { user } = await open();
  server.use(
    graphql.mutation('ChangePassword', () =>
      refusal('BAD_USER_INPUT', 'Wrong password.', { oldPassword: ['Wrong password.'] }),
    ),
  );
  await fill(user, current(), 'guess');
  await fill(user, next(), 'all my own words');
  await fill(user, confirmation(), 'all my own words');
  await user.click(change());
  expect(await screen.findByText('Wrong password.')).toBeVisible();
  expect(current()).toHaveAccessibleDescription('Wrong password.');
  expect(next()).toHaveValue('all my own words');
});

test('a change that did not reach the portal is reported in plain words [A8.15]', async () => {
  const { user } = await open();
  server.use(graphql.mutation('ChangePassword', () => HttpResponse.error()));
  await fill(user, current(), 'temporary');
  await fill(user, next(), 'all my own words');
  await fill(user, confirmation(), 'all my own words');
  await user.click(change());
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to change password');
});
