import { resultChart } from './resultChart';

const table = (rows: Record<string, string | number | null>[]) => ({
  name: 'headcount',
  columns: [...new Set(rows.flatMap((row) => Object.keys(row)))],
  rows,
});

test('rows that are named by words and counted by numbers are drawn as bars', () => {
  expect(
    resultChart(
      table([
        { period: '2026-10-01', groups: 'Sales', value: 12 },
        { period: '2026-11-01', groups: 'Legal', value: null },
      ]),
    ),
  ).toEqual({
    rowName: 'period, groups',
    series: [{ key: 'value', name: 'value' }],
    rows: [
      { key: '0', name: '2026-10-01, Sales', values: { value: 12 } },
      { key: '1', name: '2026-11-01, Legal', values: { value: 0 } },
    ],
  });
});

test.each([
  ['no numbers', [{ name: 'Maya', email: 'maya@portal.test' }]],
  ['ids alone as numbers', [{ id: 4, employeeId: 7, version: 2, name: 'Maya' }]],
  ['nothing that names its rows', [{ value: 4 }]],
  ['too many rows', Array.from({ length: 41 }, (_, at) => ({ name: `Row ${at}`, value: at }))],
])('a table with %s is no chart', (_what, rows) => {
  expect(resultChart(table(rows))).toBeNull();
});
