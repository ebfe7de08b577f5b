import { newKey } from '../action/newKey';

const storageKey = 'portal.device';

/**
 * The mark of this browser at each sign-in: 128 random bits, kept across sign-outs. For a person who signed in with
 * it, wrong attempts of other people cause no lockout. Null without storage.
 */
export function deviceMark(): string | null {
  try {
    const mark = window.localStorage.getItem(storageKey) ?? newKey();
    window.localStorage.setItem(storageKey, mark);
    return mark;
  } catch {
    return null;
  }
}
