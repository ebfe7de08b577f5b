import { database } from '../../../../subgraphs/people/database.js';
import { openTestPortal } from '../../../testing/portal.js';
import { done, NOT_A_FILE, outcome, refused, wrongType } from '../../testing/answers.js';
import type { Json } from '../../testing/answers.js';
import { PDF, SentFile, sized, TXT } from '../../testing/form.js';
import { profileOf } from '../../testing/families/people.js';
import { restOf, usePortal } from '../../testing/rest.js';
import type { Asker } from '../../testing/rest.js';

const CHECK = ['job-recommendations/check-resume-and-recommend/', 'check-resume-and-recommend/'] as const;
const UPLOAD = [
  'job-recommendations/upload-resume-for-recommendations/',
  'upload-resume-for-recommendations/',
] as const;
const GENERATE = 'job-recommendations/generate/';
const CV = `Ada Example
Software Engineer
Experience
Senior Software Engineer, Harbor Systems, 2016 - 2024
- Built web services in TypeScript and Node.js on PostgreSQL
Skills: TypeScript, PostgreSQL, React, Node.js, Docker
`;
const WANTED = {
  title: 'Senior Software Engineer',
  department: 'Engineering',
  location: 'Lisbon',
  experience_level: 'senior',
  requirements: ['Strong TypeScript', 'Experience with PostgreSQL and React'],
};

type Match = Json & { job: string; match_percentage: number; match_reasons: string[] };
interface Answer {
  status: string;
  cached: boolean;
  recommendations: Match[];
  processing_stats: { jobs_processed: number; total_jobs_searched: number };
}

const portal = usePortal();
const { call, send, get, post, list } = restOf(portal, 'recruitment/');
const posted = (more: Json = {}) =>
  post<Json & { id: string }>('hr', 'job-postings/', { ...WANTED, ...more });
const upload = (who: Asker, content = CV, path: string = UPLOAD[0]) =>
  done(send<Answer>('POST', who, path, { use_ai_search: 'true', resume: new SentFile('cv.txt', content) }));
const found = ({ recommendations }: Answer) => recommendations.map(({ job }) => job);
const NOTHING = {
  cached: false,
  method_used: null,
  recommendations: [],
  processing_stats: { jobs_processed: 0, total_jobs_searched: 0 },
};

test('a person without a resume is asked for one under every path, with every key in the answer [A3.23, A4.39]', async () => {
  const none = {
    status: 'no_resume',
    message: 'Please upload your resume to get job recommendations.',
    ...NOTHING,
  };
  for (const path of CHECK) {
    for (const query of ['', '?proceed_with_existing=true&force_refresh=true&limit=50&_t=1'])
      expect(await get('it', path + query)).toEqual(none);
    expect(await post('it', path, { proceed_with_existing: true })).toEqual(none);
  }
  expect(await post('it', GENERATE, { employee_id: (await profileOf(portal(), 'it')).employee.id })).toEqual(
    none,
  );
});

test('an uploaded resume becomes that of the profile and is answered with matching postings [A3.22, A3.23, A7.55]', async () => {
  const suiting = await posted({ salary_min: '90000', salary_max: '120000' });
  const urgent = await posted({ title: 'Software Engineer', priority: 'urgent' });
  const answer = await upload('employee');
  expect(answer).toEqual({
    ...{
      status: 'success',
      message: expect.stringMatching(/^Found \d+ recommended jobs\.$/),
      cached: false,
      method_used: 'keyword_match',
      recommendations: expect.any(Array),
    },
    processing_stats: { jobs_processed: expect.any(Number), total_jobs_searched: expect.any(Number) },
  });
  const shown = answer.recommendations.find(({ job }) => job === suiting.id);
  expect(shown).toEqual({
    ...{
      recommendation_id: expect.any(Number),
      job: suiting.id,
      job_id: suiting.id,
      job_title: WANTED.title,
      job_department: 'Engineering',
      job_location: 'Lisbon',
    },
    ...{
      job_salary_range: suiting['salary_range'],
      applications_count: 0,
      match_percentage: expect.any(Number),
      match_reasons: expect.any(Array),
      is_urgent: false,
    },
    ...{
      job_priority: { id: 3, code: 'medium', label: 'Medium' },
      job_status: { id: 1, code: 'active', label: 'Active' },
    },
  });
  expect(shown?.match_reasons.join('\n')).toMatch(/TypeScript/);
  const other = answer.recommendations.find(({ job }) => job === urgent.id);
  expect(other).toMatchObject({
    is_urgent: true,
    job_priority: { id: 1, code: 'urgent', label: 'Urgent' },
    job_salary_range: null,
  });
  const percentages = answer.recommendations.map(({ match_percentage }) => match_percentage);
  expect(percentages).toEqual(percentages.toSorted((one, another) => another - one));
  expect((await restOf(portal).open((await profileOf(portal(), 'employee')).resume)).text).toBe(CV);
});

test('an existing resume is reported, and used on the next call; recommendations are cached until new ones are requested [A4.39, A7.54, A7.56, A7.57, A9.26]', async () => {
  const first = await upload('manager', `${CV}Kafka\n`);
  const { id } = (await profileOf(portal(), 'manager')).employee;
  for (const path of CHECK) {
    expect(await get('manager', path)).toEqual({
      status: 'resume_exists',
      message: 'A resume was found in your profile.',
      ...NOTHING,
    });
    expect(await get('manager', `${path}?proceed_with_existing=true`)).toEqual({ ...first, cached: true });
    expect(await post('manager', path, { proceed_with_existing: true, force_refresh: false })).toEqual({
      ...first,
      cached: true,
    });
  }
  expect(await post('manager', GENERATE, { employee_id: id, use_ai_search: false })).toEqual({
    ...first,
    cached: true,
  });
  const fresh = [
    await get<Answer>('manager', `${CHECK[0]}?proceed_with_existing=true&force_refresh=1`),
    await post<Answer>('manager', GENERATE, { employee_id: id, force_refresh: true }),
  ];
  for (const answer of fresh) expect([answer.cached, found(answer)]).toEqual([false, found(first)]);
});

test('HR gets recommendations for an employee by id or badge, other people only their own [A7.56]', async () => {
  const first = await upload('analyst', `${CV}Redis\n`, UPLOAD[1]);
  const { id, employee_id: badge } = await restOf(portal).get<{ id: number; employee_id: string }>(
    'analyst',
    'hr/employees/my_profile/',
  );
  for (const employee_id of [id, String(id), badge, badge.toLowerCase()])
    expect([employee_id, await post('hr', GENERATE, { employee_id })]).toEqual([
      employee_id,
      { ...first, cached: true },
    ]);
  expect((await call('POST', 'manager', GENERATE, { employee_id: badge })).status).toBe(403);
  for (const employee_id of [999_999, 'EMP99999'])
    expect(outcome(await call('POST', 'hr', GENERATE, { employee_id }))).toEqual(
      refused({
        employee_id: [`Invalid pk "${employee_id}" - object does not exist.`],
      }),
    );
});

test('a posting that has closed since is left out, and the count of applicants is the present one [A4.37]', async () => {
  const [closing, staying] = [await posted({ priority: 'low' }), await posted()];
  const before = await upload('admin', `${CV}Go\n`);
  expect(found(before)).toEqual(expect.arrayContaining([closing.id, staying.id]));
  await done(call('PATCH', 'hr', `job-postings/${closing.id}/`, { status: 'on_hold' }));
  await done(send('POST', 'analyst', 'job-applications/', { job_posting: staying.id, resume: TXT }));
  const after = await post<Answer>('admin', CHECK[1], { proceed_with_existing: true });
  expect([after.cached, found(after)]).toEqual([true, found(before).filter((id) => id !== closing.id)]);
  expect(after.recommendations.find(({ job }) => job === staying.id)).toMatchObject({
    applications_count: 1,
  });
});

test.each<[string, Json, string]>([
  [
    'of another type',
    { resume: new SentFile('cv.html', '<p>Ada</p>') },
    'Please select a valid file format (PDF, DOC, DOCX, TXT, RTF)',
  ],
  ['of ten megabytes', { resume: sized(10 * 1024 * 1024) }, 'File size must be less than 10MB'],
  ['that is empty', { resume: new SentFile('cv.pdf', '') }, 'The submitted file is empty.'],
  [
    'without text',
    { resume: new SentFile('cv.txt', '2015 -- 2024') },
    'No text could be read from this file. Please upload one with text, not a scan or a protected file.',
  ],
  ['that is one of two', { resume: [TXT, PDF] }, 'Too many files'],
  ['that is text', { resume: 'cv.pdf' }, NOT_A_FILE],
  ['under another name', { cv: PDF }, 'This field is required.'],
])(
  'a resume %s is refused and not stored [A5.13, A5.14, A5.15, A5.16, A9.24]',
  async (_what, fields, text) => {
    for (const path of UPLOAD)
      expect(outcome(await send('POST', 'it', path, { use_ai_search: 'true', ...fields }))).toEqual(
        refused({ resume: [text] }),
      );
    expect((await profileOf(portal(), 'it')).resume).toBeNull();
  },
);

test('a resume for recommendations cannot come in JSON, which carries no file', async () => {
  for (const path of UPLOAD)
    expect(outcome(await call('POST', 'it', path, { resume: 'cv.pdf' }))).toEqual(
      wrongType('application/json'),
    );
});

test('a limit is a number from one to fifty', async () => {
  for (const limit of [0, 51])
    expect([limit, outcome(await call('POST', 'it', CHECK[0], { limit }))]).toEqual([
      limit,
      refused({ limit: [expect.stringMatching(/^Ensure this value is (less|greater) than or equal to /)] }),
    ]);
  expect((await list('hr', 'job-postings/?page_size=1')).results).toHaveLength(1);
});

// Last: another portal in this process takes over the modules of the first.
test('without an answer of the language model keywords are used, and after twenty runs within an hour a person has to wait and reads how long [A4.39]', async () => {
  const limited = await openTestPortal({
    LIMITS_ENABLED: 'true',
    AI_BASE_URL: 'http://127.0.0.1:9',
    AI_EMBEDDING_MODEL: 'away',
    AI_TIME_LIMIT: '1',
  });
  const other = restOf(() => limited, 'recruitment/');
  await other.post('hr', 'job-postings/', WANTED);
  const answer = await done(
    other.send('POST', 'employee', UPLOAD[1], { use_ai_search: true, resume: new SentFile('cv.txt', CV) }),
  );
  const { id, employee } = await profileOf(limited, 'employee');
  await database.query(
    'insert into recommendation_run (user_id, requested_by) select $1, $1 from generate_series(1, 20)',
    [id],
  );
  const late = [
    await other.call('POST', 'employee', CHECK[0], { proceed_with_existing: true, force_refresh: true }),
    await other.call('GET', 'employee', `${CHECK[1]}?proceed_with_existing=true&force_refresh=1`),
    await other.call('POST', 'employee', GENERATE, { employee_id: employee.id, force_refresh: true }),
  ];
  const again = await other.post('employee', CHECK[0], { proceed_with_existing: true });
  await limited.close();
  expect(answer).toMatchObject({
    status: 'partial_success',
    message: expect.stringMatching(/^Your resume was saved\. /) as string,
    method_used: 'keyword_match',
  });
  for (const { status, headers, body } of late)
    expect([status, body['code'], Number(headers['retry-after']) > 3_000]).toEqual([
      429,
      'rate_limited',
      true,
    ]);
  expect(again).toMatchObject({ cached: true });
}, 60_000);
