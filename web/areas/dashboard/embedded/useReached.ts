import { useEffect, useState } from 'react';

/** Whether an address of another origin answers at all; what it answers stays unknown. */
export type Reached = 'asking' | 'yes' | 'no';

/**
 * Requests an address once, and again for each new attempt, because a frame does not report a failed load. Neither
 * the token nor the address of this page is sent along.
 */
export function useReached(address: string, attempt: number, patience: number): Reached {
  const [answer, setAnswer] = useState<{ attempt: number; reached: Reached } | null>(null);
  useEffect(() => {
    const away = new AbortController();
    const timer = setTimeout(() => away.abort(), patience);
    let isCurrent = true;
    fetch(address, {
      mode: 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: away.signal,
    })
      .then(() => 'yes' as const)
      .catch(() => 'no' as const)
      .then((reached) => {
        clearTimeout(timer);
        if (isCurrent) setAnswer({ attempt, reached });
      })
      .catch(() => undefined);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      away.abort();
    };
  }, [address, attempt, patience]);
  return answer?.attempt === attempt ? answer.reached : 'asking';
}
