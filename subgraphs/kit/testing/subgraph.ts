import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ExecutionResult } from 'graphql';
import { loadConfig } from '../config/config.js';
import type { Config } from '../config/config.js';
import { createContext } from '../request/context.js';
import type { GraphClient, RequestContext } from '../request/context.js';
import type { Database } from '../postgres/database.js';
import { createExecutor } from '../graphql/execute.js';
import { publicError } from '../request/publicErrors.js';
import type { Subgraph } from '../service/subgraph.js';
import type { Viewer } from '../request/viewer.js';
import { createTestDatabase, ensureTemplate } from './databases.js';
import type { Answer } from './refusal.js';

export interface TestOptions {
  /** Answers what it asks of other subgraphs. */
  graph?: GraphClient;
  config?: Record<string, string>;
}

export interface TestSubgraph {
  config: Config;
  database: Database;
  /** Runs a document as the viewer (null: not signed in) through every declared check. */
  run<Data = Record<string, never> | null>(
    viewer: Viewer | null,
    document: string,
    variables?: Record<string, unknown>,
    more?: { idempotencyKey?: string; ip?: string },
  ): Promise<Answer<Data>>;
  /** The context of the latest run, for its effects. */
  latest(): RequestContext;
  close(): Promise<void>;
}

function shape(result: ExecutionResult): Answer<unknown> {
  const errors = (result.errors ?? []).map((error) =>
    publicError(error.toJSON(), () => console.error(error.originalError ?? error)),
  );
  return {
    data: result.data ?? null,
    errors: errors.map(({ message, path, extensions }) => ({
      message,
      ...(path && { path }),
      ...(extensions as { code: string }),
    })),
  };
}

/** Milliseconds; tens of thousands of rows are written by one, beside other tests. */
const LONGEST_STATEMENT = 30_000;

/** One subgraph on its own database, reached as the gateway reaches it. */
export async function openTestSubgraph(subgraph: Subgraph, options: TestOptions = {}): Promise<TestSubgraph> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-test-'));
  const given = loadConfig({ ...process.env, DATA_DIR: dataDir, ...options.config });
  const config = { ...given, longestStatement: LONGEST_STATEMENT };
  const template = await ensureTemplate(`${subgraph.name}_template`, async (url) => {
    await subgraph.database.open(url, config);
    await subgraph.database.close();
  });
  const { url, drop } = await createTestDatabase(template);
  await subgraph.database.open(url, config);
  await subgraph.start?.(config);
  const execute = createExecutor(subgraph.schema, config.graph.compiled);
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
        ip: more.ip ?? '127.0.0.1',
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
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
