import { ModelServer } from '../../kit/testing/modelServer.js';
import type { Manner } from '../../kit/testing/modelServer.js';
import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import { addEmployee } from '../employee/employee.factory.js';
import { addPosting } from '../posting/posting.factory.js';
import { people } from '../subgraph.js';
import { postingDesk } from '../testing/postings.js';
import { Recommending, RESUME } from '../testing/recommendations.js';

const KEY = 'key-of-the-model-0123456789';
const PARTIAL =
  'Your resume was saved. AI search is not available at the moment, so these matches come from keywords.';
let subgraph: TestSubgraph;
let baseUrl = '';
const server = new ModelServer();
const { update } = postingDesk(() => subgraph);
const recommending = new Recommending(() => subgraph);

beforeAll(async () => {
  baseUrl = await server.open();
  subgraph = await openTestSubgraph(people, { graph: recommending.graph, config: { LOG_LEVEL: 'silent' } });
  await addPosting(subgraph.database, { title: 'TypeScript Engineer' });
  await addPosting(subgraph.database, { title: 'PostgreSQL Administrator', requirements: ['PostgreSQL'] });
});
afterAll(async () => {
  await server.close();
  await subgraph.close();
});

/** Sets the behaviour of the model, under its own address; null removes it. */
let path = 0;
function behave(manner: Manner | null): void {
  server.manner = manner ?? 'well';
  server.asked.length = 0;
  path += 1;
  Object.assign(subgraph.config.ai, {
    baseUrl: manner && `${baseUrl}/${path}`,
    apiKey: KEY,
    embeddingModel: manner && 'small',
    seconds: manner === 'slow' || manner === 'silent' ? 1 : 20,
  });
}

async function person() {
  const who = viewer();
  await recommending.give(who, RESUME);
  return who;
}

test('without a model only words count', async () => {
  behave(null);
  expect((await recommending.check(await person())).answer).toMatchObject({
    status: 'SUCCESS',
    methodUsed: 'KEYWORD_MATCH',
  });
  expect(server.asked).toEqual([]);
});

test('with a model the meaning also counts, and the answer says so [A3.23]', async () => {
  behave('well');
  const { answer } = await recommending.check(await person());
  expect(answer).toMatchObject({
    status: 'SUCCESS',
    methodUsed: 'AI_SEARCH',
    message: 'Found 2 recommended jobs.',
  });
  const [asked, ...more] = server.asked;
  expect([more, asked?.authorization, asked?.model]).toEqual([[], `Bearer ${KEY}`, 'small']);
  expect(asked?.input[0]).toBe(RESUME);
  expect(
    asked?.input
      .slice(1)
      .map((text) => text.split('\n')[0])
      .sort(),
  ).toEqual(['PostgreSQL Administrator', 'TypeScript Engineer']);
});

test('the model is not asked about a posting again until its text changes', async () => {
  behave('well');
  await recommending.check(await person());
  server.asked.length = 0;
  await recommending.check(await person());
  expect(server.asked.map(({ input }) => input)).toEqual([[RESUME]]);
  const added = await addPosting(subgraph.database, { title: 'Docker Engineer', requirements: ['Docker'] });
  server.asked.length = 0;
  await recommending.check(await person());
  expect(server.asked.map(({ input }) => input.slice(1).map((text) => text.split('\n')[0]))).toEqual([
    ['Docker Engineer'],
  ]);
  await subgraph.database.query('delete from job_posting where id = $1', [added.id]);
});

test('the resume of a person who declines the model is not sent to it', async () => {
  behave('well');
  const who = viewer();
  const record = await addEmployee(subgraph.database, { userId: who.userId });
  expect((await recommending.upload(who, RESUME, 'cv.txt', false)).answer).toMatchObject({
    status: 'SUCCESS',
    methodUsed: 'KEYWORD_MATCH',
  });
  expect(
    (await recommending.generate(who, record.employeeId, { useAiSearch: false, forceRefresh: true })).answer
      ?.methodUsed,
  ).toBe('KEYWORD_MATCH');
  expect(server.asked).toEqual([]);
  expect(
    (await recommending.generate(who, record.employeeId, { forceRefresh: true })).answer?.methodUsed,
  ).toBe('AI_SEARCH');
});

test.each<Manner>(['broken', 'slow', 'silent', 'nonsense', 'short', 'endless'])(
  'when the model is %s the recommendations do not change; only the answer to an upload mentions it [A4.39]',
  async (manner) => {
    behave(manner);
    const who = viewer();
    const uploaded = await recommending.upload(who, RESUME);
    expect(uploaded.answer).toMatchObject({
      status: 'PARTIAL_SUCCESS',
      message: PARTIAL,
      cached: false,
      methodUsed: 'KEYWORD_MATCH',
    });
    expect(uploaded.answer?.recommendations).toHaveLength(2);
    expect(recommending.profiles.has(who.userId)).toBe(true);
    expect(
      (await recommending.check(who, { proceedWithExisting: true, forceRefresh: true })).answer,
    ).toMatchObject({ status: 'SUCCESS', message: 'Found 2 recommended jobs.', methodUsed: 'KEYWORD_MATCH' });
    // Answered again, it is what it is.
    expect((await recommending.upload(who, RESUME)).answer).toMatchObject({
      status: 'SUCCESS',
      cached: true,
    });
  },
  60_000,
);

test('a posting that is removed or closed during the search is not recommended', async () => {
  behave('well');
  const [removed, closed] = [
    await addPosting(subgraph.database, { title: 'TypeScript Trainer' }),
    await addPosting(subgraph.database, { title: 'TypeScript Writer' }),
  ];
  server.meanwhile = async () => {
    await subgraph.database.query('delete from job_posting where id = $1', [removed.id]);
    await subgraph.database.query('update job_posting set is_active = false where id = $1', [closed.id]);
  };
  const { answer } = await recommending.check(await person());
  server.meanwhile = () => Promise.resolve();
  expect(server.asked[0]?.input.some((text) => text.startsWith('TypeScript Trainer'))).toBe(true);
  expect(answer).toMatchObject({
    status: 'SUCCESS',
    methodUsed: 'AI_SEARCH',
    message: 'Found 2 recommended jobs.',
  });
  expect(answer?.recommendations.map(({ job }) => job.title).sort()).toEqual([
    'PostgreSQL Administrator',
    'TypeScript Engineer',
  ]);
});

test('a posting that is rewritten during the search is compared again the next time, and is not shown with its old text', async () => {
  behave('well');
  const posting = await addPosting(subgraph.database, { title: 'TypeScript Trainer' });
  const who = await person();
  server.meanwhile = () => update(posting.id, { requirements: ['Docker in daily use'] });
  const { answer } = await recommending.check(who);
  server.meanwhile = () => Promise.resolve();
  expect(answer?.recommendations.map(({ job }) => job.title).sort()).toEqual([
    'PostgreSQL Administrator',
    'TypeScript Engineer',
  ]);
  const again = (await recommending.check(who)).answer;
  expect([
    again?.cached,
    again?.recommendations
      .find(({ jobId }) => jobId === posting.id)
      ?.matches.some(({ inPosting }) => inPosting === 'Docker in daily use'),
  ]).toEqual([false, true]);
  await subgraph.database.query('delete from job_posting where id = $1', [posting.id]);
});

test('an upload without a matching posting says so, whether the model is available or not', async () => {
  behave('broken');
  expect(
    (await recommending.upload(viewer(), 'Florist\nI arrange tulips and roses for weddings.')).answer,
  ).toMatchObject({ status: 'NO_RECOMMENDATIONS', methodUsed: 'KEYWORD_MATCH' });
});

test('a model whose answers change their length is asked for everything again the next time', async () => {
  behave('well');
  await recommending.check(await person());
  server.manner = 'twice';
  expect((await recommending.check(await person())).answer).toMatchObject({
    status: 'SUCCESS',
    methodUsed: 'KEYWORD_MATCH',
  });
  expect((await recommending.check(await person())).answer).toMatchObject({
    status: 'SUCCESS',
    methodUsed: 'AI_SEARCH',
  });
});
