import { resultChart } from './resultChart';

const table = (rows: Record<string, string | number | null>[]) => ({
  name: 'headcount',
  columns: [...new Set(rows.flatMap((row) => Object.keys(row)))],
  rows,
});

test('rows with text labels and numbers are drawn as bars', () => {
  expect(
    resultChart(
      table([
        { department: 'Sales', people: 12, open: 3 },
        { department: 'Legal', people: null, open: 1 },
      ]),
    ),
  ).toEqual({
    rowName: 'department',
    series: [
      { key: 'people', name: 'people' },
      { key: 'open', name: 'open' },
    ],
    rows: [
      { key: '0', name: 'Sales', values: { people: 12, open: 3 } },
      { key: '1', name: 'Legal', values: { people: null, open: 1 } },
    ],
  });
});

test('months by kind are drawn with a series for each kind, and withheld numbers are not drawn as zero', () => {
  expect(
    resultChart(
      table([
        { period: '2026-10-01', groups: 'GENERAL', value: 12 },
        { period: '2026-10-01', groups: 'IT_SUPPORT', value: 7 },
        { period: '2026-11-01', groups: 'GENERAL', value: null },
      ]),
    ),
  ).toMatchObject({
    series: [{ name: 'GENERAL' }, { name: 'IT_SUPPORT' }],
    rows: [
      { name: '2026-10-01', values: { GENERAL: 12, IT_SUPPORT: 7 } },
      { name: '2026-11-01', values: { GENERAL: null } },
    ],
  });
});

test('groups of two dimensions are drawn by the first, and by both if the second has many values', () => {
  const steps = ['YEARS_00_TO_01', 'YEARS_OVER_03'];
  const few = table(steps.map((step) => ({ groups: `Acme Pro 14 / ${step}`, value: 2 })));
  expect(resultChart(few)?.rows.map(({ name }) => name)).toEqual(['Acme Pro 14']);
  const many = table(
    ['Sales', 'Legal', 'IT', 'HR', 'Design', 'Support'].map((name) => ({
      groups: `OPEN / ${name}`,
      value: 2,
    })),
  );
  expect(resultChart(many)?.rows.map(({ name }) => name)).toContain('OPEN, Design');
});

test.each([
  ['no numbers', [{ name: 'Maya', email: 'maya@portal.test' }]],
  ['ids alone as numbers', [{ id: 4, employeeId: 7, version: 2, name: 'Maya' }]],
  ['nothing that names its rows', [{ value: 4 }]],
  ['too many rows', Array.from({ length: 41 }, (_, at) => ({ name: `Row ${at}`, value: at }))],
])('a table with %s has no chart', (_what, rows) => {
  expect(resultChart(table(rows))).toBeNull();
});

test('the column that says whether a figure is withheld is neither a label nor a series', () => {
  const rows = [
    { groups: 'Sales', value: 12, isWithheld: 'false' },
    { groups: 'Legal', value: null, isWithheld: 'true' },
  ];
  expect(resultChart(table(rows))).toEqual({
    rowName: 'groups',
    series: [{ key: 'value', name: 'value' }],
    rows: [
      { key: '0', name: 'Sales', values: { value: 12 } },
      { key: '1', name: 'Legal', values: { value: null } },
    ],
  });
});
