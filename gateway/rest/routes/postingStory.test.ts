import { openTestPortal } from '../../testing/portal.js';
import type { TestPortal } from '../../testing/portal.js';
import { NOT_FOUND, outcome, said } from '../testing/leave.js';
import type { Json } from '../testing/leave.js';
import { recruitmentOf, vacancy } from '../testing/recruitment.js';
import type { Application, Posting } from '../testing/recruitment.js';
import { INSTANT } from '../testing/tickets.js';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(() => portal.close());

const jobs = recruitmentOf(() => portal);
const read = (id: string) => jobs.call<Posting>('GET', 'employee', `job-postings/${id}/`);
const patch = (id: string, body: Json, headers?: Record<string, string>) => jobs.call<Posting>('PATCH', 'hr', `job-postings/${id}/`, body, headers);
const CONFLICT = { status: 409, body: said('Somebody changed this meanwhile. Please look again.', { current_status: 'active', code: 'conflict' }) };
const managerId = async () => (await portal.call<{ id: number; user: Json & { full_name: string } }>('GET', '/api/hr/employees/my_profile/', { as: 'manager' })).body;
const departmentId = async (name: string) => {
  const { body } = await portal.call<{ results: { id: number; name: string }[] }>('GET', '/api/core/departments/', { as: 'hr' });
  return body.results.find((department) => department.name === name)?.id;
};

test('HR publishes a posting with every field, and everybody reads the same record [A3.17, A7.49, B7.20, B3.31, B3.47]', async () => {
  const [manager, department] = [await managerId(), await departmentId('Engineering')];
  const given = {
    ...{ title: 'Keeper of lamps', location: 'Lisbon', job_type: 'part-time', experience_level: 'Senior', salary_range: 'By agreement', salary_min: 50_000, salary_max: '60000.5' },
    ...{ description: 'Lamps.', requirements: ['Good eyes', 'No fear of heights'], responsibilities: ['Light them'], benefits: 'A view', remote_allowed: true, positions_available: 2 },
    ...{ application_deadline: '2041-05-31', is_active: true },
  };
  const { status, body } = await jobs.call<Posting>('POST', 'hr', 'job-postings/', { ...given, department, hiring_manager: manager.id, priority: 2, status: 1, id: 'mine', applications_count: 99, posted_date: '2001-01-01' });
  expect(status).toBe(201);
  expect(body).toEqual({
    ...given,
    ...{ id: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/), job_type: 'part_time', experience_level: 'senior', salary_min: '50000.00', salary_max: '60000.50' },
    ...{ department, department_name: 'Engineering', hiring_manager: manager.id, hiring_manager_name: manager.user.full_name, priority: 2, status: 1 },
    ...{ applications_count: 0, posted_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), created_at: INSTANT, updated_at: INSTANT },
  });
  expect(body['posted_date']).not.toBe('2001-01-01');
  for (const account of ['employee', 'manager', 'it', 'analyst', 'hr', 'admin'] as const) expect((await jobs.call('GET', account, `job-postings/${body.id}/`)).body).toEqual(body);
  expect((await jobs.list('employee', 'job-postings/?search=keeper%20of%20lamps')).results).toEqual([body]);
});

test('little is enough: the rest is active, medium, full-time, entry level, one position [A9.33, B4.8, B4.9, B4.17, B2.10]', async () => {
  const { id, ...rest } = await jobs.posted({ status: '', priority: null, job_type: '', experience_level: null, requirements: '', positions_available: '', is_active: null });
  expect([typeof id, rest]).toEqual([
    'string',
    {
      ...{ title: 'Harbour pilot', department: await departmentId('Engineering'), department_name: 'Engineering', location: 'Lisbon', job_type: 'full_time', experience_level: 'entry' },
      ...{ salary_range: null, salary_min: null, salary_max: null, description: '', requirements: [], responsibilities: [], benefits: null, hiring_manager: null, hiring_manager_name: null },
      ...{ remote_allowed: false, positions_available: 1, application_deadline: null, priority: 3, status: 1, is_active: true, applications_count: 0 },
      ...{ posted_date: expect.any(String), created_at: INSTANT, updated_at: INSTANT },
    },
  ]);
});

test('a department is written as its number or its name, under either key; status and priority as number or code [B3.33, B3.45, B5.17]', async () => {
  const [engineering, design] = [await departmentId('Engineering'), await departmentId('Design')];
  for (const given of [{ department: design }, { department: String(design) }, { department: 'design' }, { department: undefined, department_name: 'DESIGN' }, { department: null, department_name: 'Design' }, { department: '', department_name: design }]) {
    const { department, department_name } = await jobs.posted(given);
    expect([given, department, department_name]).toEqual([given, design, 'Design']);
  }
  // The documented key is the one that counts.
  expect((await jobs.posted({ department: 'Engineering', department_name: 'Design' })).department).toBe(engineering);
  for (const [status, id] of [[4, 4], ['3', 3], ['ON_HOLD', 4], ['draft', 2], ['active', 1]] as const) expect([status, (await jobs.posted({ status })).status]).toEqual([status, id]);
  for (const [priority, id] of [[1, 1], ['4', 4], ['Urgent', 1], ['low', 4]] as const) expect([priority, (await jobs.posted({ priority }))['priority']]).toEqual([priority, id]);
});

test('lists come as lists or as one text, with bullets or without; the closing date under its own name, too [A3.17, B3.38, B3.44]', async () => {
  const lines = ['Strong TypeScript', 'PostgreSQL 16', 'Patience'];
  for (const requirements of [lines, lines.join('\n'), '- Strong TypeScript\r\n\r\n• PostgreSQL 16\n* Patience\n', ['1. Strong TypeScript', '2. PostgreSQL 16\n– Patience']]) {
    expect((await jobs.posted({ requirements, responsibilities: requirements }))).toMatchObject({ requirements: lines, responsibilities: lines });
  }
  const posted = await jobs.posted({ closing_date: '2041-06-30' });
  expect(posted['application_deadline']).toBe('2041-06-30');
  expect((await patch(posted.id, { application_deadline: '', closing_date: '2041-07-31' })).body['application_deadline']).toBe('2041-07-31');
  expect((await patch(posted.id, { application_deadline: '2041-08-31', closing_date: '2041-07-31' })).body['application_deadline']).toBe('2041-08-31');
  expect((await patch(posted.id, { closing_date: null, requirements: ' ', responsibilities: [] })).body).toMatchObject({ application_deadline: null, requirements: [], responsibilities: [] });
});

test('a change may be partial by PUT as by PATCH, and empties only what it names [B4.18, B5.16]', async () => {
  const before = await jobs.posted({ description: 'Pilots.', salary_min: '1', salary_range: 'Much', requirements: ['Sea legs'], application_deadline: '2041-01-01', priority: 'urgent' });
  for (const [method, body, shown] of [
    ['PUT', { title: 'Harbour master' }, { title: 'Harbour master' }],
    ['PATCH', { status: 'closed', is_active: false }, { status: 3, is_active: false }],
    ['PUT', { status: 1, is_active: true, salary_range: '', salary_min: null, application_deadline: null }, { status: 1, is_active: true, salary_range: null, salary_min: null, application_deadline: null }],
    // What has a default stays when it is emptied.
    ['PUT', { priority: '', status: null, job_type: '', positions_available: null }, {}],
    ['PATCH', {}, {}],
    ['PUT', undefined, {}],
  ] as const) {
    const { body: earlier } = await read(before.id);
    const { status, body: changed } = await jobs.call<Posting>(method, 'admin', `job-postings/${before.id}/`, body);
    expect([method, body, status, changed]).toEqual([method, body, 200, { ...earlier, ...shown, updated_at: changed.updated_at }]);
    expect((await read(before.id)).body).toEqual(changed);
  }
});

test('what was read can be written back whole and changes nothing', async () => {
  for (const pay of [{ salary_range: 'By agreement' }, { salary_range: 'Much', salary_min: '10', salary_max: '20' }, { salary_min: '10', salary_max: '20' }, {}]) {
    const { id } = await jobs.posted({ requirements: ['1.5 years at sea'], department: 'Human Resources', hiring_manager: (await managerId()).id, ...pay });
    const first = await read(id);
    const again = await jobs.call('PUT', 'hr', `job-postings/${id}/`, first.body);
    expect([pay, again.status, again.body, again.headers['etag']]).toEqual([pay, 200, first.body, first.headers['etag']]);
    const dearer = await jobs.call<Posting>('PUT', 'hr', `job-postings/${id}/`, { ...first.body, salary_min: '11' });
    expect(dearer.body['salary_range']).toBe(pay.salary_range ?? ('salary_max' in pay ? '$11 - $20' : 'From $11'));
  }
});

test('of two who read the same version one changes it and the other is told; without If-Match the last write wins', async () => {
  const { id } = await jobs.posted();
  const { headers } = await read(id);
  expect(headers['etag']).toBe('"1"');
  const answers = await Promise.all(['hr', 'admin'].map((as, place) => jobs.call<Posting>('PATCH', as as 'hr', `job-postings/${id}/`, { title: `Title ${place}` }, { 'if-match': '"1"' })));
  const [winner, loser] = [answers.find(({ status }) => status === 200), answers.find(({ status }) => status === 409)];
  expect(loser && outcome(loser)).toEqual(CONFLICT);
  expect([winner?.headers['etag'], (await read(id)).body]).toEqual(['"2"', winner?.body]);
  expect((await patch(id, { title: 'Last' })).headers['etag']).toBe('"3"');
  expect(outcome(await patch(id, { title: 'Later' }, { 'if-match': '"2"' }))).toEqual(CONFLICT);
});

test('deleting a posting takes its applications along, and it is gone for everybody [B4.21, B8.17, R3]', async () => {
  const { id } = await jobs.posted();
  const application = await jobs.done(jobs.apply('employee', id));
  const { status, text } = await jobs.call('DELETE', 'hr', `job-postings/${id}/`);
  expect([status, text]).toEqual([204, '']);
  for (const account of ['employee', 'hr'] as const) {
    expect(outcome(await jobs.call('GET', account, `job-postings/${id}/`))).toEqual(NOT_FOUND);
    for (const path of ['', 'resume/']) expect(outcome(await jobs.call('GET', account, `job-applications/${application.id}/${path}`))).toEqual(NOT_FOUND);
  }
  expect((await portal.call('GET', new URL(application.resume ?? '').pathname)).status).toBe(404);
  expect(outcome(await jobs.call('DELETE', 'hr', `job-postings/${id}/`))).toEqual(NOT_FOUND);
});

test('one posting is made of two calls under the same key, and the key takes no other body', async () => {
  const send = (more: Json = {}) => jobs.call<Posting>('POST', 'hr', 'job-postings/', vacancy({ title: 'Once', ...more }), { 'idempotency-key': 'posting-once' });
  const [first, again] = [await send(), await send()];
  expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
  expect((await send({ title: 'Twice' })).status).toBe(409);
});

test('the applicants are counted, those who withdrew too [B3.46, A4.38]', async () => {
  const { id } = await jobs.posted();
  for (const account of ['employee', 'analyst'] as const) await jobs.done(jobs.apply(account, id));
  const [mine] = (await jobs.list<Application>('employee', 'job-applications/my_applications/')).results.filter(({ job_posting }) => job_posting === id);
  await jobs.done(jobs.call('PATCH', 'employee', `job-applications/${mine?.id}/`, { status: 'withdrawn' }));
  expect((await read(id)).body.applications_count).toBe(2);
  await jobs.done(jobs.call('DELETE', 'hr', `job-applications/${mine?.id}/`));
  expect((await read(id)).body.applications_count).toBe(1);
});

test('people who can be named as hiring manager come with their employee id, and search finds them [B7.20, B5.10, B3.40]', async () => {
  const { count, results } = await jobs.list<Json & { id: number; full_name: string }>('hr', 'job-postings/hr_managers/?page_size=200');
  expect([count, results.length]).toEqual([results.length, count]);
  for (const person of results) {
    expect(person).toEqual({ id: expect.any(Number), user: { id: expect.any(Number), full_name: person.full_name }, full_name: expect.any(String), job_title: expect.any(String), department_name: expect.any(String) });
  }
  const [first] = results;
  const found = await jobs.list<Json & { id: number }>('admin', `job-postings/hr-managers/?search=${encodeURIComponent(first?.full_name ?? '')}`);
  expect(found.results).toContainEqual(first);
  expect((await jobs.posted({ hiring_manager: first?.id }))['hiring_manager_name']).toBe(first?.full_name);
});

test('REST and the graph tell the same of a posting', async () => {
  const made = await jobs.posted({ salary_min: '10', requirements: 'One\nTwo' });
  const { data } = await portal.graphql<{ jobPosting: Json }>('employee', 'query ($id: ID!) { jobPosting(id: $id) { title departmentId statusId salaryRange salaryMin requirements applicationsCount jobType } }', { id: made.id });
  expect(data.jobPosting).toEqual({ title: made.title, departmentId: made.department, statusId: made.status, salaryRange: made['salary_range'], salaryMin: '10.00', requirements: ['One', 'Two'], applicationsCount: 0, jobType: 'FULL_TIME' });
});
