import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, type RequestHandler } from 'msw';

import {
  CreateAccessTokenDocument,
  OwnAccessTokensDocument,
  PermissionNamesDocument,
  RevokeAccessTokenDocument,
} from '../../../generated/graphql';
import { answers, broken, person, refusal } from '../../../testing/graph';
import { accessToken, openProfile, tokensOf } from '../../../testing/people/profile';
import { interceptNetwork } from '../../../testing/server';

jest.mock('../orgChart/OrgChartSection', () => ({ OrgChartSection: () => null }));
interceptNetwork();

const secret = 'ucp_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa1234567';
const part = async () => within(await screen.findByRole('region', { name: 'Personal access tokens' }));
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Personal access tokens' })).getAllByRole('listitem');

/** The tokens of a person, updated by what is sent. */
function tokens(first = [accessToken(1)]) {
  let own = first;
  const sent: unknown[] = [];
  const handlers: RequestHandler[] = [
    answers(OwnAccessTokensDocument, () => tokensOf(own)),
    answers(PermissionNamesDocument, () => ({
      permissions: {
        results: [
          { id: 1, codename: 'leave.decide', displayName: 'Approve and reject leave requests' },
          { id: 2, codename: 'role.manage', displayName: 'Create roles, grant and revoke them' },
        ],
      },
    })),
    answers(CreateAccessTokenDocument, ({ name, permissions, mayWrite, ...more }) => {
      sent.push({ name, permissions, mayWrite, ...more });
      const made = accessToken(9, { name, permissions: [...permissions], mayWrite });
      own = [made, ...own];
      return { createPersonalAccessToken: { token: secret, personalAccessToken: made } };
    }),
    answers(RevokeAccessTokenDocument, ({ id }) => {
      sent.push({ id });
      own = own.filter((one) => one.id !== id);
      return { revokePersonalAccessToken: true };
    }),
  ];
  return { handlers, sent };
}

test('a person sees which programs have a token, with permissions and last use', async () => {
  const { handlers } = tokens([
    accessToken(1, { name: 'Payroll', permissions: ['leave.decide'], mayWrite: true }),
    accessToken(2, { name: 'Report', isExpired: true, lastUsedAt: '2026-11-20T17:00:00.000Z' }),
  ]);
  await openProfile({ handlers });
  expect((await rows()).map((row) => row.textContent.replace(/\s/g, ' '))).toEqual([
    'PayrollRead and writeCreated 12 Nov 2026, expires 10 Feb 2027, never usedleave.decideRevoke',
    'ReportExpiredCreated 12 Nov 2026, expired 10 Feb 2027, last used 20 Nov 2026, 09:00No permissions chosenRevoke',
  ]);
});

test('a person without tokens reads that there are none, and a list that cannot be loaded can be loaded again', async () => {
  let works = false;
  const { user } = await openProfile({
    handlers: [answers(OwnAccessTokensDocument, () => (works ? tokensOf([]) : broken()))],
  });
  expect(
    await (await part()).findByText('Failed to load your access tokens. Please try again.'),
  ).toBeVisible();
  works = true;
  await user.click((await part()).getByRole('button', { name: 'Retry' }));
  expect(await (await part()).findByText('You have no personal access tokens.')).toBeVisible();
});

test('a new token has only the selected permissions of the person, and is shown once', async () => {
  const { handlers, sent } = tokens();
  const { user } = await openProfile({ who: person({ roles: ['HR'] }), handlers });
  await user.click((await part()).getByRole('button', { name: 'New token' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New access token' }));
  await user.click(dialog.getByRole('button', { name: 'Create token' }));
  expect(await dialog.findByText('Please enter a name')).toBeVisible();
  expect(sent).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Payroll');
  await user.click(await dialog.findByRole('checkbox', { name: 'Approve and reject leave requests' }));
  expect(
    dialog.queryByRole('checkbox', { name: 'Create roles, grant and revoke them' }),
  ).not.toBeInTheDocument();
  await user.click(dialog.getByRole('radio', { name: /^Read and write/ }));
  await user.click(dialog.getByRole('button', { name: 'Create token' }));
  const shown = within(await screen.findByRole('dialog', { name: 'Your new access token' }));
  expect(shown.getByText(secret)).toBeVisible();
  expect(sent).toEqual([
    { name: 'Payroll', permissions: ['leave.decide'], mayWrite: true, lifetimeDays: 90 },
  ]);
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(shown.getByRole('button', { name: 'Copy' }));
  expect(await shown.findByText('The token is copied.')).toBeInTheDocument();
  expect(copied).toHaveBeenCalledWith(secret);
  await user.click(shown.getByRole('button', { name: 'I have kept it' }));
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  expect(screen.queryByText(secret)).not.toBeInTheDocument();
});

test('a refusal of a new token appears under its field, and the typed text is kept', async () => {
  const text = 'You have an access token with this name.';
  const { user } = await openProfile({
    handlers: [
      answers(CreateAccessTokenDocument, () => refusal('BAD_USER_INPUT', text, { name: [text] })),
      ...tokens().handlers,
    ],
  });
  await user.click((await part()).getByRole('button', { name: 'New token' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New access token' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Program 1');
  await user.click(dialog.getByRole('button', { name: 'Create token' }));
  expect(await dialog.findByText(text)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Program 1');
});

test('a token is revoked after a confirmation; one that could not be revoked stays', async () => {
  let works = false;
  const { handlers, sent } = tokens([accessToken(1), accessToken(2)]);
  const { user } = await openProfile({
    handlers: [
      answers(RevokeAccessTokenDocument, () => (works ? undefined : HttpResponse.error())),
      ...handlers,
    ],
  });
  const revoke = async () => {
    await user.click(await screen.findByRole('button', { name: 'Revoke Program 1' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Revoke this access token?' }));
    await user.click(question.getByRole('button', { name: 'Revoke' }));
    return question;
  };
  const question = await revoke();
  expect(await screen.findByText('Failed to revoke the access token. Please try again.')).toBeVisible();
  works = true;
  await user.click(question.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('Access token revoked')).toBeVisible();
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(sent).toEqual([{ id: 1 }]);
  await waitFor(() => expect(screen.getByRole('region', { name: 'Personal access tokens' })).toHaveFocus());
});
