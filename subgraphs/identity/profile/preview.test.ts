import sharp from 'sharp';
import { openStore } from '../../kit/files/fileStore.js';
import type { UploadReference } from '../../kit/graphql/scalars.js';
import { misnamed } from '../../kit/files/fileKind.js';
import { sealReference } from '../../kit/files/files.js';
import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { uploadTo } from '../../kit/testing/files/uploads.js';
import { viewer } from '../../kit/testing/viewers.js';
import { identity } from '../subgraph.js';
import { bmp, bmpClaiming, picture, pngFlood, svg } from './testing/pictures.js';

const PREVIEW = 'mutation ($photo: Upload!) { previewPhoto(photo: $photo) }';
const WRONG = { photo: ['Please select a valid image file (JPEG, PNG, GIF, WebP, BMP, TIFF, or SVG)'] };

const DAMAGED = 'This picture is damaged, or saved in a way that cannot be read. Please save it again.';

let portal: TestSubgraph;
beforeAll(async () => {
  portal = await openTestSubgraph(identity);
});
afterAll(() => portal.close());

const upload = (name: string, content: Buffer | string) => uploadTo(portal, name, content);
const preview = (photo: UploadReference, who: ReturnType<typeof viewer> | null = viewer()) =>
  portal.run<{ previewPhoto: string } | null>(who, PREVIEW, { photo });
const refusal = async (name: string, content: Buffer | string) =>
  (await preview(await upload(name, content))).errors[0]?.fields;

/** The picture in a `data:` address. */
async function shown(name: string, content: Buffer | string): Promise<{ kind: string; bytes: Buffer }> {
  const { data, errors } = await preview(await upload(name, content));
  expect([name, errors]).toEqual([name, []]);
  const [head = '', body = ''] = data?.previewPhoto.split(';base64,') ?? [];
  return { kind: head.replace('data:image/', ''), bytes: Buffer.from(body, 'base64') };
}

describe('a picture is not shown', () => {
  test('to someone not signed in, or who must change the password first', async () => {
    const photo = await upload('a.png', await picture().png().toBuffer());
    expect((await preview(photo, null)).errors[0]?.code).toBe('UNAUTHENTICATED');
    for (const roles of [[], ['HR'], ['Administrator']])
      expect((await preview(photo, viewer(roles, { mustChangePassword: true }))).errors[0]?.code).toBe(
        'PASSWORD_CHANGE_REQUIRED',
      );
  });

  test('when it is of another type, disguised, broken, empty, or has too many pixels [A5.8]', async () => {
    const png = await picture().png().toBuffer();
    expect(await refusal('cv.pdf', '%PDF-1.7')).toEqual(WRONG);
    for (const name of ['photo', 'photo.png.html', 'a.jpg', 'a.tiff'])
      expect([name, await refusal(name, png)]).toEqual([name, { photo: [misnamed('.png')] }]);
    expect(await refusal('a.png', svg('<rect width="9" height="9"/>'))).toEqual(WRONG);
    expect(await refusal('a.png', png.subarray(0, 60))).toEqual({ photo: [DAMAGED] });
    expect(await refusal('a.bmp', 'BMxx')).toEqual({ photo: [DAMAGED] });
    expect(await refusal('a.svg', '<html><body>no drawing</body></html>')).toEqual(WRONG);
    expect(await refusal('a.png', pngFlood())).toEqual({
      photo: ['The picture has 900 megapixels, and at most 40 can be read. Please make it smaller.'],
    });
    expect(await refusal('a.bmp', bmpClaiming(30_000, 30_000))).toEqual({
      photo: ['The picture has 900 megapixels, and at most 16 can be read. Please make it smaller.'],
    });
    expect(await refusal('a.png', '')).toEqual({ photo: ['The submitted file is empty.'] });
  });

  test('when it has ten megabytes or more, which is refused before the file is opened [A5.9]', async () => {
    const sealed = { key: 'provisional/not-there', name: 'a.png', size: 10 * 1024 * 1024, sha256: 'x' };
    expect((await preview(sealReference(sealed, portal.config))).errors[0]?.fields).toEqual({
      photo: ['Image file size must be less than 10MB'],
    });
    const whole = Buffer.concat([await picture().png().toBuffer(), Buffer.alloc(10 * 1024 * 1024)]);
    expect(await refusal('a.png', whole)).toEqual({ photo: ['Image file size must be less than 10MB'] });
    expect((await shown('a.png', whole.subarray(0, 10 * 1024 * 1024 - 1))).kind).toBe('jpeg');
  });

  test('when the gateway did not make its reference', async () => {
    const forged = {
      ...(await upload('a.png', await picture().png().toBuffer())),
      key: 'identity/somebody-elses.jpg',
    };
    expect((await preview(forged)).errors[0]?.fields).toEqual({
      photo: ['The submitted data was not a file. Check the encoding type on the form.'],
    });
  });
});

test('a picture in a format that browsers cannot show comes back as a JPEG or WebP, upright and without metadata', async () => {
  const tagged = await picture(3000, 1500)
    .withExif({ IFD0: { Copyright: 'CANARY' }, IFD3: { GPSLatitude: '37/1 46/1 30/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .tiff()
    .toBuffer();
  const drawing = svg(
    '<script>alert("CANARY")</script><rect width="20" height="20" fill="red"/><image href="http://127.0.0.1:1/x.png" width="9" height="9"/>',
  );
  const kinds: [string, Buffer | string, string, number, number][] = [
    ['holiday.tiff', tagged, 'jpeg', 800, 1600],
    ['a.TIF', await picture().tiff().toBuffer(), 'jpeg', 40, 20],
    ['a.bmp', bmp(24), 'jpeg', 64, 32],
    ['a.jfif', await picture().jpeg().toBuffer(), 'jpeg', 40, 20],
    ['a.PJP', await picture().jpeg().toBuffer(), 'jpeg', 40, 20],
    ['a.svg', drawing, 'webp', 40, 20],
  ];
  for (const [name, content, kind, width, height] of kinds) {
    const { kind: found, bytes } = await shown(name, content);
    const meta = await sharp(bytes).metadata();
    expect([name, found, meta.format, meta.width, meta.height, meta.exif, meta.xmp]).toEqual([
      name,
      kind,
      kind,
      width,
      height,
      undefined,
      undefined,
    ]);
    for (const trace of ['CANARY', 'alert', '<svg', 'GPS']) expect(bytes.includes(trace)).toBe(false);
  }
});

test("a picture preview is not stored and changes nothing of the person's profile", async () => {
  const count = async () => {
    const { objects } = await (await openStore(portal.config)).listAll('', { recursive: true });
    const rows = await portal.database.query<{ files: number; audits: number; events: number }>(
      'select (select count(*) from file) as files, (select count(*) from audit) as audits, (select count(*) from outbox) as events',
    );
    return {
      inStore: [...objects]
        .filter(({ isFile }) => isFile)
        .map((object) => ('key' in object ? object.key : ''))
        .filter((key) => !key.startsWith('provisional/')),
      ...rows[0],
    };
  };
  const before = await count();
  await shown('a.tiff', await picture().tiff().toBuffer());
  expect(await refusal('a.tiff', 'no picture')).toEqual(WRONG);
  expect(await count()).toEqual(before);
  expect([...portal.latest().effects.viewersChanged]).toEqual([]);
});
