import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ExecutionResult } from 'graphql';
import pg from 'pg';
import { loadConfig } from '../config.js';
import type { Config } from '../config.js';
import { createContext } from '../context.js';
import type { GraphClient, RequestContext } from '../context.js';
import type { Database } from '../database.js';
import { createExecutor } from '../execute.js';
import { publicError } from '../publicErrors.js';
import type { Subgraph } from '../subgraph.js';
import type { Viewer } from '../viewer.js';

/** The server that jest's global setup started. */
export function testServer(): string {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) throw new Error('TEST_DATABASE_URL is not set: run the tests through jest, whose global setup starts PostgreSQL.');
  return server;
}

/** Address of another database on the same server; the server may be reached through a socket, so only the path changes. */
export function databaseUrl(name: string): string {
  return testServer().replace(/\/[^/?]*(?=\?|$)/, `/${name}`);
}

export async function onTestServer(work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: testServer() });
  await client.connect();
  await work(client).finally(() => client.end());
}

/** A database of its own, empty or a copy of `template`, dropped by `drop`. */
export async function createTestDatabase(template = 'template1'): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onTestServer(async (client) => void (await client.query(`create database ${name} template ${template}`)));
  return { url: databaseUrl(name), drop: () => onTestServer(async (client) => void (await client.query(`drop database if exists ${name} with (force)`))) };
}

export interface Answer {
  data: Record<string, never> | null;
  errors: { message: string; code: string; fields?: Record<string, string[]>; currentStatus?: string; retryAfter?: number; path?: readonly (string | number)[] }[];
}

export interface TestSubgraph {
  config: Config;
  database: Database;
  /** Runs a document as the viewer (null = nobody signed in) through every declared check. */
  run<Data = Answer['data']>(viewer: Viewer | null, document: string, variables?: Record<string, unknown>, more?: { idempotencyKey?: string }): Promise<{ data: Data; errors: Answer['errors'] }>;
  /** The context of the latest run, for its effects. */
  latest(): RequestContext;
  close(): Promise<void>;
}

function shape(result: ExecutionResult): Answer {
  const errors = (result.errors ?? []).map((error) => publicError(error.toJSON(), () => console.error(error.originalError ?? error)));
  return {
    data: (result.data ?? null) as Answer['data'],
    errors: errors.map(({ message, path, extensions }) => ({ message, ...(path && { path }), ...(extensions as { code: string }) })),
  };
}

/** One subgraph on a database of its own, reached as the gateway reaches it. `graph` answers its calls to other subgraphs. */
export async function openTestSubgraph(subgraph: Subgraph, options: { graph?: GraphClient; config?: Record<string, string> } = {}): Promise<TestSubgraph> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-test-'));
  const config = loadConfig({ ...process.env, DATA_DIR: dataDir, ...options.config });
  const { url, drop } = await createTestDatabase();
  await subgraph.database.open(url, config);
  await subgraph.start?.(config);
  const execute = createExecutor(subgraph.schema);
  const noGraph: GraphClient = () => Promise.reject(new Error('This test gave no graph.'));
  let latest: RequestContext | null = null;
  return {
    config,
    database: subgraph.database,
    run: async (viewer, document, variables = {}, more = {}) => {
      latest = createContext({
        config,
        viewer,
        requestId: randomUUID(),
        idempotencyKey: more.idempotencyKey ?? null,
        ip: '127.0.0.1',
        userAgent: 'jest',
        graph: options.graph ?? noGraph,
      });
      return shape(await execute(document, variables, latest)) as never;
    },
    latest: () => {
      if (!latest) throw new Error('Nothing was run yet.');
      return latest;
    },
    close: async () => {
      await subgraph.database.close();
      await drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
