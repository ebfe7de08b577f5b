import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';

import {
  ConfirmEmailChangeDocument,
  ResetPasswordDocument,
  SignInDocument,
} from '../../../generated/graphql';
import { fill } from '../../../testing/page/fill';
import { answers, homeFigures, never, person, refusal, startsAs } from '../../../testing/graph';
import { openPortal } from '../../../testing/openPortal';
import { server, interceptNetwork } from '../../../testing/server';
import { toastStore } from '../../../ui/feedback/toast';

interceptNetwork();

const submitButton = () => screen.getByRole('button', { name: 'Sign in' });
const lastToast = () => toastStore.read().at(-1);

async function openLogin() {
  const portal = await openPortal('/login');
  await screen.findByRole('heading', { name: 'Sign in' });
  return portal;
}

async function fillForm(user: UserEvent, email: string, password: string) {
  await fill(user, screen.getByLabelText('Email'), email);
  await fill(user, screen.getByLabelText('Password'), password);
}

/** Submits as Enter does, whatever the button's state. */
const press = () => fireEvent.submit(screen.getByRole('form', { name: 'Sign in' }));

test('the form asks for e-mail and password, which can be shown, and remembers on request [A2.32 A5.4]', async () => {
  const { user } = await openLogin();
  expect(submitButton()).toBeDisabled();
  await fillForm(user, 'maya@portal.example', 'secret');
  expect(submitButton()).toBeEnabled();

  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  expect(screen.getByRole('checkbox', { name: 'Remember me' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toBeVisible();
});

test('while signing in, the button says so and is disabled [A2.32 A5.4]', async () => {
  server.use(answers(SignInDocument, never));
  const { user } = await openLogin();
  await fillForm(user, 'maya@portal.example', 'secret');
  await user.click(submitButton());
  expect(await screen.findByRole('button', { name: 'Signing in...' })).toBeDisabled();
});

test('a person signs in, is welcomed by name and lands at home; the token is kept [A2.33 A4.2 A5.3 A8.5 A9.6]', async () => {
  const sent = jest.fn();
  server.use(
    answers(SignInDocument, (variables) => {
      sent(variables);
      return HttpResponse.json({ data: { login: { token: 'fresh-token' } } });
    }),
    ...startsAs(person()),
    ...homeFigures,
  );
  const { user, router } = await openLogin();
  await fillForm(user, '  Maya.Okafor@Portal.EXAMPLE ', 'secret');
  await user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
  await user.click(submitButton());

  expect(await screen.findByText('Login successful!')).toBeVisible();
  expect(screen.getByText('Welcome back, Maya Okafor!')).toBeVisible();
  expect(lastToast()).toMatchObject({ duration: 5000 });
  expect(router.state.location.pathname).toBe('/home');
  const device = window.localStorage.getItem('portal.device');
  expect(sent).toHaveBeenCalledWith({
    email: 'maya.okafor@portal.example',
    password: 'secret',
    rememberMe: true,
    device,
  });
  expect(window.localStorage.getItem('portal.token')).toBe('fresh-token');
});

test('a missing e-mail is reported by a toast [A5.1]', async () => {
  const { user } = await openLogin();
  await fillForm(user, '   ', 'secret');
  press();
  expect(await screen.findByText('Missing credentials')).toBeVisible();
  expect(screen.getByText('Please enter both email and password')).toBeVisible();
});

test('an e-mail without @ is reported by a toast that stays eight seconds [A5.2 A9.6]', async () => {
  const { user } = await openLogin();
  await fillForm(user, 'maya.portal.example', 'secret');
  press();
  expect(await screen.findByText('Invalid email')).toBeVisible();
  expect(screen.getByText('Please enter a valid email address')).toBeVisible();
  expect(lastToast()).toMatchObject({ duration: 8000 });
});

test.each([
  ['email', 'Invalid email', 'Enter a valid email address.'],
  ['password', 'Invalid password', 'This field is required.'],
  ['nonFieldErrors', 'Authentication failed', 'Unable to log in with provided credentials.'],
])(
  'a sign-in error about %s has the title %s, in a toast of ten seconds and a panel [A2.34 A8.2 A8.3 A8.4 A9.6]',
  async (field, title, text) => {
    server.use(
      answers(SignInDocument, () => refusal('BAD_USER_INPUT', text, { [field]: [text, 'And more.'] })),
    );
    const { user } = await openLogin();
    await fillForm(user, 'maya@portal.example', 'wrong');
    await user.click(submitButton());

    expect(await screen.findByText('Authentication Failed')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(`Authentication Failed${text}`);
    expect(lastToast()).toMatchObject({ title, text, duration: 10_000 });
    expect(screen.getByLabelText('Email')).toHaveValue('maya@portal.example');
    expect(screen.getByLabelText('Password')).toHaveValue('wrong');
  },
);

test('any other error is titled Login failed and signs nobody in [A2.34 A8.2]', async () => {
  server.use(
    answers(SignInDocument, () => refusal('RATE_LIMITED', 'Too many attempts. Please try again later.')),
  );
  const { user } = await openLogin();
  await fillForm(user, 'maya@portal.example', 'wrong');
  await user.click(submitButton());
  expect(await screen.findByText('Login failed')).toBeVisible();
  expect(lastToast()).toMatchObject({ text: 'Too many attempts. Please try again later.' });
  expect(window.localStorage.getItem('portal.token')).toBeNull();
});

test('a signed-in visitor is redirected home [A2.33]', async () => {
  server.use(...startsAs(person()), ...homeFigures);
  const { router } = await openPortal('/login', { token: 'kept' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
});

test('the remember-me choice of the last sign-in is offered again [A9.4]', async () => {
  window.localStorage.setItem('portal.rememberMe', 'true');
  await openLogin();
  expect(screen.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
});

test('forgetting the password leads to a confirmation without any call, and back [A2.35 A2.36 A2.37 A2.38 A5.5]', async () => {
  const called = jest.fn();
  server.events.on('request:start', called);
  const { user } = await openLogin();
  await user.click(screen.getByRole('link', { name: 'Forgot password?' }));

  const email = await screen.findByLabelText('Email');
  expect(email).toBeRequired();
  expect(email).toHaveAttribute('type', 'email');
  await fill(user, email, 'maya@portal.example');
  await user.click(screen.getByRole('button', { name: 'Send reset instructions' }));

  expect(screen.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  expect(
    screen.getByText("If an account with that email exists, you'll receive reset instructions shortly."),
  ).toBeVisible();
  expect(called).not.toHaveBeenCalled();

  await user.click(screen.getByRole('link', { name: '← Back to login' }));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('a mailed link sets a new password by the same rules, then asks to sign in [A5.21 A5.22]', async () => {
  const sent = jest.fn();
  server.use(
    answers(ResetPasswordDocument, (variables) => {
      sent(variables);
      return HttpResponse.json({ data: { resetPassword: true } });
    }),
  );
  const { user, router } = await openPortal('/login?reset=mailed-token');
  const next = await screen.findByLabelText('New password');
  const confirmation = screen.getByLabelText('Confirm new password');
  const change = screen.getByRole('button', { name: 'Change password' });

  await fill(user, next, 'short');
  await user.click(change);
  expect(screen.getByText('New passwords do not match')).toBeVisible();
  await fill(user, confirmation, 'short');
  await user.click(change);
  expect(screen.getByText('New password must be at least 8 characters long')).toBeVisible();
  await fill(user, next, ' but longer');
  await fill(user, confirmation, ' but longer');
  await user.click(change);

  expect(await screen.findByText('Password changed successfully!')).toBeVisible();
  expect(sent).toHaveBeenCalledWith({
    token: 'mailed-token',
    next: 'short but longer',
    confirmation: 'short but longer',
  });
  expect(router.state.location).toMatchObject({ pathname: '/login', search: '' });
});

test('a used or expired link says so', async () => {
  server.use(
    answers(ResetPasswordDocument, () =>
      refusal('BAD_USER_INPUT', 'Invalid or expired token.', { token: ['Invalid or expired token.'] }),
    ),
  );
  const { user } = await openPortal('/login?reset=old');
  await fill(user, await screen.findByLabelText('New password'), 'long enough');
  await fill(user, screen.getByLabelText('Confirm new password'), 'long enough');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid or expired token.');
});

describe('a mailed link to confirm a new address', () => {
  const confirm = () => screen.findByRole('button', { name: 'Confirm address' });

  test('confirms it on request, also for a person who is not signed in', async () => {
    const sent = jest.fn();
    server.use(
      answers(ConfirmEmailChangeDocument, (variables) => {
        sent(variables);
        return { confirmEmailChange: true };
      }),
    );
    const { user, router } = await openPortal('/login?confirm=mailed-token');
    await confirm();
    expect(sent).not.toHaveBeenCalled();
    await user.click(await confirm());
    expect(await screen.findByText('Your email address was changed.')).toBeVisible();
    expect(sent).toHaveBeenCalledWith({ token: 'mailed-token' });
    expect(router.state.location).toMatchObject({ pathname: '/login', search: '' });
  });

  test.each(['Invalid or expired token.', 'A user with this email already exists.'])(
    'shows the reason if it fails: %s',
    async (text) => {
      server.use(
        answers(ConfirmEmailChangeDocument, () => refusal('BAD_USER_INPUT', text, { token: [text] })),
      );
      const { user } = await openPortal('/login?confirm=old');
      await user.click(await confirm());
      expect(await screen.findByRole('alert')).toHaveTextContent(text);
    },
  );
});
