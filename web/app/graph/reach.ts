import type { Pauses } from '../../domain/session/pauses';

/** Follows whether the portal answers at all. */
export interface Reach {
  /** A call did not come to the portal, or `isSlow`: its answer did not come in time. */
  lost: (isSlow: boolean) => void;
  /** The portal has answered, whatever it was. */
  found: () => void;
}

interface Parts {
  pauses: Pauses;
  /** Asks for next to nothing. */
  doesAnswer: () => Promise<boolean>;
  /** It did not answer the second time either; said once. */
  onAway: () => void;
  /** It answers again. */
  onBack: () => void;
}

/** A loss so long after the last one is a new one, whose pauses begin short again. Milliseconds. */
const forgotten = 120_000;

export function createReach({ pauses, doesAnswer, onAway, onBack }: Parts): Reach {
  let tries = 0;
  let lastFound = -Infinity;
  let away: { isReported: boolean; isCertain: boolean } | null = null;

  function found() {
    if (!away) return;
    const { isReported, isCertain } = away;
    away = null;
    lastFound = Date.now();
    if (isReported || isCertain) onBack();
  }

  async function watch(own: NonNullable<typeof away>) {
    for (; away === own; tries += 1) {
      await pauses.untilNextTry(tries);
      if (away !== own) return;
      if (await doesAnswer()) {
        // What answers while the same calls fail again is asked less and less often.
        tries += 1;
        if (away === own) found();
        return;
      }
      if (away !== own || own.isReported) continue;
      own.isReported = true;
      onAway();
    }
  }

  return {
    found,
    lost: (isSlow) => {
      if (away) {
        away.isCertain ||= !isSlow;
        return;
      }
      if (Date.now() - lastFound > forgotten) tries = 0;
      away = { isReported: false, isCertain: !isSlow };
      void watch(away);
    },
  };
}

/** @param url of the graph; any answer of the portal counts, also that it refuses the question */
export const asks =
  (url: string, timeLimit = 5_000) =>
  async (): Promise<boolean> => {
    try {
      const { status, headers } = await fetch(url, {
        method: 'POST',
        credentials: 'omit',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ operationName: 'Reach', query: 'query Reach { __typename }' }),
        signal: AbortSignal.timeout(timeLimit),
      });
      return status < 500 && (headers.get('Content-Type')?.includes('json') ?? false);
    } catch {
      return false;
    }
  };
