import { compoundFile } from '../../../subgraphs/kit/testing/wordBinary.js';
import { openTestPortal } from '../../testing/portal.js';
import type { Account, TestPortal } from '../../testing/portal.js';
import { NOT_FOUND, outcome, said } from '../testing/leave.js';
import type { Json, SentFile } from '../testing/leave.js';
import { CV, newcomer, PASSWORD_FIRST, recruitmentOf } from '../testing/recruitment.js';
import { FORBIDDEN, UNAUTHENTICATED } from '../testing/tickets.js';
import { recommendationRows } from './recommendations.routes.js';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(() => portal.close());

const jobs = recruitmentOf(() => portal);
const CHECK = ['job-recommendations/check-resume-and-recommend/', 'check-resume-and-recommend/'] as const;
const UPLOAD = ['job-recommendations/upload-resume-for-recommendations/', 'upload-resume-for-recommendations/'] as const;
const GENERATE = 'job-recommendations/generate/';
const PDF = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n';
const MEGABYTE = 1024 * 1024;
const refused = (body: Json) => ({ status: 400, body });
const employeeId = async (as: Account) => (await portal.call<{ id: number }>('GET', '/api/hr/employees/my_profile/', { as })).body.id;
const resumeOf = async (as: Account) => (await portal.call<{ resume: string | null }>('GET', '/api/auth/profile/', { as })).body.resume;

describe('who may not', () => {
  test('without a sign-in nobody is recommended anything under any path, and with a password to change nobody is either', async () => {
    const late = await newcomer(portal);
    for (const { method, paths } of recommendationRows) {
      for (const path of paths.map((one) => one.replace('/api/recruitment/', ''))) {
        for (const [who, answer] of [[null, UNAUTHENTICATED], [late, PASSWORD_FIRST]] as const) {
          const { status, body } = await (path.includes('upload') ? jobs.send(who, path, {}, [CV]) : jobs.call(method, who, path, method === 'GET' ? undefined : { employee_id: 1 }));
          expect([method, path, { status, body }]).toEqual([method, path, answer]);
        }
      }
    }
  });

  test("only HR and administrators have them made from a colleague's resume [A7.56]", async () => {
    const id = await employeeId('analyst');
    for (const account of ['employee', 'manager', 'it'] as const) {
      for (const employee_id of [id, String(id)]) expect([account, outcome(await jobs.call('POST', account, GENERATE, { employee_id }))]).toEqual([account, FORBIDDEN]);
    }
    for (const account of ['hr', 'admin', 'analyst'] as const) expect([account, (await jobs.call('POST', account, GENERATE, { employee_id: id })).body]).toEqual([account, expect.objectContaining({ status: 'no_resume' })]);
  });
});

describe('input that does not fit', () => {
  test('what is missing, unknown or no such value is said under its name', async () => {
    const flags = { force_refresh: 'perhaps', proceed_with_existing: 2, limit: 'x' };
    const texts = { force_refresh: ['Must be a valid boolean.'], proceed_with_existing: ['Must be a valid boolean.'], limit: ['A valid integer is required.'] };
    for (const path of CHECK) {
      expect(outcome(await jobs.call('GET', 'employee', `${path}?${new URLSearchParams({ ...flags, proceed_with_existing: '2' }).toString()}`))).toEqual(refused(texts));
      expect(outcome(await jobs.call('POST', 'employee', path, flags))).toEqual(refused(texts));
      for (const limit of [0, 51, -1]) expect([limit, outcome(await jobs.call('POST', 'employee', path, { limit }))]).toEqual([limit, refused({ limit: [expect.stringMatching(/^Ensure this value is (less|greater) than or equal to /)] })]);
    }
    expect(outcome(await jobs.call('POST', 'employee', GENERATE, { use_ai_search: 'x' }))).toEqual(refused({ employee_id: ['This field is required.'], use_ai_search: ['Must be a valid boolean.'] }));
    expect(outcome(await jobs.call('POST', 'employee', GENERATE, { employee_id: null }))).toEqual(refused({ employee_id: ['This field may not be null.'] }));
    for (const employee_id of [999_999, '0', 'EMP99999', 'x']) {
      for (const account of ['employee', 'hr'] as const) expect([employee_id, outcome(await jobs.call('POST', account, GENERATE, { employee_id }))]).toEqual([employee_id, refused({ employee_id: [`Invalid pk "${employee_id}" - object does not exist.`] })]);
    }
  });

  test('a file of another type, empty, of ten megabytes or more, or one of two, is refused and not kept [A5.13, A5.14, A5.15, A5.16, A9.24]', async () => {
    const sized = (size: number) => Buffer.concat([Buffer.from(PDF), Buffer.alloc(size - PDF.length, 32)]);
    const type = 'Please select a valid file format (PDF, DOC, DOCX, TXT, RTF)';
    const cases: [SentFile[], string][] = [
      [[{ name: 'cv.html', content: '<p>Ada</p>' }], type],
      [[{ name: 'cv.png', content: Buffer.from('89504e470d0a1a0a', 'hex') }], type],
      [[{ name: 'cv.txt', content: PDF }], type],
      [[{ name: 'cv.pdf', content: '' }], 'The submitted file is empty.'],
      [[{ name: 'cv.pdf', content: sized(10 * MEGABYTE) }], 'File size must be less than 10MB'],
      [[{ name: 'cv.pdf', content: sized(30 * MEGABYTE) }], 'File size must be less than 10MB'],
      [[CV, { ...CV, name: 'other.txt' }], 'Too many files'],
      [[], 'This field is required.'],
      [[{ ...CV, part: 'cv' }], 'This field is required.'],
    ];
    for (const path of UPLOAD) {
      for (const [files, text] of cases) expect([files.map(({ name }) => name), outcome(await jobs.send('employee', path, { use_ai_search: 'true' }, files))]).toEqual([files.map(({ name }) => name), refused({ resume: [text] })]);
      expect(outcome(await jobs.send('employee', path, { resume: 'cv.pdf', use_ai_search: 'x' }, []))).toEqual(refused({ resume: [expect.stringContaining('was not a file')], use_ai_search: ['Must be a valid boolean.'] }));
    }
    expect(await resumeOf('employee')).toBeNull();
  });

  test('a file that cannot be read, or without text, is refused and not kept [A5.16]', async () => {
    for (const file of [{ name: 'cv.docx', content: PDF }, { name: 'cv.doc', content: compoundFile([{ name: 'Workbook', content: Buffer.alloc(100) }]) }]) {
      expect(outcome(await jobs.send('employee', UPLOAD[0], {}, [file]))).toEqual(refused({ resume: ['Please select a valid file format (PDF, DOC, DOCX, TXT, RTF)'] }));
    }
    for (const [file, text] of [
      [{ name: 'cv.doc', content: compoundFile([{ name: 'WordDocument', content: Buffer.alloc(100) }]) }, 'Invalid file. Please try again.'],
      [{ name: 'cv.txt', content: '2015 -- 2024' }, 'No text could be read from this file. Please upload one with text, not a scan or a protected file.'],
    ] as const) {
      expect([file.name, outcome(await jobs.send('employee', UPLOAD[0], {}, [file]))]).toEqual([file.name, refused({ resume: [text] })]);
    }
    expect(await resumeOf('employee')).toBeNull();
  });
});

describe('a call that is not one', () => {
  test('an upload in JSON carries no file, and the others take no form', async () => {
    const media = (type: string) => ({ status: 415, body: said(`Unsupported media type "${type}" in request.`, { code: 'unsupported_media_type' }) });
    for (const path of UPLOAD) expect(outcome(await jobs.call('POST', 'employee', path, { resume: 'cv.pdf', use_ai_search: true }))).toEqual(media('application/json'));
    for (const path of [...CHECK, GENERATE]) expect(outcome(await jobs.send('employee', path, { employee_id: 1 }, []))).toEqual(media('multipart/form-data'));
  });

  test('a method that a path does not have is named with those it has, and other words are no path', async () => {
    for (const [method, path, allow] of [
      ...CHECK.map((path) => ['PUT', path, 'GET, HEAD, OPTIONS, POST'] as const),
      ...[...UPLOAD, GENERATE].map((path) => ['GET', path, 'OPTIONS, POST'] as const),
    ]) {
      const answer = await jobs.call(method, 'hr', path);
      expect([method, path, outcome(answer)]).toEqual([method, path, { status: 405, body: said(`Method "${method}" not allowed.`, { code: 'method_not_allowed' }) }]);
      expect(answer.headers['allow']).toBe(allow);
    }
    for (const path of ['job-recommendations/', 'generate/', 'job-recommendations/1/']) expect([path, outcome(await jobs.call('GET', 'hr', path))]).toEqual([path, NOT_FOUND]);
  });
});
