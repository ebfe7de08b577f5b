import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

/** Widths at which every screen has to work. */
export const widths = { phone: 390, upright: 768, tablet: 1024, desk: 1440 } as const;

export async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: width === widths.phone ? 844 : 900 });
}

/** What reaches beyond the right edge of a page that scrolls sideways, outermost first; nothing where it does not. */
const sticksOut = `(() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const found = [...document.querySelectorAll('body *')].filter((one) => one.getBoundingClientRect().right > clientWidth);
  const name = (one) => one.tagName + ' ' + (one.getAttribute('aria-label') ?? one.textContent ?? '').slice(0, 40);
  const parts = found.slice(0, 12).map((one) => name(one) + ' ends at ' + Math.round(one.getBoundingClientRect().right));
  return ['page of ' + scrollWidth + ' in ' + clientWidth, ...parts];
})()`;

/** Nothing is wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate<string[]>(sticksOut), 'what sticks out sideways').toEqual([]);
}

/** axe finds nothing; a finding is reported with its rule and place. */
export async function expectAccessible(page: Page, without: string[] = []): Promise<void> {
  const builder = without.reduce(
    (axe, selector) => axe.exclude(selector),
    new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'], preload: false }),
  );
  const { violations } = await builder.analyze();
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}\n${failureSummary ?? ''}`,
    ),
  );
  expect(findings).toEqual([]);
}

/**
 * The screen as it is, light and dark, on a desk and on a phone; and on no width does it scroll sideways.
 */
export async function expectGoodLooks(page: Page, without: string[] = []): Promise<void> {
  test.slow(); // four whole inspections of a screen
  for (const width of [widths.desk, widths.phone]) {
    await setWidth(page, width);
    await expectNoSidewaysScroll(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await expectAccessible(page, without);
    }
  }
  for (const width of [widths.upright, widths.tablet]) {
    await setWidth(page, width);
    await expectNoSidewaysScroll(page);
  }
}
