import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';

import { numberText } from '../../numbers';
import type { ChartRow, DrawingProps } from '../chart';
import { Bars } from './Bars';
import { Donut } from './Donut';
import { Funnel } from './Funnel';
import { Lines } from './Lines';

const row = (name: string, values: ChartRow['values']): ChartRow => ({ key: name, name, values });

/** A drawing of 600 by 240 pixels that is pointed at like in its frame. */
function draw(Drawing: ComponentType<DrawingProps>, props: Partial<DrawingProps>) {
  function Frame() {
    const [active, onActive] = useState<number | null>(null);
    return (
      <Drawing
        rows={[row('Applied', { value: 400 }), row('Offer', { value: 100 }), row('Hired', { value: 0 })]}
        series={[{ key: 'value', name: 'Applications' }]}
        colors={['red', 'blue', 'green']}
        format={(value) => `${numberText(value)} people`}
        shortFormat={numberText}
        room={{ width: 600, height: 240 }}
        active={active}
        onActive={onActive}
        {...props}
      />
    );
  }
  const { container } = render(<Frame />);
  return { user: userEvent.setup(), container };
}

/** Height of a bar with round corners, from its path. */
const heights = (container: HTMLElement) =>
  [...container.querySelectorAll('path')].map((path) => path.getBBox?.().height ?? path.getAttribute('d'));

test('a day without a value has no bar, and the others have their values over them', () => {
  const { container } = draw(Bars, { overBar: numberText, target: { value: 300, name: 'Aim: 300' } });
  expect(heights(container)).toHaveLength(2);
  expect(screen.getAllByText('100').length).toBeGreaterThan(0);
  expect(screen.getByText('Aim: 300')).toBeInTheDocument();
});

test('pointing at a bar tells what it stands for', async () => {
  const { user, container } = draw(Bars, {});
  const [, offer] = [...container.querySelectorAll('rect')].slice(-3);
  await user.hover(offer ?? container);
  expect(screen.getByText('100 people')).toBeInTheDocument();
});

test('series that stand on each other reach the sum of their values', () => {
  const { container } = draw(Bars, {
    rows: [row('Sales', { laptop: 6, phone: 4 })],
    series: [
      { key: 'laptop', name: 'Laptops' },
      { key: 'phone', name: 'Phones' },
    ],
    stacked: true,
  });
  expect(heights(container)).toHaveLength(2);
  expect(screen.getByText('10')).toBeInTheDocument();
});

test('names that have no room under the axis are left out, not laid over each other', () => {
  const days = Array.from({ length: 90 }, (_day, index) =>
    row(`Day number ${String(index)}`, { value: index }),
  );
  draw(Lines, { rows: days });
  expect(screen.getAllByText(/^Day number/).length).toBeLessThan(10);
});

test('a line breaks off where nothing is known, and a value alone is a point', () => {
  const { container } = draw(Lines, {
    rows: [1, 2, null, 4].map((value, index) => row(String(index), { value })),
  });
  expect(container.querySelector('path')?.getAttribute('d')?.match(/M/g)).toHaveLength(2);
  expect(container.querySelectorAll('circle')).toHaveLength(1);
});

test('a ring has the sum in its middle, and tells the share of a part', async () => {
  const { user, container } = draw(Donut, {});
  expect(screen.getByText('500')).toBeInTheDocument();
  await user.hover(container.querySelectorAll('path')[1] ?? container);
  expect(screen.getByText('100 people, 20%')).toBeInTheDocument();
});

test('a step of a way tells how much of the step before and of the beginning is left', async () => {
  const { user, container } = draw(Funnel, {});
  await user.hover(container.querySelectorAll('path')[1] ?? container);
  expect(screen.getByText('25% of the step before')).toBeInTheDocument();
  expect(screen.getByText('25% of the beginning')).toBeInTheDocument();
});
