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

/** Reads tables and lists in the folder `tables` beside a module, which is named by its `import.meta.url`. */
export function tablesBeside(module: string) {
  const textOf = (name: string) => readText(new URL(`tables/${name}`, module));
  return {
    tableOf: <Column extends string>(name: string, columns: readonly Column[]) =>
      wordRowsOf(name, textOf(name), columns),
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
