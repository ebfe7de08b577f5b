import { randomInt } from 'node:crypto';
import { onCalls } from './support/graphCalls.js';
import { expectAccessible, expectGoodLooks, setWidth, widths } from './support/looks/looks.js';
import { accounts, hire } from './support/people.js';
import type { RestPage } from './support/portalApi.js';
import { expect, test } from './support/portalTest.js';
import { keptToken, toast } from './support/shell.js';
import { enter } from './support/signInPage.js';
import {
  fillTicket,
  makeTicket,
  ticketDialog,
  ticketRow,
  ticketTab,
  ticketTable,
} from './support/areas/tickets.js';

const path = '/employee/tickets';

test(
  'an employee creates a ticket, IT staff ask back and resolve it by REST, the employee finds it among the resolved tickets and cannot delete it [A2.95 A2.96 A2.97 A4.29 A4.30 A4.31 A4.34 A5.44 A7.31 A7.33]',
  { tag: '@apart' },
  async ({ page, api }) => {
    const person = await hire(api, { firstName: 'Lena', lastName: `Brandt${randomInt(1e6)}` });
    await enter(page, person, path);
    await expect(page).toHaveTitle('Manage Tickets · Unified Corporate Portal');
    await expect(page.getByText('No tickets yet')).toBeVisible();

    const title = `Screen of ${person.fullName} flickers`;
    await makeTicket(page, { title, description: 'Since the move.', category: 'IT Support' });
    await expect(toast(page, 'Ticket created successfully!')).toBeVisible();
    await expect(ticketRow(page, title)).toContainText('Open');
    await expect(ticketRow(page, title)).toContainText('Medium');
    await expect(page.getByRole('group', { name: 'Pending Review' })).toContainText('1');

    const it = await api.signIn(accounts.it.email, accounts.it.password);
    const { body } = await api.get<RestPage<{ id: number; title: string }>>(
      it,
      `/api/tickets/general-it-tickets/?search=${encodeURIComponent(title)}`,
    );
    expect(body.results).toEqual([expect.objectContaining({ title })]);
    const ticket = `/api/tickets/general/${body.results[0]?.id}`;
    expect((await api.post(it, `${ticket}/comments/`, { comment: 'Which cable?' })).status).toBe(201);
    expect((await api.post(it, `${ticket}/update_status/`, { status: 'in_progress' })).status).toBe(200);

    await ticketRow(page, title).getByRole('link', { name: title }).click();
    const details = page.getByRole('dialog', { name: title });
    await expect(details).toContainText('Which cable?');
    await details.getByLabel('Add a comment').fill('The grey one.');
    await details.getByRole('button', { name: 'Add comment' }).click();
    await expect(details.getByRole('list', { name: 'History and comments' })).toContainText('The grey one.');
    await details.getByRole('button', { name: 'Close' }).last().click();

    // The row that was read before the ticket is resolved still offers to delete it.
    await ticketRow(page, title)
      .getByRole('button', { name: /^Actions for/ })
      .click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    expect((await api.post(it, `${ticket}/update_status/`, { status: 'resolved' })).status).toBe(200);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete ticket' }).click();
    await expect(
      toast(page, 'Tickets can be deleted only while they are open, in progress or waiting for a response.'),
    ).toBeVisible();
    await expect(page.getByText('No open tickets')).toBeVisible();

    await ticketTab(page, 'Resolved', 1).click();
    await expect(page).toHaveURL(/\?tab=resolved$/);
    await expect(ticketRow(page, title)).toContainText('Resolved');
    await ticketRow(page, title)
      .getByRole('button', { name: /^Actions for/ })
      .click();
    await expect(page.getByRole('menuitem')).toHaveText(['View details']);
  },
);

test("nobody finds another person's tickets; an open ticket can be deleted, on the second attempt when the first fails [A4.34 A6.13 A7.32]", async ({
  page,
  api,
  watch,
  openOtherBrowser,
}) => {
  watch.allow(/status of 500/);
  const person = await hire(api);
  await enter(page, person, path);
  const title = `Badge ${randomInt(1e9)}`;
  await makeTicket(page, {
    title,
    description: 'Lost on the train.',
    category: 'General',
    priority: 'Urgent',
  });
  await expect(ticketRow(page, title)).toContainText('Urgent');

  await ticketRow(page, title).getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(/ticket=\d+/);
  const link = page.url();
  const other = await openOtherBrowser();
  await enter(other, await hire(api), link);
  await expect(other.getByText('This ticket does not exist any more.')).toBeVisible();

  const remove = async () => {
    await page.getByRole('dialog', { name: title }).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete ticket' }).click();
  };
  let isBroken = true;
  await onCalls(page, ['DeleteGeneralTicket'], (route) =>
    isBroken ? route.fulfill({ status: 500, body: '' }) : route.continue(),
  );
  await remove();
  const failure = toast(page, 'Failed to delete ticket. Please try again.');
  // Beside the panel, away from its buttons.
  const panel = await page.getByRole('dialog', { name: title }).boundingBox();
  const endOf = (box: { x: number; width: number } | null) => (box ? box.x + box.width : Infinity);
  await expect.poll(async () => endOf(await failure.boundingBox())).toBeLessThanOrEqual(panel?.x ?? 0);
  isBroken = false;
  await remove();
  const success = toast(page, 'Ticket deleted successfully!');
  await expect(success).toBeVisible();
  await expect.poll(async () => (await success.boundingBox())?.y ?? 0).toBeGreaterThan(100);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('No tickets yet')).toBeVisible();
  const { body } = await api.get<RestPage>((await keptToken(page)) ?? null, '/api/tickets/general/');
  expect(body.count).toBe(0);
});

test.describe('the page', () => {
  test.use({ account: 'employee' });

  test('can be used by everyone, also without a match [A2.94 A2.96]', async ({ page }) => {
    await page.goto(path);
    await expect(ticketTable(page).getByRole('link').first()).toBeVisible();
    await expectGoodLooks(page);
    await page.goto(`${path}?search=nothing-has-this-name`);
    await expect(page.getByText('No tickets match')).toBeVisible();
    await expectAccessible(page);
  });

  test('shows the details of a ticket to everyone', async ({ page }) => {
    await page.goto(path);
    await ticketTable(page).getByRole('link').first().click();
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'History' })).toBeVisible();
    await expectGoodLooks(page);
  });

  test("beside an open ticket the list stays usable, and the address has the ticket's id", async ({
    page,
  }) => {
    await setWidth(page, widths.desk);
    await page.goto(path);
    const links = ticketTable(page).getByRole('link');
    await links.first().click();
    const panel = page.getByRole('dialog');
    const [first, second] = [await links.first().innerText(), await links.nth(1).innerText()];
    await expect(panel).toHaveAccessibleName(first);
    await expect(panel).toBeFocused();
    await links.nth(1).click();
    await expect(panel).toHaveAccessibleName(second);
    await expect(ticketTable(page).locator('[aria-current]')).toContainText(second);
    await page.keyboard.press('k');
    await expect(panel).toHaveAccessibleName(first);
    await page.reload();
    await expect(panel).toHaveAccessibleName(first);
    await page.goBack();
    await expect(panel).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  });

  test('has a form that everyone can use, names missing fields and keeps the typed text [A5.43]', async ({
    page,
  }) => {
    await page.goto(path);
    const dialog = await fillTicket(page, { title: 'Chair', description: '  ', category: 'Facilities' });
    await dialog.getByRole('button', { name: 'Create ticket' }).click();
    await expect(dialog.getByText('Please fill in all required fields')).toBeVisible();
    await expectGoodLooks(page);
    await expect(dialog.getByLabel('Title')).toHaveValue('Chair');
  });

  test('says that tickets, comments and categories could not be loaded, and loads them on Retry [A8.30 A8.33]', async ({
    page,
    watch,
  }) => {
    watch.allow(/status of 500/);
    let isBroken = true;
    await onCalls(page, ['GeneralTickets', 'TicketComments', 'TicketCategories'], (route) =>
      isBroken ? route.fulfill({ status: 500, body: '' }) : route.continue(),
    );
    await page.goto(path);
    await expect(page.getByText('Failed to load tickets. Please try again.')).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'New Ticket' }).click();
    await expect(ticketDialog(page).getByText('Categories are not available at the moment.')).toBeVisible();
    await expectAccessible(page);
    isBroken = false;
    await ticketDialog(page).getByRole('button', { name: 'Retry' }).click();
    await expect(ticketDialog(page).getByText('Categories are not available at the moment.')).toHaveCount(0);
    await ticketDialog(page).getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(ticketTable(page).getByRole('link').first()).toBeVisible();

    isBroken = true;
    await ticketTable(page).getByRole('link').first().click();
    await expect(
      page.getByRole('dialog').getByText('Comments are not available at the moment.'),
    ).toBeVisible();
    await expect(page.getByRole('dialog').getByLabel('Add a comment')).toBeVisible();
  });
});
