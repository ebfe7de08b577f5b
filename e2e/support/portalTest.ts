import { test as base, expect, type Page } from '@playwright/test';
import { watchBrowser, type BrowserWatch } from './browserWatch.js';
import { accounts, type AccountName } from './people.js';
import { createPortalApi, type PortalApi } from './portalApi.js';

/** What the configuration or a spec sets. */
export interface PortalOptions {
  /** Folder in which the portal under test keeps its data, and so its mail. */
  dataDir: string;
  /** Origin on this machine whose videos the portal under test allows in its pages. */
  videoHost: string;
  /** The demo account that is signed in when the test begins; null for none. */
  account: AccountName | null;
}

interface ApiFixtures {
  api: PortalApi;
}

interface BrowserFixtures {
  /** Fails the test when the browser showed what no journey may show. */
  watch: BrowserWatch;
  /** A page in another browser, which shares nothing with `page`, without a sign-in. */
  openOtherBrowser: () => Promise<Page>;
}

/** For tests that need no browser. */
export const apiTest = base.extend<ApiFixtures & PortalOptions>({
  dataDir: ['.data', { option: true }],
  videoHost: ['', { option: true }],
  account: [null, { option: true }],
  api: async ({ baseURL }, use) => use(createPortalApi(baseURL ?? '')),
});

/** For journeys in the browser. */
export const test = apiTest.extend<BrowserFixtures>({
  storageState: async ({ account, baseURL, api }, use) => {
    if (account === null) return use({ cookies: [], origins: [] });
    const value = await api.signIn(accounts[account].email, accounts[account].password);
    await use({
      cookies: [],
      origins: [{ origin: baseURL ?? '', localStorage: [{ name: 'portal.token', value }] }],
    });
  },
  watch: [
    async ({ context, baseURL }, use) => {
      const watch = watchBrowser(context, baseURL ?? '');
      await use(watch);
      expect(await watch.problems()).toEqual([]);
    },
    { auto: true },
  ],
  openOtherBrowser: async ({ browser, baseURL, contextOptions }, use) => {
    const opened: { watch: BrowserWatch; close: () => Promise<void> }[] = [];
    await use(async () => {
      const context = await browser.newContext({ ...contextOptions, baseURL, storageState: undefined });
      opened.push({ watch: watchBrowser(context, baseURL ?? ''), close: () => context.close() });
      return context.newPage();
    });
    for (const { watch, close } of opened) {
      expect(await watch.problems()).toEqual([]);
      await close();
    }
  },
});

export { expect };
