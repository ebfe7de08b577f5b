import { expect, type Locator, type Page } from '@playwright/test';
import { operationOf } from '../graphCalls.js';
import { header } from '../shell.js';

/** What happens to a person shows in their browser within a second, without a reload. */
const soon = { timeout: 1_000 };

export const bell = (page: Page): Locator => header(page).getByRole('button', { name: /^Notifications/ });

export const inbox = (page: Page): Locator => page.getByRole('dialog', { name: 'Notifications' });

export const expectUnread = (page: Page, count: number, options = soon): Promise<void> =>
  expect(bell(page)).toHaveAccessibleName(
    count > 0 ? `Notifications, ${String(count)} unread` : 'Notifications',
    options,
  );

/** On the tickets of HR: the ticket of that title gets its last status, and the portal has answered. */
export async function resolve(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Update status' }).click();
  const decision = page.getByRole('dialog', { name: 'Update Ticket Status' });
  await decision.getByRole('button', { name: /New status$/ }).click();
  await page.getByRole('option', { name: 'Resolved', exact: true }).click();
  const decided = page.waitForResponse((answer) => operationOf(answer.request()) === 'UpdateTicketStatus');
  await decision.getByRole('button', { name: 'Update status' }).click();
  await decided;
}
