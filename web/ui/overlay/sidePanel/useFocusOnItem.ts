import { useEffect, type RefObject } from 'react';

/**
 * Whoever opens something from the list goes on in the panel; so does the keyboard when what it stood on has
 * made room for the next thing.
 */
export function useFocusOnItem(panel: RefObject<HTMLElement | null>, item: string | number): void {
  useEffect(() => {
    if (!panel.current?.contains(document.activeElement)) panel.current?.focus({ preventScroll: true });
  }, [panel, item]);
}
