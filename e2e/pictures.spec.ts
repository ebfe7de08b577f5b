import { readFileSync } from 'node:fs';
import { accounts, type AccountName } from './support/people.js';
import { setWidth, widths } from './support/looks.js';
import { expect, test } from './support/portalTest.js';

/** A screen, or a state of one, that is worth a picture. */
interface Sight {
  /** Name of its files. */
  name: string;
  path: string;
  /** The demo account that looks; without one nobody is signed in. */
  as?: AccountName;
  /** Buttons that are pressed first, by their names. */
  press?: string[];
  /** Opens the first row of the list. */
  row?: boolean;
  /** The address opens something over the page. */
  over?: boolean;
}

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const sights = JSON.parse(read('./support/pictures.json')) as Sight[];
const folder = 'test-results/pictures';

test('every screen of the route table has a picture @pictures', () => {
  const paths = [...read('../web/app/routes.tsx').matchAll(/ path: '([^']+)'/g)].map(([, path]) => path);
  const drawn = sights.map(({ path }) => path.split('?')[0]);
  expect(paths.filter((path) => !drawn.includes(path))).toEqual([]);
  expect(sights.filter(({ as }) => as && !(as in accounts))).toEqual([]);
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
          // A dialog stands over the window; a page is shown to its end.
          await page.screenshot({ path: `${folder}/${name}-${size}-${colorScheme}.png`, fullPage: !isOver });
        }
      }
    });
  });
