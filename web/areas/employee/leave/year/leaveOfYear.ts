import { daysText } from '../../../../domain/calendar/day';
import { leaveStatusWord } from '../../../../domain/leave/leaveStatus';
import { leaveTypeName } from '../../../../domain/leave/leaveTypeName';
import type { LeaveYearQuery } from '../../../../generated/graphql';

/** A request as the drawing shows it. */
export interface DrawnLeave {
  id: number;
  state: 'taken' | 'asked';
  /** First and last day. */
  first: string;
  last: string;
  /** "Approved: 2 Nov – 3 Nov 2026, Sick Leave" */
  words: string;
}

/** The requests of a year, in its order; they never overlap. */
export function leaveOfYear(requests: LeaveYearQuery['leaveYear']['requests']): DrawnLeave[] {
  return requests.flatMap(({ id, status, leave }) =>
    leave
      ? [
          {
            id,
            state: status === 'RESOLVED' ? ('taken' as const) : ('asked' as const),
            first: leave.startDate,
            last: leave.endDate,
            words: `${leaveStatusWord[status]}: ${daysText(leave.startDate, leave.endDate)}, ${leaveTypeName[leave.leaveType]}`,
          },
        ]
      : [],
  );
}
