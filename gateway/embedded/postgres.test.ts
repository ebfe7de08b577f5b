import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { serverAccount } from './account.js';
import { failWith } from './failures.js';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './postgres.js';

const settings = { fsync: 'off' }; // the tests kill processes, they do not cut the power
const root = mkdtempSync(join(tmpdir(), 'portal-embedded-'));
const running = new Set<EmbeddedPostgres>();
const children = new Set<ChildProcess>();
const asRoot = process.getuid?.() === 0 ? test : test.skip;

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  for (const postgres of running) await postgres.stop();
  rmSync(root, { recursive: true, force: true });
});

const folder = (name: string): string => join(root, name);
chmodSync(root, 0o755);

async function start(name: string): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir: folder(name), settings });
  running.add(postgres);
  return postgres;
}

async function ask(url: string, text: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ answer: unknown }>(text);
    return rows[0]?.answer;
  } finally {
    await client.end();
  }
}

const write = (url: string): Promise<unknown> => ask(url, 'create table note as select 42 as answer');
const read = (url: string): Promise<unknown> => ask(url, 'select answer from note');

/** Resolves as soon as something is there. */
async function until<Result>(look: () => Promise<Result> | Result): Promise<Result> {
  for (const end = Date.now() + 10_000; Date.now() < end; await wait(50)) {
    const found = await look();
    if (found) return found;
  }
  throw new Error('It did not come within ten seconds.');
}

const readAgain = (url: string): Promise<unknown> => until(() => read(url).catch(() => null));
const serverPid = (name: string): number => Number(readFileSync(join(folder(name), 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);

/** Another portal process, as `npm start` would be; with arguments it starts the database in its own way. */
async function otherProcess(
  name: string,
  ids: { uid?: number; gid?: number } = {},
  own = '',
): Promise<{ child: ChildProcess; url: string; reused: boolean }> {
  const load = `import { importServerModule as load } from './scripts/lib/importServerModule.mjs';`;
  const started = `const { startEmbeddedPostgres } = await load('gateway/embedded/postgres.ts');
    const dataDir = process.env.DATA_DIR;
    const { url, reused } = await startEmbeddedPostgres${own};
    console.log(JSON.stringify({ url, reused }));
    setInterval(() => {}, 1e6);`;
  const script = `${load} ${own ? started : `await load('gateway/embedded/serve.ts');`}`;
  const env = { ...process.env, NODE_OPTIONS: '', DATA_DIR: folder(name) };
  const stdio: StdioOptions = ['ignore', 'pipe', own ? 'pipe' : 'inherit'];
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { env, stdio, ...ids });
  children.add(child);
  const [line] = (await once(child.stdout as Readable, 'data')) as [Buffer];
  return { child, ...(JSON.parse(line.toString()) as { url: string; reused: boolean }) };
}

test('what was written is there after a stop and a start', async () => {
  const first = await start('keep');
  expect(first.reused).toBe(false);
  expect(await ask(first.url, `select upper('ä') || current_setting('timezone') as answer`)).toBe('ÄUTC');
  await write(first.url);
  await first.stop();
  const second = await start('keep');
  expect(second.reused).toBe(false);
  expect(await read(second.url)).toBe(42);
  await second.stop();
});

test('nobody but its own account can enter the database', async () => {
  const { url, stop } = await start('closed');
  const socketFolder = new URL(url).searchParams.get('host') ?? '';
  expect(statSync(socketFolder).mode & 0o777).toBe(0o700);
  expect(statSync(folder('closed')).mode & 0o066).toBe(0);
  expect(await ask(url, `select current_setting('listen_addresses') as answer`)).toBe('');
  await stop();
});

test('a deep folder, whose path is too long for a socket, works, also when its socket is removed', async () => {
  const name = join('d'.repeat(60), 'e'.repeat(60));
  const { url, stop } = await start(name);
  expect(await ask(url, 'select 1 as answer')).toBe(1);
  const socketFolder = new URL(url).searchParams.get('host') ?? '';
  expect(statSync(socketFolder).mode & 0o777).toBe(0o700);
  rmSync(socketFolder, { recursive: true }); // as a cleaner of /tmp does
  await until(() => ask(url, 'select 1 as answer').catch(() => null));
  expect(statSync(socketFolder).mode & 0o777).toBe(0o700);
  await stop();
  expect(() => statSync(socketFolder)).toThrow('ENOENT');
});

test('a database that ends twice within two seconds comes back each time under the same address', async () => {
  const { url, stop } = await start('killed');
  await write(url);
  for (const signal of ['SIGKILL', 'SIGINT'] as const) {
    process.kill(serverPid('killed'), signal);
    expect(await readAgain(url)).toBe(42);
  }
  await stop();
});

test('the next start uses the database that a killed portal left running, keeps it up, and stops it', async () => {
  const killed = await otherProcess('orphan');
  await write(killed.url);
  killed.child.kill('SIGKILL');
  await once(killed.child, 'exit');
  const next = await start('orphan');
  expect(next).toMatchObject({ reused: true, url: killed.url });
  expect(await read(next.url)).toBe(42);
  process.kill(serverPid('orphan'), 'SIGKILL');
  expect(await readAgain(next.url)).toBe(42);
  await next.stop();
  expect(() => serverPid('orphan')).toThrow('ENOENT');
});

describe('a database that cannot come back', () => {
  const control = (): string => join(folder('lame'), 'postgres/global/pg_control');

  /** Ends the server, and keeps it from starting. */
  async function lame(): Promise<void> {
    const pid = serverPid('lame');
    renameSync(control(), `${control()}.aside`);
    process.kill(pid, 'SIGKILL');
    await until(() => /could not open file .*pg_control/i.test(readFileSync(join(folder('lame'), 'postgres.log'), 'utf8')));
  }

  test('is tried again until what stood in its way is gone', async () => {
    const { url, stop } = await start('lame');
    await write(url);
    await lame();
    renameSync(`${control()}.aside`, control());
    expect(await readAgain(url)).toBe(42);
    await stop();
  });

  test('ends the portal with an error that says why, so that a supervisor acts', async () => {
    const { child } = await otherProcess('lame', {}, `({ dataDir, settings: { fsync: 'off' }, patience: { giveUpMs: 700 } })`);
    let said = '';
    child.stderr?.on('data', (data: Buffer) => (said += data.toString()));
    const gone = once(child, 'exit');
    await lame();
    expect(await gone).toEqual([1, null]);
    expect(said).toContain(`The embedded PostgreSQL in ${join(folder('lame'), 'postgres')} ended and did not stay up`);
    renameSync(`${control()}.aside`, control());
  });
});

test('a command that outlives the portal beside it keeps the database up, and stops it in the end', async () => {
  const portal = await otherProcess('lame');
  const command = await start('lame');
  expect(command.reused).toBe(true);
  portal.child.kill('SIGTERM');
  await once(portal.child, 'exit');
  expect(await readAgain(command.url)).toBe(42);
  await command.stop();
  expect(() => serverPid('lame')).toThrow('ENOENT');
});

test('when portal and database were both killed, the next start recovers the data', async () => {
  const killed = await otherProcess('both');
  await write(killed.url);
  killed.child.kill('SIGKILL');
  process.kill(serverPid('both'), 'SIGKILL');
  const next = await start('both');
  expect(next.reused).toBe(false);
  expect(await read(next.url)).toBe(42);
  await next.stop();
});

test('a command beside a running portal shares its database and leaves it running', async () => {
  const portal = await start('shared');
  const command = await otherProcess('shared');
  expect(command).toMatchObject({ reused: true, url: portal.url });
  command.child.kill('SIGTERM');
  await once(command.child, 'exit');
  expect(await ask(portal.url, 'select 1 as answer')).toBe(1);
  await portal.stop();
});

test('a note about a server whose number now belongs to another program does not stop the start', async () => {
  await (await start('reborn')).stop();
  const name = join(folder('reborn'), 'postgres');
  writeFileSync(join(name, 'postmaster.pid'), `${process.ppid}\n${name}\n1700000000\n5432\n${name}\n\n  1234 5678\n`);
  const { url, stop } = await start('reborn');
  expect(await ask(url, 'select 1 as answer')).toBe(1);
  await stop();
});

asRoot('root starts it under the account nobody, also below a folder closed to others', async () => {
  mkdirSync(folder('secret'), { mode: 0o700 });
  const { url, stop } = await start('secret/deep');
  expect(await ask(url, 'select 1 as answer')).toBe(1);
  const [owner] = /(?<=^Uid:\t)\d+/m.exec(readFileSync(`/proc/${serverPid('secret/deep')}/status`, 'utf8')) ?? [];
  expect(Number(owner)).toBe(serverAccount(folder('none'), []).ids?.uid);
  await stop();
});

asRoot('an ordinary user starts it under their own account, and root goes on with it', async () => {
  const { uid, gid } = serverAccount(folder('none'), []).ids ?? {};
  mkdirSync(folder('plain'));
  chownSync(folder('plain'), uid ?? 0, gid ?? 0);
  const { child, url } = await otherProcess('plain', { uid, gid });
  await write(url);
  child.kill('SIGTERM');
  await once(child, 'exit');
  const next = await start('plain');
  expect(await read(next.url)).toBe(42);
  await next.stop();
});

test('nothing half-made is left behind', () => {
  expect(readdirSync(folder('keep')).sort()).toEqual(['postgres', 'postgres.log']);
});

test.each([
  ['initdb: error: could not write to file: No space left on device', 'is full; free some space'],
  ['initdb: error: could not look up effective user ID 70000: user does not exist', 'under a user id without an account'],
  ['FATAL:  data directory "/x" has wrong ownership', 'belongs to another account'],
  ['spawn /x/initdb ENOENT', 'needs glibc'],
  ["EROFS: read-only file system, mkdir '/x'", 'read-only disk; set DATA_DIR'],
  ['FATAL:  database files are incompatible with server', 'made by another version of PostgreSQL'],
  ['LOG: starting\nFATAL:  something new', 'does not start in /x (FATAL:  something new)'],
])('the failure "%s" is told in a sentence with what to do', (output, sentence) => {
  expect(() => failWith(output, '/x')).toThrow(sentence);
});
