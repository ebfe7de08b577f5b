import type { Route } from '@playwright/test';
import { onCalls, operationOf } from './support/graphCalls.js';
import {
  expectAccessible,
  expectGoodLooks,
  expectNoSidewaysScroll,
  setWidth,
  widths,
} from './support/looks/looks.js';
import { expect, test } from './support/portalTest.js';
import { keptInBrowser, signOutButton, toast } from './support/shell.js';
import { enter } from './support/signInPage.js';
import { employ } from './support/areas/timeTracking.js';
import {
  dock,
  fillTracker,
  handInWeek,
  ownEntries,
  press,
  pressStart,
  shownSeconds,
  spanOf,
  startAtOnce,
  startElsewhere,
  startTracker,
  stoppedAtOnce,
  timer,
} from './support/areas/tracker.js';

const hour = 3600;

// A question that the page still asks when it closes needs no answer.
test.afterEach(async ({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test(
  'tracking is started on the home page, floats on every page, survives a reload, is paused in a second tab and stopped; the entry has its times [A1.10 A4.7 A4.8 A4.9 A4.11 A4.24 A4.25 A8.14]',
  { tag: '@apart' },
  async ({ page, context, api }) => {
    const { token, ...person } = await employ(api);
    await enter(page, person);
    await startTracker(page, 'Write the report');
    await expect(toast(page, 'Started tracking: Training - Write the report')).toBeVisible();
    await expect.poll(() => shownSeconds(page)).toBeGreaterThan(1);

    await page.goto('/employee/leave');
    await expect(timer(page)).toBeVisible();
    await page.reload();
    await expect(timer(page)).toBeVisible();
    expect(await shownSeconds(page)).toBeGreaterThan(1);

    const second = await context.newPage();
    await second.goto('/home');
    await press(second, 'Pause');
    await expect(dock(page).getByRole('button', { name: 'Resume' })).toBeVisible();
    await expect(timer(page)).toHaveText(await timer(second).innerText());
    await press(page, 'Resume');
    await expect(dock(second).getByRole('button', { name: 'Pause' })).toBeVisible();
    await press(page, 'Stop');
    // How long it took is up to the machine.
    await expect(page.getByText(stoppedAtOnce)).toBeVisible();
    await expect(dock(second).getByRole('button', { name: 'Track time' })).toBeVisible();

    const [entry, ...others] = await ownEntries(api, token);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      project: 'Training',
      taskDescription: 'Write the report',
      notes: expect.stringMatching(/^Gross hours: 0\.0\d$/),
    });
    expect([entry?.clockInTime, entry?.clockOutTime]).toEqual([
      expect.stringMatching(/^\d\d:\d\d:\d\d$/),
      expect.stringMatching(/^\d\d:\d\d:\d\d$/),
    ]);
  },
);

test(
  'two tabs and another browser that start at the same time end with one session',
  { tag: '@apart' },
  async ({ page, context, api, openOtherBrowser }) => {
    const { token, ...person } = await employ(api);
    await enter(page, person);
    const tab = await context.newPage();
    await tab.goto('/home');
    const other = await openOtherBrowser();
    await enter(other, person);
    const pages = [page, tab, other];
    for (const [index, one] of pages.entries()) await fillTracker(one, `Task ${index}`);
    await startAtOnce(pages);
    for (const one of pages) await expect(timer(one)).toBeVisible();
    const entries = await ownEntries(api, token);
    expect(entries).toHaveLength(1);
    for (const one of pages)
      await expect(
        dock(one).getByText(`Training – ${entries[0]?.taskDescription}`, { exact: true }),
      ).toBeVisible();
  },
);

test('eight hours of a sleeping device count, to within a second, and the server is asked when the device wakes', async ({
  page,
  api,
}) => {
  await page.clock.install();
  const { token, ...person } = await employ(api);
  await enter(page, person);
  await startTracker(page, 'A night shift');

  // The clock of the server continues while the device sleeps.
  const asked = page.waitForRequest((request) => operationOf(request) === 'TrackingSession');
  await onCalls(page, ['TrackingSession'], (route) => afterHours(route, 8));
  await page.clock.setSystemTime(Date.now() + 8 * hour * 1000);
  await asked;
  await expect(timer(page)).toHaveText(/^08:00:/);

  const before = await shownSeconds(page);
  const { trackingSession } = await api.graph<{ trackingSession: { elapsedSeconds: number } }>(
    token,
    '{ trackingSession { elapsedSeconds } }',
  );
  const after = await shownSeconds(page);
  const passed = trackingSession.elapsedSeconds + 8 * hour;
  expect(before).toBeLessThanOrEqual(passed + 1);
  expect(after).toBeGreaterThanOrEqual(passed - 1);
});

test('a clock that is set back or ahead changes neither the shown nor the sent time', async ({
  page,
  api,
}) => {
  await page.clock.install();
  const { token, ...person } = await employ(api);
  await enter(page, person);
  await startElsewhere(api, token, 'Any time');
  await onCalls(page, ['TrackingSession'], (route) => afterHours(route, 3));
  await page.reload();
  await expect(timer(page)).toHaveText(/^03:00:/);
  for (const hours of [-1, 5]) {
    const answered = page.waitForResponse(
      (response) => operationOf(response.request()) === 'TrackingSession',
    );
    await page.clock.setSystemTime(Date.now() + hours * hour * 1000);
    await answered;
    await expect.poll(() => shownSeconds(page)).toBeLessThan(3 * hour + 60);
    expect(await shownSeconds(page)).toBeGreaterThanOrEqual(3 * hour);
  }
  const sent = page.waitForRequest((request) => operationOf(request) === 'StopTracking');
  await press(page, 'Stop');
  const { startTime, stopTime } = spanOf(await sent);
  const seconds = (Date.parse(stopTime) - Date.parse(startTime)) / 1000;
  expect(seconds).toBeGreaterThanOrEqual(3 * hour);
  expect(seconds).toBeLessThan(3 * hour + 60);
});

test('more than a day cannot be saved and leads to its entry; the session can be discarded, even after the week was submitted [A9.14]', async ({
  page,
  api,
}) => {
  const { token, ...person } = await employ(api);
  await enter(page, person);
  await startElsewhere(api, token, 'Forgotten');
  await handInWeek(api, token);
  await onCalls(page, ['TrackingSession'], (route) => afterHours(route, 25));
  await page.reload();
  await expect(timer(page)).toHaveText(/^25:00:/);
  await expect(dock(page).getByRole('button', { name: 'Stop' })).toHaveCount(0);
  await expect(dock(page).getByRole('link', { name: 'Edit the end of the entry' })).toHaveAttribute(
    'href',
    /^\/employee\/time-tracking\?week=/,
  );
  await expectAccessible(page);
  await dock(page).getByRole('button', { name: 'Discard the session' }).click();
  const question = page.getByRole('alertdialog', { name: 'Discard this work session?' });
  await expect(
    question.getByText(/^The 25\sh(?:\s\d\smin)? that “Training – Forgotten” counted will be lost for good/),
  ).toBeVisible();
  await question.getByRole('button', { name: 'Discard session' }).click();
  await expect(toast(page, 'Work session discarded')).toBeVisible();
  await expect(dock(page).getByRole('button', { name: 'Track time' })).toBeVisible();
  expect(await ownEntries(api, token)).toMatchObject([{ taskDescription: 'Forgotten', clockOutTime: null }]);
});

test('signing out leaves no data of the session in the browser, and signing in shows the session again', async ({
  page,
  api,
}) => {
  const person = await employ(api);
  await enter(page, person);
  await startTracker(page, 'Something private');
  await signOutButton(page).click();
  await expect(page).toHaveURL('/login');
  expect(JSON.stringify(await keptInBrowser(page))).not.toContain('private');

  await enter(page, await employ(api));
  await expect(dock(page).getByRole('button', { name: 'Track time' })).toBeVisible();
  await signOutButton(page).click();
  await expect(page).toHaveURL('/login');
  await enter(page, person);
  await expect(timer(page)).toBeVisible();
});

test('the tracker looks good and is accessible, folded, opened and running, and does not cover the footer', async ({
  page,
  api,
}) => {
  await enter(page, await employ(api));
  await expect(dock(page).getByRole('button', { name: 'Track time' })).toBeVisible();
  await expectGoodLooks(page);
  await fillTracker(page, 'Write the quarterly report for the board and everyone else');
  await expectAccessible(page);
  await pressStart(page);
  await expect(timer(page)).toBeVisible();
  await expectGoodLooks(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('contentinfo').getByRole('button', { name: 'Support' }).scrollIntoViewIfNeeded();
  await page.evaluate('window.scrollTo(0, document.documentElement.scrollHeight)');
  const [link, pill] = await Promise.all([
    page.getByRole('contentinfo').getByRole('button', { name: 'Support' }).boundingBox(),
    timer(page).boundingBox(),
  ]);
  expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThan(pill?.y ?? 0);
});

/** The portal's answer, as it would be this many hours later. */
async function afterHours(route: Route, hours: number): Promise<void> {
  const response = await route.fetch();
  const body = (await response.json()) as {
    data: { trackingSession: { now: string; elapsedSeconds: number } | null };
  };
  const session = body.data.trackingSession;
  if (session) {
    session.now = new Date(Date.parse(session.now) + hours * hour * 1000).toISOString();
    session.elapsedSeconds += hours * hour;
  }
  await route.fulfill({ response, json: body });
}

for (const [name, width] of [
  ['a desk', widths.desk],
  ['a phone', widths.phone],
] as const) {
  test(`on ${name} a running session covers nothing: the page ends above it, and it collapses into the header [A1.10]`, async ({
    page,
    api,
  }) => {
    await setWidth(page, width);
    await enter(page, await employ(api));
    const header = page.getByRole('banner');
    await expect(header.getByRole('button', { name: 'Track time' })).toBeVisible();
    await startTracker(page, 'Write the quarterly report for the board and everyone else');
    await page.goto('/employee/leave');
    await expect(timer(page)).toBeVisible();
    // Once the rows have come, which make the page longer.
    await expect(async () => {
      await page.evaluate('window.scrollTo(0, document.documentElement.scrollHeight)');
      const foot = await dock(page).boundingBox();
      const last = await page.getByRole('contentinfo').boundingBox();
      expect(foot!.y + foot!.height).toBeCloseTo(page.viewportSize()!.height, 0);
      expect(last!.y + last!.height).toBeLessThanOrEqual(foot!.y + 1);
    }).toPass();
    await expectGoodLooks(page);

    await setWidth(page, width);
    await dock(page).getByRole('button', { name: 'Fold into the header' }).click();
    await expect(header.getByRole('timer')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await header.getByRole('button', { name: 'Show the whole tracker' }).click();
    await expect(dock(page).getByRole('button', { name: 'Stop' })).toBeVisible();
  });
}
