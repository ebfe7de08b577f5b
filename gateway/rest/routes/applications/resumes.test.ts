import { done, NOT_A_FILE, NOT_FOUND, outcome, refused, wrongType } from '../../testing/answers.js';
import type { Json } from '../../testing/answers.js';
import { NO_FILE, PDF, SentFile, sized, TXT } from '../../testing/form.js';
import { restOf, usePortal } from '../../testing/rest.js';
import { applicationsOf } from '../../testing/families/applications.js';
import type { Application } from '../../testing/families/applications.js';

const portal = usePortal();
const { call, send, open, posted, apply, count } = applicationsOf(portal);

describe('the resume', () => {
  test.each<[string, Json, string]>([
    [
      'of another type',
      { resume: new SentFile('cv.html', '<p>Ada</p>') },
      'Please select a valid file format (PDF, DOC, DOCX, TXT, RTF)',
    ],
    [
      'larger than anything the portal stores',
      { resume: sized(52 * 1024 * 1024) },
      'File size must be less than 25MB',
    ],
    ['that is empty', { resume: new SentFile('cv.pdf', '') }, 'The submitted file is empty.'],
    ['that is one of two', { resume: [TXT, PDF] }, 'Too many files'],
    ['that is text', { resume: 'cv.pdf' }, NOT_A_FILE],
    ['that no one chose', { resume: NO_FILE }, 'No file was submitted.'],
    ['under another name', { resume: NO_FILE, cv: PDF }, 'No file was submitted.'],
    [
      'of a profile that has none',
      { resume: NO_FILE, profile_resume: 'true' },
      'There is no resume in your profile.',
    ],
  ])('a resume %s is refused, and no application exists then', async (_what, more, text) => {
    const id = await posted();
    expect(outcome(await apply('it', id, more))).toEqual(refused({ resume: [text] }));
    expect(await count(id)).toBe(0);
  });

  test('a resume cannot be sent in JSON, which carries no file', async () => {
    const job_posting = await posted();
    for (const body of [
      { job_posting, resume: 'cv.pdf' },
      { job_posting, profile_resume: true },
    ])
      expect(outcome(await call('POST', 'it', 'job-applications/', body))).toEqual(
        wrongType('application/json'),
      );
  });

  test('a refused resume does not hide the other errors of an application', async () => {
    const { status, body } = await apply('employee', await posted(), {
      years_experience: 99,
      resume: new SentFile('cv.exe', 'MZ'),
    });
    expect([status, Object.keys(body).sort()]).toEqual([400, ['resume', 'years_experience']]);
  });

  test('the resume of an application is sent unchanged, as an attachment under its name, by its path and by the link in the record', async () => {
    const { id, resume } = await done(apply('employee', await posted(), { resume: PDF }));
    for (const file of [
      await call('GET', 'employee', `job-applications/${id}/resume/`),
      await open(resume),
    ]) {
      expect([file.status, file.text]).toEqual([200, PDF.content]);
      expect(file.headers).toMatchObject({
        'content-type': 'application/pdf',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
        'content-security-policy': "sandbox; default-src 'none'",
      });
      expect(file.headers['content-disposition']).toBe(
        `attachment; filename="Steps _1_.pdf"; filename*=UTF-8''Steps%20%E2%80%9C1%E2%80%9D.pdf`,
      );
    }
    const head = await call('HEAD', 'employee', `job-applications/${id}/resume/`);
    expect([head.status, head.text, head.headers['content-type']]).toEqual([200, '', 'application/pdf']);
    const { key } = JSON.parse(
      Buffer.from(new URL(resume).pathname.split('/')[4]?.split('.')[0] ?? '', 'base64url').toString(),
    ) as { key: string };
    await portal().portal.store.delete(key);
    expect(outcome(await call('GET', 'employee', `job-applications/${id}/resume/`))).toEqual(NOT_FOUND);
  });

  test('an applicant may send the resume of the profile in place of a file', async () => {
    await restOf(portal).send('PATCH', 'analyst', 'auth/profile/', { resume: PDF });
    const body = await done(
      send<Application>('POST', 'analyst', 'job-applications/', {
        job_posting: await posted(),
        profile_resume: 'true',
      }),
    );
    expect((await call('GET', 'hr', `job-applications/${body.id}/resume/`)).text).toBe(PDF.content);
  });
});
