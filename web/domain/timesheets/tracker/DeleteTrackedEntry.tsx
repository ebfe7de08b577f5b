import { ConfirmAction } from '../../action/ConfirmAction';
import { DeleteTimeEntryDocument } from './trackerDocuments';
import { useTracker } from './useTracker';

interface Props {
  /** Id of the entry that is being tracked. */
  id: number;
  onClose: () => void;
}

/** Asks before the entry of the running session, and its time with it, is thrown away. */
export function DeleteTrackedEntry({ id, onClose }: Props) {
  const { session, check } = useTracker();
  return (
    <ConfirmAction
      document={DeleteTimeEntryDocument}
      variables={{ id }}
      done="Time entry deleted successfully"
      failed="Failed to delete time entry"
      title="Delete time entry"
      confirmLabel="Delete entry"
      cancelLabel="Keep entry"
      busyText="Deleting…"
      onDone={check}
      onClose={onClose}
    >
      <p>The work session “{session?.project} – {session?.task}” and the time it counted will be deleted for good.</p>
    </ConfirmAction>
  );
}
