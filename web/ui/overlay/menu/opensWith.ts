import type { KeyboardEvent } from 'react';

/** Handlers of a button that opens a list: a press, and the arrow keys up and down. */
export const opensWith = (open: () => void) => ({
  onClick: open,
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open();
  },
});
