import { ConfirmAction } from '../../../../domain/action/ConfirmAction';
import { changedReview } from '../../../../domain/reviews/changedReview';
import { graphql } from '../../../../generated/gql';
import type { ReviewCyclesQuery } from '../../../../generated/graphql';
import { countText } from '../../../../ui/numbers';

interface Props {
  asks: 'share' | 'close';
  cycle: ReviewCyclesQuery['reviewCycles']['results'][number];
  onClose: () => void;
}

/** Asks once before a cycle is closed, or its finished reviews are shared; neither can be undone. */
export function CycleQuestion({ asks, cycle: { id, name, version, progress }, onClose }: Props) {
  const shared = { stale: [...changedReview.stale], staleIfRefused: ['ReviewCycles'], onClose } as const;
  if (asks === 'close')
    return (
      <ConfirmAction
        {...shared}
        document={CloseReviewCycleDocument}
        variables={{ id, version }}
        done="Review cycle closed."
        failed="Failed to close the review cycle. Please try again."
        title="Close this review cycle?"
        confirmLabel="Close cycle"
        cancelLabel="Keep it open"
        busyText="Closing..."
      >
        {unfinishedText((progress?.draft ?? 0) + (progress?.selfReviewDone ?? 0))} People and managers can no
        longer write in {name}, and it cannot be opened again. What managers have finished can still be
        shared.
      </ConfirmAction>
    );
  return (
    <ConfirmAction
      {...shared}
      document={ShareReviewsOfCycleDocument}
      variables={{ cycleId: id }}
      variant="primary"
      done="Finished reviews shared."
      failed="Failed to share the reviews. Please try again."
      title="Share all finished reviews?"
      confirmLabel="Share"
      cancelLabel="Not yet"
      busyText="Sharing..."
    >
      {countText(progress?.readyToShare ?? 0, 'person gets', 'people get')} a notice that their review in{' '}
      {name} is there, and can read it. This cannot be undone. Your own review is not among them.
    </ConfirmAction>
  );
}

const unfinishedText = (count: number): string =>
  count === 0 ? 'All reviews are finished.' : `${countText(count, 'review is', 'reviews are')} not finished.`;

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
