import { openTestPortal } from '../../testing/portal.js';
import type { TestPortal } from '../../testing/portal.js';
import { NOT_FOUND, outcome, said } from '../testing/leave.js';
import type { Json } from '../testing/leave.js';
import { newcomer, PASSWORD_FIRST, recruitmentOf, vacancy } from '../testing/recruitment.js';
import { FORBIDDEN, UNAUTHENTICATED } from '../testing/tickets.js';
import { postingRows } from './postings.routes.js';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(() => portal.close());

const jobs = recruitmentOf(() => portal);
const OTHERS = ['employee', 'manager', 'it', 'analyst'] as const;
const UNKNOWN = '0b1f7a52-6a39-4a3e-9b53-5d0c8f1e2a34';
const read = (id: string) => jobs.call('GET', 'hr', `job-postings/${id}/`);
const refused = (body: Json) => ({ status: 400, body });
const notAChoice = (word: string) => [`"${word}" is not a valid choice.`];
const REQUIRED = ['This field is required.'];
/** Every way to write, with a body that would be good. */
const writes = (id: string) => [['POST', '', vacancy()], ['PUT', `${id}/`, vacancy()], ['PATCH', `${id}/`, { title: 'Taken over' }], ['DELETE', `${id}/`, undefined]] as const;

describe('who may not', () => {
  test('without a sign-in nobody reads or writes, and with a password to change nobody does either', async () => {
    const before = await jobs.posted();
    const late = await newcomer(portal);
    for (const { method, paths } of postingRows) {
      const path = (paths[0] ?? '').replace('/api/recruitment/', '').replace('{id}', before.id);
      expect([method, path, outcome(await jobs.call(method, null, path, vacancy()))]).toEqual([method, path, UNAUTHENTICATED]);
      expect([method, path, outcome(await jobs.call(method, late, path, method === 'GET' ? undefined : vacancy()))]).toEqual([method, path, PASSWORD_FIRST]);
    }
    expect((await read(before.id)).body).toEqual(before);
  });

  test('only HR and administrators write, and read who can be named as hiring manager', async () => {
    const before = await jobs.posted();
    const { count } = await jobs.list('hr', 'job-postings/?page_size=1');
    for (const account of OTHERS) {
      for (const [method, path, body] of writes(before.id)) expect([account, method, outcome(await jobs.call(method, account, `job-postings/${path}`, body))]).toEqual([account, method, FORBIDDEN]);
      expect([account, outcome(await jobs.call('GET', account, 'job-postings/hr_managers/'))]).toEqual([account, FORBIDDEN]);
    }
    expect((await read(before.id)).body).toEqual(before);
    expect((await jobs.list('hr', 'job-postings/?page_size=1')).count).toBe(count);
  });

  test('a draft is to everybody else like a posting that does not exist, in lists and counts too; what is closed or paused is not', async () => {
    const draft = await jobs.posted({ title: 'Secret lighthouse', status: 'draft' });
    const shown = await Promise.all(['closed', 'on_hold'].map((status) => jobs.posted({ title: 'Secret lighthouse', status })));
    const path = 'job-postings/?search=secret%20lighthouse';
    for (const account of OTHERS) {
      for (const id of [draft.id, UNKNOWN]) expect([account, outcome(await jobs.call('GET', account, `job-postings/${id}/`))]).toEqual([account, NOT_FOUND]);
      const { count, results } = await jobs.list(account, path);
      expect([account, count, results.map(({ id }) => id).sort()]).toEqual([account, 2, shown.map(({ id }) => id).sort()]);
      expect((await jobs.list(account, `${path}&status=draft`)).count).toBe(0);
    }
    for (const account of ['hr', 'admin'] as const) expect([account, (await jobs.list(account, path)).count, (await jobs.call('GET', account, `job-postings/${draft.id}/`)).body]).toEqual([account, 3, draft]);
  });
});

describe('input that does not fit', () => {
  test('what is missing or blank is said field by field [B5.14]', async () => {
    const post = async (body: Json) => outcome(await jobs.call('POST', 'hr', 'job-postings/', body));
    expect(await post({})).toEqual(refused({ title: REQUIRED, department: REQUIRED, location: REQUIRED }));
    expect(await post({ title: ' ', location: '', department: 'Engineering' })).toEqual(refused({ title: ['This field may not be blank.'], location: ['This field may not be blank.'] }));
    expect(await post({ title: null, location: null, department_name: 'Design' })).toEqual(refused({ title: ['This field may not be null.'], location: ['This field may not be null.'] }));
    for (const nothing of [null, '', ' ']) expect([nothing, await post(vacancy({ department: nothing }))]).toEqual([nothing, refused({ department: REQUIRED })]);
  });

  test('values of no kind that the field takes are said under the name that was documented', async () => {
    const wrong = {
      ...{ job_type: 'freelance', experience_level: 'guru', salary_min: '90,000', salary_max: 'much', requirements: { one: 'x' }, responsibilities: [null], hiring_manager: 'Ada' },
      ...{ remote_allowed: 'perhaps', positions_available: '1.5', closing_date: '2031-02-30', is_active: 'x', benefits: {}, description: [] },
    };
    const said400 = {
      ...{ job_type: notAChoice('freelance'), experience_level: notAChoice('guru'), salary_min: ['A valid number is required.'], salary_max: ['A valid number is required.'] },
      ...{ requirements: [expect.stringContaining('Expected a list')], responsibilities: ['This field may not be null.'], hiring_manager: ['A valid integer is required.'] },
      ...{ remote_allowed: ['Must be a valid boolean.'], positions_available: ['A valid integer is required.'], application_deadline: [expect.stringContaining('YYYY-MM-DD')] },
      ...{ is_active: ['Must be a valid boolean.'], benefits: ['Not a valid string.'], description: ['Not a valid string.'] },
    };
    expect(outcome(await jobs.call('POST', 'hr', 'job-postings/', vacancy(wrong)))).toEqual(refused(said400));
    const { id } = await jobs.posted();
    for (const method of ['PUT', 'PATCH']) expect([method, outcome(await jobs.call(method, 'hr', `job-postings/${id}/`, wrong))]).toEqual([method, refused(said400)]);
  });

  test('a status, priority, department or hiring manager that does not exist is said on its field, with nothing else in the body [B8.13]', async () => {
    const before = await jobs.posted();
    const wrong = { status: 'paused', priority: 9, department: 999_999, hiring_manager: 999_999, salary_min: '-1', positions_available: 0, title: 'x'.repeat(201) };
    const fields = {
      ...{ status: notAChoice('paused'), priority: notAChoice('9'), department: ['There is no such department.'], hiring_manager: ['Invalid pk "999999" - object does not exist.'] },
      ...{ salary_min: [expect.any(String)], positions_available: [expect.any(String)], title: ['Ensure this field has no more than 200 characters.'] },
    };
    expect(outcome(await jobs.call('POST', 'hr', 'job-postings/', vacancy(wrong)))).toEqual(refused(fields));
    for (const method of ['PUT', 'PATCH']) expect([method, outcome(await jobs.call(method, 'admin', `job-postings/${before.id}/`, wrong))]).toEqual([method, refused(fields)]);
    for (const name of ['department', 'department_name']) {
      expect(outcome(await jobs.call('PATCH', 'hr', `job-postings/${before.id}/`, { [name]: 'Atlantis' }))).toEqual(refused({ department: ['There is no such department.'] }));
    }
    expect((await read(before.id)).body).toEqual(before);
  });

  test('a salary does not end below its beginning, whichever end is given now', async () => {
    const below = refused({ salary_max: ['The maximum must be at least the minimum.'] });
    expect(outcome(await jobs.call('POST', 'hr', 'job-postings/', vacancy({ salary_min: 2, salary_max: '1.99' })))).toEqual(below);
    const { id } = await jobs.posted({ salary_min: '50000', salary_max: 60_000 });
    for (const body of [{ salary_max: '49999.99' }, { salary_min: '60000.01' }]) expect([body, outcome(await jobs.call('PATCH', 'hr', `job-postings/${id}/`, body))]).toEqual([body, below]);
    expect((await read(id)).body).toMatchObject({ salary_min: '50000.00', salary_max: '60000.00' });
  });

  test('filters refuse values they do not know, each on its name, and ignore what they do not have [A7.48, B7.23]', async () => {
    const wrong = await jobs.call('GET', 'employee', 'job-postings/?department=Engineering&job_type=full_time,x&experience_level=guru&is_active=perhaps&page=x&_t=1700000000000&colour=red&ordering=colour');
    expect(outcome(wrong)).toEqual(
      refused({ department: ['A valid integer is required.'], job_type: notAChoice('x'), experience_level: notAChoice('guru'), is_active: ['Must be a valid boolean.'], page: ['A valid integer is required.'] }),
    );
    expect(outcome(await jobs.call('GET', 'employee', 'job-postings/?status=gone,1&priority=9'))).toEqual(refused({ status: notAChoice('gone'), priority: notAChoice('9') }));
    expect(outcome(await jobs.call('GET', 'employee', 'job-postings/?page=99'))).toEqual({ status: 404, body: said('Invalid page.', { code: 'not_found' }) });
    expect((await jobs.call('GET', 'employee', 'job-postings/?_t=1700000000000&status=&department=&colour=red')).status).toBe(200);
  });
});

describe('a call that is not one', () => {
  test('an id that is unknown or no uuid is not found, whatever is tried on it', async () => {
    for (const id of [UNKNOWN, '1', 'x', `${UNKNOWN}0`, '%20', 'null']) {
      for (const account of ['employee', 'hr'] as const) expect([id, outcome(await jobs.call('GET', account, `job-postings/${id}/`))]).toEqual([id, NOT_FOUND]);
      for (const [method, path, body] of writes(id)) if (path !== '') expect([id, method, outcome(await jobs.call(method, 'hr', `job-postings/${path}`, body))]).toEqual([id, method, NOT_FOUND]);
    }
  });

  test('a method that a path does not have is named with those it has, and other content is refused', async () => {
    const { id } = await jobs.posted();
    for (const [method, path, allow] of [['PUT', '', 'GET, HEAD, OPTIONS, POST'], ['DELETE', '', 'GET, HEAD, OPTIONS, POST'], ['POST', `${id}/`, 'DELETE, GET, HEAD, OPTIONS, PATCH, PUT'], ['POST', 'hr_managers/', 'GET, HEAD, OPTIONS'], ['DELETE', 'hr-managers/', 'GET, HEAD, OPTIONS']] as const) {
      const answer = await jobs.call(method, 'hr', `job-postings/${path}`);
      expect([method, path, outcome(answer)]).toEqual([method, path, { status: 405, body: said(`Method "${method}" not allowed.`, { code: 'method_not_allowed' }) }]);
      expect(answer.headers['allow']).toBe(allow);
    }
    for (const type of ['text/plain', 'multipart/form-data; boundary=edge', 'application/x-www-form-urlencoded']) {
      for (const [method, path] of [['POST', ''], ['PUT', `${id}/`], ['PATCH', `${id}/`]] as const) {
        expect([type, method, (await portal.call(method, `/api/recruitment/job-postings/${path}`, { as: 'hr', payload: 'title=x', headers: { 'content-type': type } })).status]).toEqual([type, method, 415]);
      }
    }
  });
});
