import { randomUUID } from 'node:crypto';
import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { addEmployee } from '../employee/employee.factory.js';
import { people } from '../subgraph.js';
import { addPosting } from './posting.factory.js';
import type { PostingRow } from './posting.loader.js';
import { CLOSED, DRAFT, ON_HOLD } from './posting.status.js';

const ONE = 'query ($id: ID!) { jobPosting(id: $id) { id title } }';
const REFERENCES =
  'query ($r: [_Any!]!) { _entities(representations: $r) { ... on JobPosting { id title } } }';
const employee = viewer();
const readers: [string, Viewer][] = [
  ['an employee', employee],
  ['a manager', viewer(['Manager'])],
  ['IT Staff', viewer(['IT Staff'])],
  ['an analyst', viewer(['Analyst'])],
];
const writers: [string, Viewer][] = [
  ['HR', viewer(['HR'])],
  ['an Administrator', viewer(['Administrator'])],
];

let test_: TestSubgraph;
beforeAll(async () => {
  test_ = await openTestSubgraph(people);
});
afterAll(() => test_.close());
beforeEach(() => test_.database.query('truncate job_posting, employee cascade'));

type One = { jobPosting: { id: string; title: string } | null };
const read = (who: Viewer | null, id: string) => test_.run<One>(who, ONE, { id });
const refer = (who: Viewer | null, ...ids: string[]) =>
  test_.run<{ _entities: unknown[] } | null>(who, REFERENCES, {
    r: ids.map((id) => ({ __typename: 'JobPosting', id })),
  });

test('without signing in, or before the password is changed, a person cannot read a posting by any query', async () => {
  const { id } = await addPosting(test_.database);
  for (const document of [
    `{ jobPosting(id: "${id}") { id } }`,
    '{ jobPostings { results { id } } }',
    '{ hrManagers { count } }',
  ]) {
    expect((await test_.run(null, document)).errors[0]?.code).toBe('UNAUTHENTICATED');
    for (const who of [employee, viewer(['HR'])])
      expect((await test_.run({ ...who, mustChangePassword: true }, document)).errors[0]?.code).toBe(
        'PASSWORD_CHANGE_REQUIRED',
      );
  }
  expect((await refer(null, id)).errors[0]?.code).toBe('UNAUTHENTICATED');
  // A reference has no entry point check of its own, so the row rule protects it.
  expect((await refer(viewer(['HR'], { mustChangePassword: true }), id)).data?._entities).toEqual([null]);
});

test.each(readers)('for %s a draft does not exist', async (_who, reader) => {
  const { id } = await addPosting(test_.database, { statusId: DRAFT });
  const unknown = await read(reader, randomUUID());
  expect(unknown).toMatchObject({
    data: { jobPosting: null },
    errors: [{ code: 'NOT_FOUND', message: 'Not found.' }],
  });
  expect(await read(reader, id)).toEqual(unknown);
  expect((await refer(reader, id)).data?._entities).toEqual([null]);
});

test.each(writers)('%s reads a draft, also by reference', async (_who, writer) => {
  const { id } = await addPosting(test_.database, { statusId: DRAFT, title: 'Not yet' });
  expect((await read(writer, id)).data.jobPosting).toEqual({ id, title: 'Not yet' });
  expect((await refer(writer, id)).data?._entities).toEqual([{ id, title: 'Not yet' }]);
});

test("an id that is not a posting's is not found, in any form; upper and lower case are the same id", async () => {
  const { id } = await addPosting(test_.database);
  for (const text of [
    '',
    ' ',
    '1',
    'x',
    'null',
    `${id}0`,
    id.slice(1),
    `{${id}}`,
    id.replaceAll('-', ''),
    "' or true --",
    '\u0000',
  ]) {
    expect([text, (await read(employee, text)).errors[0]?.code]).toEqual([text, 'NOT_FOUND']);
  }
  expect((await read(employee, id.toUpperCase())).data.jobPosting).toEqual({
    id,
    title: 'Software Engineer',
  });
  expect((await refer(employee, 'x', id.toUpperCase(), id)).data?._entities).toEqual([
    null,
    { id, title: 'Software Engineer' },
    { id, title: 'Software Engineer' },
  ]);
});

test.each([
  ['closed', { statusId: CLOSED }],
  ['on hold', { statusId: ON_HOLD }],
  ['switched off', { isActive: false }],
  ['past its deadline', { applicationDeadline: '2020-01-01' }],
] as const)('every person can still read a posting that is %s', async (_what, given) => {
  const { id } = await addPosting(test_.database, given);
  for (const [, who] of [...readers, ...writers]) expect((await read(who, id)).data.jobPosting?.id).toBe(id);
});

test('a posting has every field that the screens and the recommendations need [A3.17]', async () => {
  const manager = await addEmployee(test_.database, {
    firstName: 'Hana',
    lastName: 'Okoye',
    employmentStatus: 'terminated',
  });
  const { id } = await addPosting(test_.database, {
    title: 'Platform Engineer',
    departmentName: 'Engineering',
    location: 'Remote, US',
    jobType: 'part_time',
    experienceLevel: 'executive',
    salaryMin: '90000.00',
    salaryMax: '120000.50',
    description: 'Keeps the platform up.',
    requirements: ['Go', 'Kubernetes'],
    responsibilities: ['On call'],
    benefits: 'Learning budget',
    hiringManagerId: manager.id,
    remoteAllowed: true,
    positionsAvailable: 3,
    applicationDeadline: '2999-12-31',
    priorityId: 1,
    postedDate: '2026-02-03',
    createdAt: '2026-02-03T18:00:00.000Z',
  });
  const { data, errors } = await test_.run<{ jobPosting: unknown }>(
    employee,
    `query ($id: ID!) { jobPosting(id: $id) {
      id title departmentId department { id name code } departmentName location jobType experienceLevel salaryRange salaryMin salaryMax description requirements
      responsibilities benefits hiringManagerId hiringManagerName remoteAllowed positionsAvailable applicationDeadline priority { id code label } priorityId
      status { id code label } statusId isActive isClosed acceptsApplications applicationsCount postedDate createdAt updatedAt version myApplication { id } viewerCan { apply manage }
    } }`,
    { id },
  );
  expect(errors).toEqual([]);
  expect(data.jobPosting).toEqual({
    id,
    title: 'Platform Engineer',
    departmentId: 1,
    department: { id: 1, name: 'Engineering', code: 'ENG' },
    departmentName: 'Engineering',
    location: 'Remote, US',
    jobType: 'PART_TIME',
    experienceLevel: 'EXECUTIVE',
    salaryRange: '$90,000 - $120,000.50',
    salaryMin: '90000.00',
    salaryMax: '120000.50',
    description: 'Keeps the platform up.',
    requirements: ['Go', 'Kubernetes'],
    responsibilities: ['On call'],
    benefits: 'Learning budget',
    hiringManagerId: manager.id,
    hiringManagerName: 'Hana Okoye',
    remoteAllowed: true,
    positionsAvailable: 3,
    applicationDeadline: '2999-12-31',
    priority: { id: 1, code: 'urgent', label: 'Urgent' },
    priorityId: 1,
    status: { id: 1, code: 'active', label: 'Active' },
    statusId: 1,
    isActive: true,
    isClosed: false,
    acceptsApplications: true,
    applicationsCount: 0,
    postedDate: '2026-02-03',
    createdAt: '2026-02-03T18:00:00.000Z',
    updatedAt: '2026-02-03T18:00:00.000Z',
    version: 1,
    myApplication: null,
    viewerCan: { apply: true, manage: false },
  });
});

test.each(['ENTRY', 'MID', 'SENIOR', 'LEAD', 'MANAGER', 'EXECUTIVE'])(
  'the level %s is given as it is stored [A3.17]',
  async (level) => {
    const { id } = await addPosting(test_.database, {
      experienceLevel: level.toLowerCase() as PostingRow['experienceLevel'],
    });
    expect((await test_.run(employee, `{ jobPosting(id: "${id}") { experienceLevel } }`)).data).toEqual({
      jobPosting: { experienceLevel: level },
    });
  },
);

test('the department’s name changes immediately with a renaming, and a department with postings cannot be removed', async () => {
  const made = await test_.run<{ createDepartment: { id: number } }>(
    viewer(['HR']),
    'mutation { createDepartment(input: { name: "Old Lab" }) { id } }',
  );
  const { id } = made.data.createDepartment;
  const posting = await addPosting(test_.database, { departmentName: 'Old Lab' });
  await test_.run(
    viewer(['HR']),
    `mutation { updateDepartment(id: ${id}, input: { name: "New Lab" }) { id } }`,
  );
  expect(
    (
      await test_.run(
        employee,
        `{ jobPosting(id: "${posting.id}") { departmentName department { name } } jobPostings(search: "new lab") { count } }`,
      )
    ).data,
  ).toEqual({
    jobPosting: { departmentName: 'New Lab', department: { name: 'New Lab' } },
    jobPostings: { count: 1 },
  });
  expect(
    (await test_.run(viewer(['HR']), `mutation { deleteDepartment(id: ${id}) }`)).errors[0],
  ).toMatchObject({
    code: 'CONFLICT',
    message: 'This department still has job postings. Move them to another department first.',
  });
});

test("fifty references cost one statement, and the viewer's own applications one more", async () => {
  const ids: string[] = [];
  for (let made = 0; made < 50; made += 1) ids.push((await addPosting(test_.database)).id);
  const cost = async (fields: string) => {
    const before = test_.database.statements;
    const { errors } = await test_.run(employee, REFERENCES.replace('id title', fields), {
      r: ids.map((id) => ({ __typename: 'JobPosting', id })),
    });
    expect(errors).toEqual([]);
    return test_.database.statements - before;
  };
  expect(
    await cost(
      'id title status { code } priority { label } department { id name } hiringManagerName isClosed',
    ),
  ).toBe(1);
  expect(await cost('id myApplication { id } viewerCan { apply manage }')).toBe(2);
});
