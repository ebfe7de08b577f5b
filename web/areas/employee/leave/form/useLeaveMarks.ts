import { skipToken, useQuery } from '@apollo/client/react';
import { useCallback, useState } from 'react';

import { leaveStatusWord } from '../../../../domain/leave/leaveStatus';
import { graphql } from '../../../../generated/gql';
import type { LeaveMonthQuery } from '../../../../generated/graphql';
import type { DayMark, MarkedCalendar } from '../../../../ui/form/dates/dayMark';
import { addDays } from '../../../../ui/form/dates/days';

/**
 * What the calendar of a leave request shows: days of own leave, and how many of the team are away. Asked for
 * month by month while the calendar is open; without an answer it is a calendar without marks.
 * @param except the request that is being changed, which is not marked
 */
export function useLeaveMarks(except?: number): MarkedCalendar {
  const [month, setMonth] = useState<{ startDate: string; endDate: string } | null>(null);
  const { data } = useQuery(
    LeaveMonthDocument,
    month === null ? skipToken : { variables: { ...month, except: except ?? null } },
  );
  return {
    marks: data && month ? marksOf(data.leavePreview, month.startDate, month.endDate) : undefined,
    legend: data?.leavePreview.teamAwayDays ? [...ownLegend, awayLegend] : ownLegend,
    onMonth: useCallback((startDate: string, endDate: string) => setMonth({ startDate, endDate }), []),
  };
}

const ownLegend = [
  { bar: 'full', text: 'Your leave' },
  { bar: 'hollow', text: 'Requested' },
] as const;
const awayLegend = { count: 2, text: 'Of your team away' } as const;

type LeaveMonth = LeaveMonthQuery['leavePreview'];

/** Marks by day, from the first to the last. */
function marksOf({ overlapping, teamAwayDays }: LeaveMonth, from: string, to: string): Map<string, DayMark> {
  const marks = new Map<string, DayMark>();
  for (const { title, status, leave } of overlapping) {
    if (!leave) continue;
    const text = `${title}, ${leaveStatusWord[status]}`;
    const bar = status === 'RESOLVED' ? 'full' : 'hollow';
    const last = leave.endDate < to ? leave.endDate : to;
    for (let day = leave.startDate > from ? leave.startDate : from; day <= last; day = addDays(day, 1))
      marks.set(day, { bar, text });
  }
  for (const { day, away } of teamAwayDays ?? []) {
    const own = marks.get(day);
    const words = `${String(away)} of your team away`;
    marks.set(day, { ...own, count: away, text: own ? `${own.text}. ${words}` : words });
  }
  return marks;
}

const LeaveMonthDocument = graphql(`
  query LeaveMonth($startDate: Date!, $endDate: Date!, $except: Int) {
    leavePreview(startDate: $startDate, endDate: $endDate, except: $except) {
      overlapping {
        id
        title
        status
        leave {
          startDate
          endDate
        }
      }
      teamAwayDays {
        day
        away
      }
    }
  }
`);
