import sharp from 'sharp';
import { database } from '../../../subgraphs/identity/database.js';
import { picture } from '../../../subgraphs/identity/profile/testing/pictures.js';
import { linkPath, readLink } from '../../../subgraphs/kit/files.js';
import type { FileLink } from '../../../subgraphs/kit/files.js';
import { ACCOUNTS, openTestPortal } from '../../testing/portal.js';
import type { Account, TestPortal } from '../../testing/portal.js';
import { profileOf } from '../testing/profile.js';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(() => portal.close());

const profile = profileOf(() => portal);
const PDF = { name: 'cv.pdf', content: '%PDF-1.7\n%%EOF\n' };
const TXT = { name: 'cv.txt', content: 'Ten years at sea.' };

/** The address below our own origin; the graph answers it so already. */
const pathOf = (link: string | null | undefined) => (link?.startsWith('/') ? link : new URL(link ?? 'none:').pathname);
const open = (link: string | null | undefined) => portal.call('GET', pathOf(link));
const linked = (link: string | null | undefined) => readLink('identity', pathOf(link).split('/')[4] ?? '', portal.portal.config) ?? ({} as FileLink);
const bytes = async (link: string | null | undefined) => Buffer.from(await portal.portal.store.getBytes(linked(link).key));
const filesOf = async (as: Account) => database.query('select key from file where owner = $1', [`user:${(await profile.read(as)).id}`]);
const resumeOf = async (as: Account) => (await profile.rest('PUT', as, { part: 'resume', file: PDF })).body.resume;

describe('a link to a file', () => {
  test('that is over, made up, or changed to another person’s file opens nothing', async () => {
    const [mine, theirs] = [await resumeOf('employee'), await resumeOf('analyst')];
    expect((await open(mine)).text).toBe(PDF.content);
    const { config } = portal.portal;
    const expired = linkPath('identity', { ...linked(mine), expires: Math.floor(Date.now() / 1000) - 1 }, config);
    const [what = '', seal = ''] = pathOf(mine).split('/')[4]?.split('.') ?? [];
    const other = Buffer.from(JSON.stringify({ ...linked(mine), key: linked(theirs).key })).toString('base64url');
    for (const path of [expired, `/api/files/identity/${other}.${seal}/`, `/api/files/identity/${what}./`, `/api/files/identity/${what}/`, pathOf(mine).replace('/identity/', '/tickets/'), pathOf(mine).replace('/identity/', '/people/')]) {
      expect([path, (await portal.call('GET', path)).status]).toEqual([path, 403]);
    }
    // A sign-in, even the owner's, does not make an old link good.
    expect((await portal.call('GET', expired, { as: 'employee' })).status).toBe(403);
  });

  test('to a resume is given to the person, HR and administrators, and to nobody else', async () => {
    await resumeOf('employee');
    const { id } = await profile.read('employee');
    for (const account of ACCOUNTS) {
      const { data } = await portal.graphql<{ user: { resume: string | null } }>(account, 'query ($id: Int!) { user(id: $id) { resume } }', { id });
      expect([account, data.user.resume !== null]).toEqual([account, ['employee', 'hr', 'admin'].includes(account)]);
      if (data.user.resume) expect((await open(data.user.resume)).text).toBe(PDF.content);
    }
  });

  test('of before leads nowhere once the file was replaced or removed', async () => {
    const first = await resumeOf('it');
    const second = (await profile.rest('PATCH', 'it', { part: 'resume', file: TXT })).body.resume;
    expect([(await open(first)).status, (await open(second)).text]).toEqual([404, TXT.content]);
    await portal.call('PATCH', '/api/auth/profile/', { as: 'it', body: { resume: null } });
    expect((await open(second)).status).toBe(404);
  });
});

test('a file is served so that no browser takes it for anything else [A2.70]', async () => {
  const always = { 'x-content-type-options': 'nosniff', 'content-security-policy': "sandbox; default-src 'none'", 'cross-origin-resource-policy': 'same-origin', 'referrer-policy': 'no-referrer' };
  const polyglot = { name: 'cv.pdf', content: '%PDF-1.7\n<script>alert(1)</script>\n%%EOF\n' };
  const resume = await open((await profile.rest('PUT', 'employee', { part: 'resume', file: polyglot })).body.resume);
  expect(resume.headers).toMatchObject({ ...always, 'content-type': 'application/pdf', 'cache-control': 'no-store', 'content-disposition': `attachment; filename="cv.pdf"; filename*=UTF-8''cv.pdf` });
  const page = { name: 'cv.txt', content: '<!DOCTYPE html><script>alert(1)</script>' };
  expect((await open((await profile.rest('PUT', 'employee', { part: 'resume', file: page })).body.resume)).headers).toMatchObject({ ...always, 'content-type': 'text/plain; charset=utf-8', 'content-disposition': expect.stringMatching(/^attachment;/) as string });
  const photo = await open((await profile.rest('PATCH', 'employee', { part: 'profile_picture', file: { name: 'me.png', content: await picture().png().toBuffer() } })).body.profile_picture);
  expect(photo.headers).toMatchObject({ ...always, 'content-type': 'image/jpeg', 'content-disposition': expect.stringMatching(/^inline; filename="photo.jpg"/) as string, 'cache-control': expect.stringMatching(/^private, max-age=\d+, immutable$/) as string });
  for (const { headers } of [resume, photo]) expect(headers['set-cookie']).toBeUndefined();
});

/** Under which name a file is offered that was sent under this one. */
async function offered(disposition: string, door: 'rest' | 'graph'): Promise<string> {
  const sent = { part: 'resume', file: PDF, disposition } as const;
  const link = door === 'rest' ? (await profile.rest('PUT', 'manager', sent)).body.resume : (await profile.graph('manager', sent)).body.data?.updateProfile.resume;
  const header = (await open(link)).headers['content-disposition'] ?? '';
  expect(header).toMatch(/^attachment; filename="[^"\\\r\n]*"; filename\*=UTF-8''[\w.!#$&+^`|~%-]*$/);
  expect(linked(link).key).toMatch(/^identity\/[0-9a-f-]{36}\.pdf$/);
  return decodeURIComponent(/filename\*=UTF-8''(.*)$/.exec(header)?.[1] ?? '');
}

test.each(['rest', 'graph'] as const)('whatever somebody calls a file, through %s it keeps only a name that harms nobody', async (door) => {
  const named = (name: string) => offered(`filename="${name}"`, door);
  expect(await named('../../etc/passwd.pdf')).toBe('passwd.pdf');
  expect(await named('C:\\\\Windows\\\\system.pdf')).toBe('system.pdf');
  expect(await offered("filename*=UTF-8''a%00b.pdf", door)).toBe('ab.pdf');
  expect(await named('cv\u202Efdp.exe.pdf')).toBe('cvfdp.exe.pdf');
  expect(await named('CON.pdf')).toBe('CON.pdf');
  expect(await named('Lebenslauf Müller (neu) 履歴書.pdf')).toBe('Lebenslauf Müller (neu) 履歴書.pdf');
  expect(await named(`${'x'.repeat(300)}.pdf`)).toBe(`${'x'.repeat(251)}.pdf`);
  expect(await named('.pdf.pdf')).toBe('pdf.pdf');
  expect(await named('a\\"; filename=\\"evil.html\\";b.pdf')).toBe('a"; filename="evil.html";b.pdf');
  expect(await offered("filename*=UTF-8''x%0D%0ASet-Cookie%3A%20a%3Db%0D%0A.pdf", door)).toBe('xSet-Cookie: a=b.pdf');
  expect(await offered("filename*=UTF-8''..%2F..%2Fetc%2Fcv.pdf", door)).toBe('cv.pdf');
}, 60_000);

test('a form with a zero byte in its head is not read at all', async () => {
  const sent = { part: 'resume', file: PDF, disposition: 'filename="a\0.pdf"' } as const;
  const before = await profile.read('manager');
  expect([(await profile.rest('PUT', 'manager', sent)).status, (await profile.graph('manager', sent)).status]).toEqual([400, 400]);
  expect(linked((await profile.read('manager')).resume).key).toBe(linked(before.resume).key);
});

test('a photo loses where and with what it was taken, through either door', async () => {
  const content = await picture(300, 150)
    .withExif({ IFD0: { Copyright: 'CANARY', Make: 'CANARY' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 46/1 30/1', GPSLongitudeRef: 'W', GPSLongitude: '122/1 25/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(content).metadata()).exif?.length).toBeGreaterThan(0);
  const sent = { part: 'profile_picture', file: { name: 'IMG_GPS_37.77_-122.41.jpg', content: Buffer.concat([content, Buffer.from('CANARY')]) } } as const;
  const doors = [async () => (await profile.rest('PATCH', 'employee', sent)).body.profile_picture, async () => (await profile.graph('employee', sent)).body.data?.updateProfile.profilePicture];
  for (const send of doors) {
    const link = await send();
    const drawn = await bytes(link);
    const { width, height, exif, xmp, iptc } = await sharp(drawn).metadata();
    expect([width, height, exif, xmp, iptc, drawn.includes('CANARY')]).toEqual([150, 300, undefined, undefined, undefined, false]);
    expect(linked(link).name).toBe('photo.jpg');
  }
});

test.each(['rest', 'graph'] as const)('a file sent twice through %s under one key, one after the other or at once, is stored once', async (door) => {
  const photo = { name: 'me.png', content: await picture().png().toBuffer() };
  const key = (name: string) => ({ 'idempotency-key': `${name}-${door}` });
  const send = async (name: string, part: 'resume' | 'profile_picture', file: typeof PDF | typeof photo) => {
    const sent = { part, file, headers: key(name) };
    if (door === 'rest') {
      const { status, body } = await profile.rest('PATCH', 'admin', sent);
      return { status, link: body[part] };
    }
    const { data, errors } = (await profile.graph('admin', sent)).body;
    return { status: errors ? (errors[0]?.extensions.code === 'CONFLICT' ? 409 : 400) : 200, link: data?.updateProfile[part === 'resume' ? 'resume' : 'profilePicture'] };
  };
  for (const [part, file] of [['resume', PDF], ['profile_picture', photo]] as const) {
    const first = await send(part, part, file);
    const again = await send(part, part, file);
    const [one, two] = await Promise.all([send(`both-${part}`, part, file), send(`both-${part}`, part, file)]);
    expect([first.status, again.status, one.status, two.status]).toEqual([200, 200, 200, 200]);
    expect(linked(again.link).key).toBe(linked(first.link).key);
    expect(linked(two.link).key).toBe(linked(one.link).key);
    expect((await open(two.link)).status).toBe(200);
    expect((await send(part, part, { name: file.name, content: `${PDF.content}other` })).status).toBe(409);
  }
  expect(await filesOf('admin')).toHaveLength(2);
}, 60_000);
