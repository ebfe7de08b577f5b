import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { MoneyField, NumberField } from './NumberField';

function Form() {
  const [hours, setHours] = useState('');
  const [salary, setSalary] = useState('150000.5');
  return (
    <>
      <NumberField label="Hours" unit="h" max={60} value={hours} onChange={setHours} />
      <MoneyField label="Salary" value={salary} onChange={setSalary} />
      <output>{`${hours} ${salary}`}</output>
    </>
  );
}

const value = () => screen.getByRole('status').textContent;

test('a number is parsed while typing and formatted when the field loses the focus; its bounds are reported then', async () => {
  const user = userEvent.setup();
  render(<Form />);
  const hours = screen.getByLabelText('Hours');
  await user.type(hours, '4 2');
  expect(value()).toBe('42 150000.5');
  expect(hours).not.toBeInvalid();
  await user.type(hours, '5');
  await user.tab();
  expect(hours).toHaveValue('425');
  expect(hours).toHaveAccessibleDescription('h Enter 60 or less.');
});

test('money is kept to the cent as text, with its currency and thousands separators', async () => {
  const user = userEvent.setup();
  render(<Form />);
  const salary = screen.getByLabelText('Salary');
  expect(salary).toHaveValue('150,000.50');
  expect(salary).toHaveAccessibleDescription('$');
  await user.clear(salary);
  await user.type(salary, '85k');
  await user.tab();
  expect(value()).toBe(' 85000');
  expect(salary).toHaveValue('85,000');
  await user.clear(salary);
  await user.type(salary, 'much');
  await user.tab();
  expect(salary).toHaveValue('much');
  expect(salary).toHaveAccessibleDescription('$ Enter a number, such as 1,250.');
});
