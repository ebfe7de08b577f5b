import { loadConfig } from '../config/config.js';
import { complete, embed, hasEmbeddings, hasProse } from './languageModel.js';
import { meaning, ModelServer } from '../testing/modelServer.js';
import type { Manner } from '../testing/modelServer.js';

const KEY = 'key-of-the-model-0123456789';
const CANARY = 'canary of a resume';
const server = new ModelServer();
let baseUrl = '';
/** Each with its own path, because a model that is away is known by its address. */
let path = 0;
const configOf = (more: Record<string, string> = {}) =>
  loadConfig({
    ...process.env,
    AI_BASE_URL: `${baseUrl}/${(path += 1)}/`,
    AI_EMBEDDING_MODEL: 'small',
    ...more,
  });
const soon = () => AbortSignal.timeout(10_000);

beforeAll(async () => {
  baseUrl = await server.open();
});
afterAll(() => server.close());
beforeEach(() => {
  server.asked.length = 0;
  server.manner = 'well';
});

test('an installation without a model sends no request', async () => {
  const config = loadConfig({ ...process.env });
  expect(hasEmbeddings(config)).toBe(false);
  await expect(embed(config, [CANARY], soon())).rejects.toThrow('No language model is set up.');
  expect(() => loadConfig({ ...process.env, AI_BASE_URL: baseUrl })).toThrow(
    'AI_EMBEDDING_MODEL and AI_CHAT_MODEL are missing; AI_BASE_URL needs one of them.',
  );
  expect(() => loadConfig({ ...process.env, AI_EMBEDDING_MODEL: 'small' })).toThrow(
    'AI_BASE_URL is missing; AI_EMBEDDING_MODEL needs it.',
  );
  expect(server.asked).toEqual([]);
});

test('texts become vectors in their order, in any order of the answer; the key is sent if there is one', async () => {
  const config = configOf({ AI_API_KEY: KEY });
  expect(hasEmbeddings(config)).toBe(true);
  expect(await embed(config, ['cats', 'dogs'], soon())).toEqual([meaning('cats'), meaning('dogs')]);
  server.manner = 'disordered';
  expect(await embed(configOf(), ['cats', 'dogs'], soon())).toEqual([meaning('cats'), meaning('dogs')]);
  expect(server.asked).toMatchObject([
    {
      url: `/v1/${path - 1}/embeddings`,
      authorization: `Bearer ${KEY}`,
      model: 'small',
      input: ['cats', 'dogs'],
      encoding_format: 'float',
    },
    { url: `/v1/${path}/embeddings`, authorization: null },
  ]);
});

test('many texts are sent in batches of at most 64', async () => {
  const texts = Array.from({ length: 150 }, (_, place) => `text ${'abc'.repeat(place + 1)}`);
  expect(await embed(configOf(), texts, soon())).toEqual(texts.map(meaning));
  expect(server.asked.map(({ input }) => input.length)).toEqual([64, 64, 22]);
});

test.each<[Manner, string]>([
  ['broken', 'The language model answered 500.'],
  ['nonsense', 'The language model gives no embeddings.'],
  ['short', 'other texts'],
  ['uneven', 'other texts'],
  ['zeros', 'other texts'],
  ['elsewhere', 'fetch failed'],
  ['endless', 'without end'],
])(
  'a model that answers %s gives no vectors, and its error contains neither the text nor the key',
  async (manner, words) => {
    server.manner = manner;
    const fault = await embed(configOf({ AI_API_KEY: KEY }), [CANARY, 'other'], soon()).catch(
      (error: Error) => error,
    );
    expect(String(fault)).toContain(words);
    expect(
      JSON.stringify([String(fault), (fault as Error).stack, (fault as Error).cause ?? null]),
    ).not.toMatch(/canary|key-of/);
    // The redirect was not followed.
    expect(server.asked).toHaveLength(1);
  },
);

test.each<Manner>(['slow', 'silent'])(
  'a model that is %s is not awaited longer than the caller allows',
  async (manner) => {
    server.manner = manner;
    const began = performance.now();
    await expect(embed(configOf(), [CANARY], AbortSignal.timeout(300))).rejects.toThrow('timeout');
    expect(performance.now() - began).toBeLessThan(5_000);
  },
);

test('after three failures the model is not called for a while', async () => {
  server.manner = 'broken';
  const config = configOf();
  for (let time = 0; time < 5; time += 1) await expect(embed(config, ['x'], soon())).rejects.toThrow();
  expect(server.asked).toHaveLength(3);
  server.manner = 'well';
  await expect(embed(config, ['x'], soon())).rejects.toThrow('circuit');
  expect(server.asked).toHaveLength(3);
});

describe('prose', () => {
  const withProse = () =>
    loadConfig({
      ...process.env,
      AI_BASE_URL: `${baseUrl}/${(path += 1)}`,
      AI_CHAT_MODEL: 'writer',
      AI_API_KEY: KEY,
    });
  const asked = { instruction: 'Be brief.', question: CANARY };

  test('is not requested in an installation without a model for text', async () => {
    expect(hasProse(configOf())).toBe(false);
    await expect(complete(configOf(), asked, soon())).rejects.toThrow('No language model is set up.');
    expect(() => loadConfig({ ...process.env, AI_CHAT_MODEL: 'writer' })).toThrow(
      'AI_BASE_URL is missing; AI_CHAT_MODEL needs it.',
    );
    expect(server.asked).toEqual([]);
  });

  test('is returned as the model writes it, trimmed; the key is sent', async () => {
    server.prose = '  Press Connect.\n';
    expect(await complete(withProse(), asked, soon())).toBe('Press Connect.');
    expect(server.asked).toMatchObject([
      {
        url: `/v1/${path}/chat/completions`,
        authorization: `Bearer ${KEY}`,
        model: 'writer',
        messages: [
          { role: 'system', content: 'Be brief.' },
          { role: 'user', content: CANARY },
        ],
      },
    ]);
  });

  test.each<[Manner, string]>([
    ['broken', 'The language model answered 500.'],
    ['nonsense', 'The language model gives no prose.'],
    ['elsewhere', 'fetch failed'],
    ['endless', 'without end'],
  ])(
    'a model that answers %s returns no text, and its error contains neither the question nor the key',
    async (manner, words) => {
      server.manner = manner;
      const fault = await complete(withProse(), asked, soon()).catch((error: Error) => error);
      expect(String(fault)).toContain(words);
      expect(
        JSON.stringify([String(fault), (fault as Error).stack, (fault as Error).cause ?? null]),
      ).not.toMatch(/canary|key-of/);
      expect(server.asked).toHaveLength(1);
    },
  );

  test('a model that does not answer is not awaited longer than the caller allows, and not called after three failures', async () => {
    const config = withProse();
    server.manner = 'silent';
    await expect(complete(config, asked, AbortSignal.timeout(300))).rejects.toThrow('timeout');
    server.manner = 'broken';
    for (let time = 0; time < 4; time += 1) await expect(complete(config, asked, soon())).rejects.toThrow();
    expect(server.asked).toHaveLength(3);
  });
});
