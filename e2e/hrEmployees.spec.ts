import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { onCalls } from './support/graphCalls.js';
import { expectAccessible, expectGoodLooks } from './support/looks/looks.js';
import { accounts, register } from './support/people.js';
import { expect, test } from './support/portalTest.js';
import { toast } from './support/shell.js';
import { enter } from './support/signInPage.js';
import { employ, type RestTimesheet } from './support/areas/timeTracking.js';

const table = (page: Page) => page.getByRole('table', { name: 'Employees' });
const row = (page: Page, name: string) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name, exact: true }) });

async function chooseOf(page: Page, name: string, action: string): Promise<void> {
  await row(page, name)
    .getByRole('button', { name: `Actions for ${name}` })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}

const found = (name: string) => `/hr/employees?search=${encodeURIComponent(name)}`;

for (const who of ['employee', 'it', 'manager'] as const)
  test.describe(who, () => {
    test.use({ account: who });
    test('cannot get to the employees, neither by the page nor by its calls [A2.8 A2.29 A6.10 B2.1 B2.2]', async ({
      page,
      api,
    }) => {
      await page.goto('/hr/employees');
      await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'HR portal' })).toHaveCount(0);
      const token = await api.signIn(accounts[who].email, accounts[who].password);
      expect((await api.post(token, '/api/hr/employees/', { user_id: 1, job_title: 'X' })).status).toBe(403);
    });
  });

test(
  'HR adds a person, moves them to another department, and ends the employment [B1.4 B2.15 B2.19 B2.21 B7.7 B7.12 B7.13 B8.8]',
  { tag: '@apart' },
  async ({ page, api, openOtherBrowser }) => {
    test.slow(); // a whole story
    const lastName = `Brandt${randomInt(1e6)}`;
    const name = `Lena ${lastName}`;
    const email = `lena.${lastName.toLowerCase()}@portal.example`;
    await enter(page, accounts.hr, '/hr');
    await page.getByRole('link', { name: 'Employee Management' }).click();
    await expect(page).toHaveTitle('Employee Management · Unified Corporate Portal');

    await page.getByRole('button', { name: 'Add Employee' }).click();
    const form = page.getByRole('dialog', { name: 'Add employee' });
    await form.getByRole('button', { name: 'Add Employee' }).click();
    await expect(form.getByRole('alert')).toContainText('Please fill in all required fields.');
    await form.getByLabel('First name').fill('Lena');
    await form.getByLabel('Last name').fill(lastName);
    await form.getByLabel('Email').fill(email);
    await form.getByLabel('Job title').fill('Designer');
    await form.getByRole('combobox', { name: 'Manager' }).fill('Daniel');
    await page.getByRole('option', { name: /Daniel Cho/ }).click();
    await form.getByRole('button', { name: 'Add Employee' }).click();
    await expect(toast(page, 'Employee created successfully!')).toBeVisible();
    const secret = page.getByRole('dialog', { name: 'First password' });
    const password = (await secret.locator('code').textContent()) ?? '';
    expect(password.replaceAll('-', '').length).toBeGreaterThanOrEqual(20);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await secret.getByRole('button', { name: 'I have kept it' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    const other = await openOtherBrowser();
    await enter(other, { email, password });
    await expect(other.getByRole('heading', { name: /password/i }).first()).toBeVisible();

    await page.getByRole('searchbox', { name: 'Search employees' }).fill(email);
    await expect(row(page, name)).toContainText('Designer');
    await expect(page).toHaveURL(/search=/);
    await chooseOf(page, name, 'Edit');
    const edit = page.getByRole('dialog', { name: 'Edit employee' });
    await edit.getByRole('button', { name: /Department$/ }).click();
    await page.getByRole('option', { name: 'Marketing' }).click();
    await edit.getByLabel('Salary').fill('62,500');
    await edit.getByRole('button', { name: 'Save changes' }).click();
    await expect(toast(page, 'Employee updated successfully!')).toBeVisible();
    await expect(edit).toHaveCount(0);
    await expect(row(page, name)).toContainText('Marketing');

    await row(page, name).getByRole('link', { name }).click();
    const details = page.getByRole('dialog', { name });
    const history = details.getByRole('list', { name: 'History' });
    await expect(history).toContainText('none → Marketing');
    await expect(history).toContainText('$0.00 → $62,500.00');
    await expect(history).toContainText(accounts.hr.fullName);

    await details.getByRole('button', { name: 'Edit' }).click();
    await edit.getByRole('button', { name: /Status$/ }).click();
    await page.getByRole('option', { name: 'Terminated' }).click();
    await edit.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('dialog', { name: `Open work of ${name}` })).toContainText('Nothing is left');
    await page.goto(found(email));
    await expect(row(page, name)).toContainText('Terminated');
    await expect(api.signIn(email, password)).rejects.toThrow();
  },
);

test('an account left without an employee record is completed, and no second account is created [B7.12 B7.13]', async ({
  page,
  api,
}) => {
  const person = await register(api, { firstName: 'Robin', lastName: `Ashgrove${randomInt(1e6)}` });
  await enter(page, accounts.hr, '/hr/employees');
  await page.getByRole('button', { name: 'Add Employee' }).click();
  const form = page.getByRole('dialog', { name: 'Add employee' });
  await form.getByLabel('First name').fill(person.firstName);
  await form.getByLabel('Last name').fill(person.fullName.split(' ')[1] ?? '');
  await form.getByLabel('Email').fill(person.email);
  await form.getByLabel('Job title').fill('Designer');
  await form.getByRole('button', { name: 'Add Employee' }).click();
  await expect(page.getByRole('dialog', { name: 'First password' })).toBeVisible();
  await page.goto(found(person.email));
  await expect(row(page, person.fullName)).toHaveCount(1);
  await expect(row(page, person.fullName)).toContainText('Designer');
});

test('HR reads the hours of a person, rejects one week with a reason and approves another [B2.20 B5.11 B7.17 B7.18 B8.8]', async ({
  page,
  api,
}) => {
  const person = await employ(api, { lastName: `Weaver${randomInt(1e6)}` });
  for (const week of ['2026-03-02', '2026-03-09']) {
    const { body } = await api.post<RestTimesheet>(person.token, '/api/hr/timesheets/', {
      week_start_date: week,
    });
    await api.post(person.token, '/api/hr/timesheet-entries/', {
      ...{ timesheet: body.id, date: week, project: 'Training', task_description: 'Reading' },
      ...{ clock_in_time: '09:00', clock_out_time: '12:20' },
    });
    await api.post(person.token, `/api/hr/timesheets/${body.id}/submit/`);
  }
  await enter(page, accounts.hr, found(person.email));
  await chooseOf(page, person.fullName, 'View timesheets');
  const sheets = page.getByRole('table', { name: 'Timesheets' });
  const week = (text: RegExp) => sheets.getByRole('row').filter({ hasText: text });
  await week(/2.Mar/).getByRole('link').click();
  const entries = page.getByRole('dialog', { name: /^Timesheet 2/ });
  await expect(entries.getByRole('table', { name: 'Entries' })).toContainText('3.333');
  await expectAccessible(page);
  await entries.getByRole('button', { name: 'Reject' }).click();
  const reject = page.getByRole('dialog', { name: 'Reject timesheet' });
  await reject.getByLabel('Reason').fill('The afternoon is missing');
  await reject.getByRole('button', { name: 'Reject' }).click();
  await expect(toast(page, 'Timesheet rejected successfully!')).toBeVisible();
  await expect(entries).toContainText('The afternoon is missing');
  await entries.getByRole('button', { name: 'Close' }).last().click();
  await week(/9.Mar/)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Approve' }).click();
  await expect(toast(page, 'Timesheet approved successfully!')).toBeVisible();
  await expect(week(/9.Mar/)).toContainText('Approved');
});

test.describe('the pages', () => {
  test.use({ account: 'hr' });

  test('of the HR portal can be used by everyone [B2.5 B2.6 B2.9]', async ({ page }) => {
    await page.goto('/hr');
    await expect(page.getByRole('table', { name: 'Latest tickets' }).getByRole('row')).toHaveCount(7);
    await expect(page.getByRole('group', { name: 'Total Employees' })).toHaveText(/\d/);
    await expectGoodLooks(page);
  });

  test('of the employees can be used by everyone, with details and form [B2.14 B2.16]', async ({ page }) => {
    await page.goto('/hr/employees?page_size=20');
    const first = table(page).getByRole('link').first();
    await expect(first).toBeVisible();
    await expectGoodLooks(page);
    await first.click();
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'History' })).toBeVisible();
    await expectGoodLooks(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).click();
    await expect(page.getByRole('dialog', { name: 'Edit employee' }).getByLabel('Job title')).toBeVisible();
    await expectGoodLooks(page);
  });

  test('say that the list could not be loaded, and load it on Retry [B8.1]', async ({ page, watch }) => {
    watch.allow(/status of 500/);
    let isBroken = true;
    await onCalls(page, ['Employees'], (route) =>
      isBroken ? route.fulfill({ status: 500, body: '' }) : route.continue(),
    );
    await page.goto('/hr/employees');
    await expect(
      page.getByRole('alert').filter({ hasText: 'Failed to load employees.' }).first(),
    ).toBeVisible();
    isBroken = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(table(page).getByRole('link').first()).toBeVisible();
  });
});
