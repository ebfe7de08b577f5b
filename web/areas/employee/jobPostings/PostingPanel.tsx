import { useQuery } from '@apollo/client/react';

import { readFailure } from '../../../domain/failure/failure';
import { JobDescription } from '../../../domain/jobs/JobDescription';
import { JobFacts } from '../../../domain/jobs/JobFacts';
import { locationText } from '../../../domain/jobs/locationText';
import { placeText } from '../../../domain/jobs/placeText';
import { PostingPriorityBadge } from '../../../domain/jobs/PostingPriorityBadge';
import { PostingStatusBadge } from '../../../domain/jobs/PostingStatusBadge';
import { salaryText } from '../../../domain/jobs/salaryText';
import { graphql } from '../../../generated/gql';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { SidePanel } from '../../../ui/overlay/sidePanel/SidePanel';
import type { PanelSteps } from '../../../ui/overlay/sidePanel/steps';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { ApplyButton } from './ApplyButton';
import { postingRows, type PostingRow } from './postingRow';

interface Props {
  id: string;
  /** As the list knows it, where it does. */
  listed: PostingRow | undefined;
  steps: PanelSteps | undefined;
  onApply: () => void;
  onClose: () => void;
}

/** Everything that is known of a position, and the button to apply for it. */
export function PostingPanel({ id, listed, steps, onApply, onClose }: Props) {
  const { data, previousData, error, loading, refetch } = useQuery(JobPostingDocument, {
    variables: { id },
  });
  const known = (data ?? previousData)?.jobPosting;
  const posting = !error && known?.id === id ? known : null;
  const isMissing = !posting && !loading;
  const row = (posting && postingRows([posting])[0]) ?? (isMissing ? undefined : listed);
  // Without an error the answer was null.
  const isGone = error === undefined || readFailure(error).code === 'NOT_FOUND';

  return (
    <SidePanel
      item={id}
      title={row?.title ?? 'Position'}
      head={
        row && (
          <>
            <PostingStatusBadge status={row.status} isClosed={row.isClosed} />
            <PostingPriorityBadge priority={row.priority} whole />
            <span>{placeText(placeText(row.departmentName, locationText(row)), salaryText(row))}</span>
          </>
        )
      }
      isText
      steps={steps}
      onClose={onClose}
      rail={posting && <JobFacts posting={posting} isBesideHead />}
      footer={row && <ApplyButton posting={row} onApply={onApply} />}
    >
      {!posting && loading && <Skeleton steps={20} shape="block" />}
      {isMissing && (
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
      {posting && <JobDescription posting={posting} />}
    </SidePanel>
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
