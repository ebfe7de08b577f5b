import { Download, History, Play, Printer } from 'lucide-react';
import styled from 'styled-components';

import { dayText } from '../../../domain/calendar/day';
import { FactList } from '../../../ui/data/FactList';
import { StatusBadge } from '../../../ui/data/cells/StatusBadge';
import { Button } from '../../../ui/form/Button';
import { ButtonLink } from '../../../ui/layout/ButtonLink';
import { Card } from '../../../ui/layout/Card';
import { percentText } from '../../../ui/numbers';
import { SidePanel } from '../../../ui/overlay/sidePanel/SidePanel';
import type { PanelSteps } from '../../../ui/overlay/sidePanel/steps';
import { theme } from '../../../ui/theme';
import { certificateState, historyLabel, type CertificateRow, type CertificationRow } from './certification';
import { showDownloadNotice } from './downloadNotice';
import { duration, validity } from './pinned';

interface Props {
  certification: CertificationRow;
  steps: PanelSteps | undefined;
  onStart: () => void;
  onHistory: () => void;
  onClose: () => void;
}

/** The details of a certification. */
export function CertificationPanel({ certification, steps, onStart, onHistory, onClose }: Props) {
  const { id, name, description, passingScore, certificate, isActive, myOpenAttempt, myAttemptCount } =
    certification;
  return (
    <SidePanel
      item={id}
      title={name}
      head={
        <StatusBadge tone={certificate ? 'success' : 'neutral'}>
          {certificate ? 'Certified' : 'Not Certified'}
        </StatusBadge>
      }
      steps={steps}
      onClose={onClose}
      footer={
        <>
          {!certificate && myAttemptCount > 0 && (
            <Button icon={History} onClick={onHistory}>
              {historyLabel(myAttemptCount)}
            </Button>
          )}
          {certificate ? (
            <Button disabled>Already Certified</Button>
          ) : (
            (isActive || myOpenAttempt) && (
              <Button icon={Play} variant="primary" onClick={onStart}>
                {myOpenAttempt ? 'Resume Certification Exam' : 'Start Certification Exam'}
              </Button>
            )
          )}
        </>
      }
    >
      {description && <Text dir="auto">{description}</Text>}
      <FactList
        facts={[
          { label: 'Duration', value: duration },
          { label: 'Passing Score', value: percentText(passingScore) },
          { label: 'Validity', value: validity.large },
          { label: 'Status', value: certificate ? 'Certified' : 'Not Certified' },
        ]}
      />
      {certificate && <Earned certificate={certificate} onHistory={onHistory} />}
    </SidePanel>
  );
}

/** The certificate of the viewer. */
function Earned({ certificate, onHistory }: { certificate: CertificateRow; onHistory: () => void }) {
  return (
    <Card title="Certificate Earned">
      <FactList
        facts={[
          { label: 'Certificate Number', value: certificate.certificateNumber, wide: true },
          { label: 'Score Achieved', value: percentText(certificate.scoreAchieved) },
          { label: 'Issued Date', value: dayText(certificate.issuedDate) },
          { label: 'Expiry Date', value: certificate.expiryDate ? dayText(certificate.expiryDate) : 'Never' },
          { label: 'Status', value: certificateState(certificate).word },
        ]}
      />
      <Buttons>
        <Button icon={Download} onClick={showDownloadNotice}>
          Download Certificate
        </Button>
        <ButtonLink icon={Printer} to={{ search: `certificate=${String(certificate.id)}` }}>
          Open certificate
        </ButtonLink>
        <Button icon={History} onClick={onHistory}>
          View Attempt History
        </Button>
      </Buttons>
    </Card>
  );
}

const Text = styled.p`
  white-space: pre-line;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  margin-block-start: ${theme.space[4]};
`;
