import { useAction, type ActionOptions } from '../../../domain/action/useAction';
import { countOfDays, daysText } from '../../../domain/calendar/day';
import { FormDialog } from '../../../domain/form/FormDialog';
import { leaveTypeName } from '../../../domain/leave/leaveTypeName';
import { isBlank } from '../../../domain/text/unseen';
import { graphql } from '../../../generated/gql';
import { TextArea } from '../../../ui/form/TextArea';
import type { LeaveRow } from './leaveRow';

export type Verdict = 'approve' | 'reject';

interface Props {
  request: LeaveRow;
  verdict: Verdict;
  onClose: () => void;
}

/**
 * Approves or rejects someone's request, as it was when it was read: a change since then is reported and shown.
 */
export function DecideLeaveDialog({ request, verdict, onClose }: Props) {
  const approve = useAction(ApproveLeaveRequestDocument, {
    done: 'Leave request approved successfully!',
    failed: 'Failed to approve leave request. Please try again.',
    inForm: true,
    ...decisionChanges,
  });
  const reject = useAction(RejectLeaveRequestDocument, {
    done: 'Leave request rejected successfully!',
    failed: 'Failed to reject leave request. Please try again.',
    inForm: true,
    ...decisionChanges,
  });
  const { id, version, title, createdByName, leave } = request;
  const isApproval = verdict === 'approve';

  return (
    <FormDialog
      draft={`${verdict} leave ${String(id)}`}
      title={isApproval ? 'Approve leave request' : 'Reject leave request'}
      line={`${createdByName}: ${title}, ${leaveTypeName[leave.leaveType]}, ${daysText(leave.startDate, leave.endDate)} (${countOfDays(leave.totalDays)})`}
      initialValues={{ words: '' }}
      submitLabel={isApproval ? 'Approve' : 'Reject'}
      busyLabel={isApproval ? 'Approving...' : 'Rejecting...'}
      variant={isApproval ? 'primary' : 'danger'}
      submit={async ({ words }) => {
        const text = isBlank(words) ? null : words.trim();
        const { failure } = isApproval
          ? await approve.run({ id, version, comment: text })
          : await reject.run({ id, version, reason: text });
        return failure;
      }}
      onClose={onClose}
    >
      {(form) => (
        <TextArea
          {...form.text('words')}
          label={isApproval ? 'Comment' : 'Reason'}
          hint={`Optional. ${createdByName} can read it.`}
        />
      )}
    </FormDialog>
  );
}

/** The text of a decision is among the comments. */
const decisionChanges = {
  stale: ['LeaveRequests', 'LeaveYear', 'TicketComments', 'Today'],
  staleIfRefused: ['LeaveRequest'],
} as const satisfies Partial<ActionOptions>;

const ApproveLeaveRequestDocument = graphql(`
  mutation ApproveLeaveRequest($id: Int!, $version: Int!, $comment: String) {
    approveLeaveRequest(id: $id, version: $version, comment: $comment) {
      id
      ...LeaveRow
      ...LeaveFacts
      ...TicketHistory
    }
  }
`);

const RejectLeaveRequestDocument = graphql(`
  mutation RejectLeaveRequest($id: Int!, $version: Int!, $reason: String) {
    rejectLeaveRequest(id: $id, version: $version, reason: $reason) {
      id
      ...LeaveRow
      ...LeaveFacts
      ...TicketHistory
    }
  }
`);
