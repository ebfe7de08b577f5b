import { inspect } from 'node:util';
import { ModelServer } from '../../kit/testing/modelServer.js';
import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import { addPosting } from '../posting/posting.factory.js';
import { people } from '../subgraph.js';
import { pdfOf } from '../resume/testing/documents.js';
import { Recommending, RESUME } from '../testing/recommendations.js';

const CANARY = 'Zanzibarian Quokka Wrangling';
let subgraph: TestSubgraph;
const server = new ModelServer();
const recommending = new Recommending(() => subgraph);

beforeAll(async () => {
  subgraph = await openTestSubgraph(people, {
    graph: recommending.graph,
    config: {
      LOG_LEVEL: 'trace',
      AI_BASE_URL: await server.open(),
      AI_EMBEDDING_MODEL: 'small',
      AI_API_KEY: 'key-of-the-model-0123456789',
    },
  });
  await addPosting(subgraph.database);
});
afterAll(async () => {
  await server.close();
  await subgraph.close();
});

/** Everything this process and its programs write to the terminal while `work` runs. */
async function said(work: () => Promise<unknown>): Promise<string> {
  const pieces: string[] = [];
  const hear = (chunk: string | Uint8Array) => {
    pieces.push(Buffer.from(chunk as Uint8Array).toString());
    return true;
  };
  const spies = [
    jest.spyOn(process.stdout, 'write').mockImplementation(hear),
    jest.spyOn(process.stderr, 'write').mockImplementation(hear),
    jest.spyOn(console, 'error').mockImplementation((...faults) => void pieces.push(inspect(faults))),
  ];
  await work().finally(() => spies.forEach((spy) => spy.mockRestore()));
  return pieces.join('');
}

/** Every row of every table of the subgraph, as text. */
async function stored(): Promise<string> {
  const tables = await subgraph.database.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'people' and table_type = 'BASE TABLE'`,
  );
  const rows = await Promise.all(
    tables.map(({ name }) => subgraph.database.query(`select to_jsonb(t) as row from "${name}" t`)),
  );
  return JSON.stringify(rows);
}

test('only short quotes of a resume are stored, and logs and errors contain nothing of it, whatever fails', async () => {
  const resume = `${RESUME}\n${CANARY}\n${`${CANARY} `.repeat(50)}`;
  const answers: unknown[] = [];
  const words = await said(async () => {
    for (const manner of ['well', 'broken', 'nonsense'] as const) {
      server.manner = manner;
      answers.push(await recommending.upload(viewer(), `${resume}${manner}`));
    }
    // Files whose readers stumble in the middle.
    const pdf = pdfOf({ pages: [resume] });
    answers.push(
      await recommending.upload(
        viewer(),
        Buffer.concat([pdf.subarray(0, pdf.length / 2), Buffer.from(CANARY)]),
        'cv.pdf',
      ),
    );
    answers.push(await recommending.upload(viewer(), `{\\rtf1 ${CANARY}${'{'.repeat(5_000)}`, 'cv.rtf'));
    await subgraph.database.query('alter table recommendation rename to lost');
    answers.push(await recommending.upload(viewer(), `${resume} again`));
    await subgraph.database.query('alter table lost rename to recommendation');
  });
  expect(words).toContain('without the language model');
  expect(words).toContain('relation "recommendation" does not exist');
  expect(words).not.toMatch(/Quokka|key-of-the-model/);
  expect(server.asked.some(({ input }) => input[0]?.includes('Quokka'))).toBe(true);
  expect(JSON.stringify(answers)).not.toMatch(/Quokka/);
  expect(answers.at(-1)).toMatchObject({
    answer: null,
    errors: [{ code: 'INTERNAL_SERVER_ERROR', message: 'An unexpected error occurred' }],
  });
  expect(await stored()).not.toMatch(/Quokka/);
});

test('a quote from a resume is short', async () => {
  subgraph.config.ai.baseUrl = null;
  const who = viewer();
  await recommending.give(who, `Engineer\nTypeScript ${'and much more '.repeat(200)}`);
  const { answer } = await recommending.check(who);
  expect(answer?.status).toBe('SUCCESS');
  for (const { matches } of answer?.recommendations ?? [])
    for (const { inResume } of matches) expect(inResume?.length ?? 0).toBeLessThanOrEqual(200);
});
