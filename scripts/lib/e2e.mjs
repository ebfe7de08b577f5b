import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answers, collect, freePort, root } from './process.mjs';
import { line, seconds } from './say.mjs';

const readyWithin = 120_000;
const report = `${root}node_modules/.cache/portal/e2e.json`;

/** The browser tests there are. */
export function listSpecs() {
  if (!existsSync(`${root}e2e`)) return [];
  return readdirSync(`${root}e2e`, { recursive: true }).filter((name) => name.endsWith('.spec.ts'));
}

/**
 * Starts a fresh portal (`scripts/<script>.mjs`) on a free port with a throw-away data folder, runs the
 * browser tests against it (all, or the specs named) and stops it.
 * @returns how many passed and failed, and the names of those that passed only when they were repeated
 */
export async function runE2e(script, browser, specs = []) {
  const began = performance.now();
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-e2e-'));
  const port = await freePort();
  // A second origin, where a test plays the video service.
  const videoHost = `http://127.0.0.1:${await freePort()}`;
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    HOST: 'localhost',
    PUBLIC_URL: `http://localhost:${port}`,
    LIMITS_ENABLED: '0',
    // Articles would be found by other signs before and after they are encoded; `articles/meaning.test.ts` proves it.
    AI_ENCODER: 'none',
    VIDEO_HOSTS: videoHost,
    DATABASE_URL: '',
    NODE_ENV: 'development',
    NODE_OPTIONS: '',
  };
  const portal = startPortal(script, env);
  try {
    const ready = await answers(`http://localhost:${port}/api/core/ready/`, readyWithin, () =>
      portal.hasEnded(),
    );
    if (!ready) {
      process.stdout.write(
        `\nThe portal (npm run ${script}) was not ready after ${seconds(began)}:\n${portal.output()}\n`,
      );
      return { passed: 0, failed: 1, flaky: [] };
    }
    line('Portal', `${seconds(began)}  ready on port ${port}`);
    return await runPlaywright({
      specs,
      portal,
      env: {
        ...process.env,
        BASE_URL: `http://localhost:${port}`,
        DATA_DIR: dataDir,
        VIDEO_HOSTS: videoHost,
        PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH: browser,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        NODE_OPTIONS: '',
        PROCESSES: script === 'apart' ? 'six' : 'one',
      },
    });
  } finally {
    await portal.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function startPortal(script, env) {
  let output = '';
  const child = spawn(process.execPath, [`scripts/${script}.mjs`], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  const gone = new Promise((done) => child.once('exit', done));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const stop = async () => {
    if (!hasEnded()) child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), 20_000);
    await gone;
    clearTimeout(force);
  };
  return { output: () => output, hasEnded, stop };
}

async function runPlaywright({ specs, portal, env }) {
  rmSync(report, { force: true });
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...specs];
  const { ok, output } = await collect(process.execPath, args, { env, echo: true });
  const { passed, failed, flaky } = readReport();
  if (!ok && failed === 0) process.stdout.write(output);
  if (!ok) process.stdout.write(`\nWhat the portal said meanwhile:\n${portal.output().slice(-5000)}\n`);
  return { passed, failed: ok ? failed : Math.max(failed, 1), flaky };
}

function readReport() {
  try {
    const { stats, suites } = JSON.parse(readFileSync(report, 'utf8'));
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      flaky: suites.flatMap(readFlaky),
    };
  } catch {
    return { passed: 0, failed: 1, flaky: [] };
  }
}

const readFlaky = ({ specs = [], suites = [] }) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `e2e/${file}: ${title}`),
  ...suites.flatMap(readFlaky),
];
