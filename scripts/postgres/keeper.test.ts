import { once } from 'node:events';
import { readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbeddedPostgres } from './postgres.js';
import { readAgain, settings, testServers, write } from './testing/servers.js';
import { until } from '../../subgraphs/kit/testing/time/until.js';

const { folder, start, otherProcess, serverPid } = testServers();

test('a database that stops twice within two seconds is restarted each time under the same address', async () => {
  const { url, stop } = await start('killed');
  await write(url);
  for (const signal of ['SIGKILL', 'SIGINT'] as const) {
    process.kill(serverPid('killed'), signal);
    expect(await readAgain(url)).toBe(42);
  }
  await stop();
});

describe('a database that cannot restart', () => {
  const control = (): string => join(folder('lame'), 'postgres/global/pg_control');

  /** Ends the server, and keeps it from starting. */
  async function lame(): Promise<void> {
    const pid = serverPid('lame');
    renameSync(control(), `${control()}.aside`);
    process.kill(pid, 'SIGKILL');
    await until(() =>
      /could not open file .*pg_control/i.test(readFileSync(join(folder('lame'), 'postgres.log'), 'utf8')),
    );
  }

  test('is restarted until its cause is gone', async () => {
    const { url, stop } = await start('lame');
    await write(url);
    await lame();
    renameSync(`${control()}.aside`, control());
    expect(await readAgain(url)).toBe(42);
    await stop();
  });

  test('ends the portal with an error that has the cause, so that a supervisor acts', async () => {
    const { child } = await otherProcess(
      'lame',
      {},
      `{ dataDir, settings: { fsync: 'off' }, patience: { giveUpMs: 1500 } }`,
    );
    let said = '';
    child.stderr?.on('data', (data: Buffer) => (said += data.toString()));
    const gone = once(child, 'exit');
    await lame();
    expect(await gone).toEqual([1, null]);
    expect(said).toContain(
      `The embedded PostgreSQL in ${join(folder('lame'), 'postgres')} ended and did not stay up`,
    );
    renameSync(`${control()}.aside`, control());
  });

  test('is given up, but not killed, when it runs without answering', async () => {
    let tell: (failure: Error) => void = () => undefined;
    const told = new Promise<Error>((resolve) => (tell = resolve));
    const patience = { giveUpMs: 400, onLost: tell };
    const { url, stop } = await startEmbeddedPostgres({ dataDir: folder('lame'), settings, patience });
    const pid = serverPid('lame');
    process.kill(pid, 'SIGSTOP');
    expect((await told).message).toContain(
      `The embedded PostgreSQL (process ${pid}) lives but has not answered`,
    );
    process.kill(pid, 'SIGCONT');
    expect(await readAgain(url)).toBe(42);
    await stop();
  });
});

test('a command that outlives the portal beside it keeps the database up, and stops it at the end', async () => {
  const portal = await otherProcess('lame');
  const command = await start('lame');
  expect(command.reused).toBe(true);
  portal.child.kill('SIGTERM');
  await once(portal.child, 'exit');
  expect(await readAgain(command.url)).toBe(42);
  await command.stop();
  expect(() => serverPid('lame')).toThrow('ENOENT');
});
