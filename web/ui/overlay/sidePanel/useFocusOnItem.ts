import { useEffect, type RefObject } from 'react';

/**
 * Moves the focus into the panel when it opens, and again when the focused element was replaced by the next
 * item.
 */
export function useFocusOnItem(panel: RefObject<HTMLElement | null>, item: string | number): void {
  useEffect(() => {
    if (!panel.current?.contains(document.activeElement)) panel.current?.focus({ preventScroll: true });
  }, [panel, item]);
}
