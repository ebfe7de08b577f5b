import { useEffect, useRef, useState } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router-dom';

import { usePortalConfig } from '../domain/config/ConfigContext';
import { useSessionState } from '../domain/session/SessionContext';
import { AppShell } from '../ui/layout/navigation/AppShell';
import { Logo } from '../ui/layout/navigation/Logo';
import { ThemeSwitch } from '../ui/layout/navigation/ThemeSwitch';
import { ConnectionNote } from './ConnectionNote';
import { Footer } from './Footer';
import { HeaderUser, SignOutButton } from './Header';
import { LateBell } from './inbox/LateBell';
import { LateTracker, useFloatingTracker } from './LateTracker';
import { navigationFor } from './navigation';
import { PaletteButton } from './palette/PaletteButton';
import type { RouteHandle } from './routes';
import { portalTitle } from './titles';
import type { WaitingCounts } from './useWaitingCounts';

/** Header, navigation and footer around every screen of a signed-in person. */
export function Layout() {
  const state = useSessionState();
  const { organisation } = usePortalConfig();
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  const isFloating = useFloatingTracker();
  const [waiting, setWaiting] = useState<WaitingCounts>();
  useFocusOnNewScreen();

  return (
    <AppShell
      logo={<Logo name={portalTitle} to="/home" show="auto" />}
      title={
        <>
          {handle?.title} <small>· Powered by {organisation}</small>
        </>
      }
      search={<PaletteButton />}
      tools={<ThemeSwitch />}
      user={<HeaderUser />}
      exit={<SignOutButton />}
      navigation={navigationFor(state, waiting)}
      footer={<Footer />}
      status={
        <>
          {isFloating && <LateTracker part="header" />}
          <LateBell onCounts={setWaiting} />
        </>
      }
      dock={isFloating && <LateTracker part="dock" />}
    >
      <ConnectionNote />
      <Outlet />
    </AppShell>
  );
}

/**
 * A new screen is announced to screen readers and starts the keyboard at its content, as a fresh page would.
 */
function useFocusOnNewScreen() {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
