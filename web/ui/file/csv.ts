/** A column of a file: its header and its value in a row. Numbers stay numbers; null is an empty cell. */
export interface CsvColumn<Row> {
  head: string;
  cell: (row: Row) => string | number | null;
}

/** What separates two cells: many spreadsheets in Europe part them at semicolons. */
export type CsvSeparator = ',' | ';';

/** A file of rows: its name and its columns. */
export interface CsvFile<Row> {
  name: string;
  columns: readonly CsvColumn<Row>[];
}

export const csvType = 'text/csv;charset=utf-8';

/** The beginning of a file: the mark of UTF-8 and the heads. */
export const csvHead = <Row>(columns: readonly CsvColumn<Row>[], separator: CsvSeparator): string =>
  `\uFEFF${lineOf(
    columns.map(({ head }) => head),
    separator,
  )}`;

/** The lines of some rows. Nothing in them is taken for a formula (R9). */
export const csvLines = <Row>(
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
  separator: CsvSeparator,
): string =>
  rows
    .map((row) =>
      lineOf(
        columns.map(({ cell }) => cell(row)),
        separator,
      ),
    )
    .join('');

/** A whole file, as a spreadsheet reads it: UTF-8 with a mark, CRLF. */
export const toCsv = <Row>(
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
  separator: CsvSeparator = ',',
): string => csvHead(columns, separator) + csvLines(columns, rows, separator);

const lineOf = (cells: readonly (string | number | null)[], separator: CsvSeparator): string =>
  `${cells.map(written).join(separator)}\r\n`;

function written(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  // A spreadsheet runs what begins like this; the apostrophe makes it text.
  const safe = /^[=+\-@\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
