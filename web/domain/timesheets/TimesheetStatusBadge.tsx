import type { TimesheetStatus } from '../../generated/graphql';
import { StatusBadge } from '../../ui/data/cells/StatusBadge';
import type { Tone } from '../../ui/theme';
import { timesheetStatusWord } from './timesheetStatus';

/** The status of a timesheet; a status that the portal does not know yet is red like a rejected one. */
export function TimesheetStatusBadge({ status }: { status: TimesheetStatus }) {
  return <StatusBadge tone={tones[status] ?? 'danger'}>{timesheetStatusWord(status)}</StatusBadge>;
}

const tones: Readonly<Record<string, Tone>> = {
  DRAFT: 'neutral',
  SUBMITTED: 'info',
  APPROVED: 'success',
  REJECTED: 'danger',
} satisfies Record<TimesheetStatus, Tone>;
