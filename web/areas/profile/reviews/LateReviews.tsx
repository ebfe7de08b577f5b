import { Card } from '../../../ui/layout/Card';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { latePart, useLatePart } from '../../../ui/late';
import { afterData } from '../../../ui/overlay/lazyDialog';

const reviews = latePart(() => afterData(async () => (await import('./MyReviews')).MyReviews));

/**
 * The viewer's reviews and goals, and those of their team; the code is loaded when the rest of the page is shown.
 */
export function LateReviews() {
  const { Part, failed, retry } = useLatePart(reviews);
  if (Part) return <Part />;
  return (
    <Card title="My reviews" aria-label="My reviews" aria-busy={!failed} data-late="">
      {failed ? (
        <ErrorState
          text="Your reviews could not be loaded. Check your connection and try again."
          onRetry={retry}
        />
      ) : (
        <Skeleton />
      )}
    </Card>
  );
}
