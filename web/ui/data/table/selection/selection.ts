import { useEffect, useState, useSyncExternalStore } from 'react';

import { createStore, type Store } from '../../../store';

export type RowKey = string | number;

/**
 * The rows of a page that a person has chosen. It is a store, so that a choice draws a box again and not the
 * whole table.
 */
export interface Selection extends Store<ReadonlySet<RowKey>> {
  /** Sets the shown rows, in order; removed rows are no longer selected. */
  show: (keys: readonly RowKey[]) => void;
  /** Chooses a row or no longer; with `fromLast` all rows since the one before, too. */
  choose: (key: RowKey, isChosen: boolean, fromLast?: boolean) => void;
  chooseAll: (isChosen: boolean) => void;
  /** How many of the rows that show are chosen. */
  extent: () => 'none' | 'some' | 'all';
}

export function createSelection(): Selection {
  const store = createStore<ReadonlySet<RowKey>>(new Set());
  let shown: readonly RowKey[] = [];
  let last: RowKey | null = null;
  return {
    read: store.read,
    subscribe: store.subscribe,
    show: (keys) => {
      const chosen = store.read();
      const kept = keys.filter((key) => chosen.has(key));
      // More rows than before: a selection of all is now one of some.
      const isOther = kept.length < chosen.size || (kept.length > 0 && keys.length !== shown.length);
      shown = keys;
      if (isOther) store.set(new Set(kept));
    },
    choose: (key, isChosen, fromLast = false) => {
      const chosen = new Set(store.read());
      for (const one of fromLast ? between(shown, last, key) : [key]) {
        if (isChosen) chosen.add(one);
        else chosen.delete(one);
      }
      last = key;
      store.set(chosen);
    },
    chooseAll: (isChosen) => {
      last = null;
      store.set(new Set(isChosen ? shown : []));
    },
    extent: () => {
      const { size } = store.read();
      if (size === 0) return 'none';
      return size < shown.length ? 'some' : 'all';
    },
  };
}

/** From one row to the other, whichever comes first; the second alone where the first does not show. */
function between(shown: readonly RowKey[], from: RowKey | null, to: RowKey): readonly RowKey[] {
  const start = from === null ? -1 : shown.indexOf(from);
  const end = shown.indexOf(to);
  if (start < 0 || end < 0) return [to];
  return shown.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** The selection of a table that shows these rows. */
export function useSelection(keys: readonly RowKey[]): Selection {
  const [selection] = useState(createSelection);
  useEffect(() => selection.show(keys), [selection, keys]);
  return selection;
}

/** Whether anything is chosen, as it changes; never without a selection. */
export const useHasChosen = (selection: Selection | undefined): boolean =>
  useSyncExternalStore(
    selection?.subscribe ?? neverChanges,
    () => selection !== undefined && selection.read().size > 0,
  );

const neverChanges = () => () => undefined;
