import {
  applicationDialog,
  applicationRow,
  postingCard,
  postingsPath,
  publish,
  setPosting,
} from './support/areas/jobPostings.js';
import { expectAccessible, expectGoodLooks } from './support/looks/looks.js';
import { accounts, hire } from './support/people.js';
import { expect, test } from './support/portalTest.js';
import { toast } from './support/shell.js';
import { enter } from './support/signInPage.js';

test('a link to a posting on hold, a draft or an unknown one leads to the open postings [A2.99 A4.37]', async ({
  page,
  api,
}) => {
  const published = await publish(api, { status: 'on_hold' });
  const { title, id } = published.posting;
  await enter(page, await hire(api), `${postingsPath}?search=${encodeURIComponent(title)}&apply=${id}`);
  await expect(
    page.getByRole('dialog').getByText('This position takes no applications at the moment.'),
  ).toBeVisible();
  await setPosting(api, published, 'draft');
  for (const apply of [id, 'no-uuid', '00000000-0000-4000-8000-000000000000']) {
    await page.goto(`${postingsPath}?apply=${apply}`);
    await expect(page.getByText('This position does not exist any more.')).toBeVisible();
  }
  await page.getByRole('button', { name: 'Open positions' }).click();
  await expect(page).toHaveURL(/\?open=only$/);
});

test.describe('the page', () => {
  test.use({ account: 'employee' });

  test('can be used by everyone, also without a match [A2.98 A2.99]', async ({ page, api }) => {
    const { posting } = await publish(api, {
      priority: 'urgent',
      salary_min: '90000',
      application_deadline: `${new Date().getFullYear() + 1}-01-31`,
    });
    await publish(api, { status: 'closed' });
    await page.goto(postingsPath);
    await expect(postingCard(page, posting.title)).toBeVisible();
    await expectGoodLooks(page);
    await page.goto(`${postingsPath}?search=nothing-has-this-name`);
    await expect(page.getByText('No positions match')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back to Employee Portal' }).click();
    await expect(page).toHaveURL(/\/employee$/);
  });

  test('shows details, form and own applications to everyone [A2.99 A3.17]', async ({ page, api }) => {
    const { posting } = await publish(api, {
      description: 'The lamp must never go out.',
      requirements: 'Patience',
    });
    await page.goto(`${postingsPath}?posting=${posting.id}`);
    await expect(page.getByText('The lamp must never go out.')).toBeVisible();
    // The text itself can be reached by keyboard, to scroll it.
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().focus();
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toContainText('The lamp must never go out.');
    await expectGoodLooks(page);
    await page.goto(`${postingsPath}?apply=${posting.id}`);
    const form = applicationDialog(page, posting.title);
    await form.getByLabel('Years of experience').fill('many');
    await form.getByRole('button', { name: 'Apply Now' }).click();
    await expect(form.getByText('Enter whole years from 0 to 60')).toBeVisible();
    await expectGoodLooks(page);
    await form.getByLabel('Years of experience').fill('3');
    await form.getByRole('button', { name: 'Apply Now' }).click();
    await expect(toast(page, 'Application submitted successfully!')).toBeVisible();
    await page.goto(`${postingsPath}?tab=applications`);
    await expect(applicationRow(page, posting.title)).toBeVisible();
    await expectGoodLooks(page);
  });

  test('says that the list or an application could not be loaded, and continues when it can [A8.34 A8.35]', async ({
    page,
    api,
    watch,
  }) => {
    watch.allow(/status of 500/);
    const { posting } = await publish(api);
    let isBroken = true;
    // An application is a form with a file, which names its operation inside.
    await page.route('**/graphql', (route) =>
      isBroken && /"(JobPostings|ApplyToJob)"/.test(route.request().postData() ?? '')
        ? route.fulfill({ status: 500, body: '' })
        : route.continue(),
    );
    await page.goto(postingsPath);
    await expect(page.getByText('Failed to load job postings. Please try again later.')).toBeVisible();
    await expectAccessible(page);
    isBroken = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await postingCard(page, posting.title).getByRole('button', { name: 'Apply Now' }).click();
    isBroken = true;
    const form = applicationDialog(page, posting.title);
    await form.getByRole('button', { name: 'Apply Now' }).click();
    await expect(form.getByRole('alert')).toContainText('Failed to apply for job. Please try again.');
    isBroken = false;
    await form.getByRole('button', { name: 'Apply Now' }).click();
    await expect(toast(page, 'Application submitted successfully!')).toBeVisible();
    await expect(postingCard(page, posting.title).getByRole('button', { name: 'Applied' })).toBeFocused();
  });
});

test('HR finds its drafts among the postings, and they cannot be applied for yet [A2.100]', async ({
  page,
  api,
}) => {
  const { posting } = await publish(api, { status: 'draft' });
  await enter(page, accounts.hr, `${postingsPath}?search=${encodeURIComponent(posting.title)}`);
  await expect(postingCard(page, posting.title)).toContainText('Draft');
  await expect(
    postingCard(page, posting.title).getByRole('button', { name: 'Not Available' }),
  ).toBeDisabled();
});
