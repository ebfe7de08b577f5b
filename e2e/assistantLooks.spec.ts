import type { Locator } from '@playwright/test';
import { ask, chat, chatButton, openAssistant, vpn } from './support/areas/assistant.js';
import { expectGoodLooks, setWidth, widths } from './support/looks/looks.js';
import { hire } from './support/people.js';
import { expect, test } from './support/portalTest.js';
import { enter } from './support/signInPage.js';
import { employ } from './support/areas/timeTracking.js';
import { dock, startTracker, timer } from './support/areas/tracker.js';

test('the assistant looks good and is accessible, empty, answered and with its article', async ({
  page,
  api,
}) => {
  await enter(page, await employ(api));
  await openAssistant(page);
  await expectGoodLooks(page);
  await ask(page, vpn);
  await expectGoodLooks(page);
  await chat(page).getByRole('list', { name: 'Sources' }).getByRole('button').first().click();
  await expect(page.getByRole('dialog').last().getByText('Cisco Secure Client').first()).toBeVisible();
  await expectGoodLooks(page);
});

for (const [name, width] of [
  ['a desk', widths.desk],
  ['an upright tablet', widths.upright],
  ['a phone', widths.phone],
] as const) {
  test(`on ${name} the button is beside the tracker and covers neither it nor the footer, and the panel does not cover the tracker`, async ({
    page,
    api,
  }) => {
    await setWidth(page, width);
    await enter(page, await employ(api));
    await startTracker(page, 'Write the quarterly report for the board and everyone else');
    await page.evaluate('window.scrollTo(0, document.documentElement.scrollHeight)');
    const [button, tracker, link] = await Promise.all(
      [
        chatButton(page),
        timer(page).locator('..'),
        page.getByRole('contentinfo').getByRole('button', { name: 'Support' }),
      ].map(boxOf),
    );
    expect(tracker!.x + tracker!.width).toBeLessThan(button!.x);
    expect(Math.abs(middleOf(tracker!) - middleOf(button!))).toBeLessThanOrEqual(2);
    expect(link!.y + link!.height).toBeLessThan(button!.y);
    expect(button!.x + button!.width).toBeLessThanOrEqual(width);
    const content = await boxOf(page.getByRole('main'));
    if (width !== widths.phone) expect(content.x + content.width).toBeLessThan(button!.x);

    await chatButton(page).click();
    const panel = await boxOf(chat(page));
    if (width === widths.phone) expect([panel.x, panel.width]).toEqual([0, width]);
    else {
      expect(panel.y + panel.height).toBeLessThan((await boxOf(timer(page))).y);
      await dock(page).getByRole('button', { name: 'Pause' }).click();
      await expect(dock(page).getByRole('button', { name: 'Resume' })).toBeVisible();
    }
  });
}

test('for a person without a tracker, because they have no employment, the button does not cover the footer on a phone either', async ({
  page,
  api,
}) => {
  await setWidth(page, widths.phone);
  await enter(page, await hire(api));
  await expect(chatButton(page)).toBeVisible();
  await expect(dock(page)).toHaveCount(0);
  const link = page.getByRole('contentinfo').getByRole('button', { name: 'Support' });
  // What arrives late makes the page longer, so its foot is scrolled to again.
  await expect(async () => {
    await page.evaluate('window.scrollTo(0, document.documentElement.scrollHeight)');
    const [button, foot] = await Promise.all([chatButton(page), link].map(boxOf));
    expect(foot!.y + foot!.height).toBeLessThan(button!.y);
  }).toPass({ timeout: 20_000 });
});

test.describe('an administrator', () => {
  test.use({ account: 'admin' });

  test('has no part of the home page under the button on a phone, at any scroll position', async ({
    page,
  }) => {
    await setWidth(page, widths.phone);
    await page.goto('/home');
    const { x, y, width, height } = await boxOf(chatButton(page));
    const below = `[${String(x)}, ${String(x + width - 1)}].flatMap((x) => [${String(y)}, ${String(y + height - 1)}]
      .map((y) => document.elementsFromPoint(x, y).find((one) => !one.closest('button'))?.dataset.chatStrip))`;
    for (const place of [0, 120, 240]) {
      await page.evaluate(`window.scrollTo(0, ${String(place)})`);
      expect(await page.evaluate(below)).toEqual(['', '', '', '']);
    }
  });
});

async function boxOf(locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return box;
}

const middleOf = ({ y, height }: { y: number; height: number }): number => y + height / 2;
