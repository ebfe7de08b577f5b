import { randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { onCalls } from './support/graphCalls.js';
import {
  applicationDialog,
  applicationRow,
  applicationsFor,
  postingCard,
  publish,
} from './support/areas/jobPostings.js';
import { expectAccessible, expectGoodLooks } from './support/looks/looks.js';
import { pdfOf } from './support/pdf.js';
import { accounts, hire } from './support/people.js';
import { expect, test } from './support/portalTest.js';
import { toast } from './support/shell.js';
import { enter } from './support/signInPage.js';

const NEXT_YEAR = new Date().getFullYear() + 1;

const row = (page: Page, table: string, name: string): Locator =>
  page
    .getByRole('table', { name: table })
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name, exact: true }) });

for (const who of ['employee', 'it', 'manager'] as const)
  test.describe(who, () => {
    test.use({ account: who });
    test('cannot get to recruitment, neither by the page nor by its calls [A2.29 A6.10 B2.1 B2.2]', async ({
      page,
      api,
    }) => {
      const { posting } = await publish(api);
      await page.goto('/hr/recruitment');
      await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Recruitment' })).toHaveCount(0);
      const token = await api.signIn(accounts[who].email, accounts[who].password);
      const path = '/api/recruitment/job-postings/';
      expect(
        (await api.post(token, path, { title: 'X', location: 'Y', department_name: 'Design' })).status,
      ).toBe(403);
      const remove = 'mutation($id: ID!) { deleteJobPosting(id: $id) }';
      expect(JSON.stringify(await api.graph(token, remove, { id: posting.id }).catch(String))).toContain(
        'permission',
      );
    });
  });

test(
  'HR creates a posting, a colleague applies with a PDF, HR reads it in the page, invites, rates and accepts; then the posting is removed [B1.6 B2.9 B2.27 B2.28 B2.32 B4.8 B4.12 B4.21 B7.20 B8.10 B8.17 B8.18]',
  { tag: '@apart' },
  async ({ page, api, openOtherBrowser }) => {
    test.slow(); // a whole story
    const title = `Lamp keeper ${randomInt(1e9)}`;
    await enter(page, accounts.hr, '/hr');
    await page.getByRole('link', { name: 'Recruitment and Hiring' }).click();
    await expect(page).toHaveTitle('Recruitment and Hiring · Unified Corporate Portal');
    await page.getByRole('button', { name: 'Add Posting' }).click();
    const form = page.getByRole('dialog', { name: 'Add New Job Posting' });
    await form.getByRole('button', { name: 'Add Posting' }).click();
    await expect(form.getByText('Missing Required Fields')).toBeVisible();
    await form.getByLabel('Title').fill(title);
    await form.getByRole('button', { name: /Department$/ }).click();
    await page.getByRole('option', { name: 'Design' }).click();
    await form.getByLabel('Location').fill('Sausalito');
    await form.getByRole('combobox', { name: 'Hiring manager' }).fill('Daniel');
    await page.getByRole('option', { name: /Daniel Cho/ }).click();
    await form.getByLabel('Requirements').fill('Patience\nA head for heights');
    await form.getByRole('button', { name: 'Add Posting' }).click();
    await expect(toast(page, 'Job posting created successfully!')).toBeVisible();
    await expect(form).toHaveCount(0);
    await page.getByRole('searchbox', { name: 'Search job postings' }).fill(title);
    await expect(row(page, 'Job postings', title)).toContainText('Active');

    const person = await hire(api, { firstName: 'Lena', lastName: `Brandt${randomInt(1e6)}` });
    const other = await openOtherBrowser();
    await enter(other, person, '/employee/job-postings');
    await other.getByRole('searchbox', { name: 'Search positions' }).fill(title);
    await postingCard(other, title).getByRole('button', { name: 'Apply Now' }).click();
    const application = applicationDialog(other, title);
    await application.getByLabel('Cover letter').fill('I have kept lamps for twelve years.');
    await application.getByRole('radio', { name: /^A file/ }).check();
    await application.getByLabel('Resume file').setInputFiles({
      name: 'brandt.pdf',
      mimeType: 'application/pdf',
      buffer: await pdfOf(['Lena Brandt, twelve years at sea', 'Speaks Norwegian']),
    });
    await application.getByRole('button', { name: 'Apply Now' }).click();
    await expect(toast(other, 'Application submitted successfully!')).toBeVisible();

    await page.reload();
    await row(page, 'Job postings', title).getByRole('link', { name: title, exact: true }).click();
    const posting = page.getByRole('dialog', { name: title });
    await expect(posting).toContainText('Patience, A head for heights');
    await expect(posting).toContainText('Daniel Cho');
    await posting.getByRole('button', { name: 'Applications' }).click();
    await expect(page).toHaveURL(/job=.*&tab=applications/);
    const applicant = row(page, 'Applications', person.fullName);
    await expect(applicant).toContainText('Submitted');
    await expect(applicant).toContainText('Not rated');
    await page.getByRole('button', { name: /^Submitted: 1 application/ }).click();
    await expect(page).toHaveURL(/status=submitted/);
    await page.getByRole('button', { name: /^Submitted: 1 application/ }).click();

    await applicant.getByRole('link', { name: person.fullName }).click();
    const details = page.getByRole('dialog', { name: person.fullName });
    await expect(details).toContainText('I have kept lamps for twelve years.');
    await expect(details.getByText('Page 1 of 2')).toBeVisible();
    await expect(details.getByRole('region', { name: 'brandt.pdf' })).toContainText('twelve years at sea');
    await details.getByRole('button', { name: 'Next page' }).click();
    await expect(details.getByRole('region', { name: 'brandt.pdf' })).toContainText('Speaks Norwegian');

    const part = (name: string) => details.getByRole('group', { name, exact: true });
    await part('Interview date').getByRole('textbox').fill(`8 Mar ${NEXT_YEAR}, 10:30`);
    await part('Interview date').getByRole('textbox').press('Tab');
    await part('Interview date').getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Interview date saved')).toBeVisible();
    await part('Rating').getByText('4 stars').click({ force: true });
    await part('Rating').getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Rating saved')).toBeVisible();
    await part('Review notes').getByRole('textbox').fill('Calm in a storm.');

    // A colleague of HR is faster: the typed text stays, and is saved once the page has shown it.
    const published = await publishedAs(api, title);
    const sent = (await applicationsFor(api, published))[0]!;
    await api.graph(
      published.hr,
      'mutation($id: ID!) { updateJobApplication(id: $id, input: { reviewNotes: "Too calm." }) { id } }',
      { id: sent.id },
    );
    await part('Review notes').getByRole('button', { name: 'Save' }).click();
    await expect(part('Review notes')).toContainText('Someone changed this meanwhile.');
    await expect(part('Review notes')).toContainText('Too calm.');
    await expect(part('Review notes').getByRole('textbox')).toHaveValue('Calm in a storm.');
    await part('Review notes').getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Review notes saved')).toBeVisible();

    await details.getByRole('button', { name: /Status of/ }).click();
    await page.getByRole('option', { name: 'Hired' }).click();
    await expect(toast(page, 'Application status updated')).toBeVisible();
    const history = details.getByRole('list', { name: 'History' });
    for (const text of [
      'Submitted → Accepted',
      'none → 4.0/5.0',
      `none → 8 Mar ${NEXT_YEAR}, 10:30`,
      accounts.hr.fullName,
    ])
      await expect(history).toContainText(text);
    await expectAccessible(page);
    await details.getByRole('button', { name: 'Close' }).last().click();
    await expect(applicant).toContainText('Accepted');
    await expect(applicant).toContainText('4.0/5.0');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    expect((await download).suggestedFilename()).toMatch(/^applications_\d{4}-\d\d-\d\d\.csv$/);
    await other.getByRole('tab', { name: /^My applications/ }).click();
    await expect(applicationRow(other, title)).toContainText('Accepted');

    await page.getByRole('tab', { name: /^Job Postings/ }).click();
    await page.getByRole('searchbox', { name: 'Search job postings' }).fill(title);
    await row(page, 'Job postings', title).getByRole('link', { name: title, exact: true }).click();
    await posting.getByRole('button', { name: 'Remove Posting' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(`Are you sure you want to delete the job posting “${title}”?`);
    await expect(question).toContainText('1 application will be lost');
    await question.getByRole('button', { name: 'Remove Posting' }).click();
    await expect(
      toast(page, 'Job posting and associated applications have been successfully deleted.'),
    ).toBeVisible();
    await expect(page.getByText('No job postings found')).toBeVisible();
    expect(await applicationsFor(api, published)).toEqual([]);
  },
);

/** The posting with this title, as HR finds it. */
async function publishedAs(api: Parameters<typeof publish>[0], title: string) {
  const hr = await api.signIn(accounts.hr.email, accounts.hr.password);
  const { body } = await api.get<{ results: Awaited<ReturnType<typeof publish>>['posting'][] }>(
    hr,
    `/api/recruitment/job-postings/?search=${encodeURIComponent(title)}`,
  );
  return { hr, posting: body.results[0]! };
}

test('a posting is changed, and its list is read again [B4.7 B4.20 B8.11]', async ({ page, api }) => {
  const { posting } = await publish(api);
  await enter(page, accounts.admin, `/hr/recruitment?search=${encodeURIComponent(posting.title)}`);
  await row(page, 'Job postings', posting.title)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Job Posting' });
  await form.getByRole('button', { name: /Status$/ }).click();
  await page.getByRole('option', { name: 'On Hold' }).click();
  const again = page.waitForRequest((request) => (request.postData() ?? '').includes('HrPostings'));
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Job posting updated successfully!')).toBeVisible();
  await again;
  await expect(form).toHaveCount(0);
  await expect(row(page, 'Job postings', posting.title)).toContainText('On Hold');
});

test.describe('the pages', () => {
  test.use({ account: 'hr' });

  test('of recruitment can be used by everyone, with details and form [B2.22 B2.23 B2.29 B2.30]', async ({
    page,
  }) => {
    await page.goto('/hr/recruitment');
    await expect(page.getByRole('group', { name: 'Total Postings' })).toHaveText(/\d/);
    const first = (name: string) => page.getByRole('table', { name }).getByRole('link').first();
    await expect(first('Job postings')).toBeVisible();
    await expectGoodLooks(page);
    // One of the demo organization: other tests make postings that have no description.
    const search = page.getByRole('searchbox', { name: 'Search job postings' });
    await search.fill('Systems Administrator');
    await page.getByRole('link', { name: 'Systems Administrator', exact: true }).click();
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Description' })).toBeVisible();
    await expectGoodLooks(page);
    await page.keyboard.press('Escape');
    await search.fill('');
    await page.getByRole('button', { name: 'Add Posting' }).click();
    await expect(page.getByRole('dialog').getByLabel('Title')).toBeVisible();
    await expectGoodLooks(page);
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: /^Applications/ }).click();
    await expect(first('Applications')).toBeVisible();
    await expectGoodLooks(page);
    await first('Applications').click();
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'History' })).toBeVisible();
    await expectGoodLooks(page);
  });

  test('say that the lists could not be loaded, and load them on Retry', async ({ page, watch }) => {
    watch.allow(/status of 500/);
    let isBroken = true;
    await onCalls(page, ['HrPostings', 'HrApplications', 'Pipeline', 'PostingFigures'], (route) =>
      isBroken ? route.fulfill({ status: 500, body: '' }) : route.continue(),
    );
    await page.goto('/hr/recruitment?tab=applications');
    await expect(page.getByText('Failed to load applications. Please try again.')).toBeVisible();
    await expect(page.getByText('The pipeline could not be loaded.')).toBeVisible();
    await expect(page.getByRole('group', { name: 'Offers' })).toContainText('N/A');
    isBroken = false;
    await page.getByRole('button', { name: 'Retry' }).last().click();
    await expect(page.getByRole('table', { name: 'Applications' }).getByRole('link').first()).toBeVisible();
  });
});
