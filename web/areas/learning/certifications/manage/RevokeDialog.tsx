import { object } from 'yup';

import { useAction } from '../../../../domain/action/useAction';
import { FormDialog } from '../../../../domain/form/FormDialog';
import { textRule } from '../../../../domain/form/textRule';
import { graphql } from '../../../../generated/gql';
import { revokeCertificateLimits } from '../../../../generated/limits';
import { TextArea } from '../../../../ui/form/TextArea';
import { certificationQueries, type CertificateRow } from '../certification';

const schema = object({ reason: textRule('Reason is required', revokeCertificateLimits.reason) });

/** Takes a certificate back, with a reason that its holder reads. */
export function RevokeDialog({ certificate, onClose }: { certificate: CertificateRow; onClose: () => void }) {
  const revoke = useAction(RevokeCertificateDocument, {
    done: 'Certificate revoked',
    failed: 'Failed to revoke the certificate. Please try again.',
    inForm: true,
    stale: certificationQueries,
    staleIfRefused: ['PersonCertificates'],
  });
  return (
    <FormDialog
      draft={`revoke certificate ${String(certificate.id)}`}
      title="Revoke certificate"
      line={`${certificate.certificationName}, ${certificate.certificateNumber}`}
      initialValues={{ reason: '' }}
      schema={schema}
      submitLabel="Revoke certificate"
      busyLabel="Revoking..."
      variant="danger"
      submit={async ({ reason }) => (await revoke.run({ id: certificate.id, reason: reason.trim() })).failure}
      onClose={onClose}
    >
      {(form) => (
        <TextArea
          {...form.text('reason')}
          label="Reason"
          hint="The holder reads it. A revoked certificate cannot be made valid again."
          rows={4}
          required
        />
      )}
    </FormDialog>
  );
}

const RevokeCertificateDocument = graphql(`
  mutation RevokeCertificate($id: Int!, $reason: String!) {
    revokeCertificate(id: $id, reason: $reason) {
      id
      ...CertificatePart
    }
  }
`);
