import { randomInt } from 'node:crypto';
import { feedbackForm, feedbackRow } from './support/areas/feedback.js';
import { hire } from './support/people.js';
import { expect, test } from './support/portalTest.js';
import { toast } from './support/shell.js';
import { enter } from './support/signInPage.js';
import { translatePages } from './support/looks/translator.js';

test('a person who has the pages translated writes feedback, reloads half way, and sends it [A2.90]', async ({
  page,
  api,
}) => {
  await translatePages(page);
  await enter(page, await hire(api), '/employee/feedback');
  const form = feedbackForm(page);
  await form.getByRole('button', { name: 'Submit feedback' }).click();
  await expect(form.getByText('Enter a subject')).toBeVisible();
  await expect(form.getByText('Please fill in all required fields')).toBeVisible();
  const subject = `Bicycle stands ${randomInt(1e9)}`;
  await form.getByLabel('Subject').fill(subject);
  await expect(form.getByText('Enter a subject')).toHaveCount(0);
  await form.getByLabel('Message').fill('The yard has room for twenty.');

  await page.reload();
  await expect(form.getByText('What you entered before is still here.')).toBeVisible();
  await expect(form.getByLabel('Message')).toHaveValue('The yard has room for twenty.');
  await form.getByRole('button', { name: / Category$/ }).click();
  await page.getByRole('option', { name: 'Work Environment', exact: true }).click();
  await form.getByRole('button', { name: 'Submit feedback' }).click();
  await expect(toast(page, 'Feedback submitted successfully!')).toBeVisible();
  await expect(feedbackRow(page, subject)).toBeVisible();
  await expect(form.getByLabel('Message')).toHaveValue('');
});
