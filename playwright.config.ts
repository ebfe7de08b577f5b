import { defineConfig, devices } from '@playwright/test';
import type { PortalOptions } from './e2e/support/portalTest.js';
import { findBrowser } from './scripts/lib/browser.mjs';

// The stack under test is started by `npm test` and named by BASE_URL. By hand: `npm start`, then `npm run e2e`.
const baseURL = process.env.BASE_URL ?? 'http://localhost:4000';

export default defineConfig<PortalOptions>({
  testDir: './e2e',
  outputDir: './test-results/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL,
    // Where the portal under test leaves its mail.
    dataDir: process.env.DATA_DIR ?? '.data',
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: (await findBrowser()) ?? undefined,
      args: [
        // Chromium's sandbox does not work for root.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'] } }],
});
