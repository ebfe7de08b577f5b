import { render, screen } from '@testing-library/react';

import { StatCard } from './StatCard';

test('a figure that is still loading shows "..."', () => {
  render(<StatCard label="Open tickets" value={17} loading />);
  const card = screen.getByRole('group', { name: 'Open tickets' });
  expect(card).toHaveTextContent('...');
  expect(card).not.toHaveTextContent('17');
  expect(card).toHaveAttribute('aria-busy', 'true');
});

test('a figure that could not be loaded shows "N/A"', () => {
  render(<StatCard label="Open tickets" value={17} error />);
  expect(screen.getByRole('group', { name: 'Open tickets' })).toHaveTextContent('N/A');
});

test('a used allowance is shown in words and drawn as a bar', () => {
  render(<StatCard label="Sick leave" value={2} unit="of 10 days" progress={{ value: 2, max: 10 }} />);
  expect(screen.getByRole('group', { name: 'Sick leave' })).toHaveTextContent('2 of 10 days');
  expect(screen.getByRole('progressbar', { name: 'Sick leave' })).toHaveAttribute('aria-valuenow', '2');
});
