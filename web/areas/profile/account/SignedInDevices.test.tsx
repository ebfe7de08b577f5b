import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, type RequestHandler } from 'msw';

import { EndSessionsDocument, OwnSessionsDocument, RevokeSessionDocument } from '../../../generated/graphql';
import { answers, broken, never } from '../../../testing/graph';
import { openProfile, session, sessionsOf } from '../../../testing/people/profile';
import { interceptNetwork } from '../../../testing/server';

jest.mock('../orgChart/OrgChartSection', () => ({ OrgChartSection: () => null }));
interceptNetwork();

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Signed-in devices' })).getAllByRole('listitem');

/** Signed in here and with Firefox; the list follows the sent requests. */
function twoDevices() {
  let open = [session(2, { userAgent: firefox }), session(1)];
  const sent: unknown[] = [];
  const handlers: RequestHandler[] = [
    answers(OwnSessionsDocument, () => sessionsOf(open)),
    answers(RevokeSessionDocument, (variables) => {
      sent.push(variables);
      open = open.filter(({ id }) => id !== variables.id);
      return { revokeSession: true };
    }),
    answers(EndSessionsDocument, (variables) => {
      sent.push(variables);
      open = open.filter(({ isCurrent }) => isCurrent);
      return { endSessions: true };
    }),
  ];
  return { handlers, sent };
}

test('a person sees their signed-in devices, the present device first', async () => {
  await openProfile({ handlers: twoDevices().handlers });
  expect((await rows()).map((row) => row.textContent.replace(/\s/g, ' '))).toEqual([
    'Chrome on WindowsThis deviceSigned in 12 Nov 2026, 10:41',
    'Firefox on LinuxSigned in 12 Nov 2026, 10:41, last used 20 Nov 2026, 09:05Sign out',
  ]);
});

test('one device is signed out separately, and the focus stays in the list', async () => {
  const { handlers, sent } = twoDevices();
  const { user } = await openProfile({ handlers });
  await user.click(await screen.findByRole('button', { name: 'Sign out Firefox on Linux' }));
  expect(await screen.findByText('Signed out of Firefox on Linux')).toBeVisible();
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(sent).toEqual([{ id: 2 }]);
  await waitFor(() => expect(screen.getByRole('list', { name: 'Signed-in devices' })).toHaveFocus());
  expect(screen.getByText('You are signed in nowhere else.')).toBeVisible();
});

test('all other devices are signed out after a confirmation, and the focus stays in the list', async () => {
  const { handlers, sent } = twoDevices();
  const { user } = await openProfile({ handlers });
  await user.click(await screen.findByRole('button', { name: 'Sign out all others' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Sign out all other devices?' }));
  expect(sent).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Sign out all others' }));
  expect(await screen.findByText('Signed out of all other devices')).toBeVisible();
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(sent).toEqual([{ userId: 7 }]);
  await waitFor(() => expect(screen.getByRole('list', { name: 'Signed-in devices' })).toHaveFocus());
});

test('a device that could not be signed out stays, and that is reported', async () => {
  const { user } = await openProfile({
    handlers: [answers(RevokeSessionDocument, () => HttpResponse.error()), ...twoDevices().handlers],
  });
  await user.click(await screen.findByRole('button', { name: 'Sign out Firefox on Linux' }));
  expect(await screen.findByText('Failed to sign out the device. Please try again.')).toBeVisible();
  expect(await rows()).toHaveLength(2);
});

test('of many devices the first three are shown, the others on request', async () => {
  const many = Array.from({ length: 12 }, (_one, index) => session(index + 1));
  const { user } = await openProfile({ handlers: [answers(OwnSessionsDocument, () => sessionsOf(many))] });
  expect(await rows()).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Show all 12' }));
  expect(await rows()).toHaveLength(12);
});

test('a list that cannot be loaded can be loaded again, and a loading one shows no error', async () => {
  let works = false;
  const { user } = await openProfile({
    handlers: [answers(OwnSessionsDocument, () => (works ? undefined : broken()))],
  });
  const part = within(await screen.findByRole('region', { name: 'Signed-in devices' }));
  expect(await part.findByText('Failed to load your devices. Please try again.')).toBeVisible();
  works = true;
  await user.click(part.getByRole('button', { name: 'Retry' }));
  expect(await rows()).toHaveLength(1);
});

test('nothing is said about other devices while they are loading', async () => {
  await openProfile({ handlers: [answers(OwnSessionsDocument, never)] });
  const part = within(await screen.findByRole('region', { name: 'Signed-in devices' }));
  expect(part.queryByRole('alert')).not.toBeInTheDocument();
  expect(part.queryByText('You are signed in nowhere else.')).not.toBeInTheDocument();
});
