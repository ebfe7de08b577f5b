import { done, NOT_FOUND, outcome } from '../../testing/answers.js';
import type { Json } from '../../testing/answers.js';
import { TXT } from '../../testing/form.js';
import { usePortal } from '../../testing/rest.js';
import { postingsOf } from '../../testing/families/postings.js';
import type { Posting } from '../../testing/families/postings.js';

const NEXT_YEAR = new Date().getFullYear() + 1;

const portal = usePortal();
const { call, send, get, list, open, posted, read, departmentId } = postingsOf(portal);
const titles = async (query: string) =>
  (await list<Posting>('employee', `job-postings/?search=weir&${query}`)).results.map(({ title }) => title);

test('the applicants are counted, and deleting a posting deletes their applications [A4.38, B3.46, B4.21, B8.17] [R3]', async () => {
  const { id } = await posted();
  const apply = (who: 'employee' | 'analyst') =>
    send<Json & { id: string; resume: string }>('POST', who, 'job-applications/', {
      job_posting: id,
      resume: TXT,
    });
  const [mine] = await Promise.all([done(apply('employee')), done(apply('analyst'))]);
  await done(call('PATCH', 'employee', `job-applications/${mine.id}/`, { status: 'withdrawn' }));
  expect((await read(id))['applications_count']).toBe(2);
  expect((await call('DELETE', 'hr', `job-postings/${id}/`)).text).toBe('');
  for (const path of [
    `job-postings/${id}/`,
    `job-applications/${mine.id}/`,
    `job-applications/${mine.id}/resume/`,
  ])
    expect(outcome(await call('GET', 'hr', path))).toEqual(NOT_FOUND);
  expect((await open(mine.resume)).status).toBe(404);
});

test('everyone finds open, closed, paused and inactive postings, but no draft, and can tell them apart [A2.99, A4.37, A7.48, B7.23]', async () => {
  for (const [title, more] of [
    [
      'Weir keeper',
      {
        department: 'Design',
        status: 'closed',
        priority: 'urgent',
        application_deadline: `${NEXT_YEAR}-03-01`,
      },
    ],
    [
      'Astronomer',
      {
        status: 'on_hold',
        job_type: 'contract',
        location: 'Weir Street 5',
        application_deadline: `${NEXT_YEAR}-01-01`,
      },
    ],
    ['Miller of the weir', { is_active: false, priority: 'low' }],
    ['Cooper', { job_type: 'intern', location: 'At the weir', application_deadline: `${NEXT_YEAR}-02-01` }],
    ['Draft of a weir', { status: 'draft' }],
  ] as const) {
    await posted({ title, ...more });
  }
  const { results } = await list<Posting>('employee', 'job-postings/?search=WEIR&_t=1700000000000');
  expect(
    results.map(({ title, status, is_active, application_deadline }) => [
      title,
      status,
      is_active,
      application_deadline,
    ]),
  ).toEqual([
    ['Cooper', 1, true, `${NEXT_YEAR}-02-01`],
    ['Miller of the weir', 1, false, null],
    ['Astronomer', 4, true, `${NEXT_YEAR}-01-01`],
    ['Weir keeper', 3, true, `${NEXT_YEAR}-03-01`],
  ]);
  for (const [query, ...found] of [
    ['status=closed,4', 'Astronomer', 'Weir keeper'],
    ['priority=urgent,LOW&ordering=title', 'Miller of the weir', 'Weir keeper'],
    [`department=${await departmentId('Design')}`, 'Weir keeper'],
    ['job_type=contract,Intern&ordering=application_deadline', 'Astronomer', 'Cooper'],
    ['is_active=0', 'Miller of the weir'],
    ['status=draft'],
    ['ordering=-title,salary_min', 'Weir keeper', 'Miller of the weir', 'Cooper', 'Astronomer'],
  ]) {
    expect([query, await titles(query ?? '')]).toEqual([query, found]);
  }
});

test('possible hiring managers come with their employee id, and search finds them [B3.40, B5.10, B7.20]', async () => {
  const [first] = (await list<Json & { id: number; full_name: string }>('hr', 'job-postings/hr_managers/'))
    .results;
  const name = first?.full_name ?? '';
  expect(first).toEqual({
    id: expect.any(Number),
    user: { id: expect.any(Number), full_name: name },
    full_name: name,
    job_title: expect.any(String),
    department_name: expect.any(String),
  });
  expect(
    (await list('admin', `job-postings/hr-managers/?search=${encodeURIComponent(name)}`)).results,
  ).toContainEqual(first);
  expect((await posted({ hiring_manager: first?.id }))['hiring_manager_name']).toBe(name);
});

/** Words in the order of their numbers. */
const LOOKUPS: readonly [path: string, labels: readonly string[]][] = [
  ['posting-statuses', ['Active', 'Draft', 'Closed', 'On Hold']],
  ['posting-priorities', ['Urgent', 'High', 'Medium', 'Low']],
  ['employment-statuses', ['Active', 'Inactive', 'On Leave', 'Terminated', 'Probation']],
  [
    'application-statuses',
    [
      'Submitted',
      'Under Review',
      'Interview Scheduled',
      'Interviewed',
      'Offer Extended',
      'Accepted',
      'Rejected',
      'Withdrawn',
    ],
  ],
];

test.each(LOOKUPS)(
  '%s are returned as {id, code, label} in the order of their numbers [A3.18, A7.47, B3.58, B4.7, B4.10, B4.11, B7.20, B7.21]',
  async (path, labels) => {
    const results = labels.map((label, place) => ({
      id: place + 1,
      code: label.toLowerCase().replaceAll(' ', '_'),
      label,
    }));
    expect(await list('employee', `${path}/`)).toEqual({
      count: labels.length,
      next: null,
      previous: null,
      results,
    });
    for (const entry of results) expect(await get('employee', `${path}/${entry.id}/`)).toEqual(entry);
    expect((await list('employee', `${path}/?ordering=-id&_t=1`)).results).toEqual(results.toReversed());
    expect(outcome(await call('GET', 'hr', `${path}/${labels.length + 1}/`))).toEqual(NOT_FOUND);
  },
);
