import { screen, waitFor } from '@testing-library/react';

import { openLeave } from '../../../testing/tickets/openLeave';
import { interceptNetwork } from '../../../testing/server';

interceptNetwork();

test('a link from another screen opens the form for a new request, and closing it shows only the page', async () => {
  const { user, router } = await openLeave({ at: '/employee/leave?new' });
  const dialog = await screen.findByRole('dialog', { name: 'New leave request' });
  await waitFor(() => expect(screen.getByRole('textbox', { name: /Title/ })).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(router.state.location.search).toBe('');
});
