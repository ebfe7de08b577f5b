import { existsSync, readFileSync, readdirSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { join } from 'node:path';

/** What PostgreSQL writes down about itself in its data folder while it runs. */
export interface Postmaster {
  pid: number;
  port: number;
  socketFolder: string;
}

/** Reads `postmaster.pid`; null when no server is, or was, at work in this folder. */
export function readPostmaster(cluster: string): Postmaster | null {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const [pid, , , port, socketFolder] = readFileSync(file, 'utf8').split('\n');
  return { pid: Number(pid), port: Number(port ?? 0), socketFolder: socketFolder ?? '' };
}

/**
 * True while the process exists and is not an uncollected zombie (PID 1 of many containers does not collect them).
 */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return stateOf(pid) !== 'Z';
}

function stateOf(pid: number): string | null {
  try {
    return /\) (\w)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1] ?? null;
  } catch {
    return null;
  }
}

/**
 * Removes a `postmaster.pid` that would stop PostgreSQL from starting although its server is gone: a
 * zombie, or a number that another program got since. As long as any process still works inside the
 * data folder nothing is touched, because two servers on the same files destroy them.
 */
export function clearStalePidFile(cluster: string): 'cleared' | 'still at work' | 'unknown' {
  if (!existsSync('/proc/self/cwd')) return 'unknown'; // PostgreSQL itself judges on macOS
  if (workersIn(cluster).length > 0) return 'still at work';
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
  return 'cleared';
}

// Every PostgreSQL process has the data folder as its working directory.
function workersIn(cluster: string): number[] {
  const folder = realpathSync(cluster);
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      if (!(pid > 0)) return false;
      try {
        return readlinkSync(`/proc/${pid}/cwd`) === folder && isAlive(pid);
      } catch {
        return false;
      }
    });
}

/** Tells the server to stop without waiting, for the last moment of a process. True when there was one. */
export function signalPostmaster(cluster: string, signal: 'SIGINT' | 'SIGQUIT'): boolean {
  const server = readPostmaster(cluster);
  if (!server || !isAlive(server.pid)) return false;
  if (existsSync('/proc/self/cwd') && !workersIn(cluster).includes(server.pid)) return false;
  process.kill(server.pid, signal);
  return true;
}

/** Asks the server to stop (open sessions are ended, data is written) and waits until it is gone. */
export async function stopPostmaster(cluster: string): Promise<void> {
  for (const [signal, seconds] of [
    ['SIGINT', 15],
    ['SIGQUIT', 5],
  ] as const) {
    const pid = readPostmaster(cluster)?.pid;
    if (!pid || !signalPostmaster(cluster, signal)) return;
    for (const until = Date.now() + seconds * 1000; Date.now() < until; await wait(10)) {
      if (!isAlive(pid)) return;
    }
  }
}
