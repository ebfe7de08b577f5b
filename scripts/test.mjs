// npm test: everything that proves the portal, on a machine with only Node and npm. Goes on after a step
// that failed, so that one run tells all, and ends with one line: N passed, N failed.
import { checkNode, install } from './lib/install.mjs';
import { line, runScript, seconds, step } from './lib/say.mjs';

const total = { passed: 0, failed: 0 };

await runScript('Not tested', async () => {
  checkNode();
  await install();
  const { runChecks } = await import('./lib/checks.mjs');
  const { runJest } = await import('./lib/jest.mjs');

  await part('Static checks', runChecks);
  // Before the tests: some of them ask the gateway for the web app's own pages.
  const built = await part('Build', buildAll);
  await part('Unit, subgraph, REST and web tests', runJest);
  if (built) await browserTests();

  process.exitCode = total.failed > 0 ? 1 : 0;
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
});

async function browserTests() {
  const { listSpecs, runE2e } = await import('./lib/e2e.mjs');
  if (listSpecs().length === 0) return;
  const browser = await getBrowser();
  if (!browser) return;
  await part('In the browser, one process', () => runE2e('start', browser));
  await part('In the browser, six processes', () => runE2e('apart', browser));
}

async function getBrowser() {
  const { fetchBrowser, findBrowser } = await import('./lib/browser.mjs');
  const present = await findBrowser();
  if (present) {
    line('Browser', present);
    return present;
  }
  let got = { path: null, output: '' };
  await step('Browser', async () => {
    line('Browser', 'none found; getting Chromium (some minutes)');
    got = await fetchBrowser();
  });
  if (!got.path) {
    total.failed += 1;
    process.stdout.write(`${got.output}\nThere is no browser for the end-to-end tests: install Chromium, or set PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH to one.\n`);
  }
  return got.path;
}

async function buildAll() {
  const { build } = await import('./lib/build.mjs');
  await build();
  return { passed: 1, failed: 0 };
}

/** Runs one part, adds up its tests and prints its own result. True when nothing failed. */
async function part(title, work) {
  const began = performance.now();
  process.stdout.write(`\n${title}\n`);
  const { passed, failed } = await work().catch((error) => {
    process.stdout.write(`${error.message}\n`);
    return { passed: 0, failed: 1 };
  });
  total.passed += passed;
  total.failed += failed;
  line(failed > 0 ? 'Failed' : 'Passed', `${seconds(began)}  ${passed} passed, ${failed} failed`);
  return failed === 0;
}
