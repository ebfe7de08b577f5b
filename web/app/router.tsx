import type { RouteObject } from 'react-router-dom';

import { LoadingScreen } from '../ui/layout/LoadingScreen';
import { ErrorScreen } from './screens/ErrorScreen';
import { Root } from './Root';
import { RouteGuard } from './RouteGuard';
import type { RouteHandle, Screen } from './routes';
import { ScreenAway } from './screens/ScreenAway';
import { ScreenTitle } from './titles';
import { UnknownPath } from './screens/UnknownPath';

/** Turns the route table into routes: public screens by themselves, the others inside the signed-in shell. */
export function toRoutes(screens: readonly Screen[]): RouteObject[] {
  return [
    {
      Component: Root,
      ErrorBoundary: ErrorScreen,
      HydrateFallback: LoadingScreen,
      children: [
        ...screens.filter((screen) => screen.access === 'public').map(toRoute),
        {
          lazy: () =>
            import('./Layout').then(
              ({ Layout }) => ({
                element: (
                  <RouteGuard access={{}}>
                    <Layout />
                  </RouteGuard>
                ),
              }),
              away,
            ),
          children: screens.filter((screen) => screen.access !== 'public').map(toRoute),
        },
        { path: '*', Component: UnknownPath },
      ],
    },
  ];
}

const away = (error: unknown) => ({ element: <ScreenAway error={error} /> });

function toRoute({ path, title, access, load }: Screen): RouteObject {
  return {
    path,
    handle: { title } satisfies RouteHandle,
    lazy: async () => {
      const loaded = await load().then((Page) => ({ Page }), away);
      if (!('Page' in loaded)) return loaded;
      const { Page } = loaded;
      const page = (
        <>
          <ScreenTitle name={title} />
          <Page />
        </>
      );
      return { element: access === 'public' ? page : <RouteGuard access={access}>{page}</RouteGuard> };
    },
  };
}
