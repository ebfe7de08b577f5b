import { useState, type KeyboardEvent, type ReactNode } from 'react';

import { fitting, type ComboboxOption } from './comboboxOption';

/** The options of a field that selects from a list, and their state. */
export interface ComboboxSource {
  /** All options, which the field searches; with `onSearch` the results. */
  options: readonly ComboboxOption[];
  /** A remote search: called at each key with the typed text, and with "" when the field gets the focus. */
  onSearch?: (text: string) => void;
  /** The search for the typed text is running. */
  loading?: boolean;
  /** Message of a failed search; `onRetry` repeats it. */
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

/** The typed text of such a field, and the options for it. */
export function useComboboxSource(source: ComboboxSource) {
  const { options, onSearch, loading = false, failed, emptyText = 'Nothing found', note } = source;
  const [typed, setTyped] = useState<string | null>(null);
  const isTyping = typed !== null && typed.trim() !== '';
  const found = onSearch || !isTyping ? options : fitting(options, typed);
  const shown = failed === undefined ? found : [retry];

  return {
    /** Null while nothing is typed, and the field shows the selection. */
    typed,
    type: (text: string | null) => {
      setTyped(text);
      if (text !== typed) onSearch?.(text ?? '');
    },
    shown,
    /** The option that Enter selects if none is highlighted; a running search may still change it. */
    first: isTyping && !loading ? shown[0] : undefined,
    list: { options: shown, emptyText, note, status: failed ?? (loading ? 'Searching...' : undefined) },
  };
}

/**
 * Enter selects the first option if none is highlighted. This runs before React Aria handles the key: it would
 * close the list without a selection, and open it again for the name that is then in the field.
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
