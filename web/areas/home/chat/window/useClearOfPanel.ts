import { useEffect, type RefObject } from 'react';

/** Pixels between the panel and an element scrolled out from under it. */
const gap = 8;

/**
 * Room at the end of the page, in pixels, so that its last lines too can be scrolled out from under the
 * panel.
 */
export const pageRoom = '--page-room';

/**
 * What of the page gets the keyboard beneath the panel is scrolled out from under it; nothing else moves
 * (WCAG 2.4.11).
 */
export function useClearOfPanel(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const clear = ({ target }: FocusEvent) => {
      // An element clicked with the mouse was visible.
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
      if (!document.querySelector('main')?.parentElement?.contains(target) || panel.current?.contains(target))
        return;
      // After the browser's own scrolling.
      requestAnimationFrame(() => {
        const up = panel.current ? hiddenPixels(target, panel.current) : 0;
        if (up <= 0) return;
        const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
        const missing = up - (scrollHeight - clientHeight - scrollTop);
        if (missing > 0)
          style.setProperty(
            pageRoom,
            `${String(Math.ceil((Number.parseFloat(style.getPropertyValue(pageRoom)) || 0) + missing))}px`,
          );
        window.scrollBy({ top: up });
      });
    };
    document.addEventListener('focusin', clear);
    return () => {
      document.removeEventListener('focusin', clear);
      style.removeProperty(pageRoom);
    };
  }, [panel]);
}

/**
 * How far up something has to go to be clear of the panel, its beginning still under the header; 0 where the
 * panel does not lie above it.
 */
function hiddenPixels(element: Element, panel: Element): number {
  const own = element.getBoundingClientRect();
  const over = panel.getBoundingClientRect();
  if (own.right <= over.left || own.left >= over.right || own.bottom <= over.top || own.top >= over.bottom)
    return 0;
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return Math.min(own.bottom + gap - over.top, own.top - header - gap);
}
