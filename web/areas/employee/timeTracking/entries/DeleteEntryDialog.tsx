import { graphql } from '../../../../generated/gql';
import { ConfirmAction } from '../../../../domain/action/ConfirmAction';
import { hoursText } from '../../../../ui/duration';
import { useTracker } from '../../../../domain/timesheets/tracker/useTracker';
import { weekQueries } from '../../../../domain/timesheets/weekQueries';
import { entryName } from '../../../../domain/timesheets/entryText';
import type { EntryRow } from '../week/weekTimesheet';

const DeleteTimeEntryDocument = graphql(`
  mutation DeleteTimeEntry($id: Int!) {
    deleteTimeEntry(id: $id)
  }
`);

interface Props {
  entry: EntryRow;
  onClose: () => void;
  /** Called before `onClose` when the entry is gone. */
  onDeleted?: () => void;
}

/** Asks once, then deletes an entry of a draft for good, and with it the session that tracks it. */
export function DeleteEntryDialog({ entry, onClose, onDeleted }: Props) {
  const { session, check } = useTracker();
  const isTracked = session?.timesheetEntryId === entry.id;
  const finish = () => {
    if (isTracked) check();
    onDeleted?.();
  };
  return (
    <ConfirmAction
      document={DeleteTimeEntryDocument}
      variables={{ id: entry.id }}
      done="Time entry deleted successfully"
      failed="Failed to delete time entry"
      stale={weekQueries}
      staleIfRefused={['TimeEntry']}
      title="Delete this time entry?"
      confirmLabel="Delete entry"
      cancelLabel="Keep entry"
      busyText="Deleting..."
      onDone={finish}
      onClose={onClose}
    >
      “<bdi>{entryName(entry)}</bdi>” will leave your timesheet with {hoursText(Number(entry.hoursWorked))}{' '}
      and its notes.
      {isTracked && <span> Its time is being tracked; deleting it ends the tracking.</span>}
      <span> This cannot be undone.</span>
    </ConfirmAction>
  );
}
