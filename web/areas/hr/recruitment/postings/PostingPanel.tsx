import { useQuery } from '@apollo/client/react';
import { FileUser, Trash2 } from 'lucide-react';

import { readFailure } from '../../../../domain/failure/failure';
import { JobDescription } from '../../../../domain/jobs/JobDescription';
import { JobFacts } from '../../../../domain/jobs/JobFacts';
import { locationText } from '../../../../domain/jobs/locationText';
import { placeText } from '../../../../domain/jobs/placeText';
import { PostingPriorityBadge } from '../../../../domain/jobs/PostingPriorityBadge';
import { PostingStatusBadge } from '../../../../domain/jobs/PostingStatusBadge';
import { salaryText } from '../../../../domain/jobs/salaryText';
import { graphql } from '../../../../generated/gql';
import { ErrorState } from '../../../../ui/feedback/ErrorState';
import { Skeleton } from '../../../../ui/feedback/Skeleton';
import { Button } from '../../../../ui/form/Button';
import { SidePanel } from '../../../../ui/overlay/SidePanel';
import type { PanelSteps } from '../../../../ui/overlay/sidePanel/steps';
import { hrPosting, type HrPosting } from './postingRow';

interface Props {
  id: string;
  /** As the list knows it, where it does. */
  listed: HrPosting | undefined;
  steps: PanelSteps | undefined;
  onApplications: (id: string) => void;
  onEdit: (id: string) => void;
  onRemove: (posting: HrPosting) => void;
  onClose: () => void;
}

/** Everything that is known of a posting, and what HR does with it [B2.32]. */
export function PostingPanel({ id, listed, steps, onApplications, onEdit, onRemove, onClose }: Props) {
  const { data, previousData, error, loading, refetch } = useQuery(HrPostingDetailsDocument, {
    variables: { id },
  });
  const known = (data ?? previousData)?.jobPosting;
  const posting = !error && known?.id === id ? known : null;
  const isMissing = !posting && !loading;
  const row = posting ? hrPosting(posting) : isMissing ? undefined : listed;
  // Without an error the answer was null.
  const isGone = error === undefined || readFailure(error).code === 'NOT_FOUND';

  return (
    <SidePanel
      item={id}
      title={row?.title ?? 'Job posting'}
      head={
        row && (
          <>
            <PostingStatusBadge status={row.status} />
            <PostingPriorityBadge priority={row.priority} whole />
            <span>{placeText(placeText(row.departmentName, locationText(row)), salaryText(row))}</span>
            {row.isClosed && row.status.code === 'active' && <span>Takes no applications any more</span>}
          </>
        )
      }
      isText
      steps={steps}
      onClose={onClose}
      rail={posting && <JobFacts posting={posting} isBesideHead />}
      footer={
        row && (
          <>
            {row.viewerCan.manage && (
              <Button icon={Trash2} variant="danger" onClick={() => onRemove(row)}>
                Remove Posting
              </Button>
            )}
            <Button icon={FileUser} onClick={() => onApplications(id)}>
              Applications
            </Button>
            {row.viewerCan.manage && (
              <Button variant="primary" onClick={() => onEdit(id)}>
                Edit
              </Button>
            )}
          </>
        )
      }
    >
      {!posting && loading && <Skeleton steps={20} shape="block" />}
      {isMissing && (
        <ErrorState
          text={
            isGone
              ? 'This job posting does not exist any more.'
              : 'Failed to load the job posting. Please try again.'
          }
          retryLabel="Retry"
          onRetry={isGone ? undefined : () => void refetch().catch(() => undefined)}
        />
      )}
      {posting && <JobDescription posting={posting} requirementsInLine />}
    </SidePanel>
  );
}

const HrPostingDetailsDocument = graphql(`
  query HrPostingDetails($id: ID!) {
    jobPosting(id: $id) {
      id
      ...HrPostingRow
      ...JobFacts
      ...JobDescription
    }
  }
`);
