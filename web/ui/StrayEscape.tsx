import { useEffect, useRef } from 'react';

interface Props {
  onEscape: () => void;
}

/**
 * Stands inside an overlay. Escape closes the topmost one also while the keyboard stands nowhere, as it does for the moment between
 * the closing of an overlay and the return of the focus, or after the part that had it has gone.
 */
export function StrayEscape({ onEscape }: Props) {
  const act = useRef(onEscape);
  useEffect(() => { act.current = onEscape; });
  useEffect(() => {
    const own = {};
    open.push(own);
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && event.target === document.body && open.at(-1) === own) {
        // The next one below is the topmost only for the next press.
        event.stopImmediatePropagation();
        act.current();
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
