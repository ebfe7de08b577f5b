import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './support/looks/looks.js';
import { hire } from './support/people.js';
import { expect, test } from './support/portalTest.js';
import { header, keptToken } from './support/shell.js';
import { enter } from './support/signInPage.js';

// A trace keeps a copy of every picture and asks for the browser's own (blob:) with a call that our content
// policy refuses.
test.use({ trace: 'off' });

interface Profile {
  id: number;
  profile_picture: string | null;
}

const photoDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Crop & Align Photo' });

/** A picture of two halves, red above green, so that turning it can be seen. */
async function halves(format: 'png' | 'tiff'): Promise<Buffer> {
  const half = (background: string) =>
    sharp({ create: { width: 400, height: 200, channels: 3, background } })
      .png()
      .toBuffer();
  const [above, below] = await Promise.all([half('#c00'), half('#0a0')]);
  const picture = sharp({ create: { width: 400, height: 400, channels: 3, background: '#fff' } })
    .composite([
      { input: above, top: 0, left: 0 },
      { input: below, top: 200, left: 0 },
    ])
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 46/1 30/1' } });
  return format === 'png' ? picture.png().toBuffer() : picture.tiff().toBuffer();
}

const choosePhoto = async (page: Page, name: string, mimeType: string, buffer: Buffer) => {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^(Upload|Change) photo$/ }).click();
  await (await chooser).setFiles({ name, mimeType, buffer });
};

/** The middle of the left and of the right half of a picture, as red, green and blue. */
async function sidesOf(bytes: Buffer): Promise<number[][]> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (share: number) =>
    (Math.floor(info.height / 2) * info.width + Math.floor(info.width * share)) * info.channels;
  return [0.1, 0.9].map((share) => [...data.subarray(at(share), at(share) + 3)]);
}

test(
  'a photo is cropped, turned and sent as a JPEG; the header and colleagues see it [A2.67 A2.68 A3.1 A5.9 A5.10 A7.12 A8.16 A9.25]',
  { tag: '@apart' },
  async ({ page, api }) => {
    const person = await hire(api);
    await enter(page, person, '/profile');

    await choosePhoto(page, 'notes.txt', 'text/plain', Buffer.from('no picture'));
    await expect(
      page.getByText('Please select a valid image file (JPEG, PNG, GIF, WebP, BMP, TIFF, or SVG)'),
    ).toBeVisible();
    await choosePhoto(page, 'huge.png', 'image/png', Buffer.alloc(10 * 1024 * 1024));
    await expect(page.getByText('Image file size must be less than 10MB')).toBeVisible();

    await choosePhoto(page, 'me.png', 'image/png', await halves('png'));
    const dialog = photoDialog(page);
    const area = dialog.getByRole('application', { name: 'Crop area' });
    await expect(area).toBeVisible();
    // Measured while the dialog comes in, it may be a sixty-fourth of a pixel less.
    await expect.poll(async () => Math.round((await area.boundingBox())?.height ?? 0)).toBe(400);
    await expectAccessible(page);
    const zoom = dialog.getByRole('slider', { name: 'Zoom' });
    expect(await Promise.all(['min', 'max', 'step'].map((name) => zoom.getAttribute(name)))).toEqual([
      '1',
      '3',
      '0.1',
    ]);
    await dialog.getByRole('radio', { name: 'Square' }).click({ force: true });
    await dialog.getByRole('button', { name: 'Rotate right' }).click();
    const sent = page.waitForRequest(
      (request) => request.headers()['content-type']?.startsWith('multipart/form-data') === true,
    );
    await dialog.getByRole('button', { name: 'Save & Apply' }).click();
    await sent;
    await expect(page.getByText(/^Profile photo updated successfully! \(\d+(\.\d+)? KB\)$/)).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(header(page).getByRole('link', { name: person.fullName }).locator('img')).toBeVisible();

    const { body } = await api.get<Profile>((await keptToken(page)) ?? '', '/api/auth/profile/');
    const photo = await fetch(body.profile_picture ?? '');
    expect(photo.headers.get('content-type')).toBe('image/jpeg');
    const bytes = Buffer.from(await photo.arrayBuffer());
    // Turned right: the bottom is on the left now. The place of the picture was removed.
    const [left, right] = await sidesOf(bytes);
    expect([(left?.[1] ?? 0) > 120, (right?.[0] ?? 0) > 150]).toEqual([true, true]);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();

    const colleague = await hire(api);
    const { user } = await api.graph<{ user: { profilePicture: string } }>(
      await api.signIn(colleague.email, colleague.password),
      'query ($id: Int!) { user(id: $id) { profilePicture } }',
      { id: body.id },
    );
    expect((await fetch(new URL(user.profilePicture, api.origin))).headers.get('content-type')).toBe(
      'image/jpeg',
    );
  },
);

test('a TIFF, which the browser cannot show, is cropped like any other picture [A5.8]', async ({
  page,
  api,
}) => {
  const person = await hire(api);
  await enter(page, person, '/profile');
  await choosePhoto(page, 'scan.tiff', 'image/tiff', await halves('tiff'));
  const dialog = photoDialog(page);
  await dialog.getByRole('button', { name: 'Save & Apply' }).click();
  await expect(page.getByText(/^Profile photo updated successfully!/)).toBeVisible();
  await page.reload();
  await expect(header(page).getByRole('link', { name: person.fullName }).locator('img')).toBeVisible();
});
