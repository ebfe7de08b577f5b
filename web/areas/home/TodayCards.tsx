import { CalendarDays, Timer, TreePalm, UsersRound } from 'lucide-react';

import { dayText, daysText } from '../../domain/calendar/day';
import { annualAllowance, yearlyAllowance } from '../../domain/leave/allowance';
import { weeklyTarget } from '../../domain/timesheets/pinned';
import type { Today } from '../../domain/waiting/useToday';
import type { TodayQuery } from '../../generated/graphql';
import { StatCard } from '../../ui/data/figures/StatCard';
import { hoursFigure, hoursText } from '../../ui/duration';
import { StatGrid } from '../../ui/layout/CardGrid';
import { numberText } from '../../ui/numbers';

/** The person's day in four figures: leave, hours, the next leave, and absent colleagues. */
export function TodayCards({ today: { data, loading } }: { today: Today }) {
  const state = { loading: !data && loading, error: !data && !loading };
  const balance = data && balanceOf(data.leaveYear);
  const week = data && weekOf(data.currentTimesheet ?? null);
  const next = data && nextLeave(data);
  const team = data && teamOf(data);
  return (
    <StatGrid>
      <StatCard
        {...state}
        label="Leave left this year"
        value={balance ? numberText(balance.left) : ''}
        unit={`of ${String(annualAllowance)} days`}
        hint={balance?.hint ?? blank}
        icon={TreePalm}
      />
      <StatCard
        {...state}
        label="My week"
        {...hoursFigure(week?.hours ?? 0)}
        hint={week?.hint ?? blank}
        progress={week && { value: week.hours, max: weeklyTarget }}
        icon={Timer}
      />
      <StatCard
        {...state}
        label="My next leave"
        value={next?.value ?? ''}
        hint={next?.hint ?? blank}
        icon={CalendarDays}
      />
      <StatCard
        {...state}
        label="Away today"
        value={team?.value ?? ''}
        unit={team?.unit}
        hint={team?.hint ?? blank}
        icon={UsersRound}
      />
    </StatGrid>
  );
}

/** Keeps the place of a line that is not there yet. */
const blank = '\u00A0';

/**
 * The headline is the annual allowance; the line under it is the one of each type. Neither follows from the
 * other, and both are shown.
 */
function balanceOf({ takenDays, usedDays }: TodayQuery['leaveYear']) {
  const left = (type: 'SICK' | 'PERSONAL') =>
    Math.max(0, yearlyAllowance[type] - (usedDays.find(({ leaveType }) => leaveType === type)?.days ?? 0));
  return {
    left: Math.max(0, annualAllowance - takenDays),
    hint: `Of the annual allowance. By type: ${numberText(left('SICK'))} of ${String(yearlyAllowance.SICK)} sick and ${numberText(left('PERSONAL'))} of ${String(yearlyAllowance.PERSONAL)} personal days left.`,
  };
}

function weekOf(timesheet: NonNullable<TodayQuery['currentTimesheet']> | null) {
  const hours = Number(timesheet?.totalHours ?? 0);
  const target = hoursText(weeklyTarget);
  if (timesheet && timesheet.status !== 'DRAFT') return { hours, hint: `Submitted; the target is ${target}` };
  return {
    hours,
    hint:
      hours < weeklyTarget
        ? `${hoursText(weeklyTarget - hours)} of ${target} to go`
        : `The target of ${target} is reached`,
  };
}

function nextLeave({ leaveYear: { today, requests }, nextYear }: TodayQuery) {
  const next = [...requests, ...nextYear.requests].find(
    ({ status, leave }) => status === 'RESOLVED' && leave && leave.endDate >= today,
  )?.leave;
  if (!next) return { value: 'None', hint: 'No approved leave ahead' };
  return next.startDate <= today
    ? { value: 'Now', hint: `Until ${dayText(next.endDate)}` }
    : { value: dayText(next.startDate), hint: daysText(next.startDate, next.endDate) };
}

/** Managers read the names of their reports; of their own team people read a number, and none for a small team. */
function teamOf({ reportsAway, leavePreview: { teamSize, teamAway } }: TodayQuery) {
  const names = reportsAway?.map(({ name }) => name) ?? [];
  const reports = names.length > 0 ? `Of your reports: ${names.join(', ')}` : null;
  if (teamSize == null || teamAway == null)
    return reports
      ? { value: numberText(names.length), unit: 'of your reports', hint: names.join(', ') }
      : { value: '–', hint: 'Counted for teams of three or more' };
  return {
    value: numberText(teamAway),
    unit: `of your team of ${numberText(teamSize)}`,
    hint: reports ?? (teamAway === 0 ? 'No one else is away' : 'By approved leave'),
  };
}
