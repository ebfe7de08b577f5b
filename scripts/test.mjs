// npm test: everything that proves the portal, on a machine with only Node and npm. Goes on after a step
// that failed, so that one run tells all, and ends with one line: N passed, N failed.
// npm test -- --changed [commit]: the checks, and the tests and journeys of what differs from the commit
// (the upstream branch, or the last commit), for daily work.
import { checkNode, install } from './lib/install.mjs';
import { line, runScript, seconds, step } from './lib/say.mjs';

/** With CI set a failed browser or page test is tried once more. More of them than this are no accident. */
const mostFlaky = 3;

const total = { passed: 0, failed: 0, flaky: [] };
const [mode, since] = process.argv.slice(2);

await runScript('Not tested', async () => {
  checkNode();
  await install();
  const { runChecks } = await import('./lib/checks.mjs');

  await part('Static checks', runChecks);
  // Before the tests: some of them ask the gateway for the web app's own pages.
  const built = await part('Build', buildAll);
  await (mode === '--changed' ? testChanged(built) : testAll(built));
  tellEnd();
});

async function testAll(built) {
  const { runJest } = await import('./lib/jest.mjs');
  const { listSpecs } = await import('./lib/e2e.mjs');
  await part('Unit, subgraph, REST and web tests', runJest);
  if (built && listSpecs().length > 0)
    await browserTests({ 'one process': 'start', 'six processes': 'apart' });
}

async function testChanged(built) {
  const { runJest } = await import('./lib/jest.mjs');
  const { listSpecs } = await import('./lib/e2e.mjs');
  const { changedFiles, relatedSources, touchedSpecs } = await import('./lib/changed.mjs');
  const files = changedFiles(since);
  const related = ['--passWithNoTests', '--findRelatedTests', ...relatedSources(files)];
  if (files.length > 0) await part('Tests related to what changed', () => runJest(related));
  const specs = touchedSpecs(files, listSpecs());
  if (built && specs.length > 0) await browserTests({ 'one process': 'start' }, specs);
}

async function browserTests(portals, specs) {
  const { runE2e } = await import('./lib/e2e.mjs');
  const browser = await getBrowser();
  if (!browser) return;
  for (const [name, script] of Object.entries(portals))
    await part(`In the browser, ${name}`, () => runE2e(script, browser, specs));
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
    const advice = 'install Chromium, or set PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH to one.';
    process.stdout.write(`${got.output}\nThere is no browser for the end-to-end tests: ${advice}\n`);
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
  const {
    passed,
    failed,
    flaky = [],
  } = await work().catch((error) => {
    process.stdout.write(`${error.message}\n`);
    return { passed: 0, failed: 1 };
  });
  total.passed += passed;
  total.failed += failed;
  total.flaky.push(...flaky);
  line(failed > 0 ? 'Failed' : 'Passed', `${seconds(began)}  ${passed} passed, ${failed} failed`);
  return failed === 0;
}

function tellEnd() {
  if (total.flaky.length > 0)
    process.stdout.write(`\nFlaky:\n${total.flaky.map((name) => `  ${name}\n`).join('')}`);
  if (total.flaky.length > mostFlaky) {
    total.failed += 1;
    process.stdout.write(`More than ${mostFlaky} tests passed only at the second try.\n`);
  }
  process.exitCode = total.failed > 0 ? 1 : 0;
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
}
