import { InstantText } from '../../../domain/calendar/InstantText';
import { exactHours, hoursText } from '../../../domain/timesheets/hoursText';
import type { WeekTimesheet } from './weekTimesheet';

/** Where a week stands, in one sentence. */
export function TimesheetLine({ sheet }: { sheet: WeekTimesheet | null }) {
  const hours = hoursText(Number(sheet?.totalHours ?? 0), exactHours);
  if (!sheet || sheet.status === 'DRAFT') return <>{sheet && sheet.timeEntries.length > 0 ? `${hours} so far.` : 'No hours yet.'}</>;
  if (sheet.status === 'SUBMITTED') {
    return <>{hours} handed in{sheet.submittedAt && <> on <InstantText at={sheet.submittedAt} /></>}, waiting for HR.</>;
  }
  return (
    <>
      {hours}, {sheet.status === 'APPROVED' ? 'approved' : 'rejected'}
      {sheet.decidedByName && <> by <bdi>{sheet.decidedByName}</bdi></>}
      {sheet.decidedAt && <> on <InstantText at={sheet.decidedAt} /></>}.
    </>
  );
}
