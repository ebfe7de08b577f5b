import { daysText } from '../../../domain/calendar/day';
import type { TimesheetStatus } from '../../../generated/graphql';
import { StatusBadge } from '../../../ui/StatusBadge';
import type { Tone } from '../../../ui/theme';
import { DrawnCard } from './DrawnCard';
import { figureText, type Loaded } from './figure';
import type { OwnTimesheet } from './usePortalFigures';
import { WeekChart } from './WeekChart';
import { hoursText, weekHours } from './weekHours';

/** The week's hours, drawn day by day. */
export function WeekCard({ timesheet }: { timesheet: Loaded<OwnTimesheet | null> }) {
  const status = timesheet.value && statuses[timesheet.value.status];
  return (
    <DrawnCard
      title="Your week"
      line={figureText(timesheet, lineOf)}
      badge={status && <StatusBadge tone={status.tone}>{status.word}</StatusBadge>}
      busy={timesheet.value === undefined && timesheet.loading}
    >
      <WeekChart days={weekHours(timesheet.value ?? null).days} isKnown={timesheet.value !== undefined} />
    </DrawnCard>
  );
}

function lineOf(timesheet: OwnTimesheet | null): string {
  const { worked, isDraft } = weekHours(timesheet);
  const days = timesheet ? `${daysText(timesheet.weekStartDate, timesheet.weekEndDate)}. ` : '';
  return `${days}${worked === 0 ? 'No hours yet this week.' : `${hoursText(worked)} ${isDraft ? 'so far' : 'handed in'}.`}`;
}

/** Where a timesheet stands [A4.18]. */
const statuses: Readonly<Record<TimesheetStatus, { word: string; tone: Tone }>> = {
  DRAFT: { word: 'Draft', tone: 'neutral' },
  SUBMITTED: { word: 'Submitted', tone: 'info' },
  APPROVED: { word: 'Approved', tone: 'success' },
  REJECTED: { word: 'Rejected', tone: 'danger' },
};
