import { useEffect, useRef, useState, type WheelEvent } from 'react';

/** What somebody tried with the drawing while the page went on scrolling. */
export type MoveAttempt = 'wheel' | 'finger';

interface Hint {
  hint: MoveAttempt | null;
  onWheel: (event: WheelEvent) => void;
  onOneFinger: () => void;
}

/** Remembers each attempt for a moment, so that it can be said how it is done. */
export function useMoveHint(): Hint {
  const [hint, setHint] = useState<MoveAttempt | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (attempt: MoveAttempt | null) => {
    clearTimeout(timer.current);
    setHint(attempt);
    timer.current = setTimeout(() => setHint(null), 1_200);
  };
  return {
    hint,
    onWheel: ({ ctrlKey, metaKey }) => show(ctrlKey || metaKey ? null : 'wheel'),
    onOneFinger: () => show('finger'),
  };
}
