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
const NUMBER_COLUMNS = ['list', 'entry', 'number'] as const;

/**
 * The lists of a table with one word or phrase a row. @throws naming the row whose list is unknown, or whose entry is
 * none or there twice, and the list that has no row
 */
export const wordListsOf = <List extends string>(
  name: string,
  text: string,
  lists: readonly List[],
): Record<List, ReadonlySet<string>> =>
  listsOf(
    name,
    wordRowsOf(name, text, ENTRY_COLUMNS),
    lists,
    () => new Set<string>(),
    (words, { entry }) => words.add(entry),
  );

/** As `wordListsOf`, with a number beside each word. @throws naming the row whose number is none, too */
export const numberListsOf = <List extends string>(
  name: string,
  text: string,
  lists: readonly List[],
): Record<List, ReadonlyMap<string, number>> =>
  listsOf(
    name,
    wordRowsOf(name, text, NUMBER_COLUMNS),
    lists,
    () => new Map<string, number>(),
    (numbers, { entry, number }, fail) => {
      if (!/^\d+$/.test(number)) fail(`"${number}" is no number`);
      numbers.set(entry, Number(number));
    },
  );

type Fail = (problem: string) => never;

function listsOf<
  List extends string,
  Row extends { list: string; entry: string },
  Entries extends { has(entry: string): boolean; size: number },
>(
  name: string,
  rows: readonly Row[],
  lists: readonly List[],
  empty: () => Entries,
  add: (entries: Entries, row: Row, fail: Fail) => void,
): Record<List, Entries> {
  const found = Object.fromEntries(lists.map((list) => [list, empty()])) as Record<List, Entries>;
  rows.forEach((row, at) => {
    const fail: Fail = (problem) => {
      throw new Error(`${name}, row ${at + 2}: ${problem}`);
    };
    const list = lists.find((one) => one === row.list) ?? fail(`there is no list "${row.list}"`);
    if (row.entry === '' || row.entry.includes(',')) fail(`"${row.entry}" is not one word or phrase`);
    if (found[list].has(row.entry)) fail(`"${row.entry}" is there twice`);
    add(found[list], row, fail);
  });
  const unused = lists.find((list) => found[list].size === 0);
  if (unused !== undefined) throw new Error(`${name}: the list "${unused}" has no row`);
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
    numberListsIn: <List extends string>(name: string, lists: readonly List[]) =>
      numberListsOf(name, textOf(name), lists),
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
