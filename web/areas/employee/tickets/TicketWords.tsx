import { getFragmentData, type FragmentType } from '../../../generated/fragment-masking';
import { graphql } from '../../../generated/gql';
import { FactList } from '../../../ui/data/FactList';

/** What someone wrote when they made a general ticket. */
export function TicketWords({ ticket }: { ticket: FragmentType<typeof GeneralTicketWordsPart> }) {
  const { description, general } = getFragmentData(GeneralTicketWordsPart, ticket);
  return (
    <FactList
      facts={[
        { label: 'Description', value: description, wide: true },
        { label: 'Affected system', value: general?.affectedSystem ?? null, wide: true },
        { label: 'Asset tag', value: general?.assetTag ?? null, wide: true },
      ]}
    />
  );
}

const GeneralTicketWordsPart = graphql(`
  fragment GeneralTicketWords on Ticket {
    id
    description
    general {
      affectedSystem
      assetTag
    }
  }
`);
