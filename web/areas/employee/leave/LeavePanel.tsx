import { useQuery } from '@apollo/client/react';
import { useState } from 'react';

import { countOfDays, daysText } from '../../../domain/calendar/day';
import { LeaveStatusBadge } from '../../../domain/leave/LeaveStatusBadge';
import { leaveStatusWord } from '../../../domain/leave/leaveStatus';
import { leaveTypeName } from '../../../domain/leave/leaveTypeName';
import { TicketPanel } from '../../../domain/tickets/TicketPanel';
import { detailsIn } from '../../../domain/list/detailsIn';
import { graphql } from '../../../generated/gql';
import { Button } from '../../../ui/form/Button';
import type { PanelSteps } from '../../../ui/overlay/sidePanel/steps';
import { CancelLeaveDialog } from './CancelLeaveDialog';
import { DecideLeaveDialog, type Verdict } from './DecideLeaveDialog';
import { EditLeaveDialog } from './form/EditLeaveDialog';
import { LeaveFacts } from './LeaveFacts';
import { leaveRows, type LeaveRow } from './leaveRow';
import { LeaveWords } from './LeaveWords';

interface Props {
  id: number;
  /** As the list knows it, where it does. */
  listed: LeaveRow | undefined;
  steps: PanelSteps | undefined;
  onClose: () => void;
}

/** One leave request with what happened and was said, and what may be done with it in its state. */
export function LeavePanel({ id, listed, steps, onClose }: Props) {
  const answer = useQuery(LeaveRequestDocument, { variables: { id } });
  const [step, setStep] = useState<'edit' | 'cancel' | Verdict | null>(null);
  const back = () => setStep(null);

  const request = detailsIn(answer, (data) => data.leaveRequest, id);
  const read = request && leaveRows([request])[0];
  const row = read ?? listed;
  return (
    <>
      <TicketPanel
        id={id}
        noun="leave request"
        title={row?.title}
        head={
          row && (
            <>
              <LeaveStatusBadge status={row.status} />
              <span>
                {leaveTypeName[row.leave.leaveType]} · {daysText(row.leave.startDate, row.leave.endDate)} ·{' '}
                {countOfDays(row.leave.totalDays)}
              </span>
            </>
          )
        }
        ticket={read && request}
        answer={answer}
        words={leaveStatusWord}
        begun="Requested"
        facts={request && <LeaveFacts request={request} />}
        actions={
          read && Object.values(read.viewerCan).includes(true) ? (
            <>
              {read.viewerCan.cancel && <Button onClick={() => setStep('cancel')}>Cancel request</Button>}
              {read.viewerCan.edit && (
                <Button variant="primary" onClick={() => setStep('edit')}>
                  Edit
                </Button>
              )}
              {read.viewerCan.decide && <Button onClick={() => setStep('reject')}>Reject</Button>}
              {read.viewerCan.decide && (
                <Button variant="primary" onClick={() => setStep('approve')}>
                  Approve
                </Button>
              )}
            </>
          ) : null
        }
        steps={steps}
        onClose={onClose}
      >
        {request && (
          <LeaveWords
            request={request}
            renewDocument={async () => (await answer.refetch()).data?.leaveRequest?.leave?.supportingDocument}
          />
        )}
      </TicketPanel>
      {request && step === 'edit' && <EditLeaveDialog request={request} onClose={back} />}
      {read && step === 'cancel' && <CancelLeaveDialog request={read} onClose={back} onCancelled={onClose} />}
      {read && (step === 'approve' || step === 'reject') && (
        <DecideLeaveDialog request={read} verdict={step} onClose={back} />
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
      ...LeaveWords
      ...LeaveFacts
      ...EditedLeave
      ...TicketHistory
    }
  }
`);
