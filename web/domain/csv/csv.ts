/** A column of a file: its head and what a row has in it. Numbers stay numbers; null is an empty cell. */
export interface CsvColumn<Row> {
  head: string;
  cell: (row: Row) => string | number | null;
}

/** What stands between two cells: many spreadsheets in Europe part them at semicolons. */
export type CsvSeparator = ',' | ';';

/** Text as a spreadsheet reads it: UTF-8 with a mark, CRLF. Nothing in it is taken for a formula (R9). */
export function toCsv<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
  separator: CsvSeparator = ',',
): string {
  const lines = [columns.map(({ head }) => head), ...rows.map((row) => columns.map(({ cell }) => cell(row)))];
  return `\uFEFF${lines.map((line) => `${line.map(written).join(separator)}\r\n`).join('')}`;
}

function written(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  // A spreadsheet runs what begins like this; the apostrophe makes it text.
  const safe = /^[=+\-@\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
