import type { Span, TrackerSession } from './trackerSession';

/** An action of a person that the server does not know yet. */
export type Waiting =
  /** Paused or resumed. `wasActive` is what the server last knew; `key` names the change. */
  | { kind: 'change'; key: string; wasActive: boolean }
  /** Stopped, with its instants as they were then. `key` is the Idempotency-Key of its mutation. */
  | ({ kind: 'stop'; key: string } & Span);

/** The browser's own copy of a person's work session: what the screen shows. */
export interface TrackerCopy extends TrackerSession {
  /** The person it belongs to; it is shown to no other. */
  userId: number;
  /** Milliseconds that this device was behind the server. */
  clockOffset: number;
  waiting: Waiting | null;
}

/** Name in local storage. */
const storageKey = 'portal.tracker';

/** The stored text if the storage is full or not accessible. */
let inMemory: { copy: TrackerCopy | null } | null = null;
/** The last text that was read, so that the same text returns the same copy. */
let last: { text: string | null; copy: TrackerCopy | null } = { text: null, copy: null };

/** The stored session of this person. An invalid one, or another person's, is deleted. */
export function readCopy(userId: number): TrackerCopy | null {
  if (inMemory) return inMemory.copy?.userId === userId ? inMemory.copy : null;
  const text = attempt(() => window.localStorage.getItem(storageKey));
  if (text !== last.text) last = { text, copy: text === null ? null : parse(text) };
  if (text !== null && last.copy?.userId !== userId) {
    forgetTracker();
    return null;
  }
  return last.copy;
}

export function writeCopy(copy: TrackerCopy | null): void {
  try {
    const text = copy && JSON.stringify(copy);
    if (text === null) window.localStorage.removeItem(storageKey);
    else window.localStorage.setItem(storageKey, text);
    last = { text, copy };
    inMemory = null;
  } catch {
    inMemory = { copy };
    // What it had before is out of date.
    if (copy) attempt(() => window.localStorage.removeItem(storageKey));
  }
}

/**
 * As when nothing was ever tracked here; also when someone signs out. @returns whether the end of a session
 * was still to be sent
 */
export function forgetTracker(): boolean {
  const copy = inMemory ? inMemory.copy : parse(attempt(() => window.localStorage.getItem(storageKey)) ?? '');
  inMemory = null;
  attempt(() => window.localStorage.removeItem(storageKey));
  return copy?.waiting?.kind === 'stop';
}

/** Calls back when another tab writes. Returns the way to stop. */
export function onCopyChange(listener: () => void): () => void {
  const heard = ({ key }: StorageEvent) => {
    // A null key means that the whole storage was emptied.
    if (key === storageKey || key === null) listener();
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}

function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}

function parse(text: string): TrackerCopy | null {
  const copy = attempt(() => JSON.parse(text) as Partial<Record<keyof TrackerCopy, unknown>> | null);
  return isCopy(copy) ? copy : null;
}

/** Limits far beyond likely values: the portal did not write a longer session, a more distant instant or clock. */
const longestSession = 366 * 24 * 3600;
const [earliest, latest] = [Date.UTC(2000), Date.UTC(2200)];
/** Milliseconds; a device that lost its clock may count from 1970. */
const farthestClock = 100 * 366 * 24 * 3_600_000;

const isBetween = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;
const isInstant = (value: unknown): value is number => isBetween(value, earliest, latest);
const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;
const isText = (value: unknown): value is string => typeof value === 'string';

function isCopy(copy: unknown): copy is TrackerCopy {
  if (typeof copy !== 'object' || copy === null) return false;
  const {
    id,
    userId,
    timesheetEntryId,
    project,
    task,
    startTime,
    isActive,
    elapsedSeconds,
    clockOffset,
    waiting,
  } = copy as Record<string, unknown>;
  return (
    isText(id) &&
    isText(project) &&
    isText(task) &&
    typeof isActive === 'boolean' &&
    isId(userId) &&
    isId(timesheetEntryId) &&
    isInstant(startTime) &&
    isBetween(elapsedSeconds, 0, longestSession) &&
    isBetween(clockOffset, -farthestClock, farthestClock) &&
    (waiting === null || isWaiting(waiting))
  );
}

function isWaiting(waiting: unknown): waiting is Waiting {
  if (typeof waiting !== 'object' || waiting === null) return false;
  const { kind, key, wasActive, startTime, stopTime } = waiting as Record<string, unknown>;
  if (!isText(key)) return false;
  if (kind === 'change') return typeof wasActive === 'boolean';
  return (
    kind === 'stop' &&
    isInstant(startTime) &&
    isInstant(stopTime) &&
    isBetween(stopTime - startTime, 0, longestSession * 1000)
  );
}
