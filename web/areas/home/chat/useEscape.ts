import { useEffect } from 'react';

/** Escape, wherever on the page the keyboard stands: not in what lies above the page, such as a dialog or a toast, nor where it ends the choice of a letter. */
export function useEscape(onEscape: () => void): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const { target } = event;
      const isOnPage = target === document.body || (target instanceof Element && target.closest('main') !== null);
      if (event.key === 'Escape' && isOnPage && !event.defaultPrevented && !event.isComposing) onEscape();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [onEscape]);
}
