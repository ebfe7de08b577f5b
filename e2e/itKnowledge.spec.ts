import { randomInt } from 'node:crypto';
import { accounts, hire } from './support/people.js';
import { expect, test } from './support/portalTest.js';
import { toast } from './support/shell.js';
import { enter } from './support/signInPage.js';
import { fillTicket, ticketDialog, ticketRow } from './support/areas/tickets.js';

const article = 'Using the VPN from home';

test('a colleague who writes a ticket gets the matching article as a suggestion; IT answers, links it and resolves the ticket; the colleague reads it, and the article lists the ticket [C1.4 C1.5 C2.34 C2.45 C4.18 C7.7 C7.8 C8.4 C8.5]', async ({
  page,
  api,
  openOtherBrowser,
}) => {
  test.slow(); // a whole story in two browsers
  const person = await hire(api, { firstName: 'Jonas', lastName: `Weber${randomInt(1e6)}` });
  const title = `No VPN for ${person.fullName}`;

  await enter(page, person, '/employee/tickets');
  const form = ticketDialog(page);
  await fillTicket(page, {
    title,
    description: 'The VPN from home does not connect.',
    category: 'IT Support',
  });
  const offer = form.getByRole('region', { name: 'Articles that may help' });
  await offer.getByRole('button', { name: article }).click();
  const read = page.getByRole('dialog', { name: article });
  await expect(read.getByRole('heading', { name: article })).toBeVisible();
  await read.getByRole('button', { name: 'Close' }).click();
  await expect(read).toHaveCount(0);
  await form.getByRole('button', { name: 'Create ticket' }).click();
  await expect(toast(page, 'Ticket created successfully!')).toBeVisible();

  const other = await openOtherBrowser();
  await enter(other, accounts.it, `/it/tickets?search=${encodeURIComponent(person.fullName)}`);
  await other.getByRole('link', { name: title, exact: true }).click();
  const panel = other.getByRole('dialog', { name: title });
  await panel.getByLabel('Response').fill('This article has all the steps.');
  await panel.getByText('Link an article').click();
  await panel.getByRole('combobox', { name: 'Article' }).fill('vpn home');
  await other.getByRole('option', { name: new RegExp(`^${article}`) }).click();
  await panel.getByRole('button', { name: 'Send response' }).click();
  await expect(toast(other, 'Response added successfully')).toBeVisible();
  await panel.getByRole('button', { name: 'Update status' }).click();
  const status = other.getByRole('dialog', { name: 'Update Ticket Status' });
  await status.getByRole('button', { name: /New status$/ }).click();
  await other.getByRole('option', { name: 'Resolved', exact: true }).click();
  await status.getByRole('button', { name: 'Update status' }).click();
  await expect(toast(other, 'Ticket status updated successfully')).toBeVisible();

  await page.goto('/employee/tickets?tab=resolved');
  await ticketRow(page, title).getByRole('link', { name: title }).click();
  const mine = page.getByRole('dialog', { name: title });
  await expect(mine).toContainText('This article has all the steps.');
  await mine.getByRole('link', { name: article }).click();
  const opened = page.getByRole('dialog', { name: article });
  await expect(opened.getByRole('heading', { name: article })).toBeVisible();
  await expect(opened.getByText('Views', { exact: true })).toBeVisible();
  await expect(opened.getByRole('region', { name: 'Tickets that link it' })).toHaveCount(0);

  await panel.getByRole('link', { name: article }).click();
  const known = other.getByRole('dialog', { name: article }).getByRole('region', {
    name: 'Tickets that link it',
  });
  await known.getByRole('link', { name: title }).click();
  await expect(other.getByRole('dialog', { name: title })).toContainText('This article has all the steps.');
});
