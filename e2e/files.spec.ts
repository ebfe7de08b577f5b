import { pdfOf } from './support/pdf.js';
import { expectGoodLooks } from './support/looks/looks.js';
import { hire } from './support/people.js';
import { expect, test } from './support/portalTest.js';
import { enter } from './support/signInPage.js';

test('a resume is read in the page, page by page, and a damaged one says so [A2.70]', async ({
  page,
  api,
}) => {
  const person = await hire(api);
  await enter(page, person, '/profile');
  const upload = async (button: string, name: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: button }).click();
    await (await chooser).setFiles({ name, mimeType: 'application/pdf', buffer });
  };
  await upload('Upload resume', 'cv.pdf', await pdfOf(['Ten years at sea', 'Speaks Norwegian']));

  await page.getByRole('button', { name: 'View resume' }).click();
  const dialog = page.getByRole('dialog', { name: 'cv.pdf' });
  await expect(dialog.getByText('Page 1 of 2')).toBeVisible();
  await expect(dialog.getByText('Ten years at sea')).toBeAttached();
  const ink = () =>
    page.evaluate<boolean>(`(() => {
      const canvas = document.querySelector('[role="dialog"] canvas');
      const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
      return data.some((value, index) => index % 4 === 0 && value < 128);
    })()`);
  await expect.poll(ink).toBe(true);
  await expectGoodLooks(page);

  await dialog.getByRole('region', { name: 'cv.pdf' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText('Page 2 of 2')).toBeVisible();
  await expect(dialog.getByText('Speaks Norwegian')).toBeAttached();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('cv.pdf');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'View resume' })).toBeFocused();

  await upload('Replace resume', 'torn.pdf', Buffer.from('%PDF-1.7 ten years at sea'));
  await expect(page.getByText('torn.pdf')).toBeVisible();
  await page.getByRole('button', { name: 'View resume' }).click();
  await expect(
    page.getByRole('dialog', { name: 'torn.pdf' }).getByText(/^This file is damaged/),
  ).toBeVisible();
});
