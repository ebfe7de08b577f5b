import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * What is disabled loses the keyboard. Where it was in the box before a pause, or in the same form, it is in
 * the box again after it, unless the person has moved on.
 */
export function useFocusAfterPause(box: RefObject<HTMLTextAreaElement | null>, isPaused: boolean): void {
  const wasHere = useRef(false);
  useLayoutEffect(() => {
    const { current } = box;
    const { activeElement } = document;
    const isNowhere = activeElement === null || activeElement === document.body;
    const isHere = current?.form?.contains(activeElement) === true;
    if (isPaused) wasHere.current = isHere || (isNowhere && wasHere.current);
    else if (wasHere.current && (isHere || isNowhere)) current?.focus();
  }, [box, isPaused]);
}
