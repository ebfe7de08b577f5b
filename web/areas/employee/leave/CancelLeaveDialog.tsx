import { ConfirmAction } from '../../../domain/action/ConfirmAction';
import { daysText } from '../../../domain/calendar/day';
import { leaveTypeName } from '../../../domain/leave/leaveTypeName';
import { graphql } from '../../../generated/gql';
import type { LeaveRow } from './leaveRow';

interface Props {
  request: LeaveRow;
  onClose: () => void;
  /** Called before `onClose` when the request is gone. */
  onCancelled?: () => void;
}

/** Asks once, then withdraws the request. */
export function CancelLeaveDialog({ request: { id, title, leave }, onClose, onCancelled }: Props) {
  return (
    <ConfirmAction
      document={CancelLeaveRequestDocument}
      variables={{ id }}
      done="Leave request cancelled successfully!"
      failed="Failed to cancel leave request. Please try again."
      stale={['LeaveRequests', 'LeaveYear', 'Today']}
      staleIfRefused={['LeaveRequest']}
      title="Cancel this leave request?"
      confirmLabel="Cancel request"
      cancelLabel="Keep request"
      busyText="Cancelling..."
      onDone={onCancelled}
      onClose={onClose}
    >
      “<bdi>{title}</bdi>” ({leaveTypeName[leave.leaveType]}, {daysText(leave.startDate, leave.endDate)}) will
      be withdrawn and leave your list, with its document and comments. This cannot be undone.
    </ConfirmAction>
  );
}

const CancelLeaveRequestDocument = graphql(`
  mutation CancelLeaveRequest($id: Int!) {
    cancelLeaveRequest(id: $id)
  }
`);
