import { act, render } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import type { ReactElement } from 'react';
import { createMemoryRouter } from 'react-router-dom';

import { App } from '../app/App';
import type { Portal } from '../app/portal';
import type { PortalConfig } from '../domain/config/portalConfig';
import { ToastRegion } from '../ui/feedback/ToastRegion';
import { person, viewerOf, type TestPerson } from './graph';
import { server } from './server';
import { createTestPortal, createUser, keepToken } from './testPortal';

export interface ScreenOptions {
  viewer?: TestPerson;
  /** What the graph answers; the first that fits counts. */
  answers?: readonly RequestHandler[];
  /** Path of the screen and its element. */
  at?: string;
  config?: Partial<PortalConfig>;
}

/**
 * One screen as someone signed in sees it, with messages and nothing else around it. Any other path shows an
 * empty screen.
 */
export async function renderScreen(
  page: ReactElement,
  { viewer = person(), answers = [], at = '/', config }: ScreenOptions = {},
) {
  server.use(...answers);
  keepToken('kept');
  const { session, ...rest } = createTestPortal(config);
  const state = { phase: 'signedIn', viewer: viewerOf(viewer) } as const;
  // A signed-in person is known immediately; changes of the session by a screen take effect.
  const read = () => (session.read().phase === 'loading' ? state : session.read());
  const portal: Portal = { ...rest, session: { ...session, read } };
  const [path = at] = at.split(/[?#]/);
  const element = (
    <main id="main" tabIndex={-1}>
      {page}
    </main>
  );
  const router = createMemoryRouter(
    [
      { path, element },
      { path: '*', element: null },
    ],
    { initialEntries: [at] },
  );
  const user = createUser();
  await act(async () => {
    render(
      <>
        <App portal={portal} router={router} />
        <ToastRegion />
      </>,
    );
    await Promise.resolve();
  });
  return { user, router, portal };
}
