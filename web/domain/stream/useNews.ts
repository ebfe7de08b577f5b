import { useEffect, useEffectEvent } from 'react';

import { usePortalStream } from './StreamContext';
import type { StreamName } from './events';

/** Several events of one moment are one, in milliseconds. */
const together = 150;
/** Events that say that something changed. */
const changes: readonly StreamName[] = ['inbox', 'reset'];
/** The messages, and whether the connection is open or the session has ended. */
export const allEvents: readonly StreamName[] = ['ready', ...changes, 'ended'];

/**
 * Does something shortly after the portal says that something changed that the person may see; while the page is
 * hidden, not before it shows again. @param names of the events that count
 */
export function useNews(tell: () => void, names: readonly StreamName[] = changes): void {
  const stream = usePortalStream();
  const isMeant = useEffectEvent((name: StreamName) => names.includes(name));
  const onNews = useEffectEvent(tell);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWaiting = false;
    const say = () => {
      timer = undefined;
      isWaiting = document.hidden;
      if (!isWaiting) onNews();
    };
    const hear = (name: StreamName) => {
      if (isMeant(name)) timer ??= setTimeout(say, together);
    };
    const show = () => {
      if (isWaiting) say();
    };
    const end = stream?.subscribe(hear);
    document.addEventListener('visibilitychange', show);
    return () => {
      end?.();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', show);
    };
  }, [stream]);
}

/** Asks a query again whenever the portal says that something changed; what shows stays until the answer. */
export const useLiveAnswer = (refetch: () => Promise<unknown>): void =>
  useNews(() => void refetch().catch(() => undefined));
