import { useQuery } from '@apollo/client/react';
import { useState } from 'react';

import { feedbackStatusWord } from '../../../domain/tickets/feedbackStatus';
import { TicketDialog } from '../../../domain/tickets/TicketDialog';
import { graphql } from '../../../generated/gql';
import { Button } from '../../../ui/Button';
import { CancelFeedbackDialog } from './CancelFeedbackDialog';
import { FeedbackFacts } from './FeedbackFacts';
import { feedbackRows } from './feedbackRow';

interface Props {
  id: number;
  onClose: () => void;
}

/**
 * One piece of feedback with its history and its comments; it can be cancelled while nobody has taken it up.
 */
export function FeedbackDialog({ id, onClose }: Props) {
  const answer = useQuery(FeedbackDocument, { variables: { id } });
  const [cancelling, setCancelling] = useState(false);

  const ticket = answer.error ? null : (answer.data ?? answer.previousData)?.feedbackTicket;
  const row = ticket && feedbackRows([ticket])[0];
  const isAnonymous = row?.feedback.isAnonymous === true;
  return (
    <>
      <TicketDialog
        id={id}
        noun="feedback"
        title={row?.title}
        ticket={row && ticket}
        answer={answer}
        words={feedbackStatusWord}
        begun="Submitted"
        isByDay={isAnonymous}
        // Who may comment internally handles the feedback and did not write it.
        commentHint={
          isAnonymous && ticket?.viewerCan.commentInternally === false
            ? 'What you write appears as “Anonymous”, for everybody and for good.'
            : undefined
        }
        actions={
          row?.viewerCan.cancel && <Button onClick={() => setCancelling(true)}>Cancel feedback</Button>
        }
        onClose={onClose}
      >
        {ticket && <FeedbackFacts feedback={ticket} />}
      </TicketDialog>
      {row && cancelling && (
        <CancelFeedbackDialog feedback={row} onClose={() => setCancelling(false)} onCancelled={onClose} />
      )}
    </>
  );
}

const FeedbackDocument = graphql(`
  query Feedback($id: Int!) {
    feedbackTicket(id: $id) {
      id
      viewerCan {
        commentInternally
      }
      ...FeedbackRow
      ...FeedbackFacts
      ...TicketHistory
    }
  }
`);
