import { useEffect, useState, type ComponentType } from 'react';

/** A part whose code comes when the first one of its kind is shown. */
export interface LatePart<Props> {
  /** Null until it is there. */
  read: () => ComponentType<Props> | null;
  load: () => Promise<ComponentType<Props>>;
}

/** Keeps the code of a part once it has come. */
export function latePart<Props>(fetch: () => Promise<ComponentType<Props>>): LatePart<Props> {
  let known: ComponentType<Props> | null = null;
  return {
    read: () => known,
    load: async () => (known ??= await fetch()),
  };
}

/** The part as soon as its code is there; after a failure `retry` fetches it again. */
export function useLatePart<Props>(late: LatePart<Props>): {
  Part: ComponentType<Props> | null;
  failed: boolean;
  retry: () => void;
} {
  const [Part, setPart] = useState(late.read);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (Part || failed) return undefined;
    let isWanted = true;
    late.load().then(
      (loaded) => {
        if (isWanted) setPart(() => loaded);
      },
      () => {
        if (isWanted) setFailed(true);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [Part, failed, late]);
  return { Part, failed, retry: () => setFailed(false) };
}
