import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { chooseOf, feedbackForm, feedbackRow, findFeedback, giveFeedback } from './support/areas/feedback.js';
import { cutStream, holdCalls, onCalls } from './support/graphCalls.js';
import { expectAccessible, expectGoodLooks } from './support/looks/looks.js';
import { accounts, hire } from './support/people.js';
import { expect, test } from './support/portalTest.js';
import { toast } from './support/shell.js';
import { enter } from './support/signInPage.js';

const path = '/employee/feedback';

test(
  'its author finds anonymous feedback and HR reads it without an author, both comment, and it can be cancelled while it is pending [A2.90 A2.91 A3.13 A4.32 A4.33 A5.40 A5.42 A7.28]',
  { tag: '@apart' },
  async ({ page, api }) => {
    const person = await hire(api, { firstName: 'Lena', lastName: `Brandt${randomInt(1e6)}` });
    await enter(page, person, path);
    await expect(page).toHaveTitle('Feedback · Unified Corporate Portal');
    await expect(page.getByText('No feedback yet')).toBeVisible();

    const subject = `Bicycle stands ${randomInt(1e9)}`;
    await giveFeedback(page, {
      subject,
      message: 'The yard has room for twenty.',
      category: 'Work Environment',
      type: 'Workplace Environment',
      priority: 'High',
    });
    await expect(toast(page, 'Feedback submitted successfully!')).toBeVisible();
    await expect(feedbackForm(page).getByLabel('Subject')).toHaveValue('');
    await expect(feedbackRow(page, subject)).toContainText('Anonymous');
    await expect(feedbackRow(page, subject)).toContainText('Pending Review');

    const hr = await api.signIn(accounts.hr.email, accounts.hr.password);
    const seen = await findFeedback(api, hr, subject);
    expect(seen).toHaveLength(2);
    expect(seen[0]).toMatchObject({
      created_by: null,
      created_by_name: 'Anonymous',
      created_by_email: null,
      created_by_department: null,
      anonymous_email: null,
    });
    expect(seen[0]?.description).toBe(
      'The yard has room for twenty.\n\n---\nFeedback Details:\nCategory: Work Environment\nType: Workplace Environment\nPriority: High',
    );
    expect(JSON.stringify(seen)).not.toMatch(new RegExp(`${person.email}|Brandt|Lena`));

    const comments = `/api/tickets/feedback/${seen[0]?.id}/comments/`;
    expect((await api.post(hr, comments, { comment: 'Where exactly?' })).status).toBe(201);
    await feedbackRow(page, subject).getByRole('link', { name: subject }).click();
    const details = page.getByRole('dialog', { name: subject });
    await expect(details).toContainText('Where exactly?');
    await details.getByLabel('Add a comment').fill('By the gate');
    await details.getByRole('button', { name: 'Add comment' }).click();
    await expect(details.getByRole('list', { name: 'History and comments' })).toContainText(
      /Anonymous.*By the gate/,
    );
    const answers = JSON.stringify((await api.get(hr, comments)).body);
    expect(answers).toContain('By the gate');
    expect(answers).not.toMatch(new RegExp(`${person.email}|Brandt|Lena`));
    await details.getByRole('button', { name: 'Close' }).last().click();

    await chooseOf(page, subject, 'Cancel feedback');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel feedback' }).click();
    await expect(toast(page, 'Feedback cancelled successfully!')).toBeVisible();
    await expect(page.getByText('No feedback yet')).toBeVisible();
    expect(await findFeedback(api, hr, subject)).toEqual([]);
  },
);

test(
  'feedback in progress at HR stays with its status in words, and the whole history is downloaded as a file [A2.92 A4.32 A4.33 A9.29 A9.30]',
  { tag: '@apart' },
  async ({ page, api, watch }) => {
    const person = await hire(api);
    await cutStream(page, watch);
    await enter(page, person, path);
    const subject = `=Heating, "${randomInt(1e9)}"`;
    await giveFeedback(page, { subject, message: '18 degrees', category: 'Other', withName: true });
    await expect(feedbackRow(page, subject)).toContainText('By name');
    await giveFeedback(page, {
      subject: 'Thanks',
      message: 'The soup',
      category: 'Other',
      type: 'Compliment',
    });
    await expect(feedbackRow(page, 'Thanks')).toContainText('Anonymous');

    const hr = await api.signIn(accounts.hr.email, accounts.hr.password);
    const [seen] = await findFeedback(api, hr, subject);
    expect(seen).toMatchObject({ created_by_name: person.fullName });
    expect(
      (await api.post(hr, `/api/tickets/feedback/${seen?.id}/update_status/`, { status: 'in_progress' }))
        .status,
    ).toBe(200);

    // What the page shows is out of date, and pressing Cancel finds out.
    await chooseOf(page, subject, 'Cancel feedback');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel feedback' }).click();
    await expect(toast(page, 'Feedback can be cancelled only while it is open.')).toBeVisible();
    await expect(feedbackRow(page, subject)).toContainText('Under Review');

    await page.goto(`${path}?search=Thanks`);
    await expect(feedbackRow(page, 'Thanks')).toBeVisible();
    await expect(feedbackRow(page, subject)).toHaveCount(0);
    const release = await holdCalls(page, ['FeedbackHistory']);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export history' }).click();
    await expect(page.getByRole('button', { name: 'Preparing file...' })).toBeVisible();
    release();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^feedback_history_\d{4}-\d{2}-\d{2}\.csv$/);
    const [head, ...lines] = (await readFile(await file.path(), 'utf8')).split('\r\n');
    expect(head).toBe('\uFEFFDate,Title,Type,Priority,Status,Anonymous');
    expect(lines.map((line) => line.replace(/^\d{4}-\d{2}-\d{2},/, '')).sort()).toEqual([
      '',
      `"'${subject.replaceAll('"', '""')}",Suggestion,Medium,Under Review,No`,
      'Thanks,Compliment,Medium,Pending Review,Yes',
    ]);
    await expect(toast(page, 'Feedback history exported successfully!')).toBeVisible();
  },
);

test.describe('the page', () => {
  test.use({ account: 'employee' });

  const first = (page: Page) =>
    page.getByRole('table', { name: 'Feedback history' }).getByRole('link').first();

  test('can be used by everyone, and names missing fields [A5.39]', async ({ page }) => {
    await page.goto(path);
    await expect(first(page)).toBeVisible();
    await page.getByText('How this stays anonymous').click();
    await feedbackForm(page).getByRole('button', { name: 'Submit feedback' }).click();
    await expect(feedbackForm(page).getByText('Please fill in all required fields')).toBeVisible();
    await expectGoodLooks(page);
  });

  test('shows the details of feedback to everyone', async ({ page }) => {
    await page.goto(path);
    await first(page).click();
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'History' })).toBeVisible();
    await expectGoodLooks(page);
  });

  test('says that the history could not be loaded, and loads it on Retry [A8.26 A8.27]', async ({
    page,
    watch,
  }) => {
    watch.allow(/status of 500/);
    let isBroken = true;
    await onCalls(page, ['FeedbackHistory'], (route) =>
      isBroken ? route.fulfill({ status: 500, body: '' }) : route.continue(),
    );
    await page.goto(path);
    await expect(page.getByText('Failed to load feedback history. Please try again.')).toBeVisible();
    await expectAccessible(page);
    isBroken = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(first(page)).toBeVisible();
  });
});
