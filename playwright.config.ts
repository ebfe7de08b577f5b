import { defineConfig, devices } from '@playwright/test';
import type { PortalOptions } from './e2e/support/portalTest.js';
import { findBrowser } from './scripts/lib/browser.mjs';

// Six processes get the journeys that can differ there, marked @apart, and those of a process that is away,
// marked @outage, which come last because they disturb the others.
const isApart = process.env.PROCESSES === 'six';
// `npm run pictures` draws every screen and proves nothing.
const isDrawn = process.env.PICTURES === '1';
const desktop = devices['Desktop Chrome'];

// The stack under test is started by `npm test` and named by BASE_URL. By hand: `npm start`, then `npm run
// e2e`.
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
    // Where a test plays the video service. By hand: `VIDEO_HOSTS=http://127.0.0.1:4791 npm start`.
    videoHost: process.env.VIDEO_HOSTS ?? 'http://127.0.0.1:4791',
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    // Playwright waits for animations to finish.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every test costs a fifth of the time.
    trace: 'on-first-retry',
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
  projects: isDrawn
    ? [{ name: 'pictures', grep: /@pictures/, use: desktop }]
    : isApart
      ? [
          { name: 'apart', grep: /@apart/, use: desktop },
          { name: 'outage', grep: /@outage/, dependencies: ['apart'], use: desktop },
        ]
      : [{ name: 'chromium', grepInvert: /@outage|@pictures/, use: desktop }],
});
