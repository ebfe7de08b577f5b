import { Award, Download } from 'lucide-react';
import styled from 'styled-components';

import { dayText } from '../../../domain/calendar/day';
import type { OpenItem } from '../../../domain/list/useOpenItem';
import { FactList } from '../../../ui/data/FactList';
import { StatusBadge } from '../../../ui/data/cells/StatusBadge';
import { Button } from '../../../ui/form/Button';
import { ButtonLink } from '../../../ui/layout/ButtonLink';
import { CardSurface } from '../../../ui/layout/Card';
import { IconTile } from '../../../ui/layout/IconTile';
import { percentText } from '../../../ui/numbers';
import { theme } from '../../../ui/theme';
import { certificateKey, certificateState, type CertificateRow } from './certification';
import { showDownloadNotice } from './downloadNotice';

interface Props {
  certificates: readonly CertificateRow[];
  details: OpenItem;
}

/** What the viewer has earned. */
export function MyCertificates({ certificates, details }: Props) {
  return (
    <section aria-labelledby="my-certificates">
      <Heading id="my-certificates">My Certificates</Heading>
      <Cards>
        {certificates.map((certificate) => (
          <CertificateCard key={certificate.id} certificate={certificate} details={details} />
        ))}
      </Cards>
    </section>
  );
}

interface CardProps {
  certificate: CertificateRow;
  details: OpenItem;
}

/** One certificate. */
function CertificateCard({ certificate, details }: CardProps) {
  const { certificationName, certificateNumber, scoreAchieved, issuedDate, expiryDate } = certificate;
  const state = certificateState(certificate);
  const key = certificateKey(certificate);
  const isOpen = details.key === key;
  return (
    <Surface
      as="article"
      aria-label={certificationName}
      data-row={key}
      aria-current={isOpen ? true : undefined}
      $isOpen={isOpen}
    >
      <Head>
        <IconTile icon={Award} hue="learning" />
        <div>
          <h3>{certificationName}</h3>
          <Number>{certificateNumber}</Number>
        </div>
        <StatusBadge tone={state.tone}>{state.word}</StatusBadge>
      </Head>
      <FactList
        facts={[
          { label: 'Score', value: percentText(scoreAchieved) },
          { label: 'Issued', value: dayText(issuedDate) },
          { label: 'Expires', value: expiryDate && dayText(expiryDate) },
        ]}
      />
      <Actions>
        <Button icon={Download} onClick={showDownloadNotice}>
          Download
        </Button>
        <ButtonLink
          data-opens-row=""
          variant="ghost"
          aria-label={`Details of the certificate ${certificationName}`}
          {...details.linkTo(key)}
          preventScrollReset
        >
          Details
        </ButtonLink>
      </Actions>
    </Surface>
  );
}

const Heading = styled.h2`
  margin-block-end: ${theme.space[3]};
  font-size: ${theme.type[16]};
`;

/** As many beside each other as there is room for, also beside the details. */
const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${theme.size.drawer}), 1fr));
  gap: ${theme.space[4]};
`;

const Surface = styled(CardSurface)<{ $isOpen: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};
  ${({ $isOpen }) => $isOpen && `border-color: ${theme.color.brand};`}
  border-block-start: ${theme.size.ring} solid ${theme.color.learning};
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: start;
  gap: ${theme.space[3]};
  h3 {
    font-size: ${theme.type[14]};
    overflow-wrap: anywhere;
  }
`;

const Number = styled.p`
  color: ${theme.color.ink3};
  font-size: ${theme.type[12]};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  margin-block-start: auto;
`;
