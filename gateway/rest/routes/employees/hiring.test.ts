import { done, outcome, refused } from '../../testing/answers.js';
import type { Json } from '../../testing/answers.js';
import { registered } from '../../testing/families/people.js';
import { restOf, usePortal } from '../../testing/rest.js';

const portal = usePortal();
const { call, get, post, graph } = restOf(portal);

type Employee = Json & { id: number; user: { id: number } };

const UNFINISHED = `query ($search: String!) {
  users(hasEmployee: false, isActive: true, search: $search) { count results { id email fullName } } }`;
const unfinished = async (search: string) =>
  (await graph<{ users: { results: Json[] } }>('hr', UNFINISHED, { search })).body.data?.users.results;

test('a hire that stopped between its two calls is offered for completion, both calls can be repeated, and nothing is created twice [B7.12 B7.13]', async () => {
  const { id, email, password } = await registered(portal(), 'Halfway');
  expect(await unfinished(email)).toEqual([{ id, email, fullName: 'Halfway Comer' }]);
  const again = await call<{ user: Json }>('POST', 'hr', 'auth/register/', {
    first_name: 'Halfway',
    last_name: 'Comer',
    email,
    password,
    password_confirm: password,
  });
  expect([again.status, again.body.user['id']]).toEqual([200, id]);
  const record = { user_id: id, job_title: 'Welder', salary: '52000' };
  const both = await Promise.all([
    call<Employee>('POST', 'hr', 'hr/employees/', record),
    call<Employee>('POST', 'admin', 'core/employees/', record),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 201]);
  expect(both[0]?.body).toEqual(both[1]?.body);
  expect(await unfinished(email)).toEqual([]);
  const found = await get<Json & { count: number }>('hr', `hr/employees/?search=${email}`);
  expect(found.count).toBe(1);
});

test('the first password only allows changing it, and without a changed password a token gets no answer [B6.3 B7.1]', async () => {
  const { id, email, password } = await registered(portal(), 'Fresh');
  await done(call('POST', 'hr', 'hr/employees/', { user_id: id, job_title: 'Welder' }));
  const { token } = await post<{ token: string }>(null, 'auth/login/', { email, password });
  const headers = { authorization: `Token ${token}` };
  expect((await portal().call('GET', '/api/hr/employees/', { headers })).status).toBe(403);
  expect((await portal().call('GET', '/api/auth/profile/', { headers })).body).toMatchObject({
    must_change_password: true,
  });
  for (const path of ['hr/employees/', 'hr/timesheets/', 'hr/employees/statistics/'])
    expect((await call('GET', null, path)).status).toBe(401);
});

test('a record has every documented field, under its documented name [B3.1 B3.2 B3.3 B3.4 B3.5 B3.6 B3.7 B3.8 B3.9 B3.10 B3.11 B3.12 B3.13 B3.14 B3.15 B9.8]', async () => {
  const { id, email } = await registered(portal(), 'Whole');
  const manager = await get<Json>('manager', 'hr/employees/my_profile/');
  const made = await done(
    call<Employee>('POST', 'hr', 'hr/employees/', {
      user_id: id,
      employee_id: 'EMP-WHOLE',
      job_title: 'Welder',
      department: 'design',
      manager: manager['id'],
      phone_number: '555-0100',
      salary: 52_000,
      hire_date: '2020-01-02',
      address_line1: '1 Elm Street',
      city: 'Bergen',
      state: 'VL',
      zip_code: '5003',
      country: 'Norway',
    }),
  );
  expect(made).toMatchObject({
    id: expect.any(Number),
    user: { id, first_name: 'Whole', last_name: 'Comer', email, full_name: 'Whole Comer' },
    employee_id: 'EMP-WHOLE',
    job_title: 'Welder',
    department: expect.any(Number),
    department_name: 'Design',
    manager: { id: manager['id'], full_name: manager['user_name'] },
    manager_name: manager['user_name'],
    phone_number: '555-0100',
    salary: '52000.00',
    employment_status: 'active',
    employment_type: 'full_time',
    hire_date: '2020-01-02',
    weekly_hours: '40.00',
    address_line1: '1 Elm Street',
    city: 'Bergen',
    state: 'VL',
    zip_code: '5003',
    country: 'Norway',
    full_address: '1 Elm Street, Bergen, VL 5003, Norway',
    years_of_service: expect.stringMatching(/^\d+\.\d$/),
  });
});

test.each(['hr', 'admin'] as const)(
  '%s changes their own title, but neither salary nor manager nor status, and can neither create nor end their own record',
  async (account) => {
    const me = await get<Employee>(account, 'hr/employees/my_profile/');
    const path = `hr/employees/${me.id}/`;
    const other = await get<Employee>('employee', 'hr/employees/my_profile/');
    for (const change of [{ salary: '1' }, { manager: other.id }, { employment_status: 'on_leave' }])
      expect((await call('PATCH', account, path, change)).status).toBe(403);
    expect((await call('DELETE', account, path)).status).toBe(403);
    const same = { salary: me['salary'], employment_status: me['employment_status'], city: 'Oslo' };
    expect(await done(call('PATCH', account, path, same))).toMatchObject({ city: 'Oslo' });
  },
);

test('a missing title is reported under its name [B5.1]', async () => {
  const { id } = await registered(portal());
  expect(outcome(await call('POST', 'hr', 'hr/employees/', { user_id: id, job_title: ' ' }))).toEqual(
    refused({ job_title: [expect.any(String)] }),
  );
});
