import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { Button } from './Button';

test('a busy button says what it is doing and cannot be pressed again', async () => {
  const press = jest.fn();
  render(<Button busy busyText="Signing in..." onClick={press}>Sign in</Button>);
  const button = screen.getByRole('button', { name: 'Signing in...' });
  expect(button).toBeDisabled();
  await userEvent.click(button);
  expect(press).not.toHaveBeenCalled();
});

test('a button inside a form submits only when it is asked to', () => {
  render(<><Button>Cancel</Button><Button type="submit">Save</Button></>);
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveAttribute('type', 'button');
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('type', 'submit');
});
