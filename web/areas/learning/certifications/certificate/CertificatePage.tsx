import { useQuery } from '@apollo/client/react';
import { Printer, ShieldCheck } from 'lucide-react';
import styled, { createGlobalStyle } from 'styled-components';

import { NoDetails } from '../../../../domain/list/NoDetails';
import { getFragmentData } from '../../../../generated/fragment-masking';
import { graphql } from '../../../../generated/gql';
import { StatusBadge } from '../../../../ui/data/cells/StatusBadge';
import { Banner } from '../../../../ui/feedback/Banner';
import { toast } from '../../../../ui/feedback/toast';
import { Button } from '../../../../ui/form/Button';
import { ButtonLink } from '../../../../ui/layout/ButtonLink';
import { Card } from '../../../../ui/layout/Card';
import { PageHeader } from '../../../../ui/layout/PageHeader';
import { Stack } from '../../../../ui/layout/Stack';
import { theme } from '../../../../ui/theme';
import { CertificatePart, certificateState } from '../certification';
import { CertificateSheet } from './CertificateSheet';

/** A certificate to look at and to print: an own one, or any one for HR and administrators. */
export function CertificatePage({ id }: { id: number }) {
  const answer = useQuery(CertificateDocument, { variables: { id } });
  const found = answer.data?.certificate;
  const certificate = found && { ...getFragmentData(CertificatePart, found), holderName: found.holderName };
  const state = certificate && certificateState(certificate);
  return (
    <>
      <OnScreen>
        <PageHeader
          title="Certificate"
          line={certificate?.certificationName}
          back={{ to: '/learning/certifications', label: 'Back to Certifications' }}
          actions={
            certificate && (
              <>
                <ButtonLink
                  icon={ShieldCheck}
                  to={{ search: `verify=${encodeURIComponent(certificate.certificateNumber)}` }}
                >
                  Verify
                </ButtonLink>
                <Button icon={Printer} variant="primary" onClick={print}>
                  Print
                </Button>
              </>
            )
          }
        />
      </OnScreen>
      {certificate ? (
        <Printed $gap={4}>
          <Paper />
          {state && state.word !== 'Active' && (
            <Banner
              tone={state.tone === 'danger' ? 'danger' : 'warning'}
              title={
                state.word === 'Revoked' ? 'This certificate was revoked' : 'This certificate has expired'
              }
              action={<StatusBadge tone={state.tone}>{state.word}</StatusBadge>}
            >
              {certificate.revocationReason}
            </Banner>
          )}
          <CertificateSheet certificate={certificate} />
        </Printed>
      ) : (
        <Card>
          <NoDetails answer={answer} noun="certificate" />
        </Card>
      )}
    </>
  );
}

/** Prints the page or saves it as PDF; the browsers inside of some apps cannot. */
function print() {
  try {
    window.print();
  } catch {
    toast.error('Download failed', 'Failed to download certificate');
  }
}

const CertificateDocument = graphql(`
  query Certificate($id: Int!) {
    certificate(id: $id) {
      id
      holderName
      ...CertificatePart
    }
  }
`);

/** The certificate is wider than high. */
const Paper = createGlobalStyle`
  @page { size: landscape; margin: 10mm; }
`;

/** One page, with text about the certificate above it. */
const Printed = styled(Stack)`
  ${theme.media.print} {
    display: flex;
    flex-direction: column;
    block-size: calc(100vh - ${theme.space[1]});
  }
`;

const OnScreen = styled.div`
  ${theme.media.print} {
    display: none;
  }
`;
