import type { Locator, Page } from '@playwright/test';

/** What someone types into the form. */
export interface AskedTicket {
  title: string;
  description: string;
  category: string;
  /** Left at medium without it. */
  priority?: 'Low' | 'Medium' | 'High' | 'Urgent';
}

export const ticketDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'New ticket' });

export const ticketTable = (page: Page): Locator =>
  page.getByRole('table', { name: /^(Open|Resolved|Rejected) tickets$/ });

/** The row of the table that shows the ticket. */
export const ticketRow = (page: Page, title: string): Locator =>
  ticketTable(page)
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: title, exact: true }) });

/** A tab by its name and its count. */
export const ticketTab = (page: Page, name: string, count: number): Locator =>
  page.getByRole('tab', { name: `${name} ${count}`, exact: true });

/** Opens the form and fills it in; nothing is sent. */
export async function fillTicket(
  page: Page,
  { title, description, category, priority }: AskedTicket,
): Promise<Locator> {
  await page.getByRole('button', { name: 'New Ticket' }).click();
  const dialog = ticketDialog(page);
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByRole('button', { name: /Category/ }).click();
  await page.getByRole('option', { name: category }).click();
  if (priority) {
    await dialog.getByRole('button', { name: /Priority/ }).click();
    await page.getByRole('option', { name: priority }).click();
  }
  await dialog.getByLabel('Description').fill(description);
  return dialog;
}

/** Fills the form in and sends it. */
export async function makeTicket(page: Page, asked: AskedTicket): Promise<void> {
  await fillTicket(page, asked);
  await ticketDialog(page).getByRole('button', { name: 'Create ticket' }).click();
}
