import { FileLink } from '../../../domain/files/FileLink';
import { getFragmentData, type FragmentType } from '../../../generated/fragment-masking';
import { graphql } from '../../../generated/gql';
import { FactList } from '../../../ui/data/FactList';

interface Props {
  request: FragmentType<typeof LeaveWordsPart>;
  /** Asks for a fresh link to the document. */
  renewDocument: () => Promise<string | null | undefined>;
}

/** What someone wrote and attached when they asked for leave. */
export function LeaveWords({ request, renewDocument }: Props) {
  const { description, leave } = getFragmentData(LeaveWordsPart, request);
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
        { label: 'Description', value: description, wide: true },
        { label: 'Reason', value: leave.reason || null, wide: true },
        { label: 'Supporting document', value: document, wide: true },
      ]}
    />
  );
}

const LeaveWordsPart = graphql(`
  fragment LeaveWords on Ticket {
    id
    description
    leave {
      reason
      supportingDocument
      supportingDocumentName
    }
  }
`);
