import { getFragmentData, type FragmentType } from '../../../generated/fragment-masking';
import { graphql } from '../../../generated/gql';
import type { CertificatePartFragment, CertificationPartFragment } from '../../../generated/graphql';
import type { QueryName } from '../../../generated/queryNames';
import { countText } from '../../../ui/numbers';

/** A certificate as cards and details show it. */
export const CertificatePart = graphql(`
  fragment CertificatePart on Certificate {
    id
    certificationId
    certificationName
    certificateNumber
    scoreAchieved
    issuedDate
    expiryDate
    status
    isExpired
    revocationReason
  }
`);

/** A certification with what the viewer has of it. */
export const CertificationPart = graphql(`
  fragment CertificationPart on Certification {
    id
    version
    name
    description
    passingScore
    durationMinutes
    questionCount
    validityMonths
    isActive
    myAttemptCount
    myCertificate {
      id
      ...CertificatePart
    }
    myOpenAttempt {
      id
      remainingSeconds
    }
  }
`);

/** A certificate of the viewer. */
export type CertificateRow = CertificatePartFragment;

/** A certification; `certificate` is the viewer's own that is valid today. */
export interface CertificationRow extends Omit<
  CertificationPartFragment,
  'myCertificate' | ' $fragmentName'
> {
  certificate: CertificateRow | null;
}

/** Reads what the list or a mutation gave of a certification. */
export function certificationRow(part: FragmentType<typeof CertificationPart>): CertificationRow {
  const { myCertificate, ...row } = getFragmentData(CertificationPart, part);
  return { ...row, certificate: myCertificate && getFragmentData(CertificatePart, myCertificate) };
}

/** What the address and the list call a certificate of the viewer whose details open. */
export const certificateKey = ({ id }: Pick<CertificateRow, 'id'>): string => `certificate-${String(id)}`;

/** Labels of the status of a certificate, with their tone. */
export function certificateState({ status, isExpired }: Pick<CertificateRow, 'status' | 'isExpired'>) {
  if (status === 'REVOKED') return { word: 'Revoked', tone: 'danger' } as const;
  return isExpired
    ? ({ word: 'Expired', tone: 'warning' } as const)
    : ({ word: 'Active', tone: 'success' } as const);
}

/** "1 attempt", "3 attempts" are counted in place; this is the button that opens them. */
export const historyLabel = (count: number): string =>
  `View Attempt History (${countText(count, 'attempt')})`;

/** The queries that are stale after an exam started or ended, or a certificate was revoked. */
export const certificationQueries: readonly QueryName[] = ['Certifications', 'AttemptHistory', 'Today'];
