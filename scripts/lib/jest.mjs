import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { collect, root } from './process.mjs';

const report = `${root}node_modules/.cache/portal/jest.json`;
/** Jest's program, for `node`. */
export const jestProgram = 'node_modules/jest/bin/jest.js';

/** Environment of a run in a project folder: Jest's workers take Node's options from there. They import TypeScript as it is. */
export function jestEnvironment(folder = root) {
  return { ...process.env, NODE_OPTIONS: `--import=${pathToFileURL(`${folder}scripts/lib/importServerModule.mjs`).href}` };
}

/** Runs all unit, subgraph, REST and web tests. Returns how many passed and failed. */
export async function runJest() {
  mkdirSync(`${root}node_modules/.cache/portal`, { recursive: true });
  rmSync(report, { force: true });
  const args = [jestProgram, '--json', `--outputFile=${report}`, '--ci', '--silent'];
  // Jest tells its progress on stderr and its JSON on stdout; people want the first.
  const { ok } = await collect(process.execPath, args, { echo: 'stderr', env: jestEnvironment() });
  return { ...readReport(), ok };
}

function readReport() {
  try {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(readFileSync(report, 'utf8'));
    return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
  } catch {
    return { passed: 0, failed: 1 }; // it died before it could count
  }
}
