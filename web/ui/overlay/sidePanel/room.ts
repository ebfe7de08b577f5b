import { useSyncExternalStore } from 'react';

import { theme } from '../../theme';

/** From this width on there is room for a panel beside the page. */
const enough = theme.media.beside.replace('@media ', '');

/** Whether the window has room for a panel beside the page. */
export const useRoomBeside = (): boolean =>
  useSyncExternalStore(watch, () => window.matchMedia(enough).matches);

function watch(onChange: () => void): () => void {
  const media = window.matchMedia(enough);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** How wide a panel is beside the page. */
export const besideWidth = `clamp(${theme.size.panel}, 40vw, ${theme.size.text})`;
