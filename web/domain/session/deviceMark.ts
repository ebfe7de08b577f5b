import { newKey } from '../action/newKey';

const storageKey = 'portal.device';

/**
 * What this browser calls itself at each sign-in: 128 random bits, kept also over sign-outs. Where someone
 * signed in with it, wrong tries of others do not shut them out. Null where nothing can be kept.
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
