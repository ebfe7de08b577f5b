import { InstantText } from '../../../domain/calendar/InstantText';
import { PersonName } from '../../../domain/people/PersonName';
import { getFragmentData, type FragmentType } from '../../../generated/fragment-masking';
import { graphql } from '../../../generated/gql';
import { FactList } from '../../../ui/data/FactList';

/** The fields of a general ticket besides its header and text. */
export function TicketFacts({ ticket }: { ticket: FragmentType<typeof GeneralTicketFactsPart> }) {
  const { id, createdAt, updatedAt, resolvedAt, ...people } = getFragmentData(GeneralTicketFactsPart, ticket);
  const { createdByName, createdBy, assignedToName, assignedTo } = people;
  return (
    <FactList
      facts={[
        {
          label: 'Assigned to',
          value: assignedToName ? (
            <PersonName name={assignedToName} photo={assignedTo?.profilePicture} />
          ) : (
            'No one yet'
          ),
        },
        { label: 'Created by', value: <PersonName name={createdByName} photo={createdBy?.profilePicture} /> },
        { label: 'Created', value: <InstantText at={createdAt} withTime /> },
        {
          label: 'Last changed',
          value: updatedAt === createdAt ? null : <InstantText at={updatedAt} withTime />,
        },
        { label: 'Resolved', value: resolvedAt ? <InstantText at={resolvedAt} withTime /> : null },
        { label: 'Ticket', value: `No. ${String(id)}` },
      ]}
    />
  );
}

const GeneralTicketFactsPart = graphql(`
  fragment GeneralTicketFacts on Ticket {
    id
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
  }
`);
