import { useSyncExternalStore } from 'react';

/** The width up to which a screen counts as a phone's, as the theme has it. */
const phone = '(max-width: 639px)';

/** Whether there is as little room as on a phone. */
export const usePhone = (): boolean => useSyncExternalStore(watch, () => window.matchMedia(phone).matches);

function watch(onChange: () => void): () => void {
  const media = window.matchMedia(phone);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
