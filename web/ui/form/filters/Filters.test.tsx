import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { FilterChips, FiltersButton } from './Filters';

const options = (...words: string[]) => words.map((word) => ({ value: word, label: word || 'All' }));

function List() {
  const [values, setValues] = useState<Record<string, string>>({ status: 'Open', place: 'Porto' });
  const filters = [
    { name: 'status', label: 'Status', options: options('', 'Open', 'Closed'), initial: '' },
    { name: 'place', label: 'Place', options: options('', 'Porto'), initial: '' },
  ].map((filter) => ({ ...filter, value: values[filter.name] ?? '' }));
  const onFilter = (name: string, value: string) => setValues({ ...values, [name]: value });
  return (
    <>
      <FiltersButton filters={filters} onFilter={onFilter} />
      <FilterChips filters={filters} onFilter={onFilter} onClear={() => setValues({})} />
    </>
  );
}

test('the filters of a list are shown, and removed one by one or all at the same time', async () => {
  const user = userEvent.setup();
  render(<List />);
  expect(screen.getByRole('button', { name: 'Filters (2)' })).toBeVisible();
  const chips = within(screen.getByRole('list', { name: 'Filters in force' }));
  expect(chips.getAllByRole('listitem').map((chip) => chip.textContent)).toEqual([
    'Status: Open',
    'Place: Porto',
  ]);
  await user.click(screen.getByRole('button', { name: 'Remove filter Status: Open' }));
  expect(screen.queryByText('Status: Open')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Clear all' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Filters (1)' }));
  await user.click(await screen.findByRole('button', { name: /All Status/ }));
  await user.click(await screen.findByRole('option', { name: 'Closed' }));
  // Escape closes what has the focus, which comes back to the field when its list is gone.
  await waitFor(() => expect(screen.getByRole('button', { name: /Closed Status/ })).toHaveFocus());
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Clear all' }));
  expect(screen.getByRole('button', { name: 'Filters' })).toBeVisible();
});
