/**
 * Runs one piece of work at a time. With `ifFree` it is left out while another runs, since that one does the
 * same.
 */
export type TrackerLock = <T>(work: () => Promise<T>, options?: { ifFree: boolean }) => Promise<T | null>;

/** Name of the lock that all tabs share. */
const name = 'portal.tracker';

/** One talk with the server at a time: in all tabs where the browser has locks, else in this one. */
export function createTrackerLock(): TrackerLock {
  const locks = (navigator as { locks?: LockManager }).locks;
  if (locks) {
    return async (work, { ifFree } = { ifFree: false }) =>
      locks.request(name, { ifAvailable: ifFree }, (lock) => (lock ? work() : null));
  }

  let running: Promise<unknown> | null = null;
  return async (work, { ifFree } = { ifFree: false }) => {
    if (running && ifFree) return null;
    const turn = (running ?? Promise.resolve()).then(work);
    const done = turn
      .catch(() => undefined)
      .then(() => {
        if (running === done) running = null;
      });
    running = done;
    return turn;
  };
}
