import { openTestPortal } from '../../testing/portal.js';
import type { Account, TestPortal } from '../../testing/portal.js';
import { NOT_FOUND, outcome, said } from '../testing/leave.js';
import type { Json } from '../testing/leave.js';
import { CV, PLACEHOLDER, recruitmentOf } from '../testing/recruitment.js';
import type { Application } from '../testing/recruitment.js';
import { INSTANT } from '../testing/tickets.js';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(() => portal.close());

const jobs = recruitmentOf(() => portal);
const read = (as: Account, id: string) => jobs.call<Application>('GET', as, `job-applications/${id}/`);
const patch = (as: Account, id: string, body: Json, headers?: Record<string, string>) => jobs.call<Application>('PATCH', as, `job-applications/${id}/`, body, headers);
const profile = async (as: Account) => (await portal.call<{ id: number; full_name: string }>('GET', '/api/auth/profile/', { as })).body;
const LINK = expect.stringMatching(/^http:\/\/[^/]+\/api\/files\/people\/[^/]+\/$/) as string;
const count = async (id: string) => (await jobs.call('GET', 'employee', `job-postings/${id}/`)).body['applications_count'];
const UUID = expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/) as string;

describe('the applicant', () => {
  test('applies with the whole form, gets the record back, finds it among their own and is counted [A3.20, A7.51, A4.38, B3.49]', async () => {
    const posting = await jobs.posted({ title: 'Lamp lighter' });
    const me = await profile('employee');
    const given = { cover_letter: 'Light is my trade.', current_position: 'Keeper', years_experience: 7, expected_salary: '75000.5', availability_date: '2041-02-01', additional_info: 'None.' };
    const { status, body, headers } = await jobs.apply('employee', posting.id, { ...given, status: 6, applicant: 1, rating: 5 });
    expect([status, headers['etag']]).toEqual([201, '"1"']);
    expect(body).toEqual({
      ...given,
      ...{ id: UUID, job_posting: posting.id, job_title: 'Lamp lighter', applicant: me.id, applicant_name: me.full_name, status: 1, expected_salary: '75000.50' },
      ...{ resume: LINK, rating: null, review_notes: null, interview_date: null, created_at: INSTANT, updated_at: INSTANT },
    });
    const { resume: _link, ...rest } = body;
    expect((await read('employee', body.id)).body).toEqual({ ...rest, resume: LINK });
    for (const path of [`?job_posting=${posting.id}`, 'my_applications/?page_size=1', 'my-applications/?status=submitted&ordering=-created_at&page_size=1']) {
      expect((await jobs.list<Application>('employee', `job-applications/${path}`)).results).toEqual([{ ...rest, resume: LINK }]);
    }
    expect(await count(posting.id)).toBe(1);
  });

  test('applies from the internal page with the four fields it sends and a placeholder text file [A3.21, A7.52]', async () => {
    const { id } = await jobs.posted();
    const { status, body } = await jobs.apply('analyst', id, { years_experience: '', cover_letter: 'Hello', current_position: '', additional_info: '' }, PLACEHOLDER);
    expect([status, body]).toEqual([201, expect.objectContaining({ years_experience: null, cover_letter: 'Hello', current_position: '', additional_info: '', expected_salary: null, availability_date: null })]);
    const { status: sent, text, headers } = await jobs.call('GET', 'hr', `job-applications/${body.id}/resume/`);
    expect([sent, text, headers['content-disposition']]).toEqual([200, 'Internal application', expect.stringContaining(`filename="${PLACEHOLDER.name}"`)]);
  });

  test('follows it without seeing what is written about them, and withdraws [A7.50, A3.19]', async () => {
    const { id, job_posting } = await jobs.appliedAs('employee');
    await jobs.done(patch('hr', id, { status: 'interview', rating: 4.5, review_notes: 'Knows lamps.', interview_date: '2041-01-05T10:00:00+02:00' }));
    const seen = { status: 3, rating: null, review_notes: null, interview_date: '2041-01-05T08:00:00.000Z' };
    for (const path of [`?job_posting=${job_posting}`, 'my_applications/?page_size=1']) expect((await jobs.list<Application>('employee', `job-applications/${path}`)).results[0]).toMatchObject({ id, ...seen });
    expect((await read('employee', id)).body).toMatchObject(seen);
    const { status, body } = await patch('employee', id, { status: 'Withdrawn' });
    expect([status, body]).toEqual([200, expect.objectContaining({ ...seen, status: 8 })]);
    expect((await read('hr', id)).body).toMatchObject({ status: 8, rating: 4.5, review_notes: 'Knows lamps.' });
    expect(await count(job_posting)).toBe(1);
  });

  test('withdraws from every status up to an offer', async () => {
    for (const status of [1, 2, 3, 4, 5]) {
      const { id } = await jobs.appliedAs('employee', status);
      const { body } = await jobs.call<Application>('PUT', 'employee', `job-applications/${id}/`, { status: 8 });
      expect([status, body.status]).toEqual([status, 8]);
    }
  });

  test('is one applicant, however often they press the button at once', async () => {
    const { id } = await jobs.posted();
    const answers = await Promise.all(Array.from({ length: 6 }, () => jobs.apply('employee', id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400, 400]);
    for (const answer of answers) if (answer.status === 400) expect(answer.body).toEqual({ non_field_errors: ['You have already applied for this job.'] });
    expect(await count(id)).toBe(1);
  });

  test('who applies while it is being closed has applied or is told that it is closed', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { id } = await jobs.posted();
      const [applied] = await Promise.all([jobs.apply('employee', id), jobs.call('PATCH', 'hr', `job-postings/${id}/`, { status: 'closed' })]);
      const isIn = applied.status === 201;
      expect(isIn ? { job_posting: id } : { status: 400, body: { job_posting: ['This job posting is closed.'] } }).toEqual(isIn ? { job_posting: applied.body.job_posting } : outcome(applied));
      expect(await count(id)).toBe(isIn ? 1 : 0);
    }
  });

  test('gets the first answer again for a repeat under the same key, and the key takes no other call', async () => {
    const { id } = await jobs.posted();
    const send = (more: Json = {}) => jobs.send('employee', 'job-applications/', { job_posting: id, ...more }, [CV], { 'idempotency-key': 'apply-once' });
    const [first, again] = [await send(), await send()];
    expect([first.status, again.status, again.body.id]).toEqual([201, 201, first.body.id]);
    expect(outcome(await send({ cover_letter: 'Other' }))).toEqual({ status: 409, body: said('This Idempotency-Key was used with a different request.', { code: 'conflict' }) });
    expect(await count(id)).toBe(1);
  });
});

describe('the recruiter', () => {
  test('finds applications by name, title, status and posting, and orders them [A7.50, B7.20]', async () => {
    const posting = await jobs.posted({ title: 'Quay sweeper' });
    // One after the other, or two would have come in the same millisecond.
    const [first, second, third] = [await jobs.done(jobs.apply('employee', posting.id)), await jobs.done(jobs.apply('analyst', posting.id)), await jobs.done(jobs.apply('manager', posting.id))];
    await jobs.done(patch('hr', first?.id ?? '', { rating: 2, status: 2 }));
    await jobs.done(patch('hr', second?.id ?? '', { rating: 4.5, status: 'offer' }));
    const ids = async (query: string, as: Account = 'hr') => (await jobs.list<Application>(as, `job-applications/?job_posting=${posting.id}&${query}`)).results.map(({ id }) => id);
    expect(await ids('')).toEqual([third?.id, second?.id, first?.id]);
    expect(await ids('ordering=created_at', 'admin')).toEqual([first?.id, second?.id, third?.id]);
    expect((await ids('ordering=-rating')).slice(0, 2)).toEqual([second?.id, first?.id]);
    expect(await ids('ordering=status')).toEqual([third?.id, first?.id, second?.id]);
    expect(await ids('status=under_review,5')).toEqual([second?.id, first?.id]);
    expect(await ids(`search=${encodeURIComponent(String(second?.['applicant_name']).toUpperCase())}`)).toEqual([second?.id]);
    expect((await jobs.list<Application>('hr', 'job-applications/?search=QUAY%20sweeper&page_size=2')).count).toBe(3);
    for (const account of ['employee', 'analyst', 'manager'] as const) expect(await ids('', account)).toHaveLength(1);
  });

  test('moves it by number, code and the words of the dropdown, rates it and sets the interview [B4.11, B4.12, B4.13, B3.54, B3.55, B3.56, B3.57]', async () => {
    const { id } = await jobs.appliedAs('employee');
    for (const [status, shown] of [['screening', 2], [3, 3], ['interview', 3], ['4', 4], ['offer', 5], ['hired', 6], ['REJECTED', 7], ['pending', 1], ['offer_extended', 5]] as const) {
      const answer = await jobs.call<Application>('PUT', 'admin', `job-applications/${id}/`, { status });
      expect([status, answer.status, answer.body.status]).toEqual([status, 200, shown]);
    }
    // What is read-only is left alone.
    const { body } = await patch('hr', id, { rating: 4.5, review_notes: 'Steady.', interview_date: '2041-03-01T09:00:00Z', cover_letter: 'Mine', job_posting: 'x', applicant: 1 });
    expect(body).toMatchObject({ status: 5, rating: 4.5, review_notes: 'Steady.', interview_date: '2041-03-01T09:00:00.000Z', cover_letter: '' });
    expect((await patch('hr', id, { rating: null, review_notes: '', interview_date: '' })).body).toMatchObject({ rating: null, review_notes: null, interview_date: null });
  });

  test('changes nothing by setting what is set already; of two with the same version one is told', async () => {
    const { id } = await jobs.appliedAs('employee');
    const first = await read('hr', id);
    const same = await patch('hr', id, { status: 1 });
    expect([same.status, same.headers['etag'], same.body['updated_at']]).toEqual([200, first.headers['etag'], first.body['updated_at']]);
    const answers = await Promise.all([patch('hr', id, { status: 2 }, { 'if-match': '"1"' }), patch('admin', id, { status: 7 }, { 'if-match': '"1"' })]);
    const [winner, loser] = [answers.find(({ status }) => status === 200), answers.find(({ status }) => status === 409)];
    const words = winner?.body.status === 2 ? 'under_review' : 'rejected';
    expect(loser && outcome(loser)).toEqual({ status: 409, body: said('Somebody changed this meanwhile. Please look again.', { current_status: words, code: 'conflict' }) });
    expect((await read('hr', id)).body.status).toBe(winner?.body.status);
  });

  test('deletes it with its file, and it is gone for everybody', async () => {
    const { id, job_posting, resume } = await jobs.appliedAs('employee');
    expect((await jobs.call('DELETE', 'admin', `job-applications/${id}/`)).status).toBe(204);
    for (const account of ['employee', 'hr'] as const) for (const path of ['', 'resume/']) expect(outcome(await jobs.call('GET', account, `job-applications/${id}/${path}`))).toEqual(NOT_FOUND);
    expect((await portal.call('GET', new URL(resume ?? '').pathname)).status).toBe(404);
    expect(await count(job_posting)).toBe(0);
    // Nobody applied, so they may.
    expect((await jobs.apply('employee', job_posting)).status).toBe(201);
  });
});

test('REST and the graph tell the same of an application', async () => {
  const made = await jobs.appliedAs('employee', 2, { years_experience: 3, expected_salary: 10 });
  const { data } = await portal.graphql<{ jobApplication: Json }>('hr', 'query ($id: ID!) { jobApplication(id: $id) { jobPostingId jobTitle applicantId statusId yearsExperience expectedSalary createdAt } }', { id: made.id });
  expect(data.jobApplication).toEqual({ jobPostingId: made.job_posting, jobTitle: made['job_title'], applicantId: made.applicant, statusId: 2, yearsExperience: 3, expectedSalary: '10.00', createdAt: made['created_at'] });
});
