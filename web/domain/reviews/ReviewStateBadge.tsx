import type { ReviewState } from '../../generated/graphql';
import { StatusBadge } from '../../ui/data/cells/StatusBadge';
import { reviewStateTone, reviewStateWord } from './reviewWords';

interface Props {
  review: { state: ReviewState; isLate?: boolean };
  /** People can still write in its cycle. */
  isOpen: boolean;
  /** Shown to its person: late is then only what they have to write themselves. */
  isOwn?: boolean;
}

/** The status of a review, and whether it is overdue. An unfinished one in a closed cycle stays so. */
export function ReviewStateBadge({ review: { state, isLate = false }, isOpen, isOwn = false }: Props) {
  const isUnfinished = state === 'DRAFT' || state === 'SELF_REVIEW_DONE';
  if (!isOpen && isUnfinished) return <StatusBadge tone="neutral">Closed, not finished</StatusBadge>;
  return (
    <>
      <StatusBadge tone={reviewStateTone[state]}>{reviewStateWord[state]}</StatusBadge>{' '}
      {isLate && (!isOwn || state === 'DRAFT') && <StatusBadge tone="danger">Late</StatusBadge>}
    </>
  );
}
