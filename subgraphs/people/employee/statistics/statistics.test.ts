import { dayIn } from '../../../kit/config/calendar.js';
import { openTestSubgraph } from '../../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../../kit/testing/subgraph.js';
import { viewer } from '../../../kit/testing/viewers.js';
import { people } from '../../subgraph.js';
import { addEmployee } from '../employee.factory.js';

const FIGURES =
  'totalEmployees activeEmployees inactiveEmployees onLeaveEmployees terminatedEmployees probationEmployees newHiresThisMonth';
const ALL = `{ employeeStatistics { ${FIGURES} byDepartment { departmentName count } byEmploymentType { employmentType count } } }`;

let test_: TestSubgraph;

beforeAll(async () => {
  test_ = await openTestSubgraph(people);
  const month = dayIn(test_.config.organisation.timeZone).slice(0, 7);
  const { database } = test_;
  await addEmployee(database);
  await addEmployee(database, {
    hireDate: `${month}-01`,
    employmentStatus: 'probation',
    departmentName: 'Sales',
  });
  await addEmployee(database, { hireDate: `${month}-01`, employmentStatus: 'terminated' });
  await addEmployee(database, { employmentStatus: 'on_leave', employmentType: 'part_time' });
  await addEmployee(database, { employmentStatus: 'inactive' });
});
afterAll(() => test_.close());

test('everyone reads the head counts, but no breakdown [A3.28]', async () => {
  const { data } = await test_.run(viewer(), ALL);
  expect(data).toEqual({
    employeeStatistics: {
      totalEmployees: 5,
      activeEmployees: 1,
      inactiveEmployees: 1,
      onLeaveEmployees: 1,
      terminatedEmployees: 1,
      probationEmployees: 1,
      newHiresThisMonth: 1,
      byDepartment: [],
      byEmploymentType: [],
    },
  });
});

test.each(['HR', 'Administrator'])('%s reads the breakdowns of active people [B7.9]', async (role) => {
  const { data } = await test_.run(viewer([role]), ALL);
  expect(data).toMatchObject({
    employeeStatistics: {
      byDepartment: [
        { departmentName: 'Engineering', count: 2 },
        { departmentName: 'Sales', count: 1 },
      ],
      byEmploymentType: [
        { employmentType: 'FULL_TIME', count: 2 },
        { employmentType: 'PART_TIME', count: 1 },
      ],
    },
  });
});
