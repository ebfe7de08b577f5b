import type { ChildProcess } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../scripts/postgres/postgres.js';
import { cpuOf, freePort, memoryOf, run, serve } from './processes.js';

/** A portal of its own for one measurement, with its database. */
export interface BenchPortal {
  /** Address of the gateway. */
  address: string;
  /** Folder with everything that it keeps. */
  dataDir: string;
  /** Of its database. */
  databaseUrl: string;
  database: pg.Pool;
  /** Starts the gateway, again after it was killed. */
  start: () => Promise<void>;
  /** Milliseconds of CPU that the gateway has used. */
  cpu: () => Promise<number>;
  /** Bytes of memory that the gateway uses. */
  memory: () => Promise<number>;
  /** Ends the gateway as a crash does. */
  kill: () => void;
  close: () => Promise<void>;
}

/** The demo organisation with this many people who may sign in; the gateway is not started yet. */
export async function openBenchPortal(people: number): Promise<BenchPortal> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir });
  // Triggers name the tables of their schema alone.
  const options = '-c search_path=learning,public';
  const database = new pg.Pool({ connectionString: postgres.url, max: 1, options });
  database.on('error', () => undefined); // it is killed on purpose
  const port = await freePort();
  const env = {
    ...{ DATABASE_URL: postgres.url, DATA_DIR: dataDir, PORT: String(port) },
    ...{ LIMITS_ENABLED: 'false', SEED_DEMO: 'true', LOG_LEVEL: 'fatal' },
  };
  let gateway: ChildProcess | null = null;
  // Some of them have left.
  const employees = Math.ceil(1.2 * people) + 20;
  await run('../gateway/seed.js', ['--employees', String(employees), '--tickets', '0'], env);
  return {
    address: `http://127.0.0.1:${port}`,
    dataDir,
    databaseUrl: postgres.url,
    database,
    start: async () => void (gateway = await serve('../gateway/main.js', [], env, 'ready')),
    cpu: async () => (gateway ? cpuOf(gateway) : 0),
    memory: async () => (gateway ? memoryOf(gateway) : 0),
    kill: () => void gateway?.kill('SIGKILL'),
    close: async () => {
      if (gateway?.exitCode === null && gateway.signalCode === null) {
        const ended = once(gateway, 'exit');
        gateway.kill('SIGTERM');
        await ended;
      }
      await database.end();
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const SIGN_IN = `insert into identity.session (user_id, token_hash, user_agent, idle_minutes, expires_at)
  select u.id, h.hash, 'bench', 720, now() + interval '1 day'
  from unnest($1::text[]) with ordinality h (hash, place) join (
    select id, row_number() over (order by id desc) as place from identity.user_account where may_sign_in) u using (place)`;

/** Signs this many people in, without checking their passwords. @returns their tokens */
export async function signInMany(database: pg.Pool, people: number): Promise<string[]> {
  const tokens = Array.from({ length: people }, () => randomBytes(32).toString('base64url'));
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest('hex'));
  const { rowCount } = await database.query(SIGN_IN, [hashes]);
  if (rowCount !== people) throw new Error(`${String(rowCount)} people can sign in, not ${people}.`);
  return tokens;
}
