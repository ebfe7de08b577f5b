import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import { addApplication } from '../application/application.factory.js';
import { idOf } from '../lookup/lookup.fixed.js';
import { addPosting } from '../posting/posting.factory.js';
import type { PostingRow } from '../posting/posting.loader.js';
import { people } from '../subgraph.js';
import { standAt, walkOn } from '../testing/clock.js';
import { postingDesk } from '../testing/postings.js';
import { Recommending, RESUME } from '../testing/recommendations.js';
import type { Recommended } from '../testing/recommendations.js';

const HOUR = 3_600_000;
let subgraph: TestSubgraph;
const recommending = new Recommending(() => subgraph);
const { update } = postingDesk(() => subgraph);
const NAMES = ['Open', 'Closing', 'Removed'];
let postings: PostingRow[];

beforeAll(async () => {
  subgraph = await openTestSubgraph(people, { graph: recommending.graph });
});
afterAll(() => subgraph.close());
beforeEach(async () => {
  await subgraph.database.query('delete from job_posting');
  postings = [];
  for (const name of NAMES)
    postings.push(await addPosting(subgraph.database, { title: `Software Engineer (${name})` }));
});
afterEach(walkOn);

/** Somebody with the resume who has recommendations. */
async function recommended() {
  const who = viewer();
  await recommending.give(who, RESUME);
  const { answer } = await recommending.check(who);
  if (!answer) throw new Error('Nothing was recommended.');
  return { who, first: answer };
}

const titles = (answer: { recommendations: { job: { title: string } }[] } | null) =>
  answer?.recommendations.map(({ job }) => job.title).sort();
const all = NAMES.map((name) => `Software Engineer (${name})`).sort();
const runsOf = async ({ userId }: { userId: number }) =>
  (
    await subgraph.database.one<{ count: number }>(
      'select count(*) as count from recommendation_run where user_id = $1',
      [userId],
    )
  )?.count;

describe('recommendations for the same resume', () => {
  test('are answered again within 24 hours, and made anew after that [A9.26]', async () => {
    const { who, first } = await recommended();
    expect([first.cached, titles(first)]).toEqual([false, all]);
    const made = Date.parse(first.madeAt ?? '');
    standAt(made + 24 * HOUR - 1_000);
    expect((await recommending.check(who)).answer).toEqual({ ...first, cached: true });
    expect((await recommending.latest(who)).answer).toEqual({ ...first, cached: true });
    standAt(made + 24 * HOUR);
    expect((await recommending.latest(who)).answer).toBeNull();
    expect((await recommending.check(who)).answer).toMatchObject({
      cached: false,
      madeAt: new Date(made + 24 * HOUR).toISOString(),
    });
    expect(await runsOf(who)).toBe(2);
  });

  test('are made anew at once when somebody insists', async () => {
    const { who, first } = await recommended();
    const { answer } = await recommending.check(who, { proceedWithExisting: true, forceRefresh: true });
    expect(answer).toMatchObject({ cached: false, status: 'SUCCESS' });
    expect(answer?.recommendations[0]?.recommendationId).toBeGreaterThan(
      first.recommendations[0]?.recommendationId ?? Infinity,
    );
    expect((await recommending.latest(who)).answer).toEqual({ ...answer, cached: true });
  });

  test('are made anew for the whole search after a narrow one, and not the other way round', async () => {
    const who = viewer();
    await recommending.give(who, RESUME);
    expect((await recommending.check(who, { proceedWithExisting: true, limit: 1 })).answer).toMatchObject({
      cached: false,
      processingStats: { totalJobsSearched: 1 },
    });
    const { answer: whole } = await recommending.check(who);
    expect([whole?.cached, titles(whole)]).toEqual([false, all]);
    expect((await recommending.check(who, { proceedWithExisting: true, limit: 1 })).answer).toEqual({
      ...whole,
      cached: true,
    });
  });

  test('are made for the resume that took the other’s place while they waited', async () => {
    const who = viewer();
    await recommending.give(who, RESUME);
    const again = { proceedWithExisting: true, forceRefresh: true };
    const answers = await Promise.all([
      recommending.check(who, again),
      recommending.upload(who, `${RESUME}, Kubernetes`, 'new.txt'),
      recommending.check(who, again),
    ]);
    expect(answers.map(({ answer, errors }) => [answer?.status, errors])).toEqual([
      ['SUCCESS', []],
      ['SUCCESS', []],
      ['SUCCESS', []],
    ]);
    expect((await recommending.check(who)).answer?.resumeName).toBe('new.txt');
  });

  test('are answered again to an upload of the same bytes, under its new name', async () => {
    const { who, first } = await recommended();
    expect((await recommending.upload(who, RESUME, 'again.txt')).answer).toEqual({
      ...first,
      cached: true,
      resumeName: 'again.txt',
    });
    expect(recommending.profiles.get(who.userId)?.name).toBe('again.txt');
    expect(await runsOf(who)).toBe(1);
  });

  test('are nobody else’s, though their resume be the same', async () => {
    await recommended();
    const other = viewer();
    await recommending.give(other, RESUME);
    expect((await recommending.latest(other)).answer).toBeNull();
    expect((await recommending.check(other)).answer?.cached).toBe(false);
  });
});

test('another resume gets recommendations of its own, and the old ones are no longer shown', async () => {
  const { who } = await recommended();
  await recommending.give(who, `${RESUME}\nKubernetes`);
  expect((await recommending.latest(who)).answer).toBeNull();
  expect((await recommending.check(who)).answer?.cached).toBe(false);
});

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
])('a posting that was %s since is left out of what is answered again [A4.37]', async (_, change) => {
  const { who, first } = await recommended();
  const lost = postings[1]?.id ?? '';
  await subgraph.database.query(...change(lost));
  const left = first.recommendations.filter(({ jobId }) => jobId !== lost);
  const expected = { ...first, cached: true, message: 'Found 2 recommended jobs.', recommendations: left };
  expect((await recommending.latest(who)).answer).toEqual(expected);
  expect((await recommending.check(who)).answer).toEqual(expected);
});

describe('a posting that HR has rewritten since', () => {
  const quotes = (answer: Recommended | null, jobId: string) =>
    answer?.recommendations.find((one) => one.jobId === jobId)?.matches.map(({ inPosting }) => inPosting) ??
    null;

  test.each<[string, Record<string, unknown>]>([
    ['its requirements', { requirements: ['Docker in daily use'] }],
    ['its title', { title: 'TypeScript Engineer' }],
    ['its level', { experienceLevel: 'LEAD' }],
  ])(
    '(%s) is compared anew, and never shown with what was said of its old text [A3.22, A9.26]',
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

  test('and that takes no applications any more is left out, for which nothing is compared anew [A4.37]', async () => {
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

  test('does not bring back what was made before it', async () => {
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

  test('somebody else’s application changes nothing of it', async () => {
    const { who, first } = await recommended();
    await addApplication(subgraph.database, { jobPostingId: postings[1]?.id ?? '', applicantId: 999 });
    expect((await recommending.check(who)).answer).toEqual({ ...first, cached: true });
  });
});

test('when all of them have closed since, nothing is shown as recommended', async () => {
  const { who } = await recommended();
  await subgraph.database.query('update job_posting set is_active = false');
  expect((await recommending.latest(who)).answer).toBeNull();
  expect((await recommending.check(who)).answer).toMatchObject({
    status: 'NO_RECOMMENDATIONS',
    cached: true,
    recommendations: [],
  });
});

test('of one person’s two requests at once only one searches, and the second gets what it found', async () => {
  const who = viewer();
  await recommending.give(who, RESUME);
  const [one, two] = await Promise.all([recommending.check(who), recommending.check(who)]);
  expect([one.answer?.cached, two.answer?.cached].sort()).toEqual([false, true]);
  expect(two.answer?.recommendations).toEqual(one.answer?.recommendations);
  expect(await runsOf(who)).toBe(1);
});

test('a request that is sent again with the same key is not searched again', async () => {
  const who = viewer();
  await recommending.give(who, RESUME);
  const args = { proceedWithExisting: true, forceRefresh: true };
  const first = (await recommending.check(who, args, 'key-1')).answer;
  expect(first?.status).toBe('SUCCESS');
  expect((await recommending.check(who, args, 'key-1')).answer).toEqual(first);
  expect(await runsOf(who)).toBe(1);
  expect((await recommending.check(who, args, 'key-2')).answer?.madeAt).not.toBe(first?.madeAt);
});

test('recommendations are not answered after 24 hours, and an hour later nothing is left of them, whose quotes come from resumes [A9.26]', async () => {
  const { who, first } = await recommended();
  const held = async () => [
    await runsOf(who),
    await subgraph.database.one(
      'select count(*) as count from recommendation r join recommendation_run u on u.id = r.run_id where u.user_id = $1',
      [who.userId],
    ),
  ];
  const begun =
    (
      await subgraph.database.one<{ at: string }>(
        'select started_at as at from recommendation_run where user_id = $1',
        [who.userId],
      )
    )?.at ?? '';
  standAt(Date.parse(first.madeAt ?? '') + 24 * HOUR);
  expect((await recommending.latest(who)).answer).toBeNull();
  standAt(Date.parse(begun) + 25 * HOUR);
  await people.sweep?.(subgraph.config);
  expect(await held()).toEqual([1, { count: 3 }]);
  standAt(Date.parse(begun) + 25 * HOUR + 1);
  await people.sweep?.(subgraph.config);
  expect(await held()).toEqual([0, { count: 0 }]);
});
