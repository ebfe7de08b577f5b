import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { OWN_LEAVE } from '../../subgraphs/it/assistant/ownData/ownData.calls.js';
import { loadConfig } from '../../subgraphs/kit/config/config.js';
import { createContext } from '../../subgraphs/kit/request/context.js';
import type { GraphClient, RequestContext } from '../../subgraphs/kit/request/context.js';
import { openEnvelope } from '../../subgraphs/kit/request/credentials/envelope.js';
import { forbidden } from '../../subgraphs/kit/request/errors.js';
import type { SubgraphName } from '../../subgraphs/kit/graphql/link.js';
import { buildServer } from '../../subgraphs/kit/service/serve.js';
import type { Subgraph } from '../../subgraphs/kit/service/subgraph.js';
import { newViewerKeys } from '../../subgraphs/kit/testing/viewerKeys.js';
import { viewer } from '../../subgraphs/kit/testing/viewers.js';
import { SET_USER_ACTIVE } from '../../subgraphs/people/employee/employee.calls.js';
import { openInternalDoor, type InternalDoor } from './internalDoor.js';
import { remoteLink } from '../graph/remoteLink.js';
import { loadOperations } from '../rest/documents.js';

const dataDir = mkdtempSync(join(tmpdir(), 'portal-test-'));
const keys = newViewerKeys();
const config = loadConfig({ ...process.env, ...keys.environment, DATA_DIR: dataDir });
const secretOf = (name: SubgraphName): string => config.secrets.subgraphs[name][0] ?? '';
const faults: unknown[] = [];
let door: InternalDoor;

beforeAll(async () => {
  door = await openInternalDoor(config, keys.sign, (error) => faults.push(error));
});
afterAll(async () => {
  await door.close();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
  expect(faults).toEqual([]);
});

const answered: GraphClient = async <Data>(_document: string, variables?: object) => ({ variables }) as Data;

function request(requestId: string, graph: GraphClient = answered): RequestContext {
  return createContext({
    config,
    viewer: viewer(),
    requestId,
    idempotencyKey: null,
    ip: '127.0.0.1',
    userAgent: 'jest',
    graph,
  });
}

function restDocument(): string {
  const [operation] = loadOperations().values();
  if (!operation) throw new Error('REST asks nothing.');
  return operation.text;
}

interface Asking {
  as?: SubgraphName;
  secret?: string;
  document?: string;
  question?: unknown;
}

/** Asks as a subgraph would that was sent the envelope. */
async function ask(
  envelope: string,
  { as = 'it', secret = secretOf(as), document = OWN_LEAVE, question = 1 }: Asking = {},
) {
  const { callBackTo } = await openEnvelope(envelope, 'it', [keys.verify]);
  return fetch(callBackTo, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-subgraph': as, 'x-subgraph-secret': secret },
    body: JSON.stringify({ document, variables: { of: 'mine' }, envelope, question }),
  });
}

const statusOf = async (envelope: string, asking?: Asking) => (await ask(envelope, asking)).status;

describe('a caller with the secret of a subgraph', () => {
  test.each<[string, Asking, number]>([
    ['without it', { secret: 'a guess of at least thirty-two characters' }, 403],
    ['as a subgraph that does not exist', { as: 'constructor' as SubgraphName, secret: 'x' }, 403],
    ['as another subgraph than the one that was called', { as: 'people' }, 401],
    ['something the web app or REST asks', { document: restDocument() }, 403],
    ['something that another subgraph asks', { document: SET_USER_ACTIVE }, 403],
    ['something of its own making', { document: '{ me { id } }' }, 403],
    ['something that is no query', { document: '{' }, 403],
    ['without a number', { question: 'first' }, 403],
  ])('is refused when querying %s', async (_, asking, status) => {
    expect(await door.during('it', request('r1'), (envelope) => statusOf(envelope, asking))).toBe(status);
  });

  test('cannot query as an invented viewer', async () => {
    const stranger = await openInternalDoor(config, newViewerKeys().sign, (error) => faults.push(error));
    const { callBackTo } = await door.during('it', request('r2'), (envelope) =>
      openEnvelope(envelope, 'it', [keys.verify]),
    );
    const headers = {
      'content-type': 'application/json',
      'x-subgraph': 'it',
      'x-subgraph-secret': secretOf('it'),
    };
    const forged = await stranger.during('it', request('r2'), async (envelope) => {
      const body = JSON.stringify({ document: OWN_LEAVE, variables: {}, envelope, question: 1 });
      return fetch(callBackTo, { method: 'POST', headers, body });
    });
    expect(forged.status).toBe(401);
    expect((await fetch(callBackTo, { method: 'POST', headers, body: 'null' })).status).toBe(401);
    await stranger.close();
  });

  test('is refused as soon as the call has ended, successfully or not', async () => {
    let kept = '';
    const call = door.during('it', request('r3'), async (envelope) => {
      kept = envelope;
      expect(await statusOf(envelope)).toBe(200);
      throw new Error('the subgraph took too long');
    });
    await expect(call).rejects.toThrow('too long');
    expect(await statusOf(kept, { question: 2 })).toBe(403);
  });

  test('is refused the same query twice, and an unlimited number of queries', async () => {
    const twice = await door.during('it', request('r4'), (envelope) =>
      Promise.all([statusOf(envelope), statusOf(envelope)]),
    );
    expect(twice.sort()).toEqual([200, 403]);
    const many = await door.during('it', request('r5'), (envelope) =>
      Promise.all(Array.from({ length: 102 }, (_, index) => statusOf(envelope, { question: index }))),
    );
    expect(many.filter((status) => status === 200)).toHaveLength(100);
  });

  test('is refused by another gateway process, even for calls with the same numbers', async () => {
    const open = () => openInternalDoor(config, keys.sign, (error) => faults.push(error));
    const [one, other] = await Promise.all([open(), open()]);
    const status = await one.during('it', request('here'), (envelope) =>
      other.during('it', request('there'), async (second) => {
        const { callBackTo } = await openEnvelope(second, 'it', [keys.verify]);
        const headers = {
          'content-type': 'application/json',
          'x-subgraph': 'it',
          'x-subgraph-secret': secretOf('it'),
        };
        const body = JSON.stringify({ document: OWN_LEAVE, variables: {}, envelope, question: 1 });
        return (await fetch(callBackTo, { method: 'POST', headers, body })).status;
      }),
    );
    expect(status).toBe(403);
    await Promise.all([one.close(), other.close()]);
  });
});

test("a query across two subgraphs gets an answer, each time as the same viewer and with the other subgraph's messages", async () => {
  const schema = buildSchema('type Query { ask: [String!] }');
  const field = schema.getQueryType()?.getFields()['ask'];
  if (field) {
    field.resolve = async (_source, _args, { graph }: RequestContext) => {
      const one = (of: string) =>
        graph<{ variables: object }>(OWN_LEAVE, { of }).catch((error: Error) => error.message);
      return (await Promise.all(['mine', 'secret'].map(one))).map((answer) => JSON.stringify(answer));
    };
  }
  const app = buildServer({ name: 'it', schema, internal: {}, consumes: {} } as unknown as Subgraph, config);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const graph: GraphClient = async <Data>(document: string, variables?: Record<string, unknown>) => {
    if (variables?.['of'] === 'secret') throw forbidden('Not yours.');
    return answered<Data>(document, variables);
  };
  const link = remoteLink('it', url, secretOf('it'), door);
  const { data } = await link.execute('{ ask }', {}, request('r6', graph));
  expect(data).toEqual({ ask: ['{"variables":{"of":"mine"}}', '"Not yours."'] });
  await app.close();
});

test('a gateway with the address of another machine as its internal address does not start', async () => {
  const away = { ...config, internal: { host: '192.0.2.1', port: 0 } };
  await expect(openInternalDoor(away, keys.sign, () => undefined)).rejects.toThrow(
    'INTERNAL_HOST "192.0.2.1" is no address',
  );
});
