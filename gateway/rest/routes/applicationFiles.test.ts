import { request } from 'node:http';
import { wordDocument } from '../../../subgraphs/kit/testing/archives.js';
import { compoundFile, docOf } from '../../../subgraphs/kit/testing/wordBinary.js';
import { openTestPortal } from '../../testing/portal.js';
import type { Account, TestPortal } from '../../testing/portal.js';
import { NOT_FOUND, outcome, said } from '../testing/leave.js';
import type { SentFile } from '../testing/leave.js';
import { profileOf } from '../testing/profile.js';
import { CV, recruitmentOf } from '../testing/recruitment.js';
import type { Application } from '../testing/recruitment.js';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(() => portal.close());

const jobs = recruitmentOf(() => portal);
const MEGABYTE = 1024 * 1024;
const PDF: SentFile = { name: 'Ada’s resume.pdf', content: '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n' };
const WRONG = { status: 400, body: { resume: ['Please select a valid file format (PDF, DOC, DOCX, TXT, RTF)'] } };
const sized = (size: number): SentFile => ({ name: 'scan.pdf', content: Buffer.concat([Buffer.from(PDF.content as string), Buffer.alloc(size - PDF.content.length, 32)]) });
const fileOf = (as: Account | null, id: string) => jobs.call('GET', as, `job-applications/${id}/resume/`);

describe('a resume that is refused, and nobody has applied then', () => {
  let job_posting: string;
  beforeEach(async () => {
    ({ id: job_posting } = await jobs.posted());
  });
  afterEach(async () => {
    expect((await jobs.call('GET', 'hr', `job-postings/${job_posting}/`)).body['applications_count']).toBe(0);
  });
  const apply = async (...files: SentFile[]) => outcome(await jobs.send('employee', 'job-applications/', { job_posting }, files));

  test('is one of another type, whatever it calls itself', async () => {
    for (const file of [
      { name: 'run.exe', content: 'MZ\0\0' },
      { name: 'page.html', content: '<script>alert(1)</script>' },
      { name: 'cv', content: PDF.content },
      { name: 'cv.pdf', content: 'no such thing' },
      { name: 'cv.docx', content: PDF.content },
      { name: 'cv.txt', content: 'MZ\0\0' },
      { name: 'cv.doc', content: compoundFile([{ name: 'Workbook', content: Buffer.from('Ada') }]) },
      { name: 'photo.png', content: Buffer.from('89504e470d0a1a0a', 'hex') },
      { name: 'cv.docx', content: wordDocument({ name: 'word/media/a.bmp', content: Buffer.alloc(50 * MEGABYTE) }) },
    ]) {
      expect([file.name, await apply(file)]).toEqual([file.name, WRONG]);
    }
  });

  test('is empty, or of twenty-five megabytes or more', async () => {
    expect(await apply({ name: 'cv.pdf', content: '' })).toEqual({ status: 400, body: { resume: ['The submitted file is empty.'] } });
    for (const size of [25 * MEGABYTE, 52 * MEGABYTE]) expect(await apply(sized(size))).toEqual({ status: 400, body: { resume: ['File size must be less than 25MB'] } });
  });

  test('is one of two, of which nobody could say which one is meant', async () => {
    expect(await apply(CV, PDF)).toEqual({ status: 400, body: { resume: ['Too many files'] } });
  });

  test('is none: text in its place, an empty file input, or a file under another name', async () => {
    expect(outcome(await jobs.send('employee', 'job-applications/', { job_posting, resume: 'cv.pdf' }, []))).toEqual({ status: 400, body: { resume: ['The submitted data was not a file. Check the encoding type on the form.'] } });
    for (const file of [{ name: '', content: '' }, { ...PDF, part: 'cv' }]) expect([file, await apply(file)]).toEqual([file, { status: 400, body: { resume: ['No file was submitted.'] } }]);
  });

  test('does not hide what else is wrong', async () => {
    const { status, body } = await jobs.apply('employee', job_posting, { years_experience: 99 }, { name: 'cv.exe', content: 'MZ' });
    expect([status, Object.keys(body).sort()]).toEqual([400, ['resume', 'years_experience']]);
  });

  test('is a call in JSON, which carries no file, whatever it holds', async () => {
    for (const body of [{ job_posting, resume: 'cv.pdf' }, { job_posting, profile_resume: true }, { job_posting, resume: { key: 'people/x', name: 'cv.pdf', size: 1, sha256: 'x', seal: 'x' } }]) {
      expect(outcome(await jobs.call('POST', 'employee', 'job-applications/', body))).toEqual({ status: 415, body: said('Unsupported media type "application/json" in request.', { code: 'unsupported_media_type' }) });
    }
    // Without a body nothing is known of its kind.
    expect(outcome(await jobs.call('POST', 'employee', 'job-applications/'))).toEqual({ status: 400, body: { job_posting: ['This field is required.'] } });
  });
});

describe('a resume that is taken', () => {
  test('may be of each type, under twenty-five megabytes [A7.51]', async () => {
    for (const file of [
      PDF,
      { name: 'CV.PDF', content: PDF.content },
      { name: 'cv.txt', content: 'x' },
      { name: 'cv.txt', content: Buffer.from('\ufeffAda', 'utf16le') },
      { name: 'cv.rtf', content: '{\\rtf1\\ansi Ada}' },
      { name: 'cv.docx', content: wordDocument() },
      { name: 'cv.doc', content: docOf('Ada') },
      sized(25 * MEGABYTE - 1),
    ]) {
      const { id } = await jobs.posted();
      const { status, body } = await jobs.apply('employee', id, {}, file);
      expect([file.name, status]).toEqual([file.name, 201]);
      expect((await fileOf('employee', body.id)).status).toBe(200);
    }
  });

  test('is sent to the applicant, HR and administrators as it was, as an attachment under its name, and to nobody else', async () => {
    const { id: job_posting } = await jobs.posted();
    const { id } = await jobs.done(jobs.apply('employee', job_posting, {}, PDF));
    for (const account of ['manager', 'it', 'analyst'] as const) expect([account, outcome(await fileOf(account, id))]).toEqual([account, NOT_FOUND]);
    expect((await fileOf(null, id)).status).toBe(401);
    for (const account of ['employee', 'hr', 'admin'] as const) {
      const file = await fileOf(account, id);
      expect([account, file.status, file.text]).toEqual([account, 200, PDF.content]);
      expect(file.headers).toMatchObject({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff', 'cache-control': 'no-store', 'content-security-policy': "sandbox; default-src 'none'" });
      expect(file.headers['content-disposition']).toMatch(/^attachment; filename="Ada_s resume\.pdf"; filename\*=UTF-8''Ada%E2%80%99s%20resume\.pdf$/);
    }
  });

  test('is the same that the link leads to, which the record holds and the graph answers', async () => {
    const { id, resume } = await jobs.appliedAs('employee');
    const file = await fileOf('hr', id);
    const { data } = await portal.graphql<{ jobApplication: { resume: string } }>('hr', 'query ($id: ID!) { jobApplication(id: $id) { resume } }', { id });
    for (const link of [new URL(resume ?? '').pathname, data.jobApplication.resume]) {
      const { status, text, headers } = await portal.call('GET', link);
      expect([status, text, headers['content-type'], headers['content-disposition'], headers['cache-control']]).toEqual([200, CV.content, 'text/plain; charset=utf-8', file.headers['content-disposition'], 'no-store']);
    }
    expect(file.text).toBe(CV.content);
    expect((await portal.call('GET', data.jobApplication.resume.replace('/people/', '/identity/'))).status).toBe(403);
  });

  test('is asked for without its bytes by HEAD, and not found once the store has lost it', async () => {
    const { id, resume } = await jobs.appliedAs('employee');
    const token = await portal.token('employee');
    const { port } = portal.http.server.address() as { port: number };
    const head = await new Promise<{ status: number | undefined; type: string | undefined }>((resolve, reject) => {
      request({ port, host: '127.0.0.1', method: 'HEAD', path: `/api/recruitment/job-applications/${id}/resume/`, headers: { authorization: `Token ${token}` }, agent: false }, (response) => {
        response.resume().on('end', () => resolve({ status: response.statusCode, type: response.headers['content-type'] }));
      })
        .on('error', reject)
        .end();
    });
    expect(head).toEqual({ status: 200, type: 'text/plain; charset=utf-8' });
    const { key } = JSON.parse(Buffer.from(new URL(resume ?? '').pathname.split('/')[4]?.split('.')[0] ?? '', 'base64url').toString()) as { key: string };
    await portal.portal.store.delete(key);
    expect(outcome(await fileOf('employee', id))).toEqual(NOT_FOUND);
  });

  test('may be the one in the profile, which stays there; without one that is said', async () => {
    const send = async (as: Account) => jobs.send<Application>(as, 'job-applications/', { job_posting: (await jobs.posted()).id, profile_resume: 'true' }, []);
    expect(outcome(await send('analyst'))).toEqual({ status: 400, body: { resume: ['There is no resume in your profile.'] } });
    const profile = profileOf(() => portal);
    await profile.rest('PATCH', 'analyst', { part: 'resume', file: PDF });
    const { status, body } = await send('analyst');
    expect([status, (await fileOf('hr', body.id)).text]).toEqual([201, PDF.content]);
    await portal.call('PATCH', '/api/auth/profile/', { as: 'analyst', body: { resume: null } });
    expect([(await profile.read('analyst')).resume, (await fileOf('hr', body.id)).text]).toEqual([null, PDF.content]);
  });
});
