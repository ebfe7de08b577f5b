import { lazy, Suspense, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

import { useSessionState } from '../domain/session/SessionContext';
import { SessionLoading } from '../domain/session/SessionLoading';
import { LoadingScreen } from '../ui/layout/LoadingScreen';
import { DenialScreen } from './screens/DenialScreen';
import { decide, type Requirement } from './guard';

const PasswordChangeScreen = lazy(() =>
  import('./screens/PasswordChangeScreen').then((module) => ({ default: module.PasswordChangeScreen })),
);

/** Shows a screen to people who may enter it; others are sent to sign in, or read the reason. */
export function RouteGuard({ access, children }: { access: Requirement; children: ReactNode }) {
  const state = useSessionState();
  const location = useLocation();
  const decision = decide(state, access);

  if (decision === 'loading') return <SessionLoading />;
  if (decision === 'signIn') {
    // A person who signed out left this page on purpose; the next person does not start on it.
    const left = state.phase === 'signedOut' && state.left;
    return (
      <Navigate
        to="/login"
        replace
        state={left ? null : { from: location, of: state.phase === 'error' ? state.of : undefined }}
      />
    );
  }
  if (decision === 'changePassword') {
    return (
      <Suspense fallback={<LoadingScreen />}>
        <PasswordChangeScreen />
      </Suspense>
    );
  }
  if (decision === 'allowed') return children;
  return <DenialScreen {...decision} />;
}
