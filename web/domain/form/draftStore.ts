import { isSame } from './changes';

/** What someone typed into a form and did not send. */
export interface KeptDraft {
  /** Only the changed fields, so that a draft does not restore untouched ones. */
  values: Readonly<Record<string, unknown>>;
  /** Something else was entered that is never written to the browser. */
  isPartial: boolean;
}

interface TypedDraft {
  /** What the browser's storage has of it; null where nothing could be written. */
  text: string | null;
  values: KeptDraft['values'];
}

/** Everything typed, files too, for as long as the page lives. */
const typedDrafts = new Map<string, TypedDraft>();

const prefix = 'portal.draft.';
const keyOf = (userId: number, name: string): string => `${prefix}${String(userId)}.${name}`;

/** A draft that is older than the longest session is dropped. */
const longestLife = 30 * 24 * 3_600_000;

const isNeverKept = (name: string): boolean => /password/i.test(name);
const isNeverWritten = (name: string, value: unknown): boolean =>
  isFile(value) || (Array.isArray(value) && value.some(isFile)) || /salary/i.test(name);

const isFile = (value: unknown): boolean => value instanceof File;

/** The draft of this person under this name; null without one, or once another tab has sent it. */
export function readDraft(userId: number, name: string): KeptDraft | null {
  const key = keyOf(userId, name);
  const own = typedDrafts.get(key);
  const text = attempt(() => window.localStorage.getItem(key));
  if (own?.text === text) return own && { values: own.values, isPartial: false };
  typedDrafts.delete(key);
  return text === null ? null : parse(text);
}

/**
 * Stores the changed fields: in the browser's storage all but files and salaries, passwords nowhere.
 * @returns whether all of them are there after a reload
 */
export function writeDraft(
  userId: number,
  name: string,
  changes: Readonly<Record<string, unknown>>,
): boolean {
  const key = keyOf(userId, name);
  const values = pick(changes, (field) => !isNeverKept(field));
  const written = pick(values, (field, value) => !isNeverWritten(field, value));
  const isPartial = Object.keys(written).length < Object.keys(values).length;
  if (Object.keys(values).length === 0) {
    removeDraft(userId, name);
    return true;
  }
  const own = typedDrafts.get(key);
  if (own && isSame(own.values, values)) return own.text !== null && !isPartial;
  const text = Object.keys(written).length === 0 ? null : store(key, { values: written, isPartial });
  if (text === null) attempt(() => window.localStorage.removeItem(key));
  typedDrafts.set(key, { text, values });
  return text !== null && !isPartial;
}

export function removeDraft(userId: number, name: string): void {
  const key = keyOf(userId, name);
  typedDrafts.delete(key);
  attempt(() => window.localStorage.removeItem(key));
}

/** Nothing typed stays behind: of this person, or of everyone where it is not known who leaves. */
export function forgetDrafts(userId?: number): void {
  const theirs = userId === undefined ? prefix : keyOf(userId, '');
  for (const key of [...typedDrafts.keys()]) if (key.startsWith(theirs)) typedDrafts.delete(key);
  attempt(() => {
    for (const key of Object.keys(window.localStorage))
      if (key.startsWith(theirs)) window.localStorage.removeItem(key);
  });
}

const pick = (
  values: KeptDraft['values'],
  isWanted: (name: string, value: unknown) => boolean,
): KeptDraft['values'] =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => isWanted(name, value)));

/** @returns what the storage has now; null where it is full or closed to us */
function store(key: string, draft: KeptDraft): string | null {
  const text = JSON.stringify({ ...draft, at: Date.now() });
  return attempt(() => {
    window.localStorage.setItem(key, text);
    return text;
  });
}

function parse(text: string): KeptDraft | null {
  const draft = attempt(() => JSON.parse(text) as Partial<KeptDraft & { at: number }> | null);
  const age = typeof draft?.at === 'number' ? Date.now() - draft.at : Infinity;
  if (age > longestLife || typeof draft?.values !== 'object') return null;
  return { values: { ...draft.values }, isPartial: draft.isPartial === true };
}

function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}
