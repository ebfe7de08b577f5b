import { useEffectEvent, useLayoutEffect, useState } from 'react';

import { rowOpener } from '../../data/rowTarget';

/**
 * When a panel takes its room from the page, and when it gives it back, lines break anew and everything
 * moves. What was pressed, and then the row of what is shown, stays where it was before one's eyes.
 */
export function useStandingStill(item: string | number): void {
  const [pressed] = useState(() => placeOf(document.activeElement));
  const shown = useEffectEvent(() => placeOf(rowOpener(item) ?? pressed.element));
  useLayoutEffect(() => {
    bringBack(pressed);
    return () => {
      const last = shown();
      requestAnimationFrame(() => bringBack(last));
    };
  }, [pressed]);
}

interface Place {
  element: Element | null;
  top: number;
}

const placeOf = (element: Element | null): Place => ({
  element,
  top: element?.getBoundingClientRect().top ?? 0,
});

function bringBack({ element, top }: Place): void {
  if (!element?.isConnected || element === document.body) return;
  const moved = element.getBoundingClientRect().top - top;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}
