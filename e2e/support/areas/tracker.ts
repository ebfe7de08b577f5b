import { expect, type BrowserContext, type Locator, type Page, type Request } from '@playwright/test';
import { holdCalls, operationOf } from '../graphCalls.js';
import type { PortalApi } from '../portalApi.js';

/** The tracker that floats on every page. */
export const dock = (page: Page): Locator => page.getByRole('region', { name: 'Time tracker' });

export const timer = (page: Page): Locator => dock(page).getByRole('timer');

/** Opens the form and fills it in; nothing is sent. */
export async function fillTracker(page: Page, task: string): Promise<void> {
  await dock(page).getByRole('button', { name: 'Track time' }).click();
  const form = page.getByRole('dialog', { name: 'Track time' });
  await form.getByRole('button', { name: /Project/ }).click();
  await page.getByRole('option', { name: 'Training' }).click();
  await form.getByLabel('Task').fill(task);
}

export const pressStart = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Start', exact: true }).click();

export async function startTracker(page: Page, task: string): Promise<void> {
  await fillTracker(page, task);
  await pressStart(page);
  await expect(timer(page)).toBeVisible();
}

/** Starts on all of them before one is answered, which would take the form of another tab away. */
export async function startAtOnce(pages: readonly Page[]): Promise<void> {
  const letGo = await Promise.all(pages.map((page) => holdCalls(page, ['StartTracking'])));
  for (const page of pages) await pressStart(page);
  for (const release of letGo) release();
}

/** The seconds on the screen. */
export async function shownSeconds(page: Page): Promise<number> {
  const [hours = 0, minutes = 0, seconds = 0] = (await timer(page).innerText()).split(':').map(Number);
  return hours * 3600 + minutes * 60 + seconds;
}

/** Counts how often an operation leaves the browser. */
export function countCalls(context: BrowserContext, operation: string): { count: () => number } {
  let count = 0;
  context.on('request', (request) => {
    if (operationOf(request) === operation) count += 1;
  });
  return { count: () => count };
}

/** A time entry as the graph has it. */
export interface TrackedEntry {
  project: string;
  taskDescription: string;
  clockInTime: string | null;
  clockOutTime: string | null;
  hoursWorked: string;
  notes: string | null;
}

/** One's own entries of the last days. */
export async function ownEntries(api: PortalApi, token: string): Promise<TrackedEntry[]> {
  const { timeEntries } = await api.graph<{ timeEntries: { results: TrackedEntry[] } }>(
    token,
    '{ timeEntries(mine: true) { results { project taskDescription clockInTime clockOutTime hoursWorked notes } } }',
  );
  return timeEntries.results;
}

/** A session that began elsewhere, just now. */
export async function startElsewhere(api: PortalApi, token: string, task: string): Promise<void> {
  const input = { id: crypto.randomUUID(), project: 'Training', task };
  await api.graph(token, 'mutation($input: StartTrackingInput!) { startTracking(input: $input) { id } }', {
    input,
  });
}

/** Hands in one's present week, also while its work is being tracked. */
export async function handInWeek(api: PortalApi, token: string): Promise<void> {
  const { openCurrentTimesheet } = await api.graph<{ openCurrentTimesheet: { id: number } }>(
    token,
    'mutation { openCurrentTimesheet { id } }',
  );
  await api.graph(token, 'mutation($id: Int!) { submitTimesheet(id: $id) { id } }', openCurrentTimesheet);
}

/** The message about a session that was stopped right after its start. */
export const stoppedAtOnce = /^Time tracking stopped\. Session: 0\.0\d hours logged$/;
export const press = (page: Page, name: 'Pause' | 'Resume' | 'Stop') =>
  dock(page).getByRole('button', { name }).click();

/** The instants with which a stop was sent. */
export const spanOf = (request: Request): { startTime: string; stopTime: string } =>
  (request.postDataJSON() as { variables: { input: { startTime: string; stopTime: string } } }).variables
    .input;
