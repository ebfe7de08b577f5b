import { RotateCw } from 'lucide-react';

import { Button } from '../../ui/form/Button';
import { LoadingScreen } from '../../ui/layout/LoadingScreen';
import { Notice } from '../../ui/feedback/Notice';
import { useSession, useSessionState } from './SessionContext';

/** The full page while the session is loading; says so if the portal does not answer. */
export function SessionLoading() {
  const state = useSessionState();
  const session = useSession();
  if (state.phase !== 'loading' || !state.isAway) return <LoadingScreen />;
  return (
    <Notice
      whole
      drawing="cloud"
      title="The portal cannot be reached"
      text="You stay signed in. This page continues by itself as soon as the portal answers."
      actions={
        <>
          <Button onClick={() => void session.signOut()}>Sign out</Button>
          <Button variant="primary" icon={RotateCw} onClick={session.tryNow}>
            Try now
          </Button>
        </>
      }
    />
  );
}
