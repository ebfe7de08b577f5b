import { expect, test } from './support/portalTest.js';

test.describe('an employee', () => {
  test.use({ account: 'employee' });

  test('reads what a call takes and tries it, which needs no other host than the portal', async ({
    page,
  }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).host !== new URL(page.url()).host)
        elsewhere.push(request.url());
    });
    await page.goto('/api/docs/');
    await expect(page).toHaveTitle('REST reference · Unified Corporate Portal');
    await page.getByRole('textbox', { name: /filter/i }).fill('Organisation');
    await page
      .getByRole('button', { name: /\/api\/core\/departments\// })
      .first()
      .click();
    await page.getByRole('button', { name: 'Try it out' }).click();
    await page.getByRole('button', { name: 'Execute', exact: true }).click();
    await expect(page.locator('.live-responses-table')).toContainText('"count":');
    expect(elsewhere).toEqual([]);

    await page.getByRole('link', { name: 'Back to the portal' }).click();
    await expect(page).toHaveURL('/home');
  });
});

test('a stranger is asked to sign in first', async ({ page }) => {
  await page.goto('/api/docs/');
  await expect(page.getByRole('heading', { name: 'Sign in to read the REST reference' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/login');
});
