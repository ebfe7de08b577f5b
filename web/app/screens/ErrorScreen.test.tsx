import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import { ConfigContext } from '../../domain/config/ConfigContext';
import { defaultConfig } from '../../domain/config/portalConfig';
import { ErrorScreen } from './ErrorScreen';

const reload = jest.fn();

function Broken(): never {
  throw new Error('The chart has no axis.');
}

function openBroken({ debug }: { debug: boolean }) {
  // React reports errors that a boundary caught; here that is expected.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const router = createMemoryRouter(
    [
      { path: '/broken', Component: Broken, errorElement: <ErrorScreen reload={reload} /> },
      { path: '/home', element: <p>The home page</p> },
    ],
    { initialEntries: ['/broken'] },
  );
  render(
    <ConfigContext value={{ ...defaultConfig, debug }}>
      <RouterProvider router={router} />
    </ConfigContext>,
  );
  return userEvent.setup();
}

afterEach(() => jest.restoreAllMocks());

test('a page that fails to render offers to reload or to go home [A2.20 C8.39]', async () => {
  const user = openBroken({ debug: false });
  expect(screen.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Reload Page' }));
  expect(reload).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Go to Home' }));
  expect(await screen.findByText('The home page')).toBeVisible();
});

test('the details of the error are shown in debug mode only [A2.21 C8.40]', () => {
  openBroken({ debug: false });
  expect(screen.queryByText(/The chart has no axis/)).not.toBeInTheDocument();
});

test('in debug mode the details are under the message [A2.21 C8.40]', () => {
  openBroken({ debug: true });
  expect(screen.getByText(/The chart has no axis/)).toBeVisible();
});
