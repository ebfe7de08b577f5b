import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { people } from '../subgraph.js';
import { LEAST_POSTING, postingDesk } from '../testing/postings.js';
import { addPosting } from './posting.factory.js';
let test_: TestSubgraph;
const { clear, create, update, stored, trail } = postingDesk(() => test_);
beforeAll(async () => {
  test_ = await openTestSubgraph(people);
});
afterAll(() => test_.close());
beforeEach(clear);

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
    'no one to hire',
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
  ...[
    ['0001-01-01', 'Ensure this date is 1950-01-01 or later.'],
    ['1949-12-31', 'Ensure this date is 1950-01-01 or later.'],
    ['2126-12-31', 'Choose a day within the next 5 years.'],
    ['9999-12-31', 'Choose a day within the next 5 years.'],
  ].map(([applicationDeadline = '', text = '']): (typeof REFUSED)[number] => [
    `the deadline ${applicationDeadline}`,
    { applicationDeadline },
    { applicationDeadline: [text] },
  ]),
  [
    'words in no list',
    { status: 'open', priority: '5' },
    { status: ['"open" is not a valid choice.'], priority: ['"5" is not a valid choice.'] },
  ],
  [
    'several together',
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

test('the largest allowed values are stored: the longest texts, a hundred lines, equal pay, and the highest possible pay', async () => {
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
