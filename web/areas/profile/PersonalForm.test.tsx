import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, type RequestHandler } from 'msw';

import { UpdateProfileDocument } from '../../generated/graphql';
import { fill } from '../../testing/page/fill';
import { answers, person, refusal, startsAs } from '../../testing/graph';
import { openProfile, profile } from '../../testing/people/profile';
import { interceptNetwork, server } from '../../testing/server';
import { toastStore } from '../../ui/feedback/toast';

jest.mock('./orgChart/OrgChartSection', () => ({ OrgChartSection: () => null }));
interceptNetwork();

const editButton = () => screen.findByRole('button', { name: 'Edit' });
const firstName = () => screen.getByLabelText('First name');
const save = () => screen.getByRole('button', { name: 'Save' });

/** The form with another first name in it. */
async function typeName(handlers: readonly RequestHandler[] = [], me = profile) {
  const portal = await openProfile({ handlers, me });
  await portal.user.click(await editButton());
  await portal.user.clear(firstName());
  await fill(portal.user, firstName(), 'Ada');
  return portal;
}

test('the details are shown until Edit opens them, and Cancel restores them [A2.66 A4.26]', async () => {
  const { user } = await openProfile();
  await user.click(await editButton());
  await waitFor(() => expect(firstName()).toHaveFocus());
  expect(screen.getByLabelText('Last name')).toHaveValue('Okafor');
  expect(screen.getByLabelText('Email')).toHaveValue('maya.okafor@portal.example');
  expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  await fill(user, firstName(), 'nnn');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));

  expect(screen.queryByLabelText('First name')).not.toBeInTheDocument();
  await waitFor(async () => expect(await editButton()).toHaveFocus());
  await user.click(await editButton());
  expect(firstName()).toHaveValue('Maya');
});

test('only names and e-mail can be edited; fields of the employee record are read-only', async () => {
  const { user } = await openProfile();
  await user.click(await editButton());
  expect(within(screen.getByRole('form')).getAllByRole('textbox')).toHaveLength(3);
  expect(screen.getByText('16 Sep 2019', { selector: 'dd' })).toBeVisible();
});

test('Save sends the changed fields, confirms for three seconds, shows the details, and the header is updated [A4.26 A7.12 A8.16]', async () => {
  const sent: unknown[] = [];
  let now = profile();
  const { user } = await typeName(
    [
      answers(UpdateProfileDocument, (variables) => {
        sent.push(variables);
        now = profile({ firstName: 'Ada' });
        server.use(...startsAs(person({ firstName: 'Ada' })));
        return { updateProfile: now };
      }),
    ],
    () => now,
  );
  await fill(user, screen.getByLabelText('Last name'), ' ');
  await user.click(save());

  expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
  expect(toastStore.read().map(({ duration }) => duration)).toEqual([3000]);
  expect(sent).toEqual([{ input: { firstName: 'Ada' } }]);
  await waitFor(async () => expect(await editButton()).toHaveFocus());
  expect(screen.getByText('Ada', { selector: 'dd' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('link', { name: /Ada Okafor/ })).toBeVisible());
});

test('a form that was left open does not undo changes made in another tab', async () => {
  let now = profile();
  const sent: unknown[] = [];
  const { user } = await typeName(
    [
      answers(UpdateProfileDocument, ({ input }) => {
        sent.push(input);
        now = profile({ ...now, firstName: 'Ada' });
        return { updateProfile: now };
      }),
    ],
    () => now,
  );
  now = profile({ lastName: 'Lovelace' });
  await user.click(save());
  expect(await screen.findByText('Lovelace', { selector: 'dd' })).toBeVisible();
  expect(sent).toEqual([{ firstName: 'Ada' }]);
});

test('a refusal appears under its field, and the typed text is kept [A8.15]', async () => {
  const text = 'A user with this email already exists.';
  const { user } = await typeName([
    answers(UpdateProfileDocument, () => refusal('BAD_USER_INPUT', text, { email: [text] })),
  ]);
  await user.click(save());
  await waitFor(() =>
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(`You sign in with it. ${text}`),
  );
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  expect(firstName()).toHaveValue('Ada');
});

describe('a new address', () => {
  const typeAddress = async (handlers: readonly RequestHandler[]) => {
    const portal = await openProfile({ handlers });
    await portal.user.click(await editButton());
    expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
    await portal.user.clear(screen.getByLabelText('Email'));
    await fill(portal.user, screen.getByLabelText('Email'), 'maya@portal.example');
    return portal;
  };
  const email = 'maya@portal.example';

  test('asks for the present password; a wrong one is refused under its field and can be corrected', async () => {
    const sent: unknown[] = [];
    const { user } = await typeAddress([
      answers(UpdateProfileDocument, (variables) => {
        sent.push(variables.input);
        if (sent.length === 1)
          return refusal('BAD_USER_INPUT', 'Wrong password.', { currentPassword: ['Wrong password.'] });
        return { updateProfile: profile({ email: 'maya@portal.example' }) };
      }),
    ]);
    await fill(user, screen.getByLabelText('Current password'), 'wrong');
    await user.click(save());
    await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveFocus());
    expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(/Wrong password\.$/);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await fill(user, screen.getByLabelText('Current password'), '!');
    expect(screen.queryByText('Wrong password.')).not.toBeInTheDocument();
    await user.click(save());
    await editButton();
    expect(sent).toEqual([
      { email, currentPassword: 'wrong' },
      { email, currentPassword: 'wrong!' },
    ]);
  });

  test('is sent without a password if none was typed, and no password is sent for the unchanged address', async () => {
    const sent: unknown[] = [];
    const { user } = await typeAddress([
      answers(UpdateProfileDocument, (variables) => {
        sent.push(variables.input);
        return { updateProfile: profile() };
      }),
    ]);
    await user.click(save());
    await user.click(await editButton());
    await fill(user, screen.getByLabelText('Email'), 'x');
    await fill(user, screen.getByLabelText('Current password'), 'secret');
    await user.clear(screen.getByLabelText('Email'));
    await fill(user, screen.getByLabelText('Email'), 'Maya.Okafor@portal.example ');
    await user.click(save());
    await editButton();
    expect(sent).toEqual([{ email }, { email: 'Maya.Okafor@portal.example' }]);
  });
});

test('without an answer the message of the page is shown, and the typed text is kept [A8.15]', async () => {
  const { user } = await typeName([answers(UpdateProfileDocument, () => HttpResponse.error())]);
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update profile');
  expect(firstName()).toHaveValue('Ada');
});

test('empty names and an invalid address are refused before the form is sent', async () => {
  const { user } = await openProfile();
  await user.click(await editButton());
  await user.clear(firstName());
  await user.clear(screen.getByLabelText('Email'));
  await fill(user, screen.getByLabelText('Email'), 'maya');
  await user.click(save());
  expect(await screen.findByText('Enter your first name')).toBeVisible();
  expect(screen.getByText('Enter a valid email address.')).toBeVisible();
  await waitFor(() => expect(firstName()).toHaveFocus());
});

test('a person who leaves the page with unsaved changes finds them there again, in the open form', async () => {
  const { user, router } = await typeName();
  await act(() => router.navigate('/home'));
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  await act(() => router.navigate('/profile'));
  expect(await screen.findByText('What you entered before is still here.')).toBeVisible();
  expect(firstName()).toHaveValue('Ada');

  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await act(() => router.navigate('/home'));
  await act(() => router.navigate('/profile'));
  expect(await editButton()).toBeVisible();
});
