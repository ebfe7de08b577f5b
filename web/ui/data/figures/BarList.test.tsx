import { render, screen } from '@testing-library/react';

import { BarList } from './BarList';

test('figures have labels, and their bars are in proportion to the largest', () => {
  render(
    <BarList
      label="Assets by kind"
      items={[
        { key: 'laptop', name: 'Laptops', value: 1200 },
        { key: 'phone', name: 'Phones', value: 300, valueText: '300 phones' },
        { key: 'other', name: 'Other', value: 0 },
      ]}
    />,
  );
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['Laptops1,200', 'Phones300 phones', 'Other0']);
  const widths = screen.getAllByRole('presentation', { hidden: true }).map((bar) => bar.style.inlineSize);
  expect(widths).toEqual(['100%', '25%', '0%']);
});

test('bars of percentages are in proportion to a hundred, not to the largest', () => {
  render(
    <BarList label="Answers" whole={100} items={[{ key: 'helpful', name: 'Rated helpful', value: 89 }]} />,
  );
  expect(screen.getByRole('presentation', { hidden: true }).style.inlineSize).toBe('89%');
});
