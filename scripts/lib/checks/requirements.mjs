import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../process.mjs';

/** Every statement with one line in our words. */
export const TABLE = 'docs/requirements.tsv';

/** The page that `npm run requirements` writes. */
export const PAGE = 'docs/requirements.md';

const ID = /[ABC]\d+\.\d+/;
const groups = new RegExp(`\\[(${ID.source}(?:[ ,]+${ID.source})*)\\]`, 'g');
const places = ['gateway', 'subgraphs', 'web', 'e2e', 'bench', 'scripts'];

/**
 * The rows of the table: an id, `rule` or `note` (a statement that asks for nothing that a test could prove),
 * and a line. A row that is written otherwise is an error that names it.
 */
export function statementsOf(text) {
  const seen = new Set();
  return text
    .trimEnd()
    .split('\n')
    .map((row, index) => {
      const [id, sort, line, ...more] = row.split('\t');
      const fail = (problem) => {
        throw new Error(`${TABLE}, row ${index + 1}, ${problem}: ${row}`);
      };
      if (!new RegExp(`^${ID.source}$`).test(id)) fail('has no id');
      if (sort !== 'rule' && sort !== 'note') fail('is neither a rule nor a note');
      if (!line || line !== line.trim() || more.length > 0) fail('has not one line of text');
      if (seen.has(id)) fail('has an id that another row has');
      seen.add(id);
      return { id, sort, line };
    });
}

/** The ids that the titles of a test file name: `[A4.14]`, `[A4.14 A6.15]`. */
export const idsIn = (text) =>
  new Set([...text.matchAll(groups)].flatMap(([, ids]) => ids.split(/[ ,]+/).filter(Boolean)));

/** The test files that name each id. */
export function testsById(files) {
  const tests = new Map();
  for (const [file, text] of files)
    for (const id of idsIn(text)) tests.set(id, [...(tests.get(id) ?? []), file]);
  return tests;
}

/** The page: a list for each section, every statement with the tests that name it. */
export function pageOf(statements, tests) {
  const out = [
    '# What the product has to do',
    '',
    'Every statement of the specification in our own words, and the tests that name it. The words are in',
    '`requirements.tsv`; `npm run requirements` writes this page and prints the statements that no test names.',
    'Notes ask for nothing that a test could prove.',
  ];
  let section = '';
  for (const { id, sort, line } of statements) {
    const [own] = id.split('.');
    if (own !== section) out.push('', `## ${own} ${titleOf(own)}`, '');
    section = own;
    const links = (tests.get(id) ?? []).map((file) => `[${file.split('/').at(-1)}](../${file})`).join(', ');
    out.push(`- **${id}** ${line}${sort === 'note' ? ' (note)' : ''}${links ? `: ${links}` : ''}`);
  }
  return `${out.join('\n')}\n`;
}

const AREAS = { A: 'Platform and employees', B: 'HR', C: 'IT and learning' };
const PARTS = [
  'about this part',
  'purpose',
  'pages',
  'records and their fields',
  'states',
  'what input has to be',
  'roles',
  'calls',
  'messages',
  'numbers',
];

const titleOf = (section) => `${AREAS[section[0]]}: ${PARTS[Number(section.slice(1))]}`;

/** The statements of the table. */
export const readStatements = () => statementsOf(readFileSync(join(root, TABLE), 'utf8'));

/** All test files of the project with their text, in the order of their paths. */
export function readTests() {
  return places
    .flatMap((place) =>
      readdirSync(join(root, place), { recursive: true })
        .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file))
        .map((file) => `${place}/${file}`),
    )
    .sort()
    .map((file) => [file, readFileSync(join(root, file), 'utf8')]);
}

/** Tests name no statement that there is not. */
export async function checkRequirements() {
  const known = new Set(readStatements().map(({ id }) => id));
  const problems = [...testsById(readTests())]
    .filter(([id]) => !known.has(id))
    .map(([id, files]) => `${files.join(', ')} names ${id}, which is not in ${TABLE}`);
  return { ok: problems.length === 0, output: problems.join('\n') };
}
