import { accounts, hire } from './support/people.js';
import { expect, test } from './support/portalTest.js';
import { enter } from './support/signInPage.js';

/** Shows in an open page within a second, without a touch; a loaded machine gets some more. */
const soon = { timeout: 5_000 };

test(
  'a list shows a new ticket without jumping, an open ticket shows a new answer, and the list is updated in place',
  { tag: '@apart' },
  async ({ page, api, openOtherBrowser }) => {
    const person = await hire(api);
    const token = await api.signIn(person.email, person.password);
    const title = `Lamp of ${person.email}`;

    const listening = page.waitForResponse('**/stream');
    await enter(page, accounts.hr, `/hr/tickets?search=${encodeURIComponent(title)}`);
    await expect(page.getByText('0 tickets', { exact: true })).toBeVisible();
    await listening;
    const question = { title, description: 'The lamp above my desk is dark.' };
    const { body: ticket } = await api.post<{ id: number }>(token, '/api/tickets/general/', question);
    const news = page.getByRole('button', { name: '1 new', exact: true });
    await expect(news).toBeVisible(soon);
    await expect(page.getByText('0 tickets', { exact: true })).toBeVisible();
    await news.press('Enter');
    const row = page.getByRole('row', { name: title });
    await expect(row).toContainText('Open');
    await expect(news).toHaveCount(0);

    const theirs = await openOtherBrowser();
    const hearing = theirs.waitForResponse('**/stream');
    await enter(theirs, person, `/employee/tickets?ticket=${String(ticket.id)}`);
    const panel = theirs.getByRole('dialog', { name: title });
    await expect(panel).toBeVisible();
    await hearing;
    const handler = await api.signIn(accounts.hr.email, accounts.hr.password);
    const path = `/api/tickets/general/${String(ticket.id)}`;
    await api.post(handler, `${path}/comments/`, { comment: 'A new lamp comes on Monday.' });
    await expect(panel.getByText('A new lamp comes on Monday.')).toBeVisible(soon);

    const admin = await api.signIn(accounts.admin.email, accounts.admin.password);
    await api.post(admin, `${path}/update_status/`, { status: 'in_progress' });
    await expect(row).toContainText('In Progress', soon);
    await expect(panel.getByText('In Progress').first()).toBeVisible(soon);
  },
);
