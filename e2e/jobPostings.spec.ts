import { cutStream } from './support/graphCalls.js';
import {
  applicationDialog,
  applicationRow,
  applicationsFor,
  moveOn,
  postingCard,
  postingsPath,
  publish,
  type RestApplication,
  setPosting,
  withdraw,
} from './support/areas/jobPostings.js';
import { expectAccessible } from './support/looks/looks.js';
import { hire } from './support/people.js';
import type { RestPage } from './support/portalApi.js';
import { expect, test } from './support/portalTest.js';
import { keptToken, toast } from './support/shell.js';
import { enter } from './support/signInPage.js';

const resume = {
  name: 'brandt.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('Lena Brandt, lighthouse keeper since 2014.'),
};

test(
  'an employee finds a posting by its level, reads it and applies with a resume; HR moves the application on, the employee withdraws [A2.99 A2.100 A3.17 A3.20 A4.38 A7.48 A7.50 A9.32 A9.33]',
  { tag: '@apart' },
  async ({ page, api }) => {
    const published = await publish(api, {
      description: 'The lamp must never go out.',
      requirements: '- A head for heights\n- Patience',
      benefits: 'Sea view.',
    });
    const { title, id } = published.posting;
    const person = await hire(api, { firstName: 'Lena', lastName: 'Brandt' });
    await enter(page, person, postingsPath);
    await expect(page).toHaveTitle('Internal Job Postings · Unified Corporate Portal');
    await page.getByRole('button', { name: /Level$/ }).click();
    await page.getByRole('option', { name: 'Lead' }).click();
    await page.getByRole('searchbox', { name: 'Search positions' }).fill(title);
    await expect(page.getByText('1 position', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/level=lead/);
    const card = postingCard(page, title);
    await expect(card).toContainText('Engineering · Sausalito');
    await expect(card).toContainText('Medium priority');
    await expect(card).toContainText('Full-time');
    await expect(card).toContainText('No applicants yet');

    await card.getByRole('link', { name: title }).click();
    const details = page.getByRole('dialog', { name: title, exact: true });
    await expect(details).toContainText('The lamp must never go out.');
    await expect(details.getByRole('listitem')).toHaveText(['A head for heights', 'Patience']);
    await details.getByRole('button', { name: 'Apply Now' }).click();
    const form = applicationDialog(page, title);
    await form.getByLabel('Years of experience').fill('12');
    await form.getByLabel('Cover letter').fill('I have kept lamps for twelve years.');
    await form.getByRole('radio', { name: /^A file/ }).check();
    await form.getByLabel('Resume file').setInputFiles(resume);
    await form.getByRole('button', { name: 'Apply Now' }).click();
    await expect(toast(page, 'Application submitted successfully!')).toBeVisible();
    await expect(details.getByRole('button', { name: 'Applied' })).toBeDisabled();
    await details.getByRole('button', { name: 'Close' }).last().click();
    await expect(card.getByRole('button', { name: 'Applied' })).toBeDisabled();
    await expect(card).toContainText('1 applicant');

    const sent = (await applicationsFor(api, published))[0] as RestApplication;
    expect(sent).toMatchObject({
      job_posting: id,
      status: 1,
      applicant_name: person.fullName,
      years_experience: 12,
      cover_letter: 'I have kept lamps for twelve years.',
    });
    await page.getByRole('tab', { name: /^My applications/ }).click();
    await expect(applicationRow(page, title)).toContainText('Submitted');
    const download = page.waitForEvent('download');
    await applicationRow(page, title).getByRole('link', { name: resume.name }).click();
    expect((await download).suggestedFilename()).toBe(resume.name);

    await moveOn(api, published, sent, 'screening');
    await page.reload();
    await expect(applicationRow(page, title)).toContainText('Under Review');
    await withdraw(page, title);
    await expect(toast(page, 'Application withdrawn successfully!')).toBeVisible();
    await expect(applicationRow(page, title)).toContainText('Withdrawn');
    const { body } = await api.get<RestPage<RestApplication>>(
      (await keptToken(page)) ?? null,
      '/api/recruitment/job-applications/my_applications/',
    );
    expect(body.results).toEqual([expect.objectContaining({ id: sent.id, status: 8 })]);
  },
);

test('an application that HR decides while its applicant tries to withdraw it stays decided, and is shown so', async ({
  page,
  api,
  watch,
}) => {
  await cutStream(page, watch);
  const published = await publish(api);
  const { title, id } = published.posting;
  await enter(page, await hire(api), `${postingsPath}?apply=${id}`);
  await applicationDialog(page, title).getByRole('button', { name: 'Apply Now' }).click();
  await expect(toast(page, 'Application submitted successfully!')).toBeVisible();
  await page.getByRole('tab', { name: /^My applications/ }).click();
  await expect(applicationRow(page, title)).toContainText('Submitted');
  await moveOn(api, published, (await applicationsFor(api, published))[0] as RestApplication, 'rejected');
  await withdraw(page, title);
  await expect(toast(page, 'This application can no longer be withdrawn.')).toBeVisible();
  await expect(applicationRow(page, title)).toContainText('Rejected');
  await applicationRow(page, title)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await expect(page.getByRole('menuitem')).toHaveText(['View position']);
});

test('a second tab cannot apply again: it shows the reason, keeps the typed text, and shows Applied afterwards [A2.99 A2.100 A4.38]', async ({
  page,
  api,
  context,
}) => {
  const published = await publish(api);
  const { title, id } = published.posting;
  await enter(page, await hire(api));
  const second = await context.newPage();
  for (const tab of [page, second]) {
    await tab.goto(`${postingsPath}?search=${encodeURIComponent(title)}&apply=${id}`);
    await applicationDialog(tab, title).getByLabel('Cover letter').fill('Because.');
  }
  await applicationDialog(page, title).getByRole('button', { name: 'Apply Now' }).click();
  await expect(toast(page, 'Application submitted successfully!')).toBeVisible();
  await expect(page).not.toHaveURL(/apply=/);

  const late = applicationDialog(second, title);
  await late.getByRole('button', { name: 'Apply Now' }).click();
  await expect(late.getByRole('alert')).toContainText('You have already applied for this job.');
  await expect(late.getByLabel('Cover letter')).toHaveValue('Because.');
  await expect(late.getByRole('button', { name: 'Applied' })).toBeDisabled();
  await late.getByRole('button', { name: 'Close' }).last().click();
  await second.getByRole('button', { name: 'Discard' }).click();
  await expect(postingCard(second, title).getByRole('button', { name: 'Applied' })).toBeDisabled();
  await expect(postingCard(second, title)).toContainText('1 applicant');
  expect(await applicationsFor(api, published)).toHaveLength(1);

  await second.goto(`${postingsPath}?apply=${id}`);
  await expect(
    second.getByRole('dialog').getByText('You have already applied for this position.'),
  ).toBeVisible();
  await second.getByRole('button', { name: 'My applications' }).click();
  await expect(applicationRow(second, title)).toContainText('Submitted');
});

test('without a resume a placeholder note is sent instead, which HR can read [A3.21 A7.52]', async ({
  page,
  api,
}) => {
  const published = await publish(api);
  const person = await hire(api, { firstName: 'Lena', lastName: 'Brandt' });
  await enter(page, person, `${postingsPath}?apply=${published.posting.id}`);
  await applicationDialog(page, published.posting.title).getByRole('button', { name: 'Apply Now' }).click();
  await expect(toast(page, 'Application submitted successfully!')).toBeVisible();
  const [sent] = await applicationsFor(api, published);
  const file = await fetch(sent?.resume ?? '');
  expect(file.headers.get('content-disposition')).toContain('internal_application_resume.txt');
  expect(await file.text()).toBe('Lena Brandt applied through the internal job postings without a resume.\n');
});

test(
  'a posting that closes while an application is being written accepts none, and shows the reason [A2.99 A2.100 A4.37]',
  { tag: '@apart' },
  async ({ page, api }) => {
    const published = await publish(api);
    const { title, id } = published.posting;
    const link = `${postingsPath}?search=${encodeURIComponent(title)}&apply=${id}`;
    await enter(page, await hire(api), link);
    await applicationDialog(page, title).getByLabel('Cover letter').fill('Because.');
    await setPosting(api, published, 'closed');
    await applicationDialog(page, title).getByRole('button', { name: 'Apply Now' }).click();
    await expect(applicationDialog(page, title).getByRole('alert')).toContainText(
      'This job posting is closed.',
    );
    await expect(applicationDialog(page, title).getByLabel('Cover letter')).toHaveValue('Because.');
    await expect(
      applicationDialog(page, title).getByRole('button', { name: 'Not Available' }),
    ).toBeDisabled();
    await applicationDialog(page, title).getByRole('button', { name: 'Close' }).last().click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(postingCard(page, title).getByRole('button', { name: 'Not Available' })).toBeDisabled();

    await page.goto(link);
    await expect(page.getByRole('dialog').getByText('This position is closed.')).toBeVisible();
    await expectAccessible(page);
    expect(await applicationsFor(api, published)).toEqual([]);
  },
);
