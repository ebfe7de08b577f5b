import type { FoundKind } from '../../generated/graphql';

/** Something that was opened by the search, as it was then. */
export interface RecentThing {
  /** A kind of record, or a screen. */
  kind: FoundKind | 'SCREEN';
  title: string;
  subtitle: string;
  path: string;
}

const storageKey = 'portal.recent';
const most = 6;

interface Kept {
  /** User id: another person who signs in here does not see it. */
  of: number;
  things: readonly RecentThing[];
}

const isThing = (value: unknown): value is RecentThing =>
  typeof value === 'object' &&
  value !== null &&
  ['kind', 'title', 'subtitle', 'path'].every(
    (name) => typeof (value as Record<string, unknown>)[name] === 'string',
  ) &&
  (value as RecentThing).path.startsWith('/');

/** What this person opened last in this browser, the latest first. */
export function recentThings(of: number): readonly RecentThing[] {
  try {
    const kept = JSON.parse(window.localStorage.getItem(storageKey) ?? 'null') as Partial<Kept> | null;
    return kept?.of === of && Array.isArray(kept.things) ? kept.things.filter(isThing).slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Keeps it as the latest. Feedback is not kept: a browser is no place to say who wrote it. */
export function keepRecent(of: number, { kind, title, subtitle, path }: RecentThing): void {
  if (kind === 'FEEDBACK') return;
  const others = recentThings(of).filter((one) => one.path !== path);
  const things = [{ kind, title, subtitle, path }, ...others].slice(0, most);
  try {
    window.localStorage.setItem(storageKey, JSON.stringify({ of, things } satisfies Kept));
  } catch {
    // Without storage nothing is recent.
  }
}

/** Signing out deletes all of it. */
export function forgetRecent(): void {
  try {
    window.localStorage.removeItem(storageKey);
  } catch {
    // There is nothing kept.
  }
}
