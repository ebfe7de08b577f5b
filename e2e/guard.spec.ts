import { holdCalls } from './support/graphCalls.js';
import { accounts, type AccountName } from './support/people.js';
import { expect, test } from './support/portalTest.js';
import { card } from './support/shell.js';
import { signInForm, submitSignIn } from './support/signInPage.js';

const denial = "You don't have permission to access this page. Required roles: IT Staff, Administrator";

test.describe('an employee', () => {
  test.use({ account: 'employee' });

  test('reads why a page is closed and goes home by a button [A2.25, A2.27, A2.29]', async ({ page }) => {
    await page.goto('/analytics');

    await expect(page.getByRole('heading', { name: 'Access Denied', level: 1 })).toBeVisible();
    await expect(page.getByText(denial, { exact: true })).toBeVisible();
    await expect(page.getByText('Coming soon...')).toHaveCount(0);
    await page.getByRole('button', { name: 'Go to Home' }).click();
    await expect(page).toHaveURL('/home');
    await expect(card(page, 'Employee Portal')).toBeVisible();
  });

  test('is redirected home from a closed page automatically [A2.27]', async ({ page }) => {
    await page.clock.install();
    await page.goto('/analytics');
    await expect(page.getByText(denial, { exact: true })).toBeVisible();

    await page.clock.fastForward('00:10');
    await expect(page).toHaveURL('/home');
  });

  test('is redirected home from an unknown address [A2.14]', async ({ page }) => {
    await page.goto('/no/such/page');
    await expect(page).toHaveURL('/home');
  });

  test("reads 'Loading...' while the portal loads the session [A2.17, A2.31]", async ({ page }) => {
    const release = await holdCalls(page, ['Profile']);
    await page.goto('/home');

    await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
    release();
    await expect(card(page, 'Employee Portal')).toBeVisible();
    await expect(page.getByText('Loading...')).toHaveCount(0);
  });
});

for (const [name, isAllowed] of [
  ['hr', false],
  ['manager', false],
  ['analyst', false],
  ['it', true],
  ['admin', true],
] as [AccountName, boolean][]) {
  test.describe(accounts[name].role, () => {
    test.use({ account: name });

    test(`${isAllowed ? 'may open' : 'is refused at'} /analytics [A2.10]`, async ({ page }) => {
      await page.goto('/analytics');
      if (isAllowed) await expect(page.getByRole('heading', { name: 'Analytics', level: 1 })).toBeVisible();
      else await expect(page.getByText(denial, { exact: true })).toBeVisible();
    });
  });
}

test('a visitor with a deep link signs in first and then gets to the linked page [A2.13, A2.22, A2.33]', async ({
  page,
}) => {
  await page.goto('/learning/ai-assistant');

  await expect(page).toHaveURL('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('link', { name: '← Back to login' }).click();
  await submitSignIn(page, accounts.employee);

  await expect(page).toHaveURL('/learning/ai-assistant');
  await expect(page).toHaveTitle('AI Learning Assistant · Unified Corporate Portal');
  await expect(page.getByRole('heading', { name: 'AI Learning Assistant', level: 1 })).toBeVisible();
  await expect(page.getByText('Coming soon...', { exact: true })).toBeVisible();
});

test('a deep link keeps its query and its fragment', async ({ page }) => {
  await page.goto('/home?from=mail#figures');
  await expect(signInForm(page).submit).toBeVisible();
  await submitSignIn(page, accounts.employee);
  await expect(page).toHaveURL('/home?from=mail#figures');
});

test('a visitor with an unknown address gets to the front page [A2.14]', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('region', { name: 'About' })).toBeVisible();
});
