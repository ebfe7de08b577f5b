import { linesOf, readText, rowsOf } from '../../../kit/files/data.js';

/** Lists in a cell are parted by a comma and a blank. */
const MALFORMED = /^[ ,]|[ ,]$| [ ,]|,[^ ]/;

/**
 * The rows of a table. @throws naming the row that has other columns, or a cell with a comma or a blank too many or
 * too few
 */
export function wordRowsOf<Column extends string>(
  name: string,
  text: string,
  columns: readonly Column[],
): Record<Column, string>[] {
  const rows = rowsOf(name, text, columns);
  rows.forEach((row, at) => {
    const column = columns.find((one) => MALFORMED.test(row[one]));
    if (column) throw new Error(`${name}, row ${at + 2}: a comma or blank is wrong in "${column}"`);
  });
  return rows;
}

const ENTRY_COLUMNS = ['list', 'entry'] as const;

/**
 * The lists of a table with one word or phrase a row. @throws naming the row whose list is unknown, or whose entry is
 * none or there twice, and the list that has no row
 */
export function wordListsOf<List extends string>(
  name: string,
  text: string,
  lists: readonly List[],
): Record<List, ReadonlySet<string>> {
  const found = Object.fromEntries(lists.map((list) => [list, new Set<string>()])) as Record<
    List,
    Set<string>
  >;
  wordRowsOf(name, text, ENTRY_COLUMNS).forEach(({ list, entry }, at) => {
    const fail = (problem: string) => new Error(`${name}, row ${at + 2}: ${problem}`);
    const known = lists.find((one) => one === list);
    if (known === undefined) throw fail(`there is no list "${list}"`);
    if (entry === '' || entry.includes(',')) throw fail(`"${entry}" is not one word or phrase`);
    if (found[known].has(entry)) throw fail(`"${entry}" is there twice`);
    found[known].add(entry);
  });
  const empty = lists.find((list) => found[list].size === 0);
  if (empty !== undefined) throw new Error(`${name}: the list "${empty}" has no row`);
  return found;
}

/** Reads tables and lists in the folder `tables` beside a module, which is named by its `import.meta.url`. */
export function tablesBeside(module: string) {
  const textOf = (name: string) => readText(new URL(`tables/${name}`, module));
  return {
    tableOf: <Column extends string>(name: string, columns: readonly Column[]) =>
      wordRowsOf(name, textOf(name), columns),
    wordListsIn: <List extends string>(name: string, lists: readonly List[]) =>
      wordListsOf(name, textOf(name), lists),
    linesIn: (name: string): string[] => linesOf(name, textOf(name)),
  };
}

/** What a cell lists. */
export const listOf = (cell: string): string[] => (cell === '' ? [] : cell.split(', '));

/** The number of a name in a list. @throws for one that is not there */
export function placeOf(table: string, name: string, names: ReadonlyMap<string, number>): number {
  const place = names.get(name);
  if (place === undefined) throw new Error(`${table}: there is no "${name}"`);
  return place;
}
