import { dayIn } from '../../../kit/config/calendar.js';
import { openTestSubgraph } from '../../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../../kit/testing/subgraph.js';
import { viewer } from '../../../kit/testing/viewers.js';
import { people } from '../../subgraph.js';
import { TestIdentity } from '../../testing/identity.js';
import { addEmployee } from '../employee.factory.js';

const HIRE = `mutation ($input: CreateEmployeeInput!) { createEmployee(input: $input) {
  id userId firstName lastName email employeeId jobTitle departmentName manager { id } hireDate employmentStatus employmentType salary weeklyHours phoneNumber isActive } }`;
type Hired = { createEmployee: Record<string, unknown> & { id: number; employeeId: string } };

const identity = new TestIdentity();
const hr = viewer(['HR']);
let test_: TestSubgraph;

beforeAll(async () => {
  test_ = await openTestSubgraph(people, { graph: identity.graph });
});
afterAll(() => test_.close());

const hire = (input: Record<string, unknown>, who = hr, more = {}) =>
  test_.run<Hired>(who, HIRE, { input }, more);
const rows = async (userId: number) =>
  (await test_.database.query('select id from employee where user_id = $1', [userId])).length;

test('only HR and Administrators hire', async () => {
  const user = identity.add();
  for (const who of [null, viewer(), viewer(['Manager']), viewer(['IT Staff']), viewer(['Analyst'])]) {
    const { errors } = await test_.run(who, HIRE, { input: { userId: user.id, jobTitle: 'Engineer' } });
    expect(errors[0]?.code).toBe(who ? 'FORBIDDEN' : 'UNAUTHENTICATED');
  }
  expect(await rows(user.id)).toBe(0);
});

test('HR hires a person with only a title: today, active, full time, 40 hours, salary 0.00 and a generated badge number [B5.4 B5.5 B5.6 B5.7 B5.8 B7.13]', async () => {
  const user = identity.add({ firstName: 'Nia', lastName: 'Obi', email: 'nia.obi@portal.example' });
  const { data, errors } = await hire({
    userId: user.id,
    jobTitle: '  Engineer ',
    employeeId: '',
    phoneNumber: ' ',
    departmentName: '',
  });
  expect(errors).toEqual([]);
  expect(data.createEmployee).toMatchObject({
    userId: user.id,
    firstName: 'Nia',
    lastName: 'Obi',
    email: 'nia.obi@portal.example',
    jobTitle: 'Engineer',
    departmentName: null,
    manager: null,
    hireDate: dayIn(test_.config.organisation.timeZone),
    employmentStatus: 'ACTIVE',
    employmentType: 'FULL_TIME',
    salary: '0.00',
    weeklyHours: '40.00',
    phoneNumber: null,
    isActive: true,
  });
  const madeAt = Number(/^EMP(\d{13})\d{3}$/.exec(data.createEmployee.employeeId)?.[1]);
  expect(Math.abs(Date.now() - madeAt)).toBeLessThan(60_000);
  const { id } = data.createEmployee;
  expect(
    await test_.database.query('select topic, payload from outbox where topic = $1', ['employee.created']),
  ).toEqual([
    {
      topic: 'employee.created',
      payload: { userId: user.id, employeeId: id, departmentId: null, departmentName: null },
    },
  ]);
  const nowhere = { departmentId: null, departmentName: null };
  const hireDate = dayIn(test_.config.organisation.timeZone);
  expect(
    await test_.database.query(
      `select payload -> 'people' -> 0 as person from outbox where topic = 'employees.state'`,
    ),
  ).toEqual([{ person: { userId: user.id, fullName: 'Nia Obi', ...nowhere, hireDate, worksHere: true } }]);
  expect(
    await test_.database.query('select actor_user_id, action, before from audit where object_id = $1', [
      String(id),
    ]),
  ).toEqual([{ actor_user_id: hr.userId, action: 'employee.create', before: null }]);
});

test('HR hires with every field; department by code, manager among active people [B7.13]', async () => {
  const boss = await addEmployee(test_.database, { userId: 90_001 });
  const user = identity.add();
  const input = {
    userId: user.id,
    jobTitle: 'Recruiter',
    employeeId: `EMP-X${user.id}`,
    hireDate: '2026-01-05',
    employmentStatus: 'PROBATION',
    employmentType: 'PART_TIME',
    departmentName: 'HR',
    managerId: boss.id,
    salary: '64000.5',
    phoneNumber: '(415) 555-0101',
    weeklyHours: '20',
  };
  const { data } = await hire(input);
  expect(data.createEmployee).toMatchObject({
    departmentName: 'Human Resources',
    manager: { id: boss.id },
    salary: '64000.50',
    weeklyHours: '20.00',
    employmentStatus: 'PROBATION',
    employeeId: `EMP-X${user.id}`,
  });
  expect(test_.latest().effects.viewersChanged).toEqual(new Set([user.id, boss.userId]));
});

test('each invalid field is named, and no record is created', async () => {
  const user = identity.add();
  const gone = await addEmployee(test_.database, { employmentStatus: 'terminated' });
  const off = identity.add({ isActive: false });
  const taken = await addEmployee(test_.database, { employeeId: 'EMP-TAKEN' });
  for (const [input, fields] of [
    [{ jobTitle: ' ' }, { jobTitle: ['This field may not be blank.'] }],
    [{ jobTitle: 'x'.repeat(151) }, { jobTitle: ['Ensure this field has no more than 150 characters.'] }],
    [
      { salary: '-1', weeklyHours: '200' },
      {
        salary: ['Ensure this value is greater than or equal to 0.'],
        weeklyHours: ['Ensure this value is less than or equal to 168.'],
      },
    ],
    [{ hireDate: '2126-01-01' }, { hireDate: ['Choose a day within the next 5 years.'] }],
    [{ hireDate: '0202-01-01' }, { hireDate: ['Ensure this date is 1950-01-01 or later.'] }],
    [{ departmentId: 9999 }, { departmentId: ['There is no such department.'] }],
    [{ departmentName: 'Astrology' }, { departmentName: ['There is no such department.'] }],
    [{ managerId: gone.id }, { managerId: ['Choose a manager who works here.'] }],
    [{ managerId: 999_999 }, { managerId: ['Choose a manager who works here.'] }],
    [{ employeeId: taken.employeeId }, { employeeId: ['An employee with this ID already exists.'] }],
    [{ userId: 999_999 }, { userId: ['There is no such user.'] }],
    [{ userId: off.id }, { userId: ["This user's sign-in is not active."] }],
  ] as const) {
    const { errors } = await hire({ userId: user.id, jobTitle: 'Engineer', ...input });
    expect(errors[0]).toMatchObject({ code: 'BAD_USER_INPUT', fields });
  }
  expect(await rows(user.id)).toBe(0);
});

test('hiring the same user again returns the existing record, unchanged', async () => {
  const user = identity.add();
  const first = await hire({ userId: user.id, jobTitle: 'Engineer' });
  const again = await hire({ userId: user.id, jobTitle: 'Chef', employeeId: 'EMP-OTHER' });
  expect(again.data.createEmployee).toEqual(first.data.createEmployee);
});

test('two members of HR who hire the same user at the same time create one record and both get it', async () => {
  const user = identity.add();
  const both = await Promise.all(
    [1, 2, 3, 4].map(() => hire({ userId: user.id, jobTitle: 'Engineer' }, viewer(['HR']))),
  );
  expect(new Set(both.map(({ data }) => data.createEmployee.id)).size).toBe(1);
  expect(await rows(user.id)).toBe(1);
  expect(
    await test_.database.query(`select 1 from audit where object_id = $1`, [
      String(both[0]?.data.createEmployee.id),
    ]),
  ).toHaveLength(1);
});

test('the same Idempotency-Key gets the first answer again', async () => {
  const user = identity.add();
  const input = { userId: user.id, jobTitle: 'Engineer' };
  const [first, again] = [
    await hire(input, hr, { idempotencyKey: 'k-1' }),
    await hire(input, hr, { idempotencyKey: 'k-1' }),
  ];
  expect(again.data).toEqual(first.data);
});

test('people who are hired at the same moment get different badge numbers [B5.8]', async () => {
  const users = Array.from({ length: 12 }, () => identity.add());
  const hired = await Promise.all(users.map(({ id }) => hire({ userId: id, jobTitle: 'Engineer' })));
  expect(new Set(hired.map(({ data }) => data.createEmployee.employeeId)).size).toBe(users.length);
});

test('when a badge number is taken, the next one is tried [B5.8]', async () => {
  await addEmployee(test_.database, { employeeId: 'EMP-MADE-0' });
  const made = await test_.database.one<{ source: string }>(
    `select pg_get_functiondef('people.next_badge'::regproc) as source`,
  );
  await test_.database.query('create sequence test_badge minvalue 0 start 0');
  await test_.database
    .query(`create or replace function people.next_badge() returns text language sql volatile as $$
    select 'EMP-MADE-' || nextval('people.test_badge') $$`);
  const { data } = await hire({ userId: identity.add().id, jobTitle: 'Engineer' });
  await test_.database.query(made!.source);
  expect(data.createEmployee.employeeId).toBe('EMP-MADE-1');
});

test('a record that starts as inactive or terminated closes the sign-in at identity first, and if identity refuses nothing is written', async () => {
  const administrator = identity.add();
  identity.lastAdministrator = administrator.id;
  for (const employmentStatus of ['TERMINATED', 'INACTIVE']) {
    const { errors } = await hire({ userId: administrator.id, jobTitle: 'Nobody', employmentStatus });
    expect(errors[0]?.code).toBe('CONFLICT');
    expect(await rows(administrator.id)).toBe(0);
  }
  identity.calls.length = 0;
  const user = identity.add();
  const { data } = await hire({
    userId: user.id,
    jobTitle: 'Former engineer',
    employmentStatus: 'TERMINATED',
  });
  expect(data.createEmployee).toMatchObject({ employmentStatus: 'TERMINATED', isActive: false });
  expect(identity.calls).toEqual([`end ${user.id}`]);
  const [event] = await test_.database.query('select payload from outbox where topic = $1', [
    'employment.changed',
  ]);
  expect(event).toEqual({ payload: { userId: user.id, isEmployed: false } });
});

test('a former employee whose record is refused keeps the sign-in', async () => {
  const user = identity.add();
  const taken = await addEmployee(test_.database, { employeeId: 'EMP-HELD' });
  identity.calls.length = 0;
  for (const wrong of [{ departmentName: 'Astrology' }, { employeeId: taken.employeeId }]) {
    expect(
      (await hire({ userId: user.id, jobTitle: 'Engineer', employmentStatus: 'TERMINATED', ...wrong }))
        .errors[0]?.code,
    ).toBe('BAD_USER_INPUT');
  }
  expect(identity.calls).toEqual([]);
});

test('a repeated hire with the same key does not close the sign-in again', async () => {
  const user = identity.add();
  identity.calls.length = 0;
  const input = { userId: user.id, jobTitle: 'Engineer', employmentStatus: 'INACTIVE' };
  const first = await hire(input, hr, { idempotencyKey: 'k-2' });
  user.isActive = true;
  expect((await hire(input, hr, { idempotencyKey: 'k-2' })).data).toEqual(first.data);
  expect(identity.calls).toEqual([`end ${user.id}`]);
  expect((await hire({ ...input, jobTitle: 'Chef' }, hr, { idempotencyKey: 'k-2' })).errors[0]?.code).toBe(
    'CONFLICT',
  );
});

test.each(['HR', 'Administrator'])('%s cannot create their own record', async (role) => {
  const user = identity.add();
  const input = { userId: user.id, jobTitle: 'Director', salary: '900000' };
  const { errors } = await hire(input, viewer([role], { userId: user.id, employeeId: null }));
  expect(errors[0]).toMatchObject({ code: 'FORBIDDEN' });
  expect(await rows(user.id)).toBe(0);
});

test('hiring a person who has a record says that the existing record was returned', async () => {
  const input = { userId: identity.add().id, jobTitle: 'Engineer' };
  await hire(input, hr, { idempotencyKey: 'k-3' });
  expect(test_.latest().effects.repeated).toBe(false);
  await hire(input, hr, { idempotencyKey: 'k-3' });
  expect(test_.latest().effects.repeated).toBe(false);
  await hire(input);
  expect(test_.latest().effects.repeated).toBe(true);
});
