import { act, screen, waitFor } from '@testing-library/react';

import { CreateFeedbackDocument, FeedbackHistoryDocument, SignOutDocument } from '../../../generated/graphql';
import { feedback, feedbackPage } from '../../../testing/tickets/feedback';
import { fill } from '../../../testing/page/fill';
import { answers, person, signsInAs, startsAs } from '../../../testing/graph';
import { openFeedback } from '../../../testing/tickets/openFeedback';
import { openPortal } from '../../../testing/openPortal';
import { interceptNetwork, server } from '../../../testing/server';

interceptNetwork();

/** Maya has typed something and not sent it. */
async function openTyped() {
  const page = await openFeedback();
  await fill(page.user, screen.getByLabelText('Message'), 'My manager never');
  return page;
}

const goTo = async ({ router }: Pick<Awaited<ReturnType<typeof openTyped>>, 'router'>, path: string) => {
  await act(() => router.navigate(path));
  await waitFor(() => expect(router.state.location.pathname).toBe(path));
};

const written = () => JSON.stringify({ ...window.localStorage, ...window.sessionStorage });

test('typed text is there again after visiting another screen', async () => {
  const portal = await openTyped();
  await goTo(portal, '/home');
  await goTo(portal, '/employee/feedback');
  expect(await screen.findByText('What you entered before is still here.')).toBeVisible();
  expect(screen.getByLabelText('Message')).toHaveValue('My manager never');
});

test('sent text does not come back', async () => {
  const portal = await openTyped();
  server.use(answers(CreateFeedbackDocument, () => ({ createFeedback: feedback({ id: 9 }) })));
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

test("signing out deletes the person's drafts, so that nobody finds them on a shared device", async () => {
  server.use(
    ...startsAs(person()),
    ...signsInAs(person()),
    answers(FeedbackHistoryDocument, () => feedbackPage([])),
    answers(SignOutDocument, () => ({ logout: true })),
  );
  const { user, router, portal } = await openPortal('/employee/feedback', { token: 'kept' });
  await fill(user, await screen.findByLabelText('Message'), 'My manager never');
  await goTo({ router }, '/home');
  expect(written()).toContain('My manager');
  await act(() => portal.session.signOut());
  expect(written()).not.toContain('My manager');
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  await act(() =>
    portal.session.signIn({ email: 'maya.okafor@portal.example', password: 'x', rememberMe: false }),
  );
  await goTo({ router }, '/employee/feedback');
  expect(await screen.findByLabelText('Message')).toHaveValue('');
});

test('after the session expired the draft is restored only for its author', async () => {
  const handlers = [
    ...startsAs(person()),
    ...signsInAs(person()),
    answers(FeedbackHistoryDocument, () => feedbackPage([])),
  ];
  server.use(...handlers);
  const { user, portal, router } = await openPortal('/employee/feedback', { token: 'kept' });
  await fill(user, await screen.findByLabelText('Message'), 'My manager never');
  act(() => portal.session.expire('kept'));
  expect(await screen.findByText('Session expired')).toBeVisible();

  const signIn = async (email: string) => {
    await act(() => portal.session.signIn({ email, password: 'x', rememberMe: false }));
    await goTo({ router }, '/employee/feedback');
    return screen.findByLabelText('Message');
  };
  server.use(...signsInAs(person({ id: 8, firstName: 'Daniel' })));
  expect(await signIn('daniel.cho@portal.example')).toHaveValue('');
  act(() => portal.session.expire('fresh-token'));
  await screen.findByRole('heading', { name: 'Sign in' });
  server.use(...signsInAs(person()));
  expect(await signIn('maya.okafor@portal.example')).toHaveValue('My manager never');
});
