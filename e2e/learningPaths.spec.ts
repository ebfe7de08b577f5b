import { coursesPath, newTitle, publish } from './support/areas/courses.js';
import { expectGoodLooks } from './support/looks/looks.js';
import { accounts, hire } from './support/people.js';
import { expect, test } from './support/portalTest.js';
import { toast } from './support/shell.js';
import { enter } from './support/signInPage.js';

test('HR creates a path of two courses in the browser; a person sees it, follows it to the next step and completes it [C7.50]', async ({
  page,
  api,
  openOtherBrowser,
}) => {
  const courses = [await publish(api, {}), await publish(api, {})];
  const [first, second] = courses.map(({ title }) => title);
  // Paths are in the order of their titles.
  const path = newTitle('A first week');

  const hr = await openOtherBrowser();
  await enter(hr, accounts.hr, coursesPath);
  await hr.getByRole('button', { name: 'Learning paths' }).click();
  await hr.getByRole('dialog', { name: 'Learning paths' }).getByRole('button', { name: 'Add Path' }).click();
  const form = hr.getByRole('dialog', { name: 'Add Path' });
  await form.getByLabel('Title').fill(path);
  await form.getByLabel('Description').fill('What a keeper learns first.');
  const picker = form.getByRole('combobox', { name: 'Add a step' });
  for (const title of [second, first]) {
    await picker.fill(title ?? '');
    await hr.getByRole('option', { name: title }).click();
  }
  await form.getByRole('button', { name: `Move ${first ?? ''} up` }).click();
  await expect(form.getByRole('listitem')).toHaveText(courses.map(({ title }) => title));
  await expectGoodLooks(hr);
  await form.getByRole('button', { name: 'Add Path' }).click();
  await expect(toast(hr, 'Path added')).toBeVisible();
  await expect(hr.getByText(path)).toBeVisible();

  await enter(page, await hire(api), '/learning');
  const shown = page.getByRole('listitem').filter({ hasText: path });
  await expect(shown.getByText('Beginner · 0 of 2 steps')).toBeVisible();
  for (const [at, title] of [first, second].entries()) {
    await shown.getByRole('link', { name: title }).click();
    await page.getByRole('button', { name: 'Enroll' }).click();
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('button', { name: 'Mark complete' }).click();
    await expect(page.getByText('100%', { exact: true })).toBeVisible();
    await page.goto('/learning');
    await expect(shown.getByText(`${String(at + 1)} of 2 steps`)).toBeVisible();
  }
  await expect(shown.getByText('Completed')).toBeVisible();
});
