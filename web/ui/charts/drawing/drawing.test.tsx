import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';

import { numberText } from '../../numbers';
import type { ChartRow, DrawingProps } from '../chart';
import { Bars } from './Bars';
import { Donut } from './Donut';
import { Funnel } from './Funnel';
import { Lines } from './Lines';

const row = (name: string, values: ChartRow['values']): ChartRow => ({ key: name, name, values });

/** A drawing of 600 by 240 pixels. */
const draw = (Drawing: ComponentType<DrawingProps>, props: Partial<DrawingProps>) =>
  render(
    <Drawing
      rows={[row('Applied', { value: 400 }), row('Offer', { value: 100 }), row('Hired', { value: 0 })]}
      series={[{ key: 'value', name: 'Applications' }]}
      colors={['red', 'blue', 'green']}
      format={(value) => `${numberText(value)} people`}
      shortFormat={numberText}
      room={{ width: 600, height: 240 }}
      active={null}
      onActive={() => undefined}
      {...props}
    />,
  );

const marks = () => screen.getAllByRole('presentation', { hidden: true });

test('a day without a value has no bar, and the other bars have their values above them', () => {
  draw(Bars, { overBar: (value) => [`${String(value)}!`, 'each'], target: { value: 300, name: 'Aim: 300' } });
  expect(marks()).toHaveLength(2);
  expect(screen.getByText('100!')).toBeInTheDocument();
  expect(screen.getAllByText('each')).toHaveLength(2);
  expect(screen.getByText('Aim: 300')).toBeInTheDocument();
});

test('the bar under the pointer shows its value', () => {
  draw(Bars, { active: 1 });
  expect(screen.getByText('100 people')).toBeInTheDocument();
});

test('stacked series reach the sum of their values', () => {
  draw(Bars, {
    rows: [row('Sales', { laptop: 6, phone: 4 })],
    series: [
      { key: 'laptop', name: 'Laptops' },
      { key: 'phone', name: 'Phones' },
    ],
    stacked: true,
  });
  expect(marks()).toHaveLength(2);
  expect(screen.getByText('10')).toBeInTheDocument();
});

test('names without room under the axis are omitted, not drawn over each other', () => {
  draw(Lines, {
    rows: Array.from({ length: 90 }, (_day, index) => row(`Day number ${String(index)}`, { value: index })),
  });
  expect(screen.getAllByText(/^Day number/).length).toBeLessThan(10);
});

test('a line is interrupted where values are missing, and a single value is a point', () => {
  draw(Lines, { rows: [1, 2, null, 4].map((value, index) => row(String(index), { value })) });
  const [line, ...points] = marks();
  expect(line?.getAttribute('d')?.match(/M/g)).toHaveLength(2);
  expect(points).toHaveLength(1);
});

test('a ring has the sum in its middle, and shows the percentage of a part', () => {
  draw(Donut, { active: 1 });
  const sum = screen.getByText('500');
  expect(sum).toHaveAttribute('x', '300');
  expect(sum).toHaveAttribute('y', '120');
  expect(marks()).toHaveLength(3);
  for (const part of marks()) expect(part).toHaveAttribute('transform', 'translate(300, 120)');
  expect(screen.getByText('100 people, 20%')).toBeInTheDocument();
});

test('a step of a funnel shows its percentage of the previous and of the first step', () => {
  draw(Funnel, { active: 1 });
  expect(screen.getByText('25% of the step before')).toBeInTheDocument();
  expect(screen.getByText('25% of the beginning')).toBeInTheDocument();
});
