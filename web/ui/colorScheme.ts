import { useSyncExternalStore } from 'react';

/** What a person chose; "system" follows their device. */
export type ColorScheme = 'system' | 'light' | 'dark';

/** Also read by `public/theme.js`, before the first paint. */
const storageKey = 'ui.theme';
const listeners = new Set<() => void>();

function readColorScheme(): ColorScheme {
  try {
    const kept = window.localStorage.getItem(storageKey);
    return kept === 'light' || kept === 'dark' ? kept : 'system';
  } catch {
    return 'system';
  }
}

/** Remembers the choice and repaints; nothing renders but who shows the choice. */
export function setColorScheme(choice: ColorScheme): void {
  try {
    window.localStorage.setItem(storageKey, choice);
  } catch {
    // Without storage the choice lasts until the next load.
  }
  const isDark =
    choice === 'dark' || (choice === 'system' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
  for (const tell of listeners) tell();
}

/** The remembered choice, the same in every open tab. */
export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(subscribe, readColorScheme, () => 'system' as const);
}

function subscribe(tell: () => void) {
  listeners.add(tell);
  window.addEventListener('storage', tell);
  return () => {
    listeners.delete(tell);
    window.removeEventListener('storage', tell);
  };
}
