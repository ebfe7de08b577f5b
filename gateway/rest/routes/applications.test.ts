import { openTestPortal } from '../../testing/portal.js';
import type { TestPortal } from '../../testing/portal.js';
import { NOT_FOUND, outcome, said } from '../testing/leave.js';
import type { Json } from '../testing/leave.js';
import { CV, newcomer, PASSWORD_FIRST, recruitmentOf } from '../testing/recruitment.js';
import type { Application } from '../testing/recruitment.js';
import { FORBIDDEN, UNAUTHENTICATED } from '../testing/tickets.js';
import { applicationRows } from './applications.routes.js';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(() => portal.close());

const jobs = recruitmentOf(() => portal);
const OTHERS = ['manager', 'it', 'analyst'] as const;
const UNKNOWN = '0b1f7a52-6a39-4a3e-9b53-5d0c8f1e2a34';
const read = (id: string) => jobs.call<Application>('GET', 'hr', `job-applications/${id}/`);
const patch = (as: 'employee' | 'hr' | 'admin', id: string, body: Json) => jobs.call<Application>('PATCH', as, `job-applications/${id}/`, body);
const refused = (body: Json) => ({ status: 400, body });
/** All but the link, which is a fresh one each time. */
const facts = ({ resume: _link, ...rest }: Application) => rest;
/** Every call on one application, with a body that would be good for HR. */
const calls = (id: string) => [['GET', `${id}/`, undefined], ['GET', `${id}/resume/`, undefined], ['PUT', `${id}/`, { status: 2 }], ['PATCH', `${id}/`, { status: 8 }]] as const;

describe('who may not', () => {
  test('without a sign-in nobody reads, applies or changes anything, and with a password to change nobody does either', async () => {
    const before = await jobs.appliedAs('employee');
    const late = await newcomer(portal);
    for (const { method, paths } of applicationRows) {
      const path = (paths[0] ?? '').replace('/api/recruitment/', '').replace('{id}', before.id);
      for (const [who, answer] of [[null, UNAUTHENTICATED], [late, PASSWORD_FIRST]] as const) {
        const { status, body } = await (method === 'POST' ? jobs.send(who, path, { job_posting: before.job_posting }, [CV]) : jobs.call(method, who, path, method === 'GET' ? undefined : { status: 2 }));
        expect([method, path, { status, body }]).toEqual([method, path, answer]);
      }
    }
    expect(facts((await read(before.id)).body)).toEqual({ ...facts(before), rating: null, review_notes: null });
  });

  test("a colleague's application answers like one that does not exist, whatever is tried on it, and stands in no list", async () => {
    const before = await jobs.appliedAs('employee');
    for (const account of OTHERS) {
      for (const id of [before.id, UNKNOWN]) {
        for (const [method, path, body] of calls(id)) expect([account, method, path, outcome(await jobs.call(method, account, `job-applications/${path}`, body))]).toEqual([account, method, path, NOT_FOUND]);
        expect([account, outcome(await jobs.call('DELETE', account, `job-applications/${id}/`))]).toEqual([account, FORBIDDEN]);
      }
      for (const path of [`?job_posting=${before.job_posting}`, 'my_applications/?page_size=200']) {
        expect((await jobs.list<Application>(account, `job-applications/${path}`)).results.filter(({ id }) => id === before.id)).toEqual([]);
      }
    }
    // HR's own list is HR's own.
    expect((await jobs.list<Application>('hr', 'job-applications/my_applications/?page_size=200')).results.filter(({ id }) => id === before.id)).toEqual([]);
    expect((await read(before.id)).body.status).toBe(1);
  });

  test('an applicant neither moves, rates nor deletes it, whatever their role', async () => {
    for (const account of ['employee', 'hr', 'admin'] as const) {
      const before = await jobs.appliedAs(account);
      for (const body of [{ status: 2 }, { status: 'hired' }, { rating: 5 }, { review_notes: 'Splendid' }, { interview_date: '2041-01-01T10:00:00Z' }, { status: 8, rating: null }, { rating: 9 }]) {
        for (const method of ['PUT', 'PATCH']) expect([account, body, outcome(await jobs.call(method, account, `job-applications/${before.id}/`, body))]).toEqual([account, body, FORBIDDEN]);
      }
      expect([account, outcome(await jobs.call('DELETE', account, `job-applications/${before.id}/`))]).toEqual([account, FORBIDDEN]);
      expect(facts((await jobs.call<Application>('GET', account, `job-applications/${before.id}/`)).body)).toEqual(facts(before));
    }
  });
});

test('keys that nobody knows, and those that are only read, say nothing, whoever sends them', async () => {
  const before = await jobs.appliedAs('employee');
  const others = { cover_letter: 'Better', expected_salary: '1.00', applicant: 1, job_posting: UNKNOWN, created_at: '2020-01-01T00:00:00Z', resume: 'cv.pdf', _t: 1 };
  for (const account of ['employee', 'hr'] as const) {
    for (const method of ['PUT', 'PATCH']) {
      const { status, body } = await jobs.call<Application>(method, account, `job-applications/${before.id}/`, others);
      expect([account, method, status, facts(body)]).toEqual([account, method, 200, facts(before)]);
    }
  }
  expect((await patch('employee', before.id, { ...others, status: 8 })).body).toMatchObject({ status: 8, cover_letter: before['cover_letter'] });
});

describe('a posting that takes no applications', () => {
  const apply = async (job_posting: string) => outcome(await jobs.apply('employee', job_posting));

  test('closed, switched off or past its deadline; the day itself is open [A4.37]', async () => {
    const closed = refused({ job_posting: ['This job posting is closed.'] });
    for (const more of [{ status: 'closed' }, { is_active: false }, { application_deadline: '2020-02-28' }]) {
      const { id } = await jobs.posted(more);
      expect([more, await apply(id)]).toEqual([more, closed]);
      expect((await jobs.call('GET', 'hr', `job-postings/${id}/`)).body['applications_count']).toBe(0);
    }
    const { posted_date: today } = await jobs.posted();
    expect((await apply((await jobs.posted({ application_deadline: today })).id)).status).toBe(201);
  });

  test('on hold, a draft, unknown, or no posting at all', async () => {
    expect(await apply((await jobs.posted({ status: 'on_hold' })).id)).toEqual(refused({ job_posting: ['This job posting is not accepting applications.'] }));
    for (const id of [(await jobs.posted({ status: 'draft' })).id, UNKNOWN, '1', 'x']) expect([id, await apply(id)]).toEqual([id, refused({ job_posting: [`Invalid pk "${id}" - object does not exist.`] })]);
  });
});

describe('input that does not fit', () => {
  test('what is missing or no such value is said field by field', async () => {
    const { id: job_posting } = await jobs.posted();
    expect(outcome(await jobs.send('employee', 'job-applications/', {}, [CV]))).toEqual(refused({ job_posting: ['This field is required.'] }));
    expect(outcome(await jobs.send('employee', 'job-applications/', { job_posting }, []))).toEqual(refused({ resume: ['No file was submitted.'] }));
    expect(outcome(await jobs.apply('employee', job_posting, { years_experience: 'many', expected_salary: '75,000', availability_date: 'soon', profile_resume: 'x' }))).toEqual(
      refused({ years_experience: ['A valid integer is required.'], expected_salary: ['A valid number is required.'], availability_date: [expect.stringContaining('YYYY-MM-DD')], profile_resume: ['Must be a valid boolean.'] }),
    );
    const range = await jobs.apply('employee', job_posting, { years_experience: 61, expected_salary: '-0.01', current_position: 'x'.repeat(201), cover_letter: 'x'.repeat(10_001) });
    expect([range.status, Object.keys(range.body).sort()]).toEqual([400, ['cover_letter', 'current_position', 'expected_salary', 'years_experience']]);
    expect((await jobs.list('employee', `job-applications/?job_posting=${job_posting}`)).count).toBe(0);
  });

  test('HR writes only statuses that there are, ratings from 0 to 5 and dates', async () => {
    const { id } = await jobs.appliedAs('employee');
    for (const [body, fields] of [
      [{ status: 9 }, { status: ['"9" is not a valid choice.'] }],
      [{ status: 'promoted' }, { status: ['"promoted" is not a valid choice.'] }],
      [{ status: null }, { status: ['This field may not be null.'] }],
      [{ rating: 5.1 }, { rating: ['Ensure this value is between 0 and 5.'] }],
      [{ rating: -0.1 }, { rating: ['Ensure this value is between 0 and 5.'] }],
      [{ rating: 'good' }, { rating: ['A valid number is required.'] }],
      [{ interview_date: 'tomorrow' }, { interview_date: [expect.stringContaining('Datetime')] }],
      [{ status: 8 }, { status: ['Only the applicant can withdraw an application.'] }],
    ] as const) {
      for (const method of ['PUT', 'PATCH']) expect([body, outcome(await jobs.call(method, 'hr', `job-applications/${id}/`, body))]).toEqual([body, refused(fields)]);
    }
  });

  test('filters refuse values they do not know, each on its name', async () => {
    for (const account of ['employee', 'hr'] as const) {
      expect(outcome(await jobs.call('GET', account, 'job-applications/?status=1,gone'))).toEqual(refused({ status: ['"gone" is not a valid choice.'] }));
      expect(outcome(await jobs.call('GET', account, 'job-applications/?job_posting=7'))).toEqual(refused({ job_posting: ['"7" is not a valid choice.'] }));
      expect(outcome(await jobs.call('GET', account, 'job-applications/my_applications/?status=0'))).toEqual(refused({ status: ['"0" is not a valid choice.'] }));
      for (const path of ['', 'my_applications/']) {
        expect(outcome(await jobs.call('GET', account, `job-applications/${path}?page=x`))).toEqual(refused({ page: ['A valid integer is required.'] }));
        expect(outcome(await jobs.call('GET', account, `job-applications/${path}?page=999`))).toEqual({ status: 404, body: said('Invalid page.', { code: 'not_found' }) });
      }
    }
  });
});

describe('a status that forbids it', () => {
  test('what is accepted, rejected or withdrawn is not withdrawn; what is withdrawn goes nowhere else', async () => {
    for (const status of [6, 7]) {
      const { id } = await jobs.appliedAs('employee', status);
      expect([status, outcome(await patch('employee', id, { status: 8 }))]).toEqual([status, refused({ status: ['This application can no longer be withdrawn.'] })]);
    }
    const { id } = await jobs.appliedAs('employee', 8);
    for (const account of ['hr', 'admin'] as const) for (const status of [1, 'screening', 7]) expect([status, outcome(await patch(account, id, { status }))]).toEqual([status, refused({ status: ['The application was withdrawn.'] })]);
    expect((await patch('employee', id, { status: 'withdrawn' })).body.status).toBe(8);
  });

  test('nobody applies twice, neither while it is open nor after withdrawing', async () => {
    const twice = refused({ non_field_errors: ['You have already applied for this job.'] });
    for (const status of [1, 8]) {
      const { job_posting } = await jobs.appliedAs('employee', status);
      expect([status, outcome(await jobs.apply('employee', job_posting))]).toEqual([status, twice]);
      expect((await jobs.apply('analyst', job_posting)).status).toBe(201);
    }
  });
});

test('an id that is none is not found, and a method that a path does not have is named with those it has', async () => {
  for (const id of [UNKNOWN, '1', 'x', 'my_application']) {
    for (const [method, path, body] of calls(id)) expect([id, method, outcome(await jobs.call(method, 'hr', `job-applications/${path}`, body))]).toEqual([id, method, NOT_FOUND]);
    expect(outcome(await jobs.call('DELETE', 'hr', `job-applications/${id}/`))).toEqual(NOT_FOUND);
  }
  for (const [method, path, allow] of [['PUT', '', 'GET, HEAD, OPTIONS, POST'], ['POST', 'my_applications/', 'GET, HEAD, OPTIONS'], ['DELETE', 'my-applications/', 'GET, HEAD, OPTIONS'], ['POST', `${UNKNOWN}/`, 'DELETE, GET, HEAD, OPTIONS, PATCH, PUT'], ['PUT', `${UNKNOWN}/resume/`, 'GET, HEAD, OPTIONS']] as const) {
    const answer = await jobs.call(method, 'hr', `job-applications/${path}`);
    expect([method, path, outcome(answer)]).toEqual([method, path, { status: 405, body: said(`Method "${method}" not allowed.`, { code: 'method_not_allowed' }) }]);
    expect(answer.headers['allow']).toBe(allow);
  }
});
