import type { Page } from '@playwright/test';
import type { BrowserWatch } from './support/browserWatch.js';
import { cutStream, onCalls, operationOf } from './support/graphCalls.js';
import { accounts } from './support/people.js';
import { expect, test } from './support/portalTest.js';
import { card, header, keptInBrowser, keptToken, signOutButton, toast } from './support/shell.js';
import { signIn, signInForm, submitSignIn } from './support/signInPage.js';

test.use({ account: 'employee' });

const { employee, hr } = accounts;

/**
 * A page that asks nothing by itself: its own questions are answered, the late ones of the tracker and the bell too,
 * and the stream, which would tell it of a session that ends, does not come through.
 */
async function openQuietPage(page: Page, watch: BrowserWatch): Promise<void> {
  await cutStream(page, watch);
  const late = ['TrackingSession', 'UnreadNotifications'].map((name) =>
    page.waitForResponse((response) => operationOf(response.request()) === name),
  );
  await page.goto('/learning/ai-assistant');
  await expect(header(page)).toContainText(employee.fullName);
  await Promise.all(late);
}

async function openHome(page: Page): Promise<void> {
  await page.goto('/home');
  await expect(header(page)).toContainText(employee.fullName);
}

test('a session survives a reload and is valid in a new tab [A4.2, A9.3]', async ({ page, context }) => {
  await openHome(page);
  await page.reload();
  await expect(header(page)).toContainText(employee.fullName);
  await expect(page).toHaveURL('/home');

  const tab = await context.newPage();
  await openHome(tab);
});

test('a session that ended elsewhere is reported at the next start, and the way back is remembered [A2.22, A2.33, A4.3, A4.5, A8.6]', async ({
  page,
  api,
  watch,
}) => {
  await openQuietPage(page, watch);
  await api.post((await keptToken(page)) ?? null, '/api/auth/logout/');

  await page.reload();
  await expect(toast(page, 'Session expired')).toContainText('Please log in again');
  await expect(page).toHaveURL('/login');
  expect(await keptToken(page)).toBeUndefined();

  await submitSignIn(page, employee);
  await expect(page).toHaveURL('/learning/ai-assistant');
});

test(
  'a session that ended elsewhere is noticed by the next call of an open page',
  { tag: '@apart' },
  async ({ page, api, watch }) => {
    await openQuietPage(page, watch);
    await api.post((await keptToken(page)) ?? null, '/api/auth/logout/');

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
    await expect(toast(page, 'Session expired')).toContainText('Please log in again');
    await expect(page).toHaveURL('/login');
    await submitSignIn(page, employee);
    await expect(page).toHaveURL('/home');
  },
);

test(
  'an open page is notified that its session was ended elsewhere',
  { tag: '@apart' },
  async ({ page, api }) => {
    const stream = page.waitForResponse('**/stream');
    await openHome(page);
    await stream;
    await api.post((await keptToken(page)) ?? null, '/api/auth/logout/');

    await expect(toast(page, 'Session expired')).toContainText('Please log in again');
    await expect(page).toHaveURL('/login');
  },
);

test('signing out says so, ends the session and leaves no data of the person behind [A4.3, A8.7]', async ({
  page,
  api,
}) => {
  await page.goto('/learning/ai-assistant');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(card(page, 'Employee Portal')).toBeVisible();
  const token = (await keptToken(page)) ?? '';
  await signOutButton(page).click();

  await expect(toast(page, 'Logged out')).toContainText('You have been successfully logged out');
  await expect(page).toHaveURL('/login');
  expect((await api.get(token, '/api/auth/profile/')).status).toBe(401);
  const left = `${JSON.stringify(await keptInBrowser(page))} ${await page.content()}`;
  for (const trace of [
    token,
    employee.email,
    employee.fullName,
    employee.firstName,
    employee.department,
    'Employee',
  ])
    expect(left).not.toContain(trace);

  await page.goBack();
  await expect(signInForm(page).submit).toBeVisible();
  expect(await page.content()).not.toContain(employee.firstName);
});

test('when the portal cannot end the session, the person is still signed out in the browser and warned [A8.8]', async ({
  page,
  watch,
}) => {
  watch.allow(/status of 500/);
  await openHome(page);
  await onCalls(page, ['SignOut'], (route) => route.fulfill({ status: 500 }));
  await signOutButton(page).click();

  await expect(toast(page, 'Logout warning')).toContainText(
    'There was an issue logging out, but you have been signed out locally',
  );
  await expect(page).toHaveURL('/login');
  expect(await keptToken(page)).toBeUndefined();
});

test('signing out in one tab signs out the other', async ({ page, context }) => {
  await openHome(page);
  const tab = await context.newPage();
  await openHome(tab);

  await signOutButton(tab).click();
  await expect(page).toHaveURL('/login');
  expect(await page.content()).not.toContain(employee.firstName);
});

test('the next person who signs in in the same browser starts at home and sees no data of the one before', async ({
  page,
}) => {
  await page.goto('/learning/ai-assistant');
  await expect(header(page)).toContainText(employee.fullName);
  await signOutButton(page).click();
  await submitSignIn(page, hr);

  await expect(page).toHaveURL('/home');
  await expect(header(page)).toContainText(hr.fullName);
  await expect(card(page, 'HR Management')).toBeVisible();
  expect(await page.content()).not.toContain(employee.firstName);

  await signOutButton(page).click();
  await submitSignIn(page, employee);
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(employee.cards);
  expect(await page.content()).not.toContain(hr.firstName);
});

const sessions = '{ sessions { results { isCurrent createdAt expiresAt } } }';
interface Sessions {
  sessions: { results: { isCurrent: boolean; createdAt: string; expiresAt: string }[] };
}

for (const { remembered, hours, words } of [
  { remembered: false, hours: 12, words: 'twelve hours' },
  { remembered: true, hours: 30 * 24, words: 'thirty days' },
]) {
  test.describe(remembered ? 'remembered' : 'not remembered', () => {
    test.use({ account: null });

    test(`a session ${remembered ? 'with' : 'without'} 'Remember me' lasts ${words} [A2.32, A9.4]`, async ({
      page,
      api,
    }) => {
      await page.goto('/login');
      await signInForm(page).rememberMe.setChecked(remembered);
      await submitSignIn(page, employee);
      await expect(page).toHaveURL('/home');

      const { results } = (await api.graph<Sessions>((await keptToken(page)) ?? null, sessions)).sessions;
      const own = results.find(({ isCurrent }) => isCurrent);
      const life = Date.parse(own?.expiresAt ?? '') - Date.parse(own?.createdAt ?? '');
      expect(life / 3_600_000).toBeCloseTo(hours, 1);

      await signOutButton(page).click();
      await expect(signInForm(page).rememberMe).toBeChecked({ checked: remembered });
    });
  });
}

test.describe('a stored token that was never valid', () => {
  test.use({ account: null });

  test('is deleted with the message of an expired session [A4.5, A8.6]', async ({ page }) => {
    await signIn(page, employee);
    await page.evaluate("localStorage.setItem('portal.token', 'made-up')");
    await page.goto('/home');

    await expect(toast(page, 'Session expired')).toContainText('Please log in again');
    await expect(page).toHaveURL('/login');
    expect(await keptToken(page)).toBeUndefined();
  });
});
