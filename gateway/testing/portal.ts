import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { sweepArticles } from '../../subgraphs/it/assistant/articles/indexArticles.service.js';
import { loadConfig } from '../../subgraphs/kit/config/config.js';
import type { Config } from '../../subgraphs/kit/config/config.js';
import { createTestDatabase, ensureTemplate } from '../../subgraphs/kit/testing/databases.js';
import { DEMO_PASSWORD, loadDemo } from '../run/demo.js';
import { buildHttp } from '../doors/http.js';
import { openPortal } from '../run/portal.js';
import type { Portal } from '../run/portal.js';

/** The six demo accounts, by the part of the address before the @. */
export const ACCOUNTS = ['admin', 'hr', 'it', 'manager', 'analyst', 'employee'] as const;
export type Account = (typeof ACCOUNTS)[number];

export interface Reply<Body> {
  status: number;
  headers: Record<string, string | undefined>;
  /** Parsed JSON; null when the answer had no body. */
  body: Body;
  text: string;
}

type Json = Record<string, unknown>;

/** An answer of the graph that is not valid. */
export type Errors = {
  errors: { message: string; extensions: { code: string; fields?: Record<string, string[]> } }[];
};

export interface CallOptions {
  as?: Account;
  token?: string;
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Sent as it is. */
  payload?: string | Buffer;
}

export interface TestPortal {
  portal: Portal;
  http: FastifyInstance;
  /**
   * One request through the real HTTP path. `as` signs in as a demo account, `token` uses that very token.
   */
  call<Body = Json>(method: string, path: string, options?: CallOptions): Promise<Reply<Body>>;
  /** One GraphQL request through the real HTTP path. */
  graphql<Data = Json>(
    as: Account | null,
    document: string,
    variables?: Json,
  ): Promise<{ data: Data; errors?: { message: string; extensions: Json }[] }>;
  /** The account's token; signs in on first use. */
  token(account: Account): Promise<string>;
  close(): Promise<void>;
}

/**
 * One real exchange; node:http, because fetch tidies paths and refuses methods that an attacker would send.
 */
async function exchange<Body>(
  port: number,
  method: string,
  path: string,
  headers: Record<string, string>,
  sent: string | Buffer | undefined,
): Promise<Reply<Body>> {
  return new Promise((resolve, reject) => {
    const length = sent === undefined ? {} : { 'content-length': String(Buffer.byteLength(sent)) };
    const outgoing = request(
      { port, host: '127.0.0.1', method, path, headers: { ...length, ...headers }, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          const isJson = String(response.headers['content-type'] ?? '').includes('json') && text !== '';
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers as Reply<Body>['headers'],
            body: (isJson ? JSON.parse(text) : null) as Body,
            text,
          });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(sent);
  });
}

/** A small organisation: enough for every role, a reporting tree and all kinds of tickets. */
const SMALL = { employees: 60, tickets: 300 };

function testConfig(dataDir: string, more: Record<string, string>): Config {
  // The template and its copies must agree on who wrote which anonymous feedback.
  return loadConfig({
    ...process.env,
    DATA_DIR: dataDir,
    LIMITS_ENABLED: 'false',
    LOG_LEVEL: 'fatal',
    SECRET_ANONYMITY: 'one and the same in every test portal',
    ...more,
  });
}

/** Migrates and seeds once for a whole test run; every test file copies the result. */
const seededTemplate = () =>
  ensureTemplate('portal_template', async (url) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'portal-template-'));
    const portal = await openPortal({ config: testConfig(dataDir, {}), databaseUrl: url });
    await loadDemo(portal, SMALL);
    // The portal does it in the background, and an assistant that is asked before then knows less.
    await sweepArticles();
    await portal.close();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
  });

/** The whole portal in one process over a fresh copy of the demo organisation. */
export async function openTestPortal(environment: Record<string, string> = {}): Promise<TestPortal> {
  const { url, drop } = await createTestDatabase(await seededTemplate());
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-test-'));
  const portal = await openPortal({ config: testConfig(dataDir, environment), databaseUrl: url });
  const http = await buildHttp(portal);
  await http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = http.server.address() as AddressInfo;
  const tokens = new Map<Account, Promise<string>>();

  const call: TestPortal['call'] = async <Body = Json>(
    method: string,
    path: string,
    { as, token, body, headers = {}, payload }: CallOptions = {},
  ) => {
    const shown = as ? await signIn(as) : token;
    const sent = payload ?? (body === undefined ? undefined : JSON.stringify(body));
    return exchange<Body>(
      port,
      method,
      path,
      {
        ...(shown !== undefined && { authorization: `Token ${shown}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      sent,
    );
  };

  const signIn = (account: Account): Promise<string> => {
    const known =
      tokens.get(account) ??
      call<{ token: string }>('POST', '/api/auth/login/', {
        body: { email: `${account}@portal.example`, password: DEMO_PASSWORD },
      }).then(({ body }) => body.token);
    tokens.set(account, known);
    return known;
  };

  return {
    portal,
    http,
    call,
    token: signIn,
    graphql: async (as, query, variables = {}) =>
      (await call('POST', '/graphql', { ...(as && { as }), body: { query, variables } })).body as never,
    close: async () => {
      await http.close();
      await portal.close();
      await drop();
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
