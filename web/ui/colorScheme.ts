import { createChoice, useStore } from './store';

/** A person's theme; "system" follows their device. */
export type ColorScheme = 'system' | 'light' | 'dark';

/** Also read by `public/theme.js`, before the first paint. */
const choice = createChoice<ColorScheme>('ui.theme', ['system', 'light', 'dark']);

/** Remembers the choice and repaints; nothing renders but who shows the choice. */
export function setColorScheme(chosen: ColorScheme): void {
  const isDark =
    chosen === 'dark' || (chosen === 'system' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
  choice.set(chosen);
}

/** The remembered choice, the same in every open tab. */
export const useColorScheme = (): ColorScheme => useStore(choice);
