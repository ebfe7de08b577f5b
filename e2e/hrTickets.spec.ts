import { randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectGoodLooks } from './support/looks/looks.js';
import { accounts, hire } from './support/people.js';
import type { RestPage } from './support/portalApi.js';
import { expect, test } from './support/portalTest.js';
import { toast } from './support/shell.js';
import { enter } from './support/signInPage.js';

const path = '/hr/tickets';

const row = (page: Page, title: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) });

async function chooseOf(page: Page, title: string, action: string): Promise<void> {
  await row(page, title)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}

async function pick(page: Page, dialog: Locator, field: RegExp, option: string): Promise<void> {
  await dialog.getByRole('button', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

for (const who of ['employee', 'it', 'manager'] as const)
  test.describe(who, () => {
    test.use({ account: who });
    test('is denied the tickets of HR [A2.8 A2.29 A6.10 B2.1 B2.2]', async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Tickets', exact: true })).toHaveCount(0);
    });
  });

test(
  'HR creates a ticket of each kind, finds each under its tab, answers, moves and assigns it [B1.7 B2.34 B2.36 B2.37 B2.41 B5.18 B7.27 B7.28 B7.29 B7.30 B7.31 B8.24]',
  { tag: '@apart' },
  async ({ page }) => {
    test.slow(); // a whole story
    const mark = `Lantern${randomInt(1e6)}`;
    await enter(page, accounts.hr, '/hr');
    await page.getByRole('link', { name: 'Ticket Management' }).click();
    await expect(page).toHaveTitle('Ticket Management · Unified Corporate Portal');

    const kinds = [
      { kind: 'General', tab: 'General' },
      { kind: 'Leave request', tab: 'Leave Requests' },
      { kind: 'IT support', tab: 'IT Support' },
      { kind: 'Feedback', tab: 'Feedback' },
    ];
    for (const { kind } of kinds) {
      await page.getByRole('button', { name: 'New Ticket' }).click();
      const form = page.getByRole('dialog', { name: 'Create New Ticket' });
      await form.getByRole('button', { name: 'Create ticket' }).click();
      await expect(form.getByRole('alert')).toContainText('Please fill in all required fields');
      if (kind !== 'General') await pick(page, form, / Type$/, kind);
      await form.getByLabel('Title').fill(`${mark} ${kind}`);
      await form.getByLabel('Description').fill('From the console.');
      if (kind === 'IT support') await form.getByLabel('Issue type').fill('Network');
      if (kind === 'Leave request') {
        // Days that no other run has asked for.
        const day = `${2030 + randomInt(60)}-${10 + randomInt(3)}-${10 + randomInt(18)}`;
        await form.getByLabel('First day').fill(day);
        await form.getByLabel('Last day').fill(day);
      }
      await form.getByRole('button', { name: 'Create ticket' }).click();
      await expect(toast(page, 'Ticket created successfully').first()).toBeVisible();
      await expect(form).toHaveCount(0);
    }

    await page.getByRole('searchbox', { name: 'Search tickets' }).fill(mark);
    await expect(page.getByText('4 tickets', { exact: true })).toBeVisible();
    for (const { kind, tab } of kinds) {
      await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
      await expect(page.getByText('1 ticket', { exact: true })).toBeVisible();
      await expect(row(page, `${mark} ${kind}`)).toContainText(accounts.hr.fullName);
    }
    await page.getByRole('tab', { name: /^All Tickets/ }).click();
    // HR decides nothing about the own leave.
    await row(page, `${mark} Leave request`)
      .getByRole('button', { name: /^Actions for/ })
      .click();
    await expect(page.getByRole('menuitem')).toHaveText(['View details', 'Add response']);
    await page.keyboard.press('Escape');

    const it = `${mark} IT support`;
    await chooseOf(page, it, 'Update status');
    const status = page.getByRole('dialog', { name: 'Update Ticket Status' });
    await status.getByRole('button', { name: 'Update status' }).click();
    await expect(status.getByText('Please select a status')).toBeVisible();
    await pick(page, status, /New status$/, 'Open');
    await status.getByRole('button', { name: 'Update status' }).click();
    await expect(status.getByText('Please select a different status to update')).toBeVisible();
    await pick(page, status, /New status$/, 'In Progress');
    await status.getByRole('button', { name: 'Update status' }).click();
    await expect(toast(page, 'Ticket status updated successfully')).toBeVisible();
    await expect(row(page, it)).toContainText('In Progress');

    await chooseOf(page, it, 'Assign');
    const assign = page.getByRole('dialog', { name: 'Assign Ticket' });
    await assign.getByRole('combobox', { name: 'Assigned to' }).fill(accounts.it.fullName);
    await page.getByRole('option', { name: new RegExp(accounts.it.fullName) }).click();
    await assign.getByRole('button', { name: 'Assign', exact: true }).click();
    await expect(toast(page, 'Ticket assigned successfully')).toBeVisible();
    await expect(row(page, it)).toContainText(`Assigned to ${accounts.it.fullName}`);
  },
);

test('by keyboard alone HR opens an employee’s ticket, replies, adds an internal note that the employee never sees, resolves the ticket and assigns it to themselves [B2.41 B3.78 B7.34 B8.24]', async ({
  page,
  api,
  openOtherBrowser,
}) => {
  test.slow();
  const person = await hire(api, { firstName: 'Lena', lastName: `Brandt${randomInt(1e6)}` });
  const title = `Chair of ${person.fullName} is broken`;
  const token = await api.signIn(person.email, person.password);
  const made = await api.post<{ id: number }>(token, '/api/tickets/general/', {
    title,
    description: 'The left leg.',
  });
  expect(made.status).toBe(201);

  await enter(page, accounts.hr, `${path}?search=${encodeURIComponent(person.fullName)}`);
  await expect(row(page, title)).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: title })).toBeFocused();
  await page.keyboard.press('r');
  const respond = page.getByRole('dialog', { name: 'Respond to Ticket' });
  await expect(respond.getByLabel('Response')).toBeFocused();
  await page.keyboard.type('A new one comes on Monday.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(respond.getByText('Link an article')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(respond.getByRole('button', { name: 'Send response' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Response added successfully')).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toBeFocused();

  await page.keyboard.press('r');
  await expect(respond.getByLabel('Response')).toBeFocused();
  await page.keyboard.type('Third chair this year.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(respond.getByRole('radio', { name: 'Internal note' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(respond).toHaveCount(0);

  await page.keyboard.press('a');
  const assign = page.getByRole('dialog', { name: 'Assign Ticket' });
  await expect(assign.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(accounts.hr.fullName);
  await expect(page.getByRole('option', { name: new RegExp(accounts.hr.fullName) })).toBeVisible();
  await page.keyboard.press('Enter');
  await assign.getByRole('button', { name: 'Assign', exact: true }).press('Enter');
  await expect(row(page, title)).toContainText(`Assigned to ${accounts.hr.fullName}`);

  await expect(page.getByRole('link', { name: title })).toBeFocused();
  await page.keyboard.press('s');
  const status = page.getByRole('dialog', { name: 'Update Ticket Status' });
  await expect(status.getByRole('button', { name: /New status$/ })).toBeFocused();
  await page.keyboard.press('Enter');
  // A busy page moves the focus into the list some time after it shows.
  await expect(page.locator('[role=listbox]:focus, [role=listbox] :focus')).toHaveCount(1);
  await page.keyboard.type('Reso');
  await expect(page.getByRole('option', { name: 'Resolved' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(status.getByRole('button', { name: 'Resolved New status' })).toBeVisible();
  await status.getByRole('button', { name: 'Update status' }).press('Enter');
  await expect(row(page, title)).toContainText('Resolved');

  await expect(page.getByRole('link', { name: title })).toBeFocused();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: title });
  const timeline = panel.getByRole('list', { name: 'History and comments' });
  await expect(timeline).toContainText('Internal note');
  await expect(timeline).toContainText('Third chair this year.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: title })).toBeFocused();

  const comments = await api.get<RestPage>(token, `/api/tickets/general/${made.body.id}/comments/`);
  expect(comments.body).toMatchObject({ count: 1, results: [{ comment: 'A new one comes on Monday.' }] });
  const other = await openOtherBrowser();
  await enter(other, person, `/employee/tickets?tab=resolved&ticket=${made.body.id}`);
  const seen = other.getByRole('dialog', { name: title });
  await expect(seen).toContainText('A new one comes on Monday.');
  await expect(seen).not.toContainText('Third chair');
});

test.describe('looks', () => {
  test.use({ account: 'hr' });
  // Few rows, so that each inspection stays quick.
  const few = `${path}?page_size=20`;
  const sights: Record<string, (page: Page) => Promise<void>> = {
    'the list': async (page) => {
      await expect(page.locator('[data-opens-row]').first()).toBeVisible();
    },
    'the panel of a ticket': async (page) => {
      await page.locator('[data-opens-row]').first().click();
      await expect(page.getByRole('list', { name: 'History and comments' })).toBeVisible();
    },
    'the form for a new ticket': async (page) => {
      await page.getByRole('button', { name: 'New Ticket' }).click();
      await expect(page.getByRole('dialog', { name: 'Create New Ticket' })).toBeVisible();
    },
  };
  for (const [what, show] of Object.entries(sights))
    test(`${what} looks good`, async ({ page }) => {
      await page.goto(few);
      await show(page);
      await expectGoodLooks(page);
    });
});
