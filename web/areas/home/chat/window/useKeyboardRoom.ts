import { useEffect, type RefObject } from 'react';

/**
 * Keeps `--keyboard-room` at the height that the keyboard of a phone takes from the window, so that the box
 * is above it.
 */
export function useKeyboardRoom(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    const element = panel.current;
    if (!view || !element) return undefined;
    const measure = () => {
      const room = Math.max(0, window.innerHeight - view.height - view.offsetTop);
      element.style.setProperty('--keyboard-room', `${String(room)}px`);
    };
    measure();
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
    };
  }, [panel]);
}
