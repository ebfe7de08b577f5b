import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../scripts/postgres/postgres.js';
import { cpuOf, freePort, serve } from './processes.js';

// `npm run bench:refusals`: what refusing costs, beside refusing `{me{id}}` to somebody not signed in, in one
// run. Of those not signed in at most twice. A line is there when its kind has been measured; the whole
// takes less than two minutes.
const TIMES = 24;
const ROUNDS = 5;
const WARMING = 200;
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

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
/** The n-th body of each kind, of someone signed in. */
const SIGNED_IN: Record<string, (n: number) => unknown> = {
  'signed in: not valid': (n) => ({ query: `{a${n}}` }),
  'signed in: no document': (n) => ({ query: `{{{a${n}` }),
  'signed in: me 498 times': (n) => ({ query: `{${'me{id}'.repeat(498)}a${n}:id}` }),
  'signed in: undeclared': (n) => ({ query: '{me{id}}', variables: { [`a${n}`]: 1 } }),
  'signed in: undeclared, 1 MB': (n) => ({
    query: '{me{id}}',
    variables: { [`a${n}`]: 'x'.repeat(1_000_000) },
  }),
  'signed in: the same, last': (n) => ({
    variables: { [`a${n}`]: 'x'.repeat(1_000_000) },
    query: '{me{id}}',
  }),
  'signed in: many values': (n) => ({
    query: '{me{id}}',
    variables: Object.fromEntries(Array.from({ length: 60_000 }, (_, m) => [`a${n}b${m}`, 1])),
  }),
  'signed in: a long list': () => ({ query: '{me{id}}', variables: { a: new Array(60_000).fill(1) } }),
  'signed in: words': (n) => ({ query: `{me{${'id '.repeat(280)}a${n}}}` }),
  'signed in: deep': () => ({ query: '{me{id}}', variables: { a: JSON.parse(nested(500)) as unknown } }),
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
    SEED_DEMO: 'true',
    LIMITS_ENABLED: 'false',
    LOG_LEVEL: 'error',
  },
  'ready',
);

interface Kind {
  body: (n: number) => unknown;
  headers: Record<string, string>;
}

async function send(path: string, headers: Record<string, string>, body: unknown): Promise<object> {
  const answer = await fetch(`http://localhost:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as object;
}

let sent = 0;
async function refuse({ headers, body }: Kind): Promise<void> {
  const answer = await send('/graphql', headers, body((sent += 1)));
  if (!('errors' in answer)) throw new Error(`was not refused: ${JSON.stringify(answer).slice(0, 80)}`);
}

/** Milliseconds of the portal's CPU for each refusal. */
async function cost(kind: Kind, times: number): Promise<number> {
  const before = await cpuOf(portal);
  const sender = async () => {
    for (let n = 0; n < times / AT_ONCE; n += 1) await refuse(kind);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
  return ((await cpuOf(portal)) - before) / times;
}

const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

try {
  const credentials = { email: 'employee@portal.example', password: 'Harbor-Lantern-42' };
  const { token } = (await send('/api/auth/login/', {}, credentials)) as { token: string };
  const kinds = new Map<string, Kind>();
  for (const [name, document] of Object.entries(DOCUMENTS))
    kinds.set(name, { headers: {}, body: (n) => ({ query: document(n) }) });
  for (const [name, body] of Object.entries(SIGNED_IN))
    kinds.set(name, { headers: { authorization: `Token ${token}` }, body });
  const plain = kinds.get('{me{id}}');
  if (!plain) throw new Error('nothing to compare with');
  await cost(plain, WARMING);
  for (const [name, kind] of kinds) {
    // Beside its own refusals, in turn, so that whatever else the machine does hits both alike.
    const [own, base]: [number[], number[]] = [[], []];
    await cost(kind, AT_ONCE);
    for (let round = 0; round < ROUNDS; round += 1) {
      base.push(await cost(plain, TIMES));
      own.push(await cost(kind, TIMES));
    }
    const times = median(own) / median(base);
    process.stdout.write(`${name.padEnd(28)} ${median(own).toFixed(2)} ms CPU  ${times.toFixed(1)} times\n`);
  }
} finally {
  portal.kill('SIGTERM');
  await once(portal, 'exit');
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(0);
