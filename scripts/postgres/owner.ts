import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from './postmaster.js';

// Which portal process started the server, so that a second one that merely uses it (npm run seed beside
// a running portal) does not stop it, while one that finds it orphaned after kill -9 takes it over.
const fileOf = (dataDir: string): string => join(dataDir, 'postgres.owner');

/** True when no living process owns the server, and this one has just become its owner. */
export function takeOver(dataDir: string): boolean {
  const file = fileOf(dataDir);
  if (existsSync(file)) {
    const [pid, started] = readFileSync(file, 'utf8').split(' ');
    const owner = Number(pid);
    if (owner !== process.pid && isAlive(owner) && startOf(owner) === started) return false;
  }
  writeFileSync(file, `${process.pid} ${startOf(process.pid)}`, { mode: 0o600 });
  return true;
}

/** Says that the server has no owner any more. */
export function release(dataDir: string): void {
  rmSync(fileOf(dataDir), { force: true });
}

// A number alone may belong to another program after a restart of the machine.
function startOf(pid: number): string {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return line.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? '-';
  } catch {
    return '-';
  }
}
