import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, type InitialEntry } from 'react-router-dom';

import { App } from '../app/App';
import { createPortal } from '../app/portal';
import { toRoutes } from '../app/router';
import { screens, type Screen } from '../app/routes';
import { defaultConfig, type PortalConfig } from '../domain/config/portalConfig';
import { forgetDrafts } from '../domain/form/useDraft';
import { toast } from '../ui/toast';

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
  const user = userEvent.setup();
  await act(async () => {
    render(<App portal={portal} router={router} />);
    await Promise.resolve();
  });
  return { user, portal, router };
}

const stops: (() => void)[] = [];

// jsdom has no scrolling, and says so at every change of screen.
beforeEach(() => { jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined); });

afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  act(() => toast.clear());
  forgetDrafts();
  window.localStorage.clear();
});
