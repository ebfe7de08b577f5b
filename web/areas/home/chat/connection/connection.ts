import { connectionCheck } from '../pinned';

/** Whether the portal answers. */
export type Connection = 'checking' | 'connected' | 'disconnected';

export interface ConnectionWatch {
  /** Looks now, whenever the next look would be. */
  check: () => void;
  stop: () => void;
}

/** Milliseconds after which a connection that the browser calls lost is cut. */
const cutAfter = 1_000;

/**
 * Checks immediately and every 30 seconds whether the portal answers within 5 seconds; when the browser's own
 * connection goes or comes, too. It is not checked while the page is hidden, and again when it is shown.
 * @param address of the health check
 */
export function watchConnection(address: string, tell: (connection: Connection) => void): ConnectionWatch {
  let timer: ReturnType<typeof setInterval> | undefined;
  let second: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | null = null;

  async function look() {
    running?.abort();
    const own = new AbortController();
    running = own;
    const clock = setTimeout(() => own.abort(), connectionCheck.within);
    const isThere = await fetch(address, { signal: own.signal, cache: 'no-store', credentials: 'omit' }).then(
      ({ ok }) => ok,
      () => false,
    );
    clearTimeout(clock);
    if (running === own) tell(isThere ? 'connected' : 'disconnected');
  }

  function rest() {
    clearInterval(timer);
    clearTimeout(second);
    running?.abort();
    running = null;
  }

  function follow() {
    rest();
    if (document.hidden) return;
    void look();
    timer = setInterval(() => void look(), connectionCheck.every);
  }

  /** The browser says so before its connections are cut: the first look may still be answered. */
  function followLoss() {
    follow();
    if (!document.hidden) second = setTimeout(() => void look(), cutAfter);
  }

  follow();
  document.addEventListener('visibilitychange', follow);
  window.addEventListener('online', follow);
  window.addEventListener('offline', followLoss);
  return {
    check: follow,
    stop: () => {
      rest();
      document.removeEventListener('visibilitychange', follow);
      window.removeEventListener('online', follow);
      window.removeEventListener('offline', followLoss);
    },
  };
}
