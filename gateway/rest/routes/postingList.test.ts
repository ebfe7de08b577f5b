import { openTestPortal } from '../../testing/portal.js';
import type { TestPortal } from '../../testing/portal.js';
import { recruitmentOf } from '../testing/recruitment.js';
import type { Posting } from '../testing/recruitment.js';

let portal: TestPortal;
let all: Posting[];
beforeAll(async () => {
  portal = await openTestPortal();
  for (const [title, more] of [
    ['Weir keeper', { department: 'Design', status: 'closed', priority: 'urgent', experience_level: 'lead', application_deadline: '2041-03-01' }],
    ['Astronomer', { department: 'Engineering', status: 'on_hold', job_type: 'contract', location: 'Weir Street 5', application_deadline: '2041-01-01' }],
    ['Miller of the weir', { department: 'Engineering', is_active: false, priority: 'low', experience_level: 'manager' }],
    ['Cooper', { department: 'Marketing', job_type: 'intern', location: 'At the weir', application_deadline: '2041-02-01' }],
    ['Draft of a weir', { status: 'draft' }],
  ] as const) {
    await jobs.posted({ title, ...more });
  }
  all = (await jobs.list('hr', 'job-postings/?page_size=200')).results;
}, 60_000);
afterAll(() => portal.close());

const jobs = recruitmentOf(() => portal);
const WEIR = 'job-postings/?search=weir';
const titles = async (query: string) => (await jobs.list('hr', `${WEIR}&${query}`)).results.map(({ title }) => title);
/** The ids HR gets for a query, and those of all rows that it should mean. */
const compared = async (query: string, means: (row: Posting) => boolean) => [(await jobs.list('hr', `job-postings/?page_size=200&${query}`)).results.map(({ id }) => id), all.filter(means).map(({ id }) => id)];
const same = ([found, meant]: string[][]) => {
  expect(found?.length).toBeGreaterThan(0);
  expect(found).toEqual(meant);
};

test('the newest comes first, and every order that is offered is kept, both ways [A7.48]', async () => {
  expect(await titles('')).toEqual(['Draft of a weir', 'Cooper', 'Miller of the weir', 'Astronomer', 'Weir keeper']);
  expect(await titles('ordering=title')).toEqual(['Astronomer', 'Cooper', 'Draft of a weir', 'Miller of the weir', 'Weir keeper']);
  expect(await titles('ordering=-title')).toEqual(['Weir keeper', 'Miller of the weir', 'Draft of a weir', 'Cooper', 'Astronomer']);
  expect((await titles('ordering=application_deadline')).slice(0, 3)).toEqual(['Astronomer', 'Cooper', 'Weir keeper']);
  expect(await titles('ordering=posted_date,-created_at')).toEqual(await titles('ordering=-created_at'));
  await jobs.done(jobs.apply('employee', all.find(({ title }) => title === 'Cooper')?.id ?? ''));
  expect((await titles('ordering=-applications_count'))[0]).toBe('Cooper');
  // Neither is on the list.
  expect(await titles('ordering=salary_min,-experience_level')).toEqual(await titles(''));
});

test('each filter means any of the words or numbers that it lists; blank ones mean nothing', async () => {
  const [engineering, design] = ['Astronomer', 'Weir keeper'].map((title) => all.find((row) => row.title === title)?.department);
  same(await compared('status=closed,4', ({ status }) => status === 3 || status === 4));
  same(await compared('status=1', ({ status }) => status === 1));
  same(await compared('priority=urgent,LOW', (row) => row['priority'] === 1 || row['priority'] === 4));
  same(await compared(`department=${engineering},${design}`, ({ department }) => department === engineering || department === design));
  same(await compared('job_type=contract,Intern', (row) => row['job_type'] === 'contract' || row['job_type'] === 'intern'));
  same(await compared('experience_level=lead,manager', (row) => row['experience_level'] === 'lead' || row['experience_level'] === 'manager'));
  same(await compared('is_active=0', (row) => row['is_active'] === false));
  same(await compared('is_active=true&status=active', (row) => row['is_active'] === true && row.status === 1));
  same(await compared('status=&priority=&department=&job_type=&experience_level=&is_active=&search=&_t=5', () => true));
});

test('search looks into title, department and location, ignoring case', async () => {
  for (const text of ['WEIR', 'engineering', 'weir street']) {
    const means = (row: Posting) => [row.title, row['department_name'], row['location']].some((part) => String(part).toLowerCase().includes(text.toLowerCase()));
    same(await compared(`search=${encodeURIComponent(text)}`, means));
  }
});

test('pages name their neighbours, with every other parameter kept', async () => {
  const { count, next, previous, results } = await jobs.list('hr', `${WEIR}&page_size=2&page=2&ordering=title&_t=9`);
  expect([count, results.map(({ title }) => title)]).toEqual([5, ['Draft of a weir', 'Miller of the weir']]);
  expect([next, previous].map((link) => Object.fromEntries(new URL(link ?? '').searchParams))).toEqual([
    { search: 'weir', page_size: '2', page: '3', ordering: 'title', _t: '9' },
    { search: 'weir', page_size: '2', ordering: 'title', _t: '9' },
  ]);
  expect(new URL(next ?? '').pathname).toBe('/api/recruitment/job-postings/');
});

test('everybody finds what takes no applications among the rest, and can tell by status, activity and deadline [A2.99, A4.37]', async () => {
  const { results } = await jobs.list('employee', WEIR);
  expect(results.map(({ title, status, is_active, application_deadline }) => [title, status, is_active, application_deadline])).toEqual([
    ['Cooper', 1, true, '2041-02-01'],
    ['Miller of the weir', 1, false, null],
    ['Astronomer', 4, true, '2041-01-01'],
    ['Weir keeper', 3, true, '2041-03-01'],
  ]);
});
