import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import { addEmployee } from '../employee/employee.factory.js';
import { people } from '../subgraph.js';

type One = { id: number; name: string; code: string };
const CREATE =
  'mutation ($input: CreateDepartmentInput!) { createDepartment(input: $input) { id name code employeeCount } }';
const UPDATE =
  'mutation ($id: Int!, $input: UpdateDepartmentInput!) { updateDepartment(id: $id, input: $input) { id name code } }';
const DELETE = 'mutation ($id: Int!) { deleteDepartment(id: $id) }';
const LIST =
  'query ($search: String, $ordering: String) { departments(search: $search, ordering: $ordering) { count results { id name code employeeCount } } }';
type Listed = { departments: { count: number; results: (One & { employeeCount: number })[] } };

const hr = viewer(['HR']);
let test_: TestSubgraph;

beforeAll(async () => {
  test_ = await openTestSubgraph(people);
});
afterAll(() => test_.close());

const create = async (input: Record<string, unknown>) =>
  test_.run<{ createDepartment: One }>(hr, CREATE, { input });
async function made(name: string): Promise<One> {
  return (await create({ name })).data.createDepartment;
}

test('only HR and Administrators write departments', async () => {
  for (const who of [null, viewer(), viewer(['Manager']), viewer(['IT Staff']), viewer(['Analyst'])]) {
    const code = who ? 'FORBIDDEN' : 'UNAUTHENTICATED';
    expect((await test_.run(who, CREATE, { input: { name: 'Secret' } })).errors[0]?.code).toBe(code);
    expect((await test_.run(who, UPDATE, { id: 1, input: { name: 'Secret' } })).errors[0]?.code).toBe(code);
    expect((await test_.run(who, DELETE, { id: 1 })).errors[0]?.code).toBe(code);
  }
});

test('everyone lists the thirteen departments, by name, with their head counts, in two statements [A3.31 A7.22 B7.11 C9.11]', async () => {
  await addEmployee(test_.database, { departmentName: 'Design' });
  await addEmployee(test_.database, { departmentName: 'Design', employmentStatus: 'terminated' });
  const before = test_.database.statements;
  const { data } = await test_.run<Listed>(viewer(), LIST);
  expect(test_.database.statements - before).toBe(2);
  expect(data.departments.count).toBe(13);
  expect(data.departments.results.map((row) => row.name)).toEqual([
    'Analytics',
    'Design',
    'Engineering',
    'Finance',
    'Human Resources',
    'IT',
    'IT Equipment Pool',
    'IT Infrastructure',
    'Marketing',
    'Operations',
    'Product',
    'Sales',
    'Shared Resource',
  ]);
  expect(data.departments.results.slice(1, 3)).toMatchObject([{ employeeCount: 1 }, { employeeCount: 0 }]);
});

test('departments are searched by name and ordered by name or id', async () => {
  const search = await test_.run<Listed>(viewer(), LIST, { search: 'it ', ordering: '-name' });
  expect(search.data.departments.results.map((row) => row.name)).toEqual([
    'IT Infrastructure',
    'IT Equipment Pool',
    'IT',
  ]);
  const folded = await test_.run<Listed>(viewer(), LIST, { search: 'MÁRKETİNG' });
  expect(folded.data.departments.results.map((row) => row.name)).toEqual(['Marketing']);
  const { data } = await test_.run(viewer(), '{ department(id: 999999) { id } }');
  expect(data).toEqual({ department: null });
});

test('HR adds a department; its code is generated when none is given', async () => {
  const { data } = await create({ name: '  Field Research ' });
  expect(data.createDepartment).toMatchObject({
    name: 'Field Research',
    code: 'FIELD-RESEARCH',
    employeeCount: 0,
  });
});

test('a name or code of another department is refused, HR for Human Resources included', async () => {
  for (const [input, fields] of [
    [{ name: 'engineering' }, { name: ['A department with this name already exists.'] }],
    [
      { name: 'HR' },
      {
        name: ['A department with this name already exists.'],
        code: ['A department with this code already exists.'],
      },
    ],
    [{ name: 'Help', code: 'it' }, { code: ['A department with this code already exists.'] }],
    [{ name: ' ' }, { name: ['This field may not be blank.'] }],
    [{ name: 'x'.repeat(101) }, { name: ['Ensure this field has no more than 100 characters.'] }],
  ] as const) {
    expect((await create(input)).errors[0]).toMatchObject({ code: 'BAD_USER_INPUT', fields });
  }
});

test('two creations with one name at the same time make one department', async () => {
  const both = await Promise.all([
    create({ name: 'Twin', code: 'T1' }),
    create({ name: 'Twin', code: 'T2' }),
  ]);
  expect(both.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
});

test('renaming a department renames it for all its members immediately', async () => {
  const { id } = await made('Old Name');
  const row = await addEmployee(test_.database, { departmentName: 'Old Name' });
  const { data } = await test_.run(hr, UPDATE, { id, input: { name: 'New Name' } });
  expect(data).toMatchObject({ updateDepartment: { name: 'New Name', code: 'OLD-NAME' } });
  expect(test_.latest().effects.viewersChanged).toEqual(new Set(['all']));
  const read = await test_.run(
    hr,
    `{ employee(id: ${row.id}) { departmentName } employees(search: "new name") { count } }`,
  );
  expect(read.data).toEqual({ employee: { departmentName: 'New Name' }, employees: { count: 1 } });
});

test('a department that an employee record names, even a former employee’s, cannot be deleted', async () => {
  const { id } = await made('Busy');
  const row = await addEmployee(test_.database, { departmentName: 'Busy', employmentStatus: 'terminated' });
  expect((await test_.run(hr, DELETE, { id })).errors[0]).toMatchObject({
    code: 'CONFLICT',
    message:
      'This department still has employee records, former employees included. Move them to another department first.',
  });
  await test_.database.query(
    'update employee set department_id = null, department_name = null where id = $1',
    [row.id],
  );
  expect((await test_.run(hr, DELETE, { id })).data).toEqual({ deleteDepartment: true });
  expect((await test_.run(hr, DELETE, { id })).errors[0]?.code).toBe('NOT_FOUND');
  const trail = await test_.database.query<{ action: string }>(
    `select action from audit where object_type = 'department' and object_id = $1 order by id`,
    [String(id)],
  );
  expect(trail.map((entry) => entry.action)).toEqual(['department.create', 'department.delete']);
});

test('a person who must change the password first may list the departments', async () => {
  expect((await test_.run<Listed>(viewer([], { mustChangePassword: true }), LIST)).errors).toEqual([]);
});
