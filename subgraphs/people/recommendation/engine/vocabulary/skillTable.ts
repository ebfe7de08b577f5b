import { listOf } from '../tables.js';

/** The parts of a company, or of life, that a skill or title belongs to. */
const FIELDS = [
  'software',
  'data',
  'infrastructure',
  'security',
  'itSupport',
  'design',
  'content',
  'product',
  'project',
  'marketing',
  'sales',
  'customers',
  'people',
  'learning',
  'finance',
  'legal',
  'operations',
  'logistics',
  'production',
  'office',
  'facilities',
  'care',
  'languages',
  'general',
] as const;

export type Field = (typeof FIELDS)[number];

export interface Skill {
  name: string;
  field: Field;
  /** How telling it is, 0 to 1: teamwork says less than payroll. */
  telling: number;
  /** As in text/phrases. */
  words: readonly string[];
  /** What it shows of other skills, and they of it, 0 to 1. */
  near: readonly { name: string; shows: number; isShown: number }[];
}

export const SKILL_COLUMNS = ['name', 'field', 'telling', 'words', 'other languages', 'near'] as const;

type Row = Record<(typeof SKILL_COLUMNS)[number], string>;

/**
 * The skills of `skills.tsv`. A name is a word too, unless its words have a guarded form of it (`=Go`, `?go`,
 * `??java`). A relative is written `Kotlin .7`, or `Java .9/.4` when this shows Java by 0.9 and Java shows this by
 * 0.4. @throws naming the row that is malformed
 */
export function readSkills(rows: readonly Row[]): Skill[] {
  const names = new Set(rows.map(({ name }) => name));
  if (names.size < rows.length) throw new Error('skills.tsv: two rows have one name');
  return rows.map(({ name, field, telling, near, ...row }) => {
    const fail = failure('skills.tsv', name);
    const words = [...listOf(row.words), ...listOf(row['other languages'])];
    const isGuarded = words.some(
      (word) => /^[=?~]/.test(word) && word.replace(/^[=?~]+/, '').toLowerCase() === name.toLowerCase(),
    );
    return {
      name,
      field: fieldOf(field, fail),
      telling: shareOf(telling, fail),
      words: isGuarded ? words : [name, ...words],
      near: listOf(near).map((one) => relativeOf(one, names, fail)),
    };
  });
}

/** Ends the reading of a table at a row. */
export type Fail = (problem: string) => never;

export const failure =
  (table: string, name: string): Fail =>
  (problem) => {
    throw new Error(`${table}, ${name === '' ? 'a row without a name' : `"${name}"`}: ${problem}`);
  };

export function fieldOf(field: string, fail: Fail): Field {
  return FIELDS.find((one) => one === field) ?? fail(`there is no field "${field}"`);
}

function shareOf(written: string, fail: Fail): number {
  const share = written === '' ? NaN : Number(written);
  return share > 0 && share <= 1 ? share : fail(`"${written}" is no share between 0 and 1`);
}

/** @param names those that can be related to */
export function relativeOf(written: string, names: ReadonlySet<string>, fail: Fail): Skill['near'][number] {
  const at = written.lastIndexOf(' ');
  const [shows = '', isShown = shows] = written.slice(at + 1).split('/');
  const name = written.slice(0, Math.max(0, at));
  if (!names.has(name)) fail(`there is no relative "${name}"`);
  return { name, shows: shareOf(shows, fail), isShown: shareOf(isShown, fail) };
}
