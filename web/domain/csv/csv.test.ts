import { toCsv } from './csv';

const line = (value: string | number | null) => toCsv([{ head: 'Cell', cell: () => value }], [null]).split('\r\n')[1];

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
  const columns = [{ head: 'Name', cell: (row: { name: string }) => row.name }, { head: 'Days', cell: () => 2 }];
  expect(toCsv(columns, [{ name: 'Zoë' }])).toBe('\uFEFFName,Days\r\nZoë,2\r\n');
});
