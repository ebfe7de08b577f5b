import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import { ConfigContext } from '../../domain/config/ConfigContext';
import { defaultConfig } from '../../domain/config/portalConfig';
import { ErrorScreen } from './ErrorScreen';
import { toRoutes } from '../router';
import { ScreenAway } from './ScreenAway';

const reload = jest.fn();

function show(doesAnswer: () => Promise<boolean>) {
  return render(
    <ConfigContext value={defaultConfig}>
      <RouterProvider
        router={createMemoryRouter([
          {
            path: '/',
            element: (
              <ScreenAway
                error={new Error('No such file')}
                reload={reload}
                doesAnswer={doesAnswer}
                pause={1}
              />
            ),
            ErrorBoundary: ErrorScreen,
          },
        ])}
      />
    </ConfigContext>,
  );
}

beforeEach(() => {
  reload.mockReset();
  sessionStorage.clear();
});

test('a screen whose code cannot be loaded says so instead of showing an error, without signing the person out', async () => {
  const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  const routes = toRoutes([{ path: '/away', title: 'Away', access: 'public', load }]);
  render(
    <ConfigContext value={defaultConfig}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/away'] })} />
    </ConfigContext>,
  );
  expect(await screen.findByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  expect(screen.getByText(/You stay signed in/)).toBeVisible();
});

test('the page is reloaded as soon as the portal answers, or when the person asks for it', async () => {
  const answers = [false, false, true];
  show(async () => answers.shift() ?? true);
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(answers).toEqual([]);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try now' }));
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a screen that cannot be loaded although the portal answers is an error, and is not reloaded endlessly', async () => {
  const { unmount } = show(async () => true);
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  unmount();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  show(async () => true);
  expect(await screen.findByRole('heading', { name: 'Oops! Something went wrong' })).toBeVisible();
  expect(reload).toHaveBeenCalledTimes(1);
});
