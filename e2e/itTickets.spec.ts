import { randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expectGoodLooks } from './support/looks/looks.js';
import { accounts, hire } from './support/people.js';
import { expect, test } from './support/portalTest.js';
import { toast } from './support/shell.js';
import { enter } from './support/signInPage.js';

const path = '/it/tickets';

const row = (page: Page, title: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) });

for (const who of ['employee', 'manager', 'hr'] as const)
  test.describe(who, () => {
    test.use({ account: who });
    test('is denied the tickets of IT [A2.9 C1.1 C2.3]', async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'IT tickets', exact: true })).toHaveCount(0);
    });
  });

test("IT Staff find a colleague's ticket, answer, move and delete it [C1.4 C2.28 C2.30 C2.32 C2.35 C4.26 C7.5 C7.7 C7.8 C7.9 C8.4 C8.5 C8.6]", async ({
  page,
  api,
}) => {
  test.slow();
  const person = await hire(api, { firstName: 'Ole', lastName: `Lund${randomInt(1e6)}` });
  const title = `No connection of ${person.fullName}`;
  const token = await api.signIn(person.email, person.password);
  const made = await api.post<{ id: number }>(token, '/api/tickets/it-support/', {
    title,
    description: 'Since this morning.',
    issue_type: 'Network',
    affected_system: 'VPN client',
    impact_level: 'critical',
  });
  expect(made.status).toBe(201);

  await enter(page, accounts.it, '/it');
  await page.getByRole('link', { name: 'IT Tickets' }).first().click();
  await expect(page).toHaveTitle('IT Ticket Management · Unified Corporate Portal');
  await page.getByRole('searchbox', { name: 'Search tickets' }).fill(person.fullName);
  await expect(row(page, title)).toContainText('Network');
  await expect(row(page, title)).toContainText('Critical');
  await page.getByRole('tab', { name: /^Resolved/ }).click();
  await expect(page.getByText('No tickets found')).toBeVisible();
  await page.getByRole('tab', { name: /^Open/ }).click();

  await row(page, title).getByRole('link').click();
  const panel = page.getByRole('dialog', { name: title });
  await expect(panel).toContainText('No responses yet');
  await panel.getByLabel('Response').fill('The gateway is back. Please try again.');
  await panel.getByRole('button', { name: 'Send response' }).click();
  await expect(toast(page, 'Response added successfully')).toBeVisible();
  await panel.getByRole('button', { name: 'Update status' }).click();
  const status = page.getByRole('dialog', { name: 'Update Ticket Status' });
  await status.getByRole('button', { name: /New status$/ }).click();
  await page.getByRole('option', { name: 'Waiting', exact: true }).click();
  await status.getByRole('button', { name: 'Update status' }).click();
  await expect(toast(page, 'Ticket status updated successfully')).toBeVisible();
  await expect(panel).toContainText('Waiting');
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: /^All Tickets/ }).click();
  await expect(row(page, title)).toContainText('Waiting');

  const read = await api.get(token, `/api/tickets/general/${made.body.id}/`);
  expect(read.body).toMatchObject({ status: 'waiting_response' });

  await row(page, title)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this ticket?' });
  await question.getByRole('button', { name: 'Delete ticket' }).click();
  await expect(toast(page, 'Ticket deleted successfully')).toBeVisible();
  await expect(row(page, title)).toHaveCount(0);
  expect((await api.get(token, `/api/tickets/general/${made.body.id}/`)).status).toBe(404);
});

test.describe('looks', () => {
  test.use({ account: 'it' });
  test('the list and the details of a ticket look right at every width and theme, and are accessible', async ({
    page,
    api,
  }) => {
    test.slow();
    // A ticket of this test: other journeys delete tickets of the list.
    const token = await api.signIn(accounts.employee.email, accounts.employee.password);
    const title = `Dark screen ${String(randomInt(1e6))}`;
    const made = await api.post<{ id: number }>(token, '/api/tickets/it-support/', {
      title,
      description: 'Since this morning.',
      issue_type: 'Hardware',
    });
    expect(made.status).toBe(201);
    await page.goto(path);
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
    await expectGoodLooks(page);
    await page.goto(`${path}?ticket=${String(made.body.id)}`);
    const panel = page.getByRole('dialog', { name: title });
    await expect(panel.getByText('History and comments')).toBeVisible();
    await expectGoodLooks(page);
  });
});
