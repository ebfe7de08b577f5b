import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import styled from 'styled-components';

import { readFailure } from '../../../domain/failure/failure';
import { DiscardQuestion } from '../../../domain/form/DiscardQuestion';
import { leaveStatusWord } from '../../../domain/leave/leaveStatus';
import { TicketComments } from '../../../domain/tickets/TicketComments';
import { TicketHistory } from '../../../domain/tickets/TicketHistory';
import { graphql } from '../../../generated/gql';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { ErrorState } from '../../../ui/ErrorState';
import { Skeleton } from '../../../ui/Skeleton';
import { theme } from '../../../ui/theme';
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
  const { data, previousData, error, loading, refetch } = useQuery(LeaveRequestDocument, {
    variables: { id }, fetchPolicy: 'cache-and-network',
  });
  const [step, setStep] = useState<'edit' | 'cancel' | 'leave' | Verdict | null>(null);
  const [draft, setDraft] = useState('');
  const close = () => (draft.trim() === '' ? onClose() : setStep('leave'));
  const back = () => setStep(null);

  const request = error ? null : (data ?? previousData)?.leaveRequest;
  const row = request && leaveRows([request])[0];
  return (
    <>
      <Dialog
        title={row?.title ?? 'Leave request'}
        size="large"
        isOpen
        onClose={close}
        footer={row && (
          <>
            <Button onClick={close}>Close</Button>
            {row.viewerCan.cancel && <Button onClick={() => setStep('cancel')}>Cancel request</Button>}
            {row.viewerCan.edit && <Button variant="primary" onClick={() => setStep('edit')}>Edit</Button>}
            {row.viewerCan.decide && <Button variant="danger" onClick={() => setStep('reject')}>Reject</Button>}
            {row.viewerCan.decide && <Button variant="primary" onClick={() => setStep('approve')}>Approve</Button>}
          </>
        )}
      >
        {!row && loading && <Skeleton steps={20} shape="block" />}
        {!row && !loading && (
          <ErrorState
            text={isGone(error) ? 'This leave request does not exist any more.' : 'Failed to load the leave request. Please try again.'}
            retryLabel="Retry"
            onRetry={isGone(error) ? undefined : () => void refetch().catch(() => undefined)}
          />
        )}
        {request && row && (
          <>
            <LeaveFacts
              request={request}
              renewDocument={async () => (await refetch()).data?.leaveRequest?.leave?.supportingDocument}
            />
            <Part>
              <h3>History</h3>
              <TicketHistory ticket={request} words={leaveStatusWord} />
            </Part>
            <Part>
              <h3>Comments</h3>
              <TicketComments ticket={id} draft={draft} onDraft={setDraft} />
            </Part>
          </>
        )}
      </Dialog>
      {request && step === 'edit' && <EditLeaveDialog request={request} onClose={back} />}
      {step === 'leave' && <DiscardQuestion what="your comment" onDiscard={onClose} onKeep={back} />}
      {row && step === 'cancel' && <CancelLeaveDialog request={row} onClose={back} onCancelled={onClose} />}
      {row && (step === 'approve' || step === 'reject') && <DecideLeaveDialog request={row} verdict={step} onClose={back} />}
    </>
  );
}

/** Without an error the answer was null. */
const isGone = (error: unknown): boolean => error === undefined || readFailure(error).code === 'NOT_FOUND';

const Part = styled.section`
  display: grid;
  gap: ${theme.space[3]};
  padding-block-start: ${theme.space[4]};
  border-block-start: ${theme.border.line};
  h3 { font-size: ${theme.type[14]}; }
`;

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
