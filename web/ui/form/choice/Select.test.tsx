import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { Select } from './Select';

const options = [
  { value: '', label: 'All statuses' },
  { value: 'pending', label: 'Pending' },
];

test('a person opens the list and selects an option', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  render(<Select label="Status" options={options} value="" onChange={onChange} />);
  await user.click(screen.getByRole('button', { name: /Status/ }));
  await user.click(screen.getByRole('option', { name: 'Pending' }));
  expect(onChange).toHaveBeenCalledWith('pending');
});

test('the focus cannot leave the open list; Escape closes it and returns the focus', async () => {
  const user = userEvent.setup();
  render(
    <>
      <Select label="Status" options={options} value="" onChange={jest.fn()} />
      <button>Behind it</button>
    </>,
  );
  await user.click(screen.getByRole('button', { name: /Status/ }));
  expect(screen.getByRole('dialog', { name: 'Status' })).toBeVisible();
  for (const shift of [false, false, true, true]) {
    await user.tab({ shift });
    expect(screen.getByRole('option', { name: 'All statuses' })).toHaveFocus();
  }
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: /Status/ })).toHaveFocus());
});

test('a list without options opens and says so', async () => {
  const user = userEvent.setup();
  render(<Select label="Status" options={[]} value="" onChange={jest.fn()} />);
  await user.click(screen.getByRole('button', { name: /Status/ }));
  expect(screen.getByRole('listbox')).toHaveTextContent('Nothing to choose from');
});

test('the error is associated with the field', () => {
  render(
    <Select label="Status" options={options} value="pending" onChange={jest.fn()} error="Choose a status." />,
  );
  expect(screen.getByRole('button', { name: /Pending/ })).toHaveAccessibleDescription('Choose a status.');
});

test('a filter without a visible label still has a name', () => {
  render(<Select compact label="Status" options={options} value="" onChange={jest.fn()} />);
  expect(screen.getByRole('button', { name: /Status/ })).toHaveTextContent('All statuses');
});
