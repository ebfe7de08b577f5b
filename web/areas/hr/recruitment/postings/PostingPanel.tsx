import { useQuery } from '@apollo/client/react';
import { FileUser, Trash2 } from 'lucide-react';

import { detailsIn } from '../../../../domain/list/detailsIn';
import { NoDetails } from '../../../../domain/list/NoDetails';
import { JobDescription } from '../../../../domain/jobs/JobDescription';
import { JobFacts } from '../../../../domain/jobs/JobFacts';
import { locationText } from '../../../../domain/jobs/locationText';
import { placeText } from '../../../../domain/jobs/placeText';
import { PostingPriorityBadge } from '../../../../domain/jobs/PostingPriorityBadge';
import { PostingStatusBadge } from '../../../../domain/jobs/PostingStatusBadge';
import { salaryText } from '../../../../domain/jobs/salaryText';
import { graphql } from '../../../../generated/gql';
import { Button } from '../../../../ui/form/Button';
import { SidePanel } from '../../../../ui/overlay/sidePanel/SidePanel';
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

/** Everything that is known of a posting, and what HR does with it. */
export function PostingPanel({ id, listed, steps, onApplications, onEdit, onRemove, onClose }: Props) {
  const answer = useQuery(HrPostingDetailsDocument, { variables: { id } });
  const posting = detailsIn(answer, (data) => data.jobPosting, id);
  const isMissing = !posting && !answer.loading;
  const row = posting ? hrPosting(posting) : isMissing ? undefined : listed;

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
      {!posting && <NoDetails answer={answer} noun="job posting" />}
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
