import { useEffect } from 'react';

/**
 * Stands inside an overlay. Once that has closed, the focus is never left on nothing: where the control it came from is
 * gone, or goes before the focus has moved on, it is put into the topmost open dialog, else on the page's main element.
 */
export function FocusKeeper() {
  useEffect(() => () => {
    // React Aria gives the focus back in the next frame; this looks after it has.
    requestAnimationFrame(() => requestAnimationFrame(() => {
      rescueFocus();
      watchFocus();
    }));
  }, []);
  return null;
}

function rescueFocus() {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  const target = [...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]')].at(-1) ?? document.querySelector('main');
  if (target?.hasAttribute('tabindex') === false) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
}

/** A list is often read again only after the question about its row has closed, and the row leaves then. */
function watchFocus() {
  const held = document.activeElement;
  if (held === null || held === document.body) return;
  const observer = new MutationObserver(() => {
    if (held.isConnected) return;
    stop();
    rescueFocus();
  });
  const stop = () => {
    observer.disconnect();
    document.removeEventListener('focusin', stop);
    document.removeEventListener('pointerdown', stop);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', stop);
  document.addEventListener('pointerdown', stop);
}
