import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { wordDocument } from '../../../subgraphs/kit/testing/archives.js';
import { bmpClaiming, picture, pngFlood, svg, SVG_FLOODS } from '../../../subgraphs/identity/profile/testing/pictures.js';
import { openTestPortal } from '../../testing/portal.js';
import type { TestPortal } from '../../testing/portal.js';
import { profileOf } from '../testing/profile.js';
import type { FilePart } from '../testing/profile.js';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(() => portal.close());

const profile = profileOf(() => portal);
const MEGABYTE = 1024 * 1024;
const PHOTO_TYPE = 'Please select a valid image file (JPEG, PNG, GIF, WebP, BMP, TIFF, or SVG)';
const RESUME_TYPE = 'Please select a valid file format (PDF, DOC, DOCX, TXT, RTF)';
const PDF = '%PDF-1.7\n%%EOF\n';

/** Every file in the store. */
const stored = async () => [...(await portal.portal.store.listAll('', { recursive: true })).objects].filter(({ isFile }) => isFile).map((object) => ('key' in object ? object.key : ''));
const own = async () => (await stored()).filter((key) => !key.startsWith('provisional/'));

/** Refused at both doors in the same words under the field, and nothing is changed or kept. */
async function refused(part: FilePart, name: string, content: string | Buffer, words: string): Promise<void> {
  const [before, files] = [await profile.read('employee'), await own()];
  const answers = await profile.told('employee', { part, file: { name, content } });
  expect([name, answers]).toEqual([name, [1, 2, 3].map(() => ({ status: 400, fields: { [part]: [words] } }))]);
  expect([name, await profile.read('employee'), await own()]).toEqual([name, before, files]);
}

describe('somebody who may not change a profile sends no file', () => {
  test('without a sign-in, and nothing of it is kept', async () => {
    const sent = { part: 'resume', file: { name: 'cv.pdf', content: PDF } } as const;
    const before = await stored();
    for (const method of ['PUT', 'PATCH']) expect((await profile.rest(method, null, sent)).status).toBe(401);
    const { status, body } = await profile.graph(null, sent);
    expect([status, (body as unknown as { code: string }).code]).toEqual([401, 'UNAUTHENTICATED']);
    expect(await stored()).toEqual(before);
  });

  test('before they have changed the password that HR gave them', async () => {
    const password = 'First-Harbour-7';
    const body = { first_name: 'New', last_name: 'Comer', email: 'new.comer@portal.example', password, password_confirm: password };
    await portal.call('POST', '/api/auth/register/', { as: 'hr', body });
    const { token } = (await portal.call<{ token: string }>('POST', '/api/auth/login/', { body: { email: body.email, password } })).body;
    const before = await own();
    const headers = { authorization: `Token ${token}` };
    for (const part of ['resume', 'profile_picture'] as const) {
      const sent = { part, file: { name: 'cv.pdf', content: PDF }, headers };
      expect(await profile.rest('PATCH', null, sent)).toMatchObject({ status: 403, body: { code: 'password_change_required' } });
      expect((await profile.graph(null, sent)).body.errors?.[0]?.extensions.code).toBe('PASSWORD_CHANGE_REQUIRED');
    }
    expect(await own()).toEqual(before);
  });

  test('as text in place of a file, or a reference to somebody else’s', async () => {
    const words = ['The submitted data was not a file. Check the encoding type on the form.'];
    const reference = { key: (await own())[0] ?? 'identity/x.pdf', name: 'cv.pdf', size: 10, sha256: 'x', seal: 'x' };
    for (const value of ['cv.pdf', '/etc/passwd', reference]) {
      for (const field of ['resume', 'profile_picture']) {
        expect(await portal.call('PATCH', '/api/auth/profile/', { as: 'employee', body: { [field]: value } })).toMatchObject({ status: 400, body: { [field]: words } });
      }
      const { errors } = await portal.graphql('employee', 'mutation ($f: Upload) { updateProfile(input: { resume: $f }) { id } }', { f: value });
      expect([value, errors?.[0]?.extensions['code']]).toEqual([value, 'BAD_USER_INPUT']);
    }
  });
});

describe('a photo is refused at both doors', () => {
  test('of another type, whatever it calls itself [A5.8]', async () => {
    const png = await picture().png().toBuffer();
    await refused('profile_picture', 'cv.pdf', PDF, PHOTO_TYPE);
    await refused('profile_picture', 'photo.png.html', png, PHOTO_TYPE);
    await refused('profile_picture', 'photo', png, PHOTO_TYPE);
    await refused('profile_picture', 'photo.jpg', png, PHOTO_TYPE);
    await refused('profile_picture', 'photo.png', svg('<script>alert(1)</script>'), PHOTO_TYPE);
    await refused('profile_picture', 'photo.gif', 'GIF89a/*<script>alert(1)</script>*/=1;', PHOTO_TYPE);
  }, 60_000);

  test('broken, or made to fill the memory or to take hours [A5.8]', async () => {
    await refused('profile_picture', 'photo.png', (await picture().png().toBuffer()).subarray(0, 60), PHOTO_TYPE);
    await refused('profile_picture', 'photo.png', pngFlood(), PHOTO_TYPE);
    await refused('profile_picture', 'photo.bmp', bmpClaiming(30_000, 30_000), PHOTO_TYPE);
    for (const name of ['entities', 'depth', 'canvas']) await refused('profile_picture', 'photo.svg', SVG_FLOODS[name] ?? '', PHOTO_TYPE);
    await refused('profile_picture', 'photo.png', '', 'The submitted file is empty.');
  }, 60_000);

  test('of ten megabytes or more, and one byte less is taken [A5.9]', async () => {
    const png = await picture().png().toBuffer();
    const sized = (size: number) => Buffer.concat([png, Buffer.alloc(size - png.length)]);
    for (const size of [10 * MEGABYTE, 52 * MEGABYTE]) await refused('profile_picture', 'photo.png', sized(size), 'Image file size must be less than 10MB');
    expect((await profile.rest('PATCH', 'analyst', { part: 'profile_picture', file: { name: 'photo.png', content: sized(10 * MEGABYTE - 1) } })).status).toBe(200);
  }, 60_000);
});

describe('a resume is refused at both doors', () => {
  test('of another type, whatever it calls itself [A5.11]', async () => {
    const files: [string, string | Buffer][] = [
      ['cv.html', '<p>Ten years at sea</p>'],
      ['x.pdf.html', PDF],
      ['cv', PDF],
      ['cv.pdf', '<html>%PDF-1.7</html>'],
      ['cv.pdf', wordDocument()],
      ['cv.doc', PDF],
      ['cv.docx', PDF],
      ['cv.docx', Buffer.concat([Buffer.from(PDF), wordDocument()])],
      ['cv.rtf', svg('')],
      ['cv.txt', 'MZ\0\0'],
      ['cv.txt', PDF],
      ['photo.png', await picture().png().toBuffer()],
    ];
    for (const [name, content] of files) await refused('resume', name, content, RESUME_TYPE);
    await refused('resume', 'cv.pdf', '', 'The submitted file is empty.');
  }, 60_000);

  test('under a name that is only a path to one, and never passed over as if no file had been chosen', async () => {
    for (const name of ['cv.pdf/', '../../etc/', 'C:\\\\cv.pdf\\\\', '/', '.', '..']) await refused('resume', name, PDF, RESUME_TYPE);
  }, 60_000);

  test('that would unpack to more than anybody’s life [A5.11]', async () => {
    await refused('resume', 'cv.docx', wordDocument({ name: 'word/media/a.bmp', content: Buffer.alloc(50 * MEGABYTE) }), RESUME_TYPE);
    await refused('resume', 'cv.docx', wordDocument({ name: 'word/media/a.bmp', packed: Buffer.alloc(10), claims: 2 ** 40 }), RESUME_TYPE);
    await refused('resume', 'cv.docx', wordDocument({ name: 'word/vbaProject.bin', content: 'x' }), RESUME_TYPE);
  });

  test('of twenty-five megabytes or more, and one byte less is taken [A5.12]', async () => {
    const sized = (size: number) => Buffer.concat([Buffer.from(PDF), Buffer.alloc(size - PDF.length, 32)]);
    for (const size of [25 * MEGABYTE, 52 * MEGABYTE]) await refused('resume', 'cv.pdf', sized(size), 'File size must be less than 25MB');
    expect((await profile.rest('PUT', 'analyst', { part: 'resume', file: { name: 'cv.pdf', content: sized(25 * MEGABYTE - 1) } })).status).toBe(200);
  }, 60_000);
});

test('a drawing as a photo makes the portal ask nobody for anything', async () => {
  const asked: string[] = [];
  const canary = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end();
  });
  await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(canary.address() as AddressInfo).port}/x`;
  const content = svg(
    `<script>fetch("${address}")</script><image href="${address}" width="9" height="9"/><style>@import "${address}";</style><rect width="40" height="20" fill="red" onclick="alert(1)"/>`,
    `<?xml-stylesheet href="${address}"?>`,
  );
  const sent = { part: 'profile_picture', file: { name: 'me.svg', content } } as const;
  const [rest, graph] = [await profile.rest('PUT', 'it', sent), await profile.graph('it', sent)];
  expect([rest.status, graph.body.errors]).toEqual([200, undefined]);
  const { status, headers, text } = await portal.call('GET', graph.body.data?.updateProfile.profilePicture ?? '');
  expect([status, headers['content-type'], /script|alert|svg|127\.0\.0\.1/.test(text)]).toEqual([200, 'image/jpeg', false]);
  expect(asked).toEqual([]);
  canary.close();
});
