import { useAction } from '../../../../domain/action/useAction';
import { daysText } from '../../../../domain/calendar/day';
import { hoursText } from '../../../../ui/duration';
import { useTracker } from '../../../../domain/timesheets/tracker/useTracker';
import { weekQueries } from '../../../../domain/timesheets/weekQueries';
import { graphql } from '../../../../generated/gql';
import { ConfirmDialog } from '../../../../ui/overlay/dialog/ConfirmDialog';
import { Stack } from '../../../../ui/layout/Stack';
import { countOfEntries, isOpen } from '../../../../domain/timesheets/entryText';
import type { WeekTimesheet } from '../week/weekTimesheet';

interface Props {
  sheet: WeekTimesheet;
  onClose: () => void;
}

/**
 * Asks for a confirmation that names the week, then submits the version of the draft that was read: a change since
 * then is reported and shown.
 */
export function SubmitTimesheetDialog({
  sheet: { id, version, weekStartDate, weekEndDate, totalHours, timeEntries },
  onClose,
}: Props) {
  const tracked = useTracker().session?.timesheetEntryId;
  const { run, busy } = useAction(SubmitTimesheetDocument, {
    done: 'Timesheet submitted successfully! Your manager will review it shortly.',
    failed: 'Failed to submit timesheet',
    stale: [...weekQueries, 'SubmittedTimesheets', 'Today'],
  });
  const confirm = async () => {
    const { failure } = await run({ id, version });
    // Without an answer another try may succeed.
    if (!failure?.passing) onClose();
  };
  const open = timeEntries.filter((entry) => isOpen(entry) && entry.id !== tracked).length;
  const isTracking = timeEntries.some((entry) => entry.id === tracked);

  return (
    <ConfirmDialog
      title="Submit this timesheet?"
      variant="primary"
      isOpen
      confirmLabel="Submit Timesheet"
      cancelLabel="Not yet"
      busy={busy}
      busyText="Submitting..."
      onConfirm={() => void confirm()}
      onCancel={() => {
        if (!busy) onClose();
      }}
    >
      <Stack $gap={3}>
        <p>
          {daysText(weekStartDate, weekEndDate)}: <strong>{hoursText(Number(totalHours))}</strong> in{' '}
          {countOfEntries(timeEntries.length)}. Once it is submitted, it can only be read.
        </p>
        {open > 0 && <p>{openWords(open)}</p>}
        {isTracking && (
          <p>
            Your time is still being tracked. It continues, and when you stop, the time is kept in a new draft
            of this week.
          </p>
        )}
      </Stack>
    </ConfirmDialog>
  );
}

const openWords = (count: number): string =>
  count === 1
    ? '1 entry has no clock out time and counts nothing.'
    : `${String(count)} entries have no clock out time and count nothing.`;

const SubmitTimesheetDocument = graphql(`
  mutation SubmitTimesheet($id: Int!, $version: Int!) {
    submitTimesheet(id: $id, version: $version) {
      id
      ...WeekTimesheetPart
    }
  }
`);
