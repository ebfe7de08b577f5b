import { useAction } from '../../../domain/action/useAction';
import { daysText } from '../../../domain/calendar/day';
import { leaveTypeName } from '../../../domain/leave/leaveTypeName';
import { graphql } from '../../../generated/gql';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import type { LeaveRow } from './leaveRow';

interface Props {
  request: LeaveRow;
  onClose: () => void;
  /** Called before `onClose` when the request is gone. */
  onCancelled?: () => void;
}

/** Asks once, then withdraws the request [A4.13]. */
export function CancelLeaveDialog({ request: { id, title, leave }, onClose, onCancelled }: Props) {
  const { run, busy } = useAction(CancelLeaveRequestDocument, {
    done: 'Leave request cancelled successfully!',
    failed: 'Failed to cancel leave request. Please try again.',
  });
  const cancel = async () => {
    const { failure } = await run({ id });
    if (!failure) onCancelled?.();
    // Without an answer another try may succeed.
    if (!failure?.passing) onClose();
  };

  return (
    <ConfirmDialog
      title="Cancel this leave request?"
      isOpen
      confirmLabel="Cancel request"
      cancelLabel="Keep request"
      busy={busy}
      busyText="Cancelling..."
      onConfirm={() => void cancel()}
      onCancel={() => { if (!busy) onClose(); }}
    >
      “{title}” ({leaveTypeName[leave.leaveType]}, {daysText(leave.startDate, leave.endDate)}) will be withdrawn and leave
      your list, with its document and comments. This cannot be undone.
    </ConfirmDialog>
  );
}

const CancelLeaveRequestDocument = graphql(`
  mutation CancelLeaveRequest($id: Int!) {
    cancelLeaveRequest(id: $id)
  }
`);
