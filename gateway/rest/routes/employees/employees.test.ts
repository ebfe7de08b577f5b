import { ACCOUNTS } from '../../../testing/portal.js';
import { conflict, done, NOT_FOUND, outcome, refused, said } from '../../testing/answers.js';
import type { Json, PageOf } from '../../testing/answers.js';
import { registered, withoutRecord } from '../../testing/families/people.js';
import { restOf, usePortal } from '../../testing/rest.js';

type Employee = Json & {
  id: number;
  user: Json;
  department: number | null;
  department_name: string;
  employment_status: string;
};

const portal = usePortal();
const { call, get, list, graph } = restOf(portal);
const employees = (query: string) => list<Employee>('hr', `hr/employees/?page_size=200&${query}`);
const hire = async (more: Json = {}) => {
  const { id } = await registered(portal(), 'Ada');
  return call<Employee>('POST', 'hr', 'core/employees/', { user_id: id, job_title: 'Welder', ...more });
};
const PRIVATE = [
  'phone_number',
  'salary',
  'weekly_hours',
  'address_line1',
  'city',
  'state',
  'zip_code',
  'country',
  'full_address',
];

test('HR registers a person and hires them, changes the record, and ends the employment; the record stays [B7.7, B7.8, B7.12, B7.13]', async () => {
  const { status, body } = await hire({
    department: 'engineering',
    salary: 52_000,
    hire_date: '',
    manager: '',
  });
  expect([status, body]).toEqual([
    201,
    expect.objectContaining({
      job_title: 'Welder',
      position: 'Welder',
      department_name: 'Engineering',
      salary: '52000.00',
      weekly_hours: '40.00',
      employment_type: 'full_time',
    }),
  ]);
  expect(body.user).toEqual({
    id: expect.any(Number),
    first_name: 'Ada',
    last_name: 'Comer',
    full_name: 'Ada Comer',
    email: body['user_email'],
  });
  const path = `hr/employees/${body.id}/`;
  const changed = await done(
    call<Employee>('PATCH', 'hr', path, {
      job_title: 'Master welder',
      department: null,
      first_name: 'Grace',
      manager: 1,
      id: 1,
      user_name: 'ignored',
    }),
  );
  expect(changed).toMatchObject({
    id: body.id,
    position: 'Master welder',
    department: null,
    department_name: null,
    user_name: 'Grace Comer',
    manager: { id: 1, full_name: changed['manager_name'] },
  });
  expect(changed['manager_info']).toEqual({
    name: changed['manager_name'],
    job_title: expect.any(String),
    employee_id: expect.any(String),
  });
  expect((await call('DELETE', 'hr', path)).text).toBe('');
  expect(await get('hr', path)).toMatchObject({ employment_status: 'terminated', is_active: false });
  expect(outcome(await call('GET', 'employee', path))).toEqual(NOT_FOUND);
});

test('hiring the same person again returns the existing record, and invalid values are reported under their documented names', async () => {
  const first = await hire();
  const again = await call<Employee>('POST', 'hr', 'hr/employees/', {
    user_id: first.body.user['id'],
    job_title: 'Again',
  });
  expect([again.status, again.body]).toEqual([200, first.body]);
  for (const name of ['manager', 'department']) {
    expect(
      outcome(await call('PATCH', 'hr', `core/employees/${first.body.id}/details/`, { [name]: 999_999 })),
    ).toEqual(refused({ [name]: [expect.any(String)] }));
  }
  expect(
    outcome(await call('PATCH', 'hr', `hr/employees/${first.body.id}/`, { city: 'Oslo', version: 99 })),
  ).toEqual(conflict(expect.any(String)));
});

test('the details have the department as an object, and otherwise equal the record [A3.6, A7.24]', async () => {
  for (const account of ACCOUNTS) {
    const mine = await get<Employee>(account, 'hr/employees/my-profile/');
    expect(await get(account, `core/employees/${mine.id}/details/`)).toEqual({
      ...mine,
      department: { id: mine.department, name: mine.department_name },
    });
    expect(await get(account, `core/employees/${mine.id}/`)).toEqual(mine);
    expect(PRIVATE.map((name) => typeof mine[name])).toEqual(PRIVATE.map(() => 'string'));
  }
});

test('a colleague’s private fields are null and never missing, for everyone but HR and administrators', async () => {
  const { id } = await get<Employee>('employee', 'hr/employees/my_profile/');
  for (const account of ['it', 'analyst', 'manager'] as const) {
    const shown = await get<Employee>(account, `core/employees/${id}/details/`);
    expect([account, PRIVATE.map((name) => shown[name])]).toEqual([account, PRIVATE.map(() => null)]);
  }
  const { results } = await list<Employee>('employee', 'core/employees/?page_size=200');
  for (const person of results.filter((one) => one.id !== id))
    expect([person.id, PRIVATE.map((name) => person[name])]).toEqual([person.id, PRIVATE.map(() => null)]);
});

test('a person without an employee record is refused', async () => {
  expect(outcome(await call('GET', await withoutRecord(portal()), 'hr/employees/my-profile/'))).toEqual({
    status: 404,
    body: said('No employee record.', { code: 'not_found' }),
  });
});

test('the directory is searched in any spelling, filtered by department id or name, and ordered by names of the user [A7.24]', async () => {
  const statuses = new Set(
    (await employees('employment_status=On-Leave,TERMINATED')).results.map(
      (person) => person.employment_status,
    ),
  );
  expect(statuses).toEqual(new Set(['on_leave', 'terminated']));
  const [sample] = (await employees('search=engineering')).results;
  const byId = await employees(`department=${sample?.department}`);
  expect([byId.count > 1, byId.results]).toEqual([true, (await employees('department=ENGINEERING')).results]);
  expect(outcome(await call('GET', 'hr', 'hr/employees/?department=Nowhere'))).toEqual(
    refused({
      department: [expect.any(String)],
    }),
  );
  const names = (await employees('ordering=-user__last_name')).results.map(({ user }) =>
    String(user['last_name']),
  );
  expect(names).toEqual(names.toSorted((one, other) => other.localeCompare(one)));
  const { data } = (
    await graph<{ employees: PageOf<{ id: number }> }>(
      'hr',
      '{ employees(pageSize: 200, ordering: "-hireDate") { count results { id } } }',
    )
  ).body;
  expect((await employees('ordering=-hire_date')).results.map(({ id }) => ({ id }))).toEqual(
    data?.employees.results,
  );
});

test('everyone reads the head counts, and HR also the breakdowns, with employment types by name [A3.28, A7.58]', async () => {
  const [own, full] = [
    await get('employee', 'hr/employees/statistics/'),
    await get('hr', 'core/employees/statistics/'),
  ];
  expect(own).toEqual({ ...full, by_department: [], by_employment_type: {} });
  expect(full['by_employment_type']).toMatchObject({ full_time: expect.any(Number) as number });
  expect((full['by_department'] as Json[])[0]).toEqual({
    department: expect.any(Number),
    department_name: expect.any(String),
    count: expect.any(Number),
  });
});
