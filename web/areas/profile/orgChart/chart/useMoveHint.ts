import { useEffect, useRef, useState, type WheelEvent } from 'react';

/** What someone tried with the drawing while the page went on scrolling. */
export type MoveAttempt = 'wheel' | 'finger';

export interface Hint {
  attempt: MoveAttempt;
  /** Pixels of the drawing that are scrolled out of sight at its top. */
  below: number;
}

interface MoveHint {
  hint: Hint | null;
  onWheel: (event: WheelEvent) => void;
  onOneFinger: (on: Element) => void;
}

/** Milliseconds that an attempt is remembered. */
const shownFor = 1_600;

/** Remembers each attempt for a moment, so that it can be said how it is done. */
export function useMoveHint(): MoveHint {
  const [hint, setHint] = useState<Hint | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (next: Hint | null) => {
    clearTimeout(timer.current);
    setHint(next);
    timer.current = setTimeout(() => setHint(null), shownFor);
  };
  return {
    hint,
    onWheel: ({ ctrlKey, metaKey, currentTarget }) =>
      show(ctrlKey || metaKey ? null : { attempt: 'wheel', below: outOfSight(currentTarget) }),
    onOneFinger: (on) => show({ attempt: 'finger', below: outOfSight(on) }),
  };
}

/** The page's header covers elements scrolled under it. */
function outOfSight(element: Element): number {
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return Math.max(0, Math.max(header, 0) - element.getBoundingClientRect().top);
}
