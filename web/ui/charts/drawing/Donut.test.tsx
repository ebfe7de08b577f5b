import { render, screen } from '@testing-library/react';

import { countText } from '../../numbers';
import { Donut } from './Donut';

test('the ring of a donut is drawn around its sum', () => {
  render(
    <Donut
      rows={[
        { key: 'laptop', name: 'Laptops', values: { value: 6 } },
        { key: 'phone', name: 'Phones', values: { value: 3 } },
      ]}
      series={[{ key: 'value', name: 'Assets' }]}
      colors={['teal', 'blue']}
      format={(count) => countText(count, 'asset')}
      shortFormat={String}
      room={{ width: 300, height: 200 }}
      active={null}
      onActive={() => undefined}
    />,
  );
  const sum = screen.getByText('9');
  expect(sum).toHaveAttribute('x', '150');
  const parts = [...(sum.closest('svg')?.querySelectorAll('path') ?? [])];
  expect(parts.map((part) => part.parentElement?.getAttribute('transform'))).toEqual([
    'translate(150, 100)',
    'translate(150, 100)',
  ]);
});
