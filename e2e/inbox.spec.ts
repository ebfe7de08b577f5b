import { bell, expectUnread, inbox, resolve } from './support/areas/inbox.js';
import { askByRest, findByRest } from './support/areas/leave.js';
import { expectGoodLooks } from './support/looks/looks.js';
import { accounts, hire } from './support/people.js';
import { expect, test } from './support/portalTest.js';
import { keptToken } from './support/shell.js';
import { enter } from './support/signInPage.js';

test(
  "HR decides in one browser, and the person's bell shows it in another, in each tab and after a lost connection; a line read in one is read in all",
  { tag: '@apart' },
  async ({ page, api, openOtherBrowser, watch }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED/); // the test cuts the connection
    const person = await hire(api);
    await enter(page, person);
    await expectUnread(page, 0, { timeout: 10_000 });
    const token = (await keptToken(page)) ?? '';
    const tab = await page.context().newPage();
    await tab.goto('/employee');
    await expectUnread(tab, 0, { timeout: 10_000 });

    const title = `Rest of ${person.email}`;
    await askByRest(api, token, { title, start_date: '2031-03-10', end_date: '2031-03-11' });
    const hr = await openOtherBrowser();
    await enter(hr, accounts.hr, `/hr/tickets?search=${encodeURIComponent(title)}`);
    await resolve(hr, title);
    await expectUnread(page, 1);
    await expectUnread(tab, 1);

    await page.context().setOffline(true);
    const question = { title: 'Which door is open?', description: 'On Saturdays' };
    const { body: ticket } = await api.post<{ id: number }>(token, '/api/tickets/general/', question);
    const decider = await api.signIn(accounts.hr.email, accounts.hr.password);
    const comment = { comment: 'The one in the east' };
    const answered = await api.post(decider, `/api/tickets/general/${String(ticket.id)}/comments/`, comment);
    expect(answered.status).toBe(201);
    await page.context().setOffline(false);
    await expectUnread(page, 2, { timeout: 5_000 });
    await expectUnread(tab, 2, { timeout: 5_000 });

    await bell(page).press('Enter');
    const lines = inbox(page).getByRole('link');
    await expect(lines).toContainText([
      new RegExp(`${accounts.hr.fullName} commented on your ticket.*Which door is open\\?`),
      new RegExp(`${accounts.hr.fullName} approved your leave request.*${title}`),
    ]);
    await expectGoodLooks(page);
    await page.keyboard.press('Escape');
    await expect(inbox(page)).toHaveCount(0);
    await expect(bell(page)).toBeFocused();

    const other = await openOtherBrowser();
    await enter(other, person);
    await expectUnread(other, 2, { timeout: 10_000 });
    await bell(other).press('Enter');
    await inbox(other).getByRole('link', { name: title }).click();
    await expect(other).toHaveURL(/\/employee\/leave\?request=\d+$/);
    await expect(other.getByRole('dialog', { name: title })).toBeVisible();
    await expectUnread(other, 1);
    await expectUnread(page, 1);
    await expectUnread(tab, 1);

    await bell(page).press('Enter');
    await inbox(page).getByRole('button', { name: 'Mark all read' }).click();
    await expectUnread(other, 0);
    await expectUnread(tab, 0);
    expect((await findByRest(api, token, title)).status).toBe('resolved');
  },
);
