import { useQuery } from '@apollo/client/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';

import { dayText } from '../../../../domain/calendar/day';
import { useOpenItem, type OpenItem } from '../../../../domain/list/useOpenItem';
import { ReviewPanel } from '../../../../domain/reviews/ReviewPanel';
import { graphql } from '../../../../generated/gql';
import type { ReviewCyclesQuery } from '../../../../generated/graphql';
import { Pager } from '../../../../ui/data/paging/Pager';
import { RowLink } from '../../../../ui/data/table/RowLink';
import { StatusBadge } from '../../../../ui/data/cells/StatusBadge';
import { Table } from '../../../../ui/data/table/Table';
import type { TableColumn } from '../../../../ui/data/table/tableColumn';
import { EmptyState } from '../../../../ui/feedback/EmptyState';
import { Button } from '../../../../ui/form/Button';
import { Card } from '../../../../ui/layout/Card';
import { Stack } from '../../../../ui/layout/Stack';
import { numberText } from '../../../../ui/numbers';
import { CycleReviews } from './CycleReviews';
import { OpenCycleDialog } from './OpenCycleDialog';

const perPage = 10;

type Cycle = ReviewCyclesQuery['reviewCycles']['results'][number];

/** The review cycles of the organization, and the reviews of one of them. */
export function ReviewCycles() {
  const [page, setPage] = useState(1);
  const { data, previousData, error, loading, refetch } = useQuery(ReviewCyclesDocument, {
    variables: { page, pageSize: perPage },
    notifyOnNetworkStatusChange: true,
  });
  const cycle = useOpenItem('cycle');
  const review = useOpenItem('review');
  const [opening, setOpening] = useState(false);
  const cycles = (data ?? previousData)?.reviewCycles;
  const rows = cycles?.results;
  const shown = rows?.find(({ id }) => id === cycle.id) ?? rows?.[0];
  return (
    <Stack>
      <Card
        flush
        title="Review cycles"
        aria-label="Review cycles"
        actions={
          <Button icon={Plus} variant="primary" onClick={() => setOpening(true)}>
            Open cycle
          </Button>
        }
      >
        <Table
          label="Review cycles"
          columns={columns(cycle)}
          rows={rows}
          rowKey={({ id }) => id}
          expect={2}
          current={shown?.id ?? null}
          busy={loading}
          error={error ? 'Failed to load the review cycles. Please try again.' : undefined}
          onRetry={() => void refetch().catch(() => undefined)}
          empty={
            <EmptyState
              title="There are no review cycles"
              text="Open one, and everyone who takes part gets a notice."
            />
          }
        />
        {cycles && (
          <Pager
            label="Pages of cycles"
            page={page}
            pageSize={perPage}
            count={cycles.count}
            onPage={setPage}
          />
        )}
      </Card>
      {shown && <CycleReviews key={shown.id} cycle={shown} review={review} />}
      {review.id !== null && <ReviewPanel id={review.id} onClose={review.close} />}
      {opening && <OpenCycleDialog onOpened={cycle.open} onClose={() => setOpening(false)} />}
    </Stack>
  );
}

const columns = (opened: OpenItem): TableColumn<Cycle>[] => [
  {
    key: 'name',
    head: 'Cycle',
    width: '34%',
    cell: ({ id, name }) => <RowLink {...opened.linkTo(id)}>{name}</RowLink>,
  },
  {
    key: 'who',
    head: 'Who takes part',
    free: true,
    cell: ({ departments }) => (departments.length === 0 ? 'Everyone' : departments.join(', ')),
  },
  {
    key: 'due',
    head: 'Due',
    whole: true,
    cell: ({ dueDate }) => dayText(dueDate),
    inCard: ({ dueDate }) => `Due ${dayText(dueDate)}`,
  },
  {
    key: 'progress',
    head: 'Acknowledged',
    align: 'end',
    whole: true,
    cell: ({ progress }) =>
      progress ? `${numberText(progress.acknowledged)} of ${numberText(progress.total)}` : '–',
    inCard: ({ progress }) =>
      progress ? `${numberText(progress.acknowledged)} of ${numberText(progress.total)} acknowledged` : '–',
  },
  {
    key: 'state',
    head: 'State',
    narrow: 'badge',
    cell: ({ isOpen }) => (
      <StatusBadge tone={isOpen ? 'success' : 'neutral'}>{isOpen ? 'Open' : 'Closed'}</StatusBadge>
    ),
  },
];

const ReviewCyclesDocument = graphql(`
  query ReviewCycles($page: Int!, $pageSize: Int!) {
    reviewCycles(page: $page, pageSize: $pageSize) {
      count
      results {
        id
        version
        name
        dueDate
        departments
        isOpen
        progress {
          total
          draft
          selfReviewDone
          readyToShare
          acknowledged
        }
        viewerCan {
          close
          share
        }
      }
    }
  }
`);
