import { array, assert, constantFrom, property, string } from 'fast-check';

import { toCsv, type CsvSeparator } from './csv';

const line = (value: string | number | null) =>
  toCsv([{ head: 'Cell', cell: () => value }], [null]).split('\r\n')[1];

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx'])(
  'a spreadsheet formula is written as text: %j',
  (value) => {
    expect(line(value)).toBe(`'${value}`);
  },
);

test('a line break at the front does not hide a formula', () => {
  expect(toCsv([{ head: 'Cell', cell: () => '\r=1+1' }], [null])).toContain('"\'\r=1+1"');
});

test('numbers stay numbers, also negative ones, and null is an empty cell', () => {
  expect(line(-12.5)).toBe('-12.5');
  expect(line(0)).toBe('0');
  expect(line(null)).toBe('');
});

test('commas, quotes and line breaks stay inside their cell', () => {
  expect(line('Flu, again')).toBe('"Flu, again"');
  expect(line('the "flu"')).toBe('"the ""flu"""');
  expect(toCsv([{ head: 'Cell', cell: () => 'one\ntwo' }], [null])).toContain('"one\ntwo"');
});

test('the file starts with the byte order mark of UTF-8 and its headers, and each line ends as spreadsheets expect', () => {
  const columns = [
    { head: 'Name', cell: (row: { name: string }) => row.name },
    { head: 'Days', cell: () => 2 },
  ];
  expect(toCsv(columns, [{ name: 'Zoë' }])).toBe('\uFEFFName,Days\r\nZoë,2\r\n');
});

test('with semicolons as separators every cell stays the same, and no line is added that only one spreadsheet knows', () => {
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

test('with any separator, reading the file returns every text and no formula', () => {
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
