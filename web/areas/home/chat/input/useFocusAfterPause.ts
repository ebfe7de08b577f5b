import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * A disabled element loses the focus, in some browsers immediately. If the focus was in the box before a pause, or
 * in the same form, it returns to the box afterwards, unless the person has moved on.
 */
export function useFocusAfterPause(box: RefObject<HTMLTextAreaElement | null>, isPaused: boolean): void {
  const isIn = useRef(false);
  const wasHere = useRef(false);
  useEffect(() => {
    const isOfForm = (target: EventTarget | null) =>
      target instanceof Node && box.current?.form?.contains(target) === true;
    // A disabled box is left without an event of the person: only these say where the keyboard went.
    const come = ({ target }: Event) => {
      isIn.current = isOfForm(target);
    };
    const press = ({ target }: Event) => {
      if (!isOfForm(target)) isIn.current = false;
    };
    isIn.current = isOfForm(document.activeElement);
    document.addEventListener('focusin', come);
    document.addEventListener('pointerdown', press);
    return () => {
      document.removeEventListener('focusin', come);
      document.removeEventListener('pointerdown', press);
    };
  }, [box]);
  useLayoutEffect(() => {
    const { current } = box;
    const { activeElement } = document;
    const isNowhere = activeElement === null || activeElement === document.body;
    const isHere = current?.form?.contains(activeElement) === true;
    if (isPaused) wasHere.current = isHere || (isNowhere && (isIn.current || wasHere.current));
    else if (wasHere.current && (isHere || isNowhere)) current?.focus();
  }, [box, isPaused]);
}
