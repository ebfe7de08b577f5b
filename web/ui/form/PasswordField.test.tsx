import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { PasswordField } from './PasswordField';

test('a person can show the typed password and hide it again', async () => {
  const user = userEvent.setup();
  render(<PasswordField label="Password" />);
  const field = screen.getByLabelText('Password');
  await user.type(field, 'Harbor');
  expect(field).toHaveAttribute('type', 'password');

  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveValue('Harbor');

  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field).toHaveAttribute('type', 'password');
});

test('a screen reader announces the hint and the error of the field', () => {
  render(<PasswordField label="Password" hint="At least 12 characters." error="Too short." />);
  const field = screen.getByLabelText('Password');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('At least 12 characters. Too short.');
});
