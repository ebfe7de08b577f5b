import { inDays } from '../../../subgraphs/kit/testing/time/days.js';
import { endpoint } from '../testing/rows/rowCalls.js';
import { outcome, refused } from '../testing/answers.js';
import type { Json } from '../testing/answers.js';
import { restOf, usePortal } from '../testing/rest.js';
import { rows } from '../rows.js';

const portal = usePortal();
const { call, get, post } = restOf(portal);

interface CursorPage {
  count: number | null;
  next: string | null;
  previous: string | null;
  results: (Json & { id: number | string })[];
}

const NO_PLACE = refused({ after: ['This is no place in this list. Begin again without it.'] });

/** Path and query of a link, as `call` takes them. */
const pathOf = (link: string) => link.replace(/^https?:\/\/[^/]+\/api\//, '');

async function readAll(who: 'hr' | 'it' | 'employee', path: string, between?: () => Promise<unknown>) {
  const ids: (number | string)[] = [];
  let pages = 0;
  let next: string | null = `${path}${path.includes('?') ? '&' : '?'}after=`;
  while (next !== null) {
    const page: CursorPage = await get<CursorPage>(who, pathOf(next));
    expect([page.count, page.previous]).toEqual([null, null]);
    ids.push(...page.results.map(({ id }) => id));
    next = page.next;
    pages += 1;
    await between?.();
  }
  return { ids, pages };
}

const placed = rows
  .filter((row) => row.method === 'GET' && endpoint(row).operation.byCursor !== null)
  .map(({ paths }) => (paths[0] ?? '').replace('/api/', ''))
  .filter((path) => !path.includes('{'));

test('a cursor that is invented, or from another ordering, is refused under its name', async () => {
  for (const after of ['x', 'bm90aGluZw', '%00', 'A'.repeat(1_000)]) {
    const answer = await call('GET', 'hr', `hr/employees/?after=${after}`);
    expect([after, answer.status, Object.keys(answer.body)]).toEqual([after, 400, ['after']]);
  }
  const { next } = await get<CursorPage>('hr', 'hr/employees/?after=&page_size=2');
  const cursor = new URL(String(next)).searchParams.get('after') ?? '';
  expect(outcome(await call('GET', 'hr', `hr/employees/?ordering=-hire_date&after=${cursor}`))).toEqual(
    NO_PLACE,
  );
  expect(outcome(await call('GET', 'hr', `hr/timesheets/?after=${cursor}`))).toEqual(NO_PLACE);
});

test('a person cannot use a cursor to read rows that they may not list', async () => {
  for (const path of ['it/assets/?after=', 'it/asset-assignments/?after='])
    expect([path, (await call('GET', 'employee', path)).status]).toEqual([path, 403]);
  const own = await readAll('employee', 'tickets/master-tickets/?page_size=3');
  expect(new Set((await readAll('hr', 'tickets/master-tickets/')).ids).size).toBeGreaterThan(own.ids.length);
});

test('without a cursor a list has page numbers as before, and a list without cursors ignores one', async () => {
  const page = await get<CursorPage>('hr', 'hr/employees/?page_size=2');
  expect([Object.keys(page), typeof page.count]).toEqual([
    ['count', 'next', 'previous', 'results'],
    'number',
  ]);
  expect(page.next).toMatch(/[?&]page=2(&|$)/);
  expect((await get<CursorPage>('hr', 'core/departments/?after=x')).count).toBeGreaterThan(0);
});

test.each(placed)('%s is read to its end by the cursor of each answer, every row once', async (path) => {
  const who = path.startsWith('it/') ? 'it' : 'hr';
  const { ids, pages } = await readAll(who, `${path}?page_size=7`);
  const { count, results } = await get<CursorPage>(who, `${path}?page_size=200`);
  expect(ids.slice(0, 200)).toEqual(results.map(({ id }) => id));
  expect([ids.length, new Set(ids).size, pages >= ids.length / 7]).toEqual([count, count, true]);
});

test('the people asked to confirm a policy are read to the end by the cursor of each answer, every person once', async () => {
  const policy = {
    title: 'Kites',
    content: 'Fly them outside.',
    next_review: inDays(300),
    confirm_by: inDays(9),
  };
  const { id } = await post<{ id: number }>('hr', 'hr/policies/', policy);
  const { asked } = (await post<{ current: { asked: number } }>('hr', `hr/policies/${id}/publish/`)).current;
  const people: unknown[] = [];
  let next: string | null = `hr/policies/${id}/versions/1/readers/?page_size=7&after=`;
  while (next !== null) {
    const page: CursorPage = await get<CursorPage>('hr', next);
    people.push(...page.results.map(({ user_id }) => user_id));
    next = page.next && pathOf(page.next);
  }
  expect([people.length, new Set(people).size]).toEqual([asked, asked]);
  expect(asked).toBeGreaterThan(7);
});

test.each([
  ['it', 'tickets/master-tickets/?type=it_support,general&ordering=-priority,created_at'],
  ['hr', 'tickets/leave-requests/?ordering=leave_type,-start_date'],
  ['employee', 'tickets/feedback/?all=true&ordering=feedback_type'],
  ['hr', 'hr/timesheets/?ordering=submitted_at'],
  ['hr', 'hr/timesheets/?ordering=-submitted_at'],
  ['hr', 'hr/timesheet-entries/?ordering=clock_in_time,-project'],
  ['it', 'it/asset-maintenance/?ordering=scheduled_date'],
  ['it', 'it/assets/?ordering=-warranty_expiry&search=a'],
] as const)('%s reads %s to its end in the default order, blank values included', async (who, path) => {
  const { ids } = await readAll(who, `${path}&page_size=20`);
  const { results } = await get<CursorPage>(who, `${path}&page_size=200`);
  expect(ids.slice(0, 200)).toEqual(results.map(({ id }) => id));
});

test('tickets that are opened in the meantime shift no row into the next page, as page numbers would', async () => {
  const before = await readAll('hr', 'tickets/general/?all=true');
  const open = () =>
    post('employee', 'tickets/general/', {
      title: 'A lamp',
      description: 'It hums.',
      category: 'IT Support',
    });
  const { ids, pages } = await readAll('hr', 'tickets/general/?all=true&page_size=5', open);
  expect(pages).toBeGreaterThan(1);
  expect(ids).toEqual(before.ids);
});
