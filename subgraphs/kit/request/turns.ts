/**
 * Lets work with the same key run one after the other in this process. Who waits holds nothing yet, no
 * connection to the database either, so that one caller's burst keeps nobody else from theirs.
 */
export function createTurns<Key>() {
  const last = new Map<Key, Promise<unknown>>();
  return async <Result>(key: Key, work: () => Promise<Result>): Promise<Result> => {
    const mine = (last.get(key) ?? Promise.resolve()).then(work);
    const over = mine.catch(() => undefined);
    last.set(key, over);
    try {
      return await mine;
    } finally {
      if (last.get(key) === over) last.delete(key);
    }
  };
}
