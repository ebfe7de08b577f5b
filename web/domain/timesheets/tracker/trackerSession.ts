import { longestShift, longShift } from '../pinned';

/**
 * A work session as the browser stores it: none, active or paused. Every step gets its time in milliseconds of the
 * server's clock, so that this module reads no clock.
 */
export interface TrackerSession {
  /** A random UUID, made by the device that started it. */
  id: string;
  /** Id of the time entry that the time is for. */
  timesheetEntryId: number;
  project: string;
  task: string;
  /**
   * When it began, in milliseconds, moved on by its pauses: while it is active the time counted is now minus
   * this.
   */
  startTime: number;
  /** Running, not paused. */
  isActive: boolean;
  /** Seconds counted until the last pause, with their fraction, so that many pauses lose nothing. */
  elapsedSeconds: number;
}

/** From when to when, in milliseconds. */
export interface Span {
  startTime: number;
  stopTime: number;
}

/** Active becomes paused. */
export const pauseSession = (session: TrackerSession, now: number): TrackerSession =>
  session.isActive ? { ...session, isActive: false, elapsedSeconds: countedSeconds(session, now) } : session;

/** Paused becomes active again: the start is restored from the seconds counted. */
export const resumeSession = (session: TrackerSession, now: number): TrackerSession =>
  session.isActive
    ? session
    : { ...session, isActive: true, startTime: now - Math.round(session.elapsedSeconds * 1000) };

/**
 * From when to when a session counts that ends now: without its pauses, so that the difference is the time
 * worked.
 */
export const spanOf = (session: TrackerSession, now: number): Span => ({
  startTime: session.startTime,
  stopTime: session.startTime + Math.round(countedSeconds(session, now) * 1000),
});

/** Worked seconds, with their fraction; a clock that is set back never loses time counted before the last pause. */
export const countedSeconds = (session: TrackerSession, now: number): number =>
  session.isActive
    ? Math.max(session.elapsedSeconds, (now - session.startTime) / 1000)
    : session.elapsedSeconds;

/** Longer than people should work, or than an entry can hold. */
export type ShiftLength = 'usual' | 'long' | 'tooLong';

export function shiftLength(seconds: number): ShiftLength {
  if (seconds > longestShift * 3600) return 'tooLong';
  return seconds > longShift * 3600 ? 'long' : 'usual';
}

/**
 * Both sides count with rounding and a way between them; less than this many seconds apart they mean the
 * same.
 */
const tolerance = 2;

/** What the server tells of a session, with the browser's own finer count where both mean the same. */
export function adoptSession(own: TrackerSession | null, fresh: TrackerSession, now: number): TrackerSession {
  const isSame =
    own?.id === fresh.id &&
    own.isActive === fresh.isActive &&
    Math.abs(countedSeconds(own, now) - countedSeconds(fresh, now)) < tolerance;
  return isSame ? { ...fresh, startTime: own.startTime, elapsedSeconds: own.elapsedSeconds } : fresh;
}
