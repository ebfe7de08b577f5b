import { onCalls, operationOf } from './support/graphCalls.js';
import { expect, test } from './support/portalTest.js';
import { stopTime, toast } from './support/shell.js';
import { enter } from './support/signInPage.js';
import { employ } from './support/areas/timeTracking.js';
import {
  countCalls,
  dock,
  fillTracker,
  ownEntries,
  press,
  pressStart,
  spanOf,
  startElsewhere,
  stoppedAtOnce,
  timer,
} from './support/areas/tracker.js';

// A question that the page still asks when it closes needs no answer.
test.afterEach(async ({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('ten minutes without a connection: pausing works, the stop is stored and sent once, with two tabs open [A4.24 A4.25]', async ({
  page,
  context,
  api,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const { token, ...person } = await employ(api);
  await enter(page, person);
  await startElsewhere(api, token, 'Offline work');
  await page.reload();
  await expect(timer(page)).toBeVisible();
  const second = await context.newPage();
  await second.goto('/employee/leave');
  await expect(timer(second)).toBeVisible();
  const [stops, pauses, resumes] = ['StopTracking', 'PauseTracking', 'ResumeTracking'].map((name) =>
    countCalls(context, name),
  );

  await context.setOffline(true);
  await press(page, 'Pause');
  await expect(
    dock(page).getByText(/^Not sent yet: it will be sent when the connection is back/),
  ).toBeVisible();
  await press(page, 'Resume');
  await press(page, 'Stop');
  await expect(
    dock(page).getByText(/^Stopped, and not saved yet: it will be sent when the connection is back/),
  ).toBeVisible();
  await expect(dock(second).getByText(/^Stopped, and not saved yet/)).toBeVisible();
  expect(stops?.count()).toBe(0);

  await context.setOffline(false);
  await expect(dock(page).getByRole('button', { name: 'Track time' })).toBeVisible();
  await expect(dock(second).getByRole('button', { name: 'Track time' })).toBeVisible();
  await page.reload();
  await expect(dock(page).getByRole('button', { name: 'Track time' })).toBeVisible();
  expect([stops?.count(), pauses?.count(), resumes?.count()]).toEqual([1, 0, 0]);
  const [entry] = await ownEntries(api, token);
  expect(entry).toMatchObject({
    taskDescription: 'Offline work',
    clockOutTime: expect.any(String),
    notes: expect.stringMatching(/^Gross hours: 0\.0\d$/),
  });
});

test('a stop that did not reach the portal is sent after a reload, with the time when it was pressed [A8.13]', async ({
  page,
  context,
  api,
  watch,
}) => {
  watch.allow(/ERR_FAILED|Failed to load resource/);
  const { token, ...person } = await employ(api);
  await enter(page, person);
  await startElsewhere(api, token, 'A long wire');
  await page.reload();
  await expect(timer(page)).toBeVisible();
  await onCalls(page, ['StopTracking'], (route) => route.abort());
  const tried = page.waitForRequest((request) => operationOf(request) === 'StopTracking');
  await press(page, 'Stop');
  const pressed = spanOf(await tried);
  await expect(toast(page, 'Failed to save time entry. Please try again.')).toBeVisible();
  const note = dock(page).getByText(/^Stopped, and not saved yet/);
  await expect(note).toBeVisible();
  const [message, told] = await Promise.all([
    toast(page, 'Failed to save time entry. Please try again.').boundingBox(),
    note.boundingBox(),
  ]);
  expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThan(told?.y ?? 0);

  await page.unroute('**/graphql');
  const stops = countCalls(context, 'StopTracking');
  const sent = page.waitForRequest((request) => operationOf(request) === 'StopTracking');
  await page.reload();
  expect(spanOf(await sent)).toEqual(pressed);
  await expect(page.getByText(stoppedAtOnce)).toBeVisible();
  expect(stops.count()).toBe(1);
  expect(await ownEntries(api, token)).toMatchObject([
    { taskDescription: 'A long wire', clockOutTime: expect.any(String) },
  ]);
});

test('a start without a connection fails immediately and says so, also as the first message of a page [A8.13]', async ({
  page,
  context,
  api,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const { token, ...person } = await employ(api);
  await enter(page, person);
  await page.reload();
  // The page has shown no message yet; what messages need came by itself.
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();
  await fillTracker(page, 'On the train');
  await context.setOffline(true);
  await stopTime(page);
  await pressStart(page);
  await expect(toast(page, 'Failed to start time tracking')).toBeVisible();
  await context.setOffline(false);
  expect(await ownEntries(api, token)).toEqual([]);
});
