import type { ReactNode } from 'react';

import { folded } from '../folded';

/** One option of a Combobox. */
export interface ComboboxOption {
  id: string;
  /** Its name, which also is in the field once it is chosen. */
  text: string;
  /** A second line: what tells it from others of that name. */
  line?: string;
  /** A photo or an icon before the name. */
  picture?: ReactNode;
}

/** The options that contain all typed words, ignoring accents and case. */
export function fitting(options: readonly ComboboxOption[], text: string): readonly ComboboxOption[] {
  const parts = folded(text).split(/\s+/).filter(Boolean);
  return options.filter((option) => {
    const words = folded(`${option.text} ${option.line ?? ''}`);
    return parts.every((part) => words.includes(part));
  });
}
