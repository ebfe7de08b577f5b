import { useQuery } from '@apollo/client/react';
import { useState } from 'react';

import { feedbackStatusWord } from '../../../domain/tickets/feedbackStatus';
import { feedbackTypeName } from '../../../domain/tickets/feedbackTypeName';
import { priorityName } from '../../../domain/tickets/priorityName';
import { staysAnonymous } from '../../../domain/tickets/readers';
import { TicketPanel } from '../../../domain/tickets/TicketPanel';
import { TicketStatusBadge } from '../../../domain/tickets/TicketStatusBadge';
import { detailsIn } from '../../../domain/list/detailsIn';
import { graphql } from '../../../generated/gql';
import { Button } from '../../../ui/form/Button';
import type { PanelSteps } from '../../../ui/overlay/sidePanel/steps';
import { CancelFeedbackDialog } from './CancelFeedbackDialog';
import { FeedbackFacts } from './FeedbackFacts';
import { feedbackRows, type FeedbackRow } from './feedbackRow';
import { FeedbackWords } from './FeedbackWords';

interface Props {
  id: number;
  /** As the history knows it, where it does. */
  listed: FeedbackRow | undefined;
  steps: PanelSteps | undefined;
  onClose: () => void;
}

/** One piece of feedback with its timeline; it can be cancelled while it is open. */
export function FeedbackPanel({ id, listed, steps, onClose }: Props) {
  const answer = useQuery(FeedbackDocument, { variables: { id } });
  const [cancelling, setCancelling] = useState(false);

  const ticket = detailsIn(answer, (data) => data.feedbackTicket, id);
  const read = ticket && feedbackRows([ticket])[0];
  const row = read ?? listed;
  const isAnonymous = row?.feedback.isAnonymous === true;
  return (
    <>
      <TicketPanel
        id={id}
        noun="feedback"
        title={row?.title}
        head={
          row && (
            <>
              <TicketStatusBadge status={row.status} words={feedbackStatusWord} />
              <span>
                {feedbackTypeName[row.feedback.feedbackType]} · {priorityName[row.priority]} priority
              </span>
            </>
          )
        }
        ticket={read && ticket}
        answer={answer}
        words={feedbackStatusWord}
        begun="Submitted"
        isByDay={isAnonymous}
        commentHint={isAnonymous && ticket?.isOwn ? staysAnonymous : undefined}
        facts={ticket && <FeedbackFacts feedback={ticket} />}
        actions={
          read?.viewerCan.cancel && <Button onClick={() => setCancelling(true)}>Cancel feedback</Button>
        }
        steps={steps}
        onClose={onClose}
      >
        {ticket && <FeedbackWords feedback={ticket} />}
      </TicketPanel>
      {read && cancelling && (
        <CancelFeedbackDialog feedback={read} onClose={() => setCancelling(false)} onCancelled={onClose} />
      )}
    </>
  );
}

const FeedbackDocument = graphql(`
  query Feedback($id: Int!) {
    feedbackTicket(id: $id) {
      id
      isOwn
      ...FeedbackRow
      ...FeedbackWords
      ...FeedbackFacts
      ...TicketHistory
    }
  }
`);
