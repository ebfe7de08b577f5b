import { once } from 'node:events';
import { chownSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverAccount } from './account.js';
import { failWith } from './failures.js';
import { ask, read, readAgain, testServers, write } from './testing/servers.js';
import { until } from '../../subgraphs/kit/testing/time/until.js';

const { folder, start, otherProcess, serverPid } = testServers();
const asRoot = process.getuid?.() === 0 ? test : test.skip;

test('written data is there after a stop and a start', async () => {
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

test('only the account that started the database can connect to it', async () => {
  const { url, stop } = await start('closed');
  const socketFolder = new URL(url).searchParams.get('host') ?? '';
  expect(statSync(socketFolder).mode & 0o777).toBe(0o700);
  expect(statSync(folder('closed')).mode & 0o066).toBe(0);
  expect(await ask(url, `select current_setting('listen_addresses') as answer`)).toBe('');
  await stop();
});

test('a deep folder, whose path is too long for a socket, works, even when its socket is removed', async () => {
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
  writeFileSync(
    join(name, 'postmaster.pid'),
    `${process.ppid}\n${name}\n1700000000\n5432\n${name}\n\n  1234 5678\n`,
  );
  const { url, stop } = await start('reborn');
  expect(await ask(url, 'select 1 as answer')).toBe(1);
  await stop();
});

asRoot('root starts it under the account nobody, also below a folder closed to others', async () => {
  mkdirSync(folder('secret'), { mode: 0o700 });
  const { url, stop } = await start('secret/deep');
  expect(await ask(url, 'select 1 as answer')).toBe(1);
  const [owner] =
    /(?<=^Uid:\t)\d+/m.exec(readFileSync(`/proc/${serverPid('secret/deep')}/status`, 'utf8')) ?? [];
  expect(Number(owner)).toBe(serverAccount(folder('none'), []).ids?.uid);
  await stop();
});

asRoot('an ordinary user starts it under their own account, and root continues with it', async () => {
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

test('a failed start leaves no partial data folder', () => {
  expect(readdirSync(folder('keep')).sort()).toEqual(['postgres', 'postgres.log']);
});

test.each([
  ['initdb: error: could not write to file: No space left on device', 'is full; free some space'],
  [
    'initdb: error: could not look up effective user ID 70000: user does not exist',
    'under a user id without an account',
  ],
  ['FATAL:  data directory "/x" has wrong ownership', 'belongs to another account'],
  ['spawn /x/initdb ENOENT', 'needs glibc'],
  ["EROFS: read-only file system, mkdir '/x'", 'read-only disk; set DATA_DIR'],
  ['FATAL:  database files are incompatible with server', 'made by another version of PostgreSQL'],
  ['LOG: starting\nFATAL:  something new', 'does not start in /x (FATAL:  something new)'],
])('the failure "%s" is explained in a sentence with what to do', (output, sentence) => {
  expect(() => failWith(output, '/x')).toThrow(sentence);
});
