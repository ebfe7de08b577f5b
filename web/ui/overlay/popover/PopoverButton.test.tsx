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

test('the popover is a dialog with its title, and has a close button for screen readers', async () => {
  const { panel } = await open();
  expect(panel).toContainElement(screen.getByRole('heading', { name: 'Track time' }));
  expect(panel).toContainElement(screen.getByLabelText('Task'));
  const ways = screen.getAllByRole('button', { name: 'Dismiss' });
  expect(ways.length).toBeGreaterThan(0);
  ways.forEach((way) => expect(panel).toContainElement(way));
});

test('the focus moves into the popover and stays there; Escape closes it and returns the focus to the button', async () => {
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
