import { useLayoutEffect, useRef } from 'react';

interface Props {
  onEscape: () => void;
  /** Where else it is heard, for what does not keep the keyboard within. */
  hears?: (target: EventTarget | null) => boolean;
}

/**
 * Is inside an overlay. Escape closes the topmost one also while the focus is nowhere or behind
 * it: in the moment before the focus has gone into it, or returns from the one above, and after the part that
 * had the focus has left.
 */
export function StrayEscape({ onEscape, hears = () => false }: Props) {
  const act = useRef({ onEscape, hears });
  useLayoutEffect(() => {
    act.current = { onEscape, hears };
  });
  // Before it is painted: who sees it may press Escape.
  useLayoutEffect(() => {
    const own = {};
    open.push(own);
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || open.at(-1) !== own) return;
      if (isStray(event.target) || (!event.defaultPrevented && act.current.hears(event.target))) {
        // The next one below is the topmost only for the next press.
        event.stopImmediatePropagation();
        act.current.onEscape();
      }
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
      open.splice(open.indexOf(own), 1);
    };
  }, []);
  return null;
}

/** The open overlays, the topmost last. */
const open: object[] = [];

/** Whatever is behind an overlay is hidden from assistive technology. */
const isStray = (target: EventTarget | null): boolean =>
  target === document.body ||
  (target instanceof Element && target.closest('[inert], [aria-hidden="true"]') !== null);
