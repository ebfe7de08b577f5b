import { Mutex } from 'async-mutex';

/**
 * Runs work with the same key one after the other in this process. Work that waits uses no connection to the
 * database.
 */
export function createKeyedMutex<Key>() {
  const mutexes = new Map<Key, Mutex>();
  return async <Result>(key: Key, work: () => Promise<Result>): Promise<Result> => {
    const mutex = mutexes.get(key) ?? new Mutex();
    mutexes.set(key, mutex);
    try {
      return await mutex.runExclusive(work);
    } finally {
      if (!mutex.isLocked()) mutexes.delete(key);
    }
  };
}
