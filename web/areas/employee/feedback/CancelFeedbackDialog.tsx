import { ConfirmAction } from '../../../domain/action/ConfirmAction';
import { feedbackTypeName } from '../../../domain/tickets/feedbackTypeName';
import { graphql } from '../../../generated/gql';
import type { FeedbackRow } from './feedbackRow';

interface Props {
  feedback: FeedbackRow;
  onClose: () => void;
  /** Called before `onClose` when the feedback is gone. */
  onCancelled?: () => void;
}

/** Asks once, then withdraws the feedback. */
export function CancelFeedbackDialog({ feedback: { id, title, feedback }, onClose, onCancelled }: Props) {
  return (
    <ConfirmAction
      document={CancelFeedbackDocument}
      variables={{ id }}
      done="Feedback cancelled successfully!"
      failed="Failed to cancel feedback. Please try again."
      stale={['FeedbackHistory']}
      staleIfRefused={['Feedback']}
      title="Cancel this feedback?"
      confirmLabel="Cancel feedback"
      cancelLabel="Keep feedback"
      busyText="Cancelling..."
      onDone={onCancelled}
      onClose={onClose}
    >
      “<bdi>{title}</bdi>” ({feedbackTypeName[feedback.feedbackType]}) will be withdrawn and leave your
      history, with its comments. This cannot be undone.
    </ConfirmAction>
  );
}

const CancelFeedbackDocument = graphql(`
  mutation CancelFeedback($id: Int!) {
    deleteFeedback(id: $id)
  }
`);
