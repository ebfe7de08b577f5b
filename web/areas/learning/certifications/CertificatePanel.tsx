import { Download, Printer } from 'lucide-react';

import { dayText } from '../../../domain/calendar/day';
import { FactList } from '../../../ui/data/FactList';
import { StatusBadge } from '../../../ui/data/cells/StatusBadge';
import { Banner } from '../../../ui/feedback/Banner';
import { Button } from '../../../ui/form/Button';
import { ButtonLink } from '../../../ui/layout/ButtonLink';
import { percentText } from '../../../ui/numbers';
import { SidePanel } from '../../../ui/overlay/sidePanel/SidePanel';
import type { PanelSteps } from '../../../ui/overlay/sidePanel/steps';
import { certificateKey, certificateState, type CertificateRow } from './certification';
import { showDownloadNotice } from './downloadNotice';
import { duration, validity } from './pinned';

interface Props {
  certificate: CertificateRow;
  steps: PanelSteps | undefined;
  onClose: () => void;
}

/** The second, smaller details, of a certificate. */
export function CertificatePanel({ certificate, steps, onClose }: Props) {
  const state = certificateState(certificate);
  return (
    <SidePanel
      item={certificateKey(certificate)}
      title={certificate.certificationName}
      head={<StatusBadge tone={state.tone}>{state.word}</StatusBadge>}
      steps={steps}
      isText
      onClose={onClose}
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
        ]}
      />
      {certificate.revocationReason !== null && (
        <Banner tone="danger" title="This certificate was revoked">
          {certificate.revocationReason}
        </Banner>
      )}
    </SidePanel>
  );
}
