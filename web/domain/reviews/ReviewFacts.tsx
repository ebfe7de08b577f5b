import { getFragmentData, type FragmentType } from '../../generated/fragment-masking';
import { graphql } from '../../generated/gql';
import { FactList } from '../../ui/data/FactList';
import { dayText } from '../calendar/day';
import { InstantText } from '../calendar/InstantText';

/** Who takes part in a review, and when what happened. */
export function ReviewFacts({ review }: { review: FragmentType<typeof ReviewFactsPart> }) {
  const it = getFragmentData(ReviewFactsPart, review);
  const when = (at: string | null) => (at ? <InstantText at={at} withTime /> : null);
  return (
    <FactList
      facts={[
        { label: 'Person', value: it.employeeName },
        { label: 'Department', value: it.departmentName },
        { label: 'Manager', value: it.managerName ?? 'None' },
        { label: 'Period', value: `${dayText(it.cycle.periodStart)} – ${dayText(it.cycle.periodEnd)}` },
        { label: 'Due', value: dayText(it.cycle.dueDate) },
        { label: 'Self review', value: when(it.selfReviewedAt) },
        { label: 'Manager’s part', value: when(it.managerReviewedAt) },
        { label: 'Written by', value: it.reviewedByName },
        { label: 'Shared', value: when(it.sharedAt) },
        { label: 'Shared by', value: it.sharedByName },
        { label: 'Acknowledged', value: when(it.acknowledgedAt) },
      ]}
    />
  );
}

const ReviewFactsPart = graphql(`
  fragment ReviewFacts on PerformanceReview {
    id
    employeeName
    departmentName
    managerName
    cycle {
      id
      periodStart
      periodEnd
      dueDate
    }
    selfReviewedAt
    managerReviewedAt
    reviewedByName
    sharedAt
    sharedByName
    acknowledgedAt
  }
`);
