import { spawn } from 'node:child_process';
import { chownSync, closeSync, existsSync, mkdirSync, mkdtempSync, openSync } from 'node:fs';
import { lstatSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client, type DatabaseError } from 'pg';
import { fail } from '../../subgraphs/kit/service/startFailure.js';
import type { Account } from './account.js';
import { environment, role } from './cluster.js';
import { failWith } from './failures.js';
import { clearStalePidFile, readPostmaster, stopPostmaster, type Postmaster } from './postmaster.js';

/** Everything needed to start one server; the same on every restart. */
export interface ServerPlan {
  dataDir: string;
  cluster: string;
  program: string;
  account: Account;
  settings: Record<string, string>;
  /** Where the socket has to be, when clients already know it. */
  socketFolder?: string;
}

/** A server that answers. */
export interface RunningServer {
  pid: number;
  socketFolder: string;
  /** True when someone else started it. */
  joined: boolean;
}

const port = 5432; // names the socket only; nothing listens on a network
const longestSocketPath = 103; // the shortest limit among the systems (macOS)
const patienceMs = 120_000; // recovery after a power cut on a slow disk
const logLimitBytes = 5_000_000;

/** The connection address of a database on the server behind this socket folder. */
export function addressOf(socketFolder: string, database: string): string {
  return `postgresql://${role}@localhost:${port}/${database}?host=${encodeURIComponent(socketFolder)}`;
}

/** Whether the server's socket file exists. */
export function hasSocket(socketFolder: string): boolean {
  return existsSync(join(socketFolder, `.s.PGSQL.${port}`));
}

/**
 * Joins the server that already answers for this cluster, or starts one and waits until it answers.
 * @param giveUp ends the attempt, at the latest after two minutes
 */
export async function bringUp(
  plan: ServerPlan,
  giveUp = AbortSignal.timeout(patienceMs),
): Promise<RunningServer> {
  const formerSocketFolder = readPostmaster(plan.cluster)?.socketFolder ?? '';
  for (; !giveUp.aborted; await wait(100)) {
    const present = readPostmaster(plan.cluster);
    if (present && (await answers(present.socketFolder))) return joined(plan, present);
    // Someone removed the socket of a running server (a cleaner of /tmp does): it can no longer be reached.
    if (present?.socketFolder && !hasSocket(present.socketFolder)) await stopPostmaster(plan.cluster);
    if (readPostmaster(plan.cluster) && clearStalePidFile(plan.cluster) === 'still at work') continue;
    if (!plan.socketFolder) forget(formerSocketFolder);
    const started = await start(plan, giveUp);
    if (started) return started;
  }
  fail(
    `Another PostgreSQL holds ${plan.cluster} and does not answer; stop process ${readPostmaster(plan.cluster)?.pid ?? '?'} and start again.`,
  );
}

function joined(
  { cluster, socketFolder }: ServerPlan,
  { pid, socketFolder: present }: Postmaster,
): RunningServer {
  if (socketFolder && socketFolder !== present)
    fail(`The server of ${cluster} was started elsewhere (${present}).`);
  return { pid, socketFolder: present, joined: true };
}

/** Removes a socket folder that `chooseSocketFolder` made outside the cluster. */
export function forget(socketFolder: string): void {
  if (basename(socketFolder).startsWith('portal-pg-')) rmSync(socketFolder, { recursive: true, force: true });
}

async function start(plan: ServerPlan, giveUp: AbortSignal): Promise<RunningServer | null> {
  const socketFolder = chooseSocketFolder(plan);
  const options = Object.entries({ ...plan.settings, unix_socket_directories: socketFolder });
  const flags = options.flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const { program, args, ...ids } = plan.account.command(plan.program, [
    '-D',
    plan.cluster,
    '-p',
    String(port),
    ...flags,
  ]);
  const logFile = join(plan.dataDir, 'postgres.log');
  const written = existsSync(logFile) ? statSync(logFile).size : 0;
  const fresh = written > logLimitBytes;
  const log = openSync(logFile, fresh ? 'w' : 'a', 0o600);
  // Detached: a Ctrl-C in the terminal must reach the portal first, which then stops its database.
  const child = spawn(program, args, {
    ...ids,
    cwd: '/',
    env: environment,
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.unref();
  let spawnFailure = '';
  child.once('error', (error) => (spawnFailure = error.message));

  for (; !giveUp.aborted; await wait(10)) {
    if (spawnFailure || child.exitCode !== null || child.signalCode !== null) {
      const ended =
        spawnFailure ||
        readFileSync(logFile)
          .subarray(fresh ? 0 : written)
          .toString();
      if (!plan.socketFolder) forget(socketFolder);
      if (/lock file .* already exists|pre-existing shared memory block/i.test(ended)) return null;
      failWith(ended, plan.cluster);
    }
    const pid = child.pid ?? 0;
    if (await answers(socketFolder)) return { pid, socketFolder, joined: false };
  }
  child.kill('SIGQUIT');
  fail(`PostgreSQL in ${plan.cluster} was not ready in time; look into ${logFile}.`);
}

// Inside the cluster's own closed folder when the path is short enough for a socket (107 bytes on Linux).
function chooseSocketFolder({ cluster, account, socketFolder }: ServerPlan): string {
  if (Buffer.byteLength(join(cluster, `.s.PGSQL.${port}`)) <= longestSocketPath) return cluster;
  if (socketFolder) return withFolder(socketFolder, account);
  const parent = Buffer.byteLength(tmpdir()) < 60 ? tmpdir() : '/tmp';
  const folder = mkdtempSync(join(parent, 'portal-pg-'));
  if (account.ids) chownSync(folder, account.ids.uid, account.ids.gid);
  return folder;
}

// Clients know the folder by name, so it is made again when someone has removed it, but only by us: in a
// folder of someone else's a stranger could answer in the place of the server.
function withFolder(folder: string, { ids }: Account): string {
  const uid = ids?.uid ?? process.getuid?.();
  if (!existsSync(folder)) {
    mkdirSync(folder, { mode: 0o700 });
    if (ids) chownSync(folder, ids.uid, ids.gid);
  }
  if (lstatSync(folder).uid !== uid)
    fail(`${folder} belongs to another account; remove it, and start again.`);
  return folder;
}

/** A server that ends between two statements of a client is no reason to end with it: the next statement tells. */
export function outlivesServer(client: Client): void {
  client.on('error', () => undefined);
}

/** Whether the server accepts connections, or would if it were not full, within this many milliseconds. */
export async function answers(socketFolder: string, limitMs = 3000): Promise<boolean> {
  if (!hasSocket(socketFolder)) return false;
  const connectionString = addressOf(socketFolder, 'postgres');
  const client = new Client({ connectionString, connectionTimeoutMillis: limitMs });
  outlivesServer(client);
  try {
    await client.connect();
    return true;
  } catch (error) {
    return (error as DatabaseError).code === '53300'; // all its connections are in use
  } finally {
    await client.end().catch(() => undefined);
  }
}
