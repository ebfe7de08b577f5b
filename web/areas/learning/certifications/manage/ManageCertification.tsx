import { ConfirmAction } from '../../../../domain/action/ConfirmAction';
import { graphql } from '../../../../generated/gql';
import { certificationQueries, type CertificationRow } from '../certification';
import { CertificationDialog } from './CertificationDialog';
import { ImportQuestionsDialog } from './ImportQuestionsDialog';

interface Props {
  certification: CertificationRow;
  action: 'edit' | 'import' | 'remove';
  onClose: () => void;
}

/** What HR and administrators do with a certification. */
export function ManageCertification({ certification, action, onClose }: Props) {
  if (action === 'edit') return <CertificationDialog certification={certification} onClose={onClose} />;
  if (action === 'import') return <ImportQuestionsDialog certification={certification} onClose={onClose} />;
  return (
    <ConfirmAction
      document={DeleteCertificationDocument}
      variables={{ id: certification.id }}
      stale={certificationQueries}
      done="Certification deleted successfully"
      failed="Failed to delete the certification. Please try again."
      title="Delete certification?"
      confirmLabel="Delete"
      cancelLabel="Keep"
      busyText="Deleting..."
      onClose={onClose}
    >
      “{certification.name}” and its questions are deleted permanently. Once a person has attempted its exam
      it can only be taken out of the offer: edit it and switch “Exams can be started” off.
    </ConfirmAction>
  );
}

const DeleteCertificationDocument = graphql(`
  mutation DeleteCertification($id: Int!) {
    deleteCertification(id: $id)
  }
`);
