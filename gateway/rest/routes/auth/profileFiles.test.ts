import { picture } from '../../../../subgraphs/identity/profile/testing/pictures.js';
import { readLink } from '../../../../subgraphs/kit/files/files.js';
import { done, NOT_A_FILE, outcome, PASSWORD_FIRST, refused } from '../../testing/answers.js';
import type { Json } from '../../testing/answers.js';
import { NO_FILE, PDF, SentFile, sized, TXT } from '../../testing/form.js';
import { newcomer, profileOf } from '../../testing/families/people.js';
import { restOf, usePortal } from '../../testing/rest.js';
import type { Asker } from '../../testing/rest.js';

type Files = Json & { resume: string | null; profile_picture: string | null };

const portal = usePortal();
const { call, send, open } = restOf(portal);
const put = (who: Asker, fields: Json, headers?: Record<string, string>) =>
  send<Files>('PUT', who, 'auth/profile/', fields, headers);
const resumeOf = async (who: Asker, file: SentFile) => (await done(put(who, { resume: file }))).resume;
const keyOf = (link: string | null) =>
  readLink('identity', new URL(link ?? 'none:').pathname.split('/')[4] ?? '', portal().portal.config)?.key;
const stored = async () => {
  const { objects } = await portal().portal.store.listAll('identity', { recursive: true });
  return [...objects].length;
};

test('a resume and a photo are sent as a form and returned as links; a replaced or removed file is gone [A7.12]', async () => {
  const svg = new SentFile(
    'me.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>',
  );
  const first = await done(put('employee', { resume: PDF, profile_picture: svg, first_name: 'Zoë' }));
  expect([
    first['first_name'],
    (await open(first.resume)).text,
    (await open(first.profile_picture)).status,
  ]).toEqual(['Zoë', PDF.content, 200]);
  const second = await done(send<Files>('PATCH', 'employee', 'auth/profile/', { resume: TXT }));
  expect([
    (await open(first.resume)).status,
    (await open(second.resume)).text,
    second.profile_picture === null,
  ]).toEqual([404, TXT.content, false]);
  const kept = await done(put('employee', { resume: NO_FILE, last_name: 'Okafor' }));
  expect((await open(kept.resume)).text).toBe(TXT.content);
  const cleared = await done(
    call<Files>('PATCH', 'employee', 'auth/profile/', { resume: null, profile_picture: null }),
  );
  expect([cleared.resume, cleared.profile_picture, (await open(second.resume)).status]).toEqual([
    null,
    null,
    404,
  ]);
});

test('a file is served so that no browser interprets it as another type [A2.70]', async () => {
  const always = {
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
  };
  const polyglot = new SentFile('cv.pdf', '%PDF-1.7\n<script>alert(1)</script>\n%%EOF\n');
  const resume = await open(await resumeOf('employee', polyglot));
  expect(resume.headers).toMatchObject({
    ...always,
    'content-type': 'application/pdf',
    'cache-control': 'no-store',
    'content-disposition': `attachment; filename="cv.pdf"; filename*=UTF-8''cv.pdf`,
  });
  const page = await open(
    await resumeOf('employee', new SentFile('cv.txt', '<!DOCTYPE html><script>alert(1)</script>')),
  );
  expect(page.headers).toMatchObject({
    ...always,
    'content-type': 'text/plain; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment;/) as string,
  });
  const { profile_picture } = await done(
    put('employee', { profile_picture: new SentFile('me.png', await picture().png().toBuffer()) }),
  );
  const photo = await open(profile_picture);
  expect(photo.headers).toMatchObject({
    ...always,
    'content-type': 'image/jpeg',
    'content-disposition': expect.stringMatching(/^inline; filename="photo.jpg"/) as string,
  });
  for (const { headers } of [resume, page, photo]) expect(headers['set-cookie']).toBeUndefined();
});

test('any file name in a form is stored as a harmless plain name', async () => {
  const offered = async (disposition: string) => {
    const link = await resumeOf('manager', new SentFile('cv.pdf', PDF.content, disposition));
    const header = (await open(link)).headers['content-disposition'] ?? '';
    expect(header).toMatch(/^attachment; filename="[^"\\\r\n]*"; filename\*=UTF-8''[\w.!#$&+^`|~%-]*$/);
    expect(keyOf(link)).toMatch(/^identity\/[0-9a-f-]{36}\.pdf$/);
    return decodeURIComponent(/filename\*=UTF-8''(.*)$/.exec(header)?.[1] ?? '');
  };
  expect(await offered('filename="../../etc/passwd.pdf"')).toBe('passwd.pdf');
  expect(await offered('filename="C:\\\\Windows\\\\system.pdf"')).toBe('system.pdf');
  expect(await offered('filename="cv\u202Efdp.exe.pdf"')).toBe('cvfdp.exe.pdf');
  expect(await offered('filename="Lebenslauf Müller (neu) 履歴書.pdf"')).toBe(
    'Lebenslauf Müller (neu) 履歴書.pdf',
  );
  expect(await offered('filename="a\\"; filename=\\"evil.html\\";b.pdf"')).toBe(
    'a"; filename="evil.html";b.pdf',
  );
  expect(await offered("filename*=UTF-8''x%0D%0ASet-Cookie%3A%20a%3Db%0D%0A.pdf")).toBe(
    'x Set-Cookie: a=b .pdf',
  );
  expect(await offered("filename*=UTF-8''a%00b.pdf")).toBe('ab.pdf');
});

describe('a file that is refused, and no part of it is stored', () => {
  const NAME = 'The content of this file is PDF, but its name does not end in .pdf. Please rename it.';

  test.each<[string, SentFile, string]>([
    [
      'is larger than anything the portal stores',
      sized(52 * 1024 * 1024),
      'File size must be less than 25MB',
    ],
    ['has only a path for a name', new SentFile('cv.pdf/', PDF.content), NAME],
    ['has two dots for a name', new SentFile('..', PDF.content), NAME],
    ['is empty', new SentFile('cv.pdf', ''), 'The submitted file is empty.'],
  ])('a resume that %s is refused, and no part of it is stored [A5.11, A5.12]', async (_what, file, text) => {
    const [before, count] = [keyOf((await profileOf(portal(), 'employee')).resume), await stored()];
    for (const method of ['PUT', 'PATCH'])
      expect(outcome(await send(method, 'employee', 'auth/profile/', { resume: file }))).toEqual(
        refused({ resume: [text] }),
      );
    expect([keyOf((await profileOf(portal(), 'employee')).resume), await stored()]).toEqual([before, count]);
  });

  test('a form whose header has a zero byte is not read at all', async () => {
    const count = await stored();
    expect(
      (await put('manager', { resume: new SentFile('a.pdf', PDF.content, 'filename="a\0.pdf"') })).status,
    ).toBe(400);
    expect(await stored()).toBe(count);
  });

  test('a person cannot send a file without signing in, or before the password is changed', async () => {
    const count = await stored();
    expect((await put(null, { resume: PDF })).status).toBe(401);
    expect(outcome(await put(await newcomer(portal()), { resume: PDF, profile_picture: PDF }))).toEqual(
      PASSWORD_FIRST,
    );
    expect(await stored()).toBe(count);
  });

  test("a text, or a reference to another person's file, is not a file", async () => {
    const link = await resumeOf('analyst', PDF);
    const reference = { key: keyOf(link), name: 'cv.pdf', size: 10, sha256: 'x', seal: 'x' };
    for (const value of ['cv.pdf', '/etc/passwd', reference]) {
      const answer = outcome(
        await call('PATCH', 'employee', 'auth/profile/', { resume: value, profile_picture: value }),
      );
      expect(answer).toEqual(refused({ resume: [NOT_A_FILE], profile_picture: [NOT_A_FILE] }));
    }
  });
});

test('a file sent twice at the same time with one key is stored once, and the key is refused for another file', async () => {
  const headers = { 'idempotency-key': 'one resume' };
  const both = await Promise.all([
    put('admin', { resume: PDF }, headers),
    put('admin', { resume: PDF }, headers),
  ]);
  expect(both.map(({ status, body }) => [status, keyOf(body.resume)])).toEqual(
    [1, 2].map(() => [200, keyOf(both[0].body.resume)]),
  );
  expect((await put('admin', { resume: TXT }, headers)).status).toBe(409);
});
