import { openTestPortal } from '../../testing/portal.js';
import type { Account, TestPortal } from '../../testing/portal.js';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(() => portal.close());

type Json = Record<string, unknown>;
type Employee = Json & { id: number; user: Json & { id: number }; department: number | null; employment_status: string };
interface Page {
  count: number;
  next: string | null;
  previous: string | null;
  results: Employee[];
}

const list = (as: Account, query = '') => portal.call<Page>('GET', `/api/hr/employees/${query}`, { as });
const one = (as: Account, id: number) => portal.call<Employee>('GET', `/api/hr/employees/${id}/`, { as });
const patch = (as: Account, id: number, body: Json) => portal.call<Employee>('PATCH', `/api/hr/employees/${id}/`, { as, body });
const mine = async (as: Account) => (await portal.call<Employee>('GET', '/api/hr/employees/my_profile/', { as })).body;

const PRIVATE = ['phone_number', 'salary', 'weekly_hours', 'address_line1', 'city', 'state', 'zip_code', 'country', 'full_address'];
const FIELDS = [
  ...['id', 'user', 'user_name', 'user_email', 'employee_id', 'position', 'job_title', 'department', 'department_name', 'manager', 'manager_name', 'manager_info'],
  ...['hire_date', 'years_of_service', 'direct_reports_count', 'department_size', 'is_active', 'employment_status', 'employment_type', ...PRIVATE],
].sort();

async function newcomer(): Promise<number> {
  const email = `hire${Math.floor(performance.now() * 1000)}@portal.example`;
  const body = { first_name: 'Ada', last_name: 'Hire', email, password: 'First-Harbour-7', password_confirm: 'First-Harbour-7' };
  return (await portal.call<{ user: { id: number } }>('POST', '/api/auth/register/', { as: 'hr', body })).body.user.id;
}
const hire = (body: Json, as: Account = 'hr') => portal.call<Employee>('POST', '/api/core/employees/', { as, body });

describe('the directory', () => {
  test('shows everybody signed in the people who work here, without what is private [A7.24]', async () => {
    const { status, body } = await list('employee');
    expect(status).toBe(200);
    const me = await mine('employee');
    for (const person of body.results) {
      expect(Object.keys(person).sort()).toEqual(FIELDS);
      expect(['active', 'on_leave', 'probation']).toContain(person.employment_status);
      if (person.id !== me.id) expect(PRIVATE.map((name) => person[name])).toEqual(PRIVATE.map(() => null));
    }
    expect(body.results.find(({ id }) => id === me.id)?.['salary']).toMatch(/^\d+\.\d\d$/);
  });

  test('shows HR and administrators everything about everybody', async () => {
    for (const account of ['hr', 'admin'] as const) {
      const { body } = await list(account, '?page_size=200');
      expect(body.results.every((person) => person['salary'] !== null)).toBe(true);
    }
    expect((await list('hr')).body.count).toBeGreaterThanOrEqual((await list('employee')).body.count);
  });

  test('answers what the graph answers, in its order', async () => {
    for (const account of ['employee', 'hr'] as const) {
      const { data } = await portal.graphql<{ employees: { count: number; results: { id: number; salary: string | null; manager: { id: number } | null }[] } }>(
        account,
        '{ employees(pageSize: 200, ordering: "-hireDate") { count results { id salary manager { id } } } }',
      );
      const { body } = await list(account, '?page_size=200&ordering=-hire_date');
      expect(body.count).toBe(data.employees.count);
      expect(body.results.map(({ id, salary, manager }) => ({ id, salary, manager: manager && { id: (manager as Json)['id'] } }))).toEqual(data.employees.results);
    }
  });

  test('is searched, filtered by id or name of the department, and ordered by related names', async () => {
    const { results } = (await list('hr', '?page_size=200')).body;
    const sample = results.find((person) => person.department !== null);
    const byId = (await list('hr', `?department=${sample?.department}`)).body;
    const byName = (await list('hr', `?department=${encodeURIComponent(String(sample?.['department_name']).toLowerCase())}`)).body;
    expect(byId.results.map(({ id }) => id)).toEqual(byName.results.map(({ id }) => id));
    expect(byId.results.every(({ department }) => department === sample?.department)).toBe(true);
    expect((await list('hr', `?search=${encodeURIComponent(String(sample?.['user_name']))}`)).body.results.map(({ id }) => id)).toContain(sample?.id);
    const names = (await list('hr', '?ordering=-user__last_name&page_size=5')).body.results.map((person) => String(person.user['last_name']));
    expect(names).toEqual([...names].sort().reverse());
  });

  test('filters by one word or several, in any spelling, and refuses words it does not know', async () => {
    const status = async (query: string) => new Set((await list('hr', `${query}&page_size=200`)).body.results.map((person) => person.employment_status));
    expect(await status('?employment_status=On-Leave,TERMINATED')).toEqual(new Set(['on_leave', 'terminated']));
    expect(await list('hr', '?employment_status=asleep')).toMatchObject({ status: 400, body: { employment_status: ['"asleep" is not a valid choice.'] } });
    expect(await list('hr', '?department=Nowhere')).toMatchObject({ status: 400, body: { department: [expect.any(String)] } });
    expect(await list('hr', '?is_active=perhaps&manager=x')).toMatchObject({ status: 400, body: { is_active: ['Must be a valid boolean.'], manager: ['A valid integer is required.'] } });
    expect((await list('hr', '?employment_status=&department=&_t=1&color=red')).status).toBe(200);
  });

  test('says where the next page is', async () => {
    const first = (await list('employee', '?page_size=10&search=')).body;
    expect(first).toMatchObject({ previous: null, next: expect.stringMatching(/^http:\/\/[^/]+\/api\/hr\/employees\/\?page_size=10&search=&page=2$/) as string });
    const { pathname, search } = new URL(first.next ?? '');
    const second = (await portal.call<Page>('GET', pathname + search, { as: 'employee' })).body;
    expect(first.results.map(({ id }) => id)).not.toEqual(second.results.map(({ id }) => id));
    expect(second.count).toBe(first.count);
  });
});

describe('one employee', () => {
  test('is the same under every address, and has the department as an object in the details [A7.24]', async () => {
    const me = await mine('employee');
    expect((await one('employee', me.id)).body).toEqual(me);
    expect((await portal.call<Employee>('GET', `/api/core/employees/${me.id}/`, { as: 'employee' })).body).toEqual(me);
    const { body } = await portal.call<Employee>('GET', `/api/core/employees/${me.id}/details/`, { as: 'employee' });
    expect(body).toEqual({ ...me, department: { id: me.department, name: me['department_name'] } });
    expect(me['manager_info']).toEqual({ name: me['manager_name'], job_title: expect.any(String), employee_id: expect.any(String) });
  });

  test('who left is unknown to colleagues and known to HR', async () => {
    const left = (await list('hr', '?employment_status=terminated')).body.results[0];
    expect((await one('hr', left?.id ?? 0)).status).toBe(200);
    expect(await one('employee', left?.id ?? 0)).toMatchObject({ status: 404, body: { detail: 'Not found.' } });
    expect((await one('hr', 999_999)).status).toBe(404);
  });

  test('somebody without a record is told so', async () => {
    const userId = await newcomer();
    const { data } = await portal.graphql<{ user: { email: string } }>('hr', 'query ($id: Int!) { user(id: $id) { email } }', { id: userId });
    const { token } = (await portal.call<{ token: string }>('POST', '/api/auth/login/', { body: { email: data.user.email, password: 'First-Harbour-7' } })).body;
    const body = { old_password: 'First-Harbour-7', new_password: 'Second-Harbour-8', new_password_confirm: 'Second-Harbour-8' };
    await portal.call('POST', '/api/auth/change-password/', { token, body });
    expect(await portal.call('GET', '/api/hr/employees/my-profile/', { token })).toMatchObject({ status: 404, body: { detail: 'No employee record.' } });
  });
});

describe('hiring, changing and letting go', () => {
  test('HR makes a record with the documented defaults, and only one for a person [B7.12, B7.13]', async () => {
    const user_id = await newcomer();
    const { status, body } = await hire({ user_id, job_title: 'Welder', department: 'Engineering', salary: 52000, hire_date: '' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ user: { id: user_id, first_name: 'Ada' }, job_title: 'Welder', position: 'Welder', department_name: 'Engineering', salary: '52000.00', weekly_hours: '40.00', employment_status: 'active', employment_type: 'full_time' });
    expect((await hire({ user_id, job_title: 'Again' })).body.id).toBe(body.id);
  });

  test('a repeat under the same key answers the same, and the key cannot be used for anything else', async () => {
    const { id } = (await hire({ user_id: await newcomer(), job_title: 'Smith' })).body;
    const send = (body: Json) => portal.call<Employee>('PATCH', `/api/hr/employees/${id}/`, { as: 'hr', body, headers: { 'idempotency-key': 'promote-once' } });
    const [first, second] = [await send({ job_title: 'Master smith' }), await send({ job_title: 'Master smith' })];
    expect([first.status, second.status, second.body]).toEqual([200, 200, first.body]);
    expect(await send({ job_title: 'Other' })).toMatchObject({ status: 409, body: { detail: 'This Idempotency-Key was used with a different request.' } });
  });

  test('who saves over the change of a colleague is told so', async () => {
    const { id } = (await hire({ user_id: await newcomer(), job_title: 'Painter' })).body;
    expect(await patch('hr', id, { job_title: 'Roofer', version: 99 })).toMatchObject({ status: 409, body: { detail: expect.any(String) as string, code: 'conflict' } });
  });

  test('input that does not fit is refused field by field', async () => {
    const user_id = await newcomer();
    expect(await hire({})).toMatchObject({ status: 400, body: { user_id: ['This field is required.'], job_title: ['This field is required.'] } });
    expect(await hire({ user_id, job_title: 'X', salary: 'much', hire_date: '1.2.2026', employment_type: 'guest' })).toMatchObject({
      status: 400,
      body: { salary: ['A valid number is required.'], hire_date: [expect.stringContaining('YYYY-MM-DD')], employment_type: ['"guest" is not a valid choice.'] },
    });
    expect(await hire({ user_id, job_title: 'X', manager: 999_999 })).toMatchObject({ status: 400, body: { manager: [expect.any(String)] } });
    expect(await hire({ user_id, job_title: 'X', department: 999_999 })).toMatchObject({ status: 400, body: { department: [expect.any(String)] } });
  });

  test('HR changes only what is sent, and null empties [B7.7]', async () => {
    const { id } = (await hire({ user_id: await newcomer(), job_title: 'Clerk', department: 'Finance', city: 'Oakland' })).body;
    const changed = await patch('hr', id, { job_title: 'Senior clerk', department: null, first_name: 'Grace', id: 1, user_name: 'ignored' });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({ id, job_title: 'Senior clerk', department: null, city: 'Oakland', user_name: 'Grace Hire', user: { first_name: 'Grace' } });
    expect(await patch('hr', id, { manager: id })).toMatchObject({ status: 400, body: { manager: [expect.any(String)] } });
    expect((await portal.call('PUT', `/api/hr/employees/${id}/`, { as: 'hr', body: {} })).status).toBe(405);
  });

  test('nobody but HR and administrators writes here', async () => {
    const { id } = await mine('employee');
    for (const account of ['employee', 'manager', 'it', 'analyst'] as const) {
      expect((await patch(account, id, { job_title: 'King' })).status).toBe(403);
      expect((await portal.call('DELETE', `/api/core/employees/${id}/details/`, { as: account })).status).toBe(403);
      expect((await hire({ user_id: 1, job_title: 'King' }, account)).status).toBe(403);
    }
    expect((await one('employee', id)).body['job_title']).not.toBe('King');
  });

  test('who is let go stays on record and cannot sign in; nobody lets themselves go [B7.8]', async () => {
    const { id } = (await hire({ user_id: await newcomer(), job_title: 'Temp' })).body;
    const gone = await portal.call('DELETE', `/api/hr/employees/${id}/`, { as: 'hr' });
    expect([gone.status, gone.text]).toEqual([204, '']);
    expect((await one('hr', id)).body).toMatchObject({ employment_status: 'terminated', is_active: false });
    expect((await portal.call('DELETE', `/api/hr/employees/${(await mine('hr')).id}/`, { as: 'hr' })).status).toBe(403);
    expect((await portal.call('DELETE', '/api/hr/employees/999999/', { as: 'hr' })).status).toBe(404);
  });
});

describe('statistics and departments', () => {
  test('everybody reads the head counts, HR also how they divide [A7.58, A3.28]', async () => {
    const read = async (as: Account) => (await portal.call('GET', '/api/hr/employees/statistics/', { as })).body;
    const [own, full] = [await read('employee'), await read('hr')];
    expect({ ...own, by_department: 0, by_employment_type: 0 }).toEqual({ ...full, by_department: 0, by_employment_type: 0 });
    expect([own['by_department'], own['by_employment_type']]).toEqual([[], {}]);
    const types = full['by_employment_type'] as Record<string, number>;
    expect(Object.keys(types)).toContain('full_time');
    const departments = full['by_department'] as { department: number; department_name: string; count: number }[];
    expect(Object.keys(departments[0] ?? {}).sort()).toEqual(['count', 'department', 'department_name']);
  });

  test('departments are listed by name under each of their addresses [A7.22, A7.24]', async () => {
    const { body } = await portal.call<{ count: number; results: { name: string; code: string; employee_count: number }[] }>('GET', '/api/core/departments/', { as: 'employee' });
    const names = body.results.map(({ name }) => name);
    expect([names.length, names]).toEqual([13, [...names].sort()]);
    expect(Object.keys(body.results[0] ?? {}).sort()).toEqual(['code', 'employee_count', 'id', 'name']);
    expect((await portal.call('GET', '/api/rbac/departments/?search=financ', { as: 'employee' })).body).toMatchObject({ count: 1 });
  });
});
