import { useQuery } from '@apollo/client/react';

import { isUnauthenticated } from '../../../domain/failure/failure';
import { useSessionState } from '../../../domain/session/SessionContext';
import { getFragmentData } from '../../../generated/fragment-masking';
import { graphql } from '../../../generated/gql';
import type { CertificationsQuery } from '../../../generated/graphql';
import {
  CertificatePart,
  certificationRow,
  type CertificateRow,
  type CertificationRow,
} from './certification';
import { pageSize } from './pinned';

export interface CertificationData {
  /** Active certifications, and those whose exam the viewer is taking; for a manager also the inactive ones. */
  certifications: readonly CertificationRow[];
  /** All that the viewer has earned, newest first. */
  certificates: readonly CertificateRow[];
  /** Attempts without an end. */
  inProgress: number;
}

interface CertificationsState {
  data: CertificationData | undefined;
  /** The viewer adds and changes certifications. */
  mayManage: boolean;
  isSignedOut: boolean;
  failed: boolean;
  busy: boolean;
  retry: () => void;
}

/** What the page shows, in one call. */
export function useCertifications(): CertificationsState {
  const session = useSessionState();
  const { data, error, loading, refetch } = useQuery(CertificationsDocument, {
    variables: { pageSize },
    notifyOnNetworkStatusChange: true,
  });
  return {
    data: data && {
      certifications: certificationsOf(data).map(certificationRow),
      certificates: data.certificates.results.map((one) => getFragmentData(CertificatePart, one)),
      inProgress: data.examAttempts.count,
    },
    mayManage: session.phase === 'signedIn' && session.viewer.permissions.includes('learning.manage'),
    isSignedOut: session.phase === 'signedOut' || (error !== undefined && isUnauthenticated(error)),
    failed: error !== undefined && !data,
    busy: loading,
    retry: () => void refetch().catch(() => undefined),
  };
}

/** An exam that runs continues when its certification is not offered any more. */
function certificationsOf({ certifications, examAttempts }: CertificationsQuery) {
  const offered = new Set(certifications.results.map(({ id }) => id));
  const running = examAttempts.results.map(({ certification }) => certification);
  return [...running.filter(({ id }) => !offered.has(id)), ...certifications.results];
}

const CertificationsDocument = graphql(`
  query Certifications($pageSize: Int!) {
    certifications(pageSize: $pageSize) {
      results {
        id
        ...CertificationPart
      }
    }
    certificates(pageSize: $pageSize) {
      results {
        id
        ...CertificatePart
      }
    }
    examAttempts(status: [IN_PROGRESS], pageSize: $pageSize) {
      count
      results {
        id
        certification {
          id
          ...CertificationPart
        }
      }
    }
  }
`);
