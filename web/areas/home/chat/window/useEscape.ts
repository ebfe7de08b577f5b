import { useEffect } from 'react';

/**
 * Escape, wherever on the page the focus is: in its content, header, navigation or foot. Not in overlays above the
 * page, such as a dialog or a toast, nor where Escape has its own meaning: in a field, at a button with an open
 * menu, or during IME composition.
 */
export function useEscape(onEscape: () => void): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && isOnPage(event.target) && !event.defaultPrevented && !event.isComposing)
        onEscape();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [onEscape]);
}

function isOnPage(target: EventTarget | null): boolean {
  if (target === document.body) return true;
  if (!(target instanceof Element)) return false;
  if (target.closest('main')) return true;
  return target.closest('header, nav, footer') !== null && target.closest(claiming) === null;
}

const claiming =
  '[role="dialog"], [role="alertdialog"], [role="menu"], input, textarea, select, [aria-expanded="true"][aria-haspopup]';
