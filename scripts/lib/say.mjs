// What people see of the scripts: one line per step with its duration, one sentence per failure.
// Needs nothing from node_modules, because it also speaks before they are there.

/** A reason to end, as a sentence that says what to do. Its message is printed without a stack. */
export class Failure extends Error {}

/** Runs one step and prints its line. `work` may return words to put behind the time. */
export async function step(name, work) {
  const began = performance.now();
  const words = await work();
  line(name, `${seconds(began)}${words ? `  ${words}` : ''}`);
}

/** Prints one aligned line. */
export function line(name, words) {
  process.stdout.write(`  ${name.padEnd(28)} ${words}\n`);
}

/** Seconds since `began` (performance.now()), as "1.2 s". */
export function seconds(began) {
  return `${((performance.now() - began) / 1000).toFixed(1)} s`;
}

/** Runs a script's body and leaves with 1 and one clear sentence when it fails. */
export async function runScript(what, body) {
  try {
    await body();
  } catch (error) {
    process.stderr.write(`\n${what}: ${error instanceof Failure ? error.message : sentenceFor(error)}\n`);
    process.exit(1);
  }
}

function sentenceFor(error) {
  if (error.code === 'ENOSPC') return 'the disk is full; free some space and run it again.';
  if (error.code === 'EACCES' || error.code === 'EROFS')
    return `${error.path ?? 'a file'} cannot be written; make the project's folder writable for this account.`;
  return error.stack ?? String(error);
}
