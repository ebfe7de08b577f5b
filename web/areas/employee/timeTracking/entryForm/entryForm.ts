import { clockText, clockTime, readClock } from '../../../../domain/timesheets/clock';
import type { EditedEntryFragment } from '../../../../generated/graphql';
import { addDays } from '../../../../ui/form/dates/days';
import { dayPresets } from '../../../../ui/form/dates/presets';

/** The values of an entry in a form; the names are those of the graph, so that refusals find their fields. */
export interface EntryValues {
  date: string;
  project: string;
  taskDescription: string;
  /** "17:30", or the typed text if it is not a time. */
  clockInTime: string;
  clockOutTime: string;
  notes: string;
}

export type EntryField = keyof EntryValues;

export const entryFields = [
  'date',
  'project',
  'taskDescription',
  'clockInTime',
  'clockOutTime',
  'notes',
] as const;

export const emptyEntry = (date: string): EntryValues => ({
  date,
  project: '',
  taskDescription: '',
  clockInTime: '',
  clockOutTime: '',
  notes: '',
});

/** An entry as forms show it. */
export const valuesOf = (entry: EditedEntryFragment): EntryValues => ({
  date: entry.date,
  project: entry.project,
  taskDescription: entry.taskDescription,
  clockInTime: clockText(entry.clockInTime),
  clockOutTime: clockText(entry.clockOutTime),
  notes: entry.notes ?? '',
});

/** The Sunday of a week. */
export const lastDay = (weekStartDate: string): string => addDays(weekStartDate, 6);

/** The days that an entry of the week may be of, as a date field takes them. */
export const weekBounds = (weekStartDate: string) => ({
  min: weekStartDate,
  max: lastDay(weekStartDate),
  outside: 'The date must be within the week of the timesheet.',
});

/** Work is written down when it is done. */
export const entryPresets = [dayPresets.yesterday, dayPresets.today];

/** The day that a new entry of a week begins with: today, else the Monday. */
export const likelyDay = (weekStartDate: string, today: string): string =>
  weekStartDate <= today && today <= lastDay(weekStartDate) ? today : weekStartDate;

/** A field of the input: times as the graph writes them, with ":00" if they have no seconds. */
function written(values: EntryValues, field: EntryField): string {
  const text = values[field].trim();
  const seconds = field === 'clockInTime' || field === 'clockOutTime' ? readClock(text) : null;
  return seconds === null ? text : clockTime(seconds);
}

/** A whole entry as it is sent. */
export const toInput = (values: EntryValues): EntryValues => ({
  date: written(values, 'date'),
  project: written(values, 'project'),
  taskDescription: written(values, 'taskDescription'),
  clockInTime: written(values, 'clockInTime'),
  clockOutTime: written(values, 'clockOutTime'),
  notes: written(values, 'notes'),
});

/** Only the changed fields: a tracked entry with unchanged times keeps the elapsed time. */
export function toChanges(values: EntryValues, entry: EditedEntryFragment): Partial<EntryValues> {
  const [wanted, present] = [toInput(values), toInput(valuesOf(entry))];
  return Object.fromEntries(
    entryFields.filter((field) => wanted[field] !== present[field]).map((field) => [field, wanted[field]]),
  );
}
