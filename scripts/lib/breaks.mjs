import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, realpathSync } from 'node:fs';
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jestEnvironment, jestProgram } from './jest.mjs';
import { collect, root } from './process.mjs';
import { Failure } from './say.mjs';

const folder = `${root}scripts/breaks/`;
/** Milliseconds. A break may make a test run for ever. */
const longest = 15 * 60_000;
const sequencer = './scripts/lib/nearestFirst.mjs';

/** All breaks in the order of their files, numbered from 1: {number, sort, file, from, to, why}. */
export function readBreaks() {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json')).sort();
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

/** A copy of the project as it is now, changes that are not committed included; its path ends with a slash. */
export async function copyProject() {
  const { ok, output } = await collect('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  if (!ok) throw new Failure('git cannot list the files of the project; run it in a clone.');
  const copy = `${realpathSync(mkdtempSync(join(tmpdir(), 'portal-breaks-')))}/`;
  for (const file of new Set(output.split('\0').filter(Boolean))) {
    try {
      cpSync(root + file, copy + file);
    } catch (error) {
      if (error.code !== 'ENOENT') throw error; // deleted, and not committed yet
    }
  }
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

/** The tests that have to do with files. Rules of subgraphs are tested there and over REST, not by what else the gateway does. */
const related = (files) => [
  '--findRelatedTests', ...files, '--passWithNoTests', '--testPathIgnorePatterns', '/node_modules/',
  ...(files.some((file) => file.startsWith('gateway/')) ? [] : ['/gateway/(?!rest/)']),
];

/** Only a test that fails notices a break: a test file that cannot begin, or no tests at all, proves nothing. */
const isNoticed = ({ ok, output }) => !ok && /^Tests:\s+\d+ failed/m.test(output);

/** Runs the tests that have to do with these files as they are. @returns the output when they fail, or null */
export async function failsUnbroken(copy, files) {
  const { ok, output } = await jest(copy, related([...new Set(files)]));
  return ok ? null : output;
}

/** Test files that noticed a break before; they are asked early. */
const noticing = new Set();

/**
 * Runs the tests that should notice a break in a copy, the nearest first, until one fails, and mends the copy.
 * @returns the name of the first test that failed, or null when none did
 */
export async function noticedBy(copy, one) {
  const { file } = one;
  const whole = readFileSync(copy + file, 'utf8');
  writeFileSync(copy + file, broken(copy, one));
  try {
    // One worker, because two breaks are looked at a time.
    const project = file.startsWith('web/') ? 'web' : 'server';
    const args = [...related([file]), '--selectProjects', project, '--testSequencer', sequencer, '--maxWorkers', '1'];
    const variables = { BROKEN_FILE: file, ASKED_EARLY: [...noticing].join(' ') };
    let run = await jest(copy, [...args, '--bail'], variables);
    // A test file that could not begin ended the run; another one may have a test that fails.
    if (!run.ok && !run.isLate && !isNoticed(run)) run = await jest(copy, args, variables);
    if (!isNoticed(run)) return null;
    const [, test, title] = /^FAIL \w+ (\S+)[^\n]*\n\s*(?:● )?(.+)$/m.exec(run.output) ?? [];
    if (test) noticing.add(test);
    return title ?? 'a test without a name';
  } finally {
    writeFileSync(copy + file, whole);
  }
}
