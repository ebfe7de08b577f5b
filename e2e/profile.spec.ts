import { randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expectGoodLooks } from './support/looks/looks.js';
import { hire } from './support/people.js';
import { expect, test } from './support/portalTest.js';
import { header, toast } from './support/shell.js';
import { enter, submitSignIn } from './support/signInPage.js';

const section = (page: Page, name: string): Locator => page.getByRole('region', { name });

test(
  'a person opens the profile from the header, changes name and address, and signs in with the new address [A2.5 A2.65 A2.66 A4.26 A7.12 A8.16]',
  { tag: '@apart' },
  async ({ page, api }) => {
    const person = await hire(api);
    await enter(page, person);
    await header(page).getByRole('link', { name: person.fullName }).click();
    await expect(page).toHaveTitle('Profile · Unified Corporate Portal');

    const personal = section(page, 'Personal Information');
    await personal.getByRole('button', { name: 'Edit' }).click();
    await personal.getByLabel('First name').fill('Ottilie');
    await personal.getByRole('button', { name: 'Cancel' }).click();
    await expect(personal).toContainText(person.firstName);
    await expect(personal.getByLabel('First name')).toHaveCount(0);

    const email = `ottilie-${randomInt(1e9)}@portal.example`;
    await personal.getByRole('button', { name: 'Edit' }).click();
    await personal.getByLabel('First name').fill('Ottilie');
    await personal.getByLabel('Email').fill('hr@portal.example');
    await personal.getByRole('button', { name: 'Save' }).click();
    await expect(personal.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    await expect(personal.getByLabel('First name')).toHaveValue('Ottilie');
    await personal.getByLabel('Email').fill(email);
    await personal.getByLabel('Current password').fill(person.password);
    await personal.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Profile updated successfully!')).toBeVisible();
    await expect(personal.getByLabel('Email')).toHaveCount(0);
    await expect(header(page)).toContainText('Ottilie Ashgrove');

    await page.getByRole('button', { name: 'Back' }).click();
    await page.waitForURL('**/home');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL('**/login');
    await submitSignIn(page, { email, password: person.password });
    await page.waitForURL('**/home');
  },
);

test(
  'a resume is uploaded, downloaded unchanged, and removed [A2.70 A5.11 A8.16]',
  { tag: '@apart' },
  async ({ page, api }) => {
    const person = await hire(api);
    await enter(page, person, '/profile');
    const choose = async (button: string, name: string, content: string) => {
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: button }).click();
      await (await chooser).setFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(content) });
    };
    await choose('Upload resume', 'cv.zip', 'PK');
    await expect(
      page.getByText('Please select a valid file format (PDF, DOC, DOCX, TXT, RTF)'),
    ).toBeVisible();
    await choose('Upload resume', 'cv.pdf', 'no such thing');
    await expect(section(page, 'Resume').getByRole('alert')).toHaveText(
      'Please select a valid file format (PDF, DOC, DOCX, TXT, RTF)',
    );
    await choose('Upload resume', 'cv.pdf', '%PDF-1.7 ten years at sea');
    await expect(toast(page, 'Profile updated successfully!')).toBeVisible();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download resume' }).click();
    const stream = await (await download).createReadStream();
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).toString()).toBe('%PDF-1.7 ten years at sea');

    await page.getByRole('button', { name: 'Remove resume' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('button', { name: 'Upload resume' })).toBeVisible();
  },
);

test(
  'the password is changed in a form that opens and closes; other devices are signed out [A4.27 A5.20 A5.21 A5.22 A7.15 A8.16]',
  { tag: '@apart' },
  async ({ page, api }) => {
    const person = await hire(api);
    await enter(page, person);
    const elsewhere = await api.signIn(person.email, person.password);
    await page.goto('/profile');
    const password = section(page, 'Password');
    const open = password.getByRole('button', { name: 'Change password' });
    await open.click();
    await expect(password.getByLabel('Current password')).toBeFocused();
    await password.getByRole('button', { name: 'Close' }).click();
    await expect(password.getByLabel('Current password')).toHaveCount(0);
    await open.click();

    const send = async (current: string, next: string, confirmation: string) => {
      await password.getByLabel('Current password').fill(current);
      await password.getByLabel('New password', { exact: true }).fill(next);
      await password.getByLabel('Confirm new password').fill(confirmation);
      await password.getByRole('button', { name: 'Change password' }).click();
    };
    await send(person.password, '', '');
    await expect(password).toContainText('Please fill in all password fields');
    await send(person.password, 'Still-Water-42', 'Still-Water-43');
    await expect(password).toContainText('New passwords do not match');
    await send(person.password, 'short', 'short');
    await expect(password).toContainText('New password must be at least 8 characters long');
    await send('not my password', 'Still-Water-42', 'Still-Water-42');
    await expect(password).toContainText('Wrong password.');
    await send(person.password, 'Still-Water-42', 'Still-Water-42');
    await expect(toast(page, 'Password changed successfully!')).toBeVisible();
    await expect(password.getByLabel('Current password')).toHaveCount(0);
    expect((await api.get(elsewhere, '/api/auth/profile/')).status).toBe(401);
    expect(
      (await api.get(await api.signIn(person.email, 'Still-Water-42'), '/api/auth/profile/')).status,
    ).toBe(200);
  },
);

test.describe('looks', () => {
  test.use({ account: 'manager' });

  test('everyone can use the profile', async ({ page }) => {
    await page.goto('/profile');
    await expect(section(page, 'Account Information')).toContainText('Employee ID');
    await expectGoodLooks(page);
  });
});
