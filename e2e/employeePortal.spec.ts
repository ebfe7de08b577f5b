import type { Page } from '@playwright/test';
import { onCalls } from './support/graphCalls.js';
import { askByRest, findByRest } from './support/areas/leave.js';
import { expectAccessible, expectGoodLooks } from './support/looks/looks.js';
import { accounts, hire } from './support/people.js';
import type { PortalApi } from './support/portalApi.js';
import { expect, test } from './support/portalTest.js';
import { card, figure, keptToken } from './support/shell.js';
import { enter } from './support/signInPage.js';

const statCard = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

/** The figures of a module card: label to value. */
async function expectFigures(
  page: Page,
  name: string,
  figures: Readonly<Record<string, string>>,
): Promise<void> {
  await expect(card(page, name).locator('dt')).toHaveText(Object.keys(figures));
  for (const [label, value] of Object.entries(figures))
    await expect(figure(card(page, name), label)).toHaveText(value);
}

/**
 * One approved leave of five days in the present year, one that waits, two pieces of feedback and a ticket.
 */
async function makeFigures(api: PortalApi, token: string): Promise<void> {
  const {
    leaveYear: { year },
  } = await api.graph<{ leaveYear: { year: number } }>(token, '{ leaveYear { year } }');
  const title = `Rest ${Date.now()}`;
  expect(
    (await askByRest(api, token, { title, start_date: `${year}-12-01`, end_date: `${year}-12-05` })).status,
  ).toBe(201);
  expect(
    (await askByRest(api, token, { start_date: `${year + 1}-02-01`, end_date: `${year + 1}-02-02` })).status,
  ).toBe(201);
  const { id } = await findByRest(api, token, title);
  const hr = await api.signIn(accounts.hr.email, accounts.hr.password);
  expect((await api.post(hr, `/api/tickets/leave-requests/${id}/approve/`)).status).toBe(200);
  const words = { title: 'Coffee', description: 'The machine on the third floor is slow.' };
  expect((await api.post(token, '/api/tickets/feedback/', words)).status).toBe(201);
  expect((await api.post(token, '/api/tickets/feedback/', { ...words, is_anonymous: true })).status).toBe(
    201,
  );
  expect((await api.post(token, '/api/tickets/general/', words)).status).toBe(201);
}

test(
  'an employee goes from home to the portal page, reads their own figures, follows each link and comes back [A2.39 A2.46 A2.47 A2.48 A2.53 A2.55 A2.79]',
  { tag: '@apart' },
  async ({ page, api }) => {
    const person = await hire(api, { firstName: 'Ines', lastName: 'Duarte' });
    await enter(page, person);
    await card(page, 'Employee Portal').getByRole('link').click();
    await expect(page).toHaveURL('/employee');
    await expect(page).toHaveTitle('Employee Portal · Unified Corporate Portal');
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ines' })).toBeVisible();
    await expect(statCard(page, 'Total Leaves Taken')).toContainText('0 of 25 days');
    await expect(statCard(page, 'Hours This Week')).toContainText('40 h of 40 h to go');
    await expect(page.getByText('No hours yet this week.')).toBeVisible();

    await makeFigures(api, (await keptToken(page)) ?? '');
    await page.reload();
    await expect(statCard(page, 'Total Leaves Taken')).toContainText('5 of 25 days');
    await expect(statCard(page, 'Resolved Leave Requests')).toContainText('1');
    await expect(statCard(page, 'Resolved Tickets')).toContainText('0');
    await expectFigures(page, 'Leave Management', { 'Days left': '20', Pending: '1', Requests: '2' });
    await expectFigures(page, 'Time Tracking', { Entries: '0', 'Of the target': '0%', Overtime: '0 h' });
    await expectFigures(page, 'Feedback System', { Sent: '2', 'Pending review': '2', Resolved: '0' });
    await expectFigures(page, 'Manage Tickets', { Created: '1', Open: '1', 'Pending review': '1' });

    const modules = {
      'Leave Management': '/employee/leave',
      'Time Tracking': '/employee/time-tracking',
      'Feedback System': '/employee/feedback',
      'Manage Tickets': '/employee/tickets',
    };
    for (const [name, path] of Object.entries(modules)) {
      const link = card(page, name).getByRole('link', { name });
      if ((await link.count()) === 0) continue;
      await link.click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByRole('link', { name: 'Back to Employee Portal' }).click();
      await expect(page).toHaveURL('/employee');
    }
    await expect(card(page, 'Leave Management').getByRole('link')).toBeVisible();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/home');
  },
);

test.describe('a person with a week of work', () => {
  test.use({ account: 'analyst' });

  interface Week {
    status: string;
    totalHours: string;
    timeEntries: object[];
  }

  test('reads the hours of the week that count [A2.47 A4.21 A9.10]', async ({ page, api }) => {
    const token = await api.signIn(accounts.analyst.email, accounts.analyst.password);
    const { currentTimesheet: week } = await api.graph<{ currentTimesheet: Week | null }>(
      token,
      '{ currentTimesheet { status totalHours timeEntries { id } } }',
    );
    const minutes = week?.status === 'DRAFT' ? Math.round(Number(week.totalHours) * 60) : 0;
    const rest = minutes % 60 === 0 ? '' : ` ${minutes % 60} min`;
    await page.goto('/employee');
    await expect(statCard(page, 'Hours This Week')).toContainText(`${Math.floor(minutes / 60)} h${rest}`);
    await expect(figure(card(page, 'Time Tracking'), 'Entries')).toHaveText(
      String(week?.timeEntries.length ?? 0),
    );
  });

  test('opens ten recent activities with a button, by keyboard, and finds two career resources [A2.51 A2.52]', async ({
    page,
  }) => {
    await page.goto('/employee');
    const button = page.getByRole('button', { name: 'Recent activities' });
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Recent activities' });
    await expect(dialog.getByRole('listitem')).toHaveCount(10);
    await expectGoodLooks(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
    await expect(figure(card(page, 'View Certifications'), 'Certifications')).toHaveText('12');
    await expect(figure(card(page, 'Internal Job Postings'), 'Open positions')).toHaveText('8');
  });

  test('has a page that everyone can use [A2.47 A2.48]', async ({ page }) => {
    await page.goto('/employee');
    await expect(statCard(page, 'Hours This Week')).not.toContainText('...');
    await expect(statCard(page, 'Total Leaves Taken')).toContainText('of 25 days');
    await expectGoodLooks(page);
  });

  test('is told what could not be loaded, and Retry loads it [A2.54 A8.13 A8.25]', async ({
    page,
    watch,
  }) => {
    watch.allow(/status of 500/);
    let isBroken = true;
    await onCalls(page, ['EmployeePortal'], (route) =>
      isBroken ? route.fulfill({ status: 500, body: '' }) : route.continue(),
    );
    await page.goto('/employee');
    for (const words of [
      'Failed to load leave requests',
      'Failed to load feedback tickets',
      'Failed to load tickets',
      'Failed to load timesheet data',
    ]) {
      await expect(page.getByText(words, { exact: true })).toBeVisible();
    }
    await expect(statCard(page, 'Hours This Week')).toContainText('N/A');
    await expect(statCard(page, 'Total Leaves Taken')).toContainText('of 25 days');
    await expectAccessible(page);
    isBroken = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(statCard(page, 'Hours This Week')).not.toContainText('N/A');
    await expect(page.getByRole('main')).toBeFocused();
  });
});
