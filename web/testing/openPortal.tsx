import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, type InitialEntry } from 'react-router-dom';

// What the portal loads late is loaded before the clock of the first test runs.
import '../app/Layout';
import '../areas/home/HomePage';
import '../areas/public/login/LoginPage';
import '../ui/ToastRegion';
import { App } from '../app/App';
import { createPortal } from '../app/portal';
import { toRoutes } from '../app/router';
import { screens, type Screen } from '../app/routes';
import { defaultConfig, type PortalConfig } from '../domain/config/portalConfig';
import { forgetDrafts } from '../domain/form/useDraft';
import { toast } from '../ui/toast';
import { isClockStopped } from './stoppedClock';

interface Options {
  /** A token that an earlier visit left in the browser. */
  token?: string;
  config?: Partial<PortalConfig>;
  /** Screens of the test's own, in place of the portal's. */
  routes?: readonly Screen[];
}

/** The whole portal in its own routes, at a path, with the clock of retries set fast. */
export async function openPortal(at: InitialEntry, { token, config, routes = screens }: Options = {}) {
  if (token) window.localStorage.setItem(defaultConfig.storageKeys.token, token);
  // A relative address means nothing to the network of a test.
  const portal = createPortal({ ...defaultConfig, apiHost: 'http://portal.test', ...config }, { retryWait: 1 });
  const router = createMemoryRouter(toRoutes(routes), { initialEntries: [at] });
  stops.push(portal.session.start());
  // Between two keys user-event waits for a moment, which on a stopped clock never ends by itself.
  const user = userEvent.setup({ advanceTimers: (time) => { if (isClockStopped()) jest.advanceTimersByTime(time); } });
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
  // A message stays until the test is over: on a busy machine its seconds pass before it is looked at. ToastRegion has its own test.
  jest.spyOn(toast, 'dismiss').mockImplementation(() => undefined);
});

afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  act(() => toast.clear());
  forgetDrafts();
  window.localStorage.clear();
});
