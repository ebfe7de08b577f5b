import { useState, type ReactNode } from 'react';

import { usePortalConfig } from '../../../domain/config/ConfigContext';
import { createTokenStorage } from '../../../domain/session/tokenStorage';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { ButtonLink } from '../../../ui/layout/ButtonLink';
import { Card } from '../../../ui/layout/Card';

interface Props {
  /** Why the courses did not load, in words. */
  reason: string | null;
  busy: boolean;
  onRetry: () => void;
}

/** The courses could not be loaded; without a sign-in the way there is offered. */
export function CourseFailure({ reason, busy, onRetry }: Props) {
  if (reason !== null && signInProblem.test(reason)) return <NotSignedIn />;
  return (
    <Card>
      <ErrorState
        text="Failed to load courses. Please try again later."
        retryLabel="Retry"
        busy={busy}
        onRetry={onRetry}
      />
    </Card>
  );
}

const signInProblem = /\b401\b|unauthori[sz]ed|\btoken\b|authentication/i;

/** Shows the courses only where this browser keeps a sign-in. */
export function CourseGate({ children }: { children: ReactNode }) {
  const { storageKeys } = usePortalConfig();
  const [hasToken] = useState(() => createTokenStorage(storageKeys).read() !== null);
  return hasToken ? children : <NotSignedIn />;
}

const NotSignedIn = () => (
  <Card>
    <ErrorState
      text="Please log in to view courses."
      action={
        <ButtonLink to="/login" variant="primary">
          Go to Login
        </ButtonLink>
      }
    />
  </Card>
);
