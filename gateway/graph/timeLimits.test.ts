import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { loadConfig } from '../../subgraphs/kit/config/config.js';
import { createContext } from '../../subgraphs/kit/request/context.js';
import type { RequestContext } from '../../subgraphs/kit/request/context.js';
import { sealEnvelope } from '../../subgraphs/kit/request/credentials/envelope.js';
import { buildServer } from '../../subgraphs/kit/service/serve.js';
import type { Subgraph } from '../../subgraphs/kit/service/subgraph.js';
import { newViewerKeys } from '../../subgraphs/kit/testing/viewerKeys.js';
import { viewer } from '../../subgraphs/kit/testing/viewers.js';
import { LONGER_MS, timeLimitOf } from '../../subgraphs/kit/request/limits/timeLimit.js';
import { remoteLink } from './remoteLink.js';
import { loadOperations } from '../rest/documents.js';
import { readSchemaFile } from './supergraph.js';

// The other process: answers immediately, so that the limits that were set are all there is to see.
const other = createServer((_request, response) =>
  response.setHeader('content-type', 'application/json').end('{"data":{}}'),
);
const given: number[] = [];
const timeout = AbortSignal.timeout.bind(AbortSignal);
const dataDir = mkdtempSync(join(tmpdir(), 'portal-test-'));
let url = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  AbortSignal.timeout = (milliseconds) => {
    given.push(milliseconds);
    return timeout(milliseconds);
  };
});
afterAll(async () => {
  AbortSignal.timeout = timeout;
  await new Promise((resolve) => other.close(resolve));
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
});
beforeEach(() => {
  given.length = 0;
});

const RECOMMENDS = 'mutation { checkResumeAndRecommend { status } }';
const READS = '{ me { id } }';

test('only recommendations, imports and uploads of course videos have the longer time limit in REST', () => {
  const mutations = buildSchema(readSchemaFile('api.graphql')).getMutationType()?.getFields() ?? {};
  const longer = new Set(['JobRecommendations!', 'ImportCheck!', 'ImportJob!', 'Course!']);
  const given = Object.values(mutations).filter(({ type }) => longer.has(type.toString()));
  expect(given.map(({ name }) => name).sort()).toEqual(Object.keys(LONGER_MS).sort());
  const slow = [...loadOperations().values()]
    .filter(({ text }) => timeLimitOf(text) > 10_000)
    .map(({ name }) => name);
  expect(slow.sort()).toEqual([
    'CheckResumeAndRecommend',
    'CreateCourse',
    'GenerateJobRecommendations',
    'UpdateCourse',
    'UploadResumeForRecommendations',
  ]);
});

test('the gateway waits that long for a subgraph in another process', async () => {
  const config = loadConfig({ ...process.env, DATA_DIR: dataDir });
  const context: RequestContext = createContext({
    config,
    viewer: viewer(),
    requestId: 'r',
    idempotencyKey: null,
    ip: '127.0.0.1',
    userAgent: 'jest',
    graph: () => Promise.reject(new Error('not asked')),
  });
  const link = remoteLink('people', url, 'a secret of at least thirty-two characters', {
    during: (_name, _context, call) => call('sealed'),
  });
  for (const document of [RECOMMENDS, READS])
    expect((await link.execute(document, {}, context)).data).toEqual({});
  await link.ping();
  expect(given).toEqual([25_000, 10_000, 1_000]);
});

test('a subgraph in another process waits that long for the gateway', async () => {
  const secret = 'a secret of at least thirty-two characters';
  const keys = newViewerKeys();
  const config = loadConfig({ ...process.env, ...keys.environment, DATA_DIR: dataDir });
  config.secrets.subgraphs.it = [secret];
  const schema = buildSchema('type Query { ask: Boolean }');
  const ask = schema.getQueryType()?.getFields()['ask'];
  if (ask) {
    ask.resolve = async (_source, _args, context: RequestContext) => {
      for (const document of [RECOMMENDS, READS]) await context.graph(document);
      return true;
    };
  }
  const app = buildServer({ name: 'it', schema, internal: {}, consumes: {} } as unknown as Subgraph, config);
  const envelope = await sealEnvelope(
    {
      viewer: null,
      requestId: 'r',
      call: 1,
      callBackTo: url,
      idempotencyKey: null,
      ip: '127.0.0.1',
      userAgent: 'jest',
    },
    'it',
    keys.sign,
  );
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const body = JSON.stringify({ query: '{ ask }', envelope });
  const answer = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'x-subgraph-secret': secret, 'content-type': 'application/json' },
    body,
  });
  expect([((await answer.json()) as { data: unknown }).data, given]).toEqual([
    { ask: true },
    [25_000, 10_000],
  ]);
  await app.close();
});
