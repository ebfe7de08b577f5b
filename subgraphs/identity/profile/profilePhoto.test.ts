import sharp from 'sharp';
import { misnamed } from '../../kit/files/fileKind.js';
import { allSent } from '../../kit/outside/mail.js';
import type { UploadReference } from '../../kit/graphql/scalars.js';
import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { identity } from '../subgraph.js';
import { makePerson } from '../user/user.factory.js';
import { bmp, bmpClaiming, picture } from './testing/pictures.js';
import { profileDesk } from './testing/profiles.js';

const WRONG_IMAGE = {
  profilePicture: ['Please select a valid image file (JPEG, PNG, GIF, WebP, BMP, TIFF, or SVG)'],
};
const DAMAGED = 'This picture is damaged, or saved in a way that cannot be read. Please save it again.';

let portal: TestSubgraph;
const { upload, update, linked, stored } = profileDesk(() => portal);
beforeAll(async () => {
  portal = await openTestSubgraph(identity);
});
afterAll(async () => {
  await allSent();
  await portal.close();
});

describe('a photo', () => {
  test('of every allowed kind is stored as a JPEG or WebP of our own [A5.8]', async () => {
    const person = await makePerson(portal.database);
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><script>alert(1)</script><rect width="20" height="20" fill="red"/></svg>';
    const kinds: [string, Buffer | string, string][] = [
      ['a.JPEG', await picture().jpeg().toBuffer(), 'jpeg'],
      ['a.jpg', await picture().jpeg().toBuffer(), 'jpeg'],
      ['a.png', await picture().png().toBuffer(), 'jpeg'],
      ['a.gif', await picture().gif().toBuffer(), 'jpeg'],
      ['a.webp', await picture().webp().toBuffer(), 'jpeg'],
      ['a.tiff', await picture().tiff().toBuffer(), 'jpeg'],
      ['a.svg', svg, 'webp'],
      ['a.bmp', bmp(24), 'jpeg'],
    ];
    for (const [name, content, format] of kinds) {
      const { data, errors } = await update(person, { profilePicture: await upload(name, content) });
      expect([name, errors]).toEqual([name, []]);
      const link = linked(data.updateProfile.profilePicture);
      expect(link).toMatchObject({ inline: true, contentType: `image/${format}` });
      const bytes = await stored(data.updateProfile.profilePicture);
      expect((await sharp(bytes).metadata()).format).toBe(format);
      expect(bytes.toString('latin1')).not.toContain('script');
    }
  });

  test('in BMP keeps its colours, with or without a palette', async () => {
    const person = await makePerson(portal.database);
    for (const bits of [8, 24] as const) {
      const { data } = await update(person, { profilePicture: await upload('a.bmp', bmp(bits)) });
      const pixels = await sharp(await stored(data.updateProfile.profilePicture))
        .raw()
        .toBuffer();
      const [left, right] = [[...pixels.subarray(30, 33)], [...pixels.subarray(150, 153)]].map(
        ([red = 0, , blue = 0]) => red - blue,
      );
      expect(left).toBeGreaterThan(200);
      expect(right).toBeLessThan(-200);
    }
  });

  test('is turned upright, made smaller and loses the place where it was taken', async () => {
    const person = await makePerson(portal.database);
    const original = await picture(3000, 1500)
      .withExif({ IFD0: { Copyright: 'CANARY' }, IFD3: { GPSLatitude: '37/1 46/1 30/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { data } = await update(person, { profilePicture: await upload('holiday.jpg', original) });
    const meta = await sharp(await stored(data.updateProfile.profilePicture)).metadata();
    expect(meta).toMatchObject({ width: 512, height: 1024, format: 'jpeg' });
    expect(meta.exif).toBeUndefined();
  });

  test('keeps the same link for a day, so that browsers can cache the picture', async () => {
    const person = await makePerson(portal.database);
    const first = await update(person, {
      profilePicture: await upload('a.png', await picture().png().toBuffer()),
    });
    const again = await portal.run<{ me: { profilePicture: string } }>(
      person.viewer,
      '{ me { profilePicture } }',
    );
    expect(again.data.me.profilePicture).toBe(first.data.updateProfile.profilePicture);
  });

  test('is refused when it is not an image, or is disguised, broken, huge or too large [A5.9]', async () => {
    const person = await makePerson(portal.database);
    const refusal = async (file: UploadReference) =>
      (await update(person, { profilePicture: file })).errors[0]?.fields;
    const png = await picture().png().toBuffer();
    const image = (text: string) => ({ profilePicture: [text] });
    expect(await refusal(await upload('cv.pdf', '%PDF-1.7'))).toEqual(WRONG_IMAGE);
    expect(await refusal(await upload('a.png', '<svg xmlns="http://www.w3.org/2000/svg"/>'))).toEqual(
      WRONG_IMAGE,
    );
    expect(await refusal(await upload('a.jpg', png))).toEqual(image(misnamed('.png')));
    expect(await refusal(await upload('a.png', png.subarray(0, 60)))).toEqual(image(DAMAGED));
    expect(await refusal(await upload('a.bmp', Buffer.from('BMxx')))).toEqual(image(DAMAGED));
    expect(await refusal(await upload('a.bmp', bmpClaiming(30_000, 30_000)))).toEqual(
      image('The picture has 900 megapixels, and at most 16 can be read. Please make it smaller.'),
    );
    const wide = await sharp({
      create: { width: 12_000, height: 9_000, channels: 3, background: 'red' },
      limitInputPixels: false,
    })
      .jpeg()
      .toBuffer();
    for (const name of ['a.jpg', 'a.jfif']) {
      expect(await refusal(await upload(name, wide))).toEqual(
        image('The picture has 108 megapixels, and at most 40 can be read. Please make it smaller.'),
      );
    }
    expect(await refusal(await upload('a.png', png, { size: 10 * 1024 * 1024 }))).toEqual({
      profilePicture: ['Image file size must be less than 10MB'],
    });
  });

  test('is removed by null', async () => {
    const person = await makePerson(portal.database);
    await update(person, { profilePicture: await upload('a.png', await picture().png().toBuffer()) });
    expect((await update(person, { profilePicture: null })).data.updateProfile.profilePicture).toBeNull();
    expect(await portal.database.query('select 1 from file where owner = $1', [`user:${person.id}`])).toEqual(
      [],
    );
  });
});
