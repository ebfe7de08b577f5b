import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { addApplication } from '../application/application.factory.js';
import { people } from '../subgraph.js';
import { addPosting } from './posting.factory.js';
import { CLOSED, DRAFT, ON_HOLD } from './posting.status.js';

const hr = viewer(['HR']);
const employee = viewer();
let test_: TestSubgraph;
/** Id of a posting by what the tests call it. */
let made: Record<string, string> = {};

beforeAll(async () => {
  test_ = await openTestSubgraph(people);
  const { database } = test_;
  const add = async (given: Parameters<typeof addPosting>[1]) => (await addPosting(database, given)).id;
  made = {
    open: await add({
      title: 'Émile’s Apprentice',
      location: 'Oakland, CA',
      experienceLevel: 'entry',
      jobType: 'intern',
      priorityId: 1,
      applicationDeadline: '2999-01-01',
      postedDate: '2026-03-05',
      createdAt: '2026-03-05T18:00:00Z',
    }),
    late: await add({
      title: 'data analyst',
      departmentName: 'Analytics',
      experienceLevel: 'senior',
      priorityId: 2,
      applicationDeadline: '2026-01-31',
      postedDate: '2026-01-04',
      createdAt: '2026-03-04T18:00:00Z',
    }),
    hold: await add({
      title: 'Designer',
      departmentName: 'Design',
      location: 'Remote',
      statusId: ON_HOLD,
      postedDate: '2026-03-03',
      createdAt: '2026-03-03T18:00:00Z',
    }),
    off: await add({
      title: 'Engineer 100%',
      isActive: false,
      experienceLevel: 'lead',
      priorityId: 4,
      postedDate: '2026-03-02',
      createdAt: '2026-03-02T18:00:00Z',
    }),
    shut: await add({
      title: 'Buyer',
      departmentName: 'Finance',
      statusId: CLOSED,
      jobType: 'contract',
      applicationDeadline: '2998-01-01',
      postedDate: '2026-03-01',
      createdAt: '2026-03-01T18:00:00Z',
    }),
    draft: await add({
      title: 'Chief of Staff',
      departmentName: 'Operations',
      statusId: DRAFT,
      experienceLevel: 'executive',
      postedDate: '2026-03-06',
      createdAt: '2026-03-06T18:00:00Z',
    }),
  };
  for (const [name, count] of [
    ['late', 2],
    ['shut', 3],
    ['open', 1],
  ] as const) {
    for (let applicant = 1; applicant <= count; applicant += 1)
      await addApplication(database, { jobPostingId: made[name] ?? '', applicantId: applicant });
  }
});
afterAll(() => test_.close());

interface Page {
  count: number;
  results: { id: string }[];
}
async function listed(args = '', who: Viewer = hr): Promise<string[]> {
  const { data, errors } = await test_.run<{ jobPostings: Page }>(
    who,
    `{ jobPostings${args && `(${args})`} { count results { id } } }`,
  );
  expect(errors).toEqual([]);
  const names = data.jobPostings.results.map(
    ({ id }) => Object.keys(made).find((name) => made[name] === id) ?? id,
  );
  if (!args.includes('page')) expect(data.jobPostings.count).toBe(names.length);
  return names;
}

test.each<[string, Viewer]>([
  ['an employee', employee],
  ['a manager', viewer(['Manager'])],
  ['IT Staff', viewer(['IT Staff'])],
  ['an analyst', viewer(['Analyst'])],
])('%s lists all postings but drafts, and no filter shows a draft', async (_who, who) => {
  const all = ['open', 'late', 'hold', 'off', 'shut'];
  expect(await listed('', who)).toEqual(all);
  for (const args of [
    'status: ["draft"]',
    'status: ["2"]',
    'status: ["2", "DRAFT"]',
    'experienceLevel: EXECUTIVE',
    'search: "chief"',
    'department: [10]',
  ])
    expect([args, await listed(args, who)]).toEqual([args, []]);
  expect(await listed('status: ["draft", "closed"]', who)).toEqual(['shut']);
  expect(await listed('acceptsApplications: false, ordering: "title"', who)).toEqual([
    'shut',
    'late',
    'hold',
    'off',
  ]);
});

test('HR and administrators also list drafts, the newest first', async () => {
  for (const who of [hr, viewer(['Administrator'])])
    expect(await listed('', who)).toEqual(['draft', 'open', 'late', 'hold', 'off', 'shut']);
});

test.each([
  ['status: ["active"]', ['open', 'late', 'off']],
  ['status: ["1"]', ['open', 'late', 'off']],
  ['status: ["ON_HOLD", "3"]', ['hold', 'shut']],
  ['status: ["4", "on_hold"]', ['hold']],
  ['priority: ["urgent", "4"]', ['open', 'off']],
  ['priority: ["medium"]', ['draft', 'hold', 'shut']],
  ['department: [3, 8]', ['hold', 'shut']],
  ['department: [5]', ['late']],
  ['department: [999]', []],
  ['jobType: INTERN', ['open']],
  ['jobType: [INTERN, CONTRACT]', ['open', 'shut']],
  ['experienceLevel: LEAD', ['off']],
  ['experienceLevel: [ENTRY, SENIOR]', ['open', 'late']],
  ['isActive: true', ['draft', 'open', 'late', 'hold', 'shut']],
  ['isActive: false', ['off']],
  ['acceptsApplications: true', ['open']],
  ['acceptsApplications: false', ['draft', 'late', 'hold', 'off', 'shut']],
  [
    'status: ["active"], priority: ["high"], experienceLevel: SENIOR, isActive: true, department: [5]',
    ['late'],
  ],
  [
    'status: [], priority: [], department: [], jobType: [], experienceLevel: [], search: " "',
    ['draft', 'open', 'late', 'hold', 'off', 'shut'],
  ],
  [
    'status: [""], isActive: null, acceptsApplications: null',
    ['draft', 'open', 'late', 'hold', 'off', 'shut'],
  ],
] as const)('the list is filtered by %s', async (args, names) => {
  expect(await listed(args)).toEqual(names);
});

test.each([
  ['émile', ['open']],
  ['ÉMILE’S', ['open']],
  ['analy', ['late']],
  ['finance', ['shut']],
  ['OAKLAND', ['open']],
  ['100%', ['off']],
  ['%', ['off']],
  ['_', []],
  ['build the portal', []],
  ['TypeScript', []],
  ["emile's", ['open']],
] as const)(
  'the search for %s matches title, department and location, in any case, and no other field',
  async (search, names) => {
    expect(await listed(`search: "${search}"`)).toEqual(names);
  },
);

test.each([
  ['title', ['shut', 'draft', 'late', 'hold', 'open', 'off']],
  ['-title', ['off', 'open', 'hold', 'late', 'draft', 'shut']],
  ['postedDate', ['late', 'shut', 'off', 'hold', 'open', 'draft']],
  ['-postedDate', ['draft', 'open', 'hold', 'off', 'shut', 'late']],
  ['createdAt', ['shut', 'off', 'hold', 'late', 'open', 'draft']],
  ['applicationDeadline,title', ['late', 'shut', 'open', 'draft', 'hold', 'off']],
  ['-applicationDeadline,title', ['draft', 'hold', 'off', 'open', 'shut', 'late']],
  ['-applicationsCount,title', ['shut', 'late', 'open', 'draft', 'hold', 'off']],
  ['applicationsCount,-title', ['off', 'hold', 'draft', 'open', 'late', 'shut']],
  ['salaryMin', ['draft', 'open', 'late', 'hold', 'off', 'shut']],
] as const)('the order %s is applied, and any other order is refused', async (ordering, names) => {
  expect(await listed(`ordering: "${ordering}"`)).toEqual(names);
});

test('pages follow each other without gaps, the count covers all pages, and a page past the end is not found', async () => {
  expect([...(await listed('pageSize: 4')), ...(await listed('pageSize: 4, page: 2'))]).toEqual(
    await listed(),
  );
  expect(
    (await test_.run<{ jobPostings: Page }>(employee, '{ jobPostings(pageSize: 2) { count } }')).data
      .jobPostings.count,
  ).toBe(5);
  expect((await test_.run(hr, '{ jobPostings(page: 9) { count } }')).errors[0]).toMatchObject({
    code: 'NOT_FOUND',
    message: 'Invalid page.',
  });
});

test('an unknown status or priority is refused under its filter', async () => {
  for (const [args, fields] of [
    ['status: ["open"]', { status: ['"open" is not a valid choice.'] }],
    [
      'status: ["active", "9"], priority: ["asap"]',
      { status: ['"9" is not a valid choice.'], priority: ['"asap" is not a valid choice.'] },
    ],
  ] as const) {
    expect((await test_.run(employee, `{ jobPostings(${args}) { count } }`)).errors[0]).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields,
    });
  }
});

test('a filter of more than two hundred values, or a search of more than two hundred characters, is refused', async () => {
  const many = await test_.run(
    hr,
    'query ($ids: [Int!], $words: [String!]) { jobPostings(department: $ids, status: $words) { count } }',
    {
      ids: Array.from({ length: 201 }, (_, id) => id),
      words: Array.from({ length: 201 }, () => 'active'),
    },
  );
  const text = 'Ensure this field has no more than 200 elements.';
  expect(many.errors[0]).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { department: [text], status: [text] },
  });
  expect(
    (await test_.run(hr, 'query ($s: String) { jobPostings(search: $s) { count } }', { s: 'x'.repeat(201) }))
      .errors[0],
  ).toMatchObject({ code: 'BAD_USER_INPUT', fields: { search: [expect.any(String)] } });
});
