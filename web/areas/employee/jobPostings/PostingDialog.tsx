import { useQuery } from '@apollo/client/react';

import { readFailure } from '../../../domain/failure/failure';
import { JobDescription } from '../../../domain/jobs/JobDescription';
import { JobFacts } from '../../../domain/jobs/JobFacts';
import { graphql } from '../../../generated/gql';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { ErrorState } from '../../../ui/ErrorState';
import { Skeleton } from '../../../ui/Skeleton';
import { ApplyButton } from './ApplyButton';
import { postingRows } from './postingRow';

interface Props {
  id: string;
  onApply: () => void;
  onClose: () => void;
}

/** Everything that is known of a position [A3.17], and the button to apply for it. */
export function PostingDialog({ id, onApply, onClose }: Props) {
  const { data, previousData, error, loading, refetch } = useQuery(JobPostingDocument, { variables: { id } });
  const posting = error ? null : (data ?? previousData)?.jobPosting;
  const row = posting && postingRows([posting])[0];
  // Without an error the answer was null.
  const isGone = error === undefined || readFailure(error).code === 'NOT_FOUND';

  return (
    <Dialog
      title={row?.title ?? 'Position'}
      size="large"
      isOpen
      isText
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          {row && <ApplyButton posting={row} onApply={onApply} />}
        </>
      }
    >
      {!posting && loading && <Skeleton steps={20} shape="block" />}
      {!posting && !loading && (
        <ErrorState
          text={
            isGone
              ? 'This position does not exist any more.'
              : 'Failed to load job details. Please try again.'
          }
          retryLabel="Retry"
          onRetry={isGone ? undefined : () => void refetch().catch(() => undefined)}
        />
      )}
      {posting && (
        <>
          <JobFacts posting={posting} />
          <JobDescription posting={posting} />
        </>
      )}
    </Dialog>
  );
}

const JobPostingDocument = graphql(`
  query JobPosting($id: ID!) {
    jobPosting(id: $id) {
      id
      ...PostingRow
      ...JobFacts
      ...JobDescription
    }
  }
`);
