import type { KeyboardEvent, MouseEvent } from 'react';

const OPENS = '[data-opens-row]';
/** Controls in a row, whose clicks do not open it. */
const OWN = 'a, button, input, select, textarea, label, summary, [role="menuitem"], [contenteditable]';

/** A click anywhere in a row opens what its name opens; on a link, a button or a marked text it does not. */
export function openRow(event: MouseEvent<HTMLElement>): void {
  const isOwn = event.target instanceof Element && event.target.closest(OWN) !== null;
  if (isOwn || event.defaultPrevented || window.getSelection()?.toString()) return;
  // What opens from the row is in its React tree, but not in its element.
  if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return;
  const name = event.currentTarget.querySelector<HTMLElement>(OPENS);
  if (!name) return;
  const { ctrlKey, metaKey, shiftKey } = event;
  name.dispatchEvent(
    new globalThis.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  );
}

/**
 * Arrow up and down move between the names of rows, in a table or an element marked `data-rows`; Enter is handled
 * by the link.
 */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  if (!(event.target instanceof Element) || !event.target.matches(OPENS)) return;
  // The next row may be in another group.
  const names = [
    ...(event.currentTarget.closest('table, [data-rows]')?.querySelectorAll<HTMLElement>(OPENS) ?? []),
  ];
  const at = names.findIndex((one) => one === event.target);
  const name = names[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (!name) return;
  event.preventDefault();
  name.focus();
}

/**
 * What opens the row of this key, where the page shows it: rows carry their key as `data-row`. Of two lists that
 * have one, that of the panel which lies above the other.
 */
export const rowOpener = (key: string | number): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('[data-row]')]
    .findLast((row) => row.dataset['row'] === String(key))
    ?.querySelector<HTMLElement>(OPENS) ?? null;

/** Rows are drawn some frames after the press that asked for them; one that has not come by then is not on the page. */
const FRAMES_TO_WAIT = 60;

/** Moves the keyboard to what opens the row of this key, once the row is drawn. */
export function focusRow(key: string | number, frames = FRAMES_TO_WAIT): void {
  requestAnimationFrame(() => {
    const name = rowOpener(key);
    if (name) name.focus();
    else if (frames > 0) focusRow(key, frames - 1);
  });
}
