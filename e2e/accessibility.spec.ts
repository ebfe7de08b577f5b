import { onCalls } from './support/graphCalls.js';
import { expectAccessible, expectGoodLooks } from './support/looks/looks.js';
import { register } from './support/people.js';
import { expect, test } from './support/portalTest.js';
import { card, figure, toast } from './support/shell.js';
import { signInForm, submitSignIn } from './support/signInPage.js';

// Each screen is looked at light and dark, at 1440 and 390 px, and must not scroll sideways at 1024 either.
test('everyone can use the front page', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectGoodLooks(page);
});

test('everyone can use the sign-in page', async ({ page }) => {
  await page.goto('/login');
  await expect(signInForm(page).submit).toBeVisible();
  await expectGoodLooks(page);
});

test('everyone can use the sign-in page after a refusal, and the refusal is announced', async ({ page }) => {
  await page.goto('/login');
  await submitSignIn(page, { email: 'nobody@portal.example', password: 'Wrong-Anchor-1' });
  await expect(signInForm(page).panel).toBeVisible();
  await expect(toast(page, 'Authentication failed')).toBeVisible();
  await expect(page.getByRole('log', { name: 'Errors' })).toHaveAttribute('aria-live', 'assertive');
  // A toast stays while it is pointed at.
  await toast(page, 'Authentication failed').hover();
  await expectGoodLooks(page);
});

test('everyone can use the forgotten-password view', async ({ page }) => {
  await page.goto('/login?view=forgot');
  await expect(page.getByRole('heading', { name: 'Forgot password?' })).toBeVisible();
  await expectGoodLooks(page);
});

test('everyone can use the view for choosing a new password', async ({ page }) => {
  await page.goto('/login?reset=made-up');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectGoodLooks(page);
});

test('a new employee can use the screen of the forced password change', async ({ page, api }) => {
  const person = await register(api, {
    firstName: 'Maximiliana-Theodora',
    lastName: 'Featherstonehaugh-Cholmondeley-Montgomery',
  });
  await page.goto('/login');
  await submitSignIn(page, person);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectGoodLooks(page);
});

test.describe('an administrator', () => {
  test.use({ account: 'admin' });

  test('can use the home page', async ({ page }) => {
    await page.goto('/home');
    await expect(figure(card(page, 'IT Help Desk'), 'Open tickets')).toHaveText(/\d/);
    await expect(figure(card(page, 'Learning Hub'), 'Courses')).toHaveText(/\d/);
    await expectGoodLooks(page);
  });

  test('can use the home page without any figures', async ({ page, watch }) => {
    watch.allow(/status of 500/);
    await onCalls(page, ['EmployeeFigures', 'LearningFigures'], (route) => route.fulfill({ status: 500 }));
    await page.goto('/home');
    await expect(figure(card(page, 'Learning Hub'), 'Courses')).toHaveText('N/A');
    await expectGoodLooks(page);
  });
});

test.describe('an analyst', () => {
  test.use({ account: 'analyst' });
  // Made by GraphiQL: its text editor and its tabs with a button inside.
  const foreign = ['.monaco-editor', '.graphiql-tab'];

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`can use the area around the editor of the explorer, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto('/explorer');
      await expect(page.locator('.graphiql-query-editor')).toContainText('query PeopleByDepartment');
      await expectAccessible(page, foreign);
      await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
      await expect(page.locator('.graphiql-plugin')).toContainText('Query');
      await expectAccessible(page, foreign);
    });
  }
});

test.describe('an employee', () => {
  test.use({ account: 'employee' });

  test('can use the denial screen', async ({ page }) => {
    // The way home by itself, after some seconds, would end the look at the screen.
    await page.addInitScript(
      '{ const start = window.setTimeout; window.setTimeout = (work, wait) => start(work, wait >= 5000 ? 2 ** 30 : wait); }',
    );
    await page.goto('/analytics');
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    await expectGoodLooks(page);
  });

  test('can use the refusal of the explorer', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/explorer');
    await expect(page.getByRole('heading', { name: 'Insufficient Permissions' })).toBeVisible();
    await expectGoodLooks(page);
  });
});
