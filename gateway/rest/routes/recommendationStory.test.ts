import { openTestPortal } from '../../testing/portal.js';
import type { Account, TestPortal } from '../../testing/portal.js';
import type { Json, SentFile } from '../testing/leave.js';
import { recruitmentOf } from '../testing/recruitment.js';
import type { Posting } from '../testing/recruitment.js';

const jobs = recruitmentOf(() => portal);
const CHECK = ['job-recommendations/check-resume-and-recommend/', 'check-resume-and-recommend/'] as const;
const UPLOAD = ['job-recommendations/upload-resume-for-recommendations/', 'upload-resume-for-recommendations/'] as const;
const GENERATE = 'job-recommendations/generate/';
const RESUME: SentFile = {
  name: 'Ada’s resume.txt',
  content: `Ada Example
Software Engineer
Experience
Senior Software Engineer, Harbor Systems, 2016 - 2024
- Built web services in TypeScript and Node.js on PostgreSQL
- Led the move of twelve services from JavaScript to TypeScript
Skills: TypeScript, PostgreSQL, React, Node.js, Docker
`,
};
const WANTED = { title: 'Senior Software Engineer', experience_level: 'senior', requirements: ['Strong TypeScript', 'Experience with PostgreSQL and React'], description: 'You build web services in TypeScript.' };

type Match = Json & { job: string; match_percentage: number; match_reasons: string[] };
interface Answer {
  status: string;
  message: string;
  cached: boolean;
  method_used: string | null;
  recommendations: Match[];
  processing_stats: { jobs_processed: number; total_jobs_searched: number };
}

let portal: TestPortal;
let suiting: Posting;
let urgent: Posting;
beforeAll(async () => {
  portal = await openTestPortal();
  suiting = await jobs.posted({ ...WANTED, salary_min: '90000', salary_max: '120000' });
  urgent = await jobs.posted({ ...WANTED, title: 'Software Engineer', priority: 'urgent' });
  await jobs.posted({ title: 'Pastry chef', requirements: ['Ten years in a pastry kitchen'] });
}, 60_000);
afterAll(() => portal.close());

const call = async (method: string, as: Account, path: string, body?: Json) => jobs.done(jobs.call<Answer>(method, as, path, body));
const upload = async (as: Account, file = RESUME, path: string = UPLOAD[0]) => jobs.done(jobs.send<Answer>(as, path, { use_ai_search: 'true' }, [file]));
const found = ({ recommendations }: Answer) => recommendations.map(({ job }) => job);
const profile = async (as: Account) => (await portal.call<{ resume: string | null; employee: { id: number } }>('GET', '/api/auth/profile/', { as })).body;
const NOTHING = { cached: false, method_used: null, recommendations: [], processing_stats: { jobs_processed: 0, total_jobs_searched: 0 } };

test('without a resume one is asked for it under every path, with every key in the answer [A4.39, A3.23]', async () => {
  const none = { status: 'no_resume', message: 'Please upload your resume to get job recommendations.', ...NOTHING };
  for (const path of CHECK) {
    for (const query of ['', '?proceed_with_existing=true&force_refresh=true&limit=50&_t=1']) expect(await call('GET', 'it', `${path}${query}`)).toEqual(none);
    expect(await call('POST', 'it', path, { proceed_with_existing: true })).toEqual(none);
  }
  expect(await call('POST', 'it', GENERATE, { employee_id: (await profile('it')).employee.id })).toEqual(none);
});

test('an uploaded resume becomes that of the profile and is answered with what suits it [A3.22, A3.23, A7.55]', async () => {
  const answer = await upload('employee');
  expect(answer).toEqual({
    ...{ status: 'success', message: expect.stringMatching(/^Found \d+ recommended jobs\.$/), cached: false, method_used: 'keyword_match', recommendations: expect.any(Array) },
    processing_stats: { jobs_processed: expect.any(Number), total_jobs_searched: expect.any(Number) },
  });
  expect(answer.processing_stats.total_jobs_searched).toBeLessThanOrEqual(50);
  expect(found(answer)).toEqual(expect.arrayContaining([suiting.id, urgent.id]));
  const shown = answer.recommendations.find(({ job }) => job === suiting.id);
  expect(shown).toEqual({
    ...{ recommendation_id: expect.any(Number), job: suiting.id, job_id: suiting.id, job_title: suiting.title, job_department: 'Engineering', job_location: 'Lisbon' },
    ...{ job_salary_range: suiting['salary_range'], applications_count: 0, match_percentage: expect.any(Number), match_reasons: expect.any(Array) },
    ...{ job_priority: { id: 3, code: 'medium', label: 'Medium' }, job_status: { id: 1, code: 'active', label: 'Active' }, is_urgent: false },
  });
  expect(shown?.match_reasons.join('\n')).toMatch(/TypeScript/);
  expect(answer.recommendations.find(({ job }) => job === urgent.id)).toMatchObject({ is_urgent: true, job_priority: { id: 1, code: 'urgent', label: 'Urgent' }, job_salary_range: null });
  const percentages = answer.recommendations.map(({ match_percentage }) => match_percentage);
  expect(percentages).toEqual(percentages.toSorted((one, other) => other - one));
  for (const one of percentages) expect(Number.isInteger(one) && one >= 0 && one <= 100).toBe(true);
  expect((await portal.call('GET', new URL((await profile('employee')).resume ?? '').pathname)).text).toBe(RESUME.content);
});

test('a resume that is there is told of, and used on the next call; what was made is answered again until a fresh one is asked for [A4.39, A7.54, A7.56, A7.57, A9.26]', async () => {
  const first = await upload('manager');
  for (const path of CHECK) expect(await call('GET', 'manager', path)).toEqual({ status: 'resume_exists', message: 'A resume was found in your profile.', ...NOTHING });
  const id = (await profile('manager')).employee.id;
  for (const [method, path, body] of [
    ...CHECK.flatMap((path) => [['GET', `${path}?proceed_with_existing=true`, undefined], ['POST', path, { proceed_with_existing: true, force_refresh: false }]] as const),
    ['POST', GENERATE, { employee_id: id, use_ai_search: false }],
  ] as const) {
    expect([path, await call(method, 'manager', path, body)]).toEqual([path, { ...first, cached: true }]);
  }
  for (const [method, path, body] of [['GET', `${CHECK[0]}?proceed_with_existing=true&force_refresh=true`, undefined], ['POST', GENERATE, { employee_id: id, force_refresh: true }]] as const) {
    const fresh = await call(method, 'manager', path, body);
    expect([path, fresh.cached, found(fresh)]).toEqual([path, false, found(first)]);
  }
});

test('HR has them made for an employee by number or badge, from the same resume [A7.56]', async () => {
  const first = await upload('analyst', RESUME, UPLOAD[1]);
  const { id, employee_id: badge } = (await portal.call<{ id: number; employee_id: string }>('GET', '/api/hr/employees/my_profile/', { as: 'analyst' })).body;
  for (const account of ['hr', 'admin'] as const) {
    for (const employee_id of [id, String(id), badge, badge.toLowerCase()]) expect([account, employee_id, await call('POST', account, GENERATE, { employee_id })]).toEqual([account, employee_id, { ...first, cached: true }]);
  }
});

test('a posting that has closed since is left out, and the count of applicants is that of now [A4.37]', async () => {
  const [closing, staying] = [await jobs.posted({ ...WANTED, priority: 'low' }), await jobs.posted(WANTED)];
  const before = await upload('admin', { ...RESUME, content: `${String(RESUME.content)}Kafka\n` });
  expect(found(before)).toEqual(expect.arrayContaining([closing.id, staying.id]));
  await jobs.done(jobs.call('PATCH', 'hr', `job-postings/${closing.id}/`, { status: 'on_hold' }));
  await jobs.done(jobs.apply('analyst', staying.id));
  const after = await call('POST', 'admin', CHECK[1], { proceed_with_existing: true });
  expect([after.cached, found(after)]).toEqual([true, found(before).filter((id) => id !== closing.id)]);
  expect(after.recommendations.find(({ job }) => job === staying.id)).toMatchObject({ applications_count: 1 });
  for (const posting of [closing, staying]) await jobs.done(jobs.call('DELETE', 'hr', `job-postings/${posting.id}/`));
});

test('a resume that suits nothing is answered with nothing, and kept [A4.39]', async () => {
  const answer = await upload('hr', { name: 'cv.txt', content: 'Qwxyz bvnmk zzyzx' });
  expect(answer).toMatchObject({ status: 'no_recommendations', message: 'No open job postings match your resume at the moment.', cached: false, method_used: 'keyword_match', recommendations: [] });
  expect((await profile('hr')).resume).toEqual(expect.any(String));
});

test('REST and the graph tell the same', async () => {
  const rest = await call('POST', 'employee', CHECK[0], { proceed_with_existing: true });
  const { data } = await portal.graphql<{ latestJobRecommendations: { status: string; message: string; recommendations: Json[] } }>(
    'employee',
    '{ latestJobRecommendations { status message recommendations { recommendationId jobId matchPercentage matchReasons isUrgent } } }',
  );
  const { status, message, recommendations } = data.latestJobRecommendations;
  expect([status.toLowerCase(), message]).toEqual([rest.status, rest.message]);
  expect(recommendations).toEqual(
    rest.recommendations.map((row) => ({ recommendationId: row['recommendation_id'], jobId: row.job, matchPercentage: row.match_percentage, matchReasons: row.match_reasons, isUrgent: row['is_urgent'] })),
  );
});
