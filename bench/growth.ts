import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../scripts/postgres/postgres.js';
import { freePort, run, serve } from './processes.js';

const ROUNDS = 40;
/** A first page may be this many times slower on the large size. */
export const OF_A_PAGE = 1.2;
/** A count, or figures over all there is. */
export const OF_A_COUNT = 3;
/** Knows nothing of the sizes: what it takes longer on one of them is the machine's doing. */
const CONTROL: Question = { name: 'anything else', query: '{ me { id } }', variables: () => ({}) };

/** The query. */
export interface Question {
  name: string;
  query: string;
  /** How many times slower it may be on the large size; omitted if it finds more there. */
  most?: number;
  variables: (n: number) => object;
}

/** The table that grows, and the queries on it. */
export interface Growth {
  /** Who asks. */
  email: string;
  /** The small number of rows and the large one. */
  sizes: readonly [number, number];
  /** Fills the tables up to a size; everything is asked once afterwards, to warm. */
  fill: (
    client: pg.Client,
    size: number,
    ask: (query: string, variables: object) => Promise<number>,
  ) => Promise<void>;
  asked: readonly Question[];
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/**
 * Runs every query on both sizes, in a portal of its own, and prints how many times slower the large one is,
 * corrected for the load of the machine.
 */
export async function measureGrowth({ email, sizes, fill, asked: questions }: Growth): Promise<void> {
  const asked = [...questions, CONTROL];
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir });
  const children: ChildProcess[] = [];
  // Triggers name the tables of their schema alone.
  const client = new pg.Client({ connectionString: postgres.url, options: '-c search_path=it,public' });
  try {
    const port = await freePort();
    const env = {
      DATABASE_URL: postgres.url,
      DATA_DIR: dataDir,
      PORT: String(port),
      LIMITS_ENABLED: 'false',
      SEED_DEMO: 'true',
      LOG_LEVEL: 'error',
    };
    await run('../gateway/seed.js', [], env);
    children.push(await serve('../gateway/main.js', [], env, 'ready'));
    await client.connect();
    const own = `http://127.0.0.1:${port}`;
    const json = { 'content-type': 'application/json' };
    const signIn = await fetch(`${own}/api/auth/login/`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ email, password: 'Harbor-Lantern-42' }),
    });
    const { token } = (await signIn.json()) as { token: string };
    const ask = async (query: string, variables: object): Promise<number> => {
      const begun = performance.now();
      const response = await fetch(`${own}/graphql`, {
        method: 'POST',
        headers: { ...json, authorization: `Token ${token}` },
        body: JSON.stringify({ query, variables }),
      });
      const { errors } = (await response.json()) as { errors?: unknown };
      if (errors) throw new Error(JSON.stringify(errors));
      return performance.now() - begun;
    };

    const taken = new Map<string, number[]>();
    for (const size of sizes) {
      await fill(client, size, ask);
      for (const { query, variables } of asked) await ask(query, variables(0));
      const times = new Map(asked.map(({ name }) => [name, [] as number[]]));
      // In turn, so that whatever else the machine does hits them alike.
      for (let round = 1; round <= ROUNDS; round += 1)
        for (const { name, query, variables } of asked)
          times.get(name)?.push(await ask(query, variables(round)));
      for (const [name, values] of times) taken.set(name, [...(taken.get(name) ?? []), median(values)]);
    }
    const [quiet = Number.NaN, busy = Number.NaN] = taken.get(CONTROL.name) ?? [];
    for (const { name, most } of asked) {
      const [few = Number.NaN, many = Number.NaN] = taken.get(name) ?? [];
      const growth = many / few / (name === CONTROL.name ? 1 : busy / quiet);
      const verdict = most === undefined ? '' : growth <= most ? '  as it shall be' : '  TOO SLOW';
      process.stdout.write(
        `${name.padEnd(26)} ${few.toFixed(1).padStart(7)} ms on ${sizes[0]}  ${many.toFixed(1).padStart(7)} ms on ${sizes[1]}  ${growth.toFixed(2)} times${verdict}\n`,
      );
    }
  } finally {
    await client.end().catch(() => undefined);
    for (const child of children) child.kill('SIGTERM');
    await Promise.all(
      children.filter((child) => child.exitCode === null).map((child) => once(child, 'exit')),
    );
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
