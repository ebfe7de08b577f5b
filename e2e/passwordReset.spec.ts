import type { Page } from '@playwright/test';
import { mailsTo, resetPathIn } from './support/mailbox.js';
import { hire, newcomer } from './support/people.js';
import { expect, test } from './support/portalTest.js';
import { toast } from './support/shell.js';
import { signInForm, submitSignIn } from './support/signInPage.js';

const newPassword = 'Velvet-Harvest-64';

async function setPassword(page: Page, password: string, confirmation = password): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password').fill(confirmation);
  await page.getByRole('button', { name: 'Change password' }).click();
}

test(
  'a person who forgot the password gets a link by mail, chooses another and signs in with it; the link works once [A7.10]',
  { tag: '@apart' },
  async ({ page, api, dataDir }) => {
    const person = await hire(api);
    const elsewhere = await api.signIn(person.email, person.password);
    expect((await api.post(null, '/api/auth/forgot-password/', { email: person.email })).status).toBe(200);

    const path = async () =>
      (await mailsTo(dataDir, person.email)).map(resetPathIn).find((link) => link !== null) ?? '';
    await expect.poll(path, 'the link in the mail').toMatch(/^\/login\?reset=/);
    const link = await path();
    await page.goto(link);
    await setPassword(page, newPassword, 'Something-Else-9');
    await expect(page.getByRole('alert')).toHaveText('New passwords do not match');
    await setPassword(page, 'Short-1');
    await expect(page.getByRole('alert')).toHaveText('New password must be at least 8 characters long');
    await setPassword(page, newPassword);

    await expect(toast(page, 'Password changed successfully!')).toBeVisible();
    await expect(page).toHaveURL('/login');
    expect((await api.get(elsewhere, '/api/auth/profile/')).status).toBe(401);
    await submitSignIn(page, person);
    await expect(signInForm(page).panel).toContainText('Authentication Failed');
    await submitSignIn(page, { ...person, password: newPassword });
    await expect(page).toHaveURL('/home');

    await page.goto(link);
    await setPassword(page, 'Another-Try-55');
    await expect(page.getByRole('alert')).toHaveText('Invalid or expired token.');
  },
);

test('an address without an account gets the same answer and no mail', async ({ api, dataDir }) => {
  const [known, stranger] = [await hire(api), newcomer()];
  const answer = async (email: string) => {
    const { status, body } = await api.post(null, '/api/auth/forgot-password/', { email });
    return { status, body };
  };
  expect(await answer(stranger.email)).toEqual(await answer(known.email));

  // Mails leave one after the other: when the second has arrived, the first would have.
  await expect
    .poll(async () => (await mailsTo(dataDir, known.email)).some((mail) => resetPathIn(mail) !== null))
    .toBe(true);
  expect(await mailsTo(dataDir, stranger.email)).toEqual([]);
});
