import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { statementsOf } from '../../kit/testing/plans.js';
import { viewer } from '../../kit/testing/viewers.js';
import { addPosting } from '../posting/posting.factory.js';
import { people } from '../subgraph.js';
import { Recommending, RESUME } from '../testing/recommendations.js';

let subgraph: TestSubgraph;
const recommending = new Recommending(() => subgraph);

beforeAll(async () => {
  subgraph = await openTestSubgraph(people, { graph: recommending.graph });
});
afterAll(() => subgraph.close());
beforeEach(() => subgraph.database.query('delete from job_posting'));

/** This many more postings like the existing one, each an hour older. */
async function multiply(count: number): Promise<void> {
  const one = await addPosting(subgraph.database);
  await subgraph.database.query(
    `insert into job_posting (title, department_id, department_name, location, requirements, posted_date, created_at)
     select p.title || ' ' || n, p.department_id, p.department_name, p.location, p.requirements, p.posted_date, p.created_at - n * interval '1 hour' from job_posting p, generate_series(1, $2) as n where p.id = $1`,
    [one.id, count],
  );
}

async function person() {
  const who = viewer();
  await recommending.give(who, RESUME);
  return who;
}

test('of many open postings the newest 500 are compared, the best 25 are searched, 50 for an upload, and the best ten are recommended in order [A7.54, A7.55]', async () => {
  await multiply(520);
  const old = await addPosting(subgraph.database, {
    title: 'Forgotten TypeScript Engineer',
    createdAt: '2020-01-01T00:00:00Z',
  });
  const who = await person();
  const { answer } = await recommending.check(who);
  expect(answer?.processingStats).toEqual({ jobsProcessed: 500, totalJobsSearched: 25 });
  expect(answer?.recommendations).toHaveLength(10);
  const percentages = answer?.recommendations.map(({ matchPercentage }) => matchPercentage) ?? [];
  expect(percentages).toEqual(percentages.toSorted((a, b) => b - a));
  expect(answer?.recommendations.map(({ jobId }) => jobId)).not.toContain(old.id);
  expect(
    (await recommending.check(who, { proceedWithExisting: true, forceRefresh: true, limit: 7 })).answer,
  ).toMatchObject({
    message: 'Found 7 recommended jobs.',
    processingStats: { jobsProcessed: 500, totalJobsSearched: 7 },
  });
  expect((await recommending.upload(viewer(), RESUME)).answer?.processingStats).toEqual({
    jobsProcessed: 500,
    totalJobsSearched: 50,
  });
}, 60_000);

test('only postings that accept applications today are searched', async () => {
  await addPosting(subgraph.database, {
    title: 'Open until today',
    applicationDeadline: new Intl.DateTimeFormat('en-CA', {
      timeZone: subgraph.config.organisation.timeZone,
    }).format(new Date()),
  });
  await addPosting(subgraph.database, { title: 'Over', applicationDeadline: '2020-01-01' });
  await addPosting(subgraph.database, { title: 'Off', isActive: false });
  for (const statusId of [2, 3, 4])
    await addPosting(subgraph.database, { title: `Status ${statusId}`, statusId });
  // HR reads drafts, but gets none recommended.
  for (const who of [viewer(), viewer(['HR'])]) {
    await recommending.give(who, RESUME);
    const { answer } = await recommending.check(who);
    expect([answer?.recommendations.map(({ job }) => job.title), answer?.processingStats]).toEqual([
      ['Open until today'],
      { jobsProcessed: 1, totalJobsSearched: 1 },
    ]);
  }
});

test('the requirements of a posting are read again after it changed', async () => {
  const posting = await addPosting(subgraph.database, {
    title: 'Helper',
    description: '',
    requirements: ['Docker'],
    responsibilities: [],
  });
  const skills = async () =>
    (await recommending.check(await person())).answer?.recommendations[0]?.matches
      .filter(({ kind }) => kind === 'MATCH')
      .map(({ skill }) => skill);
  expect(await skills()).toEqual(['Docker and containers']);
  await subgraph.database.query(
    `update job_posting set requirements = '{PostgreSQL}', version = version + 1 where id = $1`,
    [posting.id],
  );
  expect(await skills()).toEqual(['PostgreSQL']);
});

test('reading cached recommendations takes as many statements for ten as for one', async () => {
  const asked = async (who: Awaited<ReturnType<typeof person>>) => {
    await recommending.check(who);
    const document =
      '{ latestJobRecommendations { recommendations { recommendationId job { title departmentName priority { code } } matchReasons } } }';
    const { sent, data } = await statementsOf<{ latestJobRecommendations: { recommendations: unknown[] } }>(
      subgraph,
      who,
      document,
    );
    return { statements: sent.length, found: data.latestJobRecommendations.recommendations.length };
  };
  await addPosting(subgraph.database);
  const one = await asked(await person());
  await multiply(20);
  const ten = await asked(await person());
  expect([one.found, ten.found]).toEqual([1, 10]);
  expect(ten.statements).toBe(one.statements);
});
