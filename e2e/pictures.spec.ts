import { accounts } from './support/people.js';
import { setWidth, widths } from './support/looks/looks.js';
import { expect, test } from './support/portalTest.js';
import { routePaths, sights } from './support/looks/sights.js';

const folder = 'test-results/pictures';

test('every screen of the route table has a picture @pictures', () => {
  const drawn = sights.map(({ path }) => path.split('?')[0]);
  expect(routePaths.filter((path) => !drawn.includes(path))).toEqual([]);
  expect(sights.filter(({ as }) => as && !(as in accounts))).toEqual([]);
});

/** The home page as the landing page shows it, and as it does on phones. */
const products = {
  product: { viewport: { width: 1440, height: 864 } },
  'product-phone': { viewport: { width: 390, height: 520 }, deviceScaleFactor: 2 },
};

for (const [name, window] of Object.entries(products))
  test.describe(name, () => {
    // In the zone of the demo organization, so that no note tells of another one.
    test.use({ account: 'admin', timezoneId: 'America/Los_Angeles', ...window });

    test('is drawn as the landing page shows it @pictures', async ({ page }) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.goto('/home');
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('[aria-busy="true"], [data-skeleton]')).toHaveCount(0);
        await expect(page.getByText('...', { exact: true })).toHaveCount(0);
        await page.screenshot({ path: `${folder}/${name}${colorScheme === 'dark' ? '-dark' : ''}.png` });
      }
    });
  });

for (const { name, path, as = null, press = [], row = false, over = false } of sights)
  test.describe(name, () => {
    test.use({ account: as });

    test('is drawn at three widths, light and dark @pictures', async ({ page }) => {
      test.slow();
      for (const [size, width] of Object.entries(widths)) {
        await setWidth(page, width);
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (row) await page.locator('[data-opens-row]').first().click();
        for (const button of press) await page.getByRole('button', { name: button }).first().click();
        const isOver = over || row || press.length > 0;
        if (isOver) await expect(page.getByRole('dialog').first()).toBeVisible();
        await expect(page.locator('[aria-busy="true"], [data-skeleton]')).toHaveCount(0);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
          // A dialog is over the window; a page is shown to its end.
          await page.screenshot({ path: `${folder}/${name}-${size}-${colorScheme}.png`, fullPage: !isOver });
        }
      }
    });
  });
