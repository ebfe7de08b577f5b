import { act, render, screen } from '@testing-library/react';

import { giveRoom } from '../../testing/jsdom/room';
import { BarChart } from './BarChart';

giveRoom(320, 240);

const series = [{ key: 'count', name: 'People' }];
const format = (count: number) => String(count);

/** The drawn texts, not those of the table. */
async function drawn(rows: { name: string; shortName?: string; count: number }[]) {
  const { baseElement } = render(
    <BarChart
      label="People"
      rowName="Group"
      series={series}
      format={format}
      rows={rows.map(({ count, ...row }) => ({ ...row, key: row.name, values: { count } }))}
    />,
  );
  await act(() => Promise.resolve());
  await screen.findByRole('application');
  return Array.from(baseElement.querySelectorAll('svg[data-chart] text'), (text) => text.textContent);
}

test('the axis of counts has whole numbers, even for small counts', async () => {
  const texts = await drawn([
    { name: 'October', shortName: 'Oct', count: 2 },
    { name: 'November', shortName: 'Nov', count: 1 },
  ]);
  expect(texts).toEqual(['0', '1', '2', 'Oct', 'Nov']);
});

test('the axis of fractions has fractions', async () => {
  const texts = await drawn([{ name: 'Engineering', count: 1.5 }]);
  expect(texts).toContain('0.5');
});

test('each department keeps its name on a narrow screen, truncated if it is very long', async () => {
  const names = [
    'Engineering',
    'Human Resources',
    'Research and Development',
    'Sales',
    'Legal',
    'Operations',
  ];
  const texts = await drawn([...names, 'Finance', 'Marketing'].map((name, at) => ({ name, count: at + 10 })));
  for (const name of ['Engineering', 'Human Resources', 'Research and Deve…', 'Operations', 'Marketing'])
    expect(texts).toContain(name);
});

test('months may omit some of their names on a narrow screen', async () => {
  const months = Array.from({ length: 24 }, (_one, at) => ({
    name: `Month ${String(at)}`,
    shortName: `M${String(at)}`,
    count: 10,
  }));
  const texts = await drawn(months);
  expect(texts).toContain('M0');
  expect(texts).not.toContain('M1');
});
