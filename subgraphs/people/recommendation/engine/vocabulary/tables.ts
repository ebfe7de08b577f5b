import { linesOf, readText, rowsOf } from '../../../../kit/files/data.js';

const here = (name: string) => new URL(`tables/${name}`, import.meta.url);

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

/** The rows of a table in the folder `tables`. */
export const tableOf = <Column extends string>(name: string, columns: readonly Column[]) =>
  wordRowsOf(name, readText(here(name)), columns);

/** The lines of a list in the folder `tables`. */
export const linesIn = (name: string): string[] => linesOf(name, readText(here(name)));

/** What a cell lists. */
export const listOf = (cell: string): string[] => (cell === '' ? [] : cell.split(', '));

/** The number of a name in a list. @throws for one that is not there */
export function placeOf(table: string, name: string, names: ReadonlyMap<string, number>): number {
  const place = names.get(name);
  if (place === undefined) throw new Error(`${table}: there is no "${name}"`);
  return place;
}
