import { useEffect, useRef, type RefObject } from 'react';

/**
 * When what is marked goes, and with it what had the keyboard's focus, the dialog or the page around it gets
 * the focus.
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
