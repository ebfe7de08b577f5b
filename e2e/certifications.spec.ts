import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { holdCalls } from './support/graphCalls.js';
import { expectAccessible, expectGoodLooks } from './support/looks/looks.js';
import { accounts, hire } from './support/people.js';
import type { PortalApi } from './support/portalApi.js';
import { expect, test } from './support/portalTest.js';
import { enter } from './support/signInPage.js';

const path = '/learning/certifications';

interface Made {
  createCertification: { id: number; name: string };
}

/** A certification of four questions whose right answer begins with "Right"; HR writes it through the graph. */
async function writeCertification(api: PortalApi): Promise<string> {
  const hr = await api.signIn(accounts.hr.email, accounts.hr.password);
  const questions = [1, 2, 3, 4].map((number) => ({
    topic: 'Kilns',
    questionText: `How is kiln ${String(number)} lit?`,
    questionType: 'MULTIPLE_CHOICE',
    optionA: `Right: from below, ${String(number)}`,
    optionB: `From above, ${String(number)}`,
    optionC: `Not at all, ${String(number)}`,
    correctAnswer: 'A',
  }));
  const input = {
    name: `Kilns ${String(randomInt(1e9))}`,
    description: 'How to light one.',
    questionCount: 4,
    questions,
  };
  const { createCertification } = await api.graph<Made>(
    hr,
    'mutation ($input: CertificationInput!) { createCertification(input: $input) { id name } }',
    { input },
  );
  return createCertification.name;
}

const card = (page: Page, name: string) =>
  page.locator('article[data-row]:not([data-row^="certificate"])').filter({ hasText: name });
const exam = (page: Page, name: string) => page.getByRole('dialog', { name });
const start = (page: Page, name: string) =>
  card(page, name)
    .getByRole('button', { name: /Start Exam|Resume Exam/ })
    .click();
const answerRight = (page: Page) => page.getByRole('radio', { name: /Right: from below/ }).check();
const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();
const questionText = (page: Page, name: string) =>
  exam(page, name).getByRole('heading', { level: 3 }).innerText();

test('an exam survives a reload, a lost connection and a second device, and its certificate is verified [C1.11 C2.67 C2.91 C2.92 C4.48 C4.50 C4.55 C8.33]', async ({
  page,
  context,
  api,
  watch,
  openOtherBrowser,
}) => {
  test.slow();
  watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const name = await writeCertification(api);
  const person = await hire(api, { firstName: 'Ayo', lastName: `Kilner${String(randomInt(1e6))}` });
  await enter(page, person, path);
  await start(page, name);
  await expect(exam(page, name)).toContainText('Question 1 of 4');
  await answerRight(page);
  await expect(exam(page, name)).toContainText('1 of 4 answered · saved');
  await next(page);
  const second = await questionText(page, name);

  await page.reload();
  await expect(exam(page, name)).toContainText('1 of 4 answered');
  expect(await questionText(page, name)).toBe(second);

  await context.setOffline(true);
  await answerRight(page);
  await expect(exam(page, name)).toContainText('No connection at the moment');
  await next(page);
  await answerRight(page);
  await expect(exam(page, name)).toContainText('2 answers not saved yet');
  await context.setOffline(false);
  await expect(exam(page, name)).toContainText('3 of 4 answered · saved');

  const other = await openOtherBrowser();
  await enter(other, person, path);
  await start(other, name);
  await expect(exam(other, name)).toContainText('3 of 4 answered');
  await next(page);
  // It is refused, so it need not stay chosen.
  await page.getByRole('radio', { name: /Right: from below/ }).click();
  await expect(exam(page, name)).toContainText('This exam is open in another window or on another device.');
  await answerRight(other);
  await expect(exam(other, name)).toContainText('4 of 4 answered · saved');
  await other.getByRole('button', { name: 'Submit exam' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Submit exam' }).click();
  const result = other.getByRole('dialog', { name: 'Congratulations!' });
  await expect(result).toContainText('You passed with a score of 100%! Your certificate has been generated.');
  await expectAccessible(other);

  await result.getByRole('link', { name: 'Open certificate' }).click();
  const sheet = other.getByRole('article', { name: `Certificate of ${person.fullName}` });
  await expect(sheet).toContainText(name);
  await expectGoodLooks(other);
  const printed = (await other.pdf({ format: 'A4' })).toString('latin1');
  expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await other.getByRole('link', { name: 'Verify' }).click();
  await expect(other.getByText('This certificate is valid')).toBeVisible();

  await other.goto(path);
  await expect(card(other, name)).toContainText('Certified');
  await expect(other.getByRole('region', { name: 'My Certificates' })).toContainText('100%');
});

test('an exam looks good on a desktop and a phone, and stopping it cancels the attempt [C2.88 C2.92 C4.48 C4.50]', async ({
  page,
  api,
}) => {
  const name = await writeCertification(api);
  await enter(page, await hire(api), path);
  await expectGoodLooks(page);
  await start(page, name);
  await expect(exam(page, name)).toContainText('Question 1 of 4');
  await expectGoodLooks(page);
  await page.getByRole('button', { name: 'Stop exam' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop exam' }).click();
  await expect(exam(page, name)).toHaveCount(0);
  await card(page, name)
    .getByRole('link', { name: /Details/ })
    .click();
  await page.getByRole('button', { name: 'View Attempt History (1 attempt)' }).click();
  await expect(page.getByRole('dialog', { name: 'Attempt History' })).toContainText('Cancelled');
});

test('an exam that is not submitted ends at its time limit, and the saved answers count [C4.49]', async ({
  page,
  api,
}) => {
  const name = await writeCertification(api);
  await enter(page, await hire(api), path);
  await page.clock.install();
  await start(page, name);
  await answerRight(page);
  await expect(exam(page, name)).toContainText('1 of 4 answered · saved');
  // The portal's own clock continues as usual: asked, it would set this one back.
  await holdCalls(page, ['ExamTime']);
  await page.clock.fastForward('55:20');
  await expect(page.getByRole('timer')).toContainText('04:');
  await page.clock.fastForward('05:00');
  await expect(page.getByRole('dialog', { name: 'Keep studying' })).toContainText('You scored 25%.');
});
