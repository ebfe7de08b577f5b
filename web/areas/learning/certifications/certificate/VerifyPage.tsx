import { useQuery } from '@apollo/client/react';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import { dayText } from '../../../../domain/calendar/day';
import { readFailure } from '../../../../domain/failure/failure';
import { useUrlQuery } from '../../../../domain/list/useUrlQuery';
import { graphql } from '../../../../generated/gql';
import type { VerifyCertificateQuery } from '../../../../generated/graphql';
import { FactList } from '../../../../ui/data/FactList';
import { Banner } from '../../../../ui/feedback/Banner';
import { EmptyState } from '../../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../../ui/feedback/ErrorState';
import { Skeleton } from '../../../../ui/feedback/Skeleton';
import { Button } from '../../../../ui/form/Button';
import { TextField } from '../../../../ui/form/TextField';
import { Card } from '../../../../ui/layout/Card';
import { PageHeader } from '../../../../ui/layout/PageHeader';
import { Stack } from '../../../../ui/layout/Stack';
import { percentText } from '../../../../ui/numbers';
import { theme } from '../../../../ui/theme';

type Verified = NonNullable<VerifyCertificateQuery['verifyCertificate']>;

/** Whether a certificate is genuine and valid, for anyone signed in who has its number. */
export function VerifyPage({ number }: { number: string }) {
  const wanted = number.trim();
  const { data, error, loading, refetch } = useQuery(VerifyCertificateDocument, {
    variables: { id: wanted },
    skip: wanted === '',
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const found = data?.verifyCertificate;
  const failure = error && readFailure(error);
  const isUnknown = failure?.code === 'NOT_FOUND' || (data !== undefined && !found);
  return (
    <>
      <PageHeader
        title="Verify a certificate"
        line="Its number is on the certificate, below the date."
        back={{ to: '/learning/certifications', label: 'Back to Certifications' }}
      />
      <Narrow>
        <NumberForm key={wanted} number={wanted} busy={loading} />
        {loading && <Skeleton shape="block" steps={40} />}
        {!loading && found && <Verification found={found} />}
        {!loading && isUnknown && (
          <Card>
            <EmptyState
              drawing="search"
              title="No certificate has this number"
              text="Check each letter and digit. If it is written like this on a certificate, tell HR: it was not issued here."
            />
          </Card>
        )}
        {!loading && failure && !isUnknown && (
          <Card>
            <ErrorState
              text={
                failure.code === null
                  ? 'Failed to verify the certificate. Please try again.'
                  : failure.message
              }
              retryLabel="Retry"
              onRetry={() => void refetch().catch(() => undefined)}
            />
          </Card>
        )}
      </Narrow>
    </>
  );
}

function NumberForm({ number, busy }: { number: string; busy: boolean }) {
  const { change } = useUrlQuery();
  const [typed, setTyped] = useState(number);
  return (
    <Card>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() !== '') change({ verify: typed.trim() });
        }}
      >
        <TextField
          label="Certificate number"
          name="number"
          value={typed}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" variant="primary" icon={ShieldCheck} busy={busy}>
          Verify
        </Button>
      </Form>
    </Card>
  );
}

function Verification({ found }: { found: Verified }) {
  const { valid, certificateNumber, certificationName, holderName, scoreAchieved, issuedDate, expiryDate } =
    found;
  return (
    <Card>
      <Stack $gap={4}>
        {valid ? (
          <Banner tone="success" title="This certificate is valid">
            It was issued by this portal and is valid today.
          </Banner>
        ) : (
          <Banner tone="danger" title="This certificate is not valid">
            {found.invalidReason === 'REVOKED' ? 'It was revoked.' : 'It has expired.'}
          </Banner>
        )}
        <FactList
          facts={[
            { label: 'Holder', value: holderName },
            { label: 'Certification', value: certificationName },
            { label: 'Score', value: percentText(scoreAchieved) },
            { label: 'Issued', value: dayText(issuedDate) },
            { label: 'Expires', value: expiryDate ? dayText(expiryDate) : 'Never' },
            { label: 'Certificate number', value: certificateNumber, wide: true },
          ]}
        />
      </Stack>
    </Card>
  );
}

const VerifyCertificateDocument = graphql(`
  query VerifyCertificate($id: String!) {
    verifyCertificate(id: $id) {
      valid
      invalidReason
      certificateNumber
      certificationName
      holderName
      scoreAchieved
      issuedDate
      expiryDate
    }
  }
`);

const Narrow = styled(Stack)`
  max-inline-size: ${theme.size.text};
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${theme.space[3]};
`;
