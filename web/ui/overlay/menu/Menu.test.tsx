import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { Menu } from './Menu';

test('the focus cannot leave the open menu; Escape closes it and returns the focus to the button', async () => {
  const user = userEvent.setup();
  const edit = jest.fn();
  render(
    <>
      <Menu label="Actions for Door" actions={[{ label: 'Edit', onAction: edit }]} />
      <button>Behind it</button>
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Actions for Door' }));
  expect(screen.getByRole('dialog', { name: 'Actions for Door' })).toBeVisible();
  for (const shift of [false, false, true, true]) {
    await user.tab({ shift });
    expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
  }
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(edit).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Actions for Door' })).toHaveFocus());
});
