import type { Problems } from '../../kit/request/errors.js';
import { readLine, readText } from '../../kit/request/input/text.js';
import { TimeEntryLimits } from '../generated/limits.js';
import type { TimeEntryChanges } from '../generated/schema.js';
import { addDays } from '../timesheet/week.js';
import { readClock } from './clock.js';
import type { ReadClock } from './clock.js';
import type { EntryFacts } from './timeEntry.columns.js';

const NO_TIME = 'Invalid time range - duration must be greater than 0';
const NO_BEGINNING = 'Both clock in and clock out times are required';

function readDate(
  { date }: TimeEntryChanges,
  before: string | undefined,
  weekStartDate: string,
  add: (text: string) => void,
): string {
  const day = date === undefined ? before : date;
  if (day === undefined) add('This field is required.');
  else if (day === null) add('This field may not be null.');
  else if (day < weekStartDate || day > addDays(weekStartDate, 6))
    add('The date must be within the week of the timesheet.');
  return day ?? '';
}

/** The given or the stored time; blank means none (5j). */
function readTime(
  text: string | null | undefined,
  before: string | null | undefined,
): ReadClock | { time: null; problem: null } {
  if (text === undefined) return before == null ? NONE : { time: before, problem: null };
  return text === null || text.trim() === '' ? NONE : readClock(text);
}

const NONE = { time: null, problem: null };

/**
 * Merges the given values into the stored ones, and names every invalid field. An end earlier than the start is on
 * the next day, so an entry is never longer than a day.
 * @param at goes in front of the fields' names, such as `entries.0.`
 */
export function readTimeEntry(
  given: TimeEntryChanges,
  before: Partial<EntryFacts>,
  weekStartDate: string,
  problems: Problems,
  at = '',
): EntryFacts {
  const text = (field: 'project' | 'taskDescription' | 'notes', read = readText): string =>
    read(
      problems,
      at + field,
      given[field] === undefined ? before[field] : given[field],
      TimeEntryLimits[field],
    );
  const clockIn = readTime(given.clockInTime, before.clockInTime);
  const clockOut = readTime(given.clockOutTime, before.clockOutTime);
  if (clockIn.problem !== null || clockOut.problem !== null) problems.add(`${at}nonFieldErrors`, NO_TIME);
  for (const [field, { problem }] of Object.entries({ clockInTime: clockIn, clockOutTime: clockOut })) {
    if (problem !== null) problems.add(at + field, problem);
  }
  if (clockIn.problem === null && clockIn.time === null && clockOut.time !== null)
    problems.add(`${at}nonFieldErrors`, NO_BEGINNING);
  return {
    date: readDate(given, before.date, weekStartDate, (problem) => problems.add(`${at}date`, problem)),
    project: text('project', readLine),
    taskDescription: text('taskDescription'),
    clockInTime: clockIn.time,
    clockOutTime: clockOut.time,
    notes: text('notes') || null,
  };
}
