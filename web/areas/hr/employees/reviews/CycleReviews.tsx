import { useQuery } from '@apollo/client/react';
import { useState } from 'react';

import { ConfirmAction } from '../../../../domain/action/ConfirmAction';
import type { OpenItem } from '../../../../domain/list/useOpenItem';
import { changedReview } from '../../../../domain/reviews/changedReview';
import { reviewStateTone, reviewStateWord } from '../../../../domain/reviews/reviewWords';
import { graphql } from '../../../../generated/gql';
import type { HrReviewsQuery, ReviewCyclesQuery, ReviewState } from '../../../../generated/graphql';
import { Pager } from '../../../../ui/data/Pager';
import { RowLink } from '../../../../ui/data/RowLink';
import { StatusBadge } from '../../../../ui/data/StatusBadge';
import { Table } from '../../../../ui/data/Table';
import type { TableColumn } from '../../../../ui/data/tableColumn';
import { EmptyState } from '../../../../ui/feedback/EmptyState';
import { Button } from '../../../../ui/form/Button';
import { Select } from '../../../../ui/form/Select';
import { Card } from '../../../../ui/layout/Card';
import { numberText } from '../../../../ui/numbers';
import { DistributionCard } from './DistributionCard';

type Cycle = ReviewCyclesQuery['reviewCycles']['results'][number];
type Row = HrReviewsQuery['performanceReviews']['results'][number];

const PAGE = 25;
const choices = [
  { value: 'LATE', label: 'Late' },
  { value: 'ALL', label: 'All reviews' },
  ...Object.entries(reviewStateWord).map(([value, label]) => ({ value, label })),
];

interface Props {
  cycle: Cycle;
  review: OpenItem;
}

/** The reviews of one cycle: who is late, what can be shared, and how the ratings are spread. */
export function CycleReviews({ cycle, review }: Props) {
  // No one is late any more in a closed cycle.
  const [which, setWhich] = useState(cycle.isOpen ? 'LATE' : 'ALL');
  const [page, setPage] = useState(1);
  const [step, setStep] = useState<'share' | 'close' | null>(null);
  const { data, previousData, error, loading, refetch } = useQuery(HrReviewsDocument, {
    variables: {
      cycleId: cycle.id,
      page,
      pageSize: PAGE,
      isLate: which === 'LATE' ? true : null,
      state: which === 'LATE' || which === 'ALL' ? null : [which as ReviewState],
    },
  });
  const shown = (data ?? previousData)?.performanceReviews;
  const ready = cycle.progress?.managerReviewDone ?? 0;
  const back = () => setStep(null);
  return (
    <>
      <Card
        flush
        title={cycle.name}
        aria-label={`Reviews of ${cycle.name}`}
        actions={
          <>
            <Select
              compact
              label="Which reviews"
              options={choices}
              value={which}
              onChange={(next) => {
                setWhich(next);
                setPage(1);
              }}
            />
            {cycle.viewerCan.close && <Button onClick={() => setStep('close')}>Close cycle</Button>}
            {cycle.viewerCan.share && ready > 0 && (
              <Button onClick={() => setStep('share')}>Share {numberText(ready)} finished</Button>
            )}
          </>
        }
      >
        <Table
          label={`Reviews of ${cycle.name}`}
          columns={columns(review)}
          rows={shown?.results}
          rowKey={({ id }) => id}
          current={review.id}
          busy={loading}
          error={error ? 'Failed to load the reviews. Please try again.' : undefined}
          onRetry={() => void refetch().catch(() => undefined)}
          empty={
            <EmptyState
              title={which === 'LATE' ? 'No one is late' : 'There are no such reviews'}
              text="Choose which reviews you want to see above."
            />
          }
        />
        {shown && <Pager page={page} pageSize={PAGE} count={shown.count} onPage={setPage} />}
      </Card>
      <DistributionCard id={cycle.id} />
      {step === 'close' && (
        <ConfirmAction
          document={CloseReviewCycleDocument}
          variables={{ id: cycle.id, version: cycle.version }}
          done="Review cycle closed."
          failed="Failed to close the review cycle. Please try again."
          stale={[...changedReview.stale]}
          staleIfRefused={['ReviewCycles']}
          title="Close this review cycle?"
          confirmLabel="Close cycle"
          cancelLabel="Keep it open"
          busyText="Closing..."
          onClose={back}
        >
          People and managers can no longer write in {cycle.name}. What managers have finished can still be
          shared.
        </ConfirmAction>
      )}
      {step === 'share' && (
        <ConfirmAction
          document={ShareReviewsOfCycleDocument}
          variables={{ cycleId: cycle.id }}
          done="Finished reviews shared."
          failed="Failed to share the reviews. Please try again."
          stale={[...changedReview.stale]}
          title="Share all finished reviews?"
          confirmLabel="Share"
          cancelLabel="Not yet"
          busyText="Sharing..."
          onClose={back}
        >
          Everyone whose review in {cycle.name} is finished is told and can read it. Your own is not among
          them.
        </ConfirmAction>
      )}
    </>
  );
}

const columns = (opened: OpenItem): TableColumn<Row>[] => [
  {
    key: 'name',
    head: 'Person',
    width: '34%',
    cell: ({ id, employeeName }) => <RowLink {...opened.linkTo(id)}>{employeeName}</RowLink>,
  },
  { key: 'department', head: 'Department', cell: ({ departmentName }) => departmentName ?? '–' },
  {
    key: 'manager',
    head: 'Manager',
    cell: ({ managerName }) => managerName ?? 'None',
    inCard: ({ managerName }) => `Manager: ${managerName ?? 'none'}`,
  },
  {
    key: 'state',
    head: 'State',
    narrow: 'badge',
    cell: ({ state, isLate }) => (
      <>
        <StatusBadge tone={reviewStateTone[state]}>{reviewStateWord[state]}</StatusBadge>{' '}
        {isLate && <StatusBadge tone="danger">Late</StatusBadge>}
      </>
    ),
  },
];

const HrReviewsDocument = graphql(`
  query HrReviews($cycleId: Int!, $isLate: Boolean, $state: [ReviewState!], $page: Int, $pageSize: Int) {
    performanceReviews(
      cycleId: [$cycleId]
      isLate: $isLate
      state: $state
      page: $page
      pageSize: $pageSize
    ) {
      count
      results {
        id
        employeeName
        departmentName
        managerName
        state
        isLate
      }
    }
  }
`);

const CloseReviewCycleDocument = graphql(`
  mutation CloseReviewCycle($id: Int!, $version: Int!) {
    closeReviewCycle(id: $id, version: $version) {
      id
      isOpen
      version
      viewerCan {
        close
      }
    }
  }
`);

const ShareReviewsOfCycleDocument = graphql(`
  mutation ShareReviewsOfCycle($cycleId: Int!) {
    shareReviewsOfCycle(cycleId: $cycleId) {
      shared
    }
  }
`);
