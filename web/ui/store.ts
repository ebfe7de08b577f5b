import { useSyncExternalStore } from 'react';

/** A value outside React that screens follow, in the shape of `useSyncExternalStore`. */
export interface Store<Value> {
  read: () => Value;
  /** Calls back after each change. @returns what ends it */
  subscribe: (tell: () => void) => () => void;
}

/** A store that is written as well. */
export interface WritableStore<Value> extends Store<Value> {
  set: (value: Value) => void;
}

/** Keeps a value until the page is loaded again. */
export function createStore<Value>(initial: Value): WritableStore<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    read: () => value,
    set: (next) => {
      value = next;
      for (const tell of listeners) tell();
    },
    subscribe: (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
  };
}

/**
 * Keeps a text in this browser, the same in every open tab; where the browser keeps nothing, until the page is
 * loaded again. Empty until it is set.
 */
export function createKeptText(storageKey: string): WritableStore<string> {
  const store = createStore('');
  return {
    read: () => {
      try {
        return window.localStorage.getItem(storageKey) ?? '';
      } catch {
        return store.read();
      }
    },
    set: (text) => {
      try {
        window.localStorage.setItem(storageKey, text);
      } catch {
        // Kept in memory.
      }
      store.set(text);
    },
    subscribe: (tell) => {
      const end = store.subscribe(tell);
      window.addEventListener('storage', tell);
      return () => {
        end();
        window.removeEventListener('storage', tell);
      };
    },
  };
}

/**
 * Keeps a choice in this browser as `createKeptText` does.
 * @param choices the words that may be kept; the first is used for everything else
 */
export function createChoice<Choice extends string>(
  storageKey: string,
  choices: readonly [Choice, ...Choice[]],
): WritableStore<Choice> {
  const { read, set, subscribe } = createKeptText(storageKey);
  return {
    read: () => {
      const kept = read();
      return choices.find((choice) => choice === kept) ?? choices[0];
    },
    set,
    subscribe,
  };
}

/** The value of a store, as it changes. */
export const useStore = <Value>({ read, subscribe }: Store<Value>): Value =>
  useSyncExternalStore(subscribe, read);
