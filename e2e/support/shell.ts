import type { Locator, Page } from '@playwright/test';

/** A toast by its title. */
export const toast = (page: Page, title: string): Locator =>
  page
    .getByRole('region', { name: 'Notifications' })
    .locator('[data-tone]')
    .filter({ has: page.getByText(title, { exact: true }) });

export const header = (page: Page): Locator => page.getByRole('banner');

export const signOutButton = (page: Page): Locator => page.getByRole('button', { name: 'Sign out' });

/** One of the entrances on the home page. */
export const card = (page: Page, name: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** A figure by the label it is under. */
export const figure = (scope: Locator, label: string): Locator =>
  scope
    .locator('dl > div')
    .filter({ has: scope.page().locator('dt', { hasText: new RegExp(`^${label}$`) }) })
    .locator('dd');

/** What the browser keeps for the portal, both storages together. */
export const keptInBrowser = (page: Page): Promise<Record<string, string>> =>
  page.evaluate('({ ...localStorage, ...sessionStorage })');

/** The sign-in that the browser keeps. */
export const keptToken = async (page: Page): Promise<string | undefined> =>
  (await keptInBrowser(page))['portal.token'];

/** Stops the clock of the page, a minute from now: from then on time goes by only as far as the test says. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(await page.evaluate<number>('Date.now() + 60_000'));
}
