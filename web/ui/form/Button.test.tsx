import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';

import { Button } from './Button';

test('a busy button says what it is doing and is disabled', async () => {
  const press = jest.fn();
  render(
    <Button busy busyText="Signing in..." onClick={press}>
      Sign in
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Signing in...' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  await userEvent.keyboard('{Enter} ');
  expect(press).not.toHaveBeenCalled();
});

test('a button pressed by keyboard keeps the focus while it is busy', () => {
  const { rerender } = render(<Button>Save</Button>);
  screen.getByRole('button').focus();
  rerender(<Button busy>Save</Button>);
  expect(screen.getByRole('button')).toHaveFocus();
});

test('a busy button does not send its form a second time', async () => {
  const submit = jest.fn((event: FormEvent) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={submit}>
      <Button type="submit" busy={busy}>
        Save
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  await userEvent.click(screen.getByRole('button'));
  rerender(form(true));
  await userEvent.click(screen.getByRole('button'));
  await userEvent.keyboard('{Enter}');
  expect(submit).toHaveBeenCalledTimes(1);
});

test('a button that is both disabled and busy stays disabled', () => {
  render(
    <Button disabled busy>
      Export
    </Button>,
  );
  expect(screen.getByRole('button')).toBeDisabled();
});

test('a button inside a form submits only if it is declared to', () => {
  render(
    <>
      <Button>Cancel</Button>
      <Button type="submit">Save</Button>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveAttribute('type', 'button');
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('type', 'submit');
});
