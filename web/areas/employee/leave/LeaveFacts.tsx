import { countOfDays, dayText } from '../../../domain/calendar/day';
import { InstantText } from '../../../domain/calendar/InstantText';
import { FileLink } from '../../../domain/files/FileLink';
import { LeaveStatusBadge } from '../../../domain/leave/LeaveStatusBadge';
import { leaveTypeName } from '../../../domain/leave/leaveTypeName';
import { PersonName } from '../../../domain/people/PersonName';
import { priorityName } from '../../../domain/tickets/priorityName';
import { getFragmentData, type FragmentType } from '../../../generated/fragment-masking';
import { graphql } from '../../../generated/gql';
import { FactList } from '../../../ui/FactList';

interface Props {
  request: FragmentType<typeof LeaveFactsPart>;
  /** Asks for a fresh link to the document. */
  renewDocument: () => Promise<string | null | undefined>;
}

/** Everything that is known of a leave request [A3.8]. */
export function LeaveFacts({ request, renewDocument }: Props) {
  const { id, description, status, priority, createdAt, updatedAt, createdBy, createdByName, leave } =
    getFragmentData(LeaveFactsPart, request);
  if (!leave) return null;
  const document =
    leave.supportingDocument && leave.supportingDocumentName ? (
      <FileLink
        name={leave.supportingDocumentName}
        address={leave.supportingDocument}
        renew={renewDocument}
      />
    ) : (
      'None'
    );

  return (
    <FactList
      facts={[
        { label: 'Status', value: <LeaveStatusBadge status={status} /> },
        { label: 'Request', value: `No. ${String(id)}` },
        { label: 'Type', value: leaveTypeName[leave.leaveType] },
        { label: 'Days', value: countOfDays(leave.totalDays) },
        { label: 'First day', value: dayText(leave.startDate) },
        { label: 'Last day', value: dayText(leave.endDate) },
        { label: 'Description', value: description, wide: true },
        { label: 'Reason', value: leave.reason || null, wide: true },
        { label: 'Supporting document', value: document, wide: true },
        {
          label: 'Requested by',
          value: <PersonName name={createdByName} photo={createdBy?.profilePicture} />,
        },
        { label: 'Priority', value: priorityName[priority] },
        { label: 'Requested', value: <InstantText at={createdAt} withTime /> },
        { label: 'Last changed', value: <InstantText at={updatedAt} withTime /> },
        { label: 'Approved by', value: leave.approvedByName ?? null },
        {
          label: 'Approved',
          value: leave.approvalDate ? <InstantText at={leave.approvalDate} withTime /> : null,
        },
      ]}
    />
  );
}

const LeaveFactsPart = graphql(`
  fragment LeaveFacts on Ticket {
    id
    description
    status
    priority
    createdAt
    updatedAt
    createdBy {
      id
      profilePicture
    }
    createdByName
    leave {
      leaveType
      startDate
      endDate
      totalDays
      reason
      approvedByName
      approvalDate
      supportingDocument
      supportingDocumentName
    }
  }
`);
