import { useState, type KeyboardEvent, type ReactNode } from 'react';

import { fitting, type ComboboxOption } from './comboboxOption';

/** What a field that chooses from a list knows of the list. */
export interface ComboboxSource {
  /** All there is, which the field searches; with `onSearch` what was found. */
  options: readonly ComboboxOption[];
  /** Someone else searches: told at each key what is typed, and "" when the field is entered. */
  onSearch?: (text: string) => void;
  /** What is typed is being looked for. */
  loading?: boolean;
  /** Words of a search that failed; `onRetry` makes it again. */
  failed?: string;
  onRetry?: () => void;
  /** In place of options where nothing fits. */
  emptyText?: ReactNode;
  /** Under the options: how many more there are. */
  note?: ReactNode;
}

/** Id of the option that makes a failed search again. */
export const retryId = 'retry-search';
const retry: ComboboxOption = { id: retryId, text: 'Try again' };

/** What is typed into such a field, and what the list shows for it. */
export function useComboboxSource(source: ComboboxSource) {
  const { options, onSearch, loading = false, failed, emptyText = 'Nothing found', note } = source;
  const [typed, setTyped] = useState<string | null>(null);
  const isTyping = typed !== null && typed.trim() !== '';
  const found = onSearch || !isTyping ? options : fitting(options, typed);
  const shown = failed === undefined ? found : [retry];

  return {
    /** Null while nothing is typed, and the field shows what is chosen. */
    typed,
    type: (text: string | null) => {
      setTyped(text);
      if (text !== typed) onSearch?.(text ?? '');
    },
    shown,
    /** What Enter takes where no option is marked; what is still looked for may be another. */
    first: isTyping && !loading ? shown[0] : undefined,
    list: { options: shown, emptyText, note, status: failed ?? (loading ? 'Searching...' : undefined) },
  };
}

/**
 * Enter takes the first option where none is marked. Before React Aria hears of it: it would close the list as
 * if nothing were chosen, and open it again for the name that then is in the field.
 */
export const onEnter = (take: (() => void) | undefined) => (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== 'Enter' || !take || event.currentTarget.hasAttribute('aria-activedescendant')) return;
  event.preventDefault();
  event.stopPropagation();
  take();
};

/**
 * Tab leaves a field of several as it is. Before React Aria hears of it: it would take the marked option in, or out
 * again where it is chosen already.
 */
export const keepOnTab = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key === 'Tab') event.stopPropagation();
};
