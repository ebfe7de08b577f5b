import { Download, Printer } from 'lucide-react';

import { dayText } from '../../../domain/calendar/day';
import { FactList } from '../../../ui/data/FactList';
import { StatusBadge } from '../../../ui/data/StatusBadge';
import { Banner } from '../../../ui/feedback/Banner';
import { Button } from '../../../ui/form/Button';
import { ButtonLink } from '../../../ui/layout/ButtonLink';
import { Dialog } from '../../../ui/overlay/Dialog';
import { certificateState, percentText, type CertificateRow } from './certification';
import { showDownloadNotice } from './downloadNotice';
import { duration, validity } from './pinned';

/** The second, smaller details, of a certificate [C2.84]. */
export function CertificateDialog({
  certificate,
  onClose,
}: {
  certificate: CertificateRow;
  onClose: () => void;
}) {
  const state = certificateState(certificate);
  return (
    <Dialog
      title={certificate.certificationName}
      isOpen
      onClose={onClose}
      dismissable
      footer={
        <>
          <Button icon={Download} onClick={showDownloadNotice}>
            Download
          </Button>
          <ButtonLink
            icon={Printer}
            variant="primary"
            to={{ search: `certificate=${String(certificate.id)}` }}
          >
            Open certificate
          </ButtonLink>
        </>
      }
    >
      <FactList
        facts={[
          { label: 'Certificate number', value: certificate.certificateNumber, wide: true },
          { label: 'Duration', value: duration },
          { label: 'Validity', value: validity.small },
          { label: 'Score', value: percentText(certificate.scoreAchieved) },
          { label: 'Issued', value: dayText(certificate.issuedDate) },
          { label: 'Expires', value: certificate.expiryDate ? dayText(certificate.expiryDate) : 'Never' },
          { label: 'Status', value: <StatusBadge tone={state.tone}>{state.word}</StatusBadge> },
        ]}
      />
      {certificate.revocationReason !== null && (
        <Banner tone="danger" title="This certificate was revoked">
          {certificate.revocationReason}
        </Banner>
      )}
    </Dialog>
  );
}
