import { ApolloProvider } from '@apollo/client/react';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';

import { ConfigContext } from '../domain/config/ConfigContext';
import { ScreenNamesContext, ScreensContext } from '../domain/navigation/ScreensContext';
import { ConnectionContext } from '../domain/session/connection';
import { SessionContext } from '../domain/session/SessionContext';
import { StreamContext } from '../domain/stream/StreamContext';
import { DateSettingsContext } from '../ui/form/dates/DateSettings';
import { GlobalStyle } from '../ui/layout/GlobalStyle';
import type { Portal } from './portal';
import { hasScreen, screenName } from './routes';

interface Props {
  portal: Portal;
  router: RouterProviderProps['router'];
}

/** The portal in the browser. */
export function App({ portal: { config, client, session, isAway, stream }, router }: Props) {
  return (
    <ConfigContext value={config}>
      <ApolloProvider client={client}>
        <SessionContext value={session}>
          <ConnectionContext value={isAway}>
            <StreamContext value={stream}>
              <ScreensContext value={hasScreen}>
                <ScreenNamesContext value={screenName}>
                  <GlobalStyle />
                  <DateSettingsContext value={config}>
                    {/* A query steered by the URL asks while it renders: a transition that is interrupted would
                    ask for the old view again. */}
                    <RouterProvider router={router} useTransitions={false} />
                  </DateSettingsContext>
                </ScreenNamesContext>
              </ScreensContext>
            </StreamContext>
          </ConnectionContext>
        </SessionContext>
      </ApolloProvider>
    </ConfigContext>
  );
}
