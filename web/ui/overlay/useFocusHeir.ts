import { useEffect, useRef, type RefObject } from 'react';

/**
 * When the marked element is removed together with the focused one, the dialog or the page around it gets the
 * focus.
 */
export function useFocusHeir<Marked extends HTMLElement>(): RefObject<Marked | null> {
  const marked = useRef<Marked>(null);
  useEffect(() => {
    const heir = marked.current?.closest<HTMLElement>('[role="dialog"], [role="alertdialog"], #main');
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) heir?.focus({ preventScroll: true });
      });
    };
  }, []);
  return marked;
}
