import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { root } from './process.mjs';

const preload = pathToFileURL(`${root}scripts/lib/dieWithParent.mjs`).href;
const width = 10;

/**
 * Starts a compiled program as a child that ends with this process. Its lines appear behind its name.
 * Detached from the terminal: Ctrl-C reaches this process, which ends the children in their order.
 */
export function startChild(name, entry, env, { flags = [], onLine } = {}) {
  const child = spawn(process.execPath, ['--import', preload, ...flags, `dist/${entry}.js`], {
    cwd: root,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const [stream, target] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ]) {
    createInterface({ input: stream }).on('line', (text) => {
      if (onLine?.(text)) return;
      target.write(`${name.padEnd(width)} ${text}\n`);
    });
  }
  return child;
}

/** True when the child has ended. */
export const hasEnded = (child) => child.exitCode !== null || child.signalCode !== null;

/** Asks a child to end and waits; ends it by force after ten seconds. */
export async function endChild(child) {
  if (hasEnded(child)) return;
  const gone = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await gone;
  clearTimeout(force);
}
