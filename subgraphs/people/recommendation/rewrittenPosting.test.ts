import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { addApplication } from '../application/application.factory.js';
import { idOf } from '../lookup/lookup.fixed.js';
import { addPosting } from '../posting/posting.factory.js';
import type { PostingRow } from '../posting/posting.loader.js';
import { people } from '../subgraph.js';
import { walkOn } from '../../kit/testing/time/clock.js';
import { postingDesk } from '../testing/postings.js';
import { addSuiting, Recommending } from '../testing/recommendations.js';
import type { Recommended } from '../testing/recommendations.js';
let subgraph: TestSubgraph;
const recommending = new Recommending(() => subgraph);
const { recommended, runsOf } = recommending;
const { update } = postingDesk(() => subgraph);
let postings: PostingRow[];

beforeAll(async () => {
  subgraph = await openTestSubgraph(people, { graph: recommending.graph });
});
afterAll(() => subgraph.close());
beforeEach(async () => {
  postings = await addSuiting(subgraph.database);
});
afterEach(walkOn);

test.each<[string, (id: string) => [string, unknown[]]]>([
  [
    'closed',
    (id) => ['update job_posting set status_id = $2 where id = $1', [id, idOf('posting_status', 'closed')]],
  ],
  [
    'put on hold',
    (id) => ['update job_posting set status_id = $2 where id = $1', [id, idOf('posting_status', 'on_hold')]],
  ],
  [
    'made a draft again',
    (id) => ['update job_posting set status_id = $2 where id = $1', [id, idOf('posting_status', 'draft')]],
  ],
  ['switched off', (id) => ['update job_posting set is_active = false where id = $1', [id]]],
  [
    'past its deadline',
    (id) => [`update job_posting set application_deadline = '2020-01-01' where id = $1`, [id]],
  ],
  ['removed', (id) => ['delete from job_posting where id = $1', [id]]],
])('a posting that has been %s since is left out of the cached answer [A4.37]', async (_, change) => {
  const { who, first } = await recommended();
  const lost = postings[1]?.id ?? '';
  await subgraph.database.query(...change(lost));
  const left = first.recommendations.filter(({ jobId }) => jobId !== lost);
  const expected = { ...first, cached: true, message: 'Found 2 recommended jobs.', recommendations: left };
  expect((await recommending.latest(who)).answer).toEqual(expected);
  expect((await recommending.check(who)).answer).toEqual(expected);
});

describe('a posting that HR has rewritten since the search', () => {
  const quotes = (answer: Recommended | null, jobId: string) =>
    answer?.recommendations.find((one) => one.jobId === jobId)?.matches.map(({ inPosting }) => inPosting) ??
    null;

  test.each<[string, Record<string, unknown>]>([
    ['its requirements', { requirements: ['Docker in daily use'] }],
    ['its title', { title: 'TypeScript Engineer' }],
    ['its level', { experienceLevel: 'LEAD' }],
  ])(
    '(%s) is compared again, and never shown with the reasons for its old text [A3.22, A9.26]',
    async (_, input) => {
      const { who, first } = await recommended();
      const { id = '' } = postings[1] ?? {};
      expect((await update(id, input)).errors).toEqual([]);
      const left = first.recommendations.filter(({ jobId }) => jobId !== id);
      expect((await recommending.latest(who)).answer).toEqual({
        ...first,
        cached: true,
        message: 'Found 2 recommended jobs.',
        recommendations: left,
      });
      const { answer } = await recommending.check(who);
      expect([answer?.cached, answer?.recommendations.map(({ jobId }) => jobId).sort()]).toEqual([
        false,
        postings.map((posting) => posting.id).sort(),
      ]);
      if (input['requirements']) expect(quotes(answer, id)).toContain('Docker in daily use');
      expect((await recommending.latest(who)).answer).toEqual({ ...answer, cached: true });
      expect((await recommending.check(who)).answer).toEqual({ ...answer, cached: true });
      expect(await runsOf(who)).toBe(2);
    },
  );

  test('and that no longer accepts applications is left out without a comparison [A4.37]', async () => {
    const { who, first } = await recommended();
    const { id = '' } = postings[1] ?? {};
    await update(id, { title: 'TypeScript Engineer', status: 'closed' });
    const left = first.recommendations.filter(({ jobId }) => jobId !== id);
    expect((await recommending.check(who)).answer).toEqual({
      ...first,
      cached: true,
      message: 'Found 2 recommended jobs.',
      recommendations: left,
    });
    await update(id, { status: 'active' });
    expect((await recommending.check(who)).answer).toMatchObject({
      cached: false,
      message: 'Found 3 recommended jobs.',
    });
  });

  test('does not bring back recommendations from before the change', async () => {
    const { who } = await recommended();
    const late = await addPosting(subgraph.database, { title: 'Software Engineer (Late)' });
    await recommending.check(who, { proceedWithExisting: true, forceRefresh: true });
    await update(late.id, { title: 'TypeScript Engineer' });
    const { answer } = await recommending.check(who);
    expect([answer?.cached, answer?.recommendations.some(({ jobId }) => jobId === late.id)]).toEqual([
      false,
      true,
    ]);
  });

  test('is not affected by another person’s application', async () => {
    const { who, first } = await recommended();
    await addApplication(subgraph.database, { jobPostingId: postings[1]?.id ?? '', applicantId: 999 });
    expect((await recommending.check(who)).answer).toEqual({ ...first, cached: true });
  });
});

test('and all other closed postings leave no recommendation', async () => {
  const { who } = await recommended();
  await subgraph.database.query('update job_posting set is_active = false');
  expect((await recommending.latest(who)).answer).toBeNull();
  expect((await recommending.check(who)).answer).toMatchObject({
    status: 'NO_RECOMMENDATIONS',
    cached: true,
    recommendations: [],
  });
});
