import { existsSync, readFileSync } from 'node:fs';
import { broken, readBreaks } from './checks/breaks.mjs';
import { checkSubjects } from './checks/commitSubjects.mjs';
import { missingBuilds } from './checks/lockfile.mjs';
import { checkNouns } from './checks/nouns.mjs';
import { root, tool } from './process.mjs';
import { checkRequirements } from './checks/requirements.mjs';
import { line, seconds } from './say.mjs';

const code = () =>
  ['gateway', 'subgraphs', 'web', 'bench', 'e2e'].filter((folder) => existsSync(root + folder));

// Slowest first: two run at a time.
const checks = [
  ['Lint of the server', () => lint(['.', '--ignore-pattern', 'web'], 'server')],
  ['Lint of the web app', () => lint(['web'], 'web')],
  ['Types of the server', () => types('.', 'server')],
  ['Types of the web app', () => types('web', 'web')],
  ['Unused code and packages', () => tool('knip/bin/knip.js', ['--no-progress', '--no-config-hints'])],
  [
    'Who imports whom',
    () =>
      tool('dependency-cruiser/bin/dependency-cruise.mjs', [
        ...code(),
        'scripts/postgres',
        '--output-type',
        'err-long',
      ]),
  ],
  [
    'Types of GraphQL documents',
    () => tool('@graphql-codegen/cli/esm/bin.js', ['--config', 'codegen.ts', '--check']),
  ],
  [
    'Layout of the code',
    () =>
      tool('prettier/bin/prettier.cjs', [
        '--check',
        '.',
        '--log-level',
        'warn',
        '--cache',
        '--cache-location',
        'node_modules/.cache/portal/prettier',
      ]),
  ],
  ['Copied code', () => tool('jscpd/run-jscpd.js', [...code(), 'scripts'])],
  ['Lockfile', checkLockfile],
  ['Nouns that need each other', checkNouns],
  ['Statements that tests name', checkRequirements],
  ['Breaks that still apply', checkBreaks],
  ['Subjects of commits', checkSubjects],
];

const lint = (places, name) =>
  tool('eslint/bin/eslint.js', [
    ...places,
    '--max-warnings',
    '0',
    '--cache',
    '--cache-strategy',
    'content',
    '--cache-location',
    `node_modules/.cache/portal/eslint-${name}`,
  ]);

const types = (project, name) =>
  tool('typescript/bin/tsc', [
    '-p',
    project,
    '--incremental',
    '--tsBuildInfoFile',
    `node_modules/.cache/portal/${name}.tsbuildinfo`,
  ]);

/** Runs all static checks, two at a time, and prints a line for each. Returns how many passed and failed. */
export async function runChecks() {
  const queue = [...checks];
  const failures = [];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [name, check] = next;
      const began = performance.now();
      const { ok, output } = await check();
      line(name, `${seconds(began)}  ${ok ? 'ok' : 'failed'}`);
      if (!ok) failures.push(`\n${name}\n${output.trim()}\n`);
    }
  };
  await Promise.all([worker(), worker()]);
  for (const text of failures) process.stdout.write(text);
  return { passed: checks.length - failures.length, failed: failures.length };
}

// A break that fits no more proves nothing; `npm run test:breaks` takes too long to tell.
async function checkBreaks() {
  const lost = readBreaks().filter((one) => broken(root, one) === null);
  const output = lost.map(({ file, from }) => `${file}: ${JSON.stringify(from)}`).join('\n');
  return { ok: lost.length === 0, output };
}

// It has to install on every machine, from whichever registry that machine uses.
async function checkLockfile() {
  const { packages } = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8'));
  const problems = [];
  const named = Object.keys(packages).filter((path) => packages[path].resolved);
  if (named.length > 0)
    problems.push(
      `package-lock.json names a registry for ${named[0]} and ${named.length - 1} more: run \`npm install\` with the project's .npmrc.`,
    );
  const missing = missingBuilds(packages);
  if (missing.length > 0)
    problems.push(
      `package-lock.json lacks ${missing[0][0]} and ${missing.length - 1} more builds for other platforms: run \`npm run lockfile\`.`,
    );
  const wanted = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  for (const group of ['dependencies', 'devDependencies']) {
    const apart = Object.keys(wanted[group]).filter(
      (name) => packages[''][group]?.[name] !== wanted[group][name],
    );
    if (apart.length > 0)
      problems.push(
        `package-lock.json does not fit package.json (${apart.join(', ')}): run \`npm install\`.`,
      );
  }
  return { ok: problems.length === 0, output: problems.join('\n') };
}
