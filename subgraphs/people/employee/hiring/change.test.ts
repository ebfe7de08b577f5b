import { openTestSubgraph } from '../../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../../kit/testing/subgraph.js';
import { viewer } from '../../../kit/testing/viewers.js';
import { people } from '../../subgraph.js';
import { TestIdentity } from '../../testing/identity.js';
import { changeDesk, hr, UPDATE } from '../../testing/changes.js';

const identity = new TestIdentity();
let test_: TestSubgraph;
const { someone, update, remove, stored, trail } = changeDesk(() => test_, identity);

beforeAll(async () => {
  test_ = await openTestSubgraph(people, { graph: identity.graph });
});
afterAll(() => test_.close());
beforeEach(() => void (identity.calls.length = 0));

test('only HR and Administrators change or remove a record, not even the employee or the manager', async () => {
  const row = await someone();
  const before = await stored(row);
  for (const who of [
    null,
    viewer([], { userId: row.userId }),
    viewer(['Manager'], { reportUserIds: [row.userId] }),
    viewer(['IT Staff']),
    viewer(['Analyst']),
  ]) {
    const code = who ? 'FORBIDDEN' : 'UNAUTHENTICATED';
    expect((await update(row, { jobTitle: 'King', salary: '1' }, who)).errors[0]?.code).toBe(code);
    expect((await remove(row.id, who)).errors[0]?.code).toBe(code);
  }
  expect(await stored(row)).toEqual(before);
  expect(identity.calls).toEqual([]);
});

test.each(['HR', 'Administrator'])(
  '%s may not set their own salary, manager or status; unchanged values are accepted',
  async (role) => {
    const boss = await someone();
    const row = await someone({ salary: '90000.00' });
    const self = viewer([role], { userId: row.userId });
    for (const input of [{ salary: '90000.01' }, { managerId: boss.id }, { employmentStatus: 'PROBATION' }]) {
      expect((await update(row, input, self)).errors[0]).toMatchObject({
        code: 'FORBIDDEN',
        message: 'You cannot change the salary, manager or status of your own record.',
      });
      const wrong = await update(row, { ...input, firstName: ' ', jobTitle: '', version: 99 }, self);
      expect(wrong.errors[0]).toMatchObject({ code: 'FORBIDDEN' });
    }
    const same = await update(
      row,
      { salary: '90000', managerId: null, employmentStatus: 'ACTIVE', jobTitle: 'HR Manager' },
      self,
    );
    expect(same.data.updateEmployee).toMatchObject({ jobTitle: 'HR Manager', salary: '90000.00' });
  },
);

test('HR changes title, department, telephone and salary; the audit trail says that the salary changed, without the amount [B7.7]', async () => {
  const row = await someone();
  const { data } = await update(row, {
    jobTitle: 'Lead\t\nAnalyst',
    departmentName: 'analytics',
    phoneNumber: '',
    salary: '130000',
  });
  expect(data.updateEmployee).toMatchObject({
    jobTitle: 'Lead Analyst',
    departmentName: 'Analytics',
    phoneNumber: null,
    salary: '130000.00',
    version: 2,
  });
  expect(await trail(row)).toEqual([
    {
      action: 'employee.update',
      before: {
        jobTitle: 'Software Engineer',
        departmentId: row.departmentId,
        departmentName: 'Engineering',
        phoneNumber: 'changed',
        salary: 'changed',
      },
      after: {
        jobTitle: 'Lead Analyst',
        departmentId: expect.any(Number),
        departmentName: 'Analytics',
        phoneNumber: 'changed',
        salary: 'changed',
      },
    },
  ]);
  expect((await update(row, { departmentId: null })).data.updateEmployee).toMatchObject({
    departmentName: null,
  });
});

test('names and address are changed at the user first; blank or existing values change nothing [B5.1]', async () => {
  const row = await someone();
  const other = await someone();
  const renamed = await update(row, { firstName: ' Zoë ', email: 'zoe@portal.example' });
  expect(renamed.data.updateEmployee).toMatchObject({
    firstName: 'Zoë',
    lastName: row.lastName,
    email: 'zoe@portal.example',
  });
  expect(identity.users.get(row.userId)).toMatchObject({ firstName: 'Zoë', email: 'zoe@portal.example' });
  expect((await update(row, { firstName: '', email: ' ', jobTitle: '' })).errors[0]?.fields).toEqual({
    firstName: ['This field may not be blank.'],
    email: ['This field may not be blank.'],
    jobTitle: ['This field may not be blank.'],
  });
  const taken = await update(row, { email: other.email, jobTitle: 'Other' });
  expect(taken.errors[0]).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { email: ['A user with this email already exists.'] },
  });
  expect(await stored(row)).toMatchObject({
    first_name: 'Zoë',
    email: 'zoe@portal.example',
    job_title: 'Software Engineer',
  });
});

test.each(['', ' ', null])(
  'a last name is changed to %j, and a person can have a single name',
  async (lastName) => {
    const row = await someone();
    const { data } = await update(row, { firstName: 'Suharto', lastName });
    expect(data.updateEmployee).toMatchObject({ firstName: 'Suharto', lastName: '' });
    expect(identity.users.get(row.userId)).toMatchObject({ firstName: 'Suharto', lastName: '' });
    expect(await stored(row)).toMatchObject({
      first_name: 'Suharto',
      last_name: '',
      search_text: expect.stringMatching(/^suharto\n/),
    });
  },
);

test('a manager can never report to themselves or to their own direct or indirect reports', async () => {
  const top = await someone();
  const middle = await someone({ managerId: top.id });
  const low = await someone({ managerId: middle.id });
  for (const managerId of [top.id, middle.id, low.id]) {
    expect((await update(top, { managerId })).errors[0]?.fields).toEqual({
      managerId: ['A manager cannot report to themselves or to one of their reports.'],
    });
  }
  expect((await update(low, { managerId: top.id })).data.updateEmployee).toMatchObject({
    manager: { id: top.id },
  });
  expect(test_.latest().effects.viewersChanged).toEqual(new Set([low.userId, middle.userId, top.userId]));
});

test('two changes of manager at the same time cannot make a cycle', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [one, two] = [await someone(), await someone()];
    const answers = await Promise.all([
      update(one, { managerId: two.id }),
      update(two, { managerId: one.id }, viewer(['HR'])),
    ]);
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    expect(answers.flatMap(({ errors }) => errors)[0]?.fields).toHaveProperty('managerId');
  }
});

test('a change of an older version is refused, and of two at the same time one succeeds', async () => {
  const row = await someone();
  const both = await Promise.all([
    update(row, { jobTitle: 'One', version: 1 }),
    update(row, { jobTitle: 'Two', version: 1 }, viewer(['HR'])),
  ]);
  expect(both.flatMap(({ errors }) => errors.map((error) => error.code))).toEqual(['CONFLICT']);
  expect(await stored(row)).toMatchObject({ version: 2 });
});

test('a change repeated with the same Idempotency-Key is made once and gets the same answer', async () => {
  const row = await someone();
  const input = { jobTitle: 'Once', version: 1, lastName: 'Changed' };
  const first = await update(row, input, hr, { idempotencyKey: 'change-1' });
  const again = await update(row, input, hr, { idempotencyKey: 'change-1' });
  expect(again).toEqual(first);
  expect(await trail(row)).toHaveLength(1);
});

test('an unknown id is not found, and a save without changes writes nothing', async () => {
  const row = await someone();
  expect((await test_.run(hr, UPDATE, { id: 999_999, input: { jobTitle: 'X' } })).errors[0]?.code).toBe(
    'NOT_FOUND',
  );
  expect(
    (await update(row, { jobTitle: row.jobTitle, firstName: row.firstName })).data.updateEmployee.version,
  ).toBe(1);
  expect(await trail(row)).toEqual([]);
});

test('a repeated change does not call identity again, so it undoes no later change', async () => {
  const row = await someone();
  const input = { firstName: 'Once', employmentStatus: 'INACTIVE' };
  const first = await update(row, input, hr, { idempotencyKey: 'change-2' });
  await update(row, { firstName: 'Later', employmentStatus: 'ACTIVE' });
  identity.calls.length = 0;
  expect(first.errors).toEqual([]);
  expect((await update(row, input, hr, { idempotencyKey: 'change-2' })).errors).toEqual([]);
  expect(identity.calls).toEqual([]);
  expect(await stored(row)).toMatchObject({ first_name: 'Later', employment_status: 'active' });
  expect(
    (await update(row, { firstName: 'Other' }, hr, { idempotencyKey: 'change-2' })).errors[0]?.code,
  ).toBe('CONFLICT');
});
