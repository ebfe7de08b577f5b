import { useEffect, useState, type ReactNode } from 'react';

import { usePortalConfig } from '../config/ConfigContext';
import { logFailure } from '../failure/logFailure';
import { createTokenStorage } from './tokenStorage';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { Card } from '../../ui/layout/Card';

/** The answer to a request without a sign-in. */
const missingToken = 'No authentication token found. Please log in again.';

/** Where this browser keeps no sign-in, nothing is loaded, and that is logged. */
export function TokenGate({ children }: { children: ReactNode }) {
  const { storageKeys } = usePortalConfig();
  const [hasToken] = useState(() => createTokenStorage(storageKeys).read() !== null);
  useEffect(() => {
    if (!hasToken) logFailure('The page was not loaded:', new Error(missingToken));
  }, [hasToken]);
  if (hasToken) return children;
  return (
    <Card>
      <ErrorState text={missingToken} />
    </Card>
  );
}
