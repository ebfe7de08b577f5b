import { useLazyQuery } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';

import { useViewer } from '../../domain/session/SessionContext';
import { usePortalStream, useStreamEvents } from '../../domain/stream/StreamContext';
import { graphql } from '../../generated/gql';
import { whenIdle } from '../../ui/overlay/later';

/** Several events of one moment are one question. */
const together = 150;

/**
 * How many lines of the inbox are unread; null until that is known. Read once the screen shows its data, and whenever
 * the portal says that something is new.
 */
export function useUnread(): number | null {
  const stream = usePortalStream();
  const { id } = useViewer();
  const [read, { data }] = useLazyQuery(UnreadNotificationsDocument, { fetchPolicy: 'network-only' });

  const [wanted, setWanted] = useState(0);
  useStreamEvents(useCallback(() => setWanted((times) => times + 1), []));
  useEffect(() => {
    if (wanted === 0) return undefined;
    const soon = setTimeout(() => void read().catch(() => undefined), together);
    return () => clearTimeout(soon);
  }, [wanted, read]);

  useEffect(() => {
    let end: (() => void) | undefined;
    let isGone = false;
    whenIdle(() => {
      if (!isGone) end = stream?.start();
    });
    return () => {
      isGone = true;
      end?.();
    };
  }, [stream, id]);

  return data?.unreadNotificationCount ?? null;
}

/** The count behind the bell. */
export const UnreadNotificationsDocument = graphql(`
  query UnreadNotifications {
    unreadNotificationCount
  }
`);
