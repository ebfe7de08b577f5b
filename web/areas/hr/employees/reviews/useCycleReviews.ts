import { useListQuery, type List } from '../../../../domain/list/useListQuery';
import { reviewStateWord } from '../../../../domain/reviews/reviewWords';
import { graphql } from '../../../../generated/gql';
import type { HrReviewsQuery, ReviewState } from '../../../../generated/graphql';

type Listed = HrReviewsQuery['performanceReviews']['results'][number];
/** A review, called by its person. */
export type ReviewRow = Listed & { title: string };
/** What the reviews of a cycle are narrowed by, under its names in the address. */
export type ReviewFilter = 'reviews' | 'department';

export const reviewChoices = [
  { value: 'all', label: 'All reviews' },
  { value: 'late', label: 'Late' },
  ...Object.entries(reviewStateWord).map(([value, label]) => ({ value: value.toLowerCase(), label })),
];

interface Cycle {
  id: number;
  /** People can still be late in it, and some may be. */
  isDue: boolean;
}

/** The reviews of one cycle by name; in a cycle that is due the overdue ones first. */
export function useCycleReviews({ id, isDue }: Cycle): List<ReviewRow, ReviewFilter> {
  return useListQuery(HrReviewsDocument, {
    of: String(id),
    filters: {
      reviews: { values: reviewChoices.map(({ value }) => value), initial: isDue ? 'late' : 'all' },
      department: { values: /^[1-9]\d{0,8}$/, initial: 'all' },
    },
    sort: { key: 'id', descending: false },
    pageSize: 25,
    variables: ({ filters: { reviews, department }, search, page, pageSize, ordering }) => ({
      cycleId: id,
      isLate: reviews === 'late' ? true : null,
      state: reviews === 'late' || reviews === 'all' ? null : [reviews.toUpperCase() as ReviewState],
      departmentId: department === 'all' ? null : [Number(department)],
      search: search || null,
      ordering,
      page,
      pageSize,
    }),
    read: ({ performanceReviews: { count, results } }) => ({
      count,
      results: results.map((row) => ({ ...row, title: row.employeeName })),
    }),
  });
}

const HrReviewsDocument = graphql(`
  query HrReviews(
    $cycleId: Int!
    $isLate: Boolean
    $state: [ReviewState!]
    $departmentId: [Int!]
    $search: String
    $ordering: String
    $page: Int
    $pageSize: Int
  ) {
    performanceReviews(
      cycleId: [$cycleId]
      isLate: $isLate
      state: $state
      departmentId: $departmentId
      search: $search
      ordering: $ordering
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
        rating
      }
    }
  }
`);
