import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';

import { GuardedButton } from './GuardedButton';

const reason = 'Please enter both times';

test('a disabled GuardedButton can be focused, gives the reason on focus and to screen readers, and does nothing', async () => {
  const user = userEvent.setup();
  const submit = jest.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <input aria-label="Title" />
      <GuardedButton type="submit" reason={reason}>
        Save
      </GuardedButton>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Save' });
  await user.tab();
  await user.keyboard('{Enter}');
  await user.tab();
  expect(button).toHaveFocus();
  expect(await screen.findByRole('tooltip')).toHaveTextContent(reason);
  expect(button).toHaveAccessibleDescription(reason);
  await user.keyboard('{Enter} ');
  await user.click(button);
  expect(submit).not.toHaveBeenCalled();
});

test('an enabled GuardedButton is an ordinary button, and keeps its focus when it is enabled', async () => {
  const press = jest.fn();
  const { rerender } = render(
    <GuardedButton reason={reason} onClick={press}>
      Save
    </GuardedButton>,
  );
  screen.getByRole('button').focus();
  rerender(
    <GuardedButton reason={null} onClick={press}>
      Save
    </GuardedButton>,
  );
  expect(screen.getByRole('button')).toHaveFocus();
  expect(screen.getByRole('button')).not.toHaveAccessibleDescription();
  await userEvent.keyboard('{Enter}');
  expect(press).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});
