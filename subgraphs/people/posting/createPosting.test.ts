import { randomUUID } from 'node:crypto';
import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import { addEmployee } from '../employee/employee.factory.js';
import { people } from '../subgraph.js';
import { LEAST_POSTING, postingDesk } from '../testing/postings.js';
import { addPosting } from './posting.factory.js';

const hr = viewer(['HR']);
const admin = viewer(['Administrator']);
let test_: TestSubgraph;
const { clear, create, update, stored, trail } = postingDesk(() => test_);
beforeAll(async () => {
  test_ = await openTestSubgraph(people);
});
afterAll(() => test_.close());
beforeEach(clear);

test('only HR and administrators write postings; everyone else is refused, whether the posting exists or not', async () => {
  const { id } = await addPosting(test_.database);
  const before = await stored();
  for (const who of [null, viewer(), viewer(['Manager']), viewer(['IT Staff']), viewer(['Analyst'])]) {
    const code = who ? 'FORBIDDEN' : 'UNAUTHENTICATED';
    expect((await create(LEAST_POSTING, { who })).errors[0]?.code).toBe(code);
    for (const one of [id, randomUUID()]) {
      expect((await update(one, { title: 'Mine' }, { version: 1, who })).errors[0]?.code).toBe(code);
      expect((await test_.run(who, `mutation { deleteJobPosting(id: "${one}") }`)).errors[0]?.code).toBe(
        code,
      );
    }
  }
  for (const who of [hr, admin])
    expect((await create(LEAST_POSTING, { who: { ...who, mustChangePassword: true } })).errors[0]?.code).toBe(
      'PASSWORD_CHANGE_REQUIRED',
    );
  expect(await stored()).toEqual(before);
  expect(await trail()).toEqual([]);
});

test('a posting without other values is active, of medium priority, full-time and entry-level [B4.8 B4.17 A9.33]', async () => {
  for (const [who, more] of [
    [hr, {}],
    [
      admin,
      {
        jobType: null,
        experienceLevel: null,
        priority: null,
        status: '',
        isActive: null,
        positionsAvailable: null,
        remoteAllowed: null,
        salaryRange: ' ',
        requirements: null,
        description: null,
      },
    ],
  ] as const) {
    const { data, errors } = await create({ ...LEAST_POSTING, ...more }, { who });
    expect(errors).toEqual([]);
    expect(data.posting).toEqual({
      id: expect.stringMatching(/^[\da-f]{8}-/),
      title: 'Clerk',
      departmentId: 1,
      departmentName: 'Engineering',
      location: 'Front desk',
      jobType: 'FULL_TIME',
      experienceLevel: 'ENTRY',
      salaryRange: null,
      salaryMin: null,
      salaryMax: null,
      description: '',
      requirements: [],
      responsibilities: [],
      benefits: null,
      hiringManagerId: null,
      hiringManagerName: null,
      remoteAllowed: false,
      positionsAvailable: 1,
      applicationDeadline: null,
      priority: { code: 'medium' },
      status: { code: 'active' },
      isActive: true,
      applicationsCount: 0,
      version: 1,
    });
  }
});

test('every given value is stored, trimmed, in lines and by number or code', async () => {
  const manager = await addEmployee(test_.database, { firstName: 'Hana', lastName: 'Okoye' });
  const { data, errors } = await create({
    title: '  Platform Engineer ',
    departmentName: ' hr ',
    location: ' Remote ',
    jobType: 'CONTRACT',
    experienceLevel: 'LEAD',
    salaryRange: ' up to $150k ',
    salaryMin: '90000',
    salaryMax: '150000.5',
    description: ' Keeps the platform up.\n\nAt night, too. ',
    requirements: ['- Go\n- Kubernetes\n\n', '• On call'],
    responsibilities: '1. Builds\n2. Runs',
    benefits: ' Bicycle ',
    hiringManagerId: manager.id,
    remoteAllowed: true,
    positionsAvailable: 10_000,
    applicationDeadline: '2026-12-31',
    priority: 'URGENT',
    status: '2',
    isActive: false,
  });
  expect(errors).toEqual([]);
  expect(data.posting).toMatchObject({
    title: 'Platform Engineer',
    departmentId: 6,
    departmentName: 'Human Resources',
    location: 'Remote',
    jobType: 'CONTRACT',
    experienceLevel: 'LEAD',
    salaryRange: 'up to $150k',
    salaryMin: '90000.00',
    salaryMax: '150000.50',
    description: 'Keeps the platform up.\n\nAt night, too.',
    requirements: ['Go', 'Kubernetes', 'On call'],
    responsibilities: ['Builds', 'Runs'],
    benefits: 'Bicycle',
    hiringManagerId: manager.id,
    hiringManagerName: 'Hana Okoye',
    remoteAllowed: true,
    positionsAvailable: 10_000,
    applicationDeadline: '2026-12-31',
    priority: { code: 'urgent' },
    status: { code: 'draft' },
    isActive: false,
  });
  expect(await trail()).toEqual([
    {
      action: 'jobPosting.create',
      objectId: data.posting.id,
      before: null,
      after: { title: 'Platform Engineer', departmentName: 'Human Resources', statusId: 2, priorityId: 1 },
    },
  ]);
});

test('a person who left cannot be named as hiring manager, but can remain it', async () => {
  const manager = await addEmployee(test_.database);
  const { data } = await create({ ...LEAST_POSTING, hiringManagerId: manager.id });
  await test_.database.query(`update employee set employment_status = 'terminated' where id = $1`, [
    manager.id,
  ]);
  expect((await create({ ...LEAST_POSTING, hiringManagerId: manager.id })).errors[0]).toMatchObject({
    fields: { hiringManagerId: [`Invalid pk "${manager.id}" - object does not exist.`] },
  });
  expect(
    (await update(data.posting.id, { hiringManagerId: manager.id, title: 'Still his' })).data.posting,
  ).toMatchObject({ title: 'Still his', hiringManagerId: manager.id });
  expect((await update(data.posting.id, { hiringManagerId: null })).data.posting).toMatchObject({
    hiringManagerId: null,
    hiringManagerName: null,
  });
});
