import { readFileSync } from 'node:fs';
import { z } from 'zod';

// Data lies beside the code that reads it: JSON, lines of text, tables with tabs, Markdown with front matter. A
// malformed row is an error that names the file and the row.

/** A text that says something. */
export const someText = z.string('is missing').min(1, 'is empty');

/** The value in the given form. @throws with the name of the file, the place and the error */
export function checkedData<T>(name: string, value: unknown, form: z.ZodType<T>): T {
  const { success, data, error } = form.safeParse(value);
  if (success) return data;
  const problems = error.issues.map(({ path, message }) => `${path.join('.')} ${message}`.trim());
  throw new Error(`${name}: ${problems.join('; ')}`);
}

/** A JSON file in the given form. */
export function readJson<T>(file: URL, form: z.ZodType<T>): T {
  return checkedData(nameOf(file), JSON.parse(readText(file)), form);
}

/** The text of a file without the end of its last line. */
export const readText = (file: URL): string => readFileSync(file, 'utf8').replace(/\n$/, '');

/** Lines without blanks around them. @throws naming the line that has some, or nothing in it */
export function linesOf(name: string, text: string): string[] {
  return text.split('\n').map((line, at) => {
    if (line === '' || line !== line.trim())
      throw new Error(`${name}, line ${at + 1}: ${line === '' ? 'is empty' : 'has blanks at an end'}`);
    return line;
  });
}

/**
 * Rows of a table with tabs; the first line names its columns. @throws naming the row that has other columns
 * than those
 */
export function rowsOf<Column extends string>(
  name: string,
  text: string,
  columns: readonly Column[],
): Record<Column, string>[] {
  const [head, ...rows] = text.split('\n').map((line) => line.split('\t'));
  if (head?.join() !== columns.join()) throw new Error(`${name}: the columns are not ${columns.join(', ')}`);
  return rows.map((cells, at) => {
    if (cells.length !== columns.length)
      throw new Error(`${name}, row ${at + 2}: has ${cells.length} columns, not ${columns.length}`);
    return Object.fromEntries(columns.map((column, place) => [column, cells[place] ?? ''])) as Record<
      Column,
      string
    >;
  });
}

/**
 * Markdown with front matter: `key: value` on a line, or `key:` and below it a list of `- value`. @throws when it
 * has none
 */
export function frontMatterOf(
  name: string,
  markdown: string,
): { header: Record<string, string | string[]>; body: string } {
  const found = /^---\n([^]*?)\n---\n([^]*)$/.exec(markdown);
  if (!found) throw new Error(`${name}: has no front matter.`);
  const [, head = '', body = ''] = found;
  const header: Record<string, string | string[]> = {};
  let list: string[] = [];
  for (const line of head.split('\n')) {
    const [, key, value] = /^(\w+):(?: (.*))?$/.exec(line) ?? [];
    if (key === undefined) list.push(line.replace(/^\s*- /, ''));
    else header[key] = value ?? (list = []);
  }
  return { header, body };
}

const nameOf = (file: URL) => file.pathname.split('/').slice(-2).join('/');
