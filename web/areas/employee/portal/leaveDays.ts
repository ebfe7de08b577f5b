import { annualAllowance } from '../../../domain/leave/allowance';
import type { LeaveYearAnswer } from '../leave/year/useLeaveYear';

/** The viewer's own leave of a year. */
export type LeaveYear = NonNullable<LeaveYearAnswer['year']>;

/** A year's leave against the allowance of 25 days. */
export interface LeaveDays {
  taken: number;
  /** Days of pending requests that start in the year, counted like taken days. */
  asked: number;
  /** Allowance minus taken days, never below 0. */
  left: number;
  /** First and last day of the next approved leave. */
  next: { startDate: string; endDate: string } | null;
}

/** The totals of a year's requests. */
export function leaveDays({ year, today, takenDays, requests }: LeaveYear): LeaveDays {
  const undecided = requests.filter(
    ({ status, leave }) => status !== 'RESOLVED' && leave?.startDate.startsWith(`${String(year)}-`),
  );
  const ahead = requests.filter(
    ({ status, leave }) => status === 'RESOLVED' && leave && leave.startDate > today,
  );
  return {
    taken: takenDays,
    asked: undecided.reduce((sum, { leave }) => sum + (leave?.totalDays ?? 0), 0),
    left: Math.max(0, annualAllowance - takenDays),
    next: ahead[0]?.leave ?? null,
  };
}
