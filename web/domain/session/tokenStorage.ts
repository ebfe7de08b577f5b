/** Where the browser keeps the sign-in. Always local storage, so that a new tab is signed in as well. */
export interface TokenStorage {
  read: () => string | null;
  /** Keeps the token and, under its own key, whether it was to be remembered. */
  keep: (token: string, rememberMe: boolean) => void;
  /** Forgets the token; the remember-me choice stays as the next form's default. */
  forget: () => void;
  /** The value selected at the last sign-in. */
  wasRemembered: () => boolean;
  /** Calls back when another tab signs in, out or as someone else. Returns the way to stop. */
  onChange: (listener: () => void) => () => void;
}

/** @param keys names in local storage, set by the installation */
export function createTokenStorage(keys: { token: string; rememberMe: string }): TokenStorage {
  // Storage may be closed to us (private windows, policies); then the sign-in lasts until the page is left.
  let inMemory: string | null = null;
  return {
    read: () => attempt(() => window.localStorage.getItem(keys.token)) ?? inMemory,
    keep: (token, rememberMe) => {
      inMemory = token;
      attempt(() => window.localStorage.setItem(keys.token, token));
      attempt(() => window.localStorage.setItem(keys.rememberMe, String(rememberMe)));
    },
    forget: () => {
      inMemory = null;
      attempt(() => window.localStorage.removeItem(keys.token));
    },
    wasRemembered: () => attempt(() => window.localStorage.getItem(keys.rememberMe)) === 'true',
    onChange: (listener) => {
      const heard = (event: StorageEvent) => {
        // A null key means that the whole storage was emptied.
        if (event.key !== keys.token && event.key !== null) return;
        inMemory = null;
        listener();
      };
      window.addEventListener('storage', heard);
      return () => window.removeEventListener('storage', heard);
    },
  };
}

function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}
