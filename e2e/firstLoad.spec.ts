import type { AccountName } from './support/people.js';
import { expect, test } from './support/portalTest.js';
import { routePaths, sights } from './support/looks/sights.js';

/** The limits of a screen until its data shows; `web/delivery.ts` checks every build against the same bytes. */
const most = { requests: 30, kilobytes: 240, signInKilobytes: 185 };

interface Load {
  requests: number;
  /** Of compressed scripts. */
  bytes: number;
}

/**
 * Records the loaded files in the frame in which the data shows: later ones are still loading then. It runs in the
 * page, because a check from outside would be too late.
 */
const noteFirstLoad = `(() => {
  const inSight = (element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top < innerHeight && bottom > 0;
  };
  const look = () => {
    const isBusy = [...document.querySelectorAll('[aria-busy="true"], [data-skeleton]')].some(inSight);
    if (isBusy || !document.querySelector('h1')) return requestAnimationFrame(look);
    const came = performance.getEntriesByType('resource');
    const scripts = came.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    const bytes = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    window.firstLoad = { requests: came.length + 1, bytes };
  };
  requestAnimationFrame(look);
})()`;

/** The account whose pictures show a path. */
const accountOf = (path: string): AccountName | null =>
  sights.find((sight) => sight.path.split('?')[0] === path)?.as ?? null;

for (const account of new Set(routePaths.map(accountOf)))
  test.describe(account ?? 'a visitor', () => {
    test.use({ account });

    test('shows the data of a screen after at most 30 requests and 240 kB of scripts', async ({ page }) => {
      test.slow();
      await page.addInitScript({ content: noteFirstLoad });
      const tooMuch: string[] = [];
      for (const path of routePaths.filter((one) => accountOf(one) === account)) {
        await page.goto(path);
        const noted = () => page.evaluate<Load | null>('window.firstLoad ?? null');
        await expect.poll(noted, `data of ${path}`).not.toBeNull();
        const load = (await noted()) ?? { requests: 0, bytes: 0 };
        const kilobytes = path === '/login' ? most.signInKilobytes : most.kilobytes;
        if (load.requests > most.requests || load.bytes > kilobytes * 1000)
          tooMuch.push(`${path}: ${String(load.requests)} requests, ${String(load.bytes)} bytes of scripts`);
      }
      expect(tooMuch).toEqual([]);
    });
  });
