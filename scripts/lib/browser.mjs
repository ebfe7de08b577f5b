import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { collect, tool } from './process.mjs';

const names =
  process.platform === 'win32'
    ? ['chrome.exe', 'msedge.exe']
    : ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** Path of a Chromium for the browser tests: the configured one, Playwright's own, or the system's. Null: none. */
export async function findBrowser() {
  const named = process.env.PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH;
  if (named) return existsSync(named) ? named : null;
  const { chromium } = await import('@playwright/test');
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return (
    folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path)) ??
    null
  );
}

/** Gets a Chromium: a download of Playwright's, else Debian's package when root. Says how it went. */
export async function fetchBrowser() {
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const download = await tool('@playwright/test/cli.js', ['install', 'chromium']);
  if (download.ok && (await launches())) return { path: await findBrowser(), output: '' };
  if (!canInstall) return { path: null, output: download.output };
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await collect('apt-get', ['update'], { env });
  // A download that does not start lacks system libraries; without one Debian's own browser brings them.
  const debian = download.ok
    ? await tool('@playwright/test/cli.js', ['install-deps', 'chromium'], { env })
    : await collect('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'], {
        env,
      });
  return {
    path: (await launches()) ? await findBrowser() : null,
    output: `${download.output}\n${debian.output}`,
  };
}

async function launches() {
  const { chromium } = await import('@playwright/test');
  const executablePath = await findBrowser();
  if (!executablePath) return false;
  try {
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}
