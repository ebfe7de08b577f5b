import { useEffect, useRef, useState, type RefObject } from 'react';

export interface FocusKeeperProps {
  /** Where the focus goes when what opened the overlay is gone, in place of the page's main element. */
  home?: RefObject<HTMLElement | null> | undefined;
  /** Finds the element that gets the focus instead of its origin, such as another row of the list. */
  findHeir?: (() => HTMLElement | null) | undefined;
}

/**
 * Is inside an overlay. Once that has closed, the focus is never left on nothing: where the control it
 * came from is gone, or goes before the focus has moved on, it is put into the topmost open dialog, else on
 * `home`, else on the page's main element.
 */
export function FocusKeeper({ home, findHeir }: FocusKeeperProps) {
  const at = useRef(home);
  const heir = useRef(findHeir);
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    at.current = home;
    heir.current = findHeir;
  }, [home, findHeir]);
  useEffect(
    () => () => {
      closings += 1;
      afterReturn(() => {
        if (isOpener(opener)) heir.current?.()?.focus({ preventScroll: true });
        giveBack(opener);
        rescueFocus(at.current);
        watchFocus(at.current);
      });
    },
    [opener],
  );
  return null;
}

/** The keyboard has not gone elsewhere meanwhile. */
const isOpener = (opener: Element | null): boolean =>
  document.activeElement === null ||
  document.activeElement === document.body ||
  document.activeElement === opener;

/** How many overlays have closed so far. */
let closings = 0;

/**
 * React Aria returns the focus in the frame after an overlay has closed; this check runs after that. If another
 * overlay has closed in between, its own check runs after the focus was returned from it.
 */
function afterReturn(look: () => void) {
  const own = closings;
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (own === closings) look();
    }),
  );
}

/**
 * Half a second after it opened, React Aria focuses a dialog again when nothing has the focus. When just then
 * another one above it closes, the focus is not given back any more; this does so.
 */
function giveBack(opener: Element | null) {
  if (opener instanceof HTMLElement && document.activeElement?.contains(opener) === true)
    opener.focus({ preventScroll: true });
}

function rescueFocus(home: FocusKeeperProps['home']) {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  const target =
    [...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]')].at(-1) ??
    home?.current ??
    document.querySelector('main');
  if (target?.hasAttribute('tabindex') === false) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
}

/**
 * A list is often read again only after the question about its row has closed, and the row leaves then; or
 * the dialog below goes next.
 */
function watchFocus(home: FocusKeeperProps['home']) {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return;
  const observer = new MutationObserver(() => {
    if (focused.isConnected) return;
    stop();
    afterReturn(() => rescueFocus(home));
  });
  const stop = () => {
    observer.disconnect();
    document.removeEventListener('focusin', stop);
    document.removeEventListener('pointerdown', stop);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', stop);
  document.addEventListener('pointerdown', stop);
}
