import { daysText } from '../../../domain/calendar/day';
import { hoursText } from '../../../ui/duration';
import { TimesheetStatusBadge } from '../../../domain/timesheets/TimesheetStatusBadge';
import { WeekChart } from '../../../domain/timesheets/WeekChart';
import { weekHours } from '../../../domain/timesheets/weekHours';
import { DrawnCard } from './DrawnCard';
import { figureText, type Loaded } from './figure';
import type { OwnTimesheet } from './usePortalFigures';

/** The week's hours, drawn day by day. */
export function WeekCard({ timesheet }: { timesheet: Loaded<OwnTimesheet | null> }) {
  return (
    <DrawnCard
      title="Your week"
      line={figureText(timesheet, lineOf)}
      badge={timesheet.value && <TimesheetStatusBadge status={timesheet.value.status} />}
      busy={timesheet.value === undefined && timesheet.loading}
    >
      <WeekChart
        days={timesheet.value === undefined ? undefined : weekHours(timesheet.value).days}
        loading={timesheet.loading}
        monday={timesheet.value?.weekStartDate}
      />
    </DrawnCard>
  );
}

function lineOf(timesheet: OwnTimesheet | null): string {
  const { worked, isDraft } = weekHours(timesheet);
  const days = timesheet ? `${daysText(timesheet.weekStartDate, timesheet.weekEndDate)}. ` : '';
  return `${days}${worked === 0 ? 'No hours yet this week.' : `${hoursText(worked)} ${isDraft ? 'so far' : 'submitted'}.`}`;
}
