import { expect, test } from './support/portalTest.js';

test.describe('an employee', () => {
  test.use({ account: 'employee' });

  test('reads the parameters of a call and tries it, without any host but the portal', async ({
    page,
    baseURL,
  }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== baseURL)
        elsewhere.push(request.url());
    });
    await page.goto('/api/docs/');
    await expect(page).toHaveTitle('REST reference · Unified Corporate Portal');
    await page
      .getByRole('heading', { level: 3 })
      .filter({ has: page.getByRole('link', { name: 'Organisation', exact: true }) })
      .getByRole('button')
      .click();
    await page.getByRole('button', { name: /All departments/ }).click();
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
