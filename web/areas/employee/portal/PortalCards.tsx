import { CalendarCheck, CircleCheckBig, Timer, TreePalm } from 'lucide-react';

import { countIn } from '../../../domain/list/countIn';
import { resolvedGroup } from '../../../domain/tickets/statusGroups';
import { weekHint, weekHours } from '../../../domain/timesheets/weekHours';
import { StatGrid } from '../../../ui/layout/CardGrid';
import { StatCard } from '../../../ui/data/figures/StatCard';
import { annualAllowance } from '../../../domain/leave/allowance';
import { cardState } from './figure';
import { leaveDays } from './leaveDays';
import type { PortalFigures } from './usePortalFigures';
import { hoursFigure } from '../../../ui/duration';
import { numberText } from '../../../ui/numbers';

/** The four figures at the head of the page. */
export function PortalCards({
  figures: { year, timesheet, leaveRequests, tickets },
}: {
  figures: PortalFigures;
}) {
  const leave = year.value && leaveDays(year.value);
  const week = timesheet.value === undefined ? undefined : weekHours(timesheet.value);

  return (
    <StatGrid>
      <StatCard
        {...cardState(year)}
        label="Total Leaves Taken"
        value={numberText(leave?.taken ?? 0)}
        unit={`of ${String(annualAllowance)} days`}
        hint={leave ? `${numberText(leave.left)} left this year` : blank}
        icon={TreePalm}
      />
      <StatCard
        {...cardState(timesheet)}
        label="Hours This Week"
        {...hoursFigure(week?.counted ?? 0)}
        hint={week ? weekHint(week) : blank}
        icon={Timer}
      />
      <StatCard
        {...cardState(leaveRequests)}
        label="Resolved Leave Requests"
        value={numberText(countIn(leaveRequests.value ?? [], ['RESOLVED']))}
        hint="Approved requests"
        icon={CalendarCheck}
      />
      <StatCard
        {...cardState(tickets)}
        label="Resolved Tickets"
        value={numberText(countIn(tickets.value ?? [], resolvedGroup))}
        hint="Resolved or closed"
        icon={CircleCheckBig}
      />
    </StatGrid>
  );
}

/** Keeps the place of a line that is not there yet. */
const blank = '\u00A0';
