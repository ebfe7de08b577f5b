/** The part of a company, or of life, that a skill or title belongs to. */
export type Field =
  | 'software'
  | 'data'
  | 'infrastructure'
  | 'security'
  | 'itSupport'
  | 'design'
  | 'content'
  | 'product'
  | 'project'
  | 'marketing'
  | 'sales'
  | 'customers'
  | 'people'
  | 'learning'
  | 'finance'
  | 'legal'
  | 'operations'
  | 'logistics'
  | 'production'
  | 'office'
  | 'facilities'
  | 'care'
  | 'languages'
  | 'general';

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

/**
 * Skills of a field, one a line: `name | words in English | words in German, Spanish, French | near
 * relatives`. The name is a word too, unless its words hold a guarded form of it (`=Go`, `?go`, `??java`). A
 * relative is written `Kotlin .7`, or `Java .9/.4` when this shows Java by 0.9 and Java shows this by 0.4.
 */
export function skillTable(field: Field, telling: number, table: string): Skill[] {
  return rowsOf(table).map(([name = '', english = '', others = '', near = '']) => {
    const words = [...listOf(english), ...listOf(others)];
    const isGuarded = words.some(
      (word) => /^[=?~]/.test(word) && word.replace(/^[=?~]+/, '').toLowerCase() === name.toLowerCase(),
    );
    return {
      name,
      field,
      telling,
      words: isGuarded ? words : [name, ...words],
      near: listOf(near).map(relative),
    };
  });
}

export function rowsOf(table: string): string[][] {
  return table
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('|').map((cell) => cell.trim()));
}

export const listOf = (cell: string): string[] =>
  cell
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

export function relative(written: string): Skill['near'][number] {
  const at = written.lastIndexOf(' ');
  const [shows = 0, isShown = shows] = written
    .slice(at + 1)
    .split('/')
    .map(Number);
  return { name: written.slice(0, at), shows, isShown };
}
