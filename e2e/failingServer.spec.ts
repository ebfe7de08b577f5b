import { homeCalls, holdCalls, onCalls } from './support/graphCalls.js';
import { expectGoodLooks } from './support/looks/looks.js';
import { accounts } from './support/people.js';
import { expect, test } from './support/portalTest.js';
import { card, figure, header, keptToken, signOutButton, toast } from './support/shell.js';
import { signInForm, submitSignIn } from './support/signInPage.js';

const everyLabel = [
  'Active employees',
  'New this month',
  'Departments',
  'Pending approvals',
  'Open tickets',
  'Courses',
  'Certifications',
];

test.describe('on the home page', () => {
  test.use({ account: 'admin' });

  for (const { status, words } of [
    { status: 500, words: 'fails' },
    { status: 503, words: 'is overloaded' },
  ]) {
    test(`when the portal ${words}, the page is shown and its figures read N/A [A7.59]`, async ({
      page,
      watch,
    }) => {
      watch.allow(new RegExp(`status of ${status}`));
      await onCalls(page, homeCalls, (route) => route.fulfill({ status }));
      await page.goto('/home');

      const cards = page.getByRole('article');
      await expect(cards.getByRole('heading')).toHaveText(accounts.admin.cards);
      // An overloaded portal is asked several times first.
      for (const label of everyLabel)
        await expect(figure(cards, label)).toHaveText('N/A', { timeout: 30_000 });
      await expect(figure(cards, 'Average response')).toHaveText('2.3 hrs');
      await expect(header(page)).toContainText(accounts.admin.fullName);
    });
  }

  test('when one of the five calls fails, the others still show their figures [A7.58, A7.59]', async ({
    page,
    watch,
  }) => {
    watch.allow(/status of 500/);
    await onCalls(page, ['LearningFigures'], (route) => route.fulfill({ status: 500 }));
    await page.goto('/home');

    await expect(figure(card(page, 'Learning Hub'), 'Courses')).toHaveText('N/A');
    await expect(figure(card(page, 'Employee Portal'), 'Active employees')).toHaveText(/^[\d,]+$/);
    await expect(figure(card(page, 'HR Management'), 'Departments')).toHaveText(/^\d+$/);
  });

  test('while the portal does not answer, the page can be used and signed out of', async ({ page }) => {
    await holdCalls(page, homeCalls);
    await page.goto('/home');

    const cards = page.getByRole('article');
    for (const label of everyLabel) await expect(figure(cards, label)).toHaveText('...');
    await signOutButton(page).click();
    await expect(toast(page, 'Logged out')).toBeVisible();
    await expect(page).toHaveURL('/login');
  });

  test('a call that fails for a moment is repeated, and the person sees no error [A9.2]', async ({
    page,
    watch,
  }) => {
    watch.allow(/status of 503/);
    let failures = 2;
    await onCalls(page, ['DepartmentFigures'], (route) =>
      failures-- > 0 ? route.fulfill({ status: 503 }) : route.fallback(),
    );
    await page.goto('/home');
    await expect(figure(card(page, 'HR Management'), 'Departments')).toHaveText(/^\d+$/);
  });
});

test.describe('when the page starts', () => {
  test.use({ account: 'hr' });

  test("without the person's roles they are still signed in, with the cards of everyone [A4.6, A6.4]", async ({
    page,
    watch,
  }) => {
    watch.allow(/status of 500/);
    await onCalls(page, ['OwnRoles'], (route) => route.fulfill({ status: 500 }));
    await page.goto('/home');

    await expect(header(page)).toContainText(accounts.hr.fullName);
    await expect(page.getByRole('article').getByRole('heading')).toHaveText([
      'Employee Portal',
      'Learning Hub',
    ]);
  });

  test('a portal that is down signs nobody out: the page says so once, and loads when the portal is back [A4.5, A9.2]', async ({
    page,
    watch,
  }) => {
    watch.allow(/status of 503/);
    let isAway = true;
    await page.route('**/graphql', (route) => (isAway ? route.fulfill({ status: 503 }) : route.fallback()));
    await page.goto('/profile');

    await expect(page.getByRole('heading', { name: 'The portal cannot be reached' })).toBeVisible();
    await expectGoodLooks(page);
    expect(await keptToken(page)).toBeDefined();
    isAway = false;
    await expect(page.getByRole('heading', { name: 'Profile Settings' })).toBeVisible();
    await expect(page).toHaveURL('/profile');
  });

  test('a connection that is lost during work is reported, and the missing data is loaded when it is back', async ({
    page,
    watch,
  }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED/);
    await page.goto('/profile');
    await expect(page.getByRole('heading', { name: 'Profile Settings' })).toBeVisible();
    await page.route('**/graphql', (route) => route.abort('internetdisconnected'));
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
    const sentence = page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: 'The portal cannot be reached' });
    await expect(sentence.first()).toContainText('You stay signed in.', { timeout: 30_000 });
    await expect(figure(page.getByRole('article'), 'Courses')).toHaveText('N/A');
    expect(await keptToken(page)).toBeDefined();

    await page.unroute('**/graphql');
    await expect(figure(page.getByRole('article'), 'Courses')).toHaveText(/\d/, { timeout: 30_000 });
    await expect(sentence).toHaveCount(0);
  });
});

test('signing in without a connection says so, keeps the typed text, and works once the connection is back [A8.2, A8.9]', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/login');
  const form = signInForm(page);
  // The first input fetches the part that shows toasts.
  await form.email.click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();
  await context.setOffline(true);
  await submitSignIn(page, accounts.employee);

  await expect(form.panel).toContainText('An unexpected error occurred');
  await expect(toast(page, 'Login failed')).toContainText('An unexpected error occurred');
  await expect(form.password).toHaveValue(accounts.employee.password);
  await context.setOffline(false);
  await form.submit.click();
  await expect(page).toHaveURL('/home');
});

test('an answer without a body is reported with its status [A8.2, A8.10]', async ({ page, watch }) => {
  watch.allow(/status of 502/);
  await onCalls(page, ['SignIn'], (route) => route.fulfill({ status: 502, body: '' }));
  await page.goto('/login');
  await submitSignIn(page, accounts.employee);

  await expect(toast(page, 'Login failed')).toContainText('HTTP 502: Bad Gateway');
  await expect(signInForm(page).panel).toContainText('HTTP 502: Bad Gateway');
});

test.describe('a screen that fails to render', () => {
  test.use({ account: 'it' });

  test.beforeEach(({ watch }) =>
    watch.allow(/ERR_FAILED|Failed to fetch dynamically imported module|error occurred|Minified React error/),
  );

  test('is replaced by a screen with buttons to reload and to go home [A2.20]', async ({ page }) => {
    await page.goto('/home');
    await expect(card(page, 'IT Help Desk')).toBeVisible();
    await page.route('**/assets/AnalyticsPage-*.js', (route) => route.abort());
    await page.goto('/analytics');

    await expect(page.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeVisible();
    await page.getByRole('button', { name: 'Go to Home' }).click();
    await expect(card(page, 'IT Help Desk')).toBeVisible();

    await page.goto('/analytics');
    await expect(page.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeVisible();
    await page.unroute('**/assets/AnalyticsPage-*.js');
    await page.getByRole('button', { name: 'Reload Page' }).click();
    await expect(page.getByRole('heading', { name: 'Analytics', level: 1 })).toBeVisible();
  });

  for (const isDebug of [true, false]) {
    test(`${isDebug ? 'tells' : 'does not tell'} the details ${isDebug ? 'in' : 'outside of'} debug mode [A2.21]`, async ({
      page,
    }) => {
      await page.route('/analytics', async (route) => {
        const shell = await route.fetch();
        await route.fulfill({
          response: shell,
          body: (await shell.text()).replace(/"debug":(true|false)/, `"debug":${isDebug}`),
        });
      });
      await page.route('**/assets/AnalyticsPage-*.js', (route) => route.abort());
      await page.goto('/analytics');

      await expect(page.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeVisible();
      await expect(page.getByText('Failed to fetch dynamically imported module')).toHaveCount(
        isDebug ? 1 : 0,
      );
    });
  }
});
