import { useState } from 'react';

import { usePortalConfig } from '../../../../domain/config/ConfigContext';
import { ListCard } from '../../../../domain/list/ListCard';
import type { OpenItem } from '../../../../domain/list/useOpenItem';
import { useDepartments } from '../../../../domain/people/useDepartments';
import { ReviewStateBadge } from '../../../../domain/reviews/ReviewStateBadge';
import type { ReviewCyclesQuery } from '../../../../generated/graphql';
import { RowLink } from '../../../../ui/data/table/RowLink';
import type { TableColumn } from '../../../../ui/data/table/tableColumn';
import { EmptyState } from '../../../../ui/feedback/EmptyState';
import { Button } from '../../../../ui/form/Button';
import { todayIn } from '../../../../ui/form/dates/days';
import { numberText } from '../../../../ui/numbers';
import { CycleQuestion } from './CycleQuestion';
import { DistributionCard } from './DistributionCard';
import { reviewChoices, useCycleReviews, type ReviewRow } from './useCycleReviews';

interface Props {
  cycle: ReviewCyclesQuery['reviewCycles']['results'][number];
  review: OpenItem;
}

/** The reviews of one cycle: overdue ones, those that can be shared, and the distribution of ratings. */
export function CycleReviews({ cycle, review }: Props) {
  const { timeZone } = usePortalConfig();
  const list = useCycleReviews({ id: cycle.id, isDue: cycle.isOpen && cycle.dueDate < todayIn(timeZone) });
  const departments = useDepartments();
  const [question, setQuestion] = useState<'share' | 'close' | null>(null);
  const ready = cycle.progress?.readyToShare ?? 0;
  return (
    <>
      <ListCard
        list={list}
        title={cycle.name}
        label={`Reviews of ${cycle.name}`}
        nouns={['review', 'reviews']}
        searchHint="Search by name"
        filters={[
          { name: 'reviews', label: 'Which reviews', options: reviewChoices },
          {
            name: 'department',
            label: 'Department',
            options: [{ value: 'all', label: 'All departments' }, ...departments.options],
          },
        ]}
        columns={columns(review, cycle.isOpen)}
        view="reviews of a cycle"
        current={review.id}
        tools={
          <>
            {cycle.viewerCan.close && <Button onClick={() => setQuestion('close')}>Close cycle</Button>}
            {cycle.viewerCan.share && ready > 0 && (
              <Button onClick={() => setQuestion('share')}>Share {numberText(ready)} finished</Button>
            )}
          </>
        }
        failed="Failed to load the reviews. Please try again."
        noMatch={list.filters.reviews === 'late' ? 'No one is late' : 'There are no such reviews'}
        advice="Choose which reviews you want to see above."
        nothing={
          <EmptyState
            title={list.filters.reviews === 'late' ? 'No one is late' : 'There are no reviews'}
            text="Choose which reviews you want to see above."
          />
        }
      />
      <DistributionCard id={cycle.id} />
      {question && <CycleQuestion asks={question} cycle={cycle} onClose={() => setQuestion(null)} />}
    </>
  );
}

const columns = (opened: OpenItem, isOpen: boolean): TableColumn<ReviewRow>[] => [
  {
    key: 'name',
    head: 'Person',
    width: '30%',
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
    key: 'rating',
    head: 'Rating',
    align: 'end',
    cell: ({ rating }) => rating ?? '–',
    inCard: ({ rating }) => (rating === null ? 'Not rated' : `Rating ${String(rating)}`),
  },
  {
    key: 'state',
    head: 'State',
    sortable: true,
    narrow: 'badge',
    cell: (row) => <ReviewStateBadge review={row} isOpen={isOpen} />,
  },
];
