import { useCallback, useEffect, useRef, useState } from 'react';

import { usePortalConfig } from '../../../../domain/config/ConfigContext';
import type { Failure } from '../../../../domain/failure/failure';
import { watchConnection, type Connection, type ConnectionWatch } from './connection';

interface UsedConnection {
  connection: Connection;
  /** It was gone at the last look; a look that still runs changes nothing of that. */
  isGone: boolean;
  /** Looks now, and says that it does. */
  check: () => void;
}

/**
 * The connection as long as someone could write.
 * @param failure of the newest message: after one it is looked at once
 */
export function useConnection(failure: Failure | null): UsedConnection {
  const { apiHost } = usePortalConfig();
  const [state, setState] = useState<Omit<UsedConnection, 'check'>>({
    connection: 'checking',
    isGone: false,
  });
  const watch = useRef<ConnectionWatch | null>(null);

  useEffect(() => {
    const own = watchConnection(`${apiHost}/api/core/health/`, (connection) =>
      setState({ connection, isGone: connection === 'disconnected' }),
    );
    watch.current = own;
    return own.stop;
  }, [apiHost]);

  const last = useRef(failure);
  useEffect(() => {
    if (failure && failure !== last.current) watch.current?.check();
    last.current = failure;
  }, [failure]);

  const check = useCallback(() => {
    setState(({ isGone }) => ({ connection: 'checking', isGone }));
    watch.current?.check();
  }, []);
  return { ...state, check };
}
