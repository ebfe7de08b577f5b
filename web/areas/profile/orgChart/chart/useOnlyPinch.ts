import { useEffect, useEffectEvent } from 'react';

/**
 * Leaves a single finger to the page, which it scrolls, and two fingers to the drawing. React Flow knows no such setting: it
 * would take both or none.
 * @param onOneFinger told when a single finger moves over the drawing; null leaves that to the drawing, too
 */
export function useOnlyPinch(flow: { readonly current: HTMLElement | null }, onOneFinger: (() => void) | null): void {
  const isWanted = onOneFinger !== null;
  const onMove = useEffectEvent(() => onOneFinger?.());
  useEffect(() => {
    const element = flow.current;
    if (!element || !isWanted) return undefined;
    const keepAway = (event: TouchEvent) => {
      if (event.touches.length !== 1) return;
      event.stopPropagation();
      if (event.type === 'touchmove') onMove();
    };
    const options = { capture: true, passive: true };
    element.addEventListener('touchstart', keepAway, options);
    element.addEventListener('touchmove', keepAway, options);
    return () => {
      element.removeEventListener('touchstart', keepAway, options);
      element.removeEventListener('touchmove', keepAway, options);
    };
  }, [flow, isWanted]);
}
