import { useEffect, type RefObject } from 'react';

/** Keeps `--dock-height` at the present height of the dock with its messages; without the dock it is not set. */
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
