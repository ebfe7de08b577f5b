import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  statfsSync,
} from 'node:fs';
import { join } from 'node:path';
import { fail } from '../../subgraphs/kit/service/startFailure.js';
import { handOver, type Account } from './account.js';
import type { Binaries } from './binaries.js';
import { failWith } from './failures.js';

/** The only role inside the embedded database. Only its own account can reach the socket. */
export const role = 'portal';

// PostgreSQL takes its environment from here alone: no secret of the portal reaches it, and its messages
// stay in English so that they can be recognised.
export const environment = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

const neededBytes = 300 * 1024 ** 2;

/** Makes the folder of everything; its parents keep their own permissions. */
export function prepareFolder(dataDir: string, cluster: string, account: Account): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    if (existsSync(cluster)) readdirSync(cluster);
    // Another account that runs the server must be able to pass through, and no other account needs to look inside.
    if (process.getuid?.() === statSync(dataDir).uid) chmodSync(dataDir, account.ids ? 0o711 : 0o700);
    if (existsSync(cluster)) handOver(cluster, account);
  } catch (error) {
    failWith((error as Error).message, dataDir);
  }
}

/** Creates the cluster once. It appears under its name only when it is complete. */
export async function createCluster(
  cluster: string,
  account: Account,
  binaries: Binaries,
  durable: boolean,
): Promise<void> {
  if (existsSync(join(cluster, 'PG_VERSION'))) return;
  const { bavail, bsize } = statfsSync(join(cluster, '..'));
  if (bavail * bsize < neededBytes)
    fail(
      `Less than 300 MB are free where ${cluster} would be; free some space, or set DATA_DIR to another disk.`,
    );
  const draft = `${cluster}.new-${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  handOver(draft, account);
  const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
  const args = [
    '-D',
    draft,
    '-U',
    role,
    `--locale=${locale}`,
    '-E',
    'UTF8',
    '--auth=trust',
    ...(durable ? [] : ['--no-sync']),
  ];
  const { code, output } = await run(account.command(binaries.initdb, args));
  if (code !== 0) {
    rmSync(draft, { recursive: true, force: true });
    failWith(output, cluster);
  }
  try {
    renameSync(draft, cluster);
  } catch (error) {
    // Another start was quicker; its cluster is as good as ours.
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(join(cluster, 'PG_VERSION'))) throw error;
  }
}

function run(command: ReturnType<Account['command']>): Promise<{ code: number | null; output: string }> {
  const { program, args, ...ids } = command;
  return new Promise((done) => {
    let output = '';
    const child = spawn(program, args, {
      ...ids,
      cwd: '/',
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr.on('data', (data: Buffer) => (output += data.toString()));
    child.on('error', (error) => done({ code: 1, output: error.message }));
    child.on('close', (code) => done({ code, output }));
  });
}
