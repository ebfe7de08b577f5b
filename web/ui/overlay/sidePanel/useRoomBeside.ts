import { useEffectEvent, useLayoutEffect, useState } from 'react';

import { rowOpener } from '../../data/table/rowTarget';
import { besideMark } from './beside';

/** Whether the panels that are mounted want room. */
let isWanted = false;

/**
 * Lets the page make room for a panel beside it while the component is mounted. The panel is painted first and the
 * page is laid out in the next task, so that a long list does not delay the click. The clicked element, and later
 * the row of the shown record, stays at its position on the screen although lines wrap differently.
 */
export function useRoomBeside(item: string | number): void {
  const [pressed] = useState(() => document.activeElement);
  const row = useEffectEvent(() => rowOpener(item));
  useLayoutEffect(() => {
    isWanted = true;
    // Opened by its address, it is painted with the page.
    if (pressed === null || pressed === document.body) settle(null);
    else
      afterPaint(() => {
        settle(pressed);
        row()?.closest('[data-row]')?.scrollIntoView({ block: 'nearest' });
      });
    return () => {
      isWanted = false;
      const back = row() ?? pressed;
      // The focus comes back to the page as it will be; a table keeps its row in place, and is laid out after that.
      if (!back?.closest('tr')) return settle(back);
      requestAnimationFrame(() => {
        // Where another page comes, it is painted as it will be.
        if (back.isConnected) setTimeout(() => settle(back));
        else settle(null);
      });
    };
  }, [pressed]);
}

function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}

/** Scrolls the page to an element. @param still the element that does not move on the screen */
function settle(still: Element | null): void {
  const root = document.documentElement;
  if (root.hasAttribute(besideMark) === isWanted) return;
  const top = still?.getBoundingClientRect().top;
  root.toggleAttribute(besideMark, isWanted);
  if (still === null || top === undefined || !still.isConnected || still === document.body) return;
  const moved = still.getBoundingClientRect().top - top;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}
