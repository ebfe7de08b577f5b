import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

import { useBack } from './useBack';

function Page() {
  const back = useBack('/home');
  return (
    <button type="button" onClick={back}>
      Back
    </button>
  );
}

/** A router on the address bar itself: a router in memory has no history to go back in. */
function openAt(path: string) {
  window.history.replaceState(null, '', path);
  const router = createBrowserRouter([
    { path: '/home', element: <p>Home</p> },
    { path: '/leave', element: <p>Leave</p> },
    { path: '/profile', element: <Page /> },
  ]);
  render(<RouterProvider router={router} />);
  return router;
}

test('Back goes one step back in history, to any previous page [A2.65]', async () => {
  const router = openAt('/leave');
  await act(() => router.navigate('/profile'));
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByText('Leave')).toBeVisible();
});

test('on a page that was opened directly Back leads home, even after the page changed its own address', async () => {
  const router = openAt('/profile');
  await act(() => router.navigate('/profile?person=7', { replace: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByText('Home')).toBeVisible();
});
