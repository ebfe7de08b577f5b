import { useEffect, type RefObject } from 'react';

/**
 * Keeps `--dock-height` at the height of the dock as it is, with whatever it has to say; without the dock
 * there is none.
 */
export function useDockHeight(dock: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = dock.current;
    if (!element || !('ResizeObserver' in window)) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('--dock-height', `${String(element.offsetHeight)}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--dock-height');
    };
  }, [dock]);
}
