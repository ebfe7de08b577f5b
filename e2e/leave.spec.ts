import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { onCalls } from './support/graphCalls.js';
import {
  askByRest,
  fillLeave,
  findByRest,
  flu,
  leaveDialog,
  leaveRow,
  sendLeave,
} from './support/areas/leave.js';
import { expectAccessible, expectGoodLooks } from './support/looks/looks.js';
import { accounts, hire } from './support/people.js';
import { expect, test } from './support/portalTest.js';
import { keptToken, toast } from './support/shell.js';
import { enter } from './support/signInPage.js';

test(
  'an employee asks for leave with a document, HR reads it and approves by REST, the employee sees Approved [A4.12 A4.14 A5.25 A5.26 A7.38 A7.39 A8.24]',
  { tag: '@apart' },
  async ({ page, api }) => {
    const person = await hire(api, { firstName: 'Lena', lastName: `Brandt${randomInt(1e6)}` });
    await enter(page, person, '/employee/leave');
    await expect(page).toHaveTitle('Leave · Unified Corporate Portal');
    await expect(page.getByText('No leave requests yet')).toBeVisible();

    const title = `Flu of ${person.fullName}`;
    const dialog = await fillLeave(page, { ...flu, title });
    await expect(dialog.getByRole('status')).toContainText(
      '5 days, Monday to Friday. Sick leave: 10 of 10 days left in 2031; annual allowance: 25 of 25 days left.',
    );
    await dialog.getByLabel('Supporting document').setInputFiles({
      name: 'note.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7 five days in bed'),
    });
    const sent = page.waitForRequest(
      (request) =>
        request.url().endsWith('/graphql') &&
        request.headers()['content-type']?.startsWith('multipart/form-data') === true,
    );
    await sendLeave(page);
    await sent;
    await expect(toast(page, 'Leave request submitted successfully!')).toBeVisible();
    await expect(leaveRow(page, title)).toContainText('Pending');

    const hr = await api.signIn(accounts.hr.email, accounts.hr.password);
    const request = await findByRest(api, hr, title);
    const file = await fetch(request.supporting_document ?? '');
    expect([file.headers.get('content-disposition')?.startsWith('attachment'), await file.text()]).toEqual([
      true,
      '%PDF-1.7 five days in bed',
    ]);
    expect(
      (await api.post(hr, `/api/tickets/leave-requests/${request.id}/approve/`, { comment: 'Get well soon' }))
        .status,
    ).toBe(200);

    await page.reload();
    await expect(leaveRow(page, title)).toContainText('Approved');
    await leaveRow(page, title).getByRole('link', { name: title }).click();
    const details = page.getByRole('dialog', { name: title });
    await expect(details).toContainText('Get well soon');
    await expect(details).toContainText(accounts.hr.fullName);
    await expect(details.getByRole('button', { name: 'Cancel request' })).toHaveCount(0);
    await expect(details.getByRole('button', { name: 'Edit' })).toHaveCount(0);
  },
);

test('days of another request are refused, and the typed text is kept; a request can be cancelled [A4.13 A8.22 A8.24]', async ({
  page,
  api,
}) => {
  const person = await hire(api);
  await enter(page, person);
  const token = (await keptToken(page)) ?? '';
  const replies = await Promise.all(
    Array.from({ length: 8 }, (_, day) =>
      askByRest(api, token, { start_date: `2031-03-1${day}`, end_date: '2031-03-18' }),
    ),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400, 400, 400, 400]);

  await page.goto('/employee/leave');
  await expect(leaveRow(page, 'Rest')).toHaveCount(1);
  const dialog = await fillLeave(page, { ...flu, first: '2031-03-18', last: '2031-03-20' });
  await expect(dialog.getByText('You already have leave on these days')).toBeVisible();
  await sendLeave(page);
  await expect(dialog.getByText('You already have a leave request for these dates.')).toBeVisible();
  await expect(dialog.getByLabel('Reason')).toHaveValue(flu.reason);
  await dialog.getByLabel('First day').fill('2031-03-19');
  await sendLeave(page);
  await expect(toast(page, 'Leave request submitted successfully!')).toBeVisible();
  await expect(leaveDialog(page)).toHaveCount(0);

  await leaveRow(page, 'Flu').getByRole('button', { name: 'Actions for Flu' }).click();
  await page.getByRole('menuitem', { name: 'Cancel request' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel request' }).click();
  await expect(toast(page, 'Leave request cancelled successfully!')).toBeVisible();
  await expect(leaveRow(page, 'Flu')).toHaveCount(0);
  await expect(leaveRow(page, 'Rest')).toHaveCount(1);
});

test('the filtered requests are downloaded as a file; the address reproduces the view [A2.82 A4.16 A4.17 A8.24]', async ({
  page,
  api,
}) => {
  const person = await hire(api);
  await enter(page, person);
  const token = (await keptToken(page)) ?? '';
  for (const [index, title] of ['=1+1', 'Moving, then "rest"', 'Refused'].entries())
    await askByRest(api, token, {
      title,
      start_date: `2031-04-0${index + 1}`,
      end_date: `2031-04-0${index + 1}`,
    });
  const hr = await api.signIn(accounts.hr.email, accounts.hr.password);
  const refused = await api.get<{ results: { id: number }[] }>(
    token,
    '/api/tickets/leave-requests/?search=Refused',
  );
  await api.post(hr, `/api/tickets/leave-requests/${refused.body.results[0]?.id}/reject/`);

  await page.goto('/employee/leave');
  await expect(leaveRow(page, 'Refused')).toContainText('Rejected');
  await page.getByRole('button', { name: / Status$/ }).click();
  await page.getByRole('option', { name: 'Pending' }).click();
  await expect(leaveRow(page, 'Refused')).toHaveCount(0);
  await expect(page).toHaveURL(/status=/);
  await page.reload();
  await expect(leaveRow(page, '=1+1')).toBeVisible();
  await expect(leaveRow(page, 'Refused')).toHaveCount(0);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^leave_requests_\d{4}-\d{2}-\d{2}\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toBe('\uFEFFTitle,Type,Start Date,End Date,Days,Status,Reason,Requested');
  expect(lines[1]).toMatch(
    /^"Moving, then ""rest""",Personal Leave,2031-04-02,2031-04-02,1,Pending,Rest,\d{4}-\d{2}-\d{2}$/,
  );
  expect(lines[2]).toMatch(/^'=1\+1,/);
  expect(lines.slice(3)).toEqual(['']);
  await expect(toast(page, 'Leave requests exported successfully!')).toBeVisible();
});

test.describe('a manager', () => {
  test.use({ account: 'manager' });

  test(
    'decides the leave of a direct report; a request that was already decided is reported [A7.39]',
    { tag: '@apart' },
    async ({ page, api }) => {
      const employee = await api.signIn(accounts.employee.email, accounts.employee.password);
      const day = new Date(Date.UTC(2040 + randomInt(50), randomInt(12), 1 + randomInt(28)))
        .toISOString()
        .slice(0, 10);
      const title = `Day off ${day} ${randomInt(1e6)}`;
      expect((await askByRest(api, employee, { title, start_date: day, end_date: day })).status).toBe(201);

      await page.goto(`/employee/leave?tab=team&search=${encodeURIComponent(title)}`);
      await leaveRow(page, title)
        .getByRole('button', { name: /^Actions for/ })
        .click();
      await page.getByRole('menuitem', { name: 'Approve' }).click();
      const dialog = page.getByRole('dialog', { name: 'Approve leave request' });
      await dialog.getByLabel('Comment').fill('Enjoy');
      const { id } = await findByRest(api, employee, title);
      const hr = await api.signIn(accounts.hr.email, accounts.hr.password);
      expect(
        (await api.post(hr, `/api/tickets/leave-requests/${id}/reject/`, { reason: 'All hands that day' }))
          .status,
      ).toBe(200);
      await dialog.getByRole('button', { name: 'Approve' }).click();
      await expect(dialog).toContainText('Only pending leave requests can be approved.');
      expect((await findByRest(api, employee, title)).status).toBe('rejected');
    },
  );
});

test.describe('the page', () => {
  test.use({ account: 'employee' });

  const firstRequest = (page: Page) =>
    page.getByRole('table', { name: 'Leave requests' }).getByRole('link').first();

  test('can be used by everyone [A2.80]', async ({ page }) => {
    await page.goto('/employee/leave');
    await expect(firstRequest(page)).toBeVisible();
    await expectGoodLooks(page);
  });

  test('shows the details of a request to everyone', async ({ page }) => {
    await page.goto('/employee/leave');
    await firstRequest(page).click();
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'History' })).toBeVisible();
    await expectGoodLooks(page);
  });

  test('has a form that everyone can use, and that names missing fields [A5.23]', async ({ page }) => {
    await page.goto('/employee/leave');
    await page.getByRole('button', { name: 'New Leave Request' }).click();
    await leaveDialog(page).getByRole('button', { name: 'Submit request' }).click();
    await expect(leaveDialog(page).getByText('Please fill in all required fields')).toBeVisible();
    await expectGoodLooks(page);
  });

  test('has a calendar that everyone can use: it opens by keyboard, selects a day and returns the focus', async ({
    page,
  }) => {
    await page.goto('/employee/leave');
    await page.getByRole('button', { name: 'New Leave Request' }).click();
    const firstDay = leaveDialog(page).getByLabel('First day');
    await firstDay.fill('8.3.2031');
    await firstDay.press('ArrowDown');
    await expect(page.getByRole('button', { name: / 8 March 2031/ })).toBeFocused();
    await expectGoodLooks(page);
    await page.keyboard.press('Escape');
    await expect(firstDay).toBeFocused();
    await leaveDialog(page).getByRole('button', { name: 'Open calendar' }).last().press('Enter');
    await page.getByRole('button', { name: / 12 March 2031/ }).click();
    await expect(leaveDialog(page).getByLabel('Last day')).toHaveValue('12 Mar 2031');
    await expect(firstDay).toHaveValue('8 Mar 2031');
  });

  test('says that the list could not be loaded, and loads it on Retry [A8.20 A8.21]', async ({
    page,
    watch,
  }) => {
    watch.allow(/status of 500/);
    let isBroken = true;
    await onCalls(page, ['LeaveRequests'], (route) =>
      isBroken ? route.fulfill({ status: 500, body: '' }) : route.continue(),
    );
    await page.goto('/employee/leave');
    await expect(page.getByText('Failed to load leave requests. Please try again.')).toBeVisible();
    await expectAccessible(page);
    isBroken = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(firstRequest(page)).toBeVisible();
  });
});
