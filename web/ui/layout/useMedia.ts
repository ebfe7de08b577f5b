import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches, as it changes.
 * @param media as CSS has it, with or without `@media`: "(max-width: 639px)"
 */
export function useMedia(media: string): boolean {
  const query = media.replace('@media ', '');
  const subscribe = useCallback(
    (tell: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', tell);
      return () => list.removeEventListener('change', tell);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
