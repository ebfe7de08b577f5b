import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import { people } from '../subgraph.js';
import { addEmployee } from './employee.factory.js';
import type { EmployeeRow } from './employee.columns.js';

type Names = { employees: { count: number; results: { id: number; firstName: string }[] } };
const NAMES = `query ($search: String, $ordering: String, $departmentName: [String!], $status: [EmploymentStatus!], $type: [EmploymentType!], $managerId: [Int!], $isActive: Boolean, $page: Int, $pageSize: Int) {
  employees(search: $search, ordering: $ordering, departmentName: $departmentName, employmentStatus: $status, employmentType: $type, managerId: $managerId, isActive: $isActive, page: $page, pageSize: $pageSize) {
    count results { id firstName }
  }
}`;
const ONE = 'query ($id: Int!) { employee(id: $id) { id firstName manager { id } managerName } }';

let test_: TestSubgraph;
let ada: EmployeeRow, bo: EmployeeRow, cleo: EmployeeRow, dan: EmployeeRow, eve: EmployeeRow;
const hr = viewer(['HR']);
const plain = viewer();

beforeAll(async () => {
  test_ = await openTestSubgraph(people);
  const { database } = test_;
  ada = await addEmployee(database, {
    firstName: 'Ada',
    lastName: 'Zimmer',
    jobTitle: 'VP of Engineering',
    hireDate: '2015-01-12',
  });
  bo = await addEmployee(database, {
    firstName: 'Bo',
    lastName: 'Young',
    managerId: ada.id,
    departmentName: 'Human Resources',
    employmentStatus: 'on_leave',
    hireDate: '2022-06-01',
  });
  cleo = await addEmployee(database, {
    firstName: 'Cleo',
    lastName: 'Xu',
    managerId: ada.id,
    employmentType: 'part_time',
    email: 'cleo.100%@portal.example',
  });
  dan = await addEmployee(database, {
    firstName: 'Dan',
    lastName: 'Wolf',
    managerId: bo.id,
    employmentStatus: 'terminated',
  });
  eve = await addEmployee(database, {
    firstName: 'Éve',
    lastName: 'Voss',
    managerId: dan.id,
    userIsActive: false,
  });
});
afterAll(() => test_.close());

const names = async (who = plain, variables: Record<string, unknown> = {}) => {
  const { data, errors } = await test_.run<Names>(who, NAMES, variables);
  expect(errors).toEqual([]);
  return data.employees.results.map((row) => row.firstName);
};

test('a person who is not signed in cannot read the directory', async () => {
  for (const document of [
    NAMES,
    '{ myEmployee { id } }',
    '{ employeeStatistics { totalEmployees } }',
    '{ departments { count } }',
    `{ employee(id: ${ada.id}) { id } }`,
  ]) {
    const { errors } = await test_.run(null, document);
    expect(errors[0]?.code).toBe('UNAUTHENTICATED');
  }
});

test('an employee sees active people, and the count covers only those', async () => {
  const { data } = await test_.run<Names>(plain, NAMES);
  expect(data.employees).toMatchObject({
    count: 4,
    results: [{ firstName: 'Ada' }, { firstName: 'Bo' }, { firstName: 'Cleo' }, { firstName: 'Éve' }],
  });
});

test('an employee does not find a person who left, like an unknown id', async () => {
  expect((await test_.run(plain, ONE, { id: dan.id })).data).toEqual({ employee: null });
  expect((await test_.run(plain, ONE, { id: 999_999 })).data).toEqual({ employee: null });
  expect(await names(plain, { search: 'Wolf' })).toEqual([]);
  expect(await names(plain, { status: ['TERMINATED'] })).toEqual([]);
  const { data } = await test_.run<{ _entities: unknown[] }>(
    plain,
    'query ($r: [_Any!]!) { _entities(representations: $r) { ... on Employee { id } ... on User { id employee { id } } } }',
    {
      r: [
        { __typename: 'Employee', id: dan.id },
        { __typename: 'User', id: dan.userId },
        { __typename: 'User', id: ada.userId },
      ],
    },
  );
  expect(data._entities).toEqual([
    null,
    { id: dan.userId, employee: null },
    { id: ada.userId, employee: { id: ada.id } },
  ]);
});

test('a manager who left is no longer named to employees, but still to HR', async () => {
  expect((await test_.run(plain, ONE, { id: eve.id })).data).toMatchObject({
    employee: { manager: null, managerName: null },
  });
  expect((await test_.run(hr, ONE, { id: eve.id })).data).toMatchObject({
    employee: { manager: { id: dan.id }, managerName: 'Dan Wolf' },
  });
});

test('HR sees everyone, whatever the status [B7.3 B7.4 B7.6]', async () => {
  expect(await names(hr)).toEqual(['Ada', 'Bo', 'Cleo', 'Dan', 'Éve']);
  expect((await test_.run(hr, ONE, { id: dan.id })).data).toMatchObject({ employee: { firstName: 'Dan' } });
});

test('people read their own record by myEmployee, and a person without one gets none [B7.10]', async () => {
  const MINE = '{ myEmployee { id salary fullAddress } }';
  const own = await test_.run(viewer([], { userId: cleo.userId }), MINE);
  expect(own.data).toEqual({
    myEmployee: {
      id: cleo.id,
      salary: '120000.00',
      fullAddress: '12 Noe St, San Francisco, CA 94114, United States',
    },
  });
  expect((await test_.run(plain, MINE)).data).toEqual({ myEmployee: null });
  expect((await test_.run(viewer([], { userId: dan.userId }), MINE)).data).toMatchObject({
    myEmployee: { id: dan.id },
  });
});

test('search matches parts of names, full name, address, badge, title and department in any case [B7.3]', async () => {
  for (const [search, found] of [
    ['zim', ['Ada']],
    ['BO YOU', ['Bo']],
    ['ÉVE', ['Éve']],
    ['cleo.100%', ['Cleo']],
    ['vp OF', ['Ada']],
    ['human res', ['Bo']],
    [cleo.employeeId.toLowerCase(), ['Cleo']],
    ['  ', ['Ada', 'Bo', 'Cleo', 'Dan', 'Éve']],
    ['120000', []],
    ['555-0123', []],
    ['Noe St', []],
    ['eve', ['Éve']],
    ['E\u0301VE', ['Éve']],
    ['eve\u200c voss', ['Éve']],
    ['bo  young', ['Bo']],
    ['bo\u00a0\tyoung', ['Bo']],
  ] as const) {
    expect(await names(hr, { search })).toEqual(found);
  }
});

test('the list filters by department, also by code, and by status, type, manager and activity [B7.3]', async () => {
  expect(await names(hr, { departmentName: ['hr'] })).toEqual(['Bo']);
  expect(await names(hr, { departmentName: ['Human Resources', 'ENGINEERING'] })).toHaveLength(5);
  expect(await names(hr, { status: ['ON_LEAVE', 'TERMINATED'] })).toEqual(['Bo', 'Dan']);
  expect(await names(hr, { type: ['PART_TIME'] })).toEqual(['Cleo']);
  expect(await names(hr, { managerId: [ada.id] })).toEqual(['Bo', 'Cleo']);
  expect(await names(hr, { isActive: false })).toEqual(['Dan', 'Éve']);
  expect(await names(plain, { isActive: true })).toEqual(['Ada', 'Bo', 'Cleo']);
  const { errors } = await test_.run(hr, NAMES, { departmentName: ['Astrology'] });
  expect(errors[0]).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { departmentName: ['"Astrology" is not a department.'] },
  });
});

test('the list can be ordered only by the documented names; a private field has no effect', async () => {
  expect(await names(hr, { ordering: '-lastName' })).toEqual(['Ada', 'Bo', 'Cleo', 'Dan', 'Éve']);
  expect(await names(hr, { ordering: 'userLastName' })).toEqual(['Éve', 'Dan', 'Cleo', 'Bo', 'Ada']);
  expect(await names(hr, { ordering: 'hireDate' })).toEqual(['Ada', 'Cleo', 'Dan', 'Éve', 'Bo']);
  expect(await names(hr, { ordering: 'department,-firstName' })).toEqual(['Éve', 'Dan', 'Cleo', 'Ada', 'Bo']);
  expect(await names(hr, { ordering: '-salary' })).toEqual(['Ada', 'Bo', 'Cleo', 'Dan', 'Éve']);
});

test('pages do not overlap, and a page past the end is not found', async () => {
  expect(await names(hr, { page: 2, pageSize: 2 })).toEqual(['Cleo', 'Dan']);
  const { errors } = await test_.run(hr, NAMES, { page: 9, pageSize: 2 });
  expect(errors[0]).toMatchObject({ code: 'NOT_FOUND', message: 'Invalid page.' });
});

test('a record has years of service, head counts and the reader’s permissions [B3.15]', async () => {
  const DETAILS = `query ($id: Int!) { employee(id: $id) { fullName position departmentName department { name code } yearsOfService directReportsCount departmentSize isActive
    employmentStatus user { id } viewerCan { update updateTerms remove } } }`;
  const { data } = await test_.run<{ employee: Record<string, unknown> }>(plain, DETAILS, { id: ada.id });
  expect(data.employee).toMatchObject({
    fullName: 'Ada Zimmer',
    position: 'VP of Engineering',
    department: { name: 'Engineering', code: 'ENG' },
    directReportsCount: 2,
    departmentSize: 3,
    isActive: true,
    employmentStatus: 'ACTIVE',
    user: { id: ada.userId },
    viewerCan: { update: false, updateTerms: false, remove: false },
  });
  expect(Number(data.employee['yearsOfService'])).toBeGreaterThan(10);
  const own = await test_.run(viewer(['HR'], { userId: ada.userId }), DETAILS, { id: ada.id });
  expect(own.data).toMatchObject({
    employee: { viewerCan: { update: true, updateTerms: false, remove: false } },
  });
});

test('a filter takes at most 200 values and a search 200 characters, and a repeated value counts once', async () => {
  const filter = (args: string) => test_.run<Names>(plain, `{ employees(${args}) { count } }`);
  const list = (value: string, length = 201) => `[${Array<string>(length).fill(value).join(', ')}]`;
  for (const [name, value] of [
    ['departmentId', '1'],
    ['departmentName', '"HR"'],
    ['employmentStatus', 'ACTIVE'],
    ['employmentType', 'INTERN'],
    ['managerId', '1'],
  ] as const) {
    expect((await filter(`${name}: ${list(value)}`)).errors[0]).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { [name]: ['Ensure this field has no more than 200 elements.'] },
    });
    expect((await filter(`${name}: ${list(value, 200)}`)).errors).toEqual([]);
  }
  expect((await filter(`search: "${'x'.repeat(201)}"`)).errors[0]?.fields).toEqual({
    search: ['Ensure this field has no more than 200 characters.'],
  });
  expect((await filter(`search: "${'x'.repeat(200)}"`)).errors).toEqual([]);
});
