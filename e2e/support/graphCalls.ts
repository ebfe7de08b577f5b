import type { BrowserContext, Page, Request, Route } from '@playwright/test';
import type { BrowserWatch } from './browserWatch.js';

/** Name of the operation that a request to the graph carries; null for any other request. */
export function operationOf(request: Request): string | null {
  if (request.method() !== 'POST' || new URL(request.url()).pathname !== '/graphql') return null;
  return (request.postDataJSON() as { operationName?: string } | null)?.operationName ?? null;
}

/** Puts `answer` in the place of the portal's answer to these operations; the others go through. */
export async function onCalls(
  where: Page | BrowserContext,
  operations: readonly string[],
  answer: (route: Route) => unknown,
): Promise<void> {
  await where.route('**/graphql', async (route) => {
    const operation = operationOf(route.request());
    if (operation !== null && operations.includes(operation)) await answer(route);
    else await route.fallback();
  });
}

/** Delays these requests. @returns a function that releases them, and all later ones */
export async function holdCalls(page: Page, operations: readonly string[]): Promise<() => void> {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((open) => (release = open));
  await onCalls(page, operations, async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}

/** The five calls of the home page [A7.58]. */
export const homeCalls = [
  'EmployeeFigures',
  'ItFigures',
  'LearningFigures',
  'DepartmentFigures',
  'TicketFigures',
];

/** The page hears nothing by itself: what it shows stays out of date until it asks. */
export async function cutStream(page: Page, watch: BrowserWatch): Promise<void> {
  watch.allow(/ERR_FAILED/);
  await page.route('**/stream', (route) => route.abort());
}
