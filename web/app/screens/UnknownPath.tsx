import { Navigate } from 'react-router-dom';

import { useSessionState } from '../../domain/session/SessionContext';
import { SessionLoading } from '../../domain/session/SessionLoading';

/** Home for the signed in, the landing page for everyone else. */
export function UnknownPath() {
  const { phase } = useSessionState();
  if (phase === 'loading') return <SessionLoading />;
  return <Navigate to={phase === 'signedIn' ? '/home' : '/'} replace />;
}
