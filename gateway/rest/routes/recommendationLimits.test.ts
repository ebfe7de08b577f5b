import { database } from '../../../subgraphs/people/database.js';
import { openTestPortal } from '../../testing/portal.js';
import type { TestPortal } from '../../testing/portal.js';
import type { Json, SentFile } from '../testing/leave.js';
import { recruitmentOf } from '../testing/recruitment.js';

// Limits are on, and the language model of this installation does not answer.
let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal({ LIMITS_ENABLED: 'true', AI_BASE_URL: 'http://127.0.0.1:9', AI_EMBEDDING_MODEL: 'away', AI_TIME_LIMIT: '1' });
  await jobs.posted({ title: 'Software Engineer', requirements: ['Strong TypeScript', 'Experience with PostgreSQL'] });
}, 60_000);
afterAll(() => portal.close());

const jobs = recruitmentOf(() => portal);
const CHECK = 'job-recommendations/check-resume-and-recommend/';
const RESUME: SentFile = { name: 'cv.txt', content: 'Ada Example\nSoftware Engineer, 2016 - 2024\nBuilt services in TypeScript on PostgreSQL.\n' };
const upload = (use_ai_search: boolean, content = RESUME.content) => jobs.done(jobs.send<Json>('employee', 'upload-resume-for-recommendations/', { use_ai_search }, [{ ...RESUME, content }]));

test('a language model that does not answer is said after an upload that asked for it, and keywords answer all the same [A4.39]', async () => {
  expect(await upload(true)).toMatchObject({ status: 'partial_success', message: expect.stringMatching(/^Your resume was saved\. /) as string, cached: false, method_used: 'keyword_match' });
  expect(await upload(false, `${String(RESUME.content)}React\n`)).toMatchObject({ status: 'success', method_used: 'keyword_match' });
  const checked = await jobs.done(jobs.call('POST', 'employee', CHECK, { proceed_with_existing: true, force_refresh: true }));
  expect(checked).toMatchObject({ status: 'success', cached: false, method_used: 'keyword_match' });
});

test('after twenty new runs within an hour one waits, and is told how long; what was made already is answered still', async () => {
  await upload(false);
  const { body } = await portal.call<{ id: number; employee: { id: number } }>('GET', '/api/auth/profile/', { as: 'employee' });
  await database.query('insert into recommendation_run (user_id, requested_by) select $1, $1 from generate_series(1, 20)', [body.id]);
  for (const [method, path, sent] of [
    ['POST', CHECK, { proceed_with_existing: true, force_refresh: true }],
    ['GET', 'check-resume-and-recommend/?proceed_with_existing=true&force_refresh=1', undefined],
    ['POST', 'job-recommendations/generate/', { employee_id: body.employee.id, force_refresh: true }],
  ] as const) {
    const { status, headers, body: told } = await jobs.call(method, 'employee', path, sent);
    expect([path, status, told['code'], told['message']]).toEqual([path, 429, 'rate_limited', told['detail']]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(3_000);
  }
  expect(await jobs.done(jobs.call('POST', 'employee', CHECK, { proceed_with_existing: true }))).toMatchObject({ cached: true });
});
