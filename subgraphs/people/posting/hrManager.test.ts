import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import { addEmployee } from '../employee/employee.factory.js';
import { people } from '../subgraph.js';
import { RECRUITERS } from './hrManager.calls.js';

/** User ids of HR and Administrators as identity knows them, three a page. */
let recruiters: number[] = [];
const asked: unknown[] = [];
const hr = viewer(['HR']);
const admin = viewer(['Administrator']);

let test_: TestSubgraph;
beforeAll(async () => {
  test_ = await openTestSubgraph(people, {
    graph: <Data>(document: string, variables: Record<string, unknown> = {}) => {
      if (document !== RECRUITERS) throw new Error(`Asked for something unknown: ${document}`);
      asked.push(variables);
      const page = Number(variables['page']);
      return Promise.resolve({
        usersWithPermission: {
          count: recruiters.length,
          results: recruiters.slice(page * 3 - 3, page * 3).map((id) => ({ id })),
        },
      } as Data);
    },
  });
  const { database } = test_;
  const add = (lastName: string, jobTitle: string, more: Parameters<typeof addEmployee>[1] = {}) =>
    addEmployee(database, { firstName: 'Ann', lastName, jobTitle, departmentName: 'Sales', ...more });
  const recruiter = await add('Recruiter', 'Coordinator', { departmentName: 'Human Resources' });
  const four = await Promise.all(
    [1, 2, 3].map((place) =>
      add(`Partner ${place}`, 'People Partner', { departmentName: 'Human Resources' }),
    ),
  );
  recruiters = [999_999, recruiter.userId, ...four.map(({ userId }) => userId)];
  await add('Senior', 'SENIOR Accountant');
  await add('Lead', 'Facilities Lead');
  await add('Manager', 'Sales Manager', { employmentStatus: 'on_leave' });
  await add('Director', 'Director of Sales');
  await add('Head', 'Deputy head, Sales');
  await add('Clerk', 'Sales Clerk');
  await add('Former', 'Sales Manager', { employmentStatus: 'terminated' });
  await add('Locked', 'Sales Manager', { userIsActive: false });
});
afterAll(() => test_.close());
beforeEach(() => asked.splice(0));

interface Page {
  count: number;
  results: { lastName: string; jobTitle: string }[];
}
const list = (args = '', who = hr) =>
  test_.run<{ hrManagers: Page }>(
    who,
    `{ hrManagers${args && `(${args})`} { count results { lastName jobTitle } } }`,
  );
const names = async (args = '', who = hr) => {
  const { data, errors } = await list(args, who);
  expect(errors).toEqual([]);
  return data.hrManagers.results.map(({ lastName }) => lastName);
};

test('only people who manage recruitment read who can be hiring manager', async () => {
  for (const who of [viewer(), viewer(['Manager']), viewer(['IT Staff']), viewer(['Analyst'])])
    expect((await list('', who)).errors[0]?.code).toBe('FORBIDDEN');
  expect((await test_.run(null, '{ hrManagers { count } }')).errors[0]?.code).toBe('UNAUTHENTICATED');
  expect(asked).toEqual([]);
});

test('active people with a leading title or a recruiting role can be hiring manager, by name, whichever role of the reader manages recruitment', async () => {
  for (const who of [hr, admin, viewer([], { permissions: ['recruitment.manage'] })]) {
    expect(await names('', who)).toEqual([
      'Director',
      'Head',
      'Lead',
      'Manager',
      'Partner 1',
      'Partner 2',
      'Partner 3',
      'Recruiter',
      'Senior',
    ]);
    expect(asked.splice(0)).toEqual([{ page: 1 }, { page: 2 }]);
  }
});

test('the search matches name, title and department, and no other field', async () => {
  for (const search of ['ANN sen', 'Änn sen']) expect(await names(`search: "${search}"`)).toEqual(['Senior']);
  expect(await names('search: "people part"')).toEqual(['Partner 1', 'Partner 2', 'Partner 3']);
  expect(await names('search: "human"')).toEqual(['Partner 1', 'Partner 2', 'Partner 3', 'Recruiter']);
  for (const search of ['@portal.example', 'EMP0', 'clerk', '_'])
    expect(await names(`search: "${search}"`)).toEqual([]);
});

test('pages follow each other, and a page past the end is not found', async () => {
  const { data } = await list('pageSize: 4, page: 3');
  expect(data.hrManagers).toMatchObject({ count: 9, results: [{ lastName: 'Senior' }] });
  expect((await list('page: 3')).errors[0]).toMatchObject({ code: 'NOT_FOUND', message: 'Invalid page.' });
});

test('everyone in the list can be hiring manager', async () => {
  const { data } = await test_.run<{ hrManagers: { results: { id: number }[] } }>(
    hr,
    '{ hrManagers { results { id } } }',
  );
  for (const { id } of data.hrManagers.results) {
    const made = await test_.run(
      hr,
      `mutation { createJobPosting(input: { title: "Clerk", location: "Here", departmentId: 1, hiringManagerId: ${id} }) { hiringManagerId } }`,
    );
    expect(made.data).toEqual({ createJobPosting: { hiringManagerId: id } });
  }
});
