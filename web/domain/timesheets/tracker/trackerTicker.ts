/** Tells when the seconds on the screen are due to change. */
export interface TrackerTicker {
  subscribe: (tell: () => void) => () => void;
  /** The session changed: the next tick is calculated again. */
  restart: () => void;
}

/**
 * Ticks each second, at the moments at which the number shown changes, and only while someone looks.
 * @param milliseconds worked until now; null while nothing runs
 * @param tick called before any listener
 */
export function createTrackerTicker(milliseconds: () => number | null, tick: () => void): TrackerTicker {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function beat() {
    tick();
    listeners.forEach((tell) => tell());
    arm();
  }

  function arm() {
    clearTimeout(timer);
    const worked = listeners.size > 0 && !document.hidden ? milliseconds() : null;
    if (worked !== null) timer = setTimeout(beat, 1000 - (Math.max(0, worked) % 1000));
  }

  return {
    subscribe: (tell) => {
      listeners.add(tell);
      if (listeners.size === 1) document.addEventListener('visibilitychange', beat);
      tick();
      arm();
      return () => {
        listeners.delete(tell);
        if (listeners.size === 0) document.removeEventListener('visibilitychange', beat);
        arm();
      };
    },
    restart: beat,
  };
}
