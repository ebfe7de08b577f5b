import { skipToken, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import styled from 'styled-components';

import { dayText } from '../../../../domain/calendar/day';
import { employees } from '../../../../domain/people/peopleSources';
import { PersonPicker } from '../../../../domain/people/PersonPicker';
import { getFragmentData } from '../../../../generated/fragment-masking';
import { graphql } from '../../../../generated/gql';
import { StatusBadge } from '../../../../ui/data/cells/StatusBadge';
import { EmptyState } from '../../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../../ui/feedback/ErrorState';
import { Skeleton } from '../../../../ui/feedback/Skeleton';
import { Button } from '../../../../ui/form/Button';
import { TextLink } from '../../../../ui/layout/TextLink';
import { percentText } from '../../../../ui/numbers';
import { SidePanel } from '../../../../ui/overlay/sidePanel/SidePanel';
import { theme } from '../../../../ui/theme';
import { CertificatePart, certificateState, type CertificateRow } from '../certification';
import { pageSize } from '../pinned';
import { RevokeDialog } from './RevokeDialog';

interface Props {
  /** What the address calls it. */
  item: string;
  onClose: () => void;
}

/** The certificates of one person, for HR and administrators, who can revoke them. */
export function PersonCertificates({ item, onClose }: Props) {
  const [employeeId, setEmployee] = useState<number | null>(null);
  const [revoking, setRevoking] = useState<CertificateRow | null>(null);
  const account = useQuery(
    CertifiedEmployeeDocument,
    employeeId === null ? skipToken : { variables: { id: employeeId } },
  );
  const user = account.data?.employee?.user.id;
  const list = useQuery(
    PersonCertificatesDocument,
    user === undefined ? skipToken : { variables: { user, pageSize } },
  );
  const error = account.error ?? list.error;
  const found = list.data?.certificates.results.map((one) => getFragmentData(CertificatePart, one));
  return (
    <>
      <SidePanel item={item} title="Issued certificates" onClose={onClose}>
        <PersonPicker label="Employee" among={employees} value={employeeId} onChange={setEmployee} />
        {error && (
          <ErrorState
            text="Failed to load certification data"
            retryLabel="Retry"
            onRetry={() => void (account.error ? account : list).refetch().catch(() => undefined)}
          />
        )}
        {employeeId !== null && !found && !error && <Skeleton shape="block" steps={20} />}
        {found?.length === 0 && (
          <EmptyState title="No certificates" text="This person has earned none yet." />
        )}
        {found && found.length > 0 && (
          <List>
            {found.map((certificate) => (
              <Row key={certificate.id} certificate={certificate} onRevoke={() => setRevoking(certificate)} />
            ))}
          </List>
        )}
      </SidePanel>
      {revoking && <RevokeDialog certificate={revoking} onClose={() => setRevoking(null)} />}
    </>
  );
}

function Row({ certificate, onRevoke }: { certificate: CertificateRow; onRevoke: () => void }) {
  const { id, certificationName, certificateNumber, scoreAchieved, issuedDate, status, revocationReason } =
    certificate;
  const state = certificateState(certificate);
  return (
    <li>
      <div>
        <TextLink tone="plain" to={{ search: `certificate=${String(id)}` }}>
          {certificationName}
        </TextLink>
        <Line>
          {certificateNumber} · {percentText(scoreAchieved)} · {dayText(issuedDate)}
        </Line>
        {revocationReason && <Line>Revoked: {revocationReason}</Line>}
      </div>
      <StatusBadge tone={state.tone}>{state.word}</StatusBadge>
      {status === 'ACTIVE' && (
        <Button aria-label={`Revoke ${certificationName}`} onClick={onRevoke}>
          Revoke
        </Button>
      )}
    </li>
  );
}

const CertifiedEmployeeDocument = graphql(`
  query CertifiedEmployee($id: Int!) {
    employee(id: $id) {
      id
      user {
        id
      }
    }
  }
`);

const PersonCertificatesDocument = graphql(`
  query PersonCertificates($user: Int!, $pageSize: Int!) {
    certificates(user: $user, pageSize: $pageSize) {
      results {
        id
        ...CertificatePart
      }
    }
  }
`);

const List = styled.ul`
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    gap: ${theme.space[3]};
    min-block-size: ${theme.size.row};
    padding-block: ${theme.space[3]};
    border-block-end: ${theme.border.line};
  }
`;

const Line = styled.p`
  color: ${theme.color.ink3};
  font-size: ${theme.type[12]};
`;
