/** When to ask a portal again that did not answer. */
export interface Pauses {
  /**
   * Resolves after a pause that doubles with each try, spread at random; immediately when the network is back.
   */
  untilNextTry: (tries: number) => Promise<void>;
  /** Ends every pause. */
  end: () => void;
}

/** No pause is longer, in milliseconds. */
const longest = 10_000;

/** @param first milliseconds of the first pause */
export function createPauses(first: number): Pauses {
  const endings = new Set<() => void>();
  const end = () => endings.forEach((ending) => ending());

  return {
    untilNextTry: (tries) =>
      new Promise((resolve) => {
        const ending = () => {
          clearTimeout(timer);
          endings.delete(ending);
          if (endings.size === 0) window.removeEventListener('online', end);
          resolve();
        };
        const timer = setTimeout(ending, Math.min(first * 2 ** tries, longest) * (0.75 + Math.random() / 2));
        if (endings.size === 0) window.addEventListener('online', end);
        endings.add(ending);
      }),
    end,
  };
}
