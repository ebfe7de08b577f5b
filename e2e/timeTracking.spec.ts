import { readFile } from 'node:fs/promises';
import { expectGoodLooks } from './support/looks/looks.js';
import { accounts } from './support/people.js';
import type { RestPage } from './support/portalApi.js';
import { expect, test } from './support/portalTest.js';
import { toast } from './support/shell.js';
import { enter } from './support/signInPage.js';
import {
  employ,
  entriesTable,
  entryRow,
  fillEntry,
  type RestTimesheet,
} from './support/areas/timeTracking.js';

const SHEETS = '/api/hr/timesheets/';

test(
  'an employee writes the week, submits it, HR rejects it by REST, the correction is approved [A2.84 A2.85 A2.86 A4.18 A4.19 A4.20 A4.22 A7.42 A8.14 B4.4]',
  { tag: '@apart' },
  async ({ page, api }) => {
    const person = await employ(api, { firstName: 'Tove' });
    await enter(page, person, '/employee');
    await page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: 'Time Tracking' }) })
      .getByRole('link')
      .click();
    await expect(page).toHaveTitle('Time Tracking · Unified Corporate Portal');
    await expect(page.getByRole('link', { name: 'Back to Employee Portal' })).toHaveAttribute(
      'href',
      '/employee',
    );
    await expect(page.getByText('No time entries yet')).toBeVisible();

    await page.getByRole('button', { name: 'New entry' }).click();
    const fresh = page.getByRole('dialog', { name: 'New time entry' });
    await fillEntry(fresh, {
      project: 'Training',
      task: 'Safety course',
      clockIn: '9:00 am',
      clockOut: '5:30 pm',
    });
    await fresh.getByRole('button', { name: 'Add entry' }).click();
    await expect(fresh).toHaveCount(0);
    await expect(entryRow(page, 'Safety course')).toContainText('8.50');

    await page.getByRole('button', { name: 'Timesheet editor' }).click();
    const editor = page.getByRole('dialog', { name: 'Edit timesheet' });
    for (const head of ['Date', 'Project', 'Task Description', 'Clock In', 'Clock Out', 'Notes'])
      await expect(editor.getByRole('columnheader', { name: head, exact: true })).toBeVisible();
    await editor.getByLabel('Clock Out').fill('half past five');
    await expect(editor.getByText('Validation Errors (1)')).toBeVisible();
    await expect(
      editor.getByText('Entry 1: Invalid time range - duration must be greater than 0'),
    ).toBeVisible();
    await expect(
      editor.getByText('"half past five" is not a time. Write it like 09:30 or 5:30 pm.'),
    ).toBeVisible();
    const save = editor.getByRole('button', { name: 'Save timesheet' });
    await expect(save).toHaveAccessibleDescription('Please fix validation errors before saving');
    await editor.getByLabel('Clock Out').fill('18:00');
    await save.click();
    await expect(toast(page, 'Timesheet updated successfully!')).toBeVisible();
    await expect(entryRow(page, 'Safety course')).toContainText('9.00');

    const submit = page.getByRole('button', { name: 'Submit Timesheet' });
    await submit.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Submit Timesheet' }).click();
    await expect(
      toast(page, 'Timesheet submitted successfully! Your manager will review it shortly.'),
    ).toBeVisible();
    await expect(submit).toHaveCount(0);
    await expect(page.getByText('Submitted', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('Locked', { exact: true })).toBeVisible();

    const hr = await api.signIn(accounts.hr.email, accounts.hr.password);
    const admin = await api.signIn(accounts.admin.email, accounts.admin.password);
    const { body: handedIn } = await api.get<RestPage<RestTimesheet>>(person.token, `${SHEETS}my_submitted/`);
    const [first] = handedIn.results;
    expect([handedIn.count, first?.total_hours, first?.status]).toEqual([1, '9.000', 'submitted']);
    expect((await api.post(admin, `${SHEETS}${first?.id}/approve/`)).status).toBe(403);
    expect((await api.post(person.token, `${SHEETS}${first?.id}/approve/`)).status).toBe(403);
    expect(
      (await api.post(hr, `${SHEETS}${first?.id}/reject/`, { reason: 'The course ended at five.' })).status,
    ).toBe(200);

    await page.reload();
    await expect(page.getByText('The course ended at five.')).toBeVisible();
    await page.getByRole('button', { name: 'Correct this week' }).click();
    await expect(page.getByRole('button', { name: 'Submit Timesheet' })).toBeEnabled();
    await entryRow(page, 'Safety course')
      .getByRole('button', { name: /^Actions for/ })
      .click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit time entry' });
    await fillEntry(edit, { clockIn: '09:00', clockOut: '17:00' });
    await edit.getByRole('button', { name: 'Save changes' }).click();
    await expect(toast(page, 'Time entry updated successfully!')).toBeVisible();
    await expect(entryRow(page, 'Safety course')).toContainText('8.00');
    await page.getByRole('button', { name: 'Submit Timesheet' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Submit Timesheet' }).click();
    await expect(page.getByText('Locked', { exact: true })).toBeVisible();

    const { body: all } = await api.get<RestPage<RestTimesheet>>(
      person.token,
      `${SHEETS}my_submitted/?ordering=-submitted_at`,
    );
    expect(all.results.map(({ status }) => status)).toEqual(['submitted', 'rejected']);
    expect((await api.post(hr, `${SHEETS}${all.results[0]?.id}/approve/`)).status).toBe(200);
    await page.getByRole('tab', { name: /^Submitted Timesheets/ }).click();
    await page.reload();
    const submitted = page.getByRole('table', { name: 'Submitted timesheets' });
    await expect(submitted.getByText('Approved')).toBeVisible();
    await expect(submitted.getByText('Rejected')).toBeVisible();
    await expect(submitted.getByText(accounts.hr.fullName).first()).toBeVisible();
  },
);

test('two tabs open the week at the same time and there is one draft; changes of the other tab are not submitted unseen [A7.42]', async ({
  page,
  api,
  context,
}) => {
  const person = await employ(api);
  const opened = await Promise.all(
    Array.from({ length: 8 }, () => api.get<RestTimesheet>(person.token, `${SHEETS}current_week/`)),
  );
  expect([...new Set(opened.map(({ status, body }) => `${status} ${body.id}`))]).toHaveLength(1);

  await enter(page, person, '/employee/time-tracking');
  await expect(page.getByText('No time entries yet')).toBeVisible();
  const second = await context.newPage();
  await second.goto('/employee/time-tracking');
  await second.getByRole('button', { name: 'New entry' }).click();
  const dialog = second.getByRole('dialog', { name: 'New time entry' });
  await fillEntry(dialog, { task: 'Written elsewhere', clockIn: 'eight', clockOut: '12:00' });
  await dialog.getByRole('button', { name: 'Add entry' }).click();
  await expect(dialog.getByText('"eight" is not a time. Write it like 09:30 or 5:30 pm.')).toBeVisible();
  await dialog.getByLabel('Clock In').fill('8');
  await dialog.getByRole('button', { name: 'Add entry' }).click();
  await expect(entryRow(second, 'Written elsewhere')).toContainText('4.00');

  await page.getByRole('button', { name: 'Submit Timesheet' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Submit Timesheet' }).click();
  await expect(toast(page, 'Someone changed this meanwhile. Please look again.')).toBeVisible();
  await expect(entryRow(page, 'Written elsewhere')).toBeVisible();
  const { body } = await api.get<RestPage<RestTimesheet>>(person.token, SHEETS);
  expect(body.results.map(({ status, total_hours }) => [status, total_hours])).toEqual([['draft', '4.000']]);
});

test('an entry is deleted after a confirmation; all submitted timesheets are downloaded as one file, with a line for each entry [A2.87 A8.13 A8.14]', async ({
  page,
  api,
}) => {
  const person = await employ(api);
  await enter(page, person, '/employee/time-tracking');
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(toast(page, 'No submitted timesheets to export')).toBeVisible();

  const { body: sheet } = await api.post<RestTimesheet>(person.token, SHEETS, {
    week_start_date: '2026-03-02',
  });
  const entry = {
    timesheet: sheet.id,
    date: '2026-03-03',
    project: '=1+1',
    clock_in_time: '22:00',
    clock_out_time: '06:00',
  };
  for (const task_description of ['Night, then "rest"', 'Twice'])
    expect(
      (await api.post(person.token, '/api/hr/timesheet-entries/', { ...entry, task_description })).status,
    ).toBe(201);
  await page.goto('/employee/time-tracking?week=2026-03-02');
  await entryRow(page, 'Twice')
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(toast(page, 'Time entry deleted successfully')).toBeVisible();
  await expect(entriesTable(page).getByText('Twice')).toHaveCount(0);
  expect((await api.post(person.token, `${SHEETS}${sheet.id}/submit/`)).status).toBe(200);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^all_timesheets_export_\d{4}-\d{2}-\d{2}\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toBe(
    '\uFEFFWeek Start,Week End,Status,Submitted,Date,Project,Task Description,Clock In,Clock Out,Hours,Notes',
  );
  expect(lines[1]).toMatch(
    /^2026-03-02,2026-03-08,Submitted,\d{4}-\d{2}-\d{2},2026-03-03,'=1\+1,"Night, then ""rest""",22:00:00,06:00:00,8,$/,
  );
  expect(lines.slice(2)).toEqual(['']);
});

test.describe('looks', () => {
  test.use({ account: 'employee' });

  test('the page is legible, light and dark, at every width', async ({ page }) => {
    await page.goto('/employee/time-tracking');
    await expect(entriesTable(page).getByRole('row').nth(1)).toBeVisible();
    await expectGoodLooks(page);
  });

  test('the editor is legible, light and dark, at every width', async ({ page }) => {
    await page.goto('/employee/time-tracking');
    await page.getByRole('button', { name: 'Timesheet editor' }).click();
    await expect(page.getByRole('dialog', { name: 'Edit timesheet' }).getByRole('table')).toBeVisible();
    await expectGoodLooks(page);
  });

  test('the form of an entry is legible, light and dark, at every width', async ({ page }) => {
    await page.goto('/employee/time-tracking');
    await page.getByRole('button', { name: 'New entry' }).click();
    await expect(page.getByRole('dialog', { name: 'New time entry' })).toBeVisible();
    await expectGoodLooks(page);
  });
});
