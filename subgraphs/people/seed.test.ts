import { openTestSubgraph } from '../kit/testing/subgraph.js';
import type { TestSubgraph } from '../kit/testing/subgraph.js';
import { viewer } from '../kit/testing/viewers.js';
import { demoOrganisation } from './demo/organisation.js';
import { seedPeople } from './seed.js';
import { people } from './subgraph.js';

const TODAY = '2026-11-21';
let test_: TestSubgraph;

beforeAll(async () => {
  test_ = await openTestSubgraph(people);
});
afterAll(() => test_.close());

test('the demo organisation is loaded with departments, managers and badge numbers, and loading it again adds nobody', async () => {
  const organisation = demoOrganisation(TODAY);
  const userIds = new Map(organisation.map((person, index) => [person.email, index + 1]));
  const load = () => test_.database.system((tx) => seedPeople(tx, organisation, userIds));
  expect(await load()).toBe(240);
  expect(await load()).toBe(0);
  const { data } = await test_.run(
    viewer(['HR']),
    '{ employees(search: "maya okafor") { results { email jobTitle departmentName managerName manager { email managerName } } } employeeStatistics { totalEmployees } }',
  );
  expect(data).toMatchObject({
    employees: {
      results: [
        {
          email: 'employee@portal.example',
          departmentName: 'Engineering',
          managerName: 'Daniel Cho',
          manager: { email: 'manager@portal.example' },
        },
      ],
    },
    employeeStatistics: { totalEmployees: 240 },
  });
  const loose = await test_.database.query(
    'select job_title from employee where manager_id is null or department_id is null',
  );
  expect(loose).toEqual([{ job_title: 'Chief Executive Officer' }]);
  const badges = await test_.database.one(
    `select min(employee_number) as first, max(employee_number) as last, count(distinct employee_number) as count from employee`,
  );
  expect(badges).toEqual({ first: 'EMP00001', last: expect.stringMatching(/^EMP00\d{3}$/), count: 240 });
});

test('ten thousand people are loaded in one run', async () => {
  await test_.database.query('truncate employee cascade');
  const organisation = demoOrganisation(TODAY, 10_000);
  const userIds = new Map(organisation.map((person, index) => [person.email, index + 1]));
  expect(await test_.database.system((tx) => seedPeople(tx, organisation, userIds))).toBe(10_000);
  const unmanaged = await test_.database.query('select job_title from employee where manager_id is null');
  expect(unmanaged).toEqual([{ job_title: 'Chief Executive Officer' }]);
}, 60_000);
