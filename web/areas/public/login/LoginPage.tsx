import { lazy, Suspense } from 'react';
import { Navigate, useLocation, useSearchParams, type Location } from 'react-router-dom';

import { useSessionState } from '../../../domain/session/SessionContext';
import type { SessionState } from '../../../domain/session/session';
import { SessionLoading } from '../../../domain/session/SessionLoading';
import { LoginFrame } from './LoginFrame';
import { SignInForm } from './SignInForm';

// Hardly any visit needs these; the first input of a sign-in must not wait for them.
const ConfirmAddress = lazy(() =>
  import('./ConfirmAddress').then((module) => ({ default: module.ConfirmAddress })),
);
const ForgotPassword = lazy(() =>
  import('./ForgotPassword').then((module) => ({ default: module.ForgotPassword })),
);
const ResetPassword = lazy(() =>
  import('./ResetPassword').then((module) => ({ default: module.ResetPassword })),
);

/**
 * Sign in, ask for a new password (`?view=forgot`), or come by a mailed link: to set one (`?reset=…`), or to
 * confirm a new address (`?confirm=…`).
 */
export function LoginPage() {
  const state = useSessionState();
  const [query] = useSearchParams();
  const origin = useOrigin(state);
  const resetToken = query.get('reset');
  const confirmToken = query.get('confirm');

  if (resetToken)
    return (
      <LoginFrame>
        <Suspense>
          <ResetPassword token={resetToken} />
        </Suspense>
      </LoginFrame>
    );
  if (confirmToken)
    return (
      <LoginFrame>
        <Suspense>
          <ConfirmAddress token={confirmToken} />
        </Suspense>
      </LoginFrame>
    );
  if (state.phase === 'loading') return <SessionLoading />;
  if (state.phase === 'signedIn') return <Navigate to={origin} replace />;
  return (
    <LoginFrame>
      {query.get('view') === 'forgot' ? (
        <Suspense>
          <ForgotPassword />
        </Suspense>
      ) : (
        <SignInForm />
      )}
    </LoginFrame>
  );
}

/**
 * The page that sent the visitor here, or home; home too for anyone who signs in where the sign-in of someone
 * else ended.
 */
function useOrigin(state: SessionState) {
  const { from, of } = (useLocation().state ?? {}) as { from?: Location; of?: number };
  const isOthers = of !== undefined && state.phase === 'signedIn' && state.viewer.id !== of;
  return from && !isOthers ? from : '/home';
}
