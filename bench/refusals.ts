import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../gateway/embedded/postgres.js';
import { cpuSeconds } from './load.js';
import { freePort, serve } from './processes.js';

// `npm run bench:refusals`: what refusing somebody not signed in costs, beside refusing `{me{id}}`, in one
// run. At most twice.
const TIMES = 400;
const ROUNDS = 3;
const AT_ONCE = 4;

const many = (count: number, one: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => one(n)).join(' ');

/** The n-th document of each kind: each is new to the portal, so that nothing is remembered. */
const DOCUMENTS: Record<string, (n: number) => string> = {
  '{me{id}}': () => '{me{id}}',
  'another name each time': (n) => `{a${n}:me{id}}`,
  'several subgraphs': (n) =>
    `{a${n}:me{id employee{id department{name} manager{id fullName}} roles{role{name}}}}`,
  'me 498 times': (n) => `{${'me{id}'.repeat(498)}a${n}:id}`,
  'me 120 times': (n) => `{${'me{id}'.repeat(120)}a${n}:id}`,
  'fragments in a ring': (n) =>
    `{...f0} ${many(18, (m) => `fragment f${m} on Query{...f${m + 1} ...f${m + 2} a${n}:id}`)}`,
  'sign-in 100 times': (n) => `mutation{${'login{token}'.repeat(60)}a${n}:login{id}}`,
  'sign-in, other names': (n) => `mutation{${many(40, (m) => `a${n}b${m}:login{id}`)}}`,
  'sign-in, fragments': (n) =>
    `mutation{...f0 a${n}:login{id}} ${many(15, (m) => `fragment f${m} on Mutation{...f${m + 1} ...f${m + 2}}`)}`,
  'sign-in, deep': (n) => `mutation{${'...{'.repeat(45)}a${n}:login{id}${'}'.repeat(45)}}`,
  'sign-in, directives': (n) => `mutation{a${n}:login{id${'@include(if:true)'.repeat(40)}}}`,
  'sign-in, variables': (n) => `mutation(${many(60, (m) => `$v${m}:Int`)}){a${n}:login{id}}`,
  'sign-in, a list': (n) => `mutation{a${n}:login(email:[${'1 '.repeat(360)}]){id}}`,
  'sign-in, an object': (n) => `mutation{a${n}:login(email:{${many(110, (m) => `b${m}:1`)}}){id}}`,
  'sign-in, wrong fields': (n) => `mutation{login{${many(100, (m) => `a${n}b${m}`)}}}`,
  'line feeds': (n) => `${'\n'.repeat(500_000)}{a${n}}`,
  words: (n) => `{me{${'id '.repeat(200)}a${n}:id}}`,
  'no document': (n) => `{{{a${n}`,
};

const dataDir = mkdtempSync(join(tmpdir(), 'portal-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir });
const port = await freePort();
const portal = await serve(
  '../gateway/main.js',
  [],
  {
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    PORT: String(port),
    LIMITS_ENABLED: 'false',
    LOG_LEVEL: 'error',
  },
  'ready',
);

let sent = 0;
async function refuse(document: (n: number) => string): Promise<void> {
  const body = JSON.stringify({ query: document((sent += 1)) });
  const answer = await fetch(`http://localhost:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  if (!('errors' in ((await answer.json()) as object)))
    throw new Error(`was not refused: ${body.slice(0, 80)}`);
}

/** Milliseconds of the portal's CPU for each refusal. */
async function cost(document: (n: number) => string, times: number): Promise<number> {
  const before = cpuSeconds(portal.pid ?? 0);
  const sender = async () => {
    for (let n = 0; n < times / AT_ONCE; n += 1) await refuse(document);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
  return ((cpuSeconds(portal.pid ?? 0) - before) * 1000) / times;
}

const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

try {
  const taken = new Map(Object.keys(DOCUMENTS).map((name) => [name, [] as number[]]));
  for (const document of Object.values(DOCUMENTS)) await cost(document, TIMES);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, document] of Object.entries(DOCUMENTS))
      taken.get(name)?.push(await cost(document, TIMES));
  }
  const base = median(taken.get('{me{id}}') ?? []);
  for (const [name, costs] of taken)
    process.stdout.write(
      `${name.padEnd(26)} ${median(costs).toFixed(2)} ms CPU  ${(median(costs) / base).toFixed(1)} times\n`,
    );
} finally {
  portal.kill('SIGTERM');
  await once(portal, 'exit');
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(0);
