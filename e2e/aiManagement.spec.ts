import { expectGoodLooks } from './support/looks/looks.js';
import { accounts } from './support/people.js';
import { expect, test } from './support/portalTest.js';
import { toast } from './support/shell.js';
import { enter } from './support/signInPage.js';

const path = '/it/ai-management';

for (const who of ['employee', 'manager', 'hr'] as const)
  test.describe(who, () => {
    test.use({ account: who });
    test('is denied the management of the assistant [A2.9 C1.1 C2.2 C6.2]', async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'AI management', exact: true })).toHaveCount(0);
    });
  });

test('IT uploads a document to the demo, edits and deletes it, and nothing is sent [C1.6 C2.48 C2.51 C2.52 C2.53 C2.54 C2.55 C4.36 C4.37]', async ({
  page,
}) => {
  test.slow();
  await enter(page, accounts.it, '/it');
  await page.getByRole('link', { name: 'AI Assistant Management' }).first().click();
  await expect(page).toHaveTitle('AI Assistant Management · Unified Corporate Portal');
  await expect(page.getByText('Online & Active')).toBeVisible();
  await page.getByRole('tab', { name: /^Knowledge Base/ }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Out-of-Office Replies' })).toBeVisible();
  await expectGoodLooks(page);

  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await page.getByRole('button', { name: 'Upload Document' }).click();
  const form = page.getByRole('dialog', { name: 'Upload Document' });
  await form.getByLabel('Title').fill('Badge readers');
  await form
    .getByLabel('File')
    .setInputFiles({ name: 'badges.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await form.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(toast(page, 'Document uploaded')).toBeVisible();
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Badge readers' }) });
  await expect(row).toContainText('Version 1.0');
  await expect(row).toContainText('Processing');

  await row.getByRole('link').click();
  const panel = page.getByRole('dialog', { name: 'Badge readers' });
  await panel.getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Document' });
  await edit.getByLabel('Description').fill('At every door.');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(panel).toContainText('At every door.');
  await expect(row).toContainText('Version 1.1');
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('badges.pdf');
  await panel.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete document' }).click();
  await expect(row).toHaveCount(0);
  await expect(panel).toHaveCount(0);
  expect(sent).toEqual([]);
});
