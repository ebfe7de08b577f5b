import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, realpathSync } from 'node:fs';
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jestEnvironment, jestProgram } from '../jest.mjs';
import { collect, root } from '../process.mjs';
import { Failure } from '../say.mjs';

const folder = `${root}scripts/breaks/`;
/** Milliseconds. A break may make a test run for ever. */
const longest = 15 * 60_000;
const sequencer = './scripts/lib/nearestFirst.mjs';

/** All breaks in the order of their files, numbered from 1: {number, sort, file, from, to, why}. */
export function readBreaks() {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();
  const sorts = files.map((name) => JSON.parse(readFileSync(folder + name, 'utf8')));
  const all = sorts.flatMap(({ sort, breaks }) => breaks.map((one) => ({ sort, ...one })));
  return all.map((one, place) => ({ number: place + 1, ...one }));
}

/** The text of a copy's file with the break in it; null unless what it replaces is there exactly once. */
export function broken(copy, { file, from, to }) {
  if (!existsSync(copy + file)) return null;
  const text = readFileSync(copy + file, 'utf8');
  const [before, after, ...more] = text.split(from);
  return after === undefined || more.length > 0 ? null : before + to + after;
}

/**
 * A copy of the project as it is now, changes that are not committed included; its path ends with a slash.
 * The web app has to be built: some tests ask the gateway for its pages.
 */
export async function copyProject() {
  const { ok, output } = await collect('git', [
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
  ]);
  if (!ok) throw new Failure('git cannot list the files of the project; run it in a clone.');
  const copy = `${realpathSync(mkdtempSync(join(tmpdir(), 'portal-breaks-')))}/`;
  for (const file of new Set(output.split('\0').filter(Boolean))) {
    try {
      cpSync(root + file, copy + file);
    } catch (error) {
      if (error.code !== 'ENOENT') throw error; // deleted, and not committed yet
    }
  }
  cpSync(`${root}web/dist`, `${copy}web/dist`, { recursive: true });
  symlinkSync(realpathSync(`${root}node_modules`), `${copy}node_modules`);
  return copy;
}

export const removeCopy = (copy) => rmSync(copy, { recursive: true, force: true });

const running = new Set();
process.once('exit', () => running.forEach(end));

/** Jest's workers, too: one that a break has sent into a loop without end hears nothing else. */
function end(child) {
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

/** Runs Jest in a copy, for so long at most. */
function jest(copy, args, variables = {}) {
  return new Promise((done) => {
    let output = '';
    const env = { ...jestEnvironment(copy), ...variables };
    const options = { cwd: copy, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] };
    const child = spawn(process.execPath, [jestProgram, '--ci', '--silent', ...args], options);
    running.add(child);
    const clock = setTimeout(end, longest, child);
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
    child.on('close', (code) => {
      clearTimeout(clock);
      running.delete(child);
      done({ ok: code === 0, isLate: code === null, output });
    });
  });
}

/**
 * Only a test that fails notices a break: a test file that cannot begin, or no tests at all, proves nothing.
 */
const isNoticed = ({ ok, output }) => !ok && /^Tests:\s+\d+ failed/m.test(output);

/** Test files that noticed a break, and pass without one. They are asked early about other breaks. */
const noticing = new Set();

/**
 * Runs the tests that have to do with a file, whichever door they come through: the nearest first, until one
 * fails.
 */
async function runRelated(copy, file) {
  const project = file.startsWith('web/') ? 'web' : 'server';
  // One worker, because two breaks are looked at a time.
  const args = [
    '--findRelatedTests',
    file,
    '--passWithNoTests',
    '--selectProjects',
    project,
    '--maxWorkers',
    '1',
  ];
  const inOrder = [...args, '--testSequencer', sequencer];
  const variables = { BROKEN_FILE: file, ASKED_EARLY: [...noticing].join(' ') };
  const run = await jest(copy, [...inOrder, '--bail'], variables);
  // A test file that could not begin ended the run; another one may have a test that fails.
  return run.ok || run.isLate || isNoticed(run) ? run : jest(copy, inOrder, variables);
}

/** Where a test fails anyway, its failure says nothing about a break. */
async function requireSound(copy, test) {
  if (noticing.has(test)) return;
  const { ok, output } = await jest(copy, ['--runTestsByPath', test, '--maxWorkers', '1']);
  if (!ok) throw new Failure(`${test} fails without any break. Mend it first.\n\n${output}`);
  noticing.add(test);
}

/**
 * Makes a break in a copy, runs the tests that should notice it, and mends the copy.
 * @returns the name of the first test that failed, or null when none did
 */
export async function noticedBy(copy, one) {
  const whole = readFileSync(copy + one.file, 'utf8');
  writeFileSync(copy + one.file, broken(copy, one));
  const run = await runRelated(copy, one.file);
  writeFileSync(copy + one.file, whole);
  if (!isNoticed(run)) return null;
  const [, test, title] = /^FAIL \w+ (\S+)[^\n]*\n\s*(?:● )?(.+)$/m.exec(run.output) ?? [];
  if (!test) throw new Failure(`Jest does not say which test failed.\n\n${run.output}`);
  await requireSound(copy, test);
  return title;
}
