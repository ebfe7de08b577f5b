import type { ReactNode } from 'react';

import { folded } from '../folded';

/** One of what a Combobox finds. */
export interface ComboboxOption {
  id: string;
  /** Its name, which also is in the field once it is chosen. */
  text: string;
  /** A second line: what tells it from others of that name. */
  line?: string;
  /** A photo or an icon before the name. */
  picture?: ReactNode;
}

/** Those whose words contain all that is typed, whatever its accents and capitals. */
export function fitting(options: readonly ComboboxOption[], text: string): readonly ComboboxOption[] {
  const parts = folded(text).split(/\s+/).filter(Boolean);
  return options.filter((option) => {
    const words = folded(`${option.text} ${option.line ?? ''}`);
    return parts.every((part) => words.includes(part));
  });
}
