import { useQuery } from '@apollo/client/react';

import { graphql } from '../../../../generated/gql';

/** What an application can start with. */
export interface Applicant {
  /** Name of the resume in the profile; null without one. */
  resumeName: string | null;
  /** What the person does today; empty where that is not known. */
  jobTitle: string;
}

/**
 * Undefined until it is known. An application can be written without it, so it is empty where it cannot be
 * had.
 */
export function useApplicant(): Applicant | undefined {
  // The job comes from another service than the resume: one is enough.
  const { data, previousData, error } = useQuery(ApplicantDocument, {
    errorPolicy: 'all',
  });
  const me = (data ?? previousData)?.me;
  if (!me && !error) return undefined;
  return { resumeName: me?.resumeName ?? null, jobTitle: me?.employee?.jobTitle ?? '' };
}

const ApplicantDocument = graphql(`
  query Applicant {
    me {
      id
      resumeName
      employee {
        id
        jobTitle
      }
    }
  }
`);
