import { useSyncExternalStore } from 'react';

import type { CsvSeparator } from './csv';

const storageKey = 'csv.separator';
const listeners = new Set<() => void>();
/** Where the browser keeps nothing, the choice lasts until the page is loaded again. */
let inMemory: CsvSeparator = ',';

/** What a person chose in this browser; a comma until then. */
export function readSeparator(): CsvSeparator {
  try {
    return window.localStorage.getItem(storageKey) === ';' ? ';' : ',';
  } catch {
    return inMemory;
  }
}

export function setSeparator(choice: CsvSeparator): void {
  inMemory = choice;
  try {
    window.localStorage.setItem(storageKey, choice);
  } catch {
    // Kept in memory.
  }
  for (const tell of listeners) tell();
}

/** The choice, the same in every open tab. */
export const useSeparator = (): CsvSeparator => useSyncExternalStore(subscribe, readSeparator);

function subscribe(tell: () => void) {
  listeners.add(tell);
  window.addEventListener('storage', tell);
  return () => {
    listeners.delete(tell);
    window.removeEventListener('storage', tell);
  };
}
