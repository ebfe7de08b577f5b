import { dayText } from '../../../domain/calendar/day';
import type { OpenItem } from '../../../domain/list/useOpenItem';
import { ReviewStateBadge } from '../../../domain/reviews/ReviewStateBadge';
import { goalStateTone, goalStateWord } from '../../../domain/reviews/reviewWords';
import { getFragmentData, type FragmentType } from '../../../generated/fragment-masking';
import { graphql } from '../../../generated/gql';
import { RowLink } from '../../../ui/data/table/RowLink';
import { StatusBadge } from '../../../ui/data/cells/StatusBadge';
import type { TableColumn } from '../../../ui/data/table/tableColumn';

type Review = FragmentType<typeof ReviewRowPart>;
type Goal = FragmentType<typeof GoalRowPart>;

const review = (row: Review) => getFragmentData(ReviewRowPart, row);
const goal = (row: Goal) => getFragmentData(GoalRowPart, row);

/** A row is named by its cycle, or by its person in a list of several people. */
export const reviewColumns = (opened: OpenItem, by: 'cycle' | 'person'): TableColumn<Review>[] => [
  {
    key: 'name',
    head: by === 'cycle' ? 'Cycle' : 'Person',
    width: '40%',
    cell: (row) => {
      const { id, cycle, employeeName } = review(row);
      return <RowLink {...opened.linkTo(id)}>{by === 'cycle' ? cycle.name : employeeName}</RowLink>;
    },
  },
  ...(by === 'person'
    ? [{ key: 'cycle', head: 'Cycle', cell: (row: Review) => review(row).cycle.name }]
    : []),
  {
    key: 'due',
    head: 'Due',
    cell: (row) => dayText(review(row).cycle.dueDate),
    inCard: (row) => `Due ${dayText(review(row).cycle.dueDate)}`,
    whole: true,
  },
  {
    key: 'state',
    head: 'State',
    narrow: 'badge',
    cell: (row) => (
      <ReviewStateBadge review={review(row)} isOpen={review(row).cycle.isOpen} isOwn={by === 'cycle'} />
    ),
  },
];

/** Goals, overdue ones marked; each names its person in a list that includes a team. */
export const goalColumns = (opened: OpenItem, ofTeam: boolean, today: string): TableColumn<Goal>[] => [
  {
    key: 'title',
    head: 'Goal',
    width: '40%',
    free: true,
    cell: (row) => {
      const { id, title } = goal(row);
      return <RowLink {...opened.linkTo(id)}>{title}</RowLink>;
    },
  },
  ...(ofTeam ? [{ key: 'person', head: 'Person', cell: (row: Goal) => goal(row).employeeName }] : []),
  {
    key: 'due',
    head: 'Due',
    whole: true,
    cell: (row) => {
      const { dueDate } = goal(row);
      return dueDate ? dayText(dueDate) : '–';
    },
    inCard: (row) => {
      const { dueDate } = goal(row);
      return dueDate ? `Due ${dayText(dueDate)}` : 'Without a due date';
    },
  },
  {
    key: 'state',
    head: 'State',
    narrow: 'badge',
    cell: (row) => {
      const { state, dueDate } = goal(row);
      const isOpen = state === 'NOT_STARTED' || state === 'IN_PROGRESS';
      return (
        <>
          <StatusBadge tone={goalStateTone[state]}>{goalStateWord[state]}</StatusBadge>{' '}
          {isOpen && dueDate !== null && dueDate < today && <StatusBadge tone="danger">Overdue</StatusBadge>}
        </>
      );
    },
  },
];

const ReviewRowPart = graphql(`
  fragment ReviewRow on PerformanceReview {
    id
    state
    isLate
    employeeName
    cycle {
      id
      name
      dueDate
      isOpen
    }
  }
`);

const GoalRowPart = graphql(`
  fragment GoalRow on Goal {
    id
    title
    state
    dueDate
    employeeName
  }
`);
