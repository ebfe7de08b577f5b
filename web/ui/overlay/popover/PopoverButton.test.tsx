import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { PopoverButton } from './PopoverButton';

async function open() {
  const user = userEvent.setup();
  render(
    <PopoverButton label="Track" title="Track time">
      <label>
        Task
        <input />
      </label>
    </PopoverButton>,
  );
  await user.click(screen.getByRole('button', { name: 'Track' }));
  return { user, panel: screen.getByRole('dialog', { name: 'Track time' }) };
}

test('all that opens is in one dialog with its title, also the ways to close it that a screen reader has', async () => {
  const { panel } = await open();
  expect(panel).toContainElement(screen.getByRole('heading', { name: 'Track time' }));
  expect(panel).toContainElement(screen.getByLabelText('Task'));
  const ways = screen.getAllByRole('button', { name: 'Dismiss' });
  expect(ways.length).toBeGreaterThan(0);
  ways.forEach((way) => expect(panel).toContainElement(way));
});

test('the keyboard goes into what opened and stays there; Escape closes it and goes back to the button', async () => {
  const { user, panel } = await open();
  expect(panel).toHaveFocus();
  await user.tab();
  expect(screen.getByLabelText('Task')).toHaveFocus();
  await user.tab();
  expect(screen.getByLabelText('Task')).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  // It comes back with the next frame.
  await waitFor(() => expect(screen.getByRole('button', { name: 'Track' })).toHaveFocus());
});
