import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { PersonDetailsDocument } from '../../../generated/graphql';
import { standInForLayout } from '../../../testing/jsdom/flow';
import { answers, broken } from '../../../testing/graph';
import { chartCard, openOrgChart } from '../../../testing/people/openOrgChart';
import { details } from '../../../testing/people/orgChart';
import { interceptNetwork } from '../../../testing/server';

interceptNetwork();
standInForLayout();

const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
/** Found only where nothing hides it from the keyboard and from screen readers. */
const findDialog = (name: string) => screen.findByRole('dialog', { name });

/**
 * By mouse: a click with a count of zero is taken for a screen reader's, and the dialog that it opens loses the
 * focus for one frame half a second later.
 */
const openPerson = async (name: string) => fireEvent.click(await chartCard(name), { detail: 1 });

/**
 * Escape goes to whatever has the focus, and that arrives in a dialog, or returns to the one below, a frame
 * after it is seen.
 */
async function closeDialog(user: UserEvent, name: string) {
  const dialog = await findDialog(name);
  await waitFor(() => expect(dialog.matches(':focus-within')).toBe(true));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
}

test('a link to a person in the full size opens both, and Escape closes one after the other', async () => {
  const { user, router } = await openOrgChart({ at: '/profile?chart=full&person=2' });
  await closeDialog(user, 'Ingrid Dahl');
  const full = within(await findDialog('Organization Chart'));
  expect(router.state.location.search).toBe('?chart=full');
  expect(await full.findByRole('tree')).toBeVisible();
  await closeDialog(user, 'Organization Chart');
  await noDialog();
  expect(router.state.location.search).toBe('');
});

test('after opening and closing several people one step goes back [A2.65]', async () => {
  const { user, router } = await openOrgChart();
  await screen.findByRole('tree');
  await act(() => router.navigate('/profile?from=home'));
  for (const name of ['Ingrid Dahl', 'Maya Okafor', 'Li Wei']) {
    await openPerson(name);
    await closeDialog(user, name);
    expect(router.state.location.search).toBe('?from=home');
  }
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('');
});

test('a chain of opened people closes as a whole, Back closes them one by one [A2.65]', async () => {
  const { user, router } = await openOrgChart();
  await user.click(await screen.findByRole('button', { name: 'Full size' }));
  await findDialog('Organization Chart');
  const openChain = async () => {
    await openPerson('Ingrid Dahl');
    await user.click(
      within(await findDialog('Ingrid Dahl')).getByRole('button', { name: 'Jonas Lindqvist' }),
    );
  };
  await openChain();
  await findDialog('Jonas Lindqvist');
  await act(() => router.navigate(-1));
  expect(await findDialog('Ingrid Dahl')).toBeVisible();
  await act(() => router.navigate(-1));
  expect(await findDialog('Organization Chart')).toBeVisible();

  await openChain();
  await closeDialog(user, 'Jonas Lindqvist');
  expect(router.state.location.search).toBe('?chart=full');
  await closeDialog(user, 'Organization Chart');
  await noDialog();
  expect(router.state.location.search).toBe('');
});

test('a chain that started with a link also closes as a whole', async () => {
  const { user, router } = await openOrgChart({ at: '/profile?person=2' });
  await user.click(within(await findDialog('Ingrid Dahl')).getByRole('button', { name: 'Jonas Lindqvist' }));
  await closeDialog(user, 'Jonas Lindqvist');
  await noDialog();
  expect(router.state.location.search).toBe('');
});

test.each(['1e1', '0x2', '2.0', '-2', '12345678901', ''])(
  'an address with an unknown person (person=%s) opens nothing',
  async (person) => {
    await openOrgChart({ at: `/profile?person=${person}` });
    expect(await screen.findByRole('tree')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
);

test('a person outside the chart who could not be loaded can be loaded again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let fails = true;
  const { user } = await openOrgChart({
    at: '/profile?person=50',
    handlers: [
      answers(PersonDetailsDocument, () =>
        fails ? broken() : { employee: details({ id: 50, fullName: 'Old Hand' }) },
      ),
    ],
  });
  expect(await screen.findByText('The details of this person could not be loaded.')).toBeVisible();
  expect(screen.queryByText('No one to show here')).not.toBeInTheDocument();
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await findDialog('Old Hand')).toBeVisible();
});
