import { useQuery } from '@apollo/client/react';
import { useState } from 'react';

import { leaveStatusWord } from '../../../domain/leave/leaveStatus';
import { TicketDialog } from '../../../domain/tickets/TicketDialog';
import { graphql } from '../../../generated/gql';
import { Button } from '../../../ui/Button';
import { CancelLeaveDialog } from './CancelLeaveDialog';
import { DecideLeaveDialog, type Verdict } from './DecideLeaveDialog';
import { EditLeaveDialog } from './EditLeaveDialog';
import { LeaveFacts } from './LeaveFacts';
import { leaveRows } from './leaveRow';

interface Props {
  id: number;
  onClose: () => void;
}

/** One leave request with its history, its comments and what may be done with it as it stands. */
export function LeaveDialog({ id, onClose }: Props) {
  const answer = useQuery(LeaveRequestDocument, { variables: { id } });
  const [step, setStep] = useState<'edit' | 'cancel' | Verdict | null>(null);
  const back = () => setStep(null);

  const request = answer.error ? null : (answer.data ?? answer.previousData)?.leaveRequest;
  const row = request && leaveRows([request])[0];
  return (
    <>
      <TicketDialog
        id={id}
        noun="leave request"
        title={row?.title}
        ticket={row && request}
        answer={answer}
        words={leaveStatusWord}
        begun="Requested"
        actions={
          row && (
            <>
              {row.viewerCan.cancel && <Button onClick={() => setStep('cancel')}>Cancel request</Button>}
              {row.viewerCan.edit && (
                <Button variant="primary" onClick={() => setStep('edit')}>
                  Edit
                </Button>
              )}
              {row.viewerCan.decide && (
                <Button variant="danger" onClick={() => setStep('reject')}>
                  Reject
                </Button>
              )}
              {row.viewerCan.decide && (
                <Button variant="primary" onClick={() => setStep('approve')}>
                  Approve
                </Button>
              )}
            </>
          )
        }
        onClose={onClose}
      >
        {request && (
          <LeaveFacts
            request={request}
            renewDocument={async () => (await answer.refetch()).data?.leaveRequest?.leave?.supportingDocument}
          />
        )}
      </TicketDialog>
      {request && step === 'edit' && <EditLeaveDialog request={request} onClose={back} />}
      {row && step === 'cancel' && <CancelLeaveDialog request={row} onClose={back} onCancelled={onClose} />}
      {row && (step === 'approve' || step === 'reject') && (
        <DecideLeaveDialog request={row} verdict={step} onClose={back} />
      )}
    </>
  );
}

const LeaveRequestDocument = graphql(`
  query LeaveRequest($id: Int!) {
    leaveRequest(id: $id) {
      id
      leave {
        supportingDocument
      }
      ...LeaveRow
      ...LeaveFacts
      ...EditedLeave
      ...TicketHistory
    }
  }
`);
