import { clockProblem, readClock } from './clock';
import { longestShift, longShift } from './pinned';

/** From clock in to clock out. */
export interface Shift {
  /** The break is not taken off. */
  seconds: number;
  /** It ends on the day after the one on which it began. */
  isOvernight: boolean;
}

const day = 24 * 3600;

/**
 * An end before the beginning is on the next day; the same time twice is no time at all. Null while one
 * cannot be read.
 */
export function shiftOf(clockIn: string, clockOut: string): Shift | null {
  const [begin, end] = [readClock(clockIn), readClock(clockOut)];
  if (begin === null || end === null) return null;
  const isOvernight = end < begin;
  return { seconds: end - begin + (isOvernight ? day : 0), isOvernight };
}

export type TimeField = 'clockInTime' | 'clockOutTime';

/** The error of two times, and which of them to correct. */
export interface TimesProblem {
  text: string;
  /** Why a time cannot be read; shown beside the text. */
  reason?: string;
  fields: readonly TimeField[];
}

const isBlank = (text: string): boolean => text.trim() === '';

/** The rules of a time entry in the order in which they are shown. */
export function timesProblem(clockIn: string, clockOut: string): TimesProblem | null {
  const texts = { clockInTime: clockIn, clockOutTime: clockOut };
  const those = (are: (text: string) => boolean) => timeFields.filter((field) => are(texts[field]));

  const missing = those(isBlank);
  if (missing.length > 0) return { text: 'Both clock in and clock out times are required', fields: missing };
  const [reason] = timeFields
    .map((field) => clockProblem(texts[field]))
    .filter((problem) => problem !== null);
  if (reason !== undefined)
    return {
      text: 'Invalid time range - duration must be greater than 0',
      reason,
      fields: those((typed) => clockProblem(typed) === reason),
    };
  const refused = shiftProblem(shiftOf(clockIn, clockOut)?.seconds ?? 0);
  return refused === null ? null : { text: refused, fields: timeFields };
}

const timeFields = ['clockInTime', 'clockOutTime'] as const;

/** Whether both times are given, readable or not. */
export const hasBothTimes = (clockIn: string, clockOut: string): boolean =>
  !isBlank(clockIn) && !isBlank(clockOut);

/** Two times of day are never further apart than a day; tracked times may be. */
export const shiftProblem = (seconds: number): string | null =>
  seconds > longestShift * 3600 ? 'Work session cannot exceed 24 hours' : null;

/** Longer than anyone plans to work; allowed, and warned about. */
export const isLongShift = (seconds: number): boolean => seconds > longShift * 3600;
