import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbeddedPostgres } from '../gateway/embedded/postgres.js';
import { compare } from './load.js';
import type { Target } from './load.js';

// `npm run bench`: the federated ticket list beside the floor, in one run, on 20,000 tickets of 2,000 people.
const ROUNDS = 3;
const SECONDS = 6;
const PEOPLE = 2_000;
const TICKETS = 20_000;
const WORDS = ['laptop', 'printer', 'password', 'monitor', 'holiday', 'badge'];

const FIELDS = 'id kind title status priority createdAt updatedAt createdByName createdByDepartment assignedToName';
const LIST = `query Bench($page: Int, $search: String) { masterTickets(page: $page, pageSize: 50, search: $search) { results { ${FIELDS} } } }`;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

const script = (name: string) => fileURLToPath(new URL(name, import.meta.url));

async function run(name: string, args: string[], env: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, [script(name), ...args], { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = (await once(child, 'exit')) as [number];
  if (code !== 0) throw new Error(`${name} ended with ${code}`);
}

async function serve(name: string, args: string[], env: Record<string, string>, sign: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [script(name), ...args], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const chunk of child.stdout as AsyncIterable<Buffer>) if (chunk.toString().includes(sign)) return child;
  throw new Error(`${name} did not start`);
}

const dataDir = mkdtempSync(join(tmpdir(), 'portal-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir });
const children: ChildProcess[] = [];
try {
  const [floorPort, port] = [await freePort(), await freePort()];
  const env = { DATABASE_URL: postgres.url, DATA_DIR: dataDir, PORT: String(port), LIMITS_ENABLED: 'false', SEED_DEMO: 'true', LOG_LEVEL: 'error' };
  process.stdout.write(`Seeding ${PEOPLE} people and ${TICKETS} tickets …\n`);
  await run('../gateway/seed.js', ['--employees', String(PEOPLE), '--tickets', String(TICKETS)], env);
  const floor = await serve('./floor.js', [String(floorPort), postgres.url], {}, 'ready');
  const portal = await serve('../gateway/main.js', [], env, 'ready');
  children.push(floor, portal);

  const own = `http://127.0.0.1:${port}`;
  const signIn = await fetch(`${own}/api/auth/login/`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: 'hr@portal.example', password: 'Harbor-Lantern-42' }) });
  const { token } = (await signIn.json()) as { token: string };
  const authorization = `Token ${token}`;

  const page = (n: number) => 1 + (n % 20);
  const word = (n: number) => WORDS[n % WORDS.length] ?? '';
  const onFloor = (name: string, path: (n: number) => string): Target => ({ name, url: `http://127.0.0.1:${floorPort}`, pid: floor.pid ?? 0, request: (n) => ({ path: path(n) }) });
  const onGraph = (name: string, variables: (n: number) => object): Target => ({
    name,
    url: own,
    pid: portal.pid ?? 0,
    headers: { authorization, 'content-type': 'application/json' },
    request: (n) => ({ path: '/graphql', method: 'POST', body: JSON.stringify({ query: LIST, variables: variables(n) }) }),
  });
  const onRest = (name: string, path: (n: number) => string): Target => ({ name, url: own, pid: portal.pid ?? 0, headers: { authorization }, request: (n) => ({ path: path(n) }) });

  const rows = [
    [onFloor('list 50: floor', (n) => `/list?offset=${(page(n) - 1) * 50}`), onGraph('list 50: GraphQL', (n) => ({ page: page(n) })), onRest('list 50: REST', (n) => `/api/tickets/master-tickets/?page_size=50&page=${page(n)}`)],
    [onFloor('search: floor', (n) => `/list?search=${word(n)}`), onGraph('search: GraphQL', (n) => ({ search: word(n) })), onRest('search: REST', (n) => `/api/tickets/master-tickets/?page_size=50&search=${word(n)}`)],
  ];
  for (const targets of rows) {
    const figures = await compare(targets, ROUNDS, SECONDS);
    const base = figures.get(targets[0]?.name ?? '');
    for (const [name, figure] of figures) {
      const share = figure.perSecond / (base?.perSecond ?? Number.NaN);
      process.stdout.write(`${name.padEnd(20)} ${figure.perSecond.toFixed(0).padStart(6)} req/s  share ${share.toFixed(2)}  ${figure.cpuMs.toFixed(2)} ms CPU${figure.failed ? `  ${figure.failed} FAILED` : ''}\n`);
    }
  }
} finally {
  for (const child of children) child.kill('SIGTERM');
  await Promise.all(children.filter((child) => child.exitCode === null).map((child) => once(child, 'exit')));
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(0);
