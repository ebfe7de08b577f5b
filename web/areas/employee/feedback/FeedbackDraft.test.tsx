import { act, screen, waitFor } from '@testing-library/react';
import { graphql } from 'msw';

import { answer, homeFigures, person, signsInAs } from '../../../testing/graph';
import { openFeedback } from '../../../testing/openFeedback';
import { interceptNetwork, server } from '../../../testing/server';

interceptNetwork();

/** Maya has typed something and not sent it. */
async function openTyped() {
  const portal = await openFeedback({ handlers: homeFigures });
  await portal.user.click(screen.getByLabelText('Message'));
  await portal.user.paste('My manager never');
  return portal;
}

const goTo = async ({ router }: Awaited<ReturnType<typeof openTyped>>, path: string) => {
  await act(() => router.navigate(path));
  await waitFor(() => expect(router.state.location.pathname).toBe(path));
};

test('what was typed is there again after another screen, and nothing of it was written to the browser', async () => {
  const portal = await openTyped();
  await goTo(portal, '/home');
  expect(JSON.stringify({ ...window.localStorage, ...window.sessionStorage })).not.toContain('My manager');
  await goTo(portal, '/employee/feedback');
  expect(await screen.findByText('What you entered before is still here.')).toBeVisible();
  expect(screen.getByLabelText('Message')).toHaveValue('My manager never');
});

test('what was sent does not come back', async () => {
  const portal = await openTyped();
  server.use(graphql.mutation('CreateFeedback', () => answer({ createFeedback: { __typename: 'Ticket', id: 9 } })));
  await portal.user.click(screen.getByLabelText('Subject'));
  await portal.user.paste('Praise');
  await portal.user.click(screen.getByLabelText(/Category$/, { selector: 'button' }));
  await portal.user.click(await screen.findByText('Leadership', { selector: '[role="option"] *' }));
  await portal.user.click(screen.getByText('Submit feedback'));
  expect(await screen.findByText('Feedback submitted successfully!')).toBeVisible();
  await goTo(portal, '/home');
  await goTo(portal, '/employee/feedback');
  expect(await screen.findByLabelText('Message')).toHaveValue('');
});

test('whoever signs out takes along what they typed, so that nobody finds it on a shared device', async () => {
  const portal = await openTyped();
  await goTo(portal, '/home');
  server.use(graphql.mutation('SignOut', () => answer({ logout: true })), ...signsInAs(person()));
  await act(() => portal.portal.session.signOut());
  await waitFor(() => expect(portal.router.state.location.pathname).toBe('/login'));
  await act(() => portal.portal.session.signIn({ email: 'maya.okafor@portal.example', password: 'x', rememberMe: false }));
  await goTo(portal, '/employee/feedback');
  expect(await screen.findByLabelText('Message')).toHaveValue('');
});
