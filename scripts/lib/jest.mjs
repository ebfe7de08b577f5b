import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { collect, root } from './process.mjs';

const report = `${root}node_modules/.cache/portal/jest.json`;
/** Jest's program, for `node`. */
export const jestProgram = 'node_modules/jest/bin/jest.js';

/**
 * Environment of a run in a project folder: Jest's workers take Node's options from there. They import
 * TypeScript as it is.
 */
export function jestEnvironment(folder = root) {
  return {
    ...process.env,
    // A process of its own for each portal would cost more than the tests; those of the encoder turn it on.
    AI_ENCODER: 'none',
    NODE_OPTIONS: `--import=${pathToFileURL(`${folder}scripts/lib/importServerModule.mjs`).href}`,
  };
}

/**
 * Runs unit, subgraph, REST and web tests: all of them, or those that Jest's arguments choose.
 * @returns how many passed and failed, and the names of those that passed only when they were repeated
 */
export async function runJest(choice = []) {
  mkdirSync(`${root}node_modules/.cache/portal`, { recursive: true });
  rmSync(report, { force: true });
  const args = [jestProgram, '--json', `--outputFile=${report}`, '--ci', '--silent', ...choice];
  // Jest tells its progress on stderr and its JSON on stdout; people want the first.
  await collect(process.execPath, args, { echo: 'stderr', env: jestEnvironment() });
  return readReport();
}

function readReport() {
  try {
    const result = JSON.parse(readFileSync(report, 'utf8'));
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = result;
    return {
      passed: numPassedTests,
      failed: numFailedTests + numRuntimeErrorTestSuites,
      flaky: readFlaky(result),
    };
  } catch {
    return { passed: 0, failed: 1, flaky: [] }; // it died before it could count
  }
}

const readFlaky = ({ testResults }) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, invocations }) => status === 'passed' && invocations > 1)
      .map(({ fullName }) => `${relative(root, name)}: ${fullName}`),
  );
