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

test('only HR and administrators write postings; everybody else is refused, whether there is such a posting or not', async () => {
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

test('a posting about which nothing else is said is active, of medium priority, full-time and for beginners [B4.8 B4.17 A9.33]', async () => {
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

test('everything that is given is kept, trimmed, in lines and by number or code', async () => {
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

const TOO_LONG = (most: number) => [`Ensure this field has no more than ${most} characters.`];
const REFUSED: [what: string, input: Record<string, unknown>, fields: Record<string, string[]>][] = [
  [
    'no words',
    { title: '', location: ' ' },
    { title: ['This field may not be blank.'], location: ['This field may not be blank.'] },
  ],
  [
    'too many characters',
    { title: 'x'.repeat(201), location: '😀'.repeat(201) },
    { title: TOO_LONG(200), location: TOO_LONG(200) },
  ],
  ['too long a description', { description: 'x'.repeat(20_001) }, { description: TOO_LONG(20_000) }],
  [
    'too long benefits and pay',
    { benefits: 'x'.repeat(5_001), salaryRange: 'x'.repeat(101) },
    { benefits: TOO_LONG(5_000), salaryRange: TOO_LONG(100) },
  ],
  [
    'too many lines',
    { requirements: ['x\n'.repeat(101)] },
    { requirements: ['Ensure this field has no more than 100 elements.'] },
  ],
  [
    'too long a line',
    { responsibilities: ['short', 'x'.repeat(1_001)] },
    { responsibilities: TOO_LONG(1_000) },
  ],
  [
    'no department',
    { departmentId: null, departmentName: ' ' },
    { departmentId: ['This field is required.'] },
  ],
  ['an unknown department', { departmentId: 999 }, { departmentId: ['There is no such department.'] }],
  [
    'a department of an unknown name',
    { departmentId: null, departmentName: 'Alchemy' },
    { departmentName: ['There is no such department.'] },
  ],
  [
    'pay below nothing',
    { salaryMin: '-0.01' },
    { salaryMin: ['Ensure this value is greater than or equal to 0.'] },
  ],
  [
    'pay beyond measure',
    { salaryMax: '10000000000' },
    { salaryMax: ['Ensure this value is less than or equal to 9999999999.99.'] },
  ],
  [
    'most pay below least pay',
    { salaryMin: '100000', salaryMax: '99999.99' },
    { salaryMax: ['The maximum must be at least the minimum.'] },
  ],
  [
    'an unknown hiring manager',
    { hiringManagerId: 999_999 },
    { hiringManagerId: ['Invalid pk "999999" - object does not exist.'] },
  ],
  [
    'nobody to hire',
    { positionsAvailable: 0 },
    { positionsAvailable: ['Ensure this value is greater than or equal to 1.'] },
  ],
  [
    'too many to hire',
    { positionsAvailable: 10_001 },
    { positionsAvailable: ['Ensure this value is less than or equal to 10000.'] },
  ],
  [
    'a long word in no list',
    { status: 'x'.repeat(5_000) },
    { status: [`"${'x'.repeat(100)}" is not a valid choice.`] },
  ],
  ...['0001-01-01', '1899-12-31', '2200-01-01', '9999-12-31'].map(
    (applicationDeadline): (typeof REFUSED)[number] => [
      `the deadline ${applicationDeadline}`,
      { applicationDeadline },
      { applicationDeadline: ['Ensure this date is between 1900-01-01 and 2199-12-31.'] },
    ],
  ),
  [
    'words in no list',
    { status: 'open', priority: '5' },
    { status: ['"open" is not a valid choice.'], priority: ['"5" is not a valid choice.'] },
  ],
  [
    'several at once',
    { title: ' ', departmentId: 999, status: 'x' },
    {
      title: ['This field may not be blank.'],
      departmentId: ['There is no such department.'],
      status: ['"x" is not a valid choice.'],
    },
  ],
];

test.each(REFUSED)(
  '%s is refused under its field, for a new posting and for a change, and nothing is written',
  async (_what, input, fields) => {
    const { id } = await addPosting(test_.database);
    const before = await stored();
    expect((await create({ ...LEAST_POSTING, ...input })).errors[0]).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields,
    });
    expect((await update(id, input)).errors[0]).toMatchObject({ code: 'BAD_USER_INPUT', fields });
    expect([await stored(), await trail()]).toEqual([before, []]);
  },
);

test('what just fits is kept: the longest texts, a hundred lines, equal pay, and the highest pay that is possible', async () => {
  const input = {
    title: '😀'.repeat(200),
    location: 'x'.repeat(200),
    salaryRange: 'x'.repeat(100),
    description: 'x'.repeat(20_000),
    benefits: 'x'.repeat(5_000),
    requirements: Array.from({ length: 100 }, () => 'x'.repeat(1_000)),
    salaryMin: '9999999999.99',
    salaryMax: '9999999999.99',
  };
  const { data, errors } = await create({ ...input, departmentId: 1 });
  expect(errors).toEqual([]);
  expect(data.posting).toMatchObject(input);
});

test('somebody who left cannot be named as hiring manager, but may stay it', async () => {
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
