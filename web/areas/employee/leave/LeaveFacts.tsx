import { InstantText } from '../../../domain/calendar/InstantText';
import { PersonName } from '../../../domain/people/PersonName';
import { priorityName } from '../../../domain/tickets/priorityName';
import { getFragmentData, type FragmentType } from '../../../generated/fragment-masking';
import { graphql } from '../../../generated/gql';
import { FactList } from '../../../ui/data/FactList';

/** The fields of a leave request besides its header and text. */
export function LeaveFacts({ request }: { request: FragmentType<typeof LeaveFactsPart> }) {
  const { id, priority, createdAt, updatedAt, createdBy, createdByName, leave } = getFragmentData(
    LeaveFactsPart,
    request,
  );
  return (
    <FactList
      facts={[
        {
          label: 'Requested by',
          value: <PersonName name={createdByName} photo={createdBy?.profilePicture} />,
        },
        { label: 'Approved by', value: leave?.approvedByName ?? null },
        {
          label: 'Approved',
          value: leave?.approvalDate ? <InstantText at={leave.approvalDate} withTime /> : null,
        },
        { label: 'Requested', value: <InstantText at={createdAt} withTime /> },
        {
          label: 'Last changed',
          value: updatedAt === createdAt ? null : <InstantText at={updatedAt} withTime />,
        },
        { label: 'Priority', value: priorityName[priority] },
        { label: 'Request', value: `No. ${String(id)}` },
      ]}
    />
  );
}

const LeaveFactsPart = graphql(`
  fragment LeaveFacts on Ticket {
    id
    priority
    createdAt
    updatedAt
    createdBy {
      id
      profilePicture
    }
    createdByName
    leave {
      approvedByName
      approvalDate
    }
  }
`);
