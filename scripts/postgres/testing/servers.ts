import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Client } from 'pg';
import { until } from '../../../subgraphs/kit/testing/time/until.js';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../postgres.js';
import { outlivesServer } from '../server.js';

/** Databases of one test file, in folders of their own that go away with it. */
export interface TestServers {
  folder: (name: string) => string;
  /** The database of a folder, in this process. */
  start: (name: string) => Promise<EmbeddedPostgres>;
  /**
   * Another portal process, as `npm start` would be; with arguments it starts the database in its own way.
   */
  otherProcess: (name: string, ids?: { uid?: number; gid?: number }, own?: string) => Promise<OtherProcess>;
  serverPid: (name: string) => number;
}

export interface OtherProcess {
  child: ChildProcess;
  url: string;
  reused: boolean;
}

/** The tests kill processes, they do not cut the power. */
export const settings = { fsync: 'off' };

/** Called once at the top of a test file. */
export function testServers(): TestServers {
  const root = mkdtempSync(join(tmpdir(), 'portal-embedded-'));
  chmodSync(root, 0o755);
  const running = new Set<EmbeddedPostgres>();
  const children = new Set<ChildProcess>();
  const folder = (name: string): string => join(root, name);

  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL');
    for (const postgres of running) await postgres.stop();
    rmSync(root, { recursive: true, force: true, maxRetries: 10 });
  });

  return {
    folder,
    start: async (name) => {
      const postgres = await startEmbeddedPostgres({ dataDir: folder(name), settings });
      running.add(postgres);
      return postgres;
    },
    otherProcess: async (name, ids = {}, own = '') => {
      const env = { ...process.env, NODE_OPTIONS: '', DATA_DIR: folder(name) };
      const stdio: StdioOptions = ['ignore', 'pipe', own ? 'pipe' : 'inherit'];
      const child = spawn(process.execPath, ['--input-type=module', '-e', program(own)], {
        env,
        stdio,
        ...ids,
      });
      children.add(child);
      const [line] = (await once(child.stdout as Readable, 'data')) as [Buffer];
      return { child, ...(JSON.parse(line.toString()) as { url: string; reused: boolean }) };
    },
    serverPid: (name) =>
      Number(readFileSync(join(folder(name), 'postgres/postmaster.pid'), 'utf8').split('\n')[0]),
  };
}

function program(own: string): string {
  const load = `import { importServerModule as load } from './scripts/lib/importServerModule.mjs';`;
  if (!own) return `${load} await load('scripts/postgres/serve.ts');`;
  return `${load}
    const { startEmbeddedPostgres } = await load('scripts/postgres/postgres.ts');
    const dataDir = process.env.DATA_DIR;
    const { url, reused } = await startEmbeddedPostgres(${own});
    console.log(JSON.stringify({ url, reused }));
    setInterval(() => {}, 1e6);`;
}

/** The value of `answer` in the first row. */
export async function ask(url: string, text: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  outlivesServer(client);
  await client.connect();
  try {
    const { rows } = await client.query<{ answer: unknown }>(text);
    return rows[0]?.answer;
  } finally {
    await client.end();
  }
}

export const write = (url: string): Promise<unknown> => ask(url, 'create table note as select 42 as answer');
export const read = (url: string): Promise<unknown> => ask(url, 'select answer from note');

/** Reads as soon as there is a database again. */
export const readAgain = (url: string): Promise<unknown> => until(() => read(url).catch(() => null));
