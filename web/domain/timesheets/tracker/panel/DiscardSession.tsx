import { ConfirmAction } from '../../../action/ConfirmAction';
import { hoursText } from '../../../../ui/duration';
import { weekQueries } from '../../weekQueries';
import { DiscardTrackingDocument } from '../trackerDocuments';
import type { TrackerSession } from '../trackerSession';
import { useElapsedSeconds, useTracker } from '../useTracker';

interface Props {
  session: TrackerSession;
  onClose: () => void;
}

/** Asks before a session is ended without keeping its time: the way out of one that cannot be saved. */
export function DiscardSession({ session: { id, project, task }, onClose }: Props) {
  const { check } = useTracker();
  const seconds = useElapsedSeconds();
  return (
    <ConfirmAction
      document={DiscardTrackingDocument}
      variables={{ id }}
      done="Work session discarded"
      failed="Failed to discard the work session"
      stale={weekQueries}
      title="Discard this work session?"
      confirmLabel="Discard session"
      cancelLabel="Keep session"
      busyText="Discarding..."
      onDone={() => check(id)}
      onClose={onClose}
    >
      The {hoursText(seconds / 3600)} that “
      <bdi>
        {project} – {task}
      </bdi>
      ” counted will be lost for good. The entry stays without an end; while its timesheet is a draft it can
      be edited or deleted.
    </ConfirmAction>
  );
}
