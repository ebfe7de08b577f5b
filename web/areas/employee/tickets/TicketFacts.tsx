import { InstantText } from '../../../domain/calendar/InstantText';
import { PersonName } from '../../../domain/people/PersonName';
import { priorityName } from '../../../domain/tickets/priorityName';
import { TicketStatusBadge } from '../../../domain/tickets/TicketStatusBadge';
import { getFragmentData, type FragmentType } from '../../../generated/fragment-masking';
import { graphql } from '../../../generated/gql';
import { FactList } from '../../../ui/FactList';

/** Everything that is known of a general ticket [A3.14]. */
export function TicketFacts({ ticket }: { ticket: FragmentType<typeof GeneralTicketFactsPart> }) {
  const { id, description, status, priority, createdAt, updatedAt, resolvedAt, general, ...people } =
    getFragmentData(GeneralTicketFactsPart, ticket);
  const { createdByName, createdBy, assignedToName, assignedTo } = people;
  return (
    <FactList
      facts={[
        { label: 'Status', value: <TicketStatusBadge status={status} /> },
        { label: 'Ticket', value: `No. ${String(id)}` },
        { label: 'Category', value: general?.categoryName ?? null },
        { label: 'Priority', value: priorityName[priority] },
        { label: 'Description', value: description, wide: true },
        { label: 'Affected system', value: general?.affectedSystem ?? null, wide: true },
        { label: 'Created by', value: <PersonName name={createdByName} photo={createdBy?.profilePicture} /> },
        {
          label: 'Assigned to',
          value: assignedToName ? (
            <PersonName name={assignedToName} photo={assignedTo?.profilePicture} />
          ) : (
            'Nobody yet'
          ),
        },
        { label: 'Created', value: <InstantText at={createdAt} withTime /> },
        { label: 'Last changed', value: <InstantText at={updatedAt} withTime /> },
        { label: 'Resolved', value: resolvedAt ? <InstantText at={resolvedAt} withTime /> : null },
      ]}
    />
  );
}

const GeneralTicketFactsPart = graphql(`
  fragment GeneralTicketFacts on Ticket {
    id
    description
    status
    priority
    createdAt
    updatedAt
    resolvedAt
    createdByName
    createdBy {
      id
      profilePicture
    }
    assignedToName
    assignedTo {
      id
      profilePicture
    }
    general {
      categoryName
      affectedSystem
    }
  }
`);
