import { useEffectEvent, useLayoutEffect, useState } from 'react';

import { rowOpener } from '../../data/rowTarget';

/**
 * When a panel takes room from the page, and when it gives it back, lines wrap differently and everything
 * moves. This scrolls so that what was pressed, and later the row of what is shown, stays in place on the screen.
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
