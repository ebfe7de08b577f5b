import { useLazyQuery } from '@apollo/client/react';
import { useEffect } from 'react';

import { useViewer } from '../../domain/session/SessionContext';
import { usePortalStream } from '../../domain/stream/StreamContext';
import { allEvents, useNews } from '../../domain/stream/useNews';
import { graphql } from '../../generated/gql';
import { whenIdle } from '../../ui/overlay/lazyDialog';

/**
 * How many lines of the inbox are unread; null until that is known. Read once the screen shows its data, and whenever
 * the portal says that something is new.
 */
export function useUnread(): number | null {
  const stream = usePortalStream();
  const { id } = useViewer();
  const [read, { data }] = useLazyQuery(UnreadNotificationsDocument, { fetchPolicy: 'network-only' });

  useNews(() => void read().catch(() => undefined), allEvents);

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
