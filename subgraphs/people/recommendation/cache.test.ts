import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import { people } from '../subgraph.js';
import { standAt, walkOn } from '../../kit/testing/time/clock.js';
import { addSuiting, NAMES, Recommending, RESUME } from '../testing/recommendations.js';

const HOUR = 3_600_000;
let subgraph: TestSubgraph;
const recommending = new Recommending(() => subgraph);
const { recommended, runsOf } = recommending;

beforeAll(async () => {
  subgraph = await openTestSubgraph(people, { graph: recommending.graph });
});
afterAll(() => subgraph.close());
beforeEach(() => addSuiting(subgraph.database));
afterEach(walkOn);

const titles = (answer: { recommendations: { job: { title: string } }[] } | null) =>
  answer?.recommendations.map(({ job }) => job.title).sort();
const all = NAMES.map((name) => `Software Engineer (${name})`).sort();

describe('recommendations for the same resume', () => {
  test('are returned from the cache for 24 hours, and computed again after that [A9.26]', async () => {
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

  test('are computed again when a person asks for new ones', async () => {
    const { who, first } = await recommended();
    const { answer } = await recommending.check(who, { proceedWithExisting: true, forceRefresh: true });
    expect(answer).toMatchObject({ cached: false, status: 'SUCCESS' });
    expect(answer?.recommendations[0]?.recommendationId).toBeGreaterThan(
      first.recommendations[0]?.recommendationId ?? Infinity,
    );
    expect((await recommending.latest(who)).answer).toEqual({ ...answer, cached: true });
  });

  test('are computed again for a full search after a limited one, and not the other way round', async () => {
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

  test('are computed for the newer resume that replaced the old one while they waited', async () => {
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

  test('are returned from the cache for an upload of the same bytes, under its new name', async () => {
    const { who, first } = await recommended();
    expect((await recommending.upload(who, RESUME, 'again.txt')).answer).toEqual({
      ...first,
      cached: true,
      resumeName: 'again.txt',
    });
    expect(recommending.profiles.get(who.userId)?.name).toBe('again.txt');
    expect(await runsOf(who)).toBe(1);
  });

  test('are not shown to another person with the same resume', async () => {
    await recommended();
    const other = viewer();
    await recommending.give(other, RESUME);
    expect((await recommending.latest(other)).answer).toBeNull();
    expect((await recommending.check(other)).answer?.cached).toBe(false);
  });
});

test('another resume gets its own recommendations, and the old ones are no longer shown', async () => {
  const { who } = await recommended();
  await recommending.give(who, `${RESUME}\nKubernetes`);
  expect((await recommending.latest(who)).answer).toBeNull();
  expect((await recommending.check(who)).answer?.cached).toBe(false);
});

test('of two requests of one person at the same time only one searches, and the second gets its result', async () => {
  const who = viewer();
  await recommending.give(who, RESUME);
  const [one, two] = await Promise.all([recommending.check(who), recommending.check(who)]);
  expect([one.answer?.cached, two.answer?.cached].sort()).toEqual([false, true]);
  expect(two.answer?.recommendations).toEqual(one.answer?.recommendations);
  expect(await runsOf(who)).toBe(1);
});

test('a request that is repeated with the same key does not search again', async () => {
  const who = viewer();
  await recommending.give(who, RESUME);
  const args = { proceedWithExisting: true, forceRefresh: true };
  const first = (await recommending.check(who, args, 'key-1')).answer;
  expect(first?.status).toBe('SUCCESS');
  expect((await recommending.check(who, args, 'key-1')).answer).toEqual(first);
  expect(await runsOf(who)).toBe(1);
  expect((await recommending.check(who, args, 'key-2')).answer?.madeAt).not.toBe(first?.madeAt);
});

test('recommendations expire after 24 hours, and an hour later they are deleted, because they quote resumes [A9.26]', async () => {
  const { who, first } = await recommended();
  const stored = async () => [
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
  expect(await stored()).toEqual([1, { count: 3 }]);
  standAt(Date.parse(begun) + 25 * HOUR + 1);
  await people.sweep?.(subgraph.config);
  expect(await stored()).toEqual([0, { count: 0 }]);
});
