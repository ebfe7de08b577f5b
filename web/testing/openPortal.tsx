import { act, render } from '@testing-library/react';
import { createMemoryRouter, type InitialEntry } from 'react-router-dom';

// What the portal loads late is loaded before the clock of the first test runs.
import '../app/Layout';
import '../areas/home/HomePage';
import '../areas/public/login/LoginPage';
import '../ui/feedback/ToastRegion';
import { App } from '../app/App';
import { toRoutes } from '../app/router';
import { screens, type Screen } from '../app/routes';
import type { PortalConfig } from '../domain/config/portalConfig';
import { createTestPortal, createUser, keepToken } from './testPortal';

interface Options {
  /** A token that an earlier visit left in the browser. */
  token?: string;
  config?: Partial<PortalConfig>;
  /** Screens of the test's own, in place of the portal's. */
  routes?: readonly Screen[];
  /** Milliseconds until a portal that is away is asked again; left out, that is not within the test. */
  pause?: number;
}

/** The whole portal in its own routes, at a path; for one screen alone there is `renderScreen`. */
export async function openPortal(at: InitialEntry, { token, config, routes = screens, pause }: Options = {}) {
  if (token) keepToken(token);
  const portal = createTestPortal(config, pause);
  const router = createMemoryRouter(toRoutes(routes), { initialEntries: [at] });
  stops.push(portal.session.start());
  const user = createUser();
  await act(async () => {
    render(<App portal={portal} router={router} />);
    await Promise.resolve();
  });
  return { user, portal, router };
}

const stops: (() => void)[] = [];

beforeEach(() => {
  // jsdom has no scrolling, and says so at every change of screen.
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

afterEach(() => stops.splice(0).forEach((stop) => stop()));
