import { InstantText } from '../../../../domain/calendar/InstantText';
import { hoursText } from '../../../../ui/duration';
import type { WeekTimesheet } from '../week/weekTimesheet';

/** The status of a week, in one sentence. */
export function TimesheetLine({ sheet }: { sheet: WeekTimesheet | null }) {
  const hours = hoursText(Number(sheet?.totalHours ?? 0));
  if (!sheet || sheet.status === 'DRAFT')
    return <>{sheet && sheet.timeEntries.length > 0 ? `${hours} so far.` : 'No hours yet.'}</>;
  if (sheet.status === 'SUBMITTED') {
    return (
      <>
        <span>{hours} submitted</span>
        {sheet.submittedAt && (
          <span>
            {' '}
            on <InstantText at={sheet.submittedAt} />
          </span>
        )}
        <span>, waiting for HR.</span>
      </>
    );
  }
  return (
    <>
      <span>{`${hours}, ${sheet.status === 'APPROVED' ? 'approved' : 'rejected'}`}</span>
      {sheet.decidedByName && (
        <span>
          {' '}
          by <bdi>{sheet.decidedByName}</bdi>
        </span>
      )}
      {sheet.decidedAt && (
        <span>
          {' '}
          on <InstantText at={sheet.decidedAt} />
        </span>
      )}
      <span>.</span>
    </>
  );
}
