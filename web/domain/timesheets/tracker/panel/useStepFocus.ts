import { useEffect, useRef, type RefObject } from 'react';

interface StepFocus {
  /** The element around everything that a step may remove and add. */
  around: RefObject<HTMLElement | null>;
  /** To be called when a button is pressed that goes with its own action. */
  step: () => void;
}

/** There is one focus, and a step may show its content elsewhere than the removed content. */
let isStepping = false;

/**
 * When Start or Stop goes as soon as it has done its work, the keyboard goes to the first button that comes
 * in its place.
 */
export function useStepFocus(phase: string): StepFocus {
  const around = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!isStepping) return;
    // A person who has moved on keeps their focus.
    const isLost = document.activeElement === null || document.activeElement === document.body;
    const next = around.current?.querySelector<HTMLElement>('button');
    if (isLost && next) next.focus({ preventScroll: true });
    if (!isLost || next) isStepping = false;
  }, [phase]);

  return {
    around,
    step: () => {
      isStepping = true;
    },
  };
}
