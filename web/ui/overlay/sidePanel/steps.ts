import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Ways through the list that a panel belongs to. */
export interface PanelSteps {
  /** Undefined at the beginning of the list. */
  previous?: (() => void) | undefined;
  /** Undefined at its end. */
  next?: (() => void) | undefined;
  /** Its place in the list: "3 of 20". */
  place?: string | undefined;
}

/** J and K, as in lists elsewhere, and Alt with the arrows, which works also while something is written. */
export function useStepKeys(panel: RefObject<HTMLElement | null>, steps: PanelSteps | undefined): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const step = stepOf(event);
    if (!step || !steps?.[step] || event.defaultPrevented) return;
    event.preventDefault();
    steps[step]();
  });
  useEffect(() => {
    const { current } = panel;
    const listen = (event: KeyboardEvent) => hear(event);
    current?.addEventListener('keydown', listen);
    return () => current?.removeEventListener('keydown', listen);
  }, [panel]);
}

function stepOf({ key, altKey, ctrlKey, metaKey, isComposing, target }: KeyboardEvent) {
  if (ctrlKey || metaKey || isComposing) return null;
  if (altKey) return key === 'ArrowDown' ? 'next' : key === 'ArrowUp' ? 'previous' : null;
  if (target instanceof Element && target.closest(writing)) return null;
  return key === 'j' ? 'next' : key === 'k' ? 'previous' : null;
}

const writing = 'input, textarea, select, [contenteditable], [role="listbox"], [role="menu"]';
