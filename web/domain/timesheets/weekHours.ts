import type { TimesheetStatus } from '../../generated/graphql';
import { hoursText } from '../../ui/duration';
import { weeklyTarget } from './pinned';

/** The fields of a timesheet that are counted and drawn. */
export interface CountedTimesheet {
  status: TimesheetStatus;
  totalHours: string;
  timeEntries: readonly { date: string; hoursWorked: string }[];
}

/** One day of the week. */
export interface DayHours {
  /** "Monday" */
  name: string;
  hours: number;
}

/** A week's hours as they are counted and drawn. */
export interface WeekHours {
  days: readonly DayHours[];
  entries: number;
  /** Hours of all entries. */
  worked: number;
  /** Hours that count: those of a draft. */
  counted: number;
  /** Counted hours above the target. */
  overtime: number;
  /** Counted hours in percent of the target, 100 at most. */
  efficiency: number;
  isDraft: boolean;
}

/** A week without a timesheet is one without hours. */
export function weekHours(timesheet: CountedTimesheet | null): WeekHours {
  const entries = timesheet?.timeEntries ?? [];
  const hours = dayNames.map((_name, index) =>
    entries.reduce(
      (sum, entry) => (weekdayOf(entry.date) === index ? sum + Number(entry.hoursWorked) : sum),
      0,
    ),
  );
  const worked = Number(timesheet?.totalHours ?? 0);
  const isDraft = (timesheet?.status ?? 'DRAFT') === 'DRAFT';
  const counted = isDraft ? worked : 0;
  return {
    days: dayNames.map((name, index) => ({ name, hours: hours[index] ?? 0 })),
    entries: entries.length,
    worked,
    counted,
    overtime: Math.max(0, counted - weeklyTarget),
    efficiency: Math.min(100, Math.round((counted / weeklyTarget) * 100)),
    isDraft,
  };
}

/** The rest of the target. After submitting the count is 0 by rule, which needs an explanation. */
export function weekHint({ isDraft, worked, counted, overtime }: WeekHours): string {
  if (!isDraft) return `${hoursText(worked)} submitted; only a draft counts here`;
  return overtime > 0
    ? `${hoursText(overtime)} above ${hoursText(weeklyTarget)}`
    : `${hoursText(weeklyTarget - counted)} of ${hoursText(weeklyTarget)} to go`;
}

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
