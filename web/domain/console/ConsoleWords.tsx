import { getFragmentData, type FragmentType } from '../../generated/fragment-masking';
import { graphql } from '../../generated/gql';
import { FactList } from '../../ui/data/FactList';
import { FileLink } from '../files/FileLink';
import type { RenewAddress } from '../files/renewAddress';

interface Props {
  ticket: FragmentType<typeof ConsoleWordsPart>;
  /** Asks for a fresh link to the document of a leave request. */
  renewDocument: RenewAddress;
}

/** What the person wrote and attached. */
export function ConsoleWords({ ticket, renewDocument }: Props) {
  const { description, leave } = getFragmentData(ConsoleWordsPart, ticket);
  const document = leave?.supportingDocument && leave.supportingDocumentName && (
    <FileLink name={leave.supportingDocumentName} address={leave.supportingDocument} renew={renewDocument} />
  );
  return (
    <FactList
      facts={[
        { label: 'Description', value: description, wide: true },
        { label: 'Reason', value: leave?.reason || null, wide: true },
        { label: 'Supporting document', value: document || null, wide: true },
      ]}
    />
  );
}

const ConsoleWordsPart = graphql(`
  fragment ConsoleWords on Ticket {
    id
    description
    leave {
      reason
      supportingDocument
      supportingDocumentName
    }
  }
`);
