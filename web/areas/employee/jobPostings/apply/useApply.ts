import { useApolloClient } from '@apollo/client/react';

import { useAction } from '../../../../domain/action/useAction';
import type { Failure } from '../../../../domain/failure/failure';
import { graphql } from '../../../../generated/gql';
import type { JobApplicationInput } from '../../../../generated/graphql';
import { finalRefusal } from './finalRefusal';

const failed = 'Failed to apply for job. Please try again.';

/**
 * Applies for a posting. The posting is marked as applied for and counts one applicant more immediately; what the
 * server counts comes behind it.
 */
export function useApply(): {
  apply: (input: JobApplicationInput) => Promise<Failure | null>;
  busy: boolean;
} {
  const client = useApolloClient();
  const { run, busy } = useAction(ApplyToJobDocument, {
    done: 'Application submitted successfully!',
    failed,
    inForm: true,
    stale: ['JobPostings', 'JobPosting', 'AppliedPosting', 'OwnApplications', 'OwnApplicationCount'],
    // Closed meanwhile, or applied for in another tab.
    isOutdated: (failure) => finalRefusal(failure) !== null,
  });

  const apply = async (input: JobApplicationInput): Promise<Failure | null> => {
    const { data, failure } = await run({ input });
    if (failure) return failure.code === 'INTERNAL_SERVER_ERROR' ? { ...failure, message: failed } : failure;
    client.cache.modify<{ applicationsCount: number; myApplication: unknown }>({
      id: client.cache.identify({ __typename: 'JobPosting', id: input.jobPosting }),
      fields: {
        applicationsCount: (count) => count + 1,
        myApplication: (_none, { toReference }) =>
          toReference({ ...data.applyToJob, __typename: 'JobApplication' }),
      },
    });
    return null;
  };
  return { apply, busy };
}

const ApplyToJobDocument = graphql(`
  mutation ApplyToJob($input: JobApplicationInput!) {
    applyToJob(input: $input) {
      id
      ...ApplicationRow
    }
  }
`);
