import { request as send } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { buildSchema, type GraphQLFormattedError } from 'graphql';
import { PortalError } from '../../../subgraphs/kit/request/errors.js';
import { viewer } from '../../../subgraphs/kit/testing/viewers.js';
import type { GraphRequest } from '../../run/portal.js';
import { readSchemaFile } from '../../graph/supergraph.js';
import type { RestPortal } from '../handler.js';
import { registerRest } from '../plugin.js';

interface Sent {
  headers?: Record<string, string>;
  body?: string;
  type?: string;
  token?: string | null;
}

/** The REST door alone, before a graph that gives `answers` to whatever it is asked. */
export function usePlugin() {
  const person = viewer(['HR']);
  const asked: GraphRequest[] = [];
  const graph: { answers: { data: Record<string, unknown> | null; errors?: GraphQLFormattedError[] } } = {
    answers: { data: {} },
  };
  const portal = {
    apiSchema: buildSchema(readSchemaFile('api.graphql')),
    needed: new Map(),
    authenticate: async (token: string | null) => (token === 'good' ? person : null),
    recognise: async ({ token }: { token: string | null }) => (token === 'good' ? person : null),
    newContext: ({ headers }: { headers: Record<string, string | undefined> }) => {
      if ((headers['idempotency-key'] ?? '').length > 64)
        throw new PortalError('An Idempotency-Key has at most 64 characters.', 'BAD_USER_INPUT');
      return { viewer: person, ip: '127.0.0.1' };
    },
    execute: async (request: GraphRequest) => {
      asked.push(request);
      return graph.answers;
    },
    files: {
      receive: async (_request: object, stream: AsyncIterable<Buffer>, name: string) => {
        let size = 0;
        for await (const chunk of stream) size += chunk.length;
        return { key: 'k', name, size, sha256: 'h', seal: 's' };
      },
    },
    quota: { write: async () => undefined },
    config: { publicUrl: 'https://portal.example', linksFollowHost: true, selfRegistration: false },
    log: { error: () => undefined },
  } as unknown as RestPortal;
  let app: FastifyInstance;

  beforeAll(async () => {
    app = Fastify();
    registerRest(app, portal);
    await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => app.close());
  beforeEach(() => {
    asked.length = 0;
    graph.answers = { data: {} };
  });

  /** One request over a real socket, so that methods and bodies are those that a client can really send. */
  async function call(
    method: string,
    path: string,
    { headers = {}, body, type = 'application/json', token = 'good' }: Sent = {},
  ) {
    const { port } = app.server.address() as AddressInfo;
    const all = {
      ...(token && { authorization: `Token ${token}` }),
      ...(body !== undefined && { 'content-type': type }),
      ...headers,
    };
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      send({ port, host: '127.0.0.1', method, path, headers: all }, resolve).on('error', reject).end(body);
    });
    const content = await text(response);
    return {
      status: response.statusCode,
      headers: response.headers,
      body: content === '' ? null : (JSON.parse(content) as Record<string, unknown>),
    };
  }

  return { graph, portal, asked, call, latest: () => asked.at(-1)?.variables };
}
