import { useEffect, useEffectEvent } from 'react';

/** Pixels of the screen from which on a finger is moved on purpose. */
const least = 12;

/**
 * A single finger scrolls the page, and two fingers move the drawing. React Flow has no such setting: it would
 * handle both or none.
 * @param onOneFinger called when a single finger is moved sideways over the drawing, where the page cannot scroll;
 * null leaves that to the drawing, too
 */
export function useOnlyPinch(
  flow: { readonly current: HTMLElement | null },
  onOneFinger: ((on: Element) => void) | null,
): void {
  const isWanted = onOneFinger !== null;
  const onMove = useEffectEvent((on: Element) => onOneFinger?.(on));
  useEffect(() => {
    const element = flow.current;
    if (!element || !isWanted) return undefined;
    let from: Touch | undefined;
    const keepAway = (event: TouchEvent) => {
      const [finger] = event.touches;
      if (!finger || event.touches.length !== 1) return;
      event.stopPropagation();
      if (event.type === 'touchstart') from = finger;
      else if (from && isSideways(finger.clientX - from.clientX, finger.clientY - from.clientY))
        onMove(element);
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

const isSideways = (x: number, y: number): boolean => Math.abs(x) >= least && Math.abs(x) > Math.abs(y);
