import { useQuery } from '@apollo/client/react';
import { useState } from 'react';

import { JobDescription } from '../../../domain/jobs/JobDescription';
import { JobFacts } from '../../../domain/jobs/JobFacts';
import { graphql } from '../../../generated/gql';
import { Banner } from '../../../ui/feedback/Banner';
import { Button } from '../../../ui/form/Button';
import { Dialog } from '../../../ui/overlay/dialog/Dialog';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { FactList } from '../../../ui/data/FactList';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { MatchEvidence } from './match/MatchEvidence';
import { MatchScore } from './match/MatchScore';
import { applyElsewhere } from './pinned';
import type { Recommendation } from './recommendation';

interface Props {
  recommendation: Recommendation;
  /** Opens the form to apply; null where the person only reads where to find it. */
  onApply: (() => void) | null;
  onClose: () => void;
}

/** A recommended position in full: why it suits, with the evidence, then facts and texts. */
export function JobDetailsDialog({
  recommendation: { jobId, job, matchPercentage, matches },
  onApply,
  onClose,
}: Props) {
  const { data, error, loading, refetch } = useQuery(RecommendedJobDocument, {
    variables: { id: jobId },
    notifyOnNetworkStatusChange: true,
  });
  const [isHintShown, setHintShown] = useState(false);
  const posting = error ? null : data?.jobPosting;

  return (
    <Dialog
      title={<bdi>{posting?.title ?? job.title}</bdi>}
      size="large"
      isOpen
      isText
      onClose={onClose}
      footer={
        <>
          {isHintShown && (
            <div role="alert">
              <Banner tone="brand">{applyElsewhere}</Banner>
            </div>
          )}
          <Button onClick={onClose}>Close</Button>
          {posting && (
            <Button variant="primary" onClick={onApply ?? (() => setHintShown(true))}>
              Apply Now
            </Button>
          )}
        </>
      }
    >
      {!posting && loading && <Skeleton steps={60} shape="block" />}
      {!posting && !loading && (
        <ErrorState
          text="Failed to load job details. Please try again."
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {posting && (
        <>
          <FactList facts={[{ label: 'Match score', value: <MatchScore percentage={matchPercentage} /> }]} />
          <MatchEvidence matches={matches} />
          <JobFacts posting={posting} />
          <JobDescription posting={posting} />
        </>
      )}
    </Dialog>
  );
}

const RecommendedJobDocument = graphql(`
  query RecommendedJob($id: ID!) {
    jobPosting(id: $id) {
      id
      title
      ...JobFacts
      ...JobDescription
    }
  }
`);
