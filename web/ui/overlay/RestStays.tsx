import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * React Aria makes everything but an open popover inert, which styles every element of the page again: a tenth of a
 * second on a long table. A list that opens beside its control does not need it: its scope keeps the focus, and a
 * click outside closes it. React Aria skips elements marked like this when it hides the others, in its effect after
 * those of the popover's parts.
 */
export function RestStays() {
  const place = useRef<HTMLSpanElement>(null);
  const parts = useRef<Element[]>([]);
  useLayoutEffect(() => {
    // While a combobox is closed React Aria draws its list outside the page, to know its options.
    if (!place.current?.isConnected) return;
    parts.current = [...document.body.children].filter((part) => !part.hasAttribute(leftOut));
    for (const part of parts.current) part.setAttribute(leftOut, '');
  }, []);
  useEffect(() => {
    const marked = parts.current;
    queueMicrotask(() => {
      for (const part of marked) part.removeAttribute(leftOut);
    });
  }, []);
  return <span ref={place} hidden />;
}

const leftOut = 'data-react-aria-top-layer';
