import { addDays, mondayOf } from './days';

/** From the first day to the last, both included. */
export interface DaySpan {
  first: string;
  last: string;
}

/** Dates to select with one click, relative to today. */
export interface DayPreset {
  label: string;
  days: (today: string) => DaySpan;
}

const oneDay = (label: string, from: number): DayPreset => ({
  label,
  days: (today) => ({ first: addDays(today, from), last: addDays(today, from) }),
});

const weekFrom = (label: string, from: number, length = 7): DayPreset => ({
  label,
  days: (today) => {
    const first = addDays(mondayOf(today), from);
    return { first, last: addDays(first, length - 1) };
  },
});

export const dayPresets = {
  yesterday: oneDay('Yesterday', -1),
  today: oneDay('Today', 0),
  tomorrow: oneDay('Tomorrow', 1),
  thisWeek: weekFrom('This week', 0),
  nextWeek: weekFrom('Next week', 7),
  /** Monday to Friday. */
  nextWorkWeek: weekFrom('Next Mon – Fri', 7, 5),
} as const;
