import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectGoodLooks } from './support/looks/looks.js';
import { expect, test } from './support/portalTest.js';

test.use({ account: 'hr' });

const heads = 'First name,Last name,Email,Job title,Manager';

async function choose(page: Page, name: string, rows: readonly string[]): Promise<void> {
  const buffer = Buffer.from([heads, ...rows, ''].join('\r\n'));
  await page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'text/csv', buffer });
}

test(
  'HR imports a team: a row with an error stops the whole file and shows the reason; the corrected file imports everyone',
  { tag: '@apart' },
  async ({ page }) => {
    test.slow(); // accounts, records and sign-ins are made one after the other
    const key = String(randomInt(1e6));
    const [lead, member] = [`lead${key}@portal.example`, `member${key}@portal.example`];
    const team = [`Rosa,Import${key},${lead},Team Lead,`, `Otto,Import${key},${member},Engineer,${lead}`];
    await page.goto('/hr/employees');
    await page.getByRole('button', { name: 'Import CSV' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import employees' });

    await choose(page, 'broken.csv', [...team, `Ida,Import${key},ida at home,Engineer,`]);
    const problem = dialog.getByRole('row').filter({ hasText: 'Enter a valid email address.' });
    await expect(problem).toContainText('4');
    await expectGoodLooks(page);
    await dialog.getByRole('button', { name: 'Remove broken.csv' }).click();

    await choose(page, 'team.csv', team);
    await dialog.getByRole('button', { name: 'Import 2 people' }).click();
    await expect(dialog.getByText('2 people imported')).toBeVisible({ timeout: 60_000 });
    await dialog.getByRole('button', { name: 'Close' }).last().click();

    await page.getByRole('searchbox', { name: 'Search employees' }).fill(`Import${key}`);
    await page.getByRole('link', { name: `Otto Import${key}` }).click();
    await expect(page.getByRole('dialog').getByText(`Rosa Import${key}`)).toBeVisible();
  },
);
