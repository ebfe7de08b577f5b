import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import { RolesDocument } from '../generated/graphql';
import { fill } from '../testing/page/fill';
import { answers, homeFigures, never, person, signsInAs, startsAs } from '../testing/graph';
import { openPortal } from '../testing/openPortal';
import { server, interceptNetwork } from '../testing/server';
import { DenialScreen } from './screens/DenialScreen';

interceptNetwork();

test('a visitor is sent to sign in and returns to the requested page [A2.22 A2.33]', async () => {
  server.use(...signsInAs(person({ roles: ['IT Staff'] })));
  const { user, router } = await openPortal('/analytics?range=year');
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();

  await fill(user, screen.getByLabelText('Email'), 'maya.okafor@portal.example');
  await fill(user, screen.getByLabelText('Password'), 'Harbor-Lantern-42');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));

  expect(await screen.findByRole('heading', { name: 'Analytics' })).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/analytics', search: '?range=year' });
});

const posting = '/employee/job-postings?apply=5f0c2a51-0000-4000-8000-000000000001';

test.each([
  '/employee',
  '/employee/leave',
  '/employee/time-tracking',
  '/employee/feedback',
  '/employee/tickets',
  posting,
])('a visitor must sign in before %s, and returns to it afterwards [A2.7 A2.99]', async (at) => {
  const { router } = await openPortal(at);
  const [pathname, search] = at.split('?');
  await waitFor(() =>
    expect(router.state.location).toMatchObject({
      pathname: '/login',
      state: { from: { pathname, search: search === undefined ? '' : `?${search}` } },
    }),
  );
});

test.each([
  ['the same person continues where they were', 7, '/learning/ai-assistant?topic=mine'],
  ['someone else begins at home and learns nothing of what was open', 8, '/home'],
])('after a session expired %s', async (_what, id, expected) => {
  server.use(...startsAs(person({})), ...homeFigures);
  const { user, router, portal } = await openPortal('/learning/ai-assistant?topic=mine', { token: 'kept' });
  expect(await screen.findByRole('navigation', { name: 'Main' })).toBeVisible();
  act(() => portal.session.expire('kept'));
  server.use(...signsInAs(person({ id })));
  await fill(user, await screen.findByLabelText('Email'), 'somebody@portal.example');
  await fill(user, screen.getByLabelText('Password'), 'Harbor-Lantern-42');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(router.state.location.pathname + router.state.location.search).toBe(expected);
});

test('while the session is being restored the whole page says that it is loading [A2.17 A2.18 A2.31]', async () => {
  server.use(answers(RolesDocument, never));
  await openPortal('/home', { token: 'kept' });
  expect(await screen.findByText('Loading...')).toBeVisible();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('a recruiter is shown why analytics stays closed and goes home by a button [A2.10 A2.27 A2.29 A6.11]', async () => {
  server.use(...startsAs(person({ roles: ['Recruiter'] })), ...homeFigures);
  const { user, router } = await openPortal('/analytics', { token: 'kept' });
  expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
  expect(
    screen.getByText(
      "You don't have permission to access this page. Required roles: IT Staff, Administrator",
    ),
  ).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Go to Home' }));
  expect(await screen.findByRole('heading', { level: 1, name: /Maya/ })).toBeVisible();
  expect(router.state.location.pathname).toBe('/home');
});

test('a denial redirects home after a few seconds [A2.27]', () => {
  jest.useFakeTimers();
  const router = createMemoryRouter(
    [
      { path: '/closed', element: <DenialScreen title="Access Denied" text="Not for you." /> },
      { path: '/home', element: <p>The home page</p> },
    ],
    { initialEntries: ['/closed'] },
  );
  render(<RouterProvider router={router} />);
  expect(screen.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  act(() => {
    jest.advanceTimersByTime(8000);
  });
  expect(screen.getByText('The home page')).toBeVisible();
  jest.useRealTimers();
});
