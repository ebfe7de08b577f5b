import { array, assert, constantFrom, property, string } from 'fast-check';

import { toCsv, type CsvSeparator } from './csv';

const line = (value: string | number | null) =>
  toCsv([{ head: 'Cell', cell: () => value }], [null]).split('\r\n')[1];

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx'])('what a spreadsheet would run is text: %j', (value) => {
  expect(line(value)).toBe(`'${value}`);
});

test('a line break at the front does not hide a formula', () => {
  expect(toCsv([{ head: 'Cell', cell: () => '\r=1+1' }], [null])).toContain('"\'\r=1+1"');
});

test('numbers stay numbers, also below zero, and nothing is an empty cell', () => {
  expect(line(-12.5)).toBe('-12.5');
  expect(line(0)).toBe('0');
  expect(line(null)).toBe('');
});

test('commas, quotes and line breaks stay inside their cell', () => {
  expect(line('Flu, again')).toBe('"Flu, again"');
  expect(line('the "flu"')).toBe('"the ""flu"""');
  expect(toCsv([{ head: 'Cell', cell: () => 'one\ntwo' }], [null])).toContain('"one\ntwo"');
});

test('the file begins with the mark of UTF-8 and its heads, and each line ends as spreadsheets expect', () => {
  const columns = [
    { head: 'Name', cell: (row: { name: string }) => row.name },
    { head: 'Days', cell: () => 2 },
  ];
  expect(toCsv(columns, [{ name: 'Zoë' }])).toBe('\uFEFFName,Days\r\nZoë,2\r\n');
});

test('parted at semicolons every cell stays what it is, and no line is added that only one spreadsheet knows', () => {
  const columns = ['a', 'b'].map((head, at) => ({
    head,
    cell: (row: readonly (string | number | null)[]) => row[at] ?? null,
  }));
  const rows = [
    ['=1+1', -1.5],
    ['x;y', 'x,y'],
    ['\tz', null],
  ];
  expect(toCsv(columns, rows, ';')).toBe('\uFEFFa;b\r\n\'=1+1;-1.5\r\n"x;y";"x,y"\r\n\'\tz;\r\n');
});

test('whatever is between the cells, reading the file gives every text again and no formula', () => {
  const cells = array(array(string({ unit: 'binary' }), { minLength: 2, maxLength: 2 }), { maxLength: 4 });
  assert(
    property(cells, constantFrom<CsvSeparator>(',', ';'), (rows, separator) => {
      const columns = [0, 1].map((at) => ({ head: `h${at}`, cell: (row: readonly string[]) => row[at]! }));
      const [, ...read] = parse(toCsv(columns, rows, separator).slice(1), separator);
      expect(read).toEqual(
        rows.map((row) => row.map((text) => (/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text))),
      );
    }),
  );
});

/** The cells of each line of a file. */
function parse(text: string, separator: string): string[][] {
  const [lines, line]: [string[][], string[]] = [[], []];
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n]*))(${separator}|\\r\\n)`, 'gy');
  for (const [, quoted, plain = '', end] of text.matchAll(cell)) {
    line.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') lines.push(line.splice(0));
  }
  return lines;
}
