import type { Page } from '@playwright/test';
import { ask, chat, chatBox, chatButton, openAssistant, vpn } from './support/areas/assistant.js';
import { onCalls } from './support/graphCalls.js';
import { widths } from './support/looks/looks.js';
import { expect, test } from './support/portalTest.js';
import { enter } from './support/signInPage.js';
import { employ } from './support/areas/timeTracking.js';

/** What has the keyboard: its name, and how much of it is in sight, looked at in nine places. */
const focused = (page: Page) =>
  page.evaluate<{ name: string; seen: number; isInside: boolean } | null>(`(() => {
  const at = document.activeElement;
  if (!at || at === document.body) return null;
  const { left, top, width, height } = at.getBoundingClientRect();
  const thirds = [0.1, 0.5, 0.9];
  const points = thirds.flatMap((x) => thirds.map((y) => document.elementFromPoint(left + width * x, top + height * y)));
  return {
    name: at.getAttribute('aria-label') ?? at.textContent.trim(),
    seen: points.filter((point) => at.contains(point)).length,
    isInside: at.closest('[role="dialog"]') !== null,
  };
})()`);

/** Goes once around the page by Tab. */
async function goAround(page: Page) {
  const stops: NonNullable<Awaited<ReturnType<typeof focused>>>[] = [];
  for (let presses = 0; presses < 35; presses += 1) {
    await page.keyboard.press('Tab');
    // An element out of sight is scrolled in the next frame.
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
    const stop = await focused(page);
    if (stop) stops.push(stop);
  }
  return stops;
}

test('on a phone the focus never goes behind the panel, and Escape returns it to the button (WCAG 2.4.11)', async ({
  page,
  api,
}) => {
  await page.setViewportSize({ width: widths.phone, height: 844 });
  await enter(page, await employ(api));
  await openAssistant(page);
  await expect(chatBox(page)).toBeFocused();
  const stops = await goAround(page);
  expect(stops.filter(({ isInside }) => !isInside)).toEqual([]);
  expect(new Set(stops.map(({ name }) => name)).size).toBeGreaterThan(4);
  await page.keyboard.press('Escape');
  await expect(chat(page)).toHaveCount(0);
  await expect(chatButton(page)).toBeFocused();
});

for (const [width, height] of [
  [widths.tablet, 768],
  [widths.desk, 900],
] as const) {
  test(`at ${String(width)} px no focused element is beneath the panel, and Escape closes the panel from anywhere (WCAG 2.4.11)`, async ({
    page,
    api,
  }) => {
    await page.setViewportSize({ width, height });
    await enter(page, await employ(api));
    await openAssistant(page);
    const stops = await goAround(page);
    expect(stops.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Privacy', 'Terms', 'Support', 'Sign out']),
    );
    expect(stops.filter(({ seen }) => seen === 0)).toEqual([]);
    await page.getByRole('contentinfo').getByRole('button', { name: 'Support' }).focus();
    await page.keyboard.press('Escape');
    await expect(chat(page)).toHaveCount(0);
    await expect(chatButton(page)).toBeFocused();
  });
}

for (const [name, width, height] of [
  ['a phone on its side', 844, 390],
  ['a page four times as large', 360, 225],
] as const) {
  test(`in ${name} the answer can be read and the box, full of text, is in the window, even after a failure [A2.103 A8.11]`, async ({
    page,
    api,
    watch,
  }) => {
    watch.allow(/status of 500/);
    await page.setViewportSize({ width, height });
    await enter(page, await employ(api));
    await openAssistant(page);
    await ask(page, vpn);
    await chatBox(page).fill('line\n'.repeat(30));
    await expect(chatBox(page)).toBeInViewport({ ratio: 1 });
    const log = await chat(page).getByRole('log').boundingBox();
    expect(log?.height).toBeGreaterThanOrEqual(80);
    await onCalls(page, ['SendChatMessage'], (route) => route.fulfill({ status: 500 }));
    await ask(page, 'Once more');
    await expect(chat(page).getByRole('alert')).toBeAttached();
    await expect(chatBox(page)).toBeFocused();
    await expect(chatBox(page)).toBeInViewport({ ratio: 0.9 });
    await chat(page).getByRole('button', { name: 'Retry' }).focus();
    await expect(chat(page).getByRole('button', { name: 'Retry' })).toBeInViewport({ ratio: 0.9 });
  });
}
