import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { Locator, Page } from '@playwright/test';
import { expectGoodLooks } from './support/looks/looks.js';
import { pdfOf } from './support/pdf.js';
import { accounts, hire } from './support/people.js';
import { expect, test } from './support/portalTest.js';
import { toast } from './support/shell.js';
import { enter } from './support/signInPage.js';

const card = (page: Page, title: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name: title, exact: true }) });

const choose = async (page: Page, form: Locator, field: RegExp, option: string): Promise<void> => {
  await form.getByRole('button', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

const hostile = [
  '<img src=x onerror="document.title = \'stolen\'"><script>document.title = "stolen"</script>',
  '[a link](javascript:document.title=1) and [a page](https://portal.example/guide)',
].join('\n\n');

test(
  'an article is written with PDFs, found, read, corrected, downloaded and removed, and hostile Markdown is harmless [C1.5 C2.6 C2.40 C2.43 C2.44 C2.45 C2.46 C2.47 C4.32 C4.33 C4.34 C5.24 C5.26 C5.28 C6.3 C8.9 C9.5]',
  { tag: '@apart' },
  async ({ page, api, openOtherBrowser }) => {
    test.slow(); // a whole story
    const author = await hire(api);
    const number = randomInt(1e9);
    const word = `Quarzlampe${String(number)}`;
    const title = `Changing the ${word}`;

    await enter(page, author);
    await page.getByRole('link', { name: 'Knowledge base', exact: true }).click();
    await expect(page).toHaveTitle('IT Knowledge Base · Unified Corporate Portal');
    await expect(page.getByRole('link', { name: 'Back to Home' })).toBeVisible();
    await page.getByRole('button', { name: 'Add Article' }).click();
    const form = page.getByRole('dialog', { name: 'Add New Article' });
    await form.getByRole('button', { name: 'Add Article' }).click();
    await expect(form.getByText('Please fill in all required fields')).toBeVisible();
    await form.getByLabel('Title').fill(title);
    await choose(page, form, /Category$/, 'Hardware');
    await form
      .getByLabel('Content')
      .fill(`Ask first.\n\n## Before\n\nCool **down**.\n\n## Change\n\n1. Turn it\n\n## After\n\n${hostile}`);
    await form.getByText('Preview', { exact: true }).click();
    await expect(form.getByRole('heading', { name: 'Before' })).toBeVisible();
    await form.getByLabel('PDF attachments').setInputFiles([
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') },
      { name: 'guide.pdf', mimeType: 'application/pdf', buffer: await pdfOf(['The guide', 'Page two']) },
      { name: 'draft.pdf', mimeType: 'application/pdf', buffer: await pdfOf(['A draft']) },
      { name: 'plan.pdf', mimeType: 'application/pdf', buffer: await pdfOf(['The plan']) },
    ]);
    await expect(form.getByText('Only PDF files are allowed for attachments.')).toBeVisible();
    await form.getByRole('button', { name: 'Remove draft.pdf' }).click();
    await form.getByRole('button', { name: 'Add Article' }).click();
    await expect(toast(page, 'Article created successfully!')).toBeVisible();
    await expect(form).toHaveCount(0);

    const reader = await openOtherBrowser();
    await enter(reader, accounts.employee, '/it/knowledge-base');
    await reader.getByRole('searchbox', { name: 'Search articles' }).fill(word);
    await expect(card(reader, title)).toBeVisible();
    await expect(reader.getByRole('article')).toHaveCount(1);
    await expect(card(reader, title).locator('mark').first()).toHaveText(word);
    await card(reader, title).getByRole('link', { name: title }).click();
    const article = reader.getByRole('dialog', { name: title });
    await expect(article.getByRole('heading', { name: 'Change' })).toBeVisible();
    await expect(article.getByText(/<script>/)).toBeVisible();
    await expect(article.getByRole('link', { name: 'a link' })).toHaveCount(0);
    await expect(article.getByRole('link', { name: 'a page' })).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(reader).not.toHaveTitle('stolen');
    await article.getByText('Contents', { exact: true }).first().click();
    await article.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'After' }).click();
    await expect(reader).toHaveURL(/\?search=\w+&article=\d+#after$/);
    await expect(card(reader, title).getByRole('img', { name: '1 view', includeHidden: true })).toHaveCount(
      1,
    );

    await article.getByRole('button', { name: 'View guide.pdf' }).click();
    const pdf = reader.getByRole('dialog', { name: 'guide.pdf' });
    await expect(pdf.getByText('Page 1 of 2')).toBeVisible();
    await expect(pdf.getByText('The guide')).toBeAttached();
    await reader.keyboard.press('Escape');
    const saving = reader.waitForEvent('download');
    await article.getByRole('button', { name: 'Download All' }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe(`${title}.zip`);
    const archive = unzipSync(await readFile(await saved.path()));
    expect(Object.entries(archive).map(([name, bytes]) => [name, strFromU8(bytes.slice(0, 5))])).toEqual([
      ['guide.pdf', '%PDF-'],
      ['plan.pdf', '%PDF-'],
    ]);
    await expect(toast(reader, 'Download started successfully')).toBeVisible();
    await expect(article.getByRole('button', { name: 'Edit' })).toHaveCount(0);
    await article.getByRole('button', { name: 'Delete Article' }).click();
    await reader.getByRole('button', { name: 'Delete article', exact: true }).click();
    await expect(toast(reader, 'Failed to delete article')).toBeVisible();

    await page.goto(`/it/knowledge-base?search=${word}`);
    await card(page, title).getByRole('link', { name: title }).click();
    await page.getByRole('dialog', { name: title }).getByRole('button', { name: 'Edit' }).click();
    const editing = page.getByRole('dialog', { name: 'Edit Article' });
    await editing.getByLabel('Title').fill(`${title} safely`);
    await editing.getByRole('button', { name: 'Remove plan.pdf' }).click();
    await editing.getByRole('button', { name: 'Save changes' }).click();
    await expect(toast(page, 'Article updated successfully')).toBeVisible();
    const corrected = page.getByRole('dialog', { name: `${title} safely` });
    await expect(corrected.getByRole('button', { name: /^View / })).toHaveCount(1);
    await corrected.getByRole('button', { name: 'Delete Article' }).click();
    await page.getByRole('button', { name: 'Delete article', exact: true }).click();
    await expect(toast(page, 'Article deleted successfully')).toBeVisible();
    await expect(corrected).toHaveCount(0);
    await expect(page.getByText('No articles found matching your criteria.')).toBeVisible();
  },
);

test.describe('every view', () => {
  test.use({ account: 'employee' });
  test('is legible in light and dark, also on a phone, and an article is opened and closed by keyboard', async ({
    page,
  }) => {
    await page.goto('/it/knowledge-base?search=vpn');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectGoodLooks(page);
    await page.getByRole('article').getByRole('link').first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByRole('dialog').locator('[aria-busy="true"]')).toHaveCount(0);
    await expectGoodLooks(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('article').getByRole('link').first()).toBeFocused();
  });
});
