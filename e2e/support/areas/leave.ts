import { expect, type Locator, type Page } from '@playwright/test';
import type { PortalApi, RestPage } from '../portalApi.js';

/** What someone types into the form. Dates are YYYY-MM-DD. */
export interface AskedLeave {
  title: string;
  type: 'Sick Leave' | 'Personal Leave' | 'Unpaid Leave';
  first: string;
  last: string;
  description: string;
  reason: string;
}

export const flu: AskedLeave = {
  title: 'Flu',
  type: 'Sick Leave',
  first: '2031-03-10',
  last: '2031-03-14',
  description: 'In bed',
  reason: 'The doctor says so',
};

export const leaveDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'New leave request' });

/** The row of the table that shows the request. */
export const leaveRow = (page: Page, title: string): Locator =>
  page
    .getByRole('table', { name: 'Leave requests' })
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: title, exact: true }) });

/** Opens the form and fills it in; nothing is sent. */
export async function fillLeave(
  page: Page,
  { title, type, first, last, description, reason }: AskedLeave,
): Promise<Locator> {
  await page.getByRole('button', { name: 'New Leave Request' }).click();
  const dialog = leaveDialog(page);
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByRole('button', { name: /Leave type/ }).click();
  await page.getByRole('option', { name: type }).click();
  await dialog.getByLabel('First day').fill(first);
  await dialog.getByLabel('Last day').fill(last);
  await dialog.getByLabel('Description').fill(description);
  await dialog.getByLabel('Reason').fill(reason);
  return dialog;
}

export async function sendLeave(page: Page): Promise<void> {
  await leaveDialog(page).getByRole('button', { name: 'Submit request' }).click();
}

/** A request as REST has it. */
export interface RestLeave extends Record<string, unknown> {
  id: number;
  title: string;
  status: string;
  supporting_document: string | null;
}

const ROOT = '/api/tickets/leave-requests/';
export const askByRest = (api: PortalApi, token: string, given: Record<string, unknown>) =>
  api.post<RestLeave>(token, ROOT, {
    title: 'Rest',
    description: 'Days off',
    leave_type: 'personal',
    reason: 'Rest',
    ...given,
  });

/** The one request of that title that the token's owner sees. */
export async function findByRest(api: PortalApi, token: string, title: string): Promise<RestLeave> {
  const { body } = await api.get<RestPage<RestLeave>>(token, `${ROOT}?search=${encodeURIComponent(title)}`);
  const found = body.results.filter((request) => request.title === title);
  expect(found).toHaveLength(1);
  return found[0] as RestLeave;
}
