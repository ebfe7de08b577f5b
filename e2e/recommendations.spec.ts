import type { Request } from '@playwright/test';
import { holdCalls, onCalls, operationOf } from './support/graphCalls.js';
import { applicationDialog, postingCard, setPosting } from './support/areas/jobPostings.js';
import { expectGoodLooks } from './support/looks/looks.js';
import { hire } from './support/people.js';
import { expect, test } from './support/portalTest.js';
import {
  elixirResume,
  openChoice,
  overlay,
  publishElixir,
  uploadDialog,
  uploadFirst,
} from './support/areas/recommendations.js';
import { keptToken } from './support/shell.js';
import { enter } from './support/signInPage.js';

const checkVariables = (request: Request) => (request.postDataJSON() as { variables: unknown }).variables;

test(
  'a person without a resume uploads one, reads why a position matches and opens the form to apply in a new tab [A2.50 A2.56 A2.57 A2.58 A2.59 A2.60 A2.61 A4.39]',
  { tag: '@apart' },
  async ({ page, api, context }) => {
    const published = await publishElixir(api);
    const { title, id } = published.posting;
    const person = await hire(api, { firstName: 'Ines', lastName: 'Duarte' });
    await enter(page, person);
    await openChoice(page, '/employee');
    await expect(overlay(page)).toContainText('Nothing was recommended to you in the last 24 hours.');
    await uploadFirst(page);
    await expect(overlay(page)).toContainText(
      /Made just now from duarte\.txt\. \d+ open postings? compared by skills, titles, levels and years(, only the best \d+ considered)?\./,
    );

    const card = postingCard(page, title);
    await expect(card).toContainText('Engineering');
    await expect(card).toContainText('Salary not specified');
    await expect(card).toContainText('Hiring urgently');
    await expect(card.getByRole('list', { name: 'Why it matches' })).toContainText('Elixir');
    await expect(card.getByRole('progressbar', { name: 'Match' })).toHaveAttribute(
      'aria-valuetext',
      /^\d+%, (Strong|Good) match$/,
    );

    await card.getByRole('button', { name: /^Learn More/ }).click();
    const details = page.getByRole('dialog', { name: title, exact: true });
    const elixir = details
      .getByRole('list', { name: 'Why it matches' })
      .getByRole('listitem')
      .filter({ hasText: /^Elixir/ });
    await expect(elixir).toContainText(/Your resume.*Elixir.*The posting.*Elixir/);
    await expect(details.getByRole('list', { name: 'What the resume does not show' })).toContainText(
      'Kubernetes',
    );
    await expect(details).toContainText('A view of the harbour.');
    await details.getByRole('button', { name: 'Apply Now' }).click();
    await expect(details.getByRole('alert')).toHaveText(
      'To apply, open this position under Internal Job Postings.',
    );
    await details.getByRole('button', { name: 'Close' }).last().click();

    const opened = context.waitForEvent('page');
    await card.getByRole('button', { name: /^Apply Now/ }).click();
    const tab = await opened;
    await expect(tab).toHaveURL(new RegExp(`/employee/job-postings\\?apply=${id}$`));
    await expect(applicationDialog(tab, title)).toBeVisible();
    expect(await tab.evaluate<boolean>('window.opener === null')).toBe(true);
    const { body } = await api.get<{ resume: string | null }>(
      (await keptToken(page)) ?? null,
      '/api/auth/profile/',
    );
    expect(body.resume).not.toBeNull();
    await setPosting(api, published, 'closed');
  },
);

test('recent recommendations are still there the second time, new ones are computed on request, and a closed position is gone [A2.50 A2.59 A4.39 A9.26]', async ({
  page,
  api,
}) => {
  const published = await publishElixir(api);
  const { title } = published.posting;
  await enter(page, await hire(api));
  await openChoice(page, '/employee/job-postings');
  await uploadFirst(page);
  const asked: unknown[] = [];
  page.on('request', (request) => {
    if (operationOf(request) === 'CheckResumeAndRecommend') asked.push(checkVariables(request));
  });

  await openChoice(page, '/employee');
  await expect(overlay(page)).toContainText(/\d+ jobs? (was|were) recommended just now from duarte\.txt\./);
  await overlay(page).getByRole('button', { name: 'Show Recent' }).click();
  await expect(postingCard(page, title)).toBeVisible();
  await expect(overlay(page)).toContainText('kept for 24 hours');
  expect(asked).toEqual([]);

  await overlay(page).getByRole('button', { name: 'Generate New' }).click();
  await expect(overlay(page)).not.toContainText('kept for 24 hours');
  await expect(postingCard(page, title)).toBeVisible({ timeout: 30_000 });
  expect(asked).toEqual([
    { forceRefresh: true, proceedWithExisting: false },
    { forceRefresh: true, proceedWithExisting: true },
  ]);

  await overlay(page).getByRole('button', { name: 'Upload Resume' }).click();
  const found = page.getByRole('alertdialog', { name: 'Resume Found' });
  await expect(found).toContainText('duarte.txt');
  await setPosting(api, published, 'closed');
  await found.getByRole('button', { name: 'Use This Resume' }).click();
  await expect(overlay(page)).toContainText(
    /kept for 24 hours|No open job postings match your resume at the moment\./,
  );
  await expect(postingCard(page, title)).toHaveCount(0);
});

test('in the details on the page of the postings Apply Now opens a new tab as well; a blocked tab is reported [A2.60 A8.39]', async ({
  page,
  api,
  context,
}) => {
  const published = await publishElixir(api);
  const { title, id } = published.posting;
  await enter(page, await hire(api));
  await openChoice(page, '/employee/job-postings');
  await uploadFirst(page);
  await overlay(page)
    .getByRole('button', { name: `Learn More: ${title}` })
    .click();
  const opened = context.waitForEvent('page');
  await page
    .getByRole('dialog', { name: title, exact: true })
    .getByRole('button', { name: 'Apply Now' })
    .click();
  await expect(await opened).toHaveURL(new RegExp(`apply=${id}$`));
  await page.keyboard.press('Escape');
  await page.evaluate('window.open = () => null');
  await overlay(page)
    .getByRole('button', { name: `Apply Now: ${title}` })
    .click();
  await expect(page.getByText('Failed to open application. Please try again.')).toBeVisible();
  await setPosting(api, published, 'closed');
});

test('a file that is not a resume is refused before it is sent, a disguised one by the portal, and the dialog keeps its name [A5.13 A5.15 A5.16 A8.37]', async ({
  page,
  api,
}) => {
  await enter(page, await hire(api));
  await openChoice(page, '/employee');
  await overlay(page).getByRole('button', { name: 'Generate New' }).click();
  const dialog = uploadDialog(page);
  const send = dialog.getByRole('button', { name: 'Upload Resume' });
  await expect(dialog.getByLabel('Resume')).toBeFocused();
  await expect(send).toBeDisabled();
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    dialog.getByLabel('Resume').setInputFiles({ name, mimeType, buffer });
  await choose('holiday.gif', 'image/gif', Buffer.from('GIF89a'));
  await expect(
    dialog.getByText('Please select a valid file format (PDF, DOC, DOCX, TXT, RTF)'),
  ).toBeVisible();
  await choose('long.pdf', 'application/pdf', Buffer.alloc(11 * 1024 * 1024, '%PDF-1.7 '));
  await expect(dialog.getByText('File size must be less than 10MB')).toBeVisible();
  await expect(send).toBeDisabled();

  await choose(
    'disguised.docx',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    Buffer.from('no such thing'),
  );
  await send.click();
  await expect(dialog.getByText('disguised.docx')).toBeVisible();
  await expect(
    dialog.getByText(
      /^(Invalid file\. Please try again\.|Please select a valid file format \(PDF, DOC, DOCX, TXT, RTF\))$/,
    ),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove disguised.docx' }).click();
  await dialog.getByLabel('Resume').setInputFiles(elixirResume);
  await send.click();
  await expect(overlay(page)).toContainText('from duarte.txt', { timeout: 30_000 });
});

test("a failed check is explained with the portal's message and can be tried again [A8.36 A8.40]", async ({
  page,
  api,
}) => {
  await enter(page, await hire(api));
  let fails = true;
  await onCalls(page, ['CheckResumeAndRecommend'], (route) =>
    fails
      ? route.fulfill({
          json: {
            data: null,
            errors: [
              {
                message: 'Too many searches. Try again later.',
                extensions: { code: 'RATE_LIMITED', retryAfter: 600 },
              },
            ],
          },
        })
      : route.fallback(),
  );
  await openChoice(page, '/employee');
  await overlay(page).getByRole('button', { name: 'Generate New' }).click();
  await expect(overlay(page).getByRole('alert')).toContainText('Failed to load recommendations.');
  await expect(overlay(page).getByRole('alert')).toContainText('Too many searches. Try again later.');
  fails = false;
  await overlay(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(uploadDialog(page)).toBeVisible();
});

test.describe('everyone', () => {
  test('can read the list and the details, choose and upload a resume [A2.56 A2.59]', async ({
    page,
    api,
  }) => {
    test.setTimeout(180_000);
    const published = await publishElixir(api);
    await enter(page, await hire(api));
    await openChoice(page, '/employee');
    await expectGoodLooks(page);
    await uploadFirst(page);
    await expectGoodLooks(page);
    await overlay(page)
      .getByRole('button', { name: `Learn More: ${published.posting.title}` })
      .click();
    await page.getByRole('button', { name: 'Apply Now', exact: true }).click();
    await expectGoodLooks(page);
    await page.keyboard.press('Escape');
    await overlay(page).getByRole('button', { name: 'Upload Resume' }).click();
    await page.getByRole('button', { name: 'Upload Another' }).click();
    await uploadDialog(page)
      .getByLabel('Resume')
      .setInputFiles({ name: 'x.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
    await expect(uploadDialog(page).getByText(/^Please select a valid file/)).toBeVisible();
    await expectGoodLooks(page);
    await setPosting(api, published, 'closed');
  });

  test('can follow the progress of the search and cancel it [A9.27]', async ({ page, api }) => {
    await enter(page, await hire(api));
    await openChoice(page, '/employee');
    const release = await holdCalls(page, ['CheckResumeAndRecommend']);
    await overlay(page).getByRole('button', { name: 'Generate New' }).click();
    await expect(overlay(page)).toContainText('Processing may take up to 30 seconds.');
    await expectGoodLooks(page);
    await overlay(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(overlay(page)).toContainText('Nothing was searched');
    await expect(overlay(page).getByRole('button', { name: 'Generate New' })).toBeFocused();
    release();
  });
});
